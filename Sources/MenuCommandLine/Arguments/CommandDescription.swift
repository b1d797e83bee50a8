import MenuModel
import MenuTooling

/// A command of the command line. Parsing, help, the manual page and completions are all made from it.
package struct CommandDescription {
  /// The kind of an operand or value, for completion in a shell.
  package enum Kind: Equatable {
    case text, file, folder
    /// `.menu` files and folders.
    case menuFiles
    /// The id of a rule.
    case rule
    /// The name of a command.
    case command
    /// One of these words.
    case words([String])
  }

  package var name: String
  /// The operands in the usage line.
  package var operands: String
  /// The kind of the operands; nil if there are none.
  package var operandKind: Kind?
  /// One line for the list of commands.
  package var summary: String
  /// The details in `--help`.
  package var discussion: String
  package var options: [OptionDescription]
}

/// An option of a command.
package struct OptionDescription {
  /// The key by which the program looks it up: `output`.
  package var key: String
  /// The spellings on the command line: `["-o", "--output"]`.
  package var spellings: [String]
  /// The placeholder for its value in help; nil for an option without a value.
  package var value: String?
  /// The allowed values; nil for any.
  package var choices: [String]?
  /// The kind of its value, if it has no `choices`.
  package var valueKind = CommandDescription.Kind.text
  /// Whether it may be given more than once.
  package var isRepeatable = false
  package var help: String
}

extension CommandDescription {
  private static let helpOption = OptionDescription(
    key: "help", spellings: ["-h", "--help"], help: "Show this help.")

  private static let colorOption = OptionDescription(
    key: "color", spellings: ["--color"], value: "WHEN", choices: ["auto", "always", "never"],
    help: "When to color text; auto is on a terminal, unless NO_COLOR is set.")

  private static let inputOptions = [
    OptionDescription(
      key: "app", spellings: ["--app"], value: "NAME",
      help: "The app's name where no .menu file has an `app`."),
    standardInputOption,
  ]

  private static let standardInputOption = OptionDescription(
    key: "stdin-path", spellings: ["--stdin-path"], value: "NAME",
    help: "The name of standard input in messages and outputs.")

  private static let togetherOption = OptionDescription(
    key: "together", spellings: ["--together"],
    help: "Take each PATH for a module of one app, whose menu bars are joined.")

  private static let guidelineOptions = findingOptions + [languageOption]

  private static let findingOptions = [
    OptionDescription(
      key: "edition", spellings: ["--edition"], value: "YEAR",
      choices: GuidelineSettings.Edition.allCases.map { String($0.rawValue) },
      help: "The edition of the guidelines; it wins over the files' own."),
    OptionDescription(key: "strict", spellings: ["--strict"], help: "Treat warnings as errors."),
    OptionDescription(
      key: "assets", spellings: ["--assets"], value: "DIR", valueKind: .folder, isRepeatable: true,
      help: "Check the images in this folder, an asset catalog or one with some; may be repeated."),
  ]

  private static let languageOption = OptionDescription(
    key: "language", spellings: ["--language"], value: "CODE", choices: ["en", "ko"],
    help: "The language of the guidelines; by default that of LANG.")

  static let generate = CommandDescription(
    name: "generate", operands: "PATH… -o DIR", operandKind: .menuFiles,
    summary: "Write Swift for .menu files.",
    discussion: """
      All .menu files given are one module. Each makes a Swift file, and the module makes
      MenuModule.swift. Files that are the same already are left alone; an error stops it
      with nothing written. Files that an earlier run made and this one does not are named.
      """,
    options: [
      OptionDescription(
        key: "output", spellings: ["-o", "--output"], value: "DIR", valueKind: .folder,
        help: "The folder for the Swift files; created if it is missing."),
      OptionDescription(
        key: "framework", spellings: ["--framework"], value: "NAME",
        choices: ["uikit", "appkit", "swiftui"], isRepeatable: true,
        help: "Write for this framework alone; may be repeated."),
      OptionDescription(
        key: "access", spellings: ["--access"], value: "LEVEL",
        choices: ["internal", "package", "public"], help: "Who can see the generated declarations."),
      OptionDescription(
        key: "runtime", spellings: ["--runtime"], value: "KIND", choices: ["module", "none"],
        help: "Where MenuRuntime is: a module to import, the default, or the app's own module."),
      OptionDescription(
        key: "places", spellings: ["--places"],
        help: "Add to each declaration the line of the .menu file that it comes from."),
      OptionDescription(
        key: "dry-run", spellings: ["--dry-run"],
        help: "Show the Swift on standard output and write nothing."),
      OptionDescription(
        key: "infoPlist", spellings: ["--info-plist"],
        help:
          "Show the quick actions as a property list for the app's Info.plist, and write nothing."),
      OptionDescription(
        key: "verify", spellings: ["--verify"],
        help: "Write nothing; show what is stale in DIR as a diff, with exit status 1."),
      OptionDescription(
        key: "clean", spellings: ["--clean"],
        help: "Remove the Swift files in DIR that an earlier run made and this one does not."),
      OptionDescription(
        key: "skip-guidelines", spellings: ["--skip-guidelines"],
        help: "Generate without checking the guidelines."),
    ] + inputOptions + guidelineOptions + [colorOption, helpOption])

