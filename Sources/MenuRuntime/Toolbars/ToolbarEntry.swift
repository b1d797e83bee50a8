/// An entry of a toolbar, independent of any framework; typed or type-erased, as `MenuEntry` is.
nonisolated public indirect enum MenuToolbarEntry<Command> {
  /// A command.
  case item(MenuEntry<Command>.Item, MenuToolbarOptions)
  /// A button with a menu.
  case menu(Menu, MenuToolbarOptions)
  /// A group of items that stay together.
  case group(Group, MenuToolbarOptions)
  /// A segmented control for the options of a choice.
  case segments(Segments, MenuToolbarOptions)
  /// A search field with its placeholder.
  case search(id: String, prompt: String)
  /// A view that the app supplies for this ID.
  case view(id: String, title: String, MenuToolbarOptions)
  /// A system control.
  case system(MenuSystemItem, MenuToolbarOptions)
  /// A space of a fixed width.
  case space
  /// A space that takes what is left.
  case flexibleSpace
  /// The tracking separator between two panes of a window.
  case separator
  /// An entry whose condition does not hold. Only bars whose items keep their places contain it.
  case hidden(MenuToolbarEntry)

  /// A button with a menu in a toolbar.
  nonisolated public struct Menu {
    /// The ID under which the system remembers the menu's position.
    public let id: String
    /// The title and image of the button.
    public let label: MenuLabel
    /// The text of a tooltip.
    public let help: String?
    /// Whether people can open the menu.
    public let isEnabled: Bool
    /// Whether the menu is shown. Only bars whose items keep their places contain hidden menus.
    public let isShown: Bool
    /// The entries of the menu.
    public let entries: [MenuEntry<Command>]
    /// The command that a tap performs; the menu then waits for touch and hold.
    public internal(set) var tap: MenuEntry<Command>.Item?
  }

  /// A group of toolbar items that stay together.
  nonisolated public struct Group {
    /// The ID under which the system remembers the group's position.
    public let id: String
    /// The label of the group, or nil for a group without one.
    public let label: MenuLabel?
    /// The entries of the group.
    public let entries: [MenuToolbarEntry]
  }

  /// A segmented control.
  nonisolated public struct Segments {
    /// The ID under which the system remembers the control's position.
    public let id: String
    /// The name of the control: the title of the command whose options it shows.
    public let label: MenuLabel
    /// The text of a tooltip.
    public let help: String?
    /// The options, one for each segment.
    public let items: [MenuEntry<Command>.Item]
  }

  /// The ID under which the system remembers the entry's position. AppKit and Mac Catalyst drop a
  /// command's block, so `message.reply` becomes `reply`.
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
    case .hidden(let entry): return entry.id
    }
  }

  /// The options that the `.menu` file sets on the entry.
  public var options: MenuToolbarOptions {
    switch self {
    case .item(_, let options), .menu(_, let options), .group(_, let options),
      .segments(_, let options), .view(_, _, let options), .system(_, let options):
      return options
    case .search, .space, .flexibleSpace, .separator: return []
    case .hidden(let entry): return entry.options
    }
  }

  /// Whether the entry is a space or a separator.
  public var isSpace: Bool {
    switch content {
    case .space, .flexibleSpace, .separator: return true
    case .hidden: return false
    case .item, .menu, .group, .segments, .search, .view, .system: return false
    }
  }

  /// Every item in the entry, including those in menus and groups.
  public var items: [MenuEntry<Command>.Item] {
    switch self {
    case .item(let item, _): return [item]
    case .menu(let menu, _):
      return (menu.tap.map { [$0] } ?? []) + menu.entries.flatMap(\.items)
    case .group(let group, _): return group.entries.flatMap(\.items)
    case .segments(let segments, _): return segments.items
    case .search, .view, .system, .space, .flexibleSpace, .separator: return []
    case .hidden(let entry): return entry.items
    }
  }

  /// The entry, whether or not its condition holds.
  var content: MenuToolbarEntry {
    if case .hidden(let entry) = self { return entry.content }
    return self
  }
}

nonisolated extension MenuToolbarEntry: Equatable where Command: Equatable {}
nonisolated extension MenuToolbarEntry: Hashable where Command: Hashable {}
nonisolated extension MenuToolbarEntry: Sendable where Command: Sendable {}
nonisolated extension MenuToolbarEntry.Menu: Equatable where Command: Equatable {}
nonisolated extension MenuToolbarEntry.Menu: Hashable where Command: Hashable {}
nonisolated extension MenuToolbarEntry.Menu: Sendable where Command: Sendable {}
nonisolated extension MenuToolbarEntry.Group: Equatable where Command: Equatable {}
nonisolated extension MenuToolbarEntry.Group: Hashable where Command: Hashable {}
nonisolated extension MenuToolbarEntry.Group: Sendable where Command: Sendable {}
nonisolated extension MenuToolbarEntry.Segments: Equatable where Command: Equatable {}
nonisolated extension MenuToolbarEntry.Segments: Hashable where Command: Hashable {}
nonisolated extension MenuToolbarEntry.Segments: Sendable where Command: Sendable {}

