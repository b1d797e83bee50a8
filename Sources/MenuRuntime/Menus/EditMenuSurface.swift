/// The menu for what is selected in a text or a drawing.
@MainActor
public protocol EditMenuSurface: MenuSurface {
  /// What the menu says about itself in a state.
  func traits(in state: Command.State) -> EditMenuTraits
  /// Adds what the menu shows.
  func build(_ menu: inout MenuBuilder<Command>)
}

/// What an edit menu says about itself in one state.
nonisolated public struct EditMenuTraits: Hashable, Sendable {
  /// Whether something is selected; nil where the menu does not say.
  public var hasSelection: Bool?
  /// Whether the pasteboard has something to paste; nil where the menu does not say.
  public var canPaste: Bool?
  /// Whether people can undo every command of the menu.
  public var isUndoable: Bool
  /// What is selected before the menu opens, where nothing is.
  public var selects: Selection
  /// Where the menu points.
  public var arrow: Arrow

  /// What an edit menu selects first.
  nonisolated public enum Selection: Hashable, Sendable {
    case word, all
  }

  /// The direction in which an edit menu points.
  nonisolated public enum Arrow: Hashable, Sendable {
    case automatic, up, down, left, right
  }

  public init(
    hasSelection: Bool? = nil, canPaste: Bool? = nil, isUndoable: Bool = false,
    selects: Selection = .word, arrow: Arrow = .automatic
  ) {
    self.hasSelection = hasSelection
    self.canPaste = canPaste
    self.isUndoable = isUndoable
    self.selects = selects
    self.arrow = arrow
  }

  /// Whether a command of the system's makes sense: what needs a selection is dimmed without one.
  public func allows(_ item: MenuSystemItem) -> Bool {
    switch item {
    case .cut, .copy, .delete, .useSelectionForFind, .jumpToSelection: return hasSelection ?? true
    case .paste, .pasteAndMatchStyle: return canPaste ?? true
    case .select: return hasSelection.map { !$0 } ?? true
    default: return true
    }
  }
}

extension EditMenuSurface {
  public func traits(in state: Command.State) -> EditMenuTraits { EditMenuTraits() }

  /// What the menu shows in a state, without any framework: for tests, and menus of your own.
  ///
  /// Commands of the system's are among them whether or not they make sense in the state; see
  /// `allows(_:in:)`.
  public static func entries(
    in state: Command.State, isPad: Bool? = nil
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, isPad: isPad ?? MenuDevice.isPad)
    Self(MenuContext(state)).build(&menu)
    return menu.entries
  }

  /// Whether a command of the system's makes sense in a state; nil for one that the menu lacks.
  public func allows(_ item: MenuSystemItem, in state: Command.State) -> Bool? {
    var whole = MenuBuilder<Command>(state, hiding: .nothing)
    build(&whole)
    guard whole.entries.contains(item) else { return nil }
    var shown = MenuBuilder<Command>(state, hiding: .unavailable)
    build(&shown)
    return shown.entries.contains(item) && traits(in: state).allows(item)
  }

  /// The menu as it opens now, for the layer of a framework.
  func opened() -> (menu: OpenedMenu, traits: EditMenuTraits) {
    var traits = EditMenuTraits()
    let menu = OpenedMenu(
      context, hiding: .unavailable,
      title: { state in
        traits = self.traits(in: state)
        return nil
      }, build)
    return (menu, traits)
  }
}

nonisolated extension Array {
  /// Whether a command of the system's is among the entries or in one of them.
  func contains<Command>(_ item: MenuSystemItem) -> Bool where Element == MenuEntry<Command> {
    contains { $0.systemItems.contains(item) }
  }
}

nonisolated extension MenuEntry {
  /// The commands of the system's in it, those in submenus as well.
  var systemItems: [MenuSystemItem] {
    switch self {
    case .system(let item, _): return [item]
    case .submenu(let menu): return menu.entries.flatMap(\.systemItems)
    case .section(_, let entries), .row(let entries), .palette(let entries):
      return entries.flatMap(\.systemItems)
    case .item, .choice, .separator: return []
    }
  }
}