  static let check = CommandDescription(
    name: "check", operands: "[PATH…]", operandKind: .file,
    summary: "Check the menus of an app, in .menu files, XIBs, storyboards and Swift.",
    discussion: """
      PATH is a folder, by default the working folder, or a file. In a folder, each module of
      .menu files is checked by itself, and the menus in XIBs, storyboards and Swift where they
      are, without code of others and what `menugen` made; files named one by one are one module.
      With --together each PATH is a module of one app: shortcuts, titles and the menu bar that
      they make together are checked, and where one adds to another's menu bar it is not missed.
      In XIBs, storyboards and Swift, only rules that rest on what a menu shows are checked:
      `explain` tells which. Their edition is the newest unless --edition names one. --fix mends
      them there, and renames the keys of titles in strings files and catalogs along with them.
      A file Guidelines.menu with a block `guidelines` rules over its folder: it sets rules, and
      leaves files out with `exclude`. Of a rule about a habit, such as title case, more than 4
      findings in an app's own files are one in text and concise; the other formats have each.
      The formats text, concise and xcode go to standard error, the others to standard output.
      Notes never change the exit status.
      """,
    options: [
      OptionDescription(
        key: "existing", spellings: ["--existing"],
        help: "Check the menus in XIBs, storyboards and Swift alone."),
      OptionDescription(
        key: "menu-files", spellings: ["--menu-files"], help: "Check .menu files alone."),
      OptionDescription(
        key: "unread", spellings: ["--unread"],
        help: "List what could not be read in XIBs, storyboards and Swift, with places."),
      OptionDescription(
        key: "since", spellings: ["--since"], value: "REVISION",
        help: "Report only findings on lines that differ from a revision of git."),
      OptionDescription(
        key: "select", spellings: ["--select"], value: "RULE,…", valueKind: .rule,
        isRepeatable: true, help: "Report only these rules."),
      OptionDescription(
        key: "ignore", spellings: ["--ignore"], value: "RULE,…", valueKind: .rule,
        isRepeatable: true, help: "Leave out these rules."),
      OptionDescription(
        key: "statistics", spellings: ["--statistics"],
        help: "Show how many findings each rule has, instead of the findings."),
      OptionDescription(
        key: "quiet", spellings: ["--quiet"],
        help: "Leave out the line at the end that says what was done."),
      togetherOption,
      OptionDescription(
        key: "format", spellings: ["--format"], value: "FORMAT",
        choices: ReportFormat.allCases.map(\.rawValue),
        help: "How to write what was found; text by default."),
      OptionDescription(
        key: "fix", spellings: ["--fix"],
        help: "Write the fixes that keep the meaning, and report what is left."),
      OptionDescription(
        key: "unsafe-fixes", spellings: ["--unsafe-fixes"],
        help: "Write also the fixes that may change the meaning."),
      OptionDescription(
        key: "diff", spellings: ["--diff"],
        help: "Show on standard output what fixes would change, and write nothing."),
      OptionDescription(
        key: "baseline", spellings: ["--baseline"], value: "FILE", valueKind: .file,
        help:
          "Leave out the findings listed in this file; .menugen-baseline.json is found by itself."),
      OptionDescription(
        key: "write-baseline", spellings: ["--write-baseline"], value: "FILE", valueKind: .file,
        help: "Write the current findings to this file, and leave them out of the report."),
    ] + guidelineOptions + inputOptions + [colorOption, helpOption])

