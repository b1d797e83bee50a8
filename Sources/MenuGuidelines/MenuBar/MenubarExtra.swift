/// A menu bar extra shows a menu.
struct MenubarExtra: Guideline {
  static let page = GuidelinePage(
    id: "menubar-extra",
    kind: .advice,
    title: Bilingual("A menu bar extra", ko: "메뉴 막대 추가 항목"),
    what: Bilingual(
      "A menu bar extra shows a menu and no popover, has a template symbol of at most 24 points, and appears only if people want it. The language has no menu bar extras.",
      ko:
        "메뉴 막대 추가 항목은 팝오버가 아니라 메뉴를 보여 주고, 24포인트를 넘지 않는 템플릿 기호를 쓰며, 사용자가 원할 때만 나타납니다. 이 언어에는 메뉴 막대 추가 항목이 없습니다."
    ),
    why: Bilingual(
      "Space in the menu bar is scarce and belongs to people.",
      ko: "메뉴 막대의 자리는 좁고, 사용자의 것입니다."),
    sources: [.menuBar2025],
    platforms: .macOS,
    severity: .warning)
}
