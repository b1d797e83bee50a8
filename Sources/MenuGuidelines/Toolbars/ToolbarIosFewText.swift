import MenuModel
import MenuSyntax

/// A toolbar of few buttons shows titles.
enum ToolbarIosFewText: Guideline {
  static let rule = Rule(
    "toolbar-ios-few-text", sources: [.toolbarsIPadOS16], platforms: .iOS,
    severity: EditionSeverity(in2022: .note, in2025: nil), threshold: .max(3),
    withdrawal: .init(edition: .edition2026), checks: [.toolbars(check)])

  /// Symbols that people know from every player, browser and phone, by the first part of their names.
  private static let known: Set<String> = [
    "play", "pause", "playpause", "stop", "backward", "forward", "gobackward", "goforward",
    "record", "shuffle", "repeat", "speaker", "plus", "trash", "xmark", "checkmark", "chevron",
    "magnifyingglass", "camera", "phone", "heart", "star", "ellipsis", "gearshape", "gear",
    "printer", "mic", "airplay", "airplayvideo", "airplayaudio", "bookmark",
  ]

  /// Whether people know the symbol of an item without learning it.
  private static func isKnown(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let symbol)? = expanded.image(of: entry) else { return false }
    let name = symbol.text
    // Share, on every phone.
    if name.hasPrefix("square.and.arrow.up") { return true }
    return known.contains(String(name.prefix { $0 != "." }))
  }

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    let items = toolbar.defaultItems
    let count = report.expanded.mostShown(of: items)
    if count > report.limit { return }
    let buttons = items.filter { report.expanded.face(of: $0) != nil }
    guard !buttons.isEmpty else { return }
    for item in items {
      switch item.kind {
      case .standard: continue
      // With one text, or a search field, the author has chosen for each item.
      default: if report.expanded.face(of: item) != .symbol { return }
      }
    }
    // Their titles would say nothing new, and symbols and text next to each other are no style.
    if buttons.contains(where: { isKnown($0, report.expanded) }) { return }
    report.finding(
      at: toolbar.header,
      count == 1
        ? "This toolbar has one button, and it shows a symbol; a short title says more"
        : "This toolbar has \(count) buttons, and all show symbols; short titles say more",
      fixes: report.fixByShowingTitles(of: buttons).map { [$0] } ?? [])
  }
}