  static let preview = CommandDescription(
    name: "preview", operands: "PATH…", operandKind: .menuFiles,
    summary: "Show what the menus of .menu files look like.",
    discussion: """
      All .menu files given are one module. In a terminal each menu, toolbar and menu bar is
      drawn with lines: a check before what is on, (…) around what is dimmed. State variables
      have values with which most commands are enabled; --state sets others. With -o it writes
      a page that shows all platforms, with switches for them and for the state. With --picture,
      Chromium or Chrome draws the page of one platform, with every menu open. With --strings
      and --language, texts that a string catalog has in the language are shown in it; a page
      has a switch for all its languages. In the page, entries do what the app would. With
      --together, the menus of several modules and their common menu bar are shown.
      """,
    options: [
      OptionDescription(
        key: "output", spellings: ["-o", "--output"], value: "FILE", valueKind: .file,
        help: "Write an HTML page that needs nothing else."),
      OptionDescription(
        key: "picture", spellings: ["--picture"], value: "FILE", valueKind: .file,
        help: "Draw the page of a platform as a PNG file; needs Chromium or Chrome."),
      OptionDescription(
        key: "appearance", spellings: ["--appearance"], value: "NAME", choices: ["light", "dark"],
        help: "The appearance of the picture; light by default."),
      OptionDescription(
        key: "platform", spellings: ["--platform"], value: "NAME",
        choices: Platform.allCases.map(\.name), isRepeatable: true,
        help: "Show this platform; may be repeated. By default the module's first."),
      OptionDescription(
        key: "state", spellings: ["--state"], value: "NAME=VALUE", isRepeatable: true,
        help: "The value of a state variable; may be repeated."),
      togetherOption,
      OptionDescription(
        key: "strings", spellings: ["--strings"], value: "FILE", valueKind: .file,
        help: "Show the texts of this string catalog in a language: Menus.xcstrings."),
      OptionDescription(
        key: "language", spellings: ["--language"], value: "CODE",
        help: "The language of the menus, with --strings; en and ko are that of the findings too."),
    ] + inputOptions + findingOptions + [colorOption, helpOption])

  static let format = CommandDescription(
    name: "format", operands: "PATH…", operandKind: .menuFiles,
    summary: "Format .menu files in place.",
    discussion: """
      There is one layout, without options of style. Comments, groups of lines and the meaning
      stay. A file with a syntax error is left as it is. Standard input comes out
      formatted on standard output.
      """,
    options: [
      OptionDescription(
        key: "check", spellings: ["--check"],
        help: "Write nothing; name the files that are not formatted, with exit status 1."),
      OptionDescription(
        key: "diff", spellings: ["--diff"],
        help: "Write nothing; show on standard output what would change."),
      standardInputOption, colorOption, helpOption,
    ])

  static let strings = CommandDescription(
    name: "strings", operands: "PATH… [-o FILE]", operandKind: .menuFiles,
    summary: "Write a string catalog with the texts of .menu files.",
    discussion: """
      The catalog is Xcode's (.xcstrings), with the keys that the Swift of `generate` reads
      and the plural forms of the texts. Translations that FILE has stay; those of a text that
      is another now are marked for review, and texts that are gone as stale. Entries that do
      not change keep their bytes and their order. Without -o, a new catalog is shown on
      standard output. With --language, nothing is written: the texts whose translations are
      missing, need review, or lack a placeholder or the … at their end are listed.
      """,
    options: [
      OptionDescription(
        key: "output", spellings: ["-o", "--output"], value: "FILE", valueKind: .file,
        help: "The catalog to create or update: Menus.xcstrings."),
      OptionDescription(
        key: "prune", spellings: ["--prune"],
        help: "Remove texts that are gone, with their translations."),
      OptionDescription(
        key: "translation", spellings: ["--language"], value: "LANG",
        help: "List what is left to translate into this language, with exit status 1."),
      OptionDescription(
        key: "verify", spellings: ["--verify"],
        help: "Write nothing; show what is stale in FILE as a diff, with exit status 1."),
    ] + inputOptions + [colorOption, helpOption])

  static let importMenus = CommandDescription(
    name: "import", operands: "PATH… [-o FILE]", operandKind: .folder,
    summary: "Write a .menu file of the menus that an app has.",
    discussion: """
      PATH is a XIB, a storyboard or a Swift file, or a folder that is searched for them and for
      the texts in .strings files and catalogs. Code of others, such as Pods and .build, is left
      out of a search. Menus, toolbars, swipe actions, quick actions of code and Info.plist, the
      Dock menu and status items are read. What cannot be read is a comment where it belongs, and is counted at the
      end. With -o Menus.menu, Menus.baseline.json gets what the guidelines say of the menus,
      so that it stops no build. Nothing that is there is written over, but --only adds to it.
      Without -o, the file is shown on standard output.
      """,
    options: [
      OptionDescription(
        key: "output", spellings: ["-o", "--output"], value: "FILE", valueKind: .file,
        help: "The .menu file to write."),
      OptionDescription(
        key: "list", spellings: ["--list"],
        help: "Name the menus, with place, entries and how many are read, and write nothing."),
      OptionDescription(
        key: "only", spellings: ["--only"], value: "MENU", isRepeatable: true,
        help:
          "Write this menu alone, by its name in the list or FILE:LINE; may be repeated. A FILE of -o that is there gets it added."
      ),
      OptionDescription(
        key: "menuBar", spellings: ["--menu-bar"],
        help:
          "Propose a menu bar for an iPad app that has key commands and none: File, Edit and View by titles and keys, the rest in a menu of its own."
      ),
      OptionDescription(
        key: "verify", spellings: ["--verify"],
        help:
          "Write nothing; compare the app's menus with the FILE of -o, or with what would be written, and list what differs."
      ),
      OptionDescription(
        key: "strings", spellings: ["--strings"], value: "FILE", valueKind: .file,
        help: "Write the string catalog, with the translations that the app has: Menus.xcstrings."),
      OptionDescription(
        key: "perform", spellings: ["--perform"], value: "FILE", valueKind: .file,
        help: "Write Swift with a case for each command, and what the app did there."),
      OptionDescription(
        key: "report", spellings: ["--report"], value: "FILE", valueKind: .file,
        help: "Write the menus, and what was found and not read, as JSON."),
      OptionDescription(
        key: "app", spellings: ["--app"], value: "NAME",
        help: "The app's name; that of its app menu or else of the folder unless said."),
      OptionDescription(
        key: "edition", spellings: ["--edition"], value: "YEAR",
        choices: GuidelineSettings.Edition.allCases.map { String($0.rawValue) },
        help: "The edition of the guidelines that the file names; the latest unless said."),
      colorOption, helpOption,
    ])

