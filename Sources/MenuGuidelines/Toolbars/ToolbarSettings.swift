/// A settings window has a toolbar of panes.
struct ToolbarSettings: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-settings",
    kind: .generated,
    title: Bilingual(
      "The toolbar of a settings window",
      ko: "설정 윈도우의 툴바"),
    what: Bilingual(
      "A settings window has a toolbar with a button for each pane, the current one selected. The generated Swift of a `settings` screen sets `toolbarStyle` to `.preference`, and the identifiers of its items are selectable.",
      ko:
        "설정 윈도우에는 패널마다 버튼이 있고 현재 패널이 선택된 툴바가 있습니다. `settings` 화면에서 생성된 Swift는 `toolbarStyle`을 `.preference`로 지정하고, 항목의 식별자를 선택할 수 있게 합니다."
    ),
    why: Bilingual(
      "People see which pane they are in, and where the others are.",
      ko: "사람들은 지금 어느 패널에 있고 다른 패널이 어디 있는지 봅니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS)
}
