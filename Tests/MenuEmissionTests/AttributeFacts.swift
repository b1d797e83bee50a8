import MenuSyntax
import MenuTestSupport

/// Commands with the attributes of the table of constructs.
enum AttributeFacts {
  /// A command for each attribute.
  static var everyAttribute: String {
    let commands = Construct.all(in: .command).enumerated().map { number, construct in
      "command\(number) \"Command \(number)\" \(construct.example)"
    }
    return module(commands.joined(separator: "\n"))
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
