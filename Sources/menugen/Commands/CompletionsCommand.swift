import MenuCommandLine

/// `menugen completions`: prints a completion script for a shell.
enum CompletionsCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = invocation.operands.first, invocation.operands.count == 1 else {
      throw UsageError("'completions' takes one shell: \(names)")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("there are completions for \(names), not for '\(name)'")
    }
    try Streams.writeOutput(Completions.text(for: shell))
    return 0
  }
}
