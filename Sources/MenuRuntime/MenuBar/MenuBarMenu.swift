/// The position of a menu in the menu bar.
nonisolated public enum MenuBarPlace: Hashable, Sendable {
  /// A menu of the system's, in the order of the menu bar.
  case app, file, edit, format, view, window, help
  /// The app's own menu with this name.
  case own(String)
}

/// A menu of the menu bar.
nonisolated public struct MenuBarMenu<Command> {
  /// The position in the menu bar.
  public let place: MenuBarPlace
  /// The title.
  public let title: String
  /// The image, or nil for none.
  public let image: MenuImage?
  /// Whether the menu starts with everything that the system puts in it, followed by the entries.
  public let isStandard: Bool
  /// Whether the menu is in the menu bar: false for one that is there only in other states.
  let isPresent: Bool
  /// Whether the menu leaves the menu bar in other states.
  let canLeave: Bool
  /// The entries, without those of the system.
  public var entries: [MenuEntry<Command>]
}

nonisolated extension MenuBarMenu {
  /// Returns the menu with each command replaced.
  func map<New>(_ change: (Command) -> New) -> MenuBarMenu<New> {
    MenuBarMenu<New>(
      place: place, title: title, image: image, isStandard: isStandard, isPresent: isPresent,
      canLeave: canLeave, entries: entries.map { $0.map(change) })
  }

  /// The menu while something modal is in front.
  ///
  /// - Parameter keepingApp: Whether commands of the app stay that need no window.
  func dimmed(keepingApp: Bool) -> MenuBarMenu {
    var menu = self
    menu.entries = entries.map { $0.dimmed(keepingApp: keepingApp) }
    return menu
  }
}

@MainActor
extension MenuBarMenu where Command == MenuAction {
  /// The menu with the number of its module in the commands.
  func numbered(_ part: Int) -> MenuBarMenu {
    if part == 0 { return self }
    return map { action in
      var action = action
      action.part = part
      return action
    }
  }
}

nonisolated extension MenuBarMenu: Equatable where Command: Equatable {}
nonisolated extension MenuBarMenu: Hashable where Command: Hashable {}
nonisolated extension MenuBarMenu: Sendable where Command: Sendable {}

/// Collects the menus of the menu bar in one state.
///
/// The menu bar hides no entries: commands that cannot be chosen are dimmed, and a submenu with an empty list stays.
/// Only a whole menu can leave it.
nonisolated public struct MenuBarBuilder<Command: MenuCommand> {
  /// The state to build the menus for.
  @_spi(Generated) public let state: Command.State
  /// Whether the menu bar is shown on an iPad.
  @_spi(Generated) public let isPad: Bool
  /// The menus so far, including those that are not there in this state.
  private(set) var menus: [MenuBarMenu<Command>] = []
  private let isBusy: (Command) -> Bool
  /// The keys of the commands that people have given others.
  private let keys: [String: [MenuShortcut]]
  /// The only menu to build, or nil to build all.
  private let place: MenuBarPlace?
  /// Whether menus are built that are not there in this state.
  private let isComplete: Bool

  init(
    _ state: Command.State, only place: MenuBarPlace? = nil, isPad: Bool,
    isBusy: @escaping (Command) -> Bool = { _ in false }, keys: [String: [MenuShortcut]] = [:],
    isComplete: Bool = false
  ) {
    self.isComplete = isComplete
    self.state = state
    self.place = place
    self.isPad = isPad
    self.isBusy = isBusy
    self.keys = keys
  }

  /// Adds a standard menu.
  ///
  /// - Parameters:
  ///   - title: The app's name, for the app menu. Other menus use the system's titles.
  ///   - standard: Whether the menu starts with everything that the system puts in it.
  ///   - isPresent: Whether the menu is in the menu bar, for one that is not always there.
  @_spi(Generated) public mutating func add(
    _ place: MenuBarPlace, _ title: String? = nil, standard: Bool = false,
    onlyWhen isPresent: Bool? = nil, _ build: (inout MenuBuilder<Command>) -> Void = { _ in }
  ) {
    // SwiftUI, which asks for one menu at a time, cannot take a menu of the system away.
    add(
      place, title ?? MenuTexts.title(of: place), nil, standard: standard,
      self.place == nil ? isPresent : nil, build)
  }

  /// Adds one of the app's own menus.
  ///
  /// - Parameter isPresent: Whether the menu is in the menu bar, for one that is not always there. While the menu is
  ///   missing, the shortcuts of its commands do nothing.
  @_spi(Generated) public mutating func addMenu(
    _ name: String, _ title: String, _ image: MenuImage? = nil, onlyWhen isPresent: Bool? = nil,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    add(.own(name), title, image, standard: false, isPresent, build)
  }

  private mutating func add(
    _ place: MenuBarPlace, _ title: String, _ image: MenuImage?, standard: Bool, _ isPresent: Bool?,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    guard self.place == nil || self.place == place else { return }
    var menu = MenuBuilder<Command>(
      state, hiding: .nothing, isPad: isPad, isBusy: isBusy, keys: keys)
    if isComplete || isPresent ?? true { build(&menu) }
    menus.append(
      MenuBarMenu(
        place: place, title: title, image: image, isStandard: standard,
        isPresent: isPresent ?? true, canLeave: isPresent != nil, entries: menu.entries))
  }
}

@MainActor
extension MenuBarBuilder {
  /// Creates a builder for a context on this device.
  init(
    _ state: Command.State, only place: MenuBarPlace? = nil, for context: MenuContext<Command>
  ) {
    self.init(
      state, only: place, isPad: MenuDevice.isPad, isBusy: context.asksWhetherBusy,
      keys: Command.changedKeys)
  }
}
