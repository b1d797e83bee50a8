import Foundation

@testable import MenuSyntax

/// `Grammar/menu.ebnf` and the productions in the parser's comments, read as text.
struct GrammarFile {
  struct Production: Equatable {
    var name: String
    /// The right-hand side in one line.
    var body: String
    /// Whether the lexer makes it, and no function of the parser carries it.
    var isToken: Bool
  }

  /// A line that has to parse where `context` says.
  struct Example {
    var production: String
    var context: String
    var text: String
  }

  var productions: [Production] = []
  var examples: [Example] = []

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    let file = Self.root.appendingPathComponent("Grammar/menu.ebnf")
    let text = try String(contentsOf: file, encoding: .utf8)
    let tokens = text.range(of: "(* ---- Tokens ---- *)")?.lowerBound ?? text.endIndex
    let production = /(?m)^(\w+) =\s+((?:.|\n)*?) ;$/
    for match in text.matches(of: production) {
      productions.append(
        Production(
          name: String(match.1), body: Self.inOneLine(match.2),
          isToken: match.range.lowerBound >= tokens))
    }
    var name = ""
    for line in text.split(separator: "\n") {
      if let match = line.prefixMatch(of: /(\w+) =/) { name = String(match.1) }
      if let match = line.wholeMatch(of: /\(\* in (\w+): (.*) \*\)/) {
        examples.append(
          Example(production: name, context: String(match.1), text: String(match.2)))
      }
    }
  }

  /// The productions in the comments of the parser's functions, with the functions' names.
  static func carried() throws -> [(production: Production, function: String)] {
    let folder = root.appendingPathComponent("Sources/MenuSyntax/Parser")
    var result: [(Production, String)] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var comment = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("///") {
          comment += line.dropFirst(3) + " "
          continue
        }
        if line.hasPrefix("@") { continue }
        if let function = line.firstMatch(of: /func (\w+)/) {
          for match in comment.matches(of: /`(\w+) = ([^`]*)`/) {
            let production = Production(
              name: String(match.1), body: inOneLine(match.2), isToken: false)
            result.append((production, String(function.1)))
          }
        }
        comment = ""
      }
    }
    return result
  }

  /// The productions that the table of constructs has of attributes.
  static func attributes() -> [(production: Production, function: String)] {
    let kinds = Construct.attributes.map { "\($0.kind)" }
    let gathered = Production(
      name: "attribute", body: kinds.joined(separator: " | "), isToken: false)
    var result = [(gathered, "Construct.attributes")]
    for construct in Construct.attributes {
      guard let operand = operand(of: construct) else { continue }
      let words = [construct.keyword, construct.second].compactMap { $0 }.map { "\"\($0.text)\"" }
      let body = (words + operand).joined(separator: " ")
      result.append(
        (Production(name: "\(construct.kind)", body: body, isToken: false), construct.words))
    }
    return result
  }

  /// What the grammar calls the operand of an attribute; nil where a function carries the production.
  private static func operand(of construct: Construct) -> [String]? {
    switch construct.operand {
    case .none: []
    case .condition: ["condition"]
    case .text: ["countedText"]
    case .word, .name: ["name"]
    default: nil
    }
  }

  private static func inOneLine(_ text: Substring) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
