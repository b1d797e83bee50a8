/// A toolbar entry of a Mac window, with the name under which the system remembers its position.
///
/// The name is the command's own, without its block: `reply` for `message.reply`. A second `reply`
/// becomes `reply2`, so existing names stay the same when entries are added at the end.
@MainActor
struct ToolbarSlot {
  let name: String
  let content: Content
  /// The slots of a group.
  var inner: [ToolbarSlot] = []

  /// The content of a slot.
  enum Content {
    case entry(ToolbarEntry<MenuAction>)
    case space
    case flexibleSpace
    /// The separator that tracks the sidebar's divider.
    case sidebarSeparator
    /// The separator that tracks the inspector's divider.
    case inspectorSeparator
  }

  /// The slots for a toolbar's entries, in order.
  static func slots(of entries: [ToolbarEntry<MenuAction>]) -> [ToolbarSlot] {
    var taken: Set<String> = []
    return slots(of: entries, isGroup: false, &taken)
  }

  /// The labels of commands in the initial state, by slot name.
  ///
  /// For a command with two titles, this is usually the title that is not current.
  static func labels<Surface: ToolbarSurface>(of type: Surface.Type) -> [String: String] {
    let surface = Surface(MenuContext(Surface.Command.State()))
    var labels: [String: String] = [:]
    func add(_ slots: [ToolbarSlot]) {
      for slot in slots {
        if case .entry(.item(let item, _)) = slot.content {
          labels[slot.name] = MenuTexts.label(of: item.title)
        }
        add(slot.inner)
      }
    }
    add(slots(of: surface.opened(keepsHidden: true) { $0 == .mac }[.mac]))
    return labels
  }

  private static func slots(
    of entries: [ToolbarEntry<MenuAction>], isGroup: Bool, _ taken: inout Set<String>
  ) -> [ToolbarSlot] {
    var slots: [ToolbarSlot] = []
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .space, .flexibleSpace, .separator:
        // The items of a group are side by side.
        if isGroup { continue }
        let previous = index > 0 ? entries[index - 1] : nil
        let next = index + 1 < entries.count ? entries[index + 1] : nil
        slots.append(ToolbarSlot(name: "", content: space(entry, after: previous, before: next)))
      default:
        var slot = ToolbarSlot(name: unique(entry.slotName, &taken), content: .entry(entry))
        if case .group(let group, _) = entry {
          slot.inner = Self.slots(of: group.entries, isGroup: true, &taken)
        }
        slots.append(slot)
      }
    }
    return slots
  }

  private static func unique(_ base: String, _ taken: inout Set<String>) -> String {
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = base + String(number)
      number += 1
    }
    return name
  }

  /// A separator tracks a split view's divider next to the button for its pane; elsewhere it is a space.
  private static func space(
    _ entry: ToolbarEntry<MenuAction>, after previous: ToolbarEntry<MenuAction>?,
    before next: ToolbarEntry<MenuAction>?
  ) -> Content {
    switch entry {
    case .flexibleSpace: return .flexibleSpace
    case .separator:
      if case .system(.sidebar, _) = previous { return .sidebarSeparator }
      if case .system(.inspector, _) = next { return .inspectorSeparator }
      return .space
    default: return .space
    }
  }
}

nonisolated extension ToolbarEntry {
  /// The preferred name of the entry's slot, before duplicates are numbered.
  var slotName: String {
    switch self {
    case .item(let item, _): return item.id.nameWithoutBlock
    case .menu(let menu, _): return menu.id.nameWithoutBlock
    case .system(let item, _):
      return "standard" + item.rawValue.prefix(1).uppercased() + item.rawValue.dropFirst()
    case .group, .segments, .search, .view, .space, .flexibleSpace, .separator: return id
    }
  }
}

nonisolated extension String {
  /// The command's ID without its block: `reply` for `message.reply`.
  fileprivate var nameWithoutBlock: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
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

/// The appearance of a window toolbar item in one state.
nonisolated struct ToolbarFace: Equatable {
  /// The title in menus. The label is the same without the ellipsis.
  var title: String
  var image: MenuImage?
  var help: String?
  /// Whether the item can be on or off, so that its title may alternate.
  var isToggle = false
  /// Whether the item uses the accent color.
  var isTinted = false
  /// Whether the item has a check mark in the overflow menu.
  var isChecked = false
  var isEnabled = true
  var isShown = true

  /// The label in the toolbar.
  var label: String { MenuTexts.label(of: title) }
  /// The tooltip. An image without help text is explained by the label.
  var toolTip: String? { help ?? (image == nil ? nil : label) }
  /// Whether people can choose the item.
  var canBeChosen: Bool { isEnabled && isShown }
}

nonisolated extension ToolbarFace {
  /// The appearance of an entry, or nil for one without its own.
  init?<Command>(_ entry: ToolbarEntry<Command>) {
    switch entry {
    case .item(let item, let options):
      self.init(title: item.title, image: item.image, help: item.help)
      isToggle = item.isOn != nil && item.optionID == nil
      isChecked = item.isChecked
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
    case .segments(let segments, _):
      self.init(title: segments.label.title, help: segments.help)
      isEnabled = segments.items.contains { $0.isEnabled }
      isShown = segments.items.contains { $0.isShown }
    case .search(_, let prompt): self.init(title: prompt)
    case .view(_, let title, _): self.init(title: title)
    case .system(let item, _):
      self.init(title: item.title, image: item.symbolName.map { .symbol($0) })
    case .space, .flexibleSpace, .separator: return nil
    }
  }
}
