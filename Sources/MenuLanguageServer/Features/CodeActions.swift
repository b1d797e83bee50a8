import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// Changes that the editor offers: fixes, all fixes at once, `@allow`, and refactorings.
enum CodeActions {
  static func actions(
    in context: FeatureContext, within span: Span, _ params: JSONValue
  ) -> JSONValue {
    // Without literals there are only commands, and the server has none that edits.
    guard context.client.codeActionLiterals else { return [] }
    let only = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      guard let only else { return true }
      return only.contains { kind == $0 || kind.utf8.starts(with: ($0 + ".").utf8) || $0.isEmpty }
    }
    var result: [JSONValue] = []
    let own = DiagnosticPrinter.own(of: context)
    let touched = own.filter {
      $0.place.span.start <= span.end && span.start <= $0.place.span.end
    }
    if isWanted("quickfix") {
      for diagnostic in touched { result += fixes(diagnostic, context) }
      for diagnostic in touched {
        if let allowance = allowance(diagnostic, context) { result.append(allowance) }
      }
    }
    let hasSafeFix = own.contains { $0.fixes.contains { $0.applicability == .safe } }
    if isWanted("source.fixAll"), hasSafeFix, let all = fixAll(context) { result.append(all) }
    if isWanted("refactor.extract"),
      let extraction = MenuExtraction.action(in: context, at: Int(span.start))
    {
      result.append(extraction)
    }
    if isWanted("refactor.rewrite"),
      let sorting = MenuSorting.action(in: context, at: Int(span.start))
    {
      result.append(sorting)
    }
    return .array(result)
  }

  private static func fixes(_ diagnostic: Diagnostic, _ context: FeatureContext) -> [JSONValue] {
    diagnostic.fixes.map { fix in
      [
        "title": .string(fix.title), "kind": "quickfix",
        "isPreferred": .bool(fix.applicability == .safe && diagnostic.fixes.count == 1),
        "diagnostics": [DiagnosticPrinter.value(diagnostic, in: context)],
        "edit": context.workspaceEdit(fix.edits),
      ]
    }
  }

  /// Mends what keeps its meaning, in this file.
  private static func fixAll(_ context: FeatureContext) -> JSONValue? {
    let sources = context.snapshot.analysis.sources
    let mended = FixApplication.mending(
      sources,
      options: AnalysisOptions(
        fallbackName: context.module.app.name, language: context.workspace.language))
    let old = sources[Int(context.source)]
    let new = mended.sources[Int(context.source)]
    guard let edit = TextDifference.edit(from: old, to: new, source: context.source) else {
      return nil
    }
    return [
      "title": "Fix all that keeps its meaning", "kind": "source.fixAll",
      "edit": context.workspaceEdit([edit]),
    ]
  }

  // MARK: @allow

  /// Silences a rule where it speaks, with a reason to fill in.
  private static func allowance(_ diagnostic: Diagnostic, _ context: FeatureContext) -> JSONValue? {
    guard RuleCatalogue.contains(diagnostic.rule), diagnostic.rule != RuleCatalogue.unusedAllow,
      diagnostic.rule != RuleCatalogue.allowNeedsReason,
      let statement = statement(around: diagnostic.place.span, in: context)
    else { return nil }
    let start = Int(statement.span.start)
    let text = context.text
    let line = text.position(start).line
    let lineStart = Int(text.lines.starts[line])
    let indentation = text.source.bytes[lineStart..<start]
    let isFirst = indentation.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let allow = "@allow(\(diagnostic.rule), \"Reason\")"
    let inserted =
      isFirst ? "\(allow)\n" + String(decoding: indentation, as: UTF8.self) : "\(allow) "
    let offset = UInt32(start)
    let edit = Edit(
      place: Place(source: context.source, span: Span(offset, offset)), text: inserted)
    return [
      "title": .string("Allow `\(diagnostic.rule)` here, and say why"), "kind": "quickfix",
      "diagnostics": [DiagnosticPrinter.value(diagnostic, in: context)],
      "edit": context.workspaceEdit([edit]),
    ]
  }

  /// The innermost declaration or entry that has a span in it.
  private static func statement(around span: Span, in context: FeatureContext) -> SyntaxNode? {
    var result: SyntaxNode?
    let nodes = context.lookup.nodes(around: Int(span.start))
    for (number, node) in nodes.enumerated() where number > 0 {
      let parent = nodes[number - 1].kind
      guard parent == .file || parent == .block, node.span.start <= span.start,
        span.end <= node.span.end
      else { continue }
      switch node.kind {
      case .allow, .unexpected, .missing, .strict, .guidelineSetting: break
      default: result = node
      }
    }
    return result
  }
}
