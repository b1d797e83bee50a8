/// What a context is busy with, and whom that concerns.
@MainActor
final class MenuActivity {
  /// Where errors go that no context handles: the layer of a framework shows an alert.
  static var showError: @MainActor (any Error) -> Void = { error in
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      MenuAlerts.show(error)
    #elseif canImport(UIKit) && !os(watchOS)
      MenuErrorAlert.show(error)
    #else
      print("menu: \(error)")
    #endif
  }

  /// From where the command that is being performed was chosen: what a layer finds its window by.
  static var origin: AnyObject?

  var onError: (@MainActor (any Error) -> Void)?
  /// The commands that are being performed.
  private(set) var running: Set<String> = []
  /// The question that people have to answer before they can choose another command.
  weak var question: AnyObject?
  private var observers: [(number: Int, changed: @MainActor () -> Bool)] = []
  private var nextNumber = 0

  nonisolated init() {}

  /// Whether a command with this id is being performed.
  func isBusy(_ id: String) -> Bool { running.contains(id) }

  /// Calls `changed` whenever commands begin or end, until it returns false.
  func observe(_ changed: @escaping @MainActor () -> Bool) {
    observers.append((nextNumber, changed))
    nextNumber += 1
  }

  /// Performs a command at once.
  func perform(_ body: @MainActor () throws -> Void) {
    do { try body() } catch { fail(error) }
    notify()
  }

  /// Performs a command in a task; until it ends, the command is dimmed and not performed again.
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

  /// Does something that concerns the place from where a command was chosen.
  static func from(_ origin: AnyObject?, _ body: @MainActor () -> Void) {
    let outer = self.origin
    self.origin = origin
    body()
    self.origin = outer
  }

  /// Tells whoever shows the state that it may have changed.
  func notify() {
    // One that is told may begin to observe, or have something else to tell.
    for (number, changed) in observers where !changed() {
      observers.removeAll { $0.number == number }
    }
  }

  private func fail(_ error: any Error) {
    if error is CancellationError { return }
    if let onError {
      onError(error)
    } else if let origin = MenuActivity.origin as? any MenuErrorPresenter {
      origin.present(error)
    } else {
      MenuActivity.showError(error)
    }
  }
}

/// An origin of commands that shows their errors itself.
@MainActor
protocol MenuErrorPresenter: AnyObject {
  func present(_ error: any Error)
}
