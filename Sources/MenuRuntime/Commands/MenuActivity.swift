/// Tracks the commands of a context that are running, and notifies observers.
@MainActor
final class MenuActivity {
  /// Shows errors that no context handles. Each framework's part of the library installs an alert here.
  static var showError: @MainActor (any Error) -> Void = { error in
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      MenuAlerts.show(error)
    #elseif canImport(UIKit) && !os(watchOS)
      MenuErrorAlert.show(error)
    #else
      print("menu: \(error)")
    #endif
  }

  /// The place where the running command was chosen.
  static var origin: (any MenuPresenter)?

  var onError: (@MainActor (any Error) -> Void)?
  /// The activity IDs of the commands that are running.
  private(set) var running: Set<String> = []
  private var observers: [(number: Int, changed: @MainActor () -> Bool)] = []
  private var nextNumber = 0

  nonisolated init() {}

  /// Whether a command with this ID is running.
  func isBusy(_ id: String) -> Bool { running.contains(id) }

  /// Calls `changed` whenever a command starts or ends, until it returns false.
  func observe(_ changed: @escaping @MainActor () -> Bool) {
    observers.append((nextNumber, changed))
    nextNumber += 1
  }

  /// Performs a command synchronously.
  func perform(_ body: @MainActor () throws -> Void) {
    do { try body() } catch { fail(error) }
    notify()
  }

  /// Performs a command in a task. The command is dimmed, and cannot be chosen again, until the task ends.
  func start(_ id: String, _ body: @escaping @MainActor () async throws -> Void) {
    guard running.insert(id).inserted else { return }
    notify()
    let origin = MenuActivity.origin
    Task { @MainActor in
      do { try await body() } catch { MenuActivity.from(origin) { fail(error) } }
      running.remove(id)
      notify()
    }
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
    for (number, changed) in observers where !changed() {
      observers.removeAll { $0.number == number }
    }
  }

  private func fail(_ error: any Error) {
    if error is CancellationError { return }
    if let onError {
      onError(error)
    } else if let origin = MenuActivity.origin {
      origin.present(error)
    } else {
      MenuActivity.showError(error)
    }
  }
}
