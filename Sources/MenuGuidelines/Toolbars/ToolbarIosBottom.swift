/// An iOS toolbar stands at the bottom.
struct ToolbarIosBottom: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ios-bottom",
    kind: .generated,
    title: Bilingual(
      "The place of an iOS toolbar",
      ko: "iOS 툴바의 자리"),
    what: Bilingual(
      "An iOS toolbar stands at the bottom of the screen. The generated Swift makes `toolbarItems` of a view controller of it, and in SwiftUI items with the placement `.bottomBar`.",
      ko:
        "iOS 툴바는 화면 아래에 있습니다. 생성된 Swift는 뷰 컨트롤러의 `toolbarItems`로 만들고, SwiftUI에서는 `.bottomBar` 배치의 항목으로 만듭니다."
    ),
    why: Bilingual(
      "The bottom of a phone is where a thumb reaches.",
      ko: "휴대전화의 아래쪽은 엄지손가락이 닿는 곳입니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS)
}
