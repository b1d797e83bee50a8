/// Writes the syntax of Kate and of everything else that is built on KSyntaxHighlighting.
struct KateWriter {
  let model: HighlightModel

  /// Kate's own style for each of ours.
  private static func base(_ style: HighlightStyle) -> String {
    switch style {
    case .keyword: "dsControlFlow"
    case .attribute: "dsKeyword"
    case .annotation: "dsAttribute"
    case .type: "dsDataType"
    case .command: "dsFunction"
    case .option, .constant: "dsConstant"
    case .variable: "dsVariable"
    case .rule, .platform: "dsExtension"
    case .standard: "dsBuiltIn"
    case .symbol: "dsImport"
    case .key: "dsPreprocessor"
    case .number: "dsDecVal"
    case .operator, .separator: "dsOperator"
    case .string: "dsString"
    case .escape: "dsSpecialChar"
    case .placeholder: "dsSpecialString"
    case .comment: "dsComment"
    case .documentation: "dsDocumentation"
    }
  }

  func text() -> String {
    var regions: [String] = []
    var known: Set<String> = []
    var contexts: [String] = []
    for context in model.contexts {
      let pop = context.kind == .statement ? "#pop" : "#stay"
      contexts.append(
        "      <context name=\"\(context.name)\" attribute=\"plain\" lineEndContext=\"\(pop)\">")
      contexts.append("        <IncludeRules context=\"trivia\"/>")
      switch context.kind {
      case .statement:
        contexts.append("        <RegExpr String=\"[;}]\" lookAhead=\"true\" context=\"#pop\"/>")
      case .parentheses: contexts.append("        <DetectChar char=\")\" context=\"#pop\"/>")
      case .block:
        if context.name != "file" {
          contexts.append("        <DetectChar char=\"}\" context=\"#pop\" endRegion=\"block\"/>")
        }
      }
      for rule in context.rules {
        contexts.append("        " + self.rule(rule, in: context.kind))
        if let (name, text) = region(rule), known.insert(name).inserted { regions += text }
      }
      contexts.append("      </context>")
    }
    let styles = HighlightStyle.allCases.map {
      "      <itemData name=\"\($0.rawValue)\" defStyleNum=\"\(Self.base($0))\"/>"
    }
    return
      ([
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!DOCTYPE language>",
        "<!-- \(EditorFiles.notice) -->",
        // The higher number wins: AMPLE, which comes with Kate, has files of this name too.
        "<language name=\"Menu\" section=\"Sources\" version=\"1\" kateversion=\"5.62\" "
          + "priority=\"10\" extensions=\"*.menu\" mimetype=\"\" license=\"Apache-2.0\">",
        "  <highlighting>", "    <contexts>",
      ] + contexts + regions + Self.trivia + [
        "    </contexts>", "    <itemDatas>",
        "      <itemData name=\"plain\" defStyleNum=\"dsNormal\"/>",
      ] + styles + [
        "    </itemDatas>", "  </highlighting>", "  <general>", "    <comments>",
        "      <comment name=\"singleLine\" start=\"//\" position=\"afterwhitespace\"/>",
        "      <comment name=\"multiLine\" start=\"/*\" end=\"*/\" region=\"comment\"/>",
        "    </comments>", "    <keywords casesensitive=\"1\"/>", "  </general>", "</language>",
      ]).joined(separator: "\n") + "\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The context that a text or parentheses are read in, by what comes after them.
  private func regionName(_ rule: HighlightRule) -> String? {
    switch (rule.token, rule.next) {
    case (.text, .then(let context)): "text, then \(context)"
    case (.text, _): "text"
    case (.plainText, .then(let context)): "plain text, then \(context)"
    case (.plainText, _): "plain text"
    case (_, .parentheses(let context, .some(let then))): "\(context), then \(then)"
    case (_, .parentheses(let context, nil)): context
    default: nil
    }
  }

  private func region(_ rule: HighlightRule) -> (String, [String])? {
    guard let name = regionName(rule) else { return nil }
    switch rule.next {
    case .parentheses(let context, .some(let then)):
      return (
        name,
        [
          "      <context name=\"\(name)\" attribute=\"plain\" lineEndContext=\"#stay\">",
          "        <DetectChar char=\")\" context=\"#pop!\(then)\"/>",
          "        <IncludeRules context=\"\(context)\"/>", "      </context>",
        ]
      )
    case .then(let then):
      let content = rule.token == .text ? "texts" : "plain texts"
      return (
        name,
        [
          "      <context name=\"\(name)\" attribute=\"string\" lineEndContext=\"#pop\">",
          "        <IncludeRules context=\"\(content)\"/>",
          "        <DetectChar char=\"&quot;\" attribute=\"string\" context=\"#pop!\(then)\"/>",
          "      </context>",
        ]
      )
    default: return nil
    }
  }

  private func rule(_ rule: HighlightRule, in kind: HighlightContext.Kind) -> String {
    let pattern = "<RegExpr String=\"\(escaped(PerlPatterns.pattern(rule.token)))\""
    let style = " attribute=\"\(rule.style?.rawValue ?? "plain")\""
    let move = kind == .statement ? "#pop!" : ""
    switch rule.next {
    case .stay:
      return pattern + style + (regionName(rule).map { " context=\"\($0)\"" } ?? "") + "/>"
    case .then(let context):
      return pattern + style + " context=\"\(move)\(regionName(rule) ?? context)\"/>"
    case .block(let context):
      return pattern + style + " context=\"\(move)\(context)\" beginRegion=\"block\"/>"
    case .parentheses(_, let then):
      let context = regionName(rule) ?? ""
      return pattern + style + " context=\"\(then == nil ? "" : move)\(context)\"/>"
    }
  }

  private static let trivia = [
    "      <context name=\"trivia\" attribute=\"plain\" lineEndContext=\"#stay\">",
    "        <RegExpr String=\"///(?!/).*$\" attribute=\"documentation\" firstNonSpace=\"true\"/>",
    "        <RegExpr String=\"//.*$\" attribute=\"comment\"/>",
    "        <Detect2Chars char=\"/\" char1=\"*\" attribute=\"comment\" context=\"comment\" beginRegion=\"comment\"/>",
    "      </context>",
    "      <context name=\"comment\" attribute=\"comment\" lineEndContext=\"#stay\">",
    "        <Detect2Chars char=\"/\" char1=\"*\" attribute=\"comment\" context=\"comment\" beginRegion=\"comment\"/>",
    "        <Detect2Chars char=\"*\" char1=\"/\" attribute=\"comment\" context=\"#pop\" endRegion=\"comment\"/>",
    "      </context>",
    "      <context name=\"texts\" attribute=\"string\" lineEndContext=\"#pop\">",
    "        <IncludeRules context=\"plain texts\"/>",
    "        <RegExpr String=\"\(PerlPatterns.placeholder)\" attribute=\"placeholder\"/>",
    "      </context>",
    "      <context name=\"plain texts\" attribute=\"string\" lineEndContext=\"#pop\">",
    "        <RegExpr String=\"\(PerlPatterns.escape.replacing("\"", with: "&quot;"))\" attribute=\"escape\"/>",
    "      </context>",
    "      <context name=\"text\" attribute=\"string\" lineEndContext=\"#pop\">",
    "        <IncludeRules context=\"texts\"/>",
    "        <DetectChar char=\"&quot;\" attribute=\"string\" context=\"#pop\"/>",
    "      </context>",
    "      <context name=\"plain text\" attribute=\"string\" lineEndContext=\"#pop\">",
    "        <IncludeRules context=\"plain texts\"/>",
    "        <DetectChar char=\"&quot;\" attribute=\"string\" context=\"#pop\"/>",
    "      </context>",
  ]
}
