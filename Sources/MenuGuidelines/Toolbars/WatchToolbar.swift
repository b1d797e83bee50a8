/// A toolbar of watchOS is a button above the content.
struct WatchToolbar: Guideline {
  static let page = GuidelinePage(
    id: "watch-toolbar",
    kind: .generated,
    title: Bilingual(
      "The toolbar button of a watch",
      ko: "시계의 툴바 버튼"),
    what: Bilingual(
      "In watchOS a toolbar shows as a button at the top of a scrolling view, hidden until people scroll up. The generated Swift gives it the placement `.primaryAction`.",
      ko:
        "watchOS에서 툴바는 스크롤하는 뷰의 위에 버튼으로 보이고, 위로 스크롤할 때까지 숨어 있습니다. 생성된 Swift는 `.primaryAction` 배치를 지정합니다."
    ),
    why: Bilingual(
      "The content has the whole screen, and the command is one swipe away.",
      ko: "콘텐츠가 화면 전체를 쓰고, 명령은 한 번만 쓸어 내리면 나타납니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .watchOS)
}
