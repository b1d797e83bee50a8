/// A place at which people meet commands: a menu, a button with a menu, a toolbar, the menu bar.
@MainActor
public protocol MenuSurface {
  associatedtype Command: MenuCommand

  /// Where the state comes from and where chosen commands go.
  var context: MenuContext<Command> { get }

  init(context: MenuContext<Command>)
}

extension MenuSurface {
  /// The surface of a context: `NoteContextMenu(menus)`.
  public init(_ context: MenuContext<Command>) {
    self.init(context: context)
  }
}

/// A context menu of an item or of an empty area.
@MainActor
public protocol ContextMenuSurface: MenuSurface {
  /// The outline of what the menu belongs to.
  var previewShape: MenuPreviewShape { get }
  /// Whether the entries keep their order; if not, the system may put the first nearest the pointer.
  var keepsOrder: Bool { get }
  /// What a tap on the preview performs; nil where it only closes the menu.
  var previewCommand: Command? { get }
  /// Whether people can drag what the menu belongs to.
  var isDraggable: Bool { get }
  /// What the menu is called; nil for most.
  func title(in state: Command.State) -> String?
  /// Adds what the menu shows.
  func build(_ menu: inout MenuBuilder<Command>)
}

extension ContextMenuSurface {
  public var previewShape: MenuPreviewShape { .automatic }
  public var keepsOrder: Bool { false }
  public var previewCommand: Command? { nil }
  public var isDraggable: Bool { false }
  public func title(in state: Command.State) -> String? { nil }

  /// What the menu shows in a state, without any framework: for tests, and menus of your own.
  public static func entries(
    in state: Command.State, isPad: Bool? = nil
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, isPad: isPad ?? MenuDevice.isPad)
    Self(MenuContext(state)).build(&menu)
    return menu.entries
  }

  /// The menu as it opens now, for the layer of a framework.
  func opened() -> OpenedMenu {
    var menu = OpenedMenu(
      context, hiding: .unavailable, title: title(in:), previewCommand: previewCommand, build)
    (menu.previewShape, menu.keepsOrder) = (previewShape, keepsOrder)
    return menu
  }
}

/// The outline of what a context menu belongs to.
nonisolated public enum MenuPreviewShape: Hashable, Sendable {
  /// What the system takes: the bounds of the view.
  case automatic
  /// Corners of this radius, in points.
  case rounded(Double)
  case capsule
  case circle
}

/// A button with a menu.
@MainActor
public protocol PullDownSurface: MenuSurface {
  /// The title and the picture of the button.
  func label(in state: Command.State) -> MenuLabel
  /// What a tap performs, where touch and hold shows the menu; nil if a tap shows the menu.
  var tapCommand: Command? { get }
  /// Whether people can use the button; if not, it is dimmed.
  func isEnabled(in state: Command.State) -> Bool
  /// Whether the button is shown.
  func isShown(in state: Command.State) -> Bool
  /// Adds what the menu shows.
  func build(_ menu: inout MenuBuilder<Command>)
}

extension PullDownSurface {
  public var tapCommand: Command? { nil }
  public func isEnabled(in state: Command.State) -> Bool { true }
  public func isShown(in state: Command.State) -> Bool { true }

  /// What the menu shows in a state, without any framework: for tests, and menus of your own.
  public static func entries(
    in state: Command.State, isPad: Bool? = nil
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .notShown, isPad: isPad ?? MenuDevice.isPad)
    Self(MenuContext(state)).build(&menu)
    return menu.entries
  }

  /// The menu as it opens now, for the layer of a framework.
  func opened() -> OpenedMenu {
    OpenedMenu(context, hiding: .notShown, title: { _ in nil }, build)
  }

  /// The button as it is now.
  func openedButton() -> OpenedButton {
    let (state, context) = context.opened()
    let menu = MenuBuilder<Command>(state, hiding: .nothing, isBusy: context.isBusy)
    let tap = tapCommand.flatMap { menu.item($0) }
    return OpenedButton(
      label: label(in: state), isEnabled: isEnabled(in: state), isShown: isShown(in: state),
      tap: tap.map { $0.map(context.action) })
  }
}

/// A button with a menu as it is in one state: nothing of it is generic.
@MainActor
struct OpenedButton {
  var label: MenuLabel
  var isEnabled: Bool
  var isShown: Bool
  /// What a tap performs; nil if a tap shows the menu.
  var tap: MenuEntry<MenuAction>.Item?
}

/// A menu as it is while it is open: nothing of it is generic.
@MainActor
struct OpenedMenu {
  var title: String?
  var entries: [MenuEntry<MenuAction>]
  /// What a tap on the preview performs.
  var previewItem: MenuEntry<MenuAction>.Item?
  var previewShape = MenuPreviewShape.automatic
  var keepsOrder = false

  init<Command: MenuCommand>(
    _ context: MenuContext<Command>, hiding: MenuBuilder<Command>.Hiding,
    title: (Command.State) -> String?, previewCommand: Command? = nil,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    let (state, context) = context.opened()
    var menu = MenuBuilder<Command>(state, hiding: hiding, isBusy: context.isBusy)
    build(&menu)
    self.title = title(state)
    entries = menu.entries.map { $0.map(context.action) }
    previewItem = previewCommand.flatMap { menu.item($0) }.map { $0.map(context.action) }
  }
}
