import MenuCommandLine

/// `menugen help`: help for the program or a command, or the manual page.
enum HelpCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if invocation.has("man") {
      try Streams.writeOutput(ManualPage.text(version: Program.version))
      return 0
    }
    guard let name = invocation.operands.first else {
      try Streams.writeOutput(HelpText.overview())
      return 0
    }
    guard let command = CommandDescription.all.first(where: { $0.name == name }) else {
      let names = CommandDescription.all.map(\.name)
      throw UsageError(
        "there is no command '\(name)'",
        hint: Invocation.hint(name, among: names, "see `menugen --help`"))
    }
    try Streams.writeOutput(HelpText.page(command))
    return 0
  }
}
