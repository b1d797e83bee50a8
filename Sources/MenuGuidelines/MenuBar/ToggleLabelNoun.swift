import MenuModel
import MenuSyntax

/// What shows a part of the window says so, or has a check mark.
struct ToggleLabelNoun: Guideline {
  static let page = GuidelinePage(
    id: "toggle-label-noun",
    title: Bilingual("A part of the window by its name alone", ko: "이름만 쓴 윈도우의 부분"),
    what: Bilingual(
      "In View, a command that shows a part of the window begins with Show or Hide, or has a check mark (`on when`). A title that only names the part, such as Sidebar or Status Bar, says neither what happens nor what is now.",
      ko:
        "보기 메뉴에서 윈도우의 한 부분을 보여 주는 명령은 Show나 Hide로 시작하거나 체크 표시(`on when`)가 있습니다. Sidebar나 Status Bar처럼 이름만 쓴 제목은 무엇이 일어나는지도, 지금 어떤지도 알려 주지 않습니다."
    ),
    why: Bilingual(
      "People read from the title, or from the check mark, whether the part is showing.",
      ko: "사람들은 제목이나 체크 표시를 보고 그 부분이 보이는지 압니다."),
    remedy: Bilingual(
      "Write both titles, such as `\"Show Sidebar\" / \"Hide Sidebar\"`, with `on when`.",
      ko: "`on when`과 함께 `\"Show Sidebar\" / \"Hide Sidebar\"`처럼 두 제목을 쓰세요."),
    sources: [.menus2025, .menuBar2025],
    platforms: .withMenuBar,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        "view { bar; ---; standard fullScreen }", commands: #"bar "Status Bar" onscreen"#)),
    .good(
      ExampleApp.menuBar(
        "view { bar; ---; standard fullScreen }", state: "showsBar: Bool",
        commands: #"bar "Status Bar" on when showsBar onscreen"#)),
    .good(
      ExampleApp.menuBar(
        "view { bar; ---; standard fullScreen }", state: "showsBar: Bool",
        commands:
          #"bar "Show Status Bar" / "Hide Status Bar" on when showsBar onscreen"#)),
  ]

  static let readsEnglish = true

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .view else { return }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind, let text = report.expanded.title(of: entry),
        let facts = report.expanded.titleFacts(of: entry), isPart(facts)
      else { continue }
      let command = report.expanded.command(id)
      guard command.on == nil, command.titleWhenOn == nil, !command.isVerbatim, !command.asks
      else { continue }
      if case .none = command.payload {} else { continue }
      let title = TitleText(text).shown
      report.finding(
        at: text.place,
        Bilingual(
          "“\(title)” only names a part of the window; “Show \(title)” and “Hide \(title)” say what happens",
          ko:
            "“\(title)”은(는) 윈도우의 부분을 부르기만 합니다. “Show \(title)”과(와) “Hide \(title)”(이)라고 하면 무엇이 일어나는지 알 수 있습니다"
        ))
    }
  }

  /// Whether a title is the name of a part of a window.
  private static func isPart(_ facts: TitleFacts) -> Bool {
    guard facts.words.count <= 3, let last = facts.words.last, parts.contains(last),
      !facts.beginsWithVerb
    else { return false }
    // “Bar” by itself may be a chart, and “Next Panel” goes there.
    if last == "bar" && facts.words.count == 1 { return false }
    return !facts.words.contains { others.contains($0) }
  }

  private static let parts: Set<String> = [
    "bar", "sidebar", "toolbar", "statusbar", "inspector", "ruler", "rulers", "minimap", "gutter",
    "panel", "pane", "drawer", "navigator", "scrollbar", "scrollbars",
  ]

  private static let others: Set<String> = [
    "next", "previous", "other", "new", "to", "in", "as", "with", "by", "no", "without", "and",
  ]
}
