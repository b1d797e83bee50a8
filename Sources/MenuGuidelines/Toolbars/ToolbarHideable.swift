/// People can hide a Mac toolbar.
struct ToolbarHideable: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-hideable",
    kind: .generated,
    title: Bilingual(
      "People can hide a Mac toolbar",
      ko: "가릴 수 있는 Mac 툴바"),
    what: Bilingual(
      "People can hide the toolbar of a Mac window. The generated Swift never takes `toggleToolbarShown:` away, and `hideable` keeps the choice.",
      ko:
        "사람들은 Mac 윈도우의 툴바를 가릴 수 있습니다. 생성된 Swift는 `toggleToolbarShown:`을 막지 않으며, `hideable`은 그 선택을 유지합니다."
    ),
    why: Bilingual(
      "Some people want the space for their content.",
      ko: "콘텐츠를 위한 공간을 원하는 사람이 있습니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
