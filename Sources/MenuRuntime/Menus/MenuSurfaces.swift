/// A part of the interface that shows commands: a menu, a button with a menu, a toolbar or the menu bar.
@MainActor
public protocol MenuSurface {
  /// The commands of the app.
  associatedtype Command: MenuCommand

  /// The source of the state and the target of chosen commands.
  var context: MenuContext<Command> { get }

  /// Creates the surface for a context.
  init(context: MenuContext<Command>)
}

extension MenuSurface {
  /// Creates the surface for a context: `NoteContextMenu(menus)`.
  public init(_ context: MenuContext<Command>) {
    self.init(context: context)
  }
}

/// A context menu for an item or an empty area.
@MainActor
public protocol ContextMenuSurface: MenuSurface {
  /// The outline of the lifted preview.
  @_spi(Generated) var previewShape: MenuPreviewShape { get }
  /// Whether entries keep their order. If not, the system may put the first one nearest the pointer.
  @_spi(Generated) var keepsOrder: Bool { get }
  /// The command that a tap on the preview performs, or nil if a tap only closes the menu.
  @_spi(Generated) var previewCommand: Command? { get }
  /// Whether people can drag the preview.
  @_spi(Generated) var isDraggable: Bool { get }
  /// The title of the menu; nil for most menus.
  @_spi(Generated) nonisolated static func title(in state: Command.State) -> String?
  /// Adds the menu's entries.
  nonisolated static func build(_ menu: inout MenuBuilder<Command>)
}

extension ContextMenuSurface {
  @_spi(Generated) public var previewShape: MenuPreviewShape { .automatic }
  @_spi(Generated) public var keepsOrder: Bool { false }
  @_spi(Generated) public var previewCommand: Command? { nil }
  @_spi(Generated) public var isDraggable: Bool { false }
  @_spi(Generated) nonisolated public static func title(in state: Command.State) -> String? { nil }

  /// The menu's entries in a state, independent of any framework. Use them in tests, or to build
  /// your own menus.
  nonisolated public static func entries(
    in state: Command.State, isPad: Bool = false
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, isPad: isPad)
    build(&menu)
    return menu.entries
  }

  /// The menu as it opens now, for a framework to show.
  func opened() -> OpenedMenu {
    var menu = OpenedMenu(
      context, hiding: .unavailable, title: { Self.title(in: $0) },
      previewCommand: previewCommand, reopen: { Self($0).opened() }, { Self.build(&$0) })
    (menu.previewShape, menu.keepsOrder) = (previewShape, keepsOrder)
    return menu
  }
}

/// The outline of a context menu's preview.
nonisolated public enum MenuPreviewShape: Hashable, Sendable {
  /// The system's default: the bounds of the view.
  case automatic
  /// Rounded corners with this radius, in points.
  case rounded(Double)
  /// A capsule.
  case capsule
  /// A circle.
  case circle
}

/// A button with a menu.
@MainActor
public protocol PullDownSurface: MenuSurface {
  /// The title and image of the button.
  nonisolated static func label(in state: Command.State) -> MenuLabel
  /// The command that a tap performs while touch and hold shows the menu, or nil if a tap shows the menu.
  @_spi(Generated) var tapCommand: Command? { get }
  /// Whether people can use the button; it is dimmed otherwise.
  nonisolated static func isEnabled(in state: Command.State) -> Bool
  /// Whether the button is shown.
  nonisolated static func isShown(in state: Command.State) -> Bool
  /// Adds the menu's entries.
  nonisolated static func build(_ menu: inout MenuBuilder<Command>)
}

extension PullDownSurface {
  @_spi(Generated) public var tapCommand: Command? { nil }
  nonisolated public static func isEnabled(in state: Command.State) -> Bool { true }
  nonisolated public static func isShown(in state: Command.State) -> Bool { true }

  /// The menu's entries in a state, independent of any framework. Use them in tests, or to build
  /// your own menus.
  nonisolated public static func entries(
    in state: Command.State, isPad: Bool = false
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .notShown, isPad: isPad)
    build(&menu)
    return menu.entries
  }

  /// The menu as it opens now, for a framework to show.
  func opened() -> OpenedMenu {
    OpenedMenu(
      context, hiding: .notShown, title: { _ in nil }, reopen: { Self($0).opened() },
      { Self.build(&$0) })
  }

  /// The button in the current state.
  func openedButton() -> OpenedButton {
    let (state, context) = context.opened()
    let menu = MenuBuilder<Command>(state, hiding: .nothing, for: context)
    let tap = tapCommand.flatMap { menu.item($0) }
    return OpenedButton(
      label: Self.label(in: state), isEnabled: Self.isEnabled(in: state),
      isShown: Self.isShown(in: state),
      tap: tap.map { $0.map(context.action) })
  }
}

/// A type-erased button with a menu, in one state.
@MainActor
struct OpenedButton {
  var label: MenuLabel
  var isEnabled: Bool
  var isShown: Bool
  /// The item that a tap performs, or nil if a tap shows the menu.
  var tap: MenuEntry<MenuAction>.Item?
}

/// A type-erased menu, for one opening.
@MainActor
struct OpenedMenu {
  var title: String?
  var entries: [MenuEntry<MenuAction>]
  /// The item that a tap on the preview performs.
  var previewItem: MenuEntry<MenuAction>.Item?
  var previewShape = MenuPreviewShape.automatic
  var keepsOrder = false
  let activity: MenuActivity
  /// What the system's Share shares, or nil if there is nobody to ask.
  let sharedItems: (@MainActor () -> [Any])?
  /// Opens the menu again in the current state, with what was clicked. Nil for a menu that never stays open.
  let reopened: (@MainActor () -> OpenedMenu)?

  init<Command: MenuCommand>(
    _ context: MenuContext<Command>, hiding: MenuBuilder<Command>.Hiding,
    title: (Command.State) -> String?, previewCommand: Command? = nil,
    reopen: (@MainActor (MenuContext<Command>) -> OpenedMenu)? = nil,
    _ build: (inout MenuBuilder<Command>) -> Void
  ) {
    let (state, context) = context.opened()
    var menu = MenuBuilder<Command>(state, hiding: hiding, for: context)
    build(&menu)
    self.title = title(state)
    entries = menu.entries.map { $0.map(context.action) }
    previewItem = previewCommand.flatMap { menu.item($0) }.map { $0.map(context.action) }
    activity = context.activity
    sharedItems = context.sharedItems
    var reopened: (@MainActor () -> OpenedMenu)?
    if let reopen { reopened = { reopen(context) } }
    self.reopened = reopened
  }
}
