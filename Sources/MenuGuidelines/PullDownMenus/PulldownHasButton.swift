/// A pull-down menu belongs to a button.
struct PulldownHasButton: Guideline {
  static let page = GuidelinePage(
    id: "pulldown-has-button",
    kind: .language,
    title: Bilingual("A pull-down menu belongs to a button", ko: "풀다운 메뉴는 버튼에 속함"),
    what: Bilingual(
      "The entries of a pull-down menu have to do with the action of its button. The language has no pull-down menu without one: it is the block of a `button`, or a `menu` in a toolbar.",
      ko:
        "풀다운 메뉴의 항목은 그 버튼의 동작과 관련이 있습니다. 이 언어에는 버튼 없는 풀다운 메뉴가 없습니다. 풀다운 메뉴는 `button`의 블록이거나 툴바의 `menu`입니다."
    ),
    why: Bilingual(
      "The button tells people what the menu is about before they open it.",
      ko: "버튼은 메뉴를 열기 전에 무엇에 관한 메뉴인지 알려 줍니다."),
    sources: [.pullDownMenusIOS14],
    severity: .error)
}
