/// What stands in a toolbar, whichever framework shows it; typed and erased as `MenuEntry` is.
nonisolated public indirect enum ToolbarEntry<Command> {
  case item(MenuEntry<Command>.Item, ToolbarOptions)
  /// A button with a menu.
  case menu(Menu, ToolbarOptions)
  /// Items that stay together.
  case group(Group, ToolbarOptions)
  /// A segmented control over the options of a choice.
  case segments(Segments, ToolbarOptions)
  case search(id: String, prompt: String)
  /// A view that the app supplies under this name.
  case view(id: String, title: String, ToolbarOptions)
  /// A control of the system's.
  case system(MenuSystemItem, ToolbarOptions)
  case space
  case flexibleSpace
  /// The line between two parts of a window.
  case separator

  /// A button with a menu in a toolbar.
  nonisolated public struct Menu {
    public let id: String
    public let label: MenuLabel
    /// What a tool tip says.
    public let help: String?
    public let isEnabled: Bool
    /// Whether it is shown at all. Only a bar whose items keep their places has menus that are not.
    public let isShown: Bool
    public let entries: [MenuEntry<Command>]
  }

  /// Items of a toolbar that stay together.
  nonisolated public struct Group {
    public let id: String
    /// The label of them all; nil for a group without one.
    public let label: MenuLabel?
    public let entries: [ToolbarEntry]
  }

  /// A segmented control.
  nonisolated public struct Segments {
    public let id: String
    /// What the control is called: the title of the command whose options these are.
    public let label: MenuLabel
    /// What a tool tip says.
    public let help: String?
    public let items: [MenuEntry<Command>.Item]
  }

  /// The name under which the system remembers where people put it; AppKit and Mac Catalyst leave out the
  /// block of a command, so `reply` stands for `message.reply`.
  public var id: String {
    switch self {
    case .item(let item, _): return item.key
    case .menu(let menu, _): return menu.id
    case .group(let group, _): return group.id
    case .segments(let segments, _): return segments.id
    case .search(let id, _), .view(let id, _, _): return id
    case .system(let item, _): return "system." + item.rawValue
    case .space: return "space"
    case .flexibleSpace: return "flexibleSpace"
    case .separator: return "separator"
    }
  }

  /// What the `.menu` file says about the entry.
  public var options: ToolbarOptions {
    switch self {
    case .item(_, let options), .menu(_, let options), .group(_, let options),
      .segments(_, let options), .view(_, _, let options), .system(_, let options):
      return options
    case .search, .space, .flexibleSpace, .separator: return []
    }
  }

  /// Whether it is a space or a separator.
  public var isSpace: Bool {
    switch self {
    case .space, .flexibleSpace, .separator: return true
    case .item, .menu, .group, .segments, .search, .view, .system: return false
    }
  }

  /// Every item in it, those in menus and groups as well.
  public var items: [MenuEntry<Command>.Item] {
    switch self {
    case .item(let item, _): return [item]
    case .menu(let menu, _): return menu.entries.flatMap(\.items)
    case .group(let group, _): return group.entries.flatMap(\.items)
    case .segments(let segments, _): return segments.items
    case .search, .view, .system, .space, .flexibleSpace, .separator: return []
    }
  }
}

nonisolated extension ToolbarEntry: Equatable where Command: Equatable {}
nonisolated extension ToolbarEntry: Hashable where Command: Hashable {}
nonisolated extension ToolbarEntry: Sendable where Command: Sendable {}
nonisolated extension ToolbarEntry.Menu: Equatable where Command: Equatable {}
nonisolated extension ToolbarEntry.Menu: Hashable where Command: Hashable {}
nonisolated extension ToolbarEntry.Menu: Sendable where Command: Sendable {}
nonisolated extension ToolbarEntry.Group: Equatable where Command: Equatable {}
nonisolated extension ToolbarEntry.Group: Hashable where Command: Hashable {}
nonisolated extension ToolbarEntry.Group: Sendable where Command: Sendable {}
nonisolated extension ToolbarEntry.Segments: Equatable where Command: Equatable {}
nonisolated extension ToolbarEntry.Segments: Hashable where Command: Hashable {}
nonisolated extension ToolbarEntry.Segments: Sendable where Command: Sendable {}

nonisolated extension ToolbarEntry {
  /// The entry with something else for each command.
  func map<New>(_ change: (Command) -> New) -> ToolbarEntry<New> {
    switch self {
    case .item(let item, let options): return .item(item.map(change), options)
    case .menu(let menu, let options):
      let entries = menu.entries.map { $0.map(change) }
      return .menu(
        .init(
          id: menu.id, label: menu.label, help: menu.help, isEnabled: menu.isEnabled,
          isShown: menu.isShown, entries: entries), options)
    case .group(let group, let options):
      let entries = group.entries.map { $0.map(change) }
      return .group(.init(id: group.id, label: group.label, entries: entries), options)
    case .segments(let segments, let options):
      let items = segments.items.map { $0.map(change) }
      return .segments(
        .init(id: segments.id, label: segments.label, help: segments.help, items: items), options)
    case .search(let id, let prompt): return .search(id: id, prompt: prompt)
    case .view(let id, let title, let options): return .view(id: id, title: title, options)
    case .system(let item, let options): return .system(item, options)
    case .space: return .space
    case .flexibleSpace: return .flexibleSpace
    case .separator: return .separator
    }
  }
}

/// What a `.menu` file says about an entry of a toolbar.
nonisolated public struct ToolbarOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In the customization palette only.
  public static let hidden = ToolbarOptions(rawValue: 1)
  /// Stays visible when space runs out.
  public static let essential = ToolbarOptions(rawValue: 2)
  /// The one prominent action.
  public static let prominent = ToolbarOptions(rawValue: 4)
  /// Keeps a selected look.
  public static let selectable = ToolbarOptions(rawValue: 8)
  /// Spring-loaded.
  public static let springs = ToolbarOptions(rawValue: 16)
  /// Works while its window is inactive.
  public static let clicksThrough = ToolbarOptions(rawValue: 32)
}

/// A part of a toolbar, on the platform that has it.
nonisolated public enum ToolbarArea: Hashable, Sendable {
  /// The bar at the bottom of an iPhone's screen.
  case phoneBottom
  case padLeading, padCenter, padTrailing
  /// The toolbar of a Mac's window.
  case mac
  case watch
  /// The ornament below a window of visionOS.
  case vision
}

/// What an iPad's bar is for.
nonisolated public enum ToolbarPurpose: Hashable, Sendable {
  case navigator, browser, editor
}

/// What a `.menu` file says about a toolbar, or an area of it.
nonisolated public struct ToolbarTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// People can customize it.
  public static let customizable = ToolbarTraits(rawValue: 1)
  /// People can hide it.
  public static let hideable = ToolbarTraits(rawValue: 2)
  /// It selects the panes of a settings window.
  public static let settings = ToolbarTraits(rawValue: 4)
}
