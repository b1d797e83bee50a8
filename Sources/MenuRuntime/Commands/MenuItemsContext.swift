/// A context for the items of a list, table or collection view: `NotesMenus.Items<Note.ID>`.
///
/// ```swift
/// let rows = NotesMenus.Items(for: model) { model, ids in
///   model.menuState(of: ids)
/// } perform: { model, command, ids in
///   model.perform(command, on: ids)
/// }
/// ```
///
/// The menu captures the clicked items when it opens, and keeps them until it closes.
@MainActor
public struct MenuItemsContext<Command: MenuCommand, Item: Hashable & Sendable> {
  let activity: MenuActivity
  private let make: @MainActor ([Item]) -> MenuContext<Command>

  private init(
    _ activity: MenuActivity, _ make: @escaping @MainActor ([Item]) -> MenuContext<Command>
  ) {
    self.activity = activity
    self.make = make
  }

  /// Creates a context for an owner, which it holds weakly.
  ///
  /// - Parameters:
  ///   - owner: What has the state and performs the commands.
  ///   - state: Returns the state for some items.
  ///   - perform: Performs a command on some items.
  public init<Owner: AnyObject>(
    for owner: Owner, state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) throws -> Void
  ) {
    self.init(owner, state) { [weak owner] items in
      .now { command in
        if let owner { try perform(owner, command, items) }
        return nil
      }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with commands that return how they are undone.
  public init<Owner: AnyObject, Undo: MenuUndoing>(
    for owner: Owner, state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) throws -> Undo
  ) {
    self.init(owner, state) { [weak owner] items in
      .now { command in if let owner { try perform(owner, command, items).menuUndo } else { nil } }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner, state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) async throws -> Void
  ) {
    self.init(owner, state) { [weak owner] items in
      .later { command in
        if let owner { try await perform(owner, command, items) }
        return nil
      }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands that return how they are undone.
  public init<Owner: AnyObject, Undo: MenuUndoing>(
    for owner: Owner, state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) async throws -> Undo
  ) {
    self.init(owner, state) { [weak owner] items in
      .later { command in
        if let owner { try await perform(owner, command, items).menuUndo } else { nil }
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
          activity: activity, items: Set(items.map { AnyHashable($0) }), handler: handler(items),
          hasOwner: { [weak owner] in owner != nil }))
    }
  }

  /// Passes errors of commands to `handler` instead of showing them in an alert.
  public func handlingErrors(_ handler: @escaping @MainActor (any Error) -> Void)
    -> MenuItemsContext
  {
    changed { context, _ in context.handlingErrors(handler) }
  }

  /// Returns the context with a handler for the commands of a block, as `MenuContext.handling(_:for:perform:)` does.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item]) throws -> Void
  ) -> MenuItemsContext where Block.State == Command.State {
    changed(block, owner) { context, owner, items in
      context.handling(block, for: owner) { try perform($0, $1, items) }
    }
  }

  /// Returns the context with a handler for the commands of a block, which return how they are undone.
  public func handling<Block: MenuCommand, Owner: AnyObject, Undo: MenuUndoing>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item]) throws -> Undo
  ) -> MenuItemsContext where Block.State == Command.State {
    changed(block, owner) { context, owner, items in
      context.handling(block, for: owner) { try perform($0, $1, items) }
    }
  }

  /// Returns the context with a handler for the commands of a block, which are asynchronous.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item]) async throws -> Void
  ) -> MenuItemsContext where Block.State == Command.State {
    changed(block, owner) { context, owner, items in
      context.handling(block, for: owner) { try await perform($0, $1, items) }
    }
  }

  /// Returns the context with a handler for the commands of a block, which are asynchronous and return how they are undone.
  public func handling<Block: MenuCommand, Owner: AnyObject, Undo: MenuUndoing>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, [Item]) async throws -> Undo
  ) -> MenuItemsContext where Block.State == Command.State {
    changed(block, owner) { context, owner, items in
      context.handling(block, for: owner) { try await perform($0, $1, items) }
    }
  }

  /// Returns the context with a handler for a block as long as its owner is there, and nobody for it afterwards.
  private func changed<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, _ owner: Owner,
    _ change: @escaping @MainActor (MenuContext<Command>, Owner, [Item]) -> MenuContext<Command>
  ) -> MenuItemsContext {
    changed { [weak owner] context, items in
      let changed = if let owner { change(context, owner, items) } else { context.handling(block) }
      return changed.acting(on: Set(items.map { AnyHashable($0) }))
    }
  }

  func changed(
    _ change: @escaping @MainActor (MenuContext<Command>, [Item]) -> MenuContext<Command>
  ) -> MenuItemsContext {
    MenuItemsContext(activity) { [make] items in change(make(items), items) }
  }

  /// The context for these items. Use it where the framework provides the clicked items.
  public func context(for items: [Item]) -> MenuContext<Command> { make(items) }

  /// A context that asks for the items once, each time a menu opens or a key or button chooses a command.
  public func contextWhenOpened(_ items: @escaping @MainActor () -> [Item]) -> MenuContext<Command>
  {
    MenuContext(
      MenuContext<Command>.Parts(
        read: { make(items()).state }, capture: { make(items()) }, activity: activity,
        target: { make(items()) }, hasOwner: { make([]).hasOwner },
        isHandled: { command in make([]).handles(command) }))
  }

  /// Whether a command is running on one of some items, or on any.
  public func isRunning(_ command: Command, on items: [Item]? = nil) -> Bool {
    activity.running.contains { isRun($0, of: command, on: items) }
  }

  /// Cancels the tasks of a command that is running on one of some items, or on any. The items' command stays dimmed until
  /// the task ends.
  public func cancel(_ command: Command, on items: [Item]? = nil) {
    activity.cancel { isRun($0, of: command, on: items) }
  }

  private func isRun(_ run: MenuActivity.Key, of command: Command, on items: [Item]?) -> Bool {
    run.overlaps(
      MenuActivity.Key(
        command: command, items: items.map { Set($0.map { AnyHashable($0) }) } ?? run.items))
  }

  /// Cancels the tasks of all commands that are running.
  public func cancelAll() { activity.cancel() }
}

extension MenuContext {
  /// The context for the items of a list: `NotesMenus.Items<Note.ID>`.
  public typealias Items<Item: Hashable & Sendable> = MenuItemsContext<Command, Item>
}
