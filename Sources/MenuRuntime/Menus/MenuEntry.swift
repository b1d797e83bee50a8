/// An entry of a menu, independent of any framework.
///
/// Tests and command palettes read `MenuEntry<NotesCommand>`. Framework code gets the same entries with a
/// `MenuAction` for each command.
nonisolated public indirect enum MenuEntry<Command> {
  /// A command.
  case item(Item)
  /// The options of a choice, the current one checked.
  case choice([Item])
  /// A separator between groups; never first, last or repeated.
  case separator
  /// A submenu.
  case submenu(Submenu)
  /// A titled section.
  case section(title: String, subtitle: String?, entries: [MenuEntry])
  /// Small or medium elements, side by side.
  case row([MenuEntry], size: MenuRowSize)
  /// Elements without titles, in rows.
  case palette([MenuEntry])
  /// A system command, and what is different of it in this menu.
  case system(MenuSystemItem, MenuSystemChanges)

  /// A command as a menu shows it in one state.
  nonisolated public struct Item {
    /// The command to perform, or in framework code its action.
    public let command: Command
    /// The ID of the command, whatever it carries: `"note.pin"`.
    public let id: String
    /// The ID of the option or element that the command carries.
    public let optionID: String?
    /// The title in this menu.
    public let title: String
    /// The title of the command itself, without its option and regardless of this menu's title for it.
    public let commandTitle: String
    /// The title of the option or element that the command carries.
    public let optionTitle: String?
    /// The subtitle, or nil for none.
    public let subtitle: String?
    /// The text of a tooltip.
    public let help: String?
    /// The image in this menu, or nil for none.
    public let image: MenuImage?
    /// The keyboard shortcut, or nil for none.
    public let shortcut: MenuShortcut?
    /// Whether the command is on, or nil if it cannot be on or off.
    public let isOn: Bool?
    /// Whether a menu shows a check mark.
    public let isChecked: Bool
    /// Whether a menu shows a dash instead of the check mark, or nil if it never does.
    public let isMixed: Bool?
    /// Whether the command is on or off under a single title.
    public let isToggle: Bool
    /// Whether people can choose the item; it is dimmed otherwise.
    public let isEnabled: Bool
    /// Whether the item is shown. Only bars whose items keep their places contain hidden items.
    public let isShown: Bool
    /// Whether the command can destroy data.
    public let isDestructive: Bool
    /// The confirmation to ask for before performing the command.
    public let confirmation: String?
    /// The sentence below the question.
    public let confirmationMessage: String?
    /// The title of the button that confirms, or nil for the command's own.
    public let confirmationButton: String?
    /// The further answers to the question.
    public let answers: [Answer]
    /// Whether people can undo the command.
    public let isUndoable: Bool
    /// Whether the menu stays open when the command is chosen.
    public let keepsMenuOpen: Bool
    /// Whether the command affects the whole app and needs no window in front.
    public let affectsApp: Bool
    /// The modifier that shows this item in place of the one before it.
    public let alternate: MenuShortcut.Modifiers?

    /// A unique key: the command's ID, followed by the option's.
    public var key: String { optionID.map { id + "/" + $0 } ?? id }
  }

  /// A command as a further answer to a question.
  nonisolated public struct Answer {
    /// The command to perform, or in framework code its action.
    public let command: Command
    /// The ID of the command.
    public let id: String
    /// The title.
    public let title: String
    /// Whether the command can destroy data.
    public let isDestructive: Bool
    /// Whether people can undo the command.
    public let isUndoable: Bool
  }

  /// A submenu.
  nonisolated public struct Submenu {
    /// The title.
    public let title: String
    /// The subtitle, or nil for none.
    public let subtitle: String?
    /// The image, or nil for none.
    public let image: MenuImage?
    /// The entries of the submenu.
    public let entries: [MenuEntry]
    /// The ID of the command whose options or elements the submenu lists.
    public let commandID: String?
    /// Whether people can open it. One without entries is dimmed.
    public let isEnabled: Bool
  }

  /// Every item in the entry, in order, including those in submenus.
  public var items: [Item] {
    switch self {
    case .item(let item): return [item]
    case .choice(let items): return items
    case .submenu(let menu): return menu.entries.flatMap(\.items)
    case .section(_, _, let entries), .row(let entries, _), .palette(let entries):
      return entries.flatMap(\.items)
    case .separator, .system: return []
    }
  }

  /// Whether the entry is a separator.
  public var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }
}

/// The size of the elements of a row.
nonisolated public enum MenuRowSize: Hashable, Sendable {
  /// Images alone.
  case small
  /// Images with titles.
  case medium
}

