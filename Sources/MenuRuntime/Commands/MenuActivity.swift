/// Tracks the commands of a context that are running, and notifies observers.
///
/// Contexts for the same owner share it, so that it does not matter where they are made.
@MainActor
final class MenuActivity {
  /// Shows errors that no context handles. Each framework's part of the library installs an alert here.
  static var showError: @MainActor (any Error) -> Void = { error in
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      MenuAlerts.show(error)
    #elseif canImport(UIKit) && !os(watchOS)
      MenuAlerts.show(error, at: MenuAnchor(responder: nil))
    #else
      print("menu: \(error)")
    #endif
  }

  /// The place where the running command was chosen.
  static var origin: (any MenuPresenter)?

  /// Whether a context has no owner but commands that take time, which are known to no other context.
  let isUnowned: Bool
  private var tasks: [String: Task<Void, Never>] = [:]
  private var observers: [(number: Int, changed: @MainActor () -> Bool)] = []
  private var nextNumber = 0

  nonisolated init(isUnowned: Bool = false) {
    self.isUnowned = isUnowned
  }

  /// The activity IDs of the commands that are running.
  var running: Set<String> { Set(tasks.keys) }

  /// Whether a command with this ID is running.
  func isBusy(_ id: String) -> Bool { tasks[id] != nil }

  /// Calls `changed` whenever a command starts or ends, until it returns false.
  func observe(_ changed: @escaping @MainActor () -> Bool) {
    observers.append((nextNumber, changed))
    nextNumber += 1
  }

  /// Performs a command synchronously.
  func perform(
    _ body: @MainActor () throws -> Void, onError: (@MainActor (any Error) -> Void)? = nil
  ) {
    do { try body() } catch { Self.fail(error, onError) }
    notify()
  }

  /// Performs a command in a task. The command is dimmed, and cannot be chosen again, until the task ends.
  func start(
    _ id: String, _ body: @escaping @MainActor () async throws -> Void,
    onError: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard !isBusy(id) else { return }
    let origin = MenuActivity.origin
    tasks[id] = Task { @MainActor in
      do {
        try Task.checkCancellation()
        try await body()
      } catch {
        MenuActivity.from(origin) { Self.fail(error, onError) }
      }
      tasks[id] = nil
      notify()
    }
    notify()
  }

  /// Cancels the task of a command that is running.
  func cancel(_ id: String) { tasks[id]?.cancel() }

  /// Cancels the tasks of all commands that are running.
  func cancel() {
    for task in tasks.values { task.cancel() }
  }

  /// Runs `body` with `origin` as the place where its command was chosen.
  static func from(_ origin: (any MenuPresenter)?, _ body: @MainActor () -> Void) {
    let outer = self.origin
    self.origin = origin
    body()
    self.origin = outer
  }

  /// Notifies observers that the state may have changed.
  func notify() {
    // An observer may start to observe, or notify in turn.
    var gone: Set<Int> = []
    for (number, changed) in observers where !changed() { gone.insert(number) }
    if !gone.isEmpty { observers.removeAll { gone.contains($0.number) } }
  }

  private static func fail(_ error: any Error, _ onError: (@MainActor (any Error) -> Void)?) {
    if error is CancellationError { return }
    if let onError {
      onError(error)
    } else if let origin {
      origin.present(error)
    } else {
      showError(error)
    }
  }

  // MARK: - Activities of owners

  private struct Owned {
    weak var owner: AnyObject?
    var activities: [ObjectIdentifier: MenuActivity] = [:]
  }
  private static var owned: [ObjectIdentifier: Owned] = [:]
  private static var cleanupCount = 16

  /// The activity that the contexts of a type share for an owner.
  static func activity(of owner: AnyObject, for context: Any.Type) -> MenuActivity {
    let id = ObjectIdentifier(owner)
    // Another object may have been there before.
    var entry = owned[id].flatMap { $0.owner === owner ? $0 : nil } ?? Owned(owner: owner)
    let type = ObjectIdentifier(context)
    if let activity = entry.activities[type] { return activity }
    let activity = MenuActivity()
    entry.activities[type] = activity
    owned[id] = entry
    if owned.count > cleanupCount {
      owned = owned.filter { $0.value.owner != nil }
      cleanupCount = max(16, owned.count * 2)
    }
    return activity
  }
}
