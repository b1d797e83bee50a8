/// Writes the table that Emacs's `menu-mode` reads.
struct EmacsWriter {
  let model: HighlightModel

  func text() -> String {
    var lines = [
      ";;; menu-syntax.el --- What means something where in .menu files  -*- lexical-binding: t; -*-",
      "", ";; \(EditorFiles.notice)", "", ";;; Code:", "",
      "(defconst menu-syntax-contexts", "  '(",
    ]
    for context in model.contexts {
      lines.append("    (\(context.name) \(kind(context.kind))")
      for rule in context.rules { lines.append("     " + self.rule(rule)) }
      lines[lines.count - 1] += ")"
    }
    lines += [
      "    )",
      "  \"Contexts as (NAME KIND RULE...), rules as (REGEXP STYLE NEXT FOLLOW).\")", "",
      "(provide 'menu-syntax)", "", ";;; menu-syntax.el ends here",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func kind(_ kind: HighlightContext.Kind) -> String {
    switch kind {
    case .block: "block"
    case .statement: "statement"
    case .parentheses: "parentheses"
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func rule(_ rule: HighlightRule) -> String {
    let style =
      switch rule.token {
      case .text: "text"
      case .plainText: "plain-text"
      default: rule.style?.rawValue ?? "nil"
      }
    let next =
      switch rule.next {
      case .stay: "nil"
      case .then(let context): "(then \(context))"
      case .block(let context): "(block \(context))"
      case .parentheses(let context, let then): "(parentheses \(context) \(then ?? "nil"))"
      }
    let follow = EmacsPatterns.follow(rule.token).map(quoted) ?? "nil"
    return "(\(quoted(EmacsPatterns.pattern(rule.token))) \(style) \(next) \(follow))"
  }
}
