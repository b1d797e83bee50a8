/// What a Dock menu offers is also elsewhere.
struct DockMenuElsewhere: Guideline {
  static let page = GuidelinePage(
    id: "dock-menu-elsewhere",
    kind: .advice,
    title: Bilingual("Dock menus repeat what is elsewhere", ko: "Dock 메뉴의 항목은 다른 곳에도 있음"),
    what: Bilingual(
      "Each item of a Dock menu is also in the menu bar. The language has no Dock menus yet.",
      ko: "Dock 메뉴의 모든 항목은 메뉴 막대에도 있습니다. 이 언어에는 아직 Dock 메뉴가 없습니다."),
    why: Bilingual(
      "Few people open a Dock menu, and no one looks there first.",
      ko: "Dock 메뉴를 여는 사람은 적고, 거기부터 찾는 사람은 없습니다."),
    sources: [.dockMenus2025],
    platforms: .macOS,
    severity: .error)
}
