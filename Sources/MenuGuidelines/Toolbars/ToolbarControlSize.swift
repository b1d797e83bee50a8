/// The system sizes the controls of a Mac toolbar.
struct ToolbarControlSize: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-control-size",
    kind: .generated,
    title: Bilingual(
      "The size of toolbar controls",
      ko: "툴바 컨트롤의 크기"),
    what: Bilingual(
      "Controls of a Mac toolbar have the size that the system gives them: large in a toolbar of its own, regular beside the title. The generated Swift sets no size, and no attribute could say one.",
      ko:
        "Mac 툴바의 컨트롤은 시스템이 정한 크기입니다. 별도의 툴바에서는 크고 제목 옆에서는 보통입니다. 생성된 Swift는 크기를 지정하지 않으며, 크기를 말하는 속성도 없습니다."
    ),
    why: Bilingual(
      "Controls of one size line up with those of other apps.",
      ko: "같은 크기의 컨트롤은 다른 앱의 것과 어울립니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
