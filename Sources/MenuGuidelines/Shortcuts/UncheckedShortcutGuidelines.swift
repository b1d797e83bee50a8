/// The rules about keyboard shortcuts without a check.
enum UncheckedShortcutGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "shortcut-localized",
      kind: .generated,
      title: Bilingual("Shortcuts adapt to the keyboard", ko: "키보드에 맞춰지는 단축키"),
      what: Bilingual(
        "The system moves shortcuts to keys that a keyboard has, and mirrors those that point left or right. The generated Swift never turns that off.",
        ko: "시스템은 단축키를 키보드에 있는 키로 옮기고, 왼쪽과 오른쪽을 가리키는 것은 글의 방향에 따라 뒤집습니다. 생성된 Swift는 이를 끄지 않습니다."),
      why: Bilingual(
        "A key that is easy to reach on one keyboard may be missing on another.",
        ko: "한 키보드에서 누르기 쉬운 키가 다른 키보드에는 없을 수 있습니다."),
      sources: [.keyboards2025],
      platforms: .withShortcuts),
    GuidelinePage(
      id: "shortcut-order",
      kind: .language,
      title: Bilingual("The order of modifiers", ko: "보조 키의 순서"),
      what: Bilingual(
        "Modifiers are listed as Control, Option, Shift, Command. The language takes them in any order, `menugen format` writes them in this one, and menus show them so.",
        ko:
          "보조 키는 Control, Option, Shift, Command 순서로 적습니다. 이 언어는 어떤 순서든 받고, `menugen format`은 이 순서로 쓰며, 메뉴에도 이렇게 보입니다."
      ),
      why: Bilingual(
        "It is the order in which every menu shows them.",
        ko: "모든 메뉴에 이 순서로 나타납니다."),
      sources: [.keyboards2025],
      platforms: .withShortcuts),
  ]
}
