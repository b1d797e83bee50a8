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
    Progress.stop()
    try FileSystem.write(text, to: STDOUT_FILENO, called: "standard output")
  }

  /// Text with parts of the input on standard output: as it is for programs, without what steers a terminal on one.
  static func writeLines(_ text: String) throws(UsageError) {
    let isForTerminal = isatty(STDOUT_FILENO) == 1
    try writeOutput(isForTerminal ? Terminal.safeLines(text) : text)
  }

  /// A line about the run itself, on standard error.
  static func writeNotice(_ line: String) throws(UsageError) {
    Progress.stop()
    try FileSystem.write(
      "menugen: \(Terminal.safe(line))\n", to: STDERR_FILENO, called: "standard error")
  }

  /// A report for people on standard error.
  static func writeReport(_ text: String) throws(UsageError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(UsageError) in
        try writeReport(UnsafeRawBufferPointer(bytes), toStandardError: true)
      }
    }
    try result.get()
  }

  /// A report on standard output or, for people, on standard error, where nothing is written if there is nothing to say.
  static func writeReport(
    _ report: UnsafeRawBufferPointer, toStandardError: Bool
  ) throws(UsageError) {
    if toStandardError && report.isEmpty { return }
    Progress.stop()
    let file = toStandardError ? STDERR_FILENO : STDOUT_FILENO
    if FileSystem.writeFailed(report, to: file) {
      throw FileSystem.failure(
        "cannot write standard \(toStandardError ? "error" : "output")")
    }
  }

  /// Whether text on standard error is coloured.
  static func usesColor(_ invocation: Invocation) -> Bool {
    switch invocation.value("color") {
    case "always": return true
    case "never": return false
    default:
      let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
      let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
      return !noColor && !isDumb && isatty(STDERR_FILENO) == 1
    }
  }
}
