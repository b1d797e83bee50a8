/// Connects menus and bars to the app: supplies their state and performs the commands.
///
/// Generated Swift has a name for the context of an app: `NotesMenus` is `MenuContext<NotesCommand>`.
///
/// ```swift
/// let menus = NotesMenus(for: model, state: \.menuState) { model, command in
///   model.perform(command)
/// }
/// ```
///
/// A context made with `for:` holds its owner weakly. Once the owner is gone, menus show `State()`, all of it
/// dimmed. The owner also keeps track of what is running, so it does not matter where the context is made: contexts for
/// the same owner have the same commands running.
///
/// The closure may throw; errors go to `handlingErrors(_:)`. It may return a `MenuUndo`, which is registered with the undo
/// manager. One without `await` is called at once, as animations require; one with `await` runs in a task, and its command is
/// dimmed until the task ends, so give commands that wait a handler of their own with `handling(_:for:perform:)`. The task
/// retains the owner; `cancel(_:)` cancels it. `MenuOrigin.current` is the place where the command was chosen.
@MainActor
public struct MenuContext<Command: MenuCommand> {
  // One object, so that a surface is one reference: an app compiles code for each to be copied and destroyed.
  private let connection: Connection

  private final class Connection {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  /// What a context consists of.
  @MainActor
  struct Parts {
    /// Returns the state for menus.
    let read: @MainActor () -> Command.State
    /// Returns the current state, if `read` always returns that of a certain time.
    var readNow: (@MainActor () -> Command.State)?
    /// Captures what was clicked when a menu opens; nil if the state is sufficient.
    var capture: (@MainActor () -> MenuContext)?
    let activity: MenuActivity
    /// The items that `handler` acts on.
    var items: Set<AnyHashable> = []
    /// Performs the commands that no block's handler performs.
    var handler = Handler.nobody
    /// Returns the context that performs all commands in place of this one.
    var target: (@MainActor () -> MenuContext?)?
    /// Returns what `target` calls a command that is running.
    var key: (@MainActor (Command) -> MenuActivity.Key)?
    let hasOwner: @MainActor () -> Bool
    /// Whether there is somebody to perform a command, if `target` performs it.
    var isHandled: (@MainActor (Command) -> Bool)?
    /// Perform the commands of blocks, the last first.
    var blocks: [Block] = []
    /// Perform standard items of toolbars.
    var toolbarItems: [MenuToolbarAction: ToolbarItemHandler] = [:]
    var sharedItems: (@MainActor () -> [Any])?
    var onError: MenuActivity.ErrorHandler?
  }

  /// Performs commands, and returns how they are undone if they do not register that themselves.
  enum Handler {
    case nobody
    case now(@MainActor (Command) throws -> MenuUndo?)
    case later(@MainActor (Command) async throws -> MenuUndo?)
  }

  /// Performs the commands of a block.
  struct Block {
    /// The handler of a command, or nil if it is of another block.
    let handler: @MainActor (Command) -> Handler?
    let hasOwner: @MainActor () -> Bool
    /// The items that the handler acts on.
    var items: Set<AnyHashable> = []
  }

  /// Performs a standard item of toolbars.
  struct ToolbarItemHandler {
    let isEnabled: @MainActor (Command.State) -> Bool
    let perform: @MainActor () -> Void
  }

  init(_ parts: Parts) {
    connection = Connection(parts)
  }

  private var parts: Parts { connection.parts }
  var activity: MenuActivity { parts.activity }

  /// Creates a context with a fixed state that ignores commands, for tests and previews.
  public init(_ state: Command.State) {
    self.init(
      Parts(
        read: { state }, activity: MenuActivity(), handler: .now { _ in nil }, hasOwner: { true }))
  }

  // MARK: - Changing

  /// Returns the context with a change, made also to what it captures when a menu opens.
  private func changed(_ change: @escaping @MainActor (inout Parts) -> Void) -> MenuContext {
    var parts = parts
    change(&parts)
    if let capture = parts.capture { parts.capture = { capture().changed(change) } }
    if let target = parts.target { parts.target = { target()?.changed(change) } }
    return MenuContext(parts)
  }

  /// Passes errors of commands to `handler` instead of showing them in an alert. Other copies of the context keep theirs.
  public func handlingErrors(_ handler: @escaping @MainActor (any Error) -> Void) -> MenuContext {
    changed { $0.onError = handler }
  }

  /// Returns the context with a handler for some of its commands.
  func adding(_ block: Block) -> MenuContext {
    changed { $0.blocks.append(block) }
  }

  /// Returns the context whose last block acts on some items.
  func acting(on items: Set<AnyHashable>) -> MenuContext {
    changed { parts in parts.blocks[parts.blocks.count - 1].items = items }
  }

