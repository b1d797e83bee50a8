/// An iPadOS toolbar stands at the top.
struct ToolbarIpadTop: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ipad-top",
    kind: .language,
    title: Bilingual(
      "The place of an iPadOS toolbar",
      ko: "iPadOS 툴바의 자리"),
    what: Bilingual(
      "An iPadOS toolbar stands at the top edge; buttons at the bottom of the iPhone move up. No attribute could put it elsewhere.",
      ko: "iPadOS 툴바는 위쪽 가장자리에 있습니다. iPhone 아래쪽의 버튼은 위로 옮겨집니다. 다른 곳에 두는 속성은 없습니다."),
    why: Bilingual(
      "On a large screen the top is where people look for commands, and the bottom is far away.",
      ko: "큰 화면에서는 사람들이 위쪽에서 명령을 찾으며 아래쪽은 멉니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .error)
}
