/// An edit menu covers nothing that people need.
struct EditPosition: Guideline {
  static let page = GuidelinePage(
    id: "edit-position", kind: .generated,
    title: Bilingual("Where the edit menu appears", ko: "편집 메뉴가 나타나는 곳"),
    what: Bilingual(
      "The interaction of the Swift asks the app for the rectangle of the selection (`targetRect:`), and points the arrow as `arrow` says; the system places the menu above or below it.",
      ko:
        "Swift의 인터랙션은 선택 영역의 사각형을 앱에 요청하고(`targetRect:`), 화살표는 `arrow`가 말하는 쪽을 가리킵니다. 시스템은 메뉴를 그 위나 아래에 둡니다."
    ),
    why: Bilingual(
      "People have to see what the commands will act on.",
      ko: "사람들은 명령이 다룰 대상을 볼 수 있어야 합니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS])
}
