/// A double tap selects something before the edit menu opens.
struct EditDefaultSelection: Guideline {
  static let page = GuidelinePage(
    id: "edit-default-selection", kind: .generated,
    title: Bilingual("What a double tap selects", ko: "두 번 탭할 때 선택되는 것"),
    what: Bilingual(
      "The Swift asks the app for the word or the whole that `selects word` or `selects all` names when people double-tap without a selection.",
      ko: "선택한 것이 없을 때 두 번 탭하면, Swift는 `selects word`나 `selects all`이 말하는 낱말이나 전체를 앱에 요청합니다."),
    why: Bilingual(
      "The commands of the menu then have something to act on.",
      ko: "그래야 메뉴의 명령이 다룰 대상이 있습니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
