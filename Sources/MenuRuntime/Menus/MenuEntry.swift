/// An entry of a menu, independent of any framework.
///
/// Tests and command palettes read `MenuEntry<NotesCommand>`. Framework code gets the same entries with a
/// `MenuAction` for each command.
nonisolated public indirect enum MenuEntry<Command> {
  /// A command.
  case item(Item)
  /// The options of a choice, the current one checked.
  case choice([Item])
  /// A line that tells something and cannot be chosen.
  case text(String, MenuImage?)
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

  /// A command as a menu shows it in one state: `item.isDestructive` is that of its facts.
  @dynamicMemberLookup
  nonisolated public struct Item {
    /// The command to perform, or in framework code its action.
    public let command: Command
    /// Everything about the command, wherever it is shown.
    public let facts: MenuFacts
    /// Whether the keys are those that people have given to the command.
    var hasChangedKeys = false
    /// The title in this menu.
    public let title: String
    /// The subtitle in this menu, or nil for none.
    public let subtitle: String?
    /// The image in this menu, or nil for none.
    public let image: MenuImage?
    /// Whether people can choose the item; it is dimmed otherwise.
    public internal(set) var isEnabled: Bool
    /// Whether the item is shown. Only bars whose items keep their places contain hidden items.
    public let isShown: Bool
    /// The further answers to the question.
    public let answers: [Answer]
    /// The modifier that shows this item in place of the one before it.
    public let alternate: MenuShortcut.Modifiers?

    /// A fact about the command.
    public subscript<Value>(dynamicMember fact: KeyPath<MenuFacts, Value>) -> Value {
      facts[keyPath: fact]
    }

    /// The ID of the option or element that the command carries.
    public var optionID: String? { facts.option?.id }
    /// The title of the command itself, without its option and regardless of this menu's title for it.
    public var commandTitle: String { facts.title }
    /// The title of the option or element that the command carries.
    public var optionTitle: String? { facts.option?.title }
    /// The text of a tooltip.
    public var help: String? { facts.option?.help ?? facts.help }
    /// A unique key: the command's ID, followed by the option's.
    public var key: String { facts.key }
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
  public var items: [Item] { paths(below: []).map(\.item) }

  /// The items with the titles of their menus and their own.
  func paths(below path: [String]) -> [(item: Item, path: [String])] {
    switch self {
    case .item(let item): return [(item, path + [item.title])]
    case .choice(let items): return items.map { item in (item, path + [item.title]) }
    case .submenu(let menu): return menu.entries.flatMap { $0.paths(below: path + [menu.title]) }
    case .section(_, _, let entries), .row(let entries, _), .palette(let entries):
      return entries.flatMap { $0.paths(below: path) }
    case .text, .separator, .system: return []
    }
  }

  /// Whether the entry is a separator.
  public var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }

  /// Whether the entry gives a menu something to choose.
  var canBeMenu: Bool {
    switch self {
    case .text, .separator: return false
    default: return true
    }
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
      command: change(command), facts: facts, hasChangedKeys: hasChangedKeys, title: title,
      subtitle: subtitle, image: image,
      isEnabled: isEnabled, isShown: isShown,
      answers: answers.map { answer in
        MenuEntry<New>.Answer(
          command: change(answer.command), id: answer.id, title: answer.title,
          isDestructive: answer.isDestructive, isUndoable: answer.isUndoable)
      },
      alternate: alternate)
  }

  /// Whether people can choose the item while a sheet is in front: it affects the app, not what is in the window, and asks
  /// nothing.
  var worksBehindSheets: Bool { facts.affectsApp && facts.confirmation == nil }

  /// Returns the item, dimmed if `isEnabled` is false.
  func enabled(_ isEnabled: Bool) -> MenuEntry.Item {
    var item = self
    item.isEnabled = self.isEnabled && isEnabled
    return item
  }
}

nonisolated extension MenuEntry {
  /// Returns the entry with each item replaced.
  func mapItems<New>(_ change: (Item) -> MenuEntry<New>.Item) -> MenuEntry<New> {
    func mapped(_ entries: [MenuEntry]) -> [MenuEntry<New>] { entries.map { $0.mapItems(change) } }
    switch self {
    case .item(let item): return .item(change(item))
    case .choice(let items): return .choice(items.map(change))
    case .text(let text, let image): return .text(text, image)
    case .separator: return .separator
    case .submenu(let menu):
      return .submenu(
        .init(
          title: menu.title, subtitle: menu.subtitle, image: menu.image,
          entries: mapped(menu.entries), commandID: menu.commandID, isEnabled: menu.isEnabled))
    case .section(let title, let subtitle, let entries):
      return .section(title: title, subtitle: subtitle, entries: mapped(entries))
    case .row(let entries, let size): return .row(mapped(entries), size: size)
    case .palette(let entries): return .palette(mapped(entries))
    case .system(let item, let changes): return .system(item, changes)
    }
  }

  /// Returns the entry with each command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuEntry<New> { mapItems { $0.map(change) } }

  /// The entry with its items dimmed. Submenus can still be opened.
  ///
  /// - Parameter keepingApp: Whether items of the app stay that work behind sheets.
  func dimmed(keepingApp: Bool = false) -> MenuEntry {
    mapItems { $0.enabled(keepingApp && $0.worksBehindSheets) }
  }
}
