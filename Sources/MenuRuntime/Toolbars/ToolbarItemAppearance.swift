/// The appearance of a window toolbar item in one state.
nonisolated struct ToolbarItemAppearance: Equatable {
  /// The title in menus. The label is the same without the ellipsis.
  var title: String
  /// What VoiceOver says of the image, if it is not the title.
  var spokenLabel: String?
  var image: MenuImage?
  var help: String?
  /// Whether the item can be on or off, so that its title may alternate.
  var isToggle = false
  /// Whether the item uses the accent color.
  var isTinted = false
  /// Whether the item has a check mark in the overflow menu.
  var isChecked = false
  /// Whether the check mark is a dash.
  var isMixed = false
  var isEnabled = true
  var isShown = true

  /// The label in the toolbar.
  var label: String { MenuTexts.label(of: title) }
  /// The tooltip. An image without help text is explained by the label.
  var toolTip: String? { help ?? (image == nil ? nil : label) }
  /// Whether people can choose the item.
  var canBeChosen: Bool { isEnabled && isShown }
}

nonisolated extension ToolbarItemAppearance {
  /// The appearance of an entry, or nil for one without its own.
  init?<Command>(_ entry: MenuToolbarEntry<Command>) {
    switch entry {
    case .item(let item, let options):
      self.init(
        title: item.title, spokenLabel: item.label, image: item.image, help: item.help)
      isToggle = item.isOn != nil && item.optionID == nil
      isChecked = item.isChecked
      isMixed = item.isMixed == true
      // A command with two titles shows its state by title, and a selected item needs no tint.
      isTinted = item.isChecked && !options.contains(.selectable)
      isEnabled = item.isEnabled
      isShown = item.isShown
    case .menu(let menu, _):
      self.init(title: menu.label.title, image: menu.label.image, help: menu.help)
      isEnabled = menu.isEnabled
      isShown = menu.isShown
    case .group(let group, _):
      self.init(title: group.label?.title ?? "", image: group.label?.image)
      isShown = group.entries.contains { ToolbarItemAppearance($0)?.isShown ?? false }
    case .segments(let segments, _):
      self.init(title: segments.label.title, help: segments.help)
      isEnabled = segments.items.contains { $0.isEnabled }
      isShown = segments.items.contains { $0.isShown }
    case .search(_, let prompt): self.init(title: prompt)
    case .view(_, let title, _): self.init(title: title)
    case .system(let item, _):
      self.init(title: item.title, image: item.toolbarSymbolName.map { .symbol($0) })
    case .hidden(let entry):
      self.init(entry)
      isShown = false
    case .space, .flexibleSpace, .separator: return nil
    }
  }
}

nonisolated extension MenuTexts {
  /// The label of a button for a command with this title, without the ellipsis of a menu.
  static func label(of title: String) -> String {
    guard let last = title.last, last == "…" || last == "⋯" else { return title }
    var label = title.dropLast()
    while label.last?.isWhitespace == true { label.removeLast() }
    return String(label)
  }
}
