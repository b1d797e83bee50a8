/// Writes the syntax of Sublime Text.
struct SublimeWriter {
  let model: HighlightModel

  func text() -> String {
    var lines = [
      "%YAML 1.2", "---", "# \(EditorFiles.notice)", "name: Menu", "file_extensions: [menu]",
      "scope: source.menu", "contexts:", "  main:", "    - include: \(name("file"))",
    ]
    for context in model.contexts {
      lines.append("  \(name(context.name)):")
      lines.append("    - include: trivia")
      if context.kind == .statement {
        lines += [
          "    - match: '(?=[;}])'", "      pop: true", "    - match: '$'", "      pop: true",
        ]
      }
      if context.kind == .parentheses { lines += ["    - match: '\\)'", "      pop: true"] }
      if context.kind == .block && context.name != "file" {
        lines += ["    - match: '\\}'", "      pop: true"]
      }
      for rule in context.rules { lines += self.rule(rule, in: context.kind) }
    }
    return (lines + Self.trivia).joined(separator: "\n") + "\n"
  }

  private func name(_ context: String) -> String { context.replacing(".", with: "-") }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

  private func rule(_ rule: HighlightRule, in kind: HighlightContext.Kind) -> [String] {
    let move = kind == .statement ? "set" : "push"
    var lines = ["    - match: \(quoted(PerlPatterns.pattern(rule.token)))"]
    let style = rule.style.map { ["      scope: \(TextMateWriter.scope($0))"] } ?? []
    let region: String? =
      switch rule.token {
      case .text: "text"
      case .plainText: "plain-text"
      default: nil
      }
    switch rule.next {
    case .stay:
      lines += style
      if let region { lines.append("      push: \(region)") }
    case .then(let context):
      lines += style
      let contexts = region.map { "[\(name(context)), \($0)]" } ?? name(context)
      lines.append("      \(move): \(contexts)")
    case .block(let context):
      lines.append("      \(move): \(name(context))")
    case .parentheses(let context, let then):
      if let then {
        lines.append("      \(move): [\(name(then)), \(name(context))]")
      } else {
        lines.append("      push: \(name(context))")
      }
    }
    return lines
  }

  private static let trivia = [
    "  trivia:",
    "    - match: '\(PerlPatterns.documentation)'",
    "      captures:",
    "        1: comment.line.documentation.menu",
    "    - match: '\(PerlPatterns.comment)'",
    "      scope: comment.line.double-slash.menu",
    "    - match: '/\\*'",
    "      push: block-comment",
    "  block-comment:",
    "    - meta_scope: comment.block.menu",
    "    - match: '/\\*'",
    "      push: block-comment",
    "    - match: '\\*/'",
    "      pop: true",
    "  text:",
    "    - meta_scope: string.quoted.double.menu",
    "    - match: '\(PerlPatterns.placeholder)'",
    "      scope: \(TextMateWriter.scope(.placeholder))",
    "    - include: plain-text",
    "  plain-text:",
    "    - meta_scope: string.quoted.double.menu",
    "    - match: '\(PerlPatterns.escape)'",
    "      scope: \(TextMateWriter.scope(.escape))",
    "    - match: '\"|$'",
    "      pop: true",
  ]
}
