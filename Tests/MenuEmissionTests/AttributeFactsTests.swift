import MenuSyntax
import Testing

@Suite("What the attributes of a command become in Swift")
struct AttributeFactsTests {
  /// What only rules and editors look at.
  static let forRulesAlone: Set<String> = [
    "often", "rarely", "primary", "onscreen", "opens", "navigates", "verbatim",
  ]

  @Test("An attribute changes the generated Swift, unless it is for rules alone")
  func attributes() {
    let plain = Self.swift("")
    for construct in Construct.all(in: .command) {
      let changes = Self.swift(Self.attribute(construct)) != plain
      #expect(changes != Self.forRulesAlone.contains(construct.words), "\(construct.words)")
    }
  }

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

  private static func swift(_ attribute: String) -> String {
    Fixtures.swift(module("command \"Command\" \(attribute)"))
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
