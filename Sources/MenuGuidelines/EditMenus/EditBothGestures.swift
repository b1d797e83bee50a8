/// An edit menu answers touch and hold, double tap and the secondary click.
struct EditBothGestures: Guideline {
  static let page = GuidelinePage(
    id: "edit-both-gestures", kind: .generated,
    title: Bilingual("Each gesture opens the edit menu", ko: "모든 제스처로 편집 메뉴를 엶"),
    what: Bilingual(
      "The interaction that the Swift adds to the app's view answers touch and hold, double tap and, on iPad, the secondary click.",
      ko: "Swift가 앱의 뷰에 다는 인터랙션은 길게 누르기와 두 번 탭하기에, iPad에서는 보조 클릭에도 응답합니다."),
    why: Bilingual(
      "People expect both gestures from the system's text views.",
      ko: "사람들은 시스템 텍스트 뷰에서 두 제스처를 모두 쓰는 데 익숙합니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
