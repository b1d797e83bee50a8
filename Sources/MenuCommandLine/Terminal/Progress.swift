#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on the terminal about a run that takes longer than a second. A pipe never gets it.
package struct Progress {
  private let phase: String
  private let total: Int
  private var done = 0

  /// Begins a phase, in place of the one before.
  ///
  /// - Parameters:
  ///   - phase: What the program does, in lower case: `checking`.
  ///   - total: The number of files in the phase; 0 if they are not counted.
  @discardableResult package init(_ phase: String, total: Int = 0) {
    self.phase = phase
    self.total = total
    show()
  }

  /// Counts one more file as done.
  mutating func advance() {
    done += 1
    show()
  }

  /// Clears the line, before other output.
  package static func stop() {
    // If standard error is closed, there is nothing to clear.
    if Signals.hideLine() { _ = SystemCalls.writeAll(clearLine.utf8, to: STDERR_FILENO) }
  }

  private static let clearLine = "\r\u{1B}[K"

  private func show() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let count = total > 0 ? " \(min(done, total)) of \(total) files" : ""
    Signals.showLine("\(Self.clearLine)menugen: \(phase)\(count)")
  }
}
