/// A context for the items of a list, table or collection view: `NotesMenus.Items<Note.ID>`.
///
/// ```swift
/// let rows = NotesMenus.Items(for: model) { model, ids in
///   model.menuState(of: ids)
/// } perform: { model, command, ids in
///   try await model.perform(command, on: ids)
/// }
/// ```
///
/// The menu captures the clicked items when it opens, and keeps them until it closes.
@MainActor
public struct MenuItemsContext<Command: MenuCommand, Item> {
  let activity: MenuActivity
  private let make: @MainActor ([Item]) -> MenuContext<Command>

  private init(
    _ activity: MenuActivity, _ make: @escaping @MainActor ([Item]) -> MenuContext<Command>
  ) {
    self.activity = activity
    self.make = make
  }

  /// Creates a context for an owner, which it holds weakly.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) throws -> Void
  ) {
    self.init(owner, state) { [weak owner] items in
      .now { command, _ in if let owner { try perform(owner, command, items) } }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with commands that ask for their origin.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item], MenuOrigin) throws -> Void
  ) {
    self.init(owner, state) { [weak owner] items in
      .now { command, origin in if let owner { try perform(owner, command, items, origin) } }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) async throws -> Void
  ) {
    self.init(owner, state) { [weak owner] items in
      .later { command, _ in if let owner { try await perform(owner, command, items) } }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands and commands that ask for their origin.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item], MenuOrigin) async throws -> Void
  ) {
    self.init(owner, state) { [weak owner] items in
      .later { command, origin in if let owner { try await perform(owner, command, items, origin) }
      }
    }
  }

  /// Creates a context for an owner, which it holds weakly, and whose commands `handling(_:for:perform:)` performs.
  public init<Owner: AnyObject>(
    for owner: Owner, state: @escaping @MainActor (Owner, [Item]) -> Command.State
  ) {
    self.init(owner, state) { _ in .nobody }
  }

  private init<Owner: AnyObject>(
    _ owner: Owner, _ state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    _ handler: @escaping @MainActor ([Item]) -> MenuContext<Command>.Handler
  ) {
    let activity = MenuActivity.activity(of: owner, for: MenuItemsContext.self)
    self.init(activity) { [weak owner] items in
      MenuContext(
        MenuContext<Command>.Parts(
          read: { [weak owner] in owner.map { state($0, items) } ?? Command.State() },
          activity: activity, handler: handler(items), hasOwner: { [weak owner] in owner != nil }))
    }
  }

  /// Passes errors of `perform` to `handler` instead of showing them in an alert.
  public func handlingErrors(_ handler: @escaping @MainActor (any Error) -> Void)
    -> MenuItemsContext
  {
    changed { context, _ in context.handlingErrors(handler) }
  }

  /// Registers undo actions for undoable commands, as `MenuContext.undo(_:)` does.
  public func undo(
    _ takeBack: @escaping @MainActor (Command, [Item]) -> (@MainActor () -> Void)?
  ) -> MenuItemsContext {
    changed { context, items in context.undo { command in takeBack(command, items) } }
  }

  /// Returns the context with a handler for the commands of a block, as `MenuContext.handling(_:for:perform:)` does.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item]) throws -> Void
  ) -> MenuItemsContext where Block.State == Command.State {
    changed { [weak owner] context, items in
      guard let owner else { return context.handling(block) }
      return context.handling(block, for: owner) { owner, command in
        try perform(owner, command, items)
      }
    }
  }

  /// Returns the context with a handler for the commands of a block, which performs them with their origin.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item], MenuOrigin) throws -> Void
  ) -> MenuItemsContext where Block.State == Command.State {
    changed { [weak owner] context, items in
      guard let owner else { return context.handling(block) }
      return context.handling(block, for: owner) { owner, command, origin in
        try perform(owner, command, items, origin)
      }
    }
  }

  /// Returns the context with a handler for the commands of a block, which performs them asynchronously.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item]) async throws -> Void
  ) -> MenuItemsContext where Block.State == Command.State {
    changed { [weak owner] context, items in
      guard let owner else { return context.handling(block) }
      return context.handling(block, for: owner) { owner, command in
        try await perform(owner, command, items)
      }
    }
  }

  /// Returns the context with a handler for the commands of a block, which performs them asynchronously and with their origin.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item], MenuOrigin) async throws -> Void
  ) -> MenuItemsContext where Block.State == Command.State {
    changed { [weak owner] context, items in
      guard let owner else { return context.handling(block) }
      return context.handling(block, for: owner) { owner, command, origin in
        try await perform(owner, command, items, origin)
      }
    }
  }

  func changed(
    _ change: @escaping @MainActor (MenuContext<Command>, [Item]) -> MenuContext<Command>
  ) -> MenuItemsContext {
    MenuItemsContext(activity) { [make] items in change(make(items), items) }
  }

  /// Creates a context for these items. Use it where the framework provides the clicked items.
  public func context(for items: [Item]) -> MenuContext<Command> { make(items) }

  /// Creates a context that asks for the items once, each time a menu opens.
  public func contextWhenOpened(_ items: @escaping @MainActor () -> [Item]) -> MenuContext<Command>
  {
    MenuContext(
      MenuContext<Command>.Parts(
        read: { make(items()).state }, capture: { make(items()) }, activity: activity,
        handler: .pass { command in make(items()).perform(command) },
        hasOwner: { make([]).hasOwner }, isHandled: { command in make([]).handles(command) }))
  }

  /// Whether a command is running.
  public func isRunning(_ command: Command) -> Bool { make([]).isRunning(command) }

  /// Cancels the task of a command that is running. The command stays dimmed until the task ends.
  public func cancel(_ command: Command) { make([]).cancel(command) }

  /// Cancels the tasks of all commands that are running.
  public func cancelAll() { activity.cancel() }
}

extension MenuContext {
  /// The context for the items of a list: `NotesMenus.Items<Note.ID>`.
  public typealias Items<Item> = MenuItemsContext<Command, Item>
}
