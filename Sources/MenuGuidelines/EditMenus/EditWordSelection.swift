/// A double tap selects a word.
struct EditWordSelection: Guideline {
  static let page = GuidelinePage(
    id: "edit-word-selection", kind: .generated,
    title: Bilingual("A word is selected first", ko: "먼저 낱말을 선택"),
    what: Bilingual(
      "Unless `selects all` is written, the Swift asks the app for the word under the finger.",
      ko: "`selects all`을 쓰지 않으면 Swift는 손가락 아래의 낱말을 앱에 요청합니다."),
    why: Bilingual(
      "A word is what people mean most often when they double-tap text.",
      ko: "텍스트를 두 번 탭할 때 사람들이 가장 자주 뜻하는 것은 낱말입니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
