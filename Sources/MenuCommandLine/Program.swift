import MenuGuidelines
import MenuModel
import MenuTooling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: arguments in, exit status out.
package enum Program {
  package static let version = "0.2.0"

  /// A command that a program adds to those of builds.
  package struct Command {
    let run: (Invocation) throws(UsageError) -> Int32

    package init(_ run: @escaping (Invocation) throws(UsageError) -> Int32) {
      self.run = run
    }
  }

  /// Runs the command that the process was started with, and exits.
  ///
  /// - Parameter added: Commands by their names, besides those of builds.
  package static func main(adding added: [String: Command] = [:]) -> Never {
    // A pipe that closes early and a file past its limit are errors to report, not signals to die of.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    exit(run(Array(Swift.CommandLine.arguments.dropFirst()), adding: added))
  }

  /// Runs a command.
  ///
  /// - Returns: 0 if all is well, 1 if errors were found, 2 for wrong usage or a file that cannot be read or written.
  private static func run(_ arguments: [String], adding added: [String: Command]) -> Int32 {
    do throws(UsageError) {
      let invocation = try Invocation.parse(arguments)
      if invocation.has("help") {
        try Streams.writeOutput(HelpText.page(invocation.command))
        return 0
      }
      if let command = added[invocation.command.name] { return try command.run(invocation) }
      switch invocation.command.name {
      case "generate": return try GenerateCommand.run(invocation)
      case "version":
        try Streams.writeOutput("menugen \(version)\n")
        return 0
      default:
        throw UsageError(
          "this is the program for builds, without '\(invocation.command.name)'",
          hint: "run `menugen \(invocation.command.name)`")
      }
    } catch {
      // Standard error may be closed, which leaves nowhere to report it.
      try? Streams.writeNotice(error.message)
      return 2
    }
  }

  /// The command by which a plugin of SwiftPM checks, as people type it; nil where no plugin runs the program.
  package static var pluginCommand: String? { SystemCalls.environment("MENUGEN_CHECK_COMMAND") }

  /// The language named by `--language`, or else by the environment; English otherwise.
  package static func language(_ invocation: Invocation) -> Language {
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
  package init(_ invocation: Invocation) throws(UsageError) {
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
  package static func appName(_ invocation: Invocation) throws(UsageError) -> String? {
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
