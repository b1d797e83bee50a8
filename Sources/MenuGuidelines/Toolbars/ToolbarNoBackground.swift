/// A toolbar has no background of its own.
struct ToolbarNoBackground: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-no-background",
    kind: .language,
    title: Bilingual(
      "The background of a toolbar",
      ko: "툴바의 배경"),
    what: Bilingual(
      "A toolbar becomes translucent when content moves below it. No attribute gives it a background.",
      ko: "콘텐츠가 아래로 지나가면 툴바가 반투명해집니다. 배경을 주는 속성은 없습니다."),
    why: Bilingual(
      "A background of its own would hide the content, and that there is more of it.",
      ko: "자체 배경은 콘텐츠와 콘텐츠가 더 있다는 사실을 가립니다."),
    sources: [.toolbarsIPadOS16])
}
