/// Where a menu stands in the menu bar.
nonisolated public enum MenuBarPlace: Hashable, Sendable {
  case app, file, edit, format, view, window, help
  /// A menu of the app's own, under its name.
  case own(String)
}

/// A menu of the menu bar.
nonisolated public struct MenuBarMenu<Command> {
  public let place: MenuBarPlace
  public let title: String
  public let image: MenuImage?
  /// Whether it begins with all that the system has in it; the entries follow.
  public let isStandard: Bool
  public var entries: [MenuEntry<Command>]
}

nonisolated extension MenuBarMenu: Equatable where Command: Equatable {}
nonisolated extension MenuBarMenu: Hashable where Command: Hashable {}
nonisolated extension MenuBarMenu: Sendable where Command: Sendable {}

/// Gathers the menus of the menu bar, as they are in one state.
///
/// Nothing is left out of the menu bar: what cannot be chosen is dimmed, and a menu whose list is empty
/// stays.
@MainActor
public struct MenuBarBuilder<Command: MenuCommand> {
  /// The state that the menus show.
  public let state: Command.State
  /// Whether the menu bar is shown on an iPad.
  public let isPad: Bool
  /// The menus so far.
  public private(set) var menus: [MenuBarMenu<Command>] = []
  private let isBusy: @MainActor (Command) -> Bool
  /// The one menu to build; nil for all.
  private let place: MenuBarPlace?

  init(
    _ state: Command.State, only place: MenuBarPlace? = nil, isPad: Bool = MenuDevice.isPad,
    isBusy: @escaping @MainActor (Command) -> Bool = { _ in false }
  ) {
    self.state = state
    self.place = place
    self.isPad = isPad
    self.isBusy = isBusy
  }

  /// Adds a menu that the system has as well.
  ///
  /// - Parameters:
  ///   - title: The name of the app, for its menu; all others have the system's titles.
  ///   - standard: Whether the menu begins with all that the system has in it.
  public mutating func add(
    _ place: MenuBarPlace, _ title: String? = nil, standard: Bool = false,
    _ build: (inout MenuBuilder<Command>) -> Void = { _ in }
  ) {
    add(place, title ?? MenuTexts.title(of: place), nil, standard: standard, build)
  }

  /// Adds a menu of the app's own.
  public mutating func addMenu(
    _ name: String, _ title: String, _ image: MenuImage? = nil,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    add(.own(name), title, image, standard: false, build)
  }

  private mutating func add(
    _ place: MenuBarPlace, _ title: String, _ image: MenuImage?, standard: Bool,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    guard self.place == nil || self.place == place else { return }
    var menu = MenuBuilder<Command>(state, hiding: .nothing, isPad: isPad, isBusy: isBusy)
    build(&menu)
    menus.append(
      MenuBarMenu(
        place: place, title: title, image: image, isStandard: standard, entries: menu.entries))
  }
}
