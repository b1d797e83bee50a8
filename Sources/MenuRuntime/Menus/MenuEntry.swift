/// What a menu shows, whichever framework shows it.
///
/// Tests and command palettes read `MenuEntry<NotesCommand>`; the layers of the frameworks get the same
/// entries with each command as a `MenuAction`.
nonisolated public indirect enum MenuEntry<Command> {
  case item(Item)
  /// The options of a choice, of which one is checked.
  case choice([Item])
  /// What is behind it is a group of its own; never first, last or twice.
  case separator
  case submenu(Submenu)
  /// A group with a title.
  case section(title: String, entries: [MenuEntry])
  /// Small or medium elements side by side.
  case row([MenuEntry])
  case palette([MenuEntry])
  /// A command of the system's, under its own title; with a modifier, it takes the place of the entry before it.
  case system(MenuSystemItem, alternate: MenuShortcut.Modifiers?)

  /// A command as a menu shows it in one state.
  nonisolated public struct Item {
    public let command: Command
    /// The name of the command, whatever it carries: `"note.pin"`.
    public let id: String
    /// The name of the option, or the id of the element, that the command carries.
    public let optionID: String?
    public let title: String
    /// The title of the command itself, whatever it carries and however the menu calls it.
    public let commandTitle: String
    /// The title of the option or element that the command carries.
    public let optionTitle: String?
    public let subtitle: String?
    /// What a tool tip says.
    public let help: String?
    public let image: MenuImage?
    public let shortcut: MenuShortcut?
    /// Whether the command is on; nil for one that has no such state.
    public let isOn: Bool?
    /// Whether a menu shows a check mark.
    public let isChecked: Bool
    /// Whether the command is on or off under one title.
    public let isToggle: Bool
    /// Whether people can choose it; if not, it is dimmed.
    public let isEnabled: Bool
    /// Whether it is shown at all. Only a bar whose items keep their places has items that are not.
    public let isShown: Bool
    /// Whether the command can destroy data.
    public let isDestructive: Bool
    /// The question that people answer before it is performed.
    public let confirmation: String?
    public let isUndoable: Bool
    public let keepsMenuOpen: Bool
    /// Whether the command acts on the app, so that it needs no window in front.
    public let actsOnApp: Bool
    /// The modifier that shows this item in place of the one before it.
    public let alternate: MenuShortcut.Modifiers?

    /// Tells the item from all others: the id, with the option's behind it.
    public var key: String { optionID.map { id + "/" + $0 } ?? id }
  }

  /// A menu in a menu.
  nonisolated public struct Submenu {
    public let title: String
    public let image: MenuImage?
    public let entries: [MenuEntry]
    /// The id of the command whose options or elements these are.
    public let commandID: String?
    /// Whether people can open it.
    public let isEnabled: Bool
  }

  /// Every item in it, in order, those in submenus as well.
  public var items: [Item] {
    switch self {
    case .item(let item): return [item]
    case .choice(let items): return items
    case .submenu(let menu): return menu.entries.flatMap(\.items)
    case .section(_, let entries), .row(let entries), .palette(let entries):
      return entries.flatMap(\.items)
    case .separator, .system: return []
    }
  }

  /// Whether it is a separator.
  public var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }
}

nonisolated extension MenuEntry: Equatable where Command: Equatable {}
nonisolated extension MenuEntry: Hashable where Command: Hashable {}
nonisolated extension MenuEntry: Sendable where Command: Sendable {}
nonisolated extension MenuEntry.Item: Equatable where Command: Equatable {}
nonisolated extension MenuEntry.Item: Hashable where Command: Hashable {}
nonisolated extension MenuEntry.Item: Sendable where Command: Sendable {}
nonisolated extension MenuEntry.Submenu: Equatable where Command: Equatable {}
nonisolated extension MenuEntry.Submenu: Hashable where Command: Hashable {}
nonisolated extension MenuEntry.Submenu: Sendable where Command: Sendable {}

nonisolated extension MenuEntry.Item {
  /// The item with something else for its command.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New>.Item {
    MenuEntry<New>.Item(
      command: change(command), id: id, optionID: optionID, title: title,
      commandTitle: commandTitle,
      optionTitle: optionTitle, subtitle: subtitle,
      help: help, image: image, shortcut: shortcut, isOn: isOn, isChecked: isChecked,
      isToggle: isToggle,
      isEnabled: isEnabled, isShown: isShown, isDestructive: isDestructive,
      confirmation: confirmation, isUndoable: isUndoable, keepsMenuOpen: keepsMenuOpen,
      actsOnApp: actsOnApp,
      alternate: alternate)
  }

  /// The item, dimmed where `isEnabled` is false.
  func enabled(_ isEnabled: Bool) -> MenuEntry.Item {
    MenuEntry.Item(
      command: command, id: id, optionID: optionID, title: title, commandTitle: commandTitle,
      optionTitle: optionTitle, subtitle: subtitle, help: help,
      image: image, shortcut: shortcut, isOn: isOn, isChecked: isChecked,
      isToggle: isToggle,
      isEnabled: self.isEnabled && isEnabled, isShown: isShown, isDestructive: isDestructive,
      confirmation: confirmation, isUndoable: isUndoable, keepsMenuOpen: keepsMenuOpen,
      actsOnApp: actsOnApp, alternate: alternate)
  }
}

nonisolated extension MenuEntry {
  /// The entry with something else for each command.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New> {
    switch self {
    case .item(let item): return .item(item.map(change))
    case .choice(let items): return .choice(items.map { $0.map(change) })
    case .separator: return .separator
    case .submenu(let menu): return .submenu(menu.map(change))
    case .section(let title, let entries):
      return .section(title: title, entries: entries.map { $0.map(change) })
    case .row(let entries): return .row(entries.map { $0.map(change) })
    case .palette(let entries): return .palette(entries.map { $0.map(change) })
    case .system(let item, let alternate): return .system(item, alternate: alternate)
    }
  }

  /// The entry with all its items dimmed. Submenus still open.
  var dimmed: MenuEntry {
    switch self {
    case .item(let item): return .item(item.enabled(false))
    case .choice(let items): return .choice(items.map { $0.enabled(false) })
    case .submenu(let menu):
      return .submenu(
        Submenu(
          title: menu.title, image: menu.image, entries: menu.entries.map(\.dimmed),
          commandID: menu.commandID, isEnabled: menu.isEnabled))
    case .section(let title, let entries):
      return .section(title: title, entries: entries.map(\.dimmed))
    case .row(let entries): return .row(entries.map(\.dimmed))
    case .palette(let entries): return .palette(entries.map(\.dimmed))
    case .separator, .system: return self
    }
  }
}

nonisolated extension MenuEntry.Submenu {
  /// The menu with something else for each command.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New>.Submenu {
    MenuEntry<New>.Submenu(
      title: title, image: image, entries: entries.map { $0.map(change) }, commandID: commandID,
      isEnabled: isEnabled)
  }
}
