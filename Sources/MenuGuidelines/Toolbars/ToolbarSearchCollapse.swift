/// A search field collapses to a button.
struct ToolbarSearchCollapse: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-search-collapse",
    kind: .generated,
    title: Bilingual(
      "A search field in a narrow window",
      ko: "좁은 윈도우의 검색 필드"),
    what: Bilingual(
      "A search field in a Mac toolbar collapses to a button when the window is narrow. The generated Swift makes an `NSSearchToolbarItem` of `search`, and in SwiftUI `.searchable`.",
      ko:
        "Mac 툴바의 검색 필드는 윈도우가 좁으면 버튼이 됩니다. 생성된 Swift는 `search`를 `NSSearchToolbarItem`으로, SwiftUI에서는 `.searchable`로 만듭니다."
    ),
    why: Bilingual(
      "Search stays within reach, and the other items keep their place.",
      ko: "검색은 가까이에 있고 다른 항목은 제자리에 남습니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
