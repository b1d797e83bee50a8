/// Context menus replace Peek and Pop.
struct NoPeekPop: Guideline {
  static let page = GuidelinePage(
    id: "no-peek-pop", kind: .language,
    title: Bilingual("No Peek and Pop", ko: "Peek 및 Pop 없음"),
    what: Bilingual(
      "A `.menu` file has context menus only, and the Swift never registers a view for Peek and Pop.",
      ko: "`.menu` 파일에는 컨텍스트 메뉴만 있고, Swift는 Peek 및 Pop을 위한 뷰를 등록하지 않습니다."),
    why: Bilingual(
      "Context menus work on every device; Peek and Pop needed a display that senses pressure.",
      ko: "컨텍스트 메뉴는 모든 기기에서 동작하지만, Peek 및 Pop에는 압력을 느끼는 화면이 필요했습니다."),
    sources: [.contextMenusIOS13],
    platforms: [.iOS, .iPadOS])
}
