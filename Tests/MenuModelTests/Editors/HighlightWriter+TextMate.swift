import Foundation

/// A value of a JSON file, with the keys of its objects in their order.
indirect enum OrderedJSON {
  case string(String)
  case list([OrderedJSON])
  case object([(String, OrderedJSON)])

  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let string): return Self.quoted(string)
    case .list(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n")
        + "\n\(indentation)]"
    case .object(let pairs):
      let isShort = pairs.allSatisfy { if case .string = $0.1 { true } else { false } }
      let parts = pairs.map { "\(Self.quoted($0.0)): \($0.1.text(indentation: inner))" }
      let line = "{ " + parts.joined(separator: ", ") + " }"
      if isShort && line.count <= 100 { return line }
      return "{\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  private static func quoted(_ string: String) -> String {
    "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// Writes the TextMate grammar, which VS Code and others read.
struct TextMateWriter {
  let model: HighlightModel

  static func scope(_ style: HighlightStyle) -> String {
    let scope: String
    switch style {
    case .keyword: scope = "keyword.control"
    case .attribute: scope = "storage.modifier"
    case .annotation: scope = "storage.modifier.attribute"
    case .type: scope = "entity.name.type"
    case .command: scope = "entity.name.function"
    case .option: scope = "variable.other.enummember"
    case .variable: scope = "variable.other"
    case .rule: scope = "entity.other.attribute-name"
    case .standard: scope = "support.function"
    case .symbol: scope = "constant.other.symbol"
    case .key: scope = "constant.other.key"
    case .platform: scope = "support.type"
    case .constant: scope = "constant.language"
    case .number: scope = "constant.numeric"
    case .operator: scope = "keyword.operator"
    case .separator: scope = "meta.separator"
    case .string: scope = "string.quoted.double"
    case .escape: scope = "constant.character.escape"
    case .placeholder: scope = "variable.other.placeholder"
    case .comment: scope = "comment"
    case .documentation: scope = "comment.line.documentation"
    }
    return scope + ".menu"
  }

  /// Where a statement ends: before `;` and `}`, after its block, and at the line's end.
  private static let end = #"(?=[;}])|(?<=\})(?<!\+\})|$"#

  func text() -> String {
    var repository: [(String, OrderedJSON)] = []
    for context in model.contexts {
      let rules = [include("trivia")] + context.rules.map { rule($0) }
      repository.append((context.name, .object([("patterns", .list(rules))])))
    }
    repository += trivia
    let grammar = OrderedJSON.object([
      ("$schema", .string("https://json.schemastore.org/tmlanguage.json")),
      ("comment", .string(EditorFiles.notice)), ("name", .string("Menu")),
      ("scopeName", .string("source.menu")), ("fileTypes", .list([.string("menu")])),
      ("patterns", .list([include("file")])), ("repository", .object(repository)),
    ])
    return grammar.text() + "\n"
  }

  private func include(_ name: String) -> OrderedJSON {
    .object([("include", .string("#" + name))])
  }

  private func rule(_ rule: HighlightRule) -> OrderedJSON {
    let pattern = PerlPatterns.pattern(rule.token)
    let name = rule.style.map { [("name", OrderedJSON.string(Self.scope($0)))] } ?? []
    let region = region(rule.token, rule.next)
    switch rule.next {
    case .stay:
      return region ?? .object([("match", .string(pattern))] + name)
    case .then(let context):
      if let region { return statement("(?=\(pattern))", [], [region, include(context)]) }
      let captures =
        name.isEmpty ? [] : [("beginCaptures", OrderedJSON.object([("0", .object(name))]))]
      return statement(pattern, captures, [include(context)])
    case .block(let context):
      return .object([
        ("begin", .string(#"\{"#)), ("end", .string(#"\}"#)),
        ("patterns", .list([include(context)])),
      ])
    case .parentheses(let context, let then):
      let parentheses = OrderedJSON.object([
        ("begin", .string(#"\("#)), ("end", .string(#"\)"#)),
        ("patterns", .list([include(context)])),
      ])
      guard let then else { return parentheses }
      return statement("(?=\(pattern))", [], [parentheses, include(then)])
    }
  }

  private func statement(
    _ begin: String, _ captures: [(String, OrderedJSON)], _ patterns: [OrderedJSON]
  ) -> OrderedJSON {
    .object(
      [("begin", .string(begin))] + captures + [
        ("end", .string(Self.end)), ("patterns", .list(patterns)),
      ])
  }

  private func region(_ token: HighlightToken, _ next: HighlightNext) -> OrderedJSON? {
    switch token {
    case .text: include("text")
    case .plainText: include("plainText")
    default: nil
    }
  }

  private var trivia: [(String, OrderedJSON)] {
    let escape = OrderedJSON.object([
      ("name", .string(Self.scope(.escape))), ("match", .string(PerlPatterns.escape)),
    ])
    let placeholder = OrderedJSON.object([
      ("name", .string(Self.scope(.placeholder))), ("match", .string(PerlPatterns.placeholder)),
    ])
    func string(_ patterns: [OrderedJSON]) -> OrderedJSON {
      .object([
        ("name", .string(Self.scope(.string))), ("begin", .string("\"")), ("end", .string("\"|$")),
        ("patterns", .list(patterns)),
      ])
    }
    let documentation = OrderedJSON.object([
      ("match", .string(PerlPatterns.documentation)),
      (
        "captures",
        .object([("1", .object([("name", .string(Self.scope(.documentation)))]))])
      ),
    ])
    return [
      (
        "trivia",
        .object([
          (
            "patterns",
            .list([
              documentation,
              .object([
                ("name", .string("comment.line.double-slash.menu")),
                ("match", .string(PerlPatterns.comment)),
              ]), include("blockComment"),
            ])
          )
        ])
      ),
      (
        "blockComment",
        .object([
          ("name", .string("comment.block.menu")), ("begin", .string(#"/\*"#)),
          ("end", .string(#"\*/"#)), ("patterns", .list([include("blockComment")])),
        ])
      ),
      ("text", string([escape, placeholder])), ("plainText", string([escape])),
    ]
  }
}
