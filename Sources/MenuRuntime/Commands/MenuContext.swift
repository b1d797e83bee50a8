/// Connects the surfaces of a window to the app: supplies the state and performs the commands.
///
/// ```swift
/// let menus = MenuContext(for: model, state: \.menuState) { model, command in
///   try await model.perform(command)
/// }
/// ```
///
/// A context made with `for:` holds its owner weakly. Once the owner is gone, menus show `State()` and commands
/// do nothing. `perform` may throw; errors go to `onError(_:)`. A `perform` closure without `await` runs
/// synchronously, as undo and animations require; one with `await` runs in a task, and its command is dimmed
/// until the task ends.
@MainActor
public struct MenuContext<Command: MenuCommand> {
  // One object, so that a surface is one reference: an app compiles code for each to be copied and destroyed.
  private let connection: Connection

  private final class Connection {
    let read: @MainActor () -> Command.State
    let readNow: @MainActor () -> Command.State
    let send: @MainActor (Command) -> Void
    let capture: (@MainActor () -> MenuContext)?
    let activity: MenuActivity
    let hasOwner: @MainActor () -> Bool
    let takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)?

    init(
      read: @escaping @MainActor () -> Command.State,
      readNow: @escaping @MainActor () -> Command.State,
      send: @escaping @MainActor (Command) -> Void,
      capture: (@MainActor () -> MenuContext)?,
      activity: MenuActivity,
      hasOwner: @escaping @MainActor () -> Bool,
      takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)?
    ) {
      self.read = read
      self.readNow = readNow
      self.send = send
      self.capture = capture
      self.activity = activity
      self.hasOwner = hasOwner
      self.takeBack = takeBack
    }
  }

  var read: @MainActor () -> Command.State { connection.read }
  var send: @MainActor (Command) -> Void { connection.send }
  var activity: MenuActivity { connection.activity }
  /// Whether the owner is still there, without which commands do nothing.
  var hasOwner: @MainActor () -> Bool { connection.hasOwner }
  /// Called before an undoable command is performed; returns the undo action.
  var takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)? { connection.takeBack }

  /// Creates a context for an owner, which it holds weakly.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(
      state: { [weak owner] in owner.map(state) ?? Command.State() },
      perform: { [weak owner] command in if let owner { try perform(owner, command) } },
      hasOwner: { [weak owner] in owner != nil })
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command) async throws -> Void
  ) {
    self.init(
      state: { [weak owner] in owner.map(state) ?? Command.State() },
      perform: { [weak owner] command in if let owner { try await perform(owner, command) } },
      hasOwner: { [weak owner] in owner != nil })
  }

  // A key path literal does not convert to a `@MainActor` function, so these take the key path itself.

  /// Creates a context for an owner, which it holds weakly, with the state at a key path.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(for: owner, state: { $0[keyPath: state] }, perform: perform)
  }

  /// Creates a context for an owner, which it holds weakly, with the state at a key path and asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) async throws -> Void
  ) {
    self.init(for: owner, state: { $0[keyPath: state] }, perform: perform)
  }

  /// Creates a context from two closures. It retains whatever they capture.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) throws -> Void
  ) {
    self.init(state: state, perform: perform, hasOwner: { true })
  }

  /// Creates a context from two closures, with asynchronous commands.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) async throws -> Void
  ) {
    self.init(state: state, perform: perform, hasOwner: { true })
  }

  /// Creates a context with a fixed state that ignores commands, for tests and previews.
  public init(_ state: Command.State) {
    self.init(read: { state }, send: { _ in }, activity: MenuActivity())
  }

  private init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) throws -> Void,
    hasOwner: @escaping @MainActor () -> Bool
  ) {
    let activity = MenuActivity()
    self.init(
      read: state, send: { command in activity.perform { try perform(command) } },
      activity: activity, hasOwner: hasOwner)
  }

  private init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) async throws -> Void,
    hasOwner: @escaping @MainActor () -> Bool
  ) {
    let activity = MenuActivity()
    self.init(
      read: state,
      send: { command in activity.start(command.activityID) { try await perform(command) } },
      activity: activity, hasOwner: hasOwner)
  }

  /// - Parameters:
  ///   - readNow: Returns the current state, if `read` always returns that of a certain time.
  ///   - capture: Captures what was clicked when a menu opens; nil if the state is sufficient.
  init(
    read: @escaping @MainActor () -> Command.State,
    readNow: (@MainActor () -> Command.State)? = nil,
    send: @escaping @MainActor (Command) -> Void,
    capture: (@MainActor () -> MenuContext)? = nil,
    activity: MenuActivity,
    hasOwner: @escaping @MainActor () -> Bool = { true },
    takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)? = nil
  ) {
    connection = Connection(
      read: read, readNow: readNow ?? read, send: send, capture: capture, activity: activity,
      hasOwner: hasOwner, takeBack: takeBack)
  }

  /// Passes errors of `perform` to `handler` instead of showing them in an alert.
  public func onError(_ handler: @escaping @MainActor (any Error) -> Void) -> MenuContext {
    activity.onError = handler
    return self
  }

  /// Registers undo actions for undoable commands.
  ///
  /// - Parameter takeBack: Called before such a command is performed. Returns the undo action, which the undo
  ///   manager lists under the command's title, or nil if the command registers its own undo.
  public func undo(_ takeBack: @escaping @MainActor (Command) -> (@MainActor () -> Void)?)
    -> MenuContext
  {
    MenuContext(
      read: read, readNow: connection.readNow, send: send, capture: connection.capture,
      activity: activity, hasOwner: hasOwner, takeBack: takeBack)
  }

  /// Redraws bars after a change of state. Call it if the state is not `@Observable`.
  public func update() { activity.notify() }

  /// The current state.
  public var state: Command.State { read() }

  /// Performs a command without asking for confirmation, as a command palette does.
  public func perform(_ command: Command) { send(command) }

  /// The state and context for one opening of a menu, with what was clicked captured.
  func opened() -> (state: Command.State, context: MenuContext) {
    guard let captured = connection.capture?() else { return (read(), self) }
    let context = takeBack.map { captured.undo($0) } ?? captured
    return (context.read(), context)
  }

  /// The action that a framework calls when a command is chosen.
  func action(_ command: Command) -> MenuAction {
    var goBack: (@MainActor () -> (@MainActor () -> Void)?)?
    if let takeBack { goBack = { takeBack(command) } }
    return MenuAction(
      perform: { send(command) }, hasOwner: hasOwner,
      isEnabled: {
        let facts = command.facts(in: connection.readNow())
        return facts.isEnabled && facts.isShown && !isBusy(command)
      },
      takeBack: goBack,
      name: { MenuTexts.label(of: command.title(in: read())) })
  }

  /// Whether a command is running.
  func isBusy(_ command: Command) -> Bool { activity.isBusy(command.activityID) }
}

/// A type-erased command, for framework code in which Objective-C rules out generics.
@MainActor
public struct MenuAction {
  /// Performs the command without asking for confirmation.
  public let perform: @MainActor () -> Void
  /// Whether there is somebody to perform it; otherwise nothing is asked either.
  let hasOwner: @MainActor () -> Bool
  /// Whether people can choose the command in the current state.
  let isEnabled: @MainActor () -> Bool
  /// Called before the command is performed; returns the undo action.
  let takeBack: (@MainActor () -> (@MainActor () -> Void)?)?
  /// The current title of the command without the ellipsis of a menu, for Undo.
  let name: @MainActor () -> String
}

nonisolated extension MenuCommand {
  /// The command's ID and what it carries, to tell apart commands that run at the same time.
  var activityID: String {
    let facts = facts(in: State())
    return facts.option.map { facts.id + "/" + $0.id } ?? facts.id
  }
}
