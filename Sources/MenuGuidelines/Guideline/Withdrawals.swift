import MenuModel

/// The rules that an edition no longer has.
package enum Withdrawals {
  /// What became of a rule that an edition does not have; nil for one that it has.
  package static func of(
    _ id: String, in edition: GuidelineSettings.Edition
  ) -> GuidelinePage.Withdrawal? {
    guard let withdrawal = all[id], withdrawal.edition <= edition else { return nil }
    return withdrawal
  }

  /// The id that a rule has in an edition: that of its successor, or its own.
  package static func id(_ id: String, in edition: GuidelineSettings.Edition) -> String {
    of(id, in: edition)?.successor ?? id
  }

  private static let all: [String: GuidelinePage.Withdrawal] = {
    var all: [String: GuidelinePage.Withdrawal] = [:]
    for guideline in GuidelineList.all {
      let page = guideline.page
      all[page.id] = page.withdrawal
    }
    return all
  }()
}
