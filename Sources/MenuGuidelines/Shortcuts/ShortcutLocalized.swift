/// The system adapts shortcuts to keyboards and writing directions.
struct ShortcutLocalized: Guideline {
  static let page = GuidelinePage(
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
    platforms: .withShortcuts)
}
