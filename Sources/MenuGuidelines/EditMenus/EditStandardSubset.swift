/// An edit menu lists the system's commands that fit.
struct EditStandardSubset: Guideline {
  static let page = GuidelinePage(
    id: "edit-standard-subset", kind: .language,
    title: Bilingual("Only the commands that fit", ko: "맞는 명령만"),
    what: Bilingual(
      "After `standard` stand the names of the commands that the item supports; what is not listed does not show.",
      ko: "`standard` 뒤에는 항목이 지원하는 명령의 이름을 씁니다. 쓰지 않은 것은 나타나지 않습니다."),
    why: Bilingual(
      "A command that can never work for an item is in the way.",
      ko: "그 항목에서 결코 동작하지 않을 명령은 방해가 됩니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
