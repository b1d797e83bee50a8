/// A toolbar of iPadOS or macOS stands at the top.
struct ToolbarTop: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-top",
    kind: .generated,
    title: Bilingual(
      "The place of a toolbar in iPadOS and macOS",
      ko: "iPadOS와 macOS에서 툴바의 자리"),
    what: Bilingual(
      "A toolbar of iPadOS or macOS stands at the top, can be customized, and has groups. The generated Swift makes a navigation bar’s items of it in iPadOS, and an `NSToolbar` in macOS.",
      ko:
        "iPadOS나 macOS의 툴바는 위쪽에 있으며, 사용자화할 수 있고 그룹이 있습니다. 생성된 Swift는 iPadOS에서는 내비게이션 막대의 항목으로, macOS에서는 `NSToolbar`로 만듭니다."
    ),
    why: Bilingual(
      "Each platform has one place where people look for the commands of a window.",
      ko: "플랫폼마다 사람들이 윈도우의 명령을 찾는 자리가 있습니다."),
    sources: [.toolbarsIPadOS16],
    platforms: [.iPadOS, .macOS])
}
