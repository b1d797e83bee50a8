/// A pull-down menu has a title only where that adds meaning.
struct PulldownTitle: Guideline {
  static let page = GuidelinePage(
    id: "pulldown-title",
    kind: .advice,
    title: Bilingual("The title of a pull-down menu", ko: "풀다운 메뉴의 제목"),
    what: Bilingual(
      "A pull-down menu has a title only if it adds meaning to that of its button. The language gives the button a title and the menu none; a `section` titles a part of it.",
      ko:
        "풀다운 메뉴의 제목은 버튼 제목에 뜻을 더할 때만 씁니다. 이 언어에서는 버튼에만 제목이 있고 메뉴에는 없습니다. 일부에 제목을 붙이려면 `section`을 씁니다."
    ),
    why: Bilingual(
      "In most menus the button and the entries say all that is needed.",
      ko: "대부분의 메뉴는 버튼과 항목만으로 충분합니다."),
    sources: [.pullDownMenusIOS14],
    severity: .note)
}
