/// The toolbar of a screen, with a block a platform.
@MainActor
public protocol ToolbarSurface: MenuSurface {
  /// The views that the app supplies.
  associatedtype SuppliedView: RawRepresentable & Hashable & Sendable = NoSuppliedView
  where SuppliedView.RawValue == String

  /// The name under which the system keeps how people customized the toolbar: `"noteList"`.
  static var id: String { get }
  /// Adds what the toolbar shows on each platform.
  func build(_ bar: inout ToolbarBuilder<Command>)
}

/// Stands for the views of a toolbar that has none.
nonisolated public enum NoSuppliedView: RawRepresentable, Hashable, Sendable {
  public init?(rawValue: String) { nil }
  public var rawValue: String { switch self {} }
}

extension ToolbarSurface {
  /// What an area of the toolbar shows in a state, without any framework: for tests.
  public static func entries(
    of area: ToolbarArea, in state: Command.State
  ) -> [ToolbarEntry<Command>] {
    var bar = ToolbarBuilder<Command>(state, wants: { $0 == area })
    Self(MenuContext(state)).build(&bar)
    return bar.areas[area] ?? []
  }

  /// The toolbar as it is now, for the layer of a framework.
  ///
  /// - Parameter keepsHidden: Whether items that are not shown are entries too.
  func opened(
    keepsHidden: Bool = false, _ wants: @escaping (ToolbarArea) -> Bool
  ) -> OpenedToolbar {
    let (state, context) = context.opened()
    var bar = ToolbarBuilder<Command>(
      state, wants: wants, keepsHidden: keepsHidden, isBusy: context.isBusy)
    build(&bar)
    return OpenedToolbar(
      areas: bar.areas.mapValues { entries in entries.map { $0.map(context.action) } },
      traits: bar.traits,
      role: bar.role,
      titleMenu: bar.titleMenu.map { entries in entries.map { $0.map(context.action) } })
  }
}

/// A toolbar as it is in one state: nothing of it is generic.
@MainActor
struct OpenedToolbar {
  var areas: [ToolbarArea: [ToolbarEntry<MenuAction>]] = [:]
  var traits: [ToolbarArea: ToolbarTraits] = [:]
  var role: ToolbarPurpose?
  var titleMenu: [MenuEntry<MenuAction>]?

  /// The entries of an area.
  subscript(area: ToolbarArea) -> [ToolbarEntry<MenuAction>] { areas[area] ?? [] }
}
