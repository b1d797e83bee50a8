/// The look of an edit menu is the system's.
struct EditNoStyle: Guideline {
  static let page = GuidelinePage(
    id: "edit-no-style", kind: .language,
    title: Bilingual("No style of its own", ko: "고유한 스타일 없음"),
    what: Bilingual(
      "Nothing about the color or the shape of an edit menu can be written.",
      ko: "편집 메뉴의 색이나 모양은 쓸 수 없습니다."),
    why: Bilingual(
      "People recognize the edit menu by its look, which is the same in every app.",
      ko: "사람들은 모든 앱에서 같은 모양으로 편집 메뉴를 알아봅니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
