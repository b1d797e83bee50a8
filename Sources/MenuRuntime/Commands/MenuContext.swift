/// Where the state of menus comes from and where chosen commands go: one for all surfaces of a window.
///
/// ```swift
/// let menus = MenuContext(for: model, state: \.menuState) { model, command in
///   try await model.perform(command)
/// }
/// ```
///
/// With `for:` the owner is not kept: once it is gone, menus show `State()` and perform nothing.
/// `perform` may throw; its errors go to `onError(_:)`. A closure without `await` is called at once, as
/// undo and animations need; one with `await` runs in a task, and its command is dimmed meanwhile.
@MainActor
public struct MenuContext<Command: MenuCommand> {
  let read: @MainActor () -> Command.State
  let send: @MainActor (Command) -> Void
  /// What is clicked when a menu opens; nil where the state says all.
  private let capture: (@MainActor () -> MenuContext)?
  let activity: MenuActivity
  /// Asked before an undoable command is performed: gives what takes it back.
  private(set) var takeBack: (@MainActor (Command) -> (@MainActor () -> Void)?)?

  /// A context of an owner that it does not keep.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(
      state: { [weak owner] in owner.map(state) ?? Command.State() },
      perform: { [weak owner] command in if let owner { try perform(owner, command) } })
  }

  /// A context of an owner that it does not keep, with commands that take their time.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command) async throws -> Void
  ) {
    self.init(
      state: { [weak owner] in owner.map(state) ?? Command.State() },
      perform: { [weak owner] command in if let owner { try await perform(owner, command) } })
  }

  // A key path literal does not become a `@MainActor` function, so these take the key path itself.

  /// A context of an owner that it does not keep, with the state at a key path.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(for: owner, state: { $0[keyPath: state] }, perform: perform)
  }

  /// A context of an owner that it does not keep, with the state at a key path and commands that take their time.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) async throws -> Void
  ) {
    self.init(for: owner, state: { $0[keyPath: state] }, perform: perform)
  }

  /// A context of two closures, and of whatever they keep.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) throws -> Void
  ) {
    let activity = MenuActivity()
    self.init(
      read: state, send: { command in activity.perform { try perform(command) } },
      activity: activity)
  }

  /// A context of two closures, with commands that take their time.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) async throws -> Void
  ) {
    let activity = MenuActivity()
    self.init(
      read: state,
      send: { command in activity.start(command.activityID) { try await perform(command) } },
      activity: activity)
  }

  /// A state that stays, and commands that go nowhere: for tests and previews.
  public init(_ state: Command.State) {
    self.init(read: { state }, send: { _ in }, activity: MenuActivity())
  }

  init(
    read: @escaping @MainActor () -> Command.State,
    send: @escaping @MainActor (Command) -> Void,
    capture: (@MainActor () -> MenuContext)? = nil,
    activity: MenuActivity
  ) {
    self.read = read
    self.send = send
    self.capture = capture
    self.activity = activity
  }

  /// Hands errors of `perform` to `handler`, rather than showing them in an alert.
  public func onError(_ handler: @escaping @MainActor (any Error) -> Void) -> MenuContext {
    activity.onError = handler
    return self
  }

  /// Lets undoable commands be taken back.
  ///
  /// - Parameter takeBack: Asked before such a command is performed. What it gives stands in the
  ///   undo manager under the command's title; nil if the command registers its undo itself.
  public func undo(_ takeBack: @escaping @MainActor (Command) -> (@MainActor () -> Void)?)
    -> MenuContext
  {
    var context = self
    context.takeBack = takeBack
    return context
  }

  /// Says that the state has changed, where it is not `@Observable`: bars show it anew.
  public func update() { activity.notify() }

  /// The state now.
  public var state: Command.State { read() }

  /// Performs a command without asking for its confirmation: for command palettes.
  public func perform(_ command: Command) { send(command) }

  /// The state and the way back for as long as one menu is open: what was clicked stays what it was.
  func opened() -> (state: Command.State, context: MenuContext) {
    guard var captured = capture?() else { return (read(), self) }
    if let takeBack { captured.takeBack = takeBack }
    return (captured.read(), captured)
  }

  /// What a framework does when a command is chosen.
  func action(_ command: Command) -> MenuAction {
    var goBack: (@MainActor () -> (@MainActor () -> Void)?)?
    if let takeBack { goBack = { takeBack(command) } }
    return MenuAction(
      perform: { send(command) }, takeBack: goBack,
      name: { MenuTexts.label(of: command.title(in: read())) })
  }

  /// Whether a command is being performed.
  func isBusy(_ command: Command) -> Bool { activity.isBusy(command.activityID) }
}

/// A command without its type: for the layers of the frameworks, where Objective-C has no generics.
@MainActor
public struct MenuAction {
  /// Performs the command, without asking for its confirmation.
  public let perform: @MainActor () -> Void
  /// Asked before the command is performed: gives what takes it back.
  let takeBack: (@MainActor () -> (@MainActor () -> Void)?)?
  /// What the command itself is called now, without the ellipsis of a menu: for Undo.
  let name: @MainActor () -> String
}

nonisolated extension MenuCommand {
  /// Tells commands apart that are performed at the same time: the id, with what it carries.
  var activityID: String {
    let facts = facts(in: State())
    return facts.option.map { facts.id + "/" + $0.id } ?? facts.id
  }
}
