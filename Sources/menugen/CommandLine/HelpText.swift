/// Help as text, made from the description of the command line.
enum HelpText {
  /// Help for the program as a whole.
  static func overview() -> String {
    var text = """
      Menus for iOS, macOS and more from one compact language.

      usage: menugen COMMAND [PATH…] [OPTIONS]

      A path is a .menu file, or a folder that is searched for them; `-` is standard input.

      commands:

      """
    let width = CommandDescription.all.map(\.name.utf8.count).max() ?? 0
    for command in CommandDescription.all {
      text += "  \(padded(command.name, to: width))  \(command.summary)\n"
    }
    text += """

      `menugen COMMAND --help` tells more of one.

      exit status: 0 fine; 1 errors found; 2 wrong usage, or a file that cannot be read or written

      """
    return text
  }

  /// Help for one command.
  static func page(_ command: CommandDescription) -> String {
    var text = "\(command.summary)\n\nusage: menugen \(command.name) \(command.operands)"
    text += command.options.count > 1 ? " [OPTIONS]\n" : "\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    text += "\noptions:\n"
    var rows: [(left: String, right: String)] = []
    for option in command.options {
      let spelling = option.spellings.joined(separator: ", ")
      rows.append((option.value.map { "\(spelling) \($0)" } ?? spelling, option.help))
    }
    let width = rows.map(\.left.utf8.count).max() ?? 0
    for row in rows { text += "  \(padded(row.left, to: width))  \(row.right)\n" }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
