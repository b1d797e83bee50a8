/// Modifiers are listed in one order.
struct ShortcutOrder: Guideline {
  static let page = GuidelinePage(
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
    platforms: .withShortcuts)
}