nonisolated extension MenuToolbarEntry {
  /// Returns the entry with each command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuToolbarEntry<New> {
    switch self {
    case .item(let item, let options): return .item(item.map(change), options)
    case .menu(let menu, let options):
      let entries = menu.entries.map { $0.map(change) }
      return .menu(
        .init(
          id: menu.id, label: menu.label, help: menu.help, isEnabled: menu.isEnabled,
          isShown: menu.isShown, entries: entries, tap: menu.tap.map { $0.map(change) }), options)
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
    case .hidden(let entry): return .hidden(entry.map(change))
    }
  }
}

/// The options that a `.menu` file sets on a toolbar entry.
nonisolated public struct MenuToolbarOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shown only in the customization palette.
  public static let hidden = MenuToolbarOptions(rawValue: 1)
  /// Stays visible when space runs out.
  public static let essential = MenuToolbarOptions(rawValue: 2)
  /// The single prominent action.
  public static let prominent = MenuToolbarOptions(rawValue: 4)
  /// Shows its selected state.
  public static let selectable = MenuToolbarOptions(rawValue: 8)
  /// Spring-loaded.
  public static let springs = MenuToolbarOptions(rawValue: 16)
  /// Responds to clicks while its window is inactive.
  public static let clicksThrough = MenuToolbarOptions(rawValue: 32)
  /// Shows a command that people use often, and stays visible longer than others.
  public static let often = MenuToolbarOptions(rawValue: 64)
  /// Shows a command that people use rarely, and leaves the bar first.
  public static let rarely = MenuToolbarOptions(rawValue: 128)
}

/// How long an entry stays in a bar while space runs out. The lowest leave first.
nonisolated enum ToolbarPriority: Int, Comparable {
  case low, standard, raised, high

  init(_ options: MenuToolbarOptions) {
    if options.contains(.essential) {
      self = .high
    } else if options.contains(.often) {
      self = .raised
    } else {
      self = options.contains(.rarely) ? .low : .standard
    }
  }

  static func < (first: ToolbarPriority, second: ToolbarPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

nonisolated extension MenuToolbarEntry {
  /// The priority of the entry: its own or, in a group, the highest of its entries.
  var priority: ToolbarPriority {
    let own = ToolbarPriority(options)
    guard case .group(let group, _) = content, own == .standard else { return own }
    return group.entries.map(\.priority).max() ?? own
  }
}

/// An area of a toolbar on a particular platform.
nonisolated public enum MenuToolbarArea: Hashable, Sendable {
  /// The bar at the bottom of an iPhone's screen.
  case phoneBottom
  /// The edges of the bar at the top of an iPhone's screen.
  case phoneLeading, phoneTrailing
  /// A part of an iPad's bar.
  case padLeading, padCenter, padTrailing
  /// The bar at the bottom of an iPad's window.
  case padBottom
  /// The toolbar of a window on the Mac.
  case mac
  /// The buttons of an Apple Watch.
  case watch
  /// The ornament below a window of visionOS.
  case vision

  /// An area of the bars of an iPhone's screen.
  public enum Phone: Hashable, Sendable {
    /// The edges of the bar at the top.
    case leading, trailing
    /// The bar at the bottom.
    case bottom
  }
}

/// The role of an iPad's bar.
@_spi(Generated) nonisolated public enum MenuToolbarPurpose: Hashable, Sendable {
  /// What the bar is for, as `UINavigationItem.ItemStyle` has it.
  case navigator, browser, editor
}

/// The traits that a `.menu` file sets on a toolbar, or on an area of it.
@_spi(Generated) nonisolated public struct MenuToolbarTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  @_spi(Generated) public let rawValue: Int

  /// Creates traits from their bits.
  @_spi(Generated) public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// People can customize the toolbar.
  @_spi(Generated) public static let customizable = MenuToolbarTraits(rawValue: 1)
  /// People can hide the toolbar.
  @_spi(Generated) public static let hideable = MenuToolbarTraits(rawValue: 2)
  /// The toolbar selects the panes of a settings window.
  @_spi(Generated) public static let settings = MenuToolbarTraits(rawValue: 4)
}
