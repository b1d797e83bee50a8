/// A Mac toolbar has the style of the system.
struct ToolbarMacStyle: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-mac-style",
    kind: .generated,
    title: Bilingual(
      "The style of a Mac toolbar",
      ko: "Mac 툴바의 스타일"),
    what: Bilingual(
      "A Mac toolbar is part of the window’s frame, with the title beside the items and no bezel around them at rest. The generated Swift leaves `toolbarStyle` to the window, and its items take the system’s look.",
      ko:
        "Mac 툴바는 윈도우 프레임의 일부이며, 제목이 항목 옆에 있고 평소에는 테두리가 없습니다. 생성된 Swift는 `toolbarStyle`을 윈도우에 맡기고, 항목은 시스템의 모양을 따릅니다."
    ),
    why: Bilingual(
      "A toolbar that follows the system keeps up with its look.",
      ko: "시스템을 따르는 툴바는 시스템의 모양과 함께 바뀝니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
