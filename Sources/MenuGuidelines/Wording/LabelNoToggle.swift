import MenuModel
import MenuSyntax

/// A title says what happens, not that something changes.
struct LabelNoToggle: Guideline {
  static let page = GuidelinePage(
    id: "label-no-toggle",
    title: Bilingual("A title that begins with Toggle", ko: "Toggle로 시작하는 제목"),
    what: Bilingual(
      "A title does not begin with Toggle: it says what happens, Show Map and Hide Map, or names what a check mark is for.",
      ko: "제목은 Toggle로 시작하지 않습니다. Show Map과 Hide Map처럼 무엇이 일어나는지 쓰거나, 체크 표시로 상태를 보이는 이름을 씁니다."),
    why: Bilingual(
      "“Toggle” is a programmer's word: it tells neither what is now nor what will be.",
      ko: "“Toggle”은 프로그래머의 말이어서 지금 상태도, 바뀔 상태도 알려 주지 않습니다."),
    remedy: Bilingual(
      "Write both titles with `on when`, such as `\"Show Map\" / \"Hide Map\"`, or the name alone with a check mark.",
      ko: "`on when`과 함께 `\"Show Map\" / \"Hide Map\"`처럼 두 제목을 쓰거나, 체크 표시와 함께 이름만 쓰세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      state { showsMap: Bool }
      commands {
        map "Toggle Map" on when showsMap symbol map onscreen
      }
      """),
    .good(
      """
      state { showsMap: Bool }
      commands {
        map "Show Map" / "Hide Map" on when showsMap symbol map onscreen
        add "Add Toggle" symbol switch.2 onscreen
      }
      """),
  ]

  static let readsEnglish = true

  static let checks: [GuidelineCheck] = [.labels(of: .commands, check)]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.role != .commandWhenOn, let id = label.command, !label.isVerbatim,
      let facts = label.facts, facts.words.count > 1, facts.firstWord == "toggle"
    else { return }
    // A control of this name, which people insert.
    if facts.words.count == 2, ["switch", "button", "control", "group"].contains(facts.lastWord) {
      return
    }
    let command = report.expanded.command(id)
    let raw = report.edits.raw(label.text)
    var fixes: [GuidelineFix] = []
    if command.on != nil, command.titleWhenOn == nil, raw.hasPrefix("Toggle ") {
      let name = String(raw.dropFirst("Toggle ".count))
      fixes = [
        GuidelineFix(
          title: Bilingual("Write “\(name)”", ko: "“\(name)” 쓰기"), applicability: .unsafe,
          edits: [report.edits.replacement(of: label.text, with: name)])
      ]
    }
    let title = TitleText(label.text).shown
    report.finding(
      at: label.place,
      Bilingual(
        "“\(title)” tells neither what is now nor what will be",
        ko: "“\(title)”은(는) 지금 상태도, 바뀔 상태도 알려 주지 않습니다"),
      fixes: fixes)
  }
}
