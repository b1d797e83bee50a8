import MenuTooling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writing to standard output and standard error.
package enum Streams {
  package static func writeOutput(_ text: String) throws(UsageError) {
    Progress.stop()
    try FileSystem.write(text.utf8, to: STDOUT_FILENO, shownAs: "standard output")
  }

  /// Writes text with parts of the input to standard output, without control characters if that is a terminal.
  package static func writeLines(_ text: String) throws(UsageError) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    try writeOutput(isTerminal ? Terminal.safeLines(text) : text)
  }

  /// Writes a line about the run itself to standard error.
  package static func writeNotice(_ line: String) throws(UsageError) {
    try writeError("menugen: \(Terminal.safe(line))\n")
  }

  /// Writes a report for people to standard error.
  package static func writeReport(_ text: String) throws(UsageError) {
    if !text.isEmpty { try writeError(text) }
  }

  private static func writeError(_ text: String) throws(UsageError) {
    Progress.stop()
    try FileSystem.write(text.utf8, to: STDERR_FILENO, shownAs: "standard error")
  }

  /// Whether a person reads standard error.
  package static var errorsAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether text on standard error is coloured.
  package static func usesColor(_ invocation: Invocation) -> Bool {
    usesColor(invocation, on: STDERR_FILENO)
  }

  /// Whether text on standard output is coloured.
  package static func outputUsesColor(_ invocation: Invocation) -> Bool {
    usesColor(invocation, on: STDOUT_FILENO)
  }

  private static func usesColor(_ invocation: Invocation, on stream: Int32) -> Bool {
    switch invocation.value("color") {
    case "always": return true
    case "never": return false
    default:
      let noColor = SystemCalls.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let isDumb = SystemCalls.environment("TERM") == "dumb"
      return !noColor && !isDumb && isatty(stream) == 1
    }
  }
}
