/// Toolbar items can be spring-loaded.
struct ToolbarSpringLoad: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-spring-load",
    kind: .generated,
    title: Bilingual(
      "Spring-loaded toolbar items",
      ko: "스프링 로드 툴바 항목"),
    what: Bilingual(
      "An item with `springs` acts when people hold something they drag over it. The generated Swift sets `isSpringLoaded` of its button or segment.",
      ko:
        "`springs`가 있는 항목은 드래그한 것을 그 위에 대고 있으면 동작합니다. 생성된 Swift는 버튼이나 세그먼트의 `isSpringLoaded`를 지정합니다."
    ),
    why: Bilingual(
      "People can open a place on the way, without letting go of what they carry.",
      ko: "사람들은 들고 있는 것을 놓지 않고 가는 길에 있는 곳을 열 수 있습니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
