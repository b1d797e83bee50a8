import MenuModel
import MenuSyntax

/// The search field is at the trailing side.
struct ToolbarSearchTrailing: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-search-trailing",
    title: Bilingual(
      "A search field that is not at the trailing side",
      ko: "뒤쪽에 있지 않은 검색 필드"),
    what: Bilingual(
      "On iPad and Mac the search field of a toolbar is at its trailing side. On the Mac, only the inspector button and the prominent action come after it.",
      ko: "iPad와 Mac에서 도구 막대의 검색 필드는 뒤쪽에 둡니다. Mac에서 그 뒤에는 속성 버튼과 강조된 동작만 옵니다."),
    why: Bilingual(
      "People look for it there, in every app.", ko: "사람들은 어느 앱에서나 그곳에서 검색 필드를 찾습니다."),
    remedy: Bilingual(
      "Move it to `trailing`, or to the end of a Mac toolbar.",
      ko: "`trailing`으로 옮기거나, Mac 도구 막대에서는 끝으로 옮기세요."),
    sources: [.searchFields2026],
    platforms: [.iPadOS, .macOS],
    severity: .from2026(.note))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { reply; search "Search Mail"; forward; archive }
            trailing { compose }
          }
          """)),
    .bad(
      ExampleApp.mail(
        toolbar: #"macOS { compose; search "Search Mail"; reply; forward; archive }"#,
        menu: "reply; forward; ---; archive")),
    .good(
      ExampleApp.mail(
        toolbar: #"macOS { compose; reply; forward; archive; search "Search Mail" }"#,
        menu: "reply; forward; ---; archive")),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { reply; forward; archive; compose }
            trailing { search "Search Mail" }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let items = toolbar.defaultItems
    guard let position = items.firstIndex(where: isSearch) else { return }
    let search = items[position]
    var fix: [Edit]?
    if toolbar.platform == .iPadOS {
      guard let area = search.area, area != .trailing else { return }
      let trailing = toolbar.areas.first { $0.area == .trailing }
      let isAlone = items.count { $0.area == area } == 1
      if let trailing, !isAlone, search.toolbarGroup == nil,
        let insertion = report.edits.insertion(
          report.edits.text(at: search.place), atEndOf: trailing.place)
      {
        fix = [report.edits.removal(of: search.place), insertion]
      }
    } else {
      let last = items[position...].last {
        !isSearch($0) && !mayFollow($0, report.expanded)
      }
      guard let last else { return }
      if case .command = last.kind, last.toolbarGroup == nil, last.includedFrom == nil,
        last.condition == nil, search.toolbarGroup == nil
      {
        fix = report.edits.move(search.place, after: last.place)
      }
    }
    let name = report.name(of: search)
    report.finding(
      at: search,
      Bilingual(
        "The search field \(name) is not at the trailing side of the toolbar, where people look for it",
        ko: "검색 필드 \(name)이(가) 사람들이 찾는 도구 막대 뒤쪽에 있지 않습니다"),
      fixes: fix.map {
        [
          GuidelineFix(
            title: Bilingual("Move it to the trailing side", ko: "뒤쪽으로 옮기기"),
            applicability: .unsafe, edits: $0)
        ]
      } ?? [])
  }

  private static func isSearch(_ entry: ExpandedEntry) -> Bool {
    if case .search = entry.kind { true } else { false }
  }

  /// Whether an item of a Mac toolbar has its place at the very end.
  private static func mayFollow(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    if case .standard("inspector") = entry.kind { return true }
    // An app may have an inspector of its own.
    if case .symbol(let symbol)? = expanded.image(of: entry) {
      if symbol.text == "sidebar.right" || symbol.text == "sidebar.trailing" { return true }
    }
    if let title = expanded.titleFacts(of: entry)?.lowercased, title.hasSuffix("inspector") {
      return true
    }
    return entry.attributes.contains(.prominent)
  }
}
