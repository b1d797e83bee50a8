/// A pull-down menu may offer selections beside actions.
struct PulldownSelections: Guideline {
  static let page = GuidelinePage(
    id: "pulldown-selections",
    kind: .language,
    title: Bilingual("Selections in a pull-down menu", ko: "풀다운 메뉴의 선택 항목"),
    what: Bilingual(
      "A pull-down menu may hold selections that shape the button’s action, beside actions: toggles (`on when`), choices (`choose`) and lists (`pick`) stand in it like commands.",
      ko:
        "풀다운 메뉴에는 동작뿐 아니라 버튼의 동작에 영향을 주는 선택도 있을 수 있습니다. 토글(`on when`), 선택(`choose`), 목록(`pick`)이 명령처럼 들어갑니다."
    ),
    why: Bilingual(
      "Options of an action are close at hand where the action is.",
      ko: "동작이 있는 곳에 그 동작의 옵션이 있으면 손이 가깝습니다."),
    sources: [.pullDownMenusIOS14])
}
