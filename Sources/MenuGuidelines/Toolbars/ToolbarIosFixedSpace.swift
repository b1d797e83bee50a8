/// Titles in an iOS toolbar stand apart.
struct ToolbarIosFixedSpace: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ios-fixed-space",
    kind: .generated,
    title: Bilingual(
      "Space between titles in an iOS toolbar",
      ko: "iOS 툴바 제목 사이의 공간"),
    what: Bilingual(
      "Titles in an iOS toolbar do not run together. The generated Swift puts a fixed space between two neighbours that show text.",
      ko: "iOS 툴바의 제목은 서로 붙지 않습니다. 생성된 Swift는 텍스트를 보여 주는 두 이웃 사이에 고정 공백을 둡니다."),
    why: Bilingual(
      "Without space, two titles read as one.",
      ko: "공간이 없으면 두 제목이 하나로 읽힙니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS)
}
