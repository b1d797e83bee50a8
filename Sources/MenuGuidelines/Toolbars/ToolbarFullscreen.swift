/// A Mac toolbar may hide in full screen.
struct ToolbarFullscreen: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-fullscreen",
    kind: .generated,
    title: Bilingual(
      "A toolbar in full screen",
      ko: "전체 화면의 툴바"),
    what: Bilingual(
      "In full screen, a Mac toolbar may hide until people move the pointer to the top. The generated Swift offers the presentation option `.autoHideToolbar` for a toolbar that is `hideable`.",
      ko:
        "전체 화면에서 Mac 툴바는 포인터를 위로 옮길 때까지 숨을 수 있습니다. 생성된 Swift는 `hideable` 툴바에 `.autoHideToolbar` 표시 옵션을 제공합니다."
    ),
    why: Bilingual(
      "People go to full screen for the content, and bring the toolbar back with the menu bar.",
      ko: "사람들은 콘텐츠를 보려고 전체 화면을 쓰고, 메뉴 막대와 함께 툴바를 다시 불러옵니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
