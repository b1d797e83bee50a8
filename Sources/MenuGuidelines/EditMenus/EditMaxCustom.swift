import MenuModel
import MenuSyntax

/// An edit menu has few commands of the app's own.
struct EditMaxCustom: Guideline {
  static let page = GuidelinePage(
    id: "edit-max-custom",
    title: Bilingual("Too many commands of its own in an edit menu", ko: "편집 메뉴에 앱의 명령이 너무 많음"),
    what: Bilingual(
      "An edit menu has at most three commands of the app's own, and never more than five. A submenu counts once.",
      ko: "편집 메뉴에서 앱의 명령은 많아야 세 개이고, 다섯 개를 넘지 않습니다. 하위 메뉴는 하나로 셉니다."),
    why: Bilingual(
      "An edit menu is a line next to the text; what does not fit is pages away.",
      ko: "편집 메뉴는 텍스트 옆의 한 줄이라, 들어가지 않는 것은 여러 번 넘겨야 나옵니다."),
    remedy: Bilingual(
      "Keep what people need at the selection, and put the rest into a toolbar or a submenu.",
      ko: "선택한 자리에서 필요한 것만 남기고, 나머지는 도구 막대나 하위 메뉴에 배치하세요."),
    sources: [.editMenus],
    platforms: .withEditMenus,
    severity: .warning,
    threshold: .max(3, .error, over: 5))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        """
        standard copy, select, selectAll
        define; annotate; quote; pronounce
        """,
        state: "hasSelection: Bool",
        commands: """
          define "Define" affects selection
          annotate "Annotate" affects selection undoable
          quote "Quote" affects selection
          pronounce "Pronounce" affects selection
          """)),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        """
        standard copy, select, selectAll
        define; annotate; quote
        """,
        state: "hasSelection: Bool",
        commands: """
          define "Define" affects selection
          annotate "Annotate" affects selection undoable
          quote "Quote" affects selection
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let custom = report.expanded.alternatives(of: menu.entries.filter(\.isCustom))
    let count = custom.most { report.expanded.count(of: $0.entries) }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit(passedBy: count)
    report.finding(
      at: menu.header,
      Bilingual(
        "This edit menu has \(count) commands of the app's own; more than \(limit) are hard to scan",
        ko: "이 편집 메뉴에는 앱의 명령이 \(count)개 있습니다. 많아야 \(limit)개가 알맞습니다"),
      severity: severity)
  }
}
