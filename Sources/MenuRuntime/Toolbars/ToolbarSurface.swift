/// The toolbar of a screen, with a block for each platform.
@MainActor
public protocol ToolbarSurface: MenuSurface {
  /// The views that the app supplies.
  associatedtype SuppliedView: RawRepresentable & Hashable & Sendable = NoSuppliedView
  where SuppliedView.RawValue == String

  /// The key under which the system saves people's customizations: `"noteList"`.
  static var id: String { get }
  /// Adds the toolbar's entries for each platform.
  nonisolated static func build(_ bar: inout MenuToolbarBuilder<Command>)
}

/// The `SuppliedView` of a toolbar without supplied views.
nonisolated public enum NoSuppliedView: RawRepresentable, Hashable, Sendable {
  /// Returns nil: there are no views.
  public init?(rawValue: String) { nil }
  /// Never read: there are no views.
  public var rawValue: String { switch self {} }
}

extension ToolbarSurface {
  /// The entries of each area in a state, independent of any framework, without those that are hidden. Use them in
  /// tests: `NoteListToolbar.entries(in: state)[.mac]`.
  nonisolated public static func entries(
    in state: Command.State
  ) -> [MenuToolbarArea: [MenuToolbarEntry<Command>]] {
    var bar = MenuToolbarBuilder<Command>(state, wants: { _ in true })
    build(&bar)
    return bar.areas
  }

  /// The entries of one area in a state, without those that are hidden.
  nonisolated public static func entries(
    of area: MenuToolbarArea, in state: Command.State
  ) -> [MenuToolbarEntry<Command>] {
    entries(in: state)[area] ?? []
  }

  /// The current toolbar, for a framework to show.
  ///
  /// - Parameter keepsHidden: Whether to include hidden items.
  func opened(
    keepsHidden: Bool = false, _ wants: @escaping (MenuToolbarArea) -> Bool
  ) -> OpenedToolbar {
    let (state, context) = context.opened()
    return opened(in: state, context, keepsHidden: keepsHidden, wants)
  }

  /// Returns a function that gives the toolbar with its hidden items, or nil if it is the one that it gave last.
  func makeReader(
    _ wants: @escaping (MenuToolbarArea) -> Bool
  ) -> @MainActor () -> OpenedToolbar? {
    var last: MenuContext<Command>.Inputs?
    return {
      let (state, context) = self.context.opened()
      let inputs = context.inputs(state)
      if inputs == last { return nil }
      last = inputs
      return opened(in: state, context, keepsHidden: true, wants)
    }
  }

  private func opened(
    in state: Command.State, _ context: MenuContext<Command>, keepsHidden: Bool,
    _ wants: @escaping (MenuToolbarArea) -> Bool
  ) -> OpenedToolbar {
    var bar = MenuToolbarBuilder<Command>(
      state, wants: wants, keepsHidden: keepsHidden, isBusy: context.asksWhetherBusy)
    Self.build(&bar)
    return OpenedToolbar(
      areas: bar.areas.mapValues { entries in entries.map { $0.map(context.action) } },
      traits: bar.traits,
      role: bar.role,
      titleMenu: bar.titleMenu.map { entries in entries.map { $0.map(context.action) } },
      handlers: context.toolbarHandlers(in: state), sharedItems: context.sharedItems)
  }
}

/// A type-erased toolbar, in one state.
@MainActor
struct OpenedToolbar {
  var areas: [MenuToolbarArea: [MenuToolbarEntry<MenuAction>]] = [:]
  var traits: [MenuToolbarArea: MenuToolbarTraits] = [:]
  var role: MenuToolbarPurpose?
  var titleMenu: [MenuEntry<MenuAction>]?
  var handlers: [MenuToolbarAction: ToolbarHandler] = [:]
  /// What the system's Share shares, or nil if there is nobody to ask.
  var sharedItems: (@MainActor () -> [Any])?

  /// The entries of an area.
  subscript(area: MenuToolbarArea) -> [MenuToolbarEntry<MenuAction>] { areas[area] ?? [] }
}
