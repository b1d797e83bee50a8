import MenuModel
import MenuSyntax

/// A row of small elements has at most four, all with symbols.
enum MenuLayoutSmall: Guideline {
  static let rule = Rule(
    "menu-layout-small", sources: [.menus2025],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS], severity: .error, threshold: .max(4),
    checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for row in menu.rows {
      let rows = report.expanded.alternatives(of: row)
      let limit = report.limit
      if let long = rows.all.first(where: { $0.entries.count > limit }) {
        let count = rows.mostEntries(where: { _ in true })
        report.finding(
          at: long.entries[limit],
          "This row has \(count) elements; \(limit) fit")
        continue
      }
      guard MenuRow.isSmall(row, report.expanded) else { continue }
      // The system's commands bring theirs.
      for entry in row where entry.command != nil && report.expanded.image(of: entry) == nil {
        report.finding(
          at: entry,
          "An element of a small row shows its symbol only, and this one has none")
      }
    }
  }
}

/// Judges the rows of menus.
enum MenuRow {
  /// The most characters of a label that shows below its symbol.
  static let labelLength = 12

  /// The most elements that fit with labels below their symbols.
  static let mediumCount = 3

  /// Whether a row shows symbols only: because it says so, has four elements, or labels that are all too long for three.
  static func isSmall(_ row: [ExpandedEntry], _ expanded: ExpandedModule) -> Bool {
    // The system chooses by what fits, where the row does not say.
    if let size = size(of: row) { return size == .small }
    if expanded.alternatives(of: row).mostEntries(where: { _ in true }) > mediumCount {
      return true
    }
    return row.allSatisfy { entry in
      guard let count = expanded.titleFacts(of: entry)?.characterCount else { return false }
      return count > labelLength && expanded.image(of: entry) != nil
    }
  }

  /// The size that a row says.
  static func size(of row: [ExpandedEntry]) -> RowSize? {
    if case .row(_, let size)? = row.first?.layout { return size }
    return nil
  }
}

extension ExpandedMenu {
  /// The entries of each `row`, in order.
  var rows: [[ExpandedEntry]] {
    var rows: [[ExpandedEntry]] = []
    var last = 0
    for entry in entries {
      guard case .row(let number, _) = entry.layout else { continue }
      if number == last, !rows.isEmpty {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
        last = number
      }
    }
    return rows
  }
}
