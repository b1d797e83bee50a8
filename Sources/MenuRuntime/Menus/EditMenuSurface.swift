/// An edit menu, for the selection in text or a drawing.
@MainActor
public protocol EditMenuSurface: MenuSurface {
  /// The menu's properties in a state.
  nonisolated static func traits(in state: Command.State) -> EditMenuTraits
  /// Adds the menu's entries.
  nonisolated static func build(_ menu: inout MenuBuilder<Command>)
}

/// The properties of an edit menu in one state.
nonisolated public struct EditMenuTraits: Hashable, Sendable {
  /// Whether something is selected, or nil if the menu does not specify it.
  @_spi(Generated) public var hasSelection: Bool?
  /// Whether the pasteboard has something to paste, or nil if the menu does not specify it.
  @_spi(Generated) public var canPaste: Bool?
  /// Whether people can undo every command of the menu.
  @_spi(Generated) public var isUndoable: Bool
  /// What to select before the menu opens if nothing is selected.
  @_spi(Generated) public var selects: Selection
  /// The direction of the menu's arrow.
  @_spi(Generated) public var arrow: Arrow

  /// What an edit menu selects before it opens.
  nonisolated public enum Selection: Hashable, Sendable {
    /// The word at the touch, or everything.
    case word, all
  }

  /// The direction of an edit menu's arrow.
  @_spi(Generated) nonisolated public enum Arrow: Hashable, Sendable {
    /// The direction that fits, or one that the menu prefers.
    case automatic, up, down, left, right
  }

  /// Creates the properties of an edit menu.
  @_spi(Generated) public init(
    hasSelection: Bool? = nil, canPaste: Bool? = nil, isUndoable: Bool = false,
    selects: Selection = .word, arrow: Arrow = .automatic
  ) {
    self.hasSelection = hasSelection
    self.canPaste = canPaste
    self.isUndoable = isUndoable
    self.selects = selects
    self.arrow = arrow
  }

  /// Whether a system command applies. One that needs a selection does not apply without it.
  @_spi(Generated) public func allows(_ item: MenuSystemItem) -> Bool {
    switch item {
    case .cut, .copy, .delete, .useSelectionForFind, .jumpToSelection: return hasSelection ?? true
    case .paste, .pasteAndMatchStyle: return canPaste ?? true
    case .select: return hasSelection.map { !$0 } ?? true
    default: return true
    }
  }
}

extension EditMenuSurface {
  nonisolated public static func traits(in state: Command.State) -> EditMenuTraits {
    EditMenuTraits()
  }

  /// The menu's entries in a state, independent of any framework. Use them in tests, or to build
  /// your own menus.
  ///
  /// They include all system commands, even those that do not apply in the state; see
  /// `allows(_:in:)`.
  nonisolated public static func entries(
    in state: Command.State, isPad: Bool = false
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, isPad: isPad)
    build(&menu)
    return menu.entries
  }

  /// Whether a system command applies in a state, or nil if the menu does not have it.
  nonisolated public static func allows(
    _ item: MenuSystemItem, in state: Command.State, isPad: Bool = false
  ) -> Bool? {
    var whole = MenuBuilder<Command>(state, hiding: .nothing, isPad: isPad)
    build(&whole)
    guard whole.entries.contains(item) else { return nil }
    return entries(in: state, isPad: isPad).contains(item) && traits(in: state).allows(item)
  }

  /// The menu as it opens now, for a framework to show.
  func opened() -> (menu: OpenedMenu, traits: EditMenuTraits) {
    var traits = EditMenuTraits()
    let menu = OpenedMenu(
      context, hiding: .unavailable,
      title: { state in
        traits = Self.traits(in: state)
        return nil
      }, { Self.build(&$0) })
    return (menu, traits)
  }
}

nonisolated extension Array {
  /// Whether the entries contain a system command, at any depth.
  func contains<Command>(_ item: MenuSystemItem) -> Bool where Element == MenuEntry<Command> {
    contains { $0.systemItems.contains(item) }
  }
}

nonisolated extension MenuEntry {
  /// The system commands in the entry, including those in submenus.
  var systemItems: [MenuSystemItem] {
    switch self {
    case .system(let item, _): return [item]
    case .submenu(let menu): return menu.entries.flatMap(\.systemItems)
    case .section(_, _, let entries), .row(let entries, _), .palette(let entries):
      return entries.flatMap(\.systemItems)
    case .item, .choice, .text, .separator: return []
    }
  }
}
