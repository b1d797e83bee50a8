/// A pop-up button shows a flat list of options, one of them chosen.
struct PopupFlat: Guideline {
  static let page = GuidelinePage(
    id: "popup-flat",
    kind: .advice,
    title: Bilingual("A pop-up button is a flat list", ko: "팝업 버튼은 단순한 목록"),
    what: Bilingual(
      "A pop-up button shows mutually exclusive options in one flat list, one of them chosen. The language has no pop-up buttons; a `choose` command, in place with `each`, is the nearest.",
      ko:
        "팝업 버튼은 서로 배타적인 옵션을 한 목록으로 보여 주고 그중 하나가 선택되어 있습니다. 이 언어에는 팝업 버튼이 없으며, `each`로 펼친 `choose` 명령이 가장 가깝습니다."
    ),
    why: Bilingual(
      "Actions and submenus among options make it unclear what is chosen.",
      ko: "옵션 사이에 동작이나 하위 메뉴가 있으면 무엇이 선택되었는지 알기 어렵습니다."),
    sources: [.popUpButtons2025],
    severity: .error)
}
