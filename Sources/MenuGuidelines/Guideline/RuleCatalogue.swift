import MenuModel
import MenuSyntax

/// The ids of all rules: those with a check, those that the language or the generated code carries out, and those for
/// people.
package enum RuleCatalogue {
  /// The id of the rule about an `@allow` that silences nothing.
  package static let unusedAllow = "unused-allow"
  /// The id of the rule about an `@allow` without a reason.
  package static let allowNeedsReason = "allow-needs-reason"

  /// All ids, sorted.
  package static let ids = GuidelineChecker.guidelines.map(\.id)

  private static let known = Set(ids)

  private static let idsOfErrors = Set(
    GuidelineChecker.guidelines.filter { $0.isErrorOfLanguage }.map(\.id))

  private static let idsLeavingPartsOut = Set(
    GuidelineChecker.guidelines.filter { $0.leavesPartOut }.map(\.id))

  /// Whether there is a rule with this id.
  package static func contains(_ id: String) -> Bool { known.contains(id) }

  /// Whether the language reports a rule as an error, which neither an `@allow` nor a baseline silences.
  package static func isErrorOfLanguage(_ id: String) -> Bool { idsOfErrors.contains(id) }

  /// Whether the error about a rule leaves a part of the module out, as errors of the language do.
  ///
  /// What is missing then would be blamed on other rules.
  package static func leavesPartOut(_ id: String) -> Bool { idsLeavingPartsOut.contains(id) }

  /// The ids that someone who wrote `id` may have meant, the best first.
  package static func suggestions(for id: String) -> [String] {
    Spelling.nearest(to: id, among: ids)
  }

  /// Reports the names of rules, in `guidelines` and in `@allow`, that no rule has.
  package static func unknownRules(in module: MenuModule) -> [Diagnostic] {
    let guidelines = module.guidelines
    let names =
      guidelines.namedRules.map { ($0, Severity.error) }
      + guidelines.allowances.map { ($0.rule, Severity.warning) }
      + guidelines.fileAllowances.flatMap(\.rules).map { ($0, Severity.warning) }
    let unknown = names.filter { !contains($0.0.text) }
    return unknown.enumerated().map { number, unknown in
      let (name, severity) = unknown
      // A few suggestions help; for thousands of unknown names they would take minutes.
      let nearest = number < 100 ? suggestions(for: name.text).first : nil
      return Diagnostic(
        rule: "unknown-rule", severity: severity, message: "There is no rule `\(name.text)`",
        place: name.place,
        help: nearest.map { "Did you mean `\($0)`?" } ?? "`menugen explain` lists the rules.",
        fixes: nearest.map {
          [
            Fix(
              title: "Write `\($0)`", applicability: .unsafe,
              edits: [Edit(place: name.place, text: $0)])
          ]
        } ?? [])
    }
  }
}
