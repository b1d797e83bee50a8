import MenuGuidelines
import MenuModel
import MenuSyntax

/// Applies `@allow`: removes the findings it covers, and reports each `@allow` that covers none.
enum Suppression {
  /// The diagnostics that no `@allow` covers, and, where asked for, one for each `@allow` that covers nothing.
  static func apply(
    _ allowances: [Allowance], in edition: GuidelineSettings.Edition,
    to diagnostics: [Diagnostic], of sources: [Source], reportingUnused: Bool,
    _ language: Language
  ) -> [Diagnostic] {
    if allowances.isEmpty { return diagnostics }
    var isUsed = Array(repeating: false, count: allowances.count)
    var numbers: [String: [Int]] = [:]
    for (number, allowance) in allowances.enumerated() {
      numbers[Withdrawals.id(allowance.rule.text, in: edition), default: []].append(number)
    }
    var result: [Diagnostic] = []
    for diagnostic in diagnostics {
      var isCovered = false
      let isErrorOfLanguage =
        diagnostic.severity == .error && RuleCatalogue.isErrorOfLanguage(diagnostic.rule)
      for number in numbers[diagnostic.rule] ?? [] {
        let scope = allowances[number].scope
        // An entry from an `include` may be allowed at the include or where it is declared, its first related place.
        if scope.contains(diagnostic.place) || isIncluded(diagnostic, in: scope) {
          isUsed[number] = true
          isCovered = !isErrorOfLanguage
        }
      }
      if !isCovered { result.append(diagnostic) }
    }
    if !reportingUnused { return result }
    for (number, allowance) in allowances.enumerated()
    where !isUsed[number] && RuleCatalogue.contains(allowance.rule.text) {
      // A note says that the edition does not have the rule.
      if let withdrawal = Withdrawals.of(allowance.rule.text, in: edition),
        withdrawal.successor == nil
      {
        continue
      }
      result.append(unused(allowance, SourceEdits(sources), language))
    }
    return result
  }

  /// Whether a finding at an `include` is about an entry declared in a scope.
  private static func isIncluded(_ diagnostic: Diagnostic, in scope: Place) -> Bool {
    guard let written = diagnostic.related.first, written.isIncludedEntry else { return false }
    return scope.contains(written.place)
  }

  private static func unused(
    _ allowance: Allowance, _ edits: SourceEdits, _ language: Language
  ) -> Diagnostic {
    let rule = allowance.rule.text
    let message = Message("Nothing here breaks `\(rule)`, so this `@allow` silences nothing")
    return Diagnostic(
      rule: RuleCatalogue.unusedAllow, severity: .warning, message: message.text(in: language),
      place: allowance.place, help: Message("Remove it.").text(in: language),
      fixes: [
        Fix(
          title: Message("Remove the `@allow`").text(in: language),
          edits: [edits.removal(of: allowance.place)])
      ])
  }
}

extension Place {
  /// Whether another place is within this one.
  fileprivate func contains(_ other: Place) -> Bool {
    source == other.source && span.start <= other.span.start && other.span.end <= span.end
  }
}
