/// Open Recent is a submenu that the system fills.
struct OpenRecent: Guideline {
  static let page = GuidelinePage(
    id: "open-recent",
    kind: .generated,
    title: Bilingual("Recent documents in a submenu", ko: "최근 문서를 보여 주는 하위 메뉴"),
    what: Bilingual(
      "Open Recent is a submenu with the latest documents first, by name and without their paths, and Clear Menu at its end. The generated Swift fills `standard openRecent` so on the Mac; in UIKit it is the system's own submenu.",
      ko:
        "‘최근 사용 열기’는 최근 문서를 경로 없이 이름으로, 새것부터 보여 주고 ‘메뉴 지우기’로 끝나는 하위 메뉴입니다. 생성된 Swift는 Mac에서 `standard openRecent`를 이렇게 채우고, UIKit에서는 시스템의 하위 메뉴를 씁니다."
    ),
    why: Bilingual(
      "People know a document by its name and by when they last had it open.",
      ko: "사람들은 문서를 이름과 마지막으로 연 때로 기억합니다."),
    sources: [.menuBar2025],
    platforms: .withMenuBar)
}
