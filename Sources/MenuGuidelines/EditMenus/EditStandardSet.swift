/// The system's commands have names of their own.
struct EditStandardSet: Guideline {
  static let page = GuidelinePage(
    id: "edit-standard-set", kind: .language,
    title: Bilingual("The system's edit commands", ko: "시스템의 편집 명령"),
    what: Bilingual(
      "`standard cut, copy, paste, select` and the like place the system's commands in the edit menu of any item: text, a web view, an image.",
      ko: "`standard cut, copy, paste, select` 등은 텍스트, 웹 뷰, 이미지 등 어떤 항목의 편집 메뉴에도 시스템의 명령을 둡니다."),
    why: Bilingual(
      "The same commands under the same names work everywhere, with the system's behavior and translations.",
      ko: "같은 이름의 같은 명령이 시스템의 동작과 번역 그대로 어디서나 동작합니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
