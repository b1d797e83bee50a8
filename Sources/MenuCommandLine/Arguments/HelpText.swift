/// The output of `--help`, made from `CommandDescription`.
package enum HelpText {
  /// Help for the program as a whole.
  package static func overview() -> String {
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

      `menugen COMMAND --help` tells more about a command.

      exit status: 0 fine; 1 errors found, or stale files; 2 wrong usage, or a file that cannot be
      read or written

      """
    return text
  }

  /// Help for one command.
  package static func page(_ command: CommandDescription) -> String {
    var text = "\(command.summary)\n\nusage: menugen \(command.name) \(command.operands)"
    if command.operands.isEmpty { text.removeLast() }
    text += command.options.count > 1 ? " [OPTIONS]\n" : "\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    text += "\noptions:\n"
    var rows: [(left: String, right: String)] = []
    for option in command.options {
      let spelling = option.spellings.joined(separator: ", ")
      rows.append((option.value.map { "\(spelling) \($0)" } ?? spelling, help(of: option)))
    }
    let width = rows.map(\.left.utf8.count).max() ?? 0
    for row in rows {
      for (number, line) in lines(row.right, width: 90 - width - 4).enumerated() {
        text += "  \(padded(number == 0 ? row.left : "", to: width))  \(line)\n"
      }
    }
    return text
  }

  /// A text wrapped to a width.
  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.indices.last, lines[last].utf8.count + 1 + word.utf8.count <= width {
        lines[last] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The help of an option, with its allowed values.
  package static func help(of option: OptionDescription) -> String {
    guard let choices = option.choices else { return option.help }
    return "\(option.help) One of \(choices.joined(separator: ", "))."
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
