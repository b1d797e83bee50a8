import MenuModel
import MenuSyntax

/// An item shows a symbol if one stands for it.
struct ToolbarPreferSymbol: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-prefer-symbol",
    title: Bilingual(
      "Text where a symbol is known",
      ko: "아는 기호가 있는데 쓴 텍스트"),
    what: Bilingual(
      "A toolbar item whose title is a standard action, such as Filter or Share, shows its symbol. What no symbol shows, such as Edit, stays text.",
      ko: "제목이 필터나 공유 같은 표준 동작인 도구 막대 항목은 그 기호로 보여 줍니다. 편집처럼 기호로 나타낼 수 없는 것은 텍스트로 둡니다."),
    why: Bilingual(
      "People know these symbols from every app, and a symbol leaves more room for the content.",
      ko: "사람들은 모든 앱에서 이 기호들을 보아 왔고, 기호를 쓰면 콘텐츠에 자리가 더 남습니다."),
    remedy: Bilingual(
      "Give the item the standard symbol.", ko: "항목에 표준 기호를 주세요."),
    sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS, .visionOS],
    severity: .from2026(.warning))

  private static func commands(_ filter: String) -> String {
    """
    compose "New Message" symbol square.and.pencil
    reply "Reply" symbol arrowshape.turn.up.left
    forward "Forward" symbol arrowshape.turn.up.right
    \(filter)
    """
  }

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17", commands: commands(#"filter "Filter""#),
        toolbar: "iOS { filter; reply; forward; compose }")),
    .bad(
      ExampleApp.mail(
        "iOS 17", commands: commands(#"filter "Filter" symbol line.3.horizontal.decrease"#),
        toolbar: "iOS { filter symbol none; reply; forward; compose }")),
    .good(
      ExampleApp.mail(
        "iOS 17", commands: commands(#"filter "Filter" symbol line.3.horizontal.decrease"#),
        toolbar: "iOS { filter; reply; forward; compose }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where report.expanded.face(of: entry) == .text {
      guard let facts = report.expanded.titleFacts(of: entry),
        let names = facts.standardSymbols
      else { continue }
      let symbol = StandardIcons.available(names, in: report.module)
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) shows as text; people know it by the symbol `\(symbol)`",
          ko: "\(name) 항목이 텍스트로 보입니다. 사람들은 기호 `\(symbol)`(으)로 알고 있습니다"),
        fixes: fix(for: entry, symbol, report).map { [$0] } ?? [])
    }
  }

  /// Shows the command's own symbol, or gives it the standard one.
  private static func fix(
    for entry: ExpandedEntry, _ symbol: String, _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard case .command(let id) = entry.kind else { return nil }
    if entry.hidesImage { return report.fixByShowingSymbol(of: entry) }
    return GuidelineFix(
      title: Bilingual("Write `symbol \(symbol)`", ko: "`symbol \(symbol)` 쓰기"),
      applicability: .unsafe,
      edits: [report.edits.attribute("symbol \(symbol)", of: report.expanded.command(id))])
  }
}
