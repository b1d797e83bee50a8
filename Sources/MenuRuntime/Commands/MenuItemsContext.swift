/// A context whose state and commands are about items of a list, table or collection.
///
/// ```swift
/// let rows = MenuItemsContext(for: model) { model, ids in
///   model.menuState(of: ids)
/// } perform: { model, command, ids in
///   try await model.perform(command, on: ids)
/// }
/// ```
///
/// What was clicked is known when the menu opens, and stays the same until it closes.
@MainActor
public struct MenuItemsContext<Command: MenuCommand, Item> {
  private let read: @MainActor ([Item]) -> Command.State
  private let send: @MainActor (Command, [Item]) -> Void
  let activity = MenuActivity()
  private var takeBack: (@MainActor (Command, [Item]) -> (@MainActor () -> Void)?)?

  /// A context of an owner that it does not keep.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) throws -> Void
  ) {
    let activity = activity
    read = { [weak owner] items in owner.map { state($0, items) } ?? Command.State() }
    send = { [weak owner] command, items in
      activity.perform { if let owner { try perform(owner, command, items) } }
    }
  }

  /// A context of an owner that it does not keep, with commands that take their time.
  public init<Owner: AnyObject>(
    for owner: Owner,
    state: @escaping @MainActor (Owner, [Item]) -> Command.State,
    perform: @escaping @MainActor (Owner, Command, [Item]) async throws -> Void
  ) {
    let activity = activity
    read = { [weak owner] items in owner.map { state($0, items) } ?? Command.State() }
    send = { [weak owner] command, items in
      activity.start(command.activityID) {
        if let owner { try await perform(owner, command, items) }
      }
    }
  }

  /// Hands errors of `perform` to `handler`, rather than showing them in an alert.
  public func onError(_ handler: @escaping @MainActor (any Error) -> Void) -> MenuItemsContext {
    activity.onError = handler
    return self
  }

  /// Lets undoable commands be taken back, as `MenuContext.undo(_:)` does.
  public func undo(
    _ takeBack: @escaping @MainActor (Command, [Item]) -> (@MainActor () -> Void)?
  ) -> MenuItemsContext {
    var context = self
    context.takeBack = takeBack
    return context
  }

  /// The context of these items, where the framework says what was clicked.
  public func on(_ items: [Item]) -> MenuContext<Command> {
    let (read, send) = (read, send)
    let context = MenuContext<Command>(
      read: { read(items) }, send: { command in send(command, items) }, activity: activity)
    guard let takeBack else { return context }
    return context.undo { command in takeBack(command, items) }
  }

  /// A context that asks for the items once, each time a menu opens.
  public func whenOpened(_ items: @escaping @MainActor () -> [Item]) -> MenuContext<Command> {
    let (read, send) = (read, send)
    return MenuContext(
      read: { read(items()) }, send: { command in send(command, items()) },
      capture: { on(items()) }, activity: activity)
  }
}
