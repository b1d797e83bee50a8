import MenuSyntax
import MenuTestSupport
import Testing

@testable import MenuModel

@Suite("The attributes in the table of constructs")
struct AttributeTests {
  static let attributes = Construct.all(in: .command).map(\.example)

  @Test("Each changes the command that has it", arguments: attributes)
  func isResolved(attribute: String) throws {
    #expect(try Self.command(attribute) != Self.command(""))
  }

  @Test("Each that is for options changes the option that has it")
  func isResolvedOfOptions() throws {
    for construct in Construct.all(in: .option) {
      #expect(
        try Self.option(construct.example) != Self.option(""), "\(construct.words)")
    }
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
