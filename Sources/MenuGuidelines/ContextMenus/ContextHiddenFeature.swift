/// A context menu is out of sight until someone asks for it.
struct ContextHiddenFeature: Guideline {
  static let page = GuidelinePage(
    id: "context-hidden-feature", kind: .advice,
    title: Bilingual("People may not know of a context menu", ko: "컨텍스트 메뉴가 있는 줄 모를 수 있음"),
    what: Bilingual(
      "A context menu is a shorter way to commands that people also meet elsewhere, never the only way; `context-reachable` watches over it.",
      ko: "컨텍스트 메뉴는 다른 곳에서도 만날 수 있는 명령으로 가는 지름길이며 유일한 길이 아닙니다. `context-reachable`이 이를 살핍니다."),
    why: Bilingual(
      "Nothing on screen says that an item has a context menu, so some people never open one.",
      ko: "항목에 컨텍스트 메뉴가 있다는 표시가 화면에 없으므로, 한 번도 열지 않는 사람도 있습니다."),
    sources: [.contextMenus2022])
}
