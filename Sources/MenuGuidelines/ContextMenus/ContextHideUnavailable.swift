/// A context menu leaves out what cannot be done now.
struct ContextHideUnavailable: Guideline {
  static let page = GuidelinePage(
    id: "context-hide-unavailable", kind: .generated,
    title: Bilingual(
      "Unavailable commands are hidden in context menus", ko: "쓸 수 없는 명령은 컨텍스트 메뉴에서 숨김"),
    what: Bilingual(
      "In a context menu the Swift leaves a command out while its `enabled when` does not hold; the menu bar dims it. On the Mac the system's Cut, Copy and Paste may stay dimmed.",
      ko:
        "컨텍스트 메뉴의 Swift는 `enabled when`이 성립하지 않는 동안 그 명령을 뺍니다. 메뉴 막대에서는 흐리게 표시합니다. Mac에서 시스템의 오려두기, 복사하기, 붙여넣기는 흐린 채로 남을 수 있습니다."
    ),
    why: Bilingual(
      "A short menu of what works now is quick to read. The menu bar is where people learn what there is at all.",
      ko: "지금 되는 것만 있는 짧은 메뉴는 빨리 읽힙니다. 무엇이 있는지 배우는 곳은 메뉴 막대입니다."),
    sources: [.contextMenus2025])
}
