/// One description of the command line, from which parsing and help are made.
struct CommandDescription {
  var name: String
  /// What stands behind the name in the usage line.
  var operands: String
  /// One line for the list of commands.
  var summary: String
  /// What `--help` says beyond it.
  var discussion: String
  var options: [OptionDescription]
}

/// An option of a command.
struct OptionDescription {
  /// What it is asked for by: `output`.
  var key: String
  /// How it is written: `["-o", "--output"]`.
  var spellings: [String]
  /// What its value is called in help; nil for an option without one.
  var value: String?
  /// The values it takes; nil for any.
  var choices: [String]?
  /// Whether it may stand more than once.
  var isRepeatable = false
  var help: String
}

extension CommandDescription {
  private static let helpOption = OptionDescription(
    key: "help", spellings: ["-h", "--help"], help: "Show this help.")

  private static let inputOptions = [
    OptionDescription(
      key: "app", spellings: ["--app"], value: "NAME",
      help: "The app's name where no .menu file has an `app`."),
    OptionDescription(
      key: "stdin-path", spellings: ["--stdin-path"], value: "NAME",
      help: "What standard input is called in messages and outputs."),
  ]

  private static let guidelineOptions = [
    OptionDescription(
      key: "edition", spellings: ["--edition"], value: "YEAR", choices: ["2022", "2025"],
      help: "The edition of the guidelines; it wins over the files' own."),
    OptionDescription(key: "strict", spellings: ["--strict"], help: "Take warnings for errors."),
    OptionDescription(
      key: "assets", spellings: ["--assets"], value: "DIR", isRepeatable: true,
      help: "Check the images in this folder, an asset catalog or one with some; may be repeated."),
    languageOption,
  ]

  private static let languageOption = OptionDescription(
    key: "language", spellings: ["--language"], value: "CODE", choices: ["en", "ko"],
    help: "The language of the guidelines: en or ko; otherwise that of LANG.")

  static let generate = CommandDescription(
    name: "generate", operands: "PATH… -o DIR", summary: "Write Swift for .menu files.",
    discussion: """
      All .menu files given are one module. Each makes a Swift file, and the module makes
      MenuModule.swift. Files that are the same already are left alone; an error stops it
      with nothing written.
      """,
    options: [
      OptionDescription(
        key: "output", spellings: ["-o", "--output"], value: "DIR",
        help: "The folder for the Swift files; made if it is not there."),
      OptionDescription(
        key: "framework", spellings: ["--framework"], value: "NAME",
        choices: ["uikit", "appkit", "swiftui"], isRepeatable: true,
        help: "Write for this framework alone; may be repeated."),
      OptionDescription(
        key: "access", spellings: ["--access"], value: "LEVEL",
        choices: ["internal", "package", "public"], help: "Who can see the generated declarations."),
      OptionDescription(
        key: "dry-run", spellings: ["--dry-run"],
        help: "Show the Swift on standard output and write nothing."),
      OptionDescription(
        key: "skip-guidelines", spellings: ["--skip-guidelines"],
        help: "Generate without checking the guidelines."),
    ] + inputOptions + guidelineOptions + [helpOption])

  static let check = CommandDescription(
    name: "check", operands: "PATH…", summary: "Check .menu files and write nothing.",
    discussion: """
      All .menu files given are one module. Text goes to standard error, JSON to standard
      output. Notes never change the exit status.
      """,
    options: [
      OptionDescription(
        key: "format", spellings: ["--format"], value: "FORMAT", choices: ["text", "json"],
        help: "How to write what was found: text (the default) or json."),
      OptionDescription(
        key: "fix", spellings: ["--fix"],
        help: "Write the fixes that keep the meaning, and report what is left."),
      OptionDescription(
        key: "unsafe-fixes", spellings: ["--unsafe-fixes"],
        help: "Write also the fixes that may change the meaning."),
      OptionDescription(
        key: "diff", spellings: ["--diff"],
        help: "Show on standard output what fixes would change, and write nothing."),
    ] + guidelineOptions + inputOptions + [helpOption])

  static let explain = CommandDescription(
    name: "explain", operands: "[RULE]", summary: "Explain a guideline rule, or list them all.",
    discussion: """
      A page says what the rule asks and why, what to write instead, where it comes from, and
      shows a file that breaks it and one that keeps it. In the list, E, W and N are the
      weights in the editions 2022 and 2025, - is off, and · is no check.
      """,
    options: [
      OptionDescription(
        key: "format", spellings: ["--format"], value: "FORMAT",
        choices: ["text", "markdown", "json"], help: "text (the default), markdown or json."),
      languageOption, helpOption,
    ])

  static let languageServer = CommandDescription(
    name: "lsp", operands: "", summary: "Serve editors: a language server on standard input.",
    discussion: """
      An editor starts it and speaks with it over standard input and output. All .menu files
      of a Swift package's target, or else of the editor's folder, are one module.
      """,
    options: [
      OptionDescription(
        key: "stdio", spellings: ["--stdio"],
        help: "Use standard input and output, which it does anyway."),
      languageOption, helpOption,
    ])

  static let help = CommandDescription(
    name: "help", operands: "[COMMAND]", summary: "Show help for menugen or one of its commands.",
    discussion: "", options: [helpOption])

  static let version = CommandDescription(
    name: "version", operands: "", summary: "Show the version.", discussion: "",
    options: [helpOption])

  /// The commands in the order of the help.
  static let all = [generate, check, explain, languageServer, help, version]
}
