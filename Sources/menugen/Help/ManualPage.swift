import MenuCommandLine
import MenuSyntax

/// The manual page in the language of man(7), made from `CommandDescription`.
enum ManualPage {
  /// The whole page.
  static func text(version: String) -> String {
    var page = """
      .TH MENUGEN 1 "" "menugen \(version)" "User Commands"
      .SH NAME
      menugen \\- write Swift from .menu files, and check them
      .SH SYNOPSIS

      """
    for (number, command) in CommandDescription.all.enumerated() {
      if number > 0 { page += ".br\n" }
      page += ".B menugen \(escaped(command.name))\n"
      if !command.operands.isEmpty { page += ".I \(escaped(command.operands))\n" }
      page += "[\\fIoptions\\fR]\n"
    }
    page += """
      .SH DESCRIPTION
      .B menugen
      reads .menu files, which declare an app's commands and where people meet them, checks them
      against the Human Interface Guidelines, and writes typed Swift for UIKit, AppKit and SwiftUI.
      .PP
      A path is a .menu file, or a folder that is searched for them;
      .B \\-
      is standard input. All files of one run are one module.
      .SH COMMANDS

      """
    for command in CommandDescription.all { page += section(command) }
    return page + end
  }

  /// What comes behind the commands.
  private static let end = """
    .SH EXIT STATUS
    .TP
    .B 0
    All is well. Notes change nothing, and warnings only with
    .BR \\-\\-strict .
    .TP
    .B 1
    The .menu files have errors, or the generated files are stale.
    .TP
    .B 2
    Wrong usage, or a file that cannot be read or written.
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    Where it is set and not empty, nothing is coloured unless
    .B \\-\\-color always
    asks for it.
    .TP
    .BR LC_ALL ", " LC_MESSAGES ", " LANG
    The language of the guidelines, English or Korean.
    .SH EXAMPLES
    .TP
    .B menugen check Sources
    Check the .menu files in a folder.
    .TP
    .B menugen check \\-\\-fix Sources
    Fix what can be fixed without changing the meaning.
    .TP
    .B menugen generate Sources/App \\-o Sources/App/Generated
    Write the Swift files.
    .TP
    .B menugen check \\-\\-write\\-baseline known.txt Sources
    Start with guidelines that old files do not keep;
    .B \\-\\-baseline known.txt
    then reports what is new.

    """

  private static func section(_ command: CommandDescription) -> String {
    let operands = command.operands.isEmpty ? "" : " " + escaped(command.operands)
    var text = ".SS menugen \(escaped(command.name))\(operands)\n"
    text += "\(escaped(command.summary))\n"
    if !command.discussion.isEmpty {
      // Lines in columns keep their layout.
      let isTable = command.discussion.includes("   ")
      text += isTable ? ".PP\n.nf\n" : ".PP\n"
      for line in command.discussion.split(separator: "\n") { text += "\(escaped(line))\n" }
      if isTable { text += ".fi\n" }
    }
    for option in command.options {
      let spellings = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      text += ".TP\n\(spellings)\(value)\n\(escaped(HelpText.help(of: option)))\n"
    }
    return text
  }

  /// A text escaped for man(7): backslashes, hyphens, and a request at the start of a line.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = text.utf8.first == 0x2E || text.utf8.first == 0x27 ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "`": result += "\\(ga"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "…": result += "..."
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\[u\(String(scalar.value, radix: 16, uppercase: true).padded)]"
        }
      }
    }
    return result
  }
}

extension String {
  /// Hexadecimal digits padded to four, as groff names scalars.
  fileprivate var padded: String { String(repeating: "0", count: max(0, 4 - utf8.count)) + self }
}
