import MenuSyntax
import MenuTooling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What goes to standard output and standard error.
enum Streams {
  static func writeOutput(_ text: String) throws(UsageError) {
    try FileSystem.write(text, to: STDOUT_FILENO, called: "standard output")
  }

  /// A line about the run itself, on standard error.
  static func writeNotice(_ line: String) throws(UsageError) {
    try FileSystem.write(
      "menugen: \(Terminal.safe(line))\n", to: STDERR_FILENO, called: "standard error")
  }

  /// Diagnostics for people, on standard error.
  static func writeText(_ diagnostics: [Diagnostic], in sources: [Source]) throws(UsageError) {
    if diagnostics.isEmpty { return }
    let text = TextReporter(usesColor: usesColor).report(diagnostics, in: sources)
    try FileSystem.write(text, to: STDERR_FILENO, called: "standard error")
  }

  private static var usesColor: Bool {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isatty(STDERR_FILENO) == 1 && !noColor
  }
}
