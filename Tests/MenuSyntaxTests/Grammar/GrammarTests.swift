import Foundation
import Testing

@testable import MenuSyntax

@Suite("Grammar/menu.ebnf and the parser say the same")
struct GrammarTests {
  let grammar: GrammarFile

  init() throws { grammar = try GrammarFile() }

  @Test("Each production of the grammar is carried by one function or construct, as it is")
  func productionsAreCarried() throws {
    let carried = try GrammarFile.carried() + GrammarFile.attributes()
    #expect(grammar.productions.count > 100)
    for production in grammar.productions where !production.isToken {
      let bodies = carried.filter { $0.production.name == production.name }.map(\.production.body)
      #expect(bodies == [production.body], "\(production.name)")
    }
    let names = Set(grammar.productions.map(\.name))
    for (production, function) in carried {
      #expect(names.contains(production.name), "\(function) carries \(production.name)")
    }
  }

  @Test("Each name stands once on the left, and each name on a right-hand side has a production")
  func namesAreDefined() {
    let names = grammar.productions.map(\.name)
    #expect(Set(names).count == names.count)
    var used: Set<String> = ["file"]
    for production in grammar.productions {
      let body = production.body
        .replacing(/"(?:[^"])*"|'[^']*'|\?[^?]*\?/, with: " ")
      for match in body.matches(of: /\w+/) { used.insert(String(match.0)) }
    }
    #expect(used.subtracting(names).sorted() == [])
    // There is trivia between all tokens, and modifiers and placeholders in them.
    #expect(Set(names).subtracting(used).sorted() == ["trivia"])
  }

  @Test("Each kind of node is a production")
  func nodesAreProductions() {
    let names = Set(grammar.productions.map(\.name))
    let outside: Set<String> = ["missing", "unexpected"]
    for kind in NodeKind.allCases where !outside.contains("\(kind)") {
      #expect(names.contains("\(kind)"), "\(kind)")
    }
  }

  @Test("A view of several productions accepts those that the grammar gathers")
  func viewsOfSeveral() throws {
    // An edit menu among entries is reported, and has to be seen for that.
    let views: [(String, (NodeKind) -> Bool, Set<String>)] = [
      ("attribute", AttributeSyntax.accepts, []), ("entry", EntrySyntax.accepts, ["editMenu"]),
    ]
    for (name, accepts, others) in views {
      let production = try #require(grammar.productions.first { $0.name == name })
      let gathered = production.body.matches(of: /\w+/).map { String($0.0) }
      let accepted = NodeKind.allCases.filter(accepts).map { "\($0)" }
      #expect(Set(accepted) == Set(gathered).subtracting(["allow"]).union(others), "\(name)")
    }
  }

  @Test("Each word in quotes is a keyword")
  func keywords() {
    var words: Set<String> = []
    for production in grammar.productions where production.name != "keyName" {
      for match in production.body.matches(of: /"([^"]*)"/) where match.1.allSatisfy(\.isLetter) {
        words.insert(String(match.1))
      }
    }
    let keywords = Set(Keyword.allCases.map(\.text))
    #expect(words.subtracting(keywords).sorted() == [])
    #expect(words.count >= 100)
  }

  @Test("Each production has an example, but those that only gather others")
  func examples() {
    let shown = Set(grammar.examples.map(\.production))
    let names = grammar.productions.filter { !$0.isToken }.map(\.name)
    #expect(
      names.filter { !shown.contains($0) } == ["file", "block", "statement"])
  }

  @Test("Each example parses without an error, to a node of its production")
  func examplesParse() {
    let kinds = Dictionary(uniqueKeysWithValues: NodeKind.allCases.map { ("\($0)", $0) })
    for example in grammar.examples {
      let text = Self.file(around: example.text, in: example.context)
      let tree = SyntaxTree(parsing: Source(path: "example.menu", text: text))
      let messages = SyntaxDiagnoser.diagnose(tree, source: 0).map(\.message)
      #expect(messages == [], "\(text)")
      if let kind = kinds[example.production] {
        #expect(tree.nodes.contains { $0.kind == kind }, "no \(kind) in \(text)")
      }
    }
  }

  /// A file with `text` where `context` says.
  static func file(around text: String, in context: String) -> String {
    switch context {
    case "app": return "app Notes {\n\(text)\n}"
    case "state": return "state {\n\(text)\n}"
    case "choice": return "choice C {\n\(text)\n}"
    case "commands": return "commands {\n\(text)\n}"
    case "command": return "commands { c \"Title\" \(text)\n}"
    case "condition": return "commands { c \"Title\" enabled when \(text)\n}"
    case "screen": return "screen Main {\n\(text)\n}"
    case "item": return "item Note {\n\(text)\n}"
    case "menu": return "menu M {\n\(text)\n}"
    case "toolbar": return "toolbar { iPadOS {\n\(text)\n} }"
    case "toolbars": return "toolbar {\n\(text)\n}"
    case "bar": return "menu bar {\n\(text)\n}"
    case "guidelines": return "guidelines {\n\(text)\n}"
    default: return text
    }
  }
}
