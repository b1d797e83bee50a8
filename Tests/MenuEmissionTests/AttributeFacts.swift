import MenuSyntax

/// Commands with the attributes of the table of constructs.
enum AttributeFacts {
  /// A command for each attribute.
  static var everyAttribute: String {
    let commands = Construct.all(in: .command).enumerated().map { number, construct in
      "command\(number) \"Command \(number)\" \(attribute(construct))"
    }
    return module(commands.joined(separator: "\n"))
  }

  private static func attribute(_ construct: Construct) -> String {
    // A dash replaces a check mark.
    let mark = construct.kind == .mixedWhen ? "on when true " : ""
    return "\(mark)\(construct.words) \(operand(of: construct))"
  }

  private static func operand(of construct: Construct) -> String {
    switch construct.operand {
    case .symbol: "star"
    case .image, .text, .textOrOption, .question, .reason: "\"Text\""
    case .shortcut: "cmd+K"
    case .condition: "isOn"
    case .number: "1"
    case .word(let words): words.last?.text ?? ""
    case .name(.list): "Folder"
    case .name: "order"
    case .none, .setting: ""
    }
  }

  private static func module(_ commands: String) -> String {
    """
    app Test { platforms iOS 17, macOS 14 }
    state { isOn: Bool; order: Order }
    choice Order { name "Name" }
    list Folder
    commands {
    \(commands)
    }
    """
  }
}
