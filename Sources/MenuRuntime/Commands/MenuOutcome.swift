/// How a command ended that was chosen with `MenuContext.choose(_:at:)` or performed with `MenuContext.perform(_:at:)`.
nonisolated public enum MenuOutcome: Sendable {
  /// The command was performed.
  case performed
  /// People answered no, the question was taken back, or the command was cancelled.
  case cancelled
  /// The command threw an error, which has been shown or passed to `MenuContext.handlingErrors(_:)`.
  case failed(any Error)
  /// The command could not be chosen: it is dimmed, hidden or running already, its owner is gone, or something modal is in
  /// front of its window.
  case unavailable

  /// Whether the command was performed.
  public var isPerformed: Bool {
    if case .performed = self { return true }
    return false
  }
}

/// Where those wait who want to know how a command ends. It is apart from the question and from the command, so that who
/// waits retains neither.
@MainActor
final class MenuEnding {
  private var outcome: MenuOutcome?
  private var waiting: [CheckedContinuation<MenuOutcome, Never>] = []
  /// Takes back the question, or cancels the task of the command.
  var cancel: (@MainActor () -> Void)?
  /// Called once, as soon as it is decided whether the command is performed: before a command that waits has ended.
  private var decided: (@MainActor (Bool) -> Void)?

  nonisolated init(whenDecided decided: (@MainActor (Bool) -> Void)? = nil) {
    self.decided = decided
  }

  /// Notes that the command has begun to wait.
  func begin() { decide(true) }

  private func decide(_ isPerformed: Bool) {
    let decided = decided
    self.decided = nil
    decided?(isPerformed)
  }

  /// Notes the outcome; the first one counts.
  func end(_ outcome: MenuOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    cancel = nil
    decide(outcome.isPerformed)
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }

  /// A task that ends with the outcome. To cancel it cancels the command.
  var task: Task<MenuOutcome, Never> {
    Task { @MainActor in
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        Task { @MainActor in self.cancel?() }
      }
    }
  }

  private var value: MenuOutcome {
    get async {
      if let outcome { return outcome }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }
}
