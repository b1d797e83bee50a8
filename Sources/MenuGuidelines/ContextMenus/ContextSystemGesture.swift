/// The system's own gestures reveal a context menu.
struct ContextSystemGesture: Guideline {
  static let page = GuidelinePage(
    id: "context-system-gesture", kind: .generated,
    title: Bilingual("The system's gesture opens the menu", ko: "시스템 제스처로 메뉴를 엶"),
    what: Bilingual(
      "The Swift uses `UIContextMenuInteraction`, `NSView.menu` and `.contextMenu`, which answer touch and hold, Control-click and the secondary click; no gesture of an app's own can be written.",
      ko:
        "Swift는 `UIContextMenuInteraction`, `NSView.menu`, `.contextMenu`를 씁니다. 이들은 길게 누르기, Control-클릭, 보조 클릭에 응답합니다. 앱만의 제스처는 쓸 수 없습니다."
    ),
    why: Bilingual(
      "A gesture that works in every app needs no learning.",
      ko: "모든 앱에서 통하는 제스처는 배울 필요가 없습니다."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    platforms: [.iOS, .iPadOS, .macOS])
}
