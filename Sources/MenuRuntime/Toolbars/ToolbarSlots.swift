/// An entry of a toolbar of a Mac's window, under the name by which the system remembers where people
/// put it.
///
/// The name is the command's own, without its block: `reply` for `message.reply`. A second `reply` is
/// `reply2`. So names stay the same while entries are added behind.
@MainActor
struct ToolbarSlot {
  let name: String
  let content: Content
  /// The slots of a group.
  var inner: [ToolbarSlot] = []

  /// What stands in the slot.
  enum Content {
    case entry(ToolbarEntry<MenuAction>)
    case space
    case flexibleSpace
    /// The line above the divider beside the sidebar.
    case sidebarSeparator
    /// The line above the divider beside the inspector.
    case inspectorSeparator
  }

  /// The slots of a toolbar's entries, in their order.
  static func slots(of entries: [ToolbarEntry<MenuAction>]) -> [ToolbarSlot] {
    var taken: Set<String> = []
    return slots(of: entries, isGroup: false, &taken)
  }

  /// The labels of commands in the state that `init()` makes, by the names of their slots.
  ///
  /// A command of two titles has the other one there, more often than not.
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
        // Items of a group are side by side.
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

  /// A line follows the divider of a split view beside the button for its pane; elsewhere it is a space.
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
  /// The name of the entry's slot, as long as no other slot has it.
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
  /// The name of a command without its block: `reply` of `message.reply`.
  fileprivate var nameWithoutBlock: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}

nonisolated extension MenuTexts {
  /// The label of a button for a command with this title: the ellipsis is for menus.
  static func label(of title: String) -> String {
    guard let last = title.last, last == "…" || last == "⋯" else { return title }
    var label = title.dropLast()
    while label.last?.isWhitespace == true { label.removeLast() }
    return String(label)
  }
}

/// How an item of a window's toolbar looks in one state.
nonisolated struct ToolbarFace: Equatable {
  /// The title in menus; the label is the same without an ellipsis.
  var title: String
  var image: MenuImage?
  var help: String?
  /// Whether the item can be on, so that its title may change to and fro.
  var isToggle = false
  /// Whether the item is in the accent color.
  var isTinted = false
  /// Whether the overflow menu checks the item.
  var isChecked = false
  var isEnabled = true
  var isShown = true

  /// The label in the toolbar.
  var label: String { MenuTexts.label(of: title) }
  /// What the tool tip says: at least what the picture stands for.
  var toolTip: String? { help ?? (image == nil ? nil : label) }
  /// Whether people can choose the item.
  var canBeChosen: Bool { isEnabled && isShown }
}

nonisolated extension ToolbarFace {
  /// How an entry looks; nil for what has no face of its own.
  init?<Command>(_ entry: ToolbarEntry<Command>) {
    switch entry {
    case .item(let item, let options):
      self.init(title: item.title, image: item.image, help: item.help)
      isToggle = item.isOn != nil && item.optionID == nil
      isChecked = item.isChecked
      // A command of two titles says it with these, and a selected look is tint enough.
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
