import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

  /// A command, with what it carries and the items that it acts on.
  nonisolated struct Key: Hashable {
    let command: AnyHashable
    var items: Set<AnyHashable> = []

    /// Whether the two are the same command for an item that both act on.
    func overlaps(_ other: Key) -> Bool {
      command == other.command && (items == other.items || !items.isDisjoint(with: other.items))
    }
  }

  private struct Running {
    let key: Key
    let task: Task<Void, Never>
  }

  typealias ErrorHandler = @MainActor (any Error) -> Void

  private var tasks: [Int: Running] = [:]
  private var observers: [(number: Int, changed: @MainActor () -> Bool)] = []
  private var nextNumber = 0

  nonisolated init() {}

  /// The commands that are running.
  var running: Set<Key> { Set(tasks.values.map(\.key)) }

  /// Whether a command is running for one of the items.
  func isBusy(_ key: Key) -> Bool { tasks.values.contains { $0.key.overlaps(key) } }

  /// Calls `changed` whenever a command starts or ends, until it returns false.
  func observe(_ changed: @escaping @MainActor () -> Bool) {
    observers.append((newNumber(), changed))
  }

  private func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Performs a command synchronously.
  @discardableResult
  func perform(_ onError: ErrorHandler?, _ body: @MainActor () throws -> Void) -> MenuOutcome {
    var outcome = MenuOutcome.performed
    do { try body() } catch { outcome = Self.report(error, onError) }
    notify()
    return outcome
  }

  /// Performs a command in a task, until whose end the command is dimmed and cannot be chosen.
  @discardableResult
  func start(
    _ key: Key, _ onError: ErrorHandler?, _ ending: MenuEnding,
    _ body: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    let number = newNumber()
    let task = Task { @MainActor in
      var outcome = MenuOutcome.performed
      do {
        try Task.checkCancellation()
        try await body()
      } catch {
        outcome = Task.isCancelled ? .cancelled : Self.report(error, onError)
      }
      tasks[number] = nil
      notify()
      ending.end(outcome)
    }
    tasks[number] = Running(key: key, task: task)
    ending.cancel = { task.cancel() }
    ending.begin()
    notify()
    return task
  }

  /// Cancels the tasks of the commands for which `includes` is true.
  func cancel(where includes: (Key) -> Bool = { _ in true }) {
    for running in tasks.values where includes(running.key) { running.task.cancel() }
  }

  /// Notifies observers that the state may have changed.
  func notify() {
    // An observer may start to observe, or notify in turn.
    var gone: Set<Int> = []
    for (number, changed) in observers where !changed() { gone.insert(number) }
    if !gone.isEmpty { observers.removeAll { gone.contains($0.number) } }
  }

  private static func report(_ error: any Error, _ onError: ErrorHandler?) -> MenuOutcome {
    if error.isCancellation { return .cancelled }
    if let onError {
      onError(error)
    } else if let place = MenuPlace.current.get() {
      place.present(error)
    } else {
      showError(error)
    }
    return .failed(error)
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

nonisolated extension Error {
  /// Whether the error says that somebody cancelled: a task, a connection, or people a panel.
  fileprivate var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
      || (self as? CocoaError)?.code == .userCancelled
  }
}
