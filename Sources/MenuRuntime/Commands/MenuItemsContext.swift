/// A context for the items of a list, table or collection view.
///
/// ```swift
/// let rows = MenuItemsContext(for: model) { model, ids in
///   model.menuState(of: ids)
/// } perform: { model, command, ids in
///   try await model.perform(command, on: ids)
/// }
/// ```
///
/// The menu captures the clicked items when it opens, and keeps them until it closes.
@MainActor
public struct MenuItemsContext<Command: MenuCommand, Item> {
  private let read: @MainActor ([Item]) -> Command.State
  private let send: @MainActor (Command, [Item]) -> Void
  private let hasOwner: @MainActor () -> Bool
  let activity = MenuActivity()
  private var takeBack: (@MainActor (Command, [Item]) -> (@MainActor () -> Void)?)?

  /// Creates a context for an owner, which it holds weakly.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) throws -> Void
  ) {
    let activity = activity
    hasOwner = { [weak owner] in owner != nil }
    read = { [weak owner] items in owner.map { state($0, items) } ?? Command.State() }
    send = { [weak owner] command, items in
      activity.perform { if let owner { try perform(owner, command, items) } }
    }
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) async throws -> Void
  ) {
    let activity = activity
    hasOwner = { [weak owner] in owner != nil }
    read = { [weak owner] items in owner.map { state($0, items) } ?? Command.State() }
    send = { [weak owner] command, items in
      activity.start(command.activityID) {
        if let owner { try await perform(owner, command, items) }
      }
    }
  }

  /// Passes errors of `perform` to `handler` instead of showing them in an alert.
  public func onError(_ handler: @escaping @MainActor (any Error) -> Void) -> MenuItemsContext {
    activity.onError = handler
    return self
  }

  /// Registers undo actions for undoable commands, as `MenuContext.undo(_:)` does.
  public func undo(
    _ takeBack: @escaping @MainActor (Command, [Item]) -> (@MainActor () -> Void)?
  ) -> MenuItemsContext {
    var context = self
    context.takeBack = takeBack
    return context
  }

  /// Creates a context for these items. Use it where the framework provides the clicked items.
  public func on(_ items: [Item]) -> MenuContext<Command> {
    let (read, send) = (read, send)
    let context = MenuContext<Command>(
      read: { read(items) }, send: { command in send(command, items) }, activity: activity,
      hasOwner: hasOwner)
    guard let takeBack else { return context }
    return context.undo { command in takeBack(command, items) }
  }

  /// Creates a context that asks for the items once, each time a menu opens.
  public func whenOpened(_ items: @escaping @MainActor () -> [Item]) -> MenuContext<Command> {
    let (read, send) = (read, send)
    return MenuContext(
      read: { read(items()) }, send: { command in send(command, items()) },
      capture: { on(items()) }, activity: activity, hasOwner: hasOwner)
  }
}
