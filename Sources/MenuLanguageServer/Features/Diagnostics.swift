import MenuGuidelines
import MenuJSON
import MenuModel
import MenuSyntax
import MenuTooling

/// The diagnostics of a document as the protocol has them.
enum Diagnostics {
  /// The most diagnostics of a document; a note says how many more there are.
  static let limit = 1_000

  /// The answer to a client that requests the diagnostics of a document.
  static func report(
    _ params: LSP.DocumentDiagnosticParams, in context: FeatureContext
  ) -> LSP.DocumentDiagnosticReport {
    let items = items(in: context)
    let id = resultID(items)
    return params.previousResultId == id
      ? .unchanged(resultId: id) : .full(resultId: id, items: items)
  }

  /// The same text for the same diagnostics: a hash of their JSON.
  private static func resultID(_ items: [LSP.Diagnostic]) -> String {
    var hash = StableHash()
    hash.combine(items.jsonBytes)
    return hash.digits
  }

  /// The diagnostics of the context's document.
  static func items(in context: FeatureContext) -> [LSP.Diagnostic] {
    let all = own(of: context)
    if all.count <= limit { return all.map { diagnostic($0, in: context) } }
    let start = LSP.Position(line: 0, character: 0)
    let note = LSP.Diagnostic(
      range: LSP.Range(start: start, end: start), severity: .information, source: "menugen",
      message:
        "\(all.count - limit) more findings in this file are not shown; `menugen check` shows all")
    return [note] + mostSevere(of: all).map { diagnostic($0, in: context) }
  }

  /// The diagnostics of the context's document, which are next to each other in those of the module.
  static func own(of context: FeatureContext) -> ArraySlice<Diagnostic> {
    let all = context.snapshot.analysis.diagnostics
    let start = all.partitioningIndex { $0.place.source >= context.source }
    let end = all.partitioningIndex { $0.place.source > context.source }
    return all[start..<end]
  }

  /// As many as are shown, errors before warnings before notes; in the order of the text.
  private static func mostSevere(of all: ArraySlice<Diagnostic>) -> [Diagnostic] {
    var room = limit
    var isTaken = [Bool](repeating: false, count: all.count)
    for severity in Severity.allCases.reversed() {
      for (number, diagnostic) in all.enumerated() where room > 0 && diagnostic.severity == severity
      {
        isTaken[number] = true
        room -= 1
      }
    }
    return zip(all, isTaken).filter(\.1).map(\.0)
  }

  // MARK: One diagnostic

  static func diagnostic(_ diagnostic: Diagnostic, in context: FeatureContext) -> LSP.Diagnostic {
    let client = context.client
    let page = client.codeDescription ? RulePages.url(diagnostic.rule) : nil
    let isUnused = client.unnecessaryTag && isAboutSomethingUnused(diagnostic)
    let hasRelated = client.relatedInformation && !diagnostic.related.isEmpty
    return LSP.Diagnostic(
      range: context.snapshot.text(diagnostic.place.source).range(diagnostic.place.span),
      severity: severity(diagnostic.severity), code: diagnostic.rule,
      codeDescription: page.map(LSP.CodeDescription.init), source: "menugen",
      message: diagnostic.help.map { "\(diagnostic.message)\n\($0)" } ?? diagnostic.message,
      tags: isUnused ? [.unnecessary] : nil,
      relatedInformation: hasRelated
        ? diagnostic.related.map {
          .init(location: context.location($0.place), message: $0.message)
        } : nil)
  }

  private static func severity(_ severity: Severity) -> LSP.DiagnosticSeverity {
    switch severity {
    case .error: return .error
    case .warning: return .warning
    case .note: return .information
    }
  }

  /// Whether the code could be removed without changing anything.
  private static func isAboutSomethingUnused(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.rule {
    case "unused-allow", "second-state-unused", "allow-of-nothing", "documentation-of-nothing":
      return true
    default: return false
    }
  }
}

/// The pages of the guidelines that the rules were read from.
enum RulePages {
  /// The page of a rule.
  static func url(_ rule: String) -> String? { urls[rule] }

  private static let urls: [String: String] = {
    var result: [String: String] = [:]
    for guideline in GuidelineChecker.guidelines {
      result[guideline.id] = guideline.sources.first?.url
    }
    return result
  }()
}
