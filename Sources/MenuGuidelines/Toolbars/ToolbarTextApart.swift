import MenuModel
import MenuSyntax

/// Text and symbols are not side by side in a group or an area.
enum ToolbarTextApart: Guideline {
  // The page of 2025 says it of the shared background that items have had since.
  static let rule = Rule(
    "toolbar-text-apart", sources: [.toolbars2025], platforms: [.iOS, .iPadOS, .visionOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for shown in report.expanded.alternatives(of: toolbar.entries).all {
      for (index, entry) in shown.entries.enumerated()
      where report.expanded.face(of: entry) == .text
        && !endsTask(entry, in: toolbar, report.expanded)
      {
        let before = index > 0 ? shown.entries[index - 1] : nil
        let after = index + 1 < shown.entries.count ? shown.entries[index + 1] : nil
        let symbols = [before, after].map { other in
          other.flatMap { isSymbol($0, sharing: entry, report.expanded) ? $0 : nil }
        }
        guard let symbol = symbols[0] ?? symbols[1] else { continue }
        say(entry, symbol, fixByParting(entry, from: symbols[0], symbols[1], report), &report)
      }
    }
  }

  /// Whether an item ends what a sheet is for: the system sets it apart. Where there is Cancel, the last item confirms.
  private static func endsTask(
    _ entry: ExpandedEntry, in toolbar: ExpandedToolbar, _ expanded: ExpandedModule
  ) -> Bool {
    let titles = ["cancel", "close", "done", "save", "취소", "닫기", "완료", "저장"]
    if let facts = expanded.titleFacts(of: entry), titles.contains(facts.lowercased) { return true }
    let last = toolbar.defaultItems.last { $0.area == entry.area }
    return entry.area != .leading && last?.place == entry.place
      && toolbar.defaultItems.contains { isCancel($0, expanded) }
  }

  private static func isCancel(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    if case .standard(let name) = entry.kind { return name == "cancel" }
    guard let facts = expanded.titleFacts(of: entry) else { return false }
    return ["cancel", "취소"].contains(facts.lowercased)
  }

  /// Whether an entry is a symbol that shares its background with another entry.
  private static func isSymbol(
    _ symbol: ExpandedEntry, sharing text: ExpandedEntry, _ expanded: ExpandedModule
  ) -> Bool {
    expanded.face(of: symbol) == .symbol && symbol.area == text.area
      && symbol.toolbarGroup == text.toolbarGroup
      // A prominent item has a background of its own, and a hidden one is not there.
      && !symbol.attributes.contains(.prominent) && !text.attributes.contains(.prominent)
      && !symbol.attributes.contains(.hidden) && !text.attributes.contains(.hidden)
  }

  private static func say(
    _ text: ExpandedEntry, _ symbol: ExpandedEntry, _ parting: GuidelineFix?,
    _ report: inout GuidelineReport
  ) {
    let (textName, symbolName) = (report.name(of: text), report.name(of: symbol))
    report.finding(
      at: text,
      "\(textName) shows as text next to the symbol of \(symbolName); they read as one item",
      fixes: [report.fixByShowingSymbol(of: text), parting].compactMap { $0 })
  }

  /// Puts space between an item and the symbols next to it; nil where that cannot be written.
  private static func fixByParting(
    _ text: ExpandedEntry, from before: ExpandedEntry?, _ after: ExpandedEntry?,
    _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard text.toolbarGroup == nil, text.includedFrom == nil,
      text.condition == nil, before?.includedFrom == nil, after?.includedFrom == nil
    else { return nil }
    var edits: [Edit] = []
    if before != nil { edits.append(report.edits.insertion("space", before: text.place)) }
    if after != nil { edits.append(report.edits.insertion("space", after: text.place)) }
    return GuidelineFix(
      title: "Put space between them", applicability: .unsafe,
      edits: edits)
  }
}
