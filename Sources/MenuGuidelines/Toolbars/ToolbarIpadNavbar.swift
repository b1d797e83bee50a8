/// An iPadOS toolbar is a navigation bar.
struct ToolbarIpadNavbar: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ipad-navbar",
    kind: .generated,
    title: Bilingual(
      "The bar of an iPadOS toolbar",
      ko: "iPadOS 툴바의 막대"),
    what: Bilingual(
      "An iPadOS toolbar is a navigation bar. The generated Swift fills a `UINavigationItem`; in SwiftUI, `toolbarRole` says whether it navigates, browses or edits.",
      ko:
        "iPadOS 툴바는 내비게이션 막대입니다. 생성된 Swift는 `UINavigationItem`을 채우고, SwiftUI에서는 `toolbarRole`로 탐색, 브라우즈, 편집 가운데 무엇인지 알립니다."
    ),
    why: Bilingual(
      "One bar at the top has the way back, the document and the commands together.",
      ko: "위쪽의 막대 하나에 뒤로 가는 길, 문서, 명령이 함께 있습니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS)
}
