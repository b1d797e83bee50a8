import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// Fixes, all safe fixes at once, `@allow`, and refactorings.
enum CodeActions {
  static func actions(
    _ params: LSP.CodeActionParams, in context: FeatureContext
  ) -> [LSP.CodeAction] {
    // A client without literals takes only commands, and the server has no command that edits.
    guard context.client.codeActionLiterals else { return [] }
    let span = context.text.span(params.range)
    func isWanted(_ kind: LSP.CodeActionKind) -> Bool {
      params.context.only.map { $0.contains(where: kind.isWithin) } ?? true
    }
    var result: [LSP.CodeAction] = []
    let own = Diagnostics.own(of: context)
    let touched = own.filter {
      $0.place.span.start <= span.end && span.start <= $0.place.span.end
    }
    if isWanted(.quickFix) {
      for diagnostic in touched { result += fixes(diagnostic, context) }
      for diagnostic in touched {
        if let allowance = allowance(diagnostic, context) { result.append(allowance) }
      }
    }
    let hasSafeFix = own.contains { $0.fixes.contains { $0.applicability == .safe } }
    if isWanted(.fixAll), hasSafeFix, let all = fixAll(context) { result.append(all) }
    if isWanted(.extract),
      let extraction = MenuExtraction.action(in: context, at: Int(span.start))
    {
      result.append(extraction)
    }
    if isWanted(.rewrite),
      let sorting = MenuSorting.action(in: context, at: Int(span.start))
    {
      result.append(sorting)
    }
    return result
  }

  private static func fixes(_ diagnostic: Diagnostic, _ context: FeatureContext) -> [LSP.CodeAction]
  {
    diagnostic.fixes.map { fix in
      LSP.CodeAction(
        title: fix.title, kind: .quickFix,
        diagnostics: [Diagnostics.diagnostic(diagnostic, in: context)],
        isPreferred: fix.applicability == .safe && diagnostic.fixes.count == 1,
        edit: context.workspaceEdit(fix.edits))
    }
  }

  /// Applies all safe fixes in this file.
  private static func fixAll(_ context: FeatureContext) -> LSP.CodeAction? {
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
    return LSP.CodeAction(
      title: "Fix all that keeps its meaning", kind: .fixAll, edit: context.workspaceEdit([edit]))
  }

  // MARK: @allow

  /// Silences a rule at a finding, with a reason to fill in.
  private static func allowance(
    _ diagnostic: Diagnostic, _ context: FeatureContext
  ) -> LSP.CodeAction? {
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
    return LSP.CodeAction(
      title: "Allow `\(diagnostic.rule)` here, and say why", kind: .quickFix,
      diagnostics: [Diagnostics.diagnostic(diagnostic, in: context)],
      edit: context.workspaceEdit([edit]))
  }

  /// The innermost declaration or entry around a span.
  private static func statement(around span: Span, in context: FeatureContext) -> SyntaxNode? {
    var result: SyntaxNode?
    let nodes = context.tree.nodes(around: Int(span.start))
    for (parent, node) in zip(nodes, nodes.dropFirst()) {
      guard parent.kind == .file || parent.kind == .block, node.span.start <= span.start,
        span.end <= node.span.end
      else { continue }
      switch node.kind {
      case .allow, .unexpected, .missing, .strict, .guidelineSetting, .exclude, .fileAllow: break
      default: result = node
      }
    }
    return result
  }
}

extension LSP.CodeActionKind {
  /// Whether this is a kind that the client names, or one below it.
  fileprivate func isWithin(_ name: String) -> Bool {
    name.isEmpty || rawValue == name || rawValue.utf8.starts(with: (name + ".").utf8)
  }
}