  static let explain = CommandDescription(
    name: "explain", operands: "[RULE]", operandKind: .rule,
    summary: "Explain a guideline rule, or list them all.",
    discussion: """
      A page says what the rule asks and why, what to write instead, where it comes from, and
      shows a file that breaks it and one that keeps it. In the list, E, W and N are the
      severities in the editions \(GuidelineSettings.Edition.list), - is off, and · is not checked.
      """,
    options: [
      OptionDescription(
        key: "format", spellings: ["--format"], value: "FORMAT",
        choices: ["text", "markdown", "json"], help: "How to write it; text by default."),
      languageOption, helpOption,
    ])

  static let languageServer = CommandDescription(
    name: "lsp", operands: "", summary: "Serve editors: a language server on standard input.",
    discussion: """
      An editor starts it and talks to it over standard input and output. All .menu files
      of a Swift package's target, or else of the editor's folder, are one module.
      """,
    options: [
      OptionDescription(
        key: "stdio", spellings: ["--stdio"],
        help: "Use standard input and output, which it does anyway."),
      languageOption, helpOption,
    ])

  static let start = CommandDescription(
    name: "init", operands: "[PATH]", operandKind: .folder,
    summary: "Write a first .menu file to start from, or a package with it.",
    discussion: """
      PATH is the file, or the folder that it goes into: by default the working folder. A file
      that is there already is left alone. `-` shows the text on standard output. With
      --package, the folder gets a package that builds: a program that shows its menus, and a
      test of them.
      """,
    options: [
      OptionDescription(
        key: "package", spellings: ["--package"], value: "ADDRESS",
        help: "Write a package that takes swift-menu-generator from this folder or address."),
      OptionDescription(
        key: "app", spellings: ["--app"], value: "NAME",
        help: "The app's name; by default that of the folder."),
      helpOption,
    ])

  static let skill = CommandDescription(
    name: "skill", operands: "[-o DIR]",
    summary: "Write a page for coding assistants: how to check and change menus.",
    discussion: """
      The page says how to run `check` and read its JSON, has the language in short, and names
      what only a person may decide. Assistants find it as SKILL.md in a folder of its own:
      menugen skill -o .claude/skills/menugen. A page that is there and differs is left alone.
      Without -o it is shown on standard output.
      """,
    options: [
      OptionDescription(
        key: "output", spellings: ["-o", "--output"], value: "DIR", valueKind: .folder,
        help: "The folder for SKILL.md; created if it is missing."),
      helpOption,
    ])

  static let completions = CommandDescription(
    name: "completions", operands: "SHELL",
    operandKind: .words(Shell.allCases.map(\.rawValue)),
    summary: "Show what a shell needs to complete commands and options.",
    discussion: """
      bash   menugen completions bash > ~/.local/share/bash-completion/completions/menugen
      zsh    menugen completions zsh > ~/.zfunc/_menugen, with ~/.zfunc in $fpath
      fish   menugen completions fish > ~/.config/fish/completions/menugen.fish
      """,
    options: [helpOption])

  static let help = CommandDescription(
    name: "help", operands: "[COMMAND]", operandKind: .command,
    summary: "Show help for menugen or one of its commands.",
    discussion: "`menugen help --man | man -l -` reads the manual page.",
    options: [
      OptionDescription(
        key: "man", spellings: ["--man"], help: "Show the manual page, as man(1) reads it."),
      helpOption,
    ])

  static let version = CommandDescription(
    name: "version", operands: "", summary: "Show the version.", discussion: "",
    options: [helpOption])

  /// The commands in the order of the help.
  package static let all = [
    generate, check, preview, format, strings, importMenus, explain, languageServer, start,
    skill, completions, help, version,
  ]
}

/// A shell that there are completions for.
package enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
