// A closure without `await` is another type than one with it, and one with a parameter for the origin another than one
// without. A key path literal does not convert to a `@MainActor` function, so there are initializers that take the key
// path itself.

extension MenuContext {
  // MARK: - For an owner

  /// Creates a context for an owner, which it holds weakly.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(
      owner, state,
      .now { [weak owner] command, _ in
        if let owner { try perform(owner, command) }
      })
  }

  /// Creates a context for an owner, which it holds weakly, with commands that ask for their origin.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, MenuOrigin) throws -> Void
  ) {
    self.init(
      owner, state,
      .now { [weak owner] command, origin in
        if let owner { try perform(owner, command, origin) }
      })
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command) async throws -> Void
  ) {
    self.init(
      owner, state,
      .later { [weak owner] command, _ in
        if let owner { try await perform(owner, command) }
      })
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands and commands that ask for their origin.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, MenuOrigin) async throws -> Void
  ) {
    self.init(
      owner, state,
      .later { [weak owner] command, origin in
        if let owner { try await perform(owner, command, origin) }
      })
  }

  /// Creates a context for an owner, which it holds weakly, and whose commands `handling(_:for:perform:)` performs. What
  /// nobody handles is dimmed.
  public init<Owner: AnyObject>(
    for owner: Owner, state: @escaping @MainActor (Owner) -> Command.State
  ) {
    self.init(owner, state, .nobody)
  }

  /// Creates a context for an owner, which it holds weakly, with the state at a key path.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(for: owner, state: { $0[keyPath: state] }, perform: perform)
  }

  /// Creates a context for an owner, which it holds weakly, with the state at a key path and commands that ask for their origin.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command, MenuOrigin) throws -> Void
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

  /// Creates a context for an owner, which it holds weakly, with the state at a key path, asynchronous commands and commands that ask for their origin.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command, MenuOrigin) async throws -> Void
  ) {
    self.init(for: owner, state: { $0[keyPath: state] }, perform: perform)
  }

  /// Creates a context for an owner, which it holds weakly, with the state at a key path, and whose commands
  /// `handling(_:for:perform:)` performs. What nobody handles is dimmed.
  public init<Owner: AnyObject>(for owner: Owner, state: KeyPath<Owner, Command.State>) {
    self.init(for: owner, state: { $0[keyPath: state] })
  }

  private init<Owner: AnyObject>(
    _ owner: Owner, _ state: @escaping @MainActor (Owner) -> Command.State, _ handler: Handler
  ) {
    self.init(
      Parts(
        read: { [weak owner] in owner.map(state) ?? Command.State() },
        activity: .activity(of: owner, for: MenuContext.self), handler: handler,
        hasOwner: { [weak owner] in owner != nil }))
  }

  // MARK: - From closures

  /// Creates a context from two closures. It retains whatever they capture.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) throws -> Void
  ) {
    self.init(state, .now { command, _ in try perform(command) })
  }

  /// Creates a context from two closures, with commands that ask for their origin. It retains whatever they capture.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command, MenuOrigin) throws -> Void
  ) {
    self.init(state, .now(perform))
  }

  /// Creates a context from two closures, with asynchronous commands. It retains whatever they capture.
  ///
  /// Make it once and keep it: another one does not know what is running.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) async throws -> Void
  ) {
    self.init(state, .later { command, _ in try await perform(command) })
  }

  /// Creates a context from two closures, with asynchronous commands and commands that ask for their origin. It retains whatever they capture.
  ///
  /// Make it once and keep it: another one does not know what is running.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command, MenuOrigin) async throws -> Void
  ) {
    self.init(state, .later(perform))
  }

  private init(_ state: @escaping @MainActor () -> Command.State, _ handler: Handler) {
    var isUnowned = false
    if case .later = handler { isUnowned = true }
    self.init(
      Parts(
        read: state, activity: MenuActivity(isUnowned: isUnowned), handler: handler,
        hasOwner: { true }))
  }
}
