/// A preview can be tapped and dragged.
struct ContextPreviewCommit: Guideline {
  static let page = GuidelinePage(
    id: "context-preview-commit", kind: .generated,
    title: Bilingual("A preview opens its item, and can be dragged", ko: "미리보기로 열고 끌 수 있음"),
    what: Bilingual(
      "`preview … opens COMMAND` performs the command when people tap the preview, after the animation that commits it; `drags` adds the drag interaction.",
      ko: "`preview … opens 명령`은 미리보기를 탭하면 전환 애니메이션 뒤에 명령을 수행합니다. `drags`는 드래그 인터랙션을 더합니다."),
    why: Bilingual(
      "A preview looks like the thing itself, so people expect a tap to open it and a drag to take it to another place or app.",
      ko: "미리보기는 대상 자체처럼 보이므로, 탭하면 열리고 끌면 다른 곳이나 앱으로 옮겨지리라 기대합니다."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    platforms: [.iOS, .iPadOS])
}