  /// Returns the context with a handler for a standard item of toolbars, which replaces an earlier one.
  func adding(_ handler: ToolbarItemHandler, for item: MenuToolbarAction) -> MenuContext {
    changed { $0.toolbarItems[item] = handler }
  }

  /// Returns the context with what the system's Share shares.
  func sharing(_ items: @escaping @MainActor () -> [Any]) -> MenuContext {
    changed { $0.sharedItems = items }
  }

  /// What the system's Share shares, or nil if there is nobody to ask.
  var sharedItems: (@MainActor () -> [Any])? { parts.sharedItems }

  /// What the app does for standard items of toolbars in a state.
  func toolbarHandlers(in state: Command.State) -> [MenuToolbarAction: ToolbarHandler] {
    parts.toolbarItems.mapValues { handler in
      ToolbarHandler(isEnabled: handler.isEnabled(state), perform: handler.perform)
    }
  }

  // MARK: - State and commands

  /// The current state.
  public var state: Command.State { parts.read() }

  /// Redraws bars after a change of state. Call it if the state is not `@Observable`.
  public func update() { activity.notify() }

  /// Chooses a command as a menu does: for a button, a swipe, a gesture, a drop or a key of the app's own.
  ///
  /// Nothing happens if the command is dimmed, hidden or running, or if something modal is in front. A command that needs
  /// a confirmation asks for it; one without `await` has been performed when this returns, unless it asked.
  ///
  /// - Parameter origin: Where to ask and to show errors, as in `MenuOrigin(cell)`. Without it, that is the place of the
  ///   running command, or else the window in front.
  /// - Returns: A task that ends with the outcome. To cancel it takes back the question, or cancels the command.
  @discardableResult
  public func choose(_ command: Command, at origin: MenuOrigin? = nil) -> Task<MenuOutcome, Never> {
    let ending = MenuEnding()
    let (state, context) = opened()
    let menu = MenuBuilder<Command>(state, hiding: .nothing, for: context)
    guard let item = menu.item(command), item.isShown else {
      ending.end(.unavailable)
      return ending.task
    }
    if let place = place(at: origin) {
      place.choose(item.map(context.action), ending)
    } else if item.isEnabled, item.confirmation == nil {
      context.perform(command, at: nil, isUndoable: item.isUndoable, ending)
    } else {
      if item.isEnabled { assert(tells(item.title)) }
      ending.end(.unavailable)
    }
    return ending.task
  }

  /// Performs a command that has been decided on: it asks nothing, and looks at neither the state nor what is in front.
  ///
  /// - Parameter origin: Where to show errors, and whose undo manager to use, as in `choose(_:at:)`.
  /// - Returns: A task that ends with the outcome. To cancel it cancels the command.
  @discardableResult
  public func perform(_ command: Command, at origin: MenuOrigin? = nil) -> Task<MenuOutcome, Never>
  {
    let ending = MenuEnding()
    let isUndoable = command.facts(in: state).isUndoable
    perform(command, at: place(at: origin), isUndoable: isUndoable, ending)
    return ending.task
  }

  /// The place with an origin; without one, that of the running command, or the window in front.
  private func place(at origin: MenuOrigin?) -> (any MenuPresenter)? {
    if let origin { return origin.place }
    if let place = MenuPlace.current.get() { return place }
    #if (canImport(AppKit) && !targetEnvironment(macCatalyst)) || (canImport(UIKit) && !os(watchOS))
      return MenuAnchor.front(of: self)
    #else
      return nil
    #endif
  }

  /// Performs a command at a place.
  func perform(
    _ command: Command, at place: (any MenuPresenter)?, isUndoable: Bool, _ ending: MenuEnding
  ) {
    if let target = parts.target {
      guard let context = target() else { return ending.end(.unavailable) }
      return context.perform(command, at: place, isUndoable: isUndoable, ending)
    }
    let (key, onError) = (key(of: command), parts.onError)
    let registrar = MenuUndoRegistrar(
      name: MenuTexts.label(of: command.title(in: state)), isUndoable: isUndoable, at: place,
      activity, key, onError)
    MenuPlace.current.withValue(place) {
      switch handler(of: command) {
      case .nobody: ending.end(.unavailable)
      case .now(let body):
        ending.end(activity.perform(onError) { registrar.register(try body(command)) })
      case .later(let body):
        guard !activity.isBusy(key) else { return ending.end(.unavailable) }
        activity.start(key, onError, ending) { registrar.register(try await body(command)) }
      }
    }
  }

