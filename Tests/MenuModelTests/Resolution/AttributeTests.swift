import MenuSyntax
import Testing

@testable import MenuModel

@Suite("The attributes in the table of constructs")
struct AttributeTests {
  static let attributes = Construct.all(in: .command).map(\.words)

  @Test("Each changes the command that has it", arguments: attributes)
  func isResolved(words: String) throws {
    #expect(try Self.command(Self.attribute(words)) != Self.command(""))
  }

  @Test("Each that is for options changes the option that has it")
  func isResolvedOfOptions() throws {
    for construct in Construct.all(in: .option) {
      let attribute = try Self.attribute(construct.words)
      #expect(try Self.option(attribute) != Self.option(""), "\(attribute)")
    }
  }

  /// An attribute with an operand of its form.
  static func attribute(_ words: String) throws -> String {
    let construct = try #require(Construct.all(in: .command).first { $0.words == words })
    let operand =
      switch construct.operand {
      case .symbol: "star"
      case .image, .text, .textOrOption, .question, .reason: "\"Text\""
      case .shortcut: "cmd+K"
      case .condition: "isOn"
      case .number: "1"
      case .word(let words): try #require(words.first).text
      case .name(.list): "Folder"
      case .name: "order"
      case .none, .setting: ""
      }
    // A dash replaces a check mark.
    let mark = construct.kind == .mixedWhen ? "on when true " : ""
    return "\(mark)\(words) \(operand)"
  }

  private static func module(command: String, option: String) -> MenuModule {
    let text = """
      state { isOn: Bool; order: Order }
      choice Order { name "Name" \(option) }
      list Folder
      commands { command "Command" \(command) }
      """
    let resolved = resolve(text)
    #expect(resolved.diagnostics.filter { $0.severity == .error }.isEmpty, "\(text)")
    return resolved.module
  }

  /// What a command is, without its place in the text.
  private static func command(_ attribute: String) throws -> String {
    var command = try #require(module(command: attribute, option: "").commands.first)
    command.place = Place(source: 0, span: Span(0, 0))
    command.attributes = 0..<0
    return described(command)
  }

  private static func option(_ attribute: String) throws -> String {
    var option = try #require(module(command: "", option: attribute).choices.first?.options.first)
    option.place = Place(source: 0, span: Span(0, 0))
    return described(option)
  }

  private static func described(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
