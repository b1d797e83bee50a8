/// Connects menus and bars to the app: supplies their state and performs the commands.
///
/// Generated Swift has a name for the context of an app: `NotesMenus` is `MenuContext<NotesCommand>`.
///
/// ```swift
/// let menus = NotesMenus(for: model, state: \.menuState) { model, command in
///   try await model.perform(command)
/// }
/// ```
///
/// A context made with `for:` holds its owner weakly. Once the owner is gone, menus show `State()`, all of it
/// dimmed. The owner also keeps track of what is running, so it does not matter where the context is made: contexts for
/// the same owner have the same commands running. Make a context without an owner once, and keep it.
///
/// `perform` may throw; errors go to `handlingErrors(_:)`. A closure without `await` runs synchronously, as undo and animations
/// require; one with `await` runs in a task, and its command is dimmed until the task ends. The task retains the owner;
/// `cancel(_:)` cancels it. A closure may have one more parameter, the `MenuOrigin`.
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
    /// Performs the commands that no block's handler performs.
    let handler: Handler
    let hasOwner: @MainActor () -> Bool
    /// Whether there is somebody to perform a command, if `handler` passes it on.
    var isHandled: (@MainActor (Command) -> Bool)?
    /// Perform the commands of blocks, the last first.
    var blocks: [Block] = []
    /// Perform standard items of toolbars.
    var toolbarItems: [MenuToolbarAction: ToolbarItemHandler] = [:]
    var sharedItems: (@MainActor () -> [Any])?
    var onError: (@MainActor (any Error) -> Void)?
    var takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)?
  }

  /// Performs commands.
  enum Handler {
    case nobody
    case now(@MainActor (Command, MenuOrigin) throws -> Void)
    case later(@MainActor (Command, MenuOrigin) async throws -> Void)
    /// Passes commands to another context.
    case pass(@MainActor (Command) -> Void)
  }

  /// Performs the commands of a block.
  struct Block {
    /// The handler of a command, or nil if it is of another block.
    let handler: @MainActor (Command) -> Handler?
    let hasOwner: @MainActor () -> Bool
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
  /// Called before an undoable command is performed; returns the undo action.
  var takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)? { parts.takeBack }

  /// Creates a context with a fixed state that ignores commands, for tests and previews.
  public init(_ state: Command.State) {
    self.init(
      Parts(read: { state }, activity: MenuActivity(), handler: .pass { _ in }, hasOwner: { true }))
  }

  // MARK: - Changing

  /// Returns the context with a change, made also to what it captures when a menu opens.
  private func changed(_ change: @escaping @MainActor (inout Parts) -> Void) -> MenuContext {
    var parts = parts
    change(&parts)
    if let capture = parts.capture { parts.capture = { capture().changed(change) } }
    return MenuContext(parts)
  }

  /// Passes errors of `perform` to `handler` instead of showing them in an alert. Other copies of the context keep theirs.
  public func handlingErrors(_ handler: @escaping @MainActor (any Error) -> Void) -> MenuContext {
    changed { $0.onError = handler }
  }

  /// Registers undo actions for undoable commands.
  ///
  /// - Parameter takeBack: Called before such a command is performed. Returns the undo action, which the undo
  ///   manager lists under the command's title, or nil if the command registers its own undo.
  public func undo(_ takeBack: @escaping @MainActor (Command) -> (@MainActor () -> Void)?)
    -> MenuContext
  {
    changed { $0.takeBack = takeBack }
  }

  /// Returns the context with a handler for some of its commands.
  func adding(_ block: Block) -> MenuContext {
    changed { $0.blocks.append(block) }
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

  /// Performs a command without asking for confirmation, as a command palette does.
  public func perform(_ command: Command) {
    let onError = parts.onError
    switch handler(of: command) {
    case .nobody: break
    case .now(let body):
      activity.perform({ try body(command, .current) }, onError: onError)
    case .later(let body):
      let origin = MenuOrigin.current
      activity.start(command.activityID, { try await body(command, origin) }, onError: onError)
    case .pass(let send): send(command)
    }
  }

  /// Whether a command is running.
  public func isRunning(_ command: Command) -> Bool { activity.isBusy(command.activityID) }

  /// Cancels the task of a command that is running. The command stays dimmed until the task ends.
  public func cancel(_ command: Command) { activity.cancel(command.activityID) }

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

  private func isHandled(_ command: Command) -> Bool {
    if let isHandled = parts.isHandled { return isHandled(command) }
    if case .nobody = handler(of: command) { return false }
    return true
  }

  /// Whether menus dim a command whatever the state: it is running, or there is nobody to perform it.
  func isBusy(_ command: Command) -> Bool {
    isRunning(command) || !handles(command)
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
    fileprivate let running: Set<String>
    fileprivate let hasOwners: [Bool]
  }

  /// What menus in a state show of the context.
  func inputs(_ state: Command.State) -> Inputs {
    Inputs(
      context: ObjectIdentifier(connection), state: state, running: activity.running,
      hasOwners: [hasOwner] + parts.blocks.map { block in block.hasOwner() })
  }

  /// The action that a framework calls when a command is chosen.
  func action(_ command: Command) -> MenuAction {
    var goBack: (@MainActor () -> (@MainActor () -> Void)?)?
    if let takeBack { goBack = { takeBack(command) } }
    return MenuAction(
      command: command, perform: { perform(command) }, hasOwner: { handles(command) },
      isEnabled: {
        let facts = command.facts(in: (parts.readNow ?? parts.read)())
        return facts.isEnabled && facts.isShown && !isBusy(command)
      },
      takeBack: goBack,
      name: { MenuTexts.label(of: command.title(in: state)) })
  }
}

/// A type-erased command, for framework code in which Objective-C rules out generics.
@MainActor
struct MenuAction {
  let command: any MenuCommand
  /// Performs the command without asking for confirmation.
  let perform: @MainActor () -> Void
  /// Whether there is somebody to perform it; otherwise nothing is asked either.
  let hasOwner: @MainActor () -> Bool
  /// Whether people can choose the command in the current state.
  let isEnabled: @MainActor () -> Bool
  /// Called before the command is performed; returns the undo action.
  let takeBack: (@MainActor () -> (@MainActor () -> Void)?)?
  /// The current title of the command without the ellipsis of a menu, for Undo.
  let name: @MainActor () -> String
  /// The number of the module, in a menu bar of several.
  var part = 0
}

nonisolated extension MenuCommand {
  /// The command's ID and what it carries, to tell apart commands that run at the same time.
  var activityID: String {
    let facts = facts(in: State())
    return facts.option.map { facts.id + "/" + $0.id } ?? facts.id
  }
}