nonisolated extension MenuEntry: Equatable where Command: Equatable {}
nonisolated extension MenuEntry: Hashable where Command: Hashable {}
nonisolated extension MenuEntry: Sendable where Command: Sendable {}
nonisolated extension MenuEntry.Item: Equatable where Command: Equatable {}
nonisolated extension MenuEntry.Item: Hashable where Command: Hashable {}
nonisolated extension MenuEntry.Item: Sendable where Command: Sendable {}
nonisolated extension MenuEntry.Answer: Equatable where Command: Equatable {}
nonisolated extension MenuEntry.Answer: Hashable where Command: Hashable {}
nonisolated extension MenuEntry.Answer: Sendable where Command: Sendable {}
nonisolated extension MenuEntry.Submenu: Equatable where Command: Equatable {}
nonisolated extension MenuEntry.Submenu: Hashable where Command: Hashable {}
nonisolated extension MenuEntry.Submenu: Sendable where Command: Sendable {}

nonisolated extension MenuEntry.Item {
  /// Returns the item with its command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New>.Item {
    MenuEntry<New>.Item(
      command: change(command), id: id, optionID: optionID, title: title,
      commandTitle: commandTitle,
      optionTitle: optionTitle, subtitle: subtitle,
      help: help, image: image, shortcut: shortcut, isOn: isOn, isChecked: isChecked,
      isMixed: isMixed, isToggle: isToggle,
      isEnabled: isEnabled, isShown: isShown, isDestructive: isDestructive,
      confirmation: confirmation, confirmationMessage: confirmationMessage,
      confirmationButton: confirmationButton, answers: answers.map { $0.map(change) },
      isUndoable: isUndoable, keepsMenuOpen: keepsMenuOpen,
      affectsApp: affectsApp,
      alternate: alternate)
  }

  /// Whether people can choose the item while a sheet is in front: it affects the app, not what is in the window, and asks
  /// nothing.
  var worksBehindSheets: Bool { affectsApp && confirmation == nil }

  /// Returns the item, dimmed if `isEnabled` is false.
  func enabled(_ isEnabled: Bool) -> MenuEntry.Item {
    MenuEntry.Item(
      command: command, id: id, optionID: optionID, title: title, commandTitle: commandTitle,
      optionTitle: optionTitle, subtitle: subtitle, help: help,
      image: image, shortcut: shortcut, isOn: isOn, isChecked: isChecked, isMixed: isMixed,
      isToggle: isToggle,
      isEnabled: self.isEnabled && isEnabled, isShown: isShown, isDestructive: isDestructive,
      confirmation: confirmation, confirmationMessage: confirmationMessage,
      confirmationButton: confirmationButton, answers: answers,
      isUndoable: isUndoable, keepsMenuOpen: keepsMenuOpen,
      affectsApp: affectsApp, alternate: alternate)
  }
}

nonisolated extension MenuEntry {
  /// Returns the entry with each command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New> {
    switch self {
    case .item(let item): return .item(item.map(change))
    case .choice(let items): return .choice(items.map { $0.map(change) })
    case .separator: return .separator
    case .submenu(let menu): return .submenu(menu.map(change))
    case .section(let title, let subtitle, let entries):
      return .section(
        title: title, subtitle: subtitle, entries: entries.map { $0.map(change) })
    case .row(let entries, let size): return .row(entries.map { $0.map(change) }, size: size)
    case .palette(let entries): return .palette(entries.map { $0.map(change) })
    case .system(let item, let changes): return .system(item, changes)
    }
  }

  /// The entry with its items dimmed. Submenus can still be opened.
  ///
  /// - Parameter keepingApp: Whether items of the app stay that work behind sheets.
  func dimmed(keepingApp: Bool = false) -> MenuEntry {
    func dimmed(_ item: Item) -> Item { item.enabled(keepingApp && item.worksBehindSheets) }
    func all(_ entries: [MenuEntry]) -> [MenuEntry] {
      entries.map { $0.dimmed(keepingApp: keepingApp) }
    }
    switch self {
    case .item(let item): return .item(dimmed(item))
    case .choice(let items): return .choice(items.map(dimmed))
    case .submenu(let menu):
      return .submenu(
        Submenu(
          title: menu.title, subtitle: menu.subtitle, image: menu.image,
          entries: all(menu.entries), commandID: menu.commandID, isEnabled: menu.isEnabled)
      )
    case .section(let title, let subtitle, let entries):
      return .section(title: title, subtitle: subtitle, entries: all(entries))
    case .row(let entries, let size): return .row(all(entries), size: size)
    case .palette(let entries): return .palette(all(entries))
    case .separator, .system: return self
    }
  }
}

nonisolated extension MenuEntry.Answer {
  /// Returns the answer with its command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New>.Answer {
    MenuEntry<New>.Answer(
      command: change(command), id: id, title: title, isDestructive: isDestructive,
      isUndoable: isUndoable)
  }
}

nonisolated extension MenuEntry.Submenu {
  /// Returns the submenu with each command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New>.Submenu {
    MenuEntry<New>.Submenu(
      title: title, subtitle: subtitle, image: image, entries: entries.map { $0.map(change) },
      commandID: commandID, isEnabled: isEnabled)
  }
}