  /// What a command is called while it is running: two that act on other items are not the same.
  func key(of command: Command) -> MenuActivity.Key {
    if let key = parts.key { return key(command) }
    let block = parts.blocks.last { block in block.handler(command) != nil }
    return MenuActivity.Key(command: command, items: block?.items ?? parts.items)
  }

  /// Whether a command is running.
  public func isRunning(_ command: Command) -> Bool {
    activity.isBusy(opened().context.key(of: command))
  }

  /// Cancels the task of a command that is running. The command stays dimmed until the task ends.
  public func cancel(_ command: Command) {
    let key = opened().context.key(of: command)
    activity.cancel { $0.overlaps(key) }
  }

  /// Cancels the tasks of all commands that are running, as a window may do that closes.
  public func cancelAll() { activity.cancel() }

  private func handler(of command: Command) -> Handler {
    for block in parts.blocks.reversed() {
      if let handler = block.handler(command) { return block.hasOwner() ? handler : .nobody }
    }
    return parts.handler
  }

  /// Whether the owner is still there.
  var hasOwner: Bool { parts.hasOwner() }

  /// Whether there is somebody to perform a command.
  func handles(_ command: Command) -> Bool { hasOwner && isHandled(command) }

  /// The context that performs a command of a window with this one: that of the app if the command affects the app and
  /// the window does not perform it.
  func performer(of command: Command, orOfApp app: MenuContext) -> MenuContext {
    let isApp = !handles(command) && command.facts(in: Command.State()).affectsApp
    return isApp && app.handles(command) ? app : self
  }

  private func isHandled(_ command: Command) -> Bool {
    let isOfBlock = parts.blocks.contains { block in block.handler(command) != nil }
    if !isOfBlock, let isHandled = parts.isHandled { return isHandled(command) }
    if case .nobody = handler(of: command) { return false }
    return true
  }

  /// Whether menus dim a command whatever the state: it is running, or there is nobody to perform it.
  func isBusy(_ command: Command) -> Bool {
    activity.isBusy(key(of: command)) || !handles(command)
  }

  /// `isBusy(_:)` for a builder, which is on the main actor whenever it builds for a context.
  var asksWhetherBusy: (Command) -> Bool {
    { command in MainActor.assumeIsolated { isBusy(command) } }
  }

  /// The state and context for one opening of a menu, with what was clicked captured.
  func opened() -> (state: Command.State, context: MenuContext) {
    let context = parts.capture?() ?? self
    return (context.state, context)
  }

  /// What menus show of a context. As long as it is equal, so are the menus made for the context.
  nonisolated struct Inputs: Hashable {
    /// The context, which the commands of the menus retain.
    fileprivate let context: ObjectIdentifier
    fileprivate let state: Command.State
    fileprivate let running: Set<MenuActivity.Key>
    fileprivate let hasOwners: [Bool]
    /// How often people have changed keys.
    fileprivate let keys: Int
  }

  /// What menus in a state show of the context.
  func inputs(_ state: Command.State) -> Inputs {
    Inputs(
      context: ObjectIdentifier(connection), state: state, running: activity.running,
      hasOwners: [hasOwner] + parts.blocks.map { block in block.hasOwner() },
      keys: MenuKeyChanges.shared.count)
  }

  /// The action that a framework calls when a command is chosen.
  func action(_ command: Command) -> MenuAction {
    MenuAction(
      command: command,
      body: { place, isUndoable, ending in
        perform(command, at: place, isUndoable: isUndoable, ending)
      },
      hasOwner: { handles(command) },
      isEnabled: {
        let facts = command.facts(in: (parts.readNow ?? parts.read)())
        return facts.isEnabled && facts.isShown && !isBusy(command)
      })
  }
}

/// A type-erased command, for framework code in which Objective-C rules out generics.
@MainActor
struct MenuAction {
  let command: any MenuCommand
  fileprivate let body: @MainActor ((any MenuPresenter)?, Bool, MenuEnding) -> Void
  /// Whether there is somebody to perform it; otherwise nothing is asked either.
  let hasOwner: @MainActor () -> Bool
  /// Whether people can choose the command in the current state.
  let isEnabled: @MainActor () -> Bool
  /// The number of the module, in a menu bar of several.
  var part = 0

  /// Performs the command without asking for confirmation.
  func perform(
    at place: (any MenuPresenter)? = nil, isUndoable: Bool = false,
    _ ending: MenuEnding = MenuEnding()
  ) {
    body(place, isUndoable, ending)
  }
}

/// Tells the app's author, in debug builds, why a command was not performed. Returns true.
nonisolated private func tells(_ title: String) -> Bool {
  print(
    "menu: “\(title)” asks for a confirmation, and there is no window that could show it. Say where: `at:`."
  )
  return true
}
