/// A context menu shows no keyboard shortcuts.
struct ContextNoShortcuts: Guideline {
  static let page = GuidelinePage(
    id: "context-no-shortcuts", kind: .language,
    title: Bilingual("No shortcuts in context menus", ko: "컨텍스트 메뉴에는 단축키가 없음"),
    what: Bilingual(
      "A keyboard shortcut belongs to its command: `key` after an entry is an error, and the Swift of context menus shows none.",
      ko: "키보드 단축키는 명령에 속합니다. 항목 뒤의 `key`는 오류이고, 컨텍스트 메뉴의 Swift는 단축키를 보이지 않습니다."),
    why: Bilingual(
      "The menu is a shortcut itself. People learn the keys in the menu bar, which shows all of them.",
      ko: "이 메뉴 자체가 지름길입니다. 사람들은 모든 단축키가 있는 메뉴 막대에서 키를 익힙니다."),
    sources: [.contextMenus2022],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply key cmd+R", platforms: "iOS 17",
        commands: #"reply "Reply" symbol arrowshape.turn.up.left onscreen"#)),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply", platforms: "iOS 17",
        commands: #"reply "Reply" symbol arrowshape.turn.up.left key cmd+R onscreen"#)),
  ]
}
