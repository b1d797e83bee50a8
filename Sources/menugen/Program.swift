import MenuGuidelines
import MenuModel
import MenuTooling

/// The program: arguments in, exit status out.
enum Program {
  static let version = "0.2.0"

  /// Runs a command.
  ///
  /// - Returns: 0 if all is well, 1 if errors were found, 2 for wrong usage or a file that cannot be read or written.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let invocation = try Invocation.parse(arguments)
      if invocation.has("help") {
        try Streams.writeOutput(HelpText.page(invocation.command))
        return 0
      }
      switch invocation.command.name {
      case "generate": return try GenerateCommand.run(invocation)
      case "check": return try CheckCommand.run(invocation)
      case "preview": return try PreviewCommand.run(invocation)
      case "strings": return try StringsCommand.run(invocation)
      case "format": return try FormatCommand.run(invocation)
      case "explain": return try ExplainCommand.run(invocation)
      case "lsp": return try LanguageServerCommand.run(invocation)
      case "init": return try InitCommand.run(invocation)
      case "completions": return try CompletionsCommand.run(invocation)
      case "version":
        try Streams.writeOutput("menugen \(version)\n")
        return 0
      default: return try help(invocation)
      }
    } catch {
      // Standard error may be closed, which leaves nowhere to report it.
      try? Streams.writeNotice(error.message)
      return 2
    }
  }

  private static func help(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if invocation.has("man") {
      try Streams.writeOutput(ManualPage.text(version: version))
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

  /// The command by which a plugin of SwiftPM checks, as people type it; nil where no plugin runs the program.
  static var pluginCommand: String? { SystemCalls.environment("MENUGEN_CHECK_COMMAND") }

  /// The language named by `--language`, or else by the environment; English otherwise.
  static func language(_ invocation: Invocation) -> Language {
    if let code = invocation.value("language"), let language = Language(code: code) {
      return language
    }
    // In the order of precedence that POSIX gives them for messages.
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = SystemCalls.environment(name), !value.isEmpty else { continue }
      return Language(code: value) ?? .english
    }
    return .english
  }
}

extension AnalysisOptions {
  /// The options on the command line.
  init(_ invocation: Invocation) throws(UsageError) {
    self.init()
    if let name = try Self.appName(invocation) { fallbackName = name }
    if let year = invocation.value("edition").flatMap({ Int($0) }) {
      edition = GuidelineSettings.Edition(rawValue: year)
    }
    isStrict = invocation.has("strict")
    language = Program.language(invocation)
    assets = try AssetCatalogue(invocation)
  }

  /// The name given by `--app`.
  static func appName(_ invocation: Invocation) throws(UsageError) -> String? {
    guard let name = invocation.value("app") else { return nil }
    guard isIdentifier(name) else {
      throw UsageError("'--app' takes a name of letters, digits and '_', not '\(name)'")
    }
    return name
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
