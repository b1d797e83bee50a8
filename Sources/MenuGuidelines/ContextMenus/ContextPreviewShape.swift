/// A preview is clipped to the shape of what it shows.
struct ContextPreviewShape: Guideline {
  static let page = GuidelinePage(
    id: "context-preview-shape", kind: .generated,
    title: Bilingual("The shape of a preview", ko: "미리보기의 모양"),
    what: Bilingual(
      "`rounded N`, `capsule` and `circle` become the visible path of the preview in UIKit and its content shape in SwiftUI; without a word it is a rectangle.",
      ko:
        "`rounded N`, `capsule`, `circle`은 UIKit에서 미리보기의 보이는 경로가 되고 SwiftUI에서 콘텐츠 모양이 됩니다. 지정하지 않으면 사각형입니다."
    ),
    why: Bilingual(
      "When the outline fits, the item seems to rise from the screen instead of being replaced by a picture of it.",
      ko: "윤곽이 맞으면 그림으로 바뀌는 것이 아니라 항목이 화면에서 떠오르는 것처럼 보입니다."),
    sources: [.contextMenus2022],
    platforms: [.iOS, .iPadOS])
}
