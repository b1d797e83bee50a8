import MenuModel

/// The rules that an edition no longer has.
package enum Withdrawals {
  /// What became of a rule that an edition does not have; nil for one that it has.
  package static func of(
    _ id: String, in edition: GuidelineSettings.Edition
  ) -> Rule.Withdrawal? {
    guard let withdrawal = all[id], withdrawal.edition <= edition else { return nil }
    return withdrawal
  }

  /// The id that a rule has in an edition: that of its successor, or its own.
  package static func id(_ id: String, in edition: GuidelineSettings.Edition) -> String {
    of(id, in: edition)?.successor ?? id
  }

  private static let all: [String: Rule.Withdrawal] = {
    var all: [String: Rule.Withdrawal] = [:]
    for rule in GuidelineList.all { all[rule.id] = rule.withdrawal }
    return all
  }()
}
