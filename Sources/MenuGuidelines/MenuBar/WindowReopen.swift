/// A window that people closed can be opened again from the menu bar.
struct WindowReopen: Guideline {
  static let page = GuidelinePage(
    id: "window-reopen",
    kind: .advice,
    title: Bilingual("A closed main window can be opened again", ko: "닫은 주 윈도우를 다시 열 수 있음"),
    what: Bilingual(
      "If an app goes on without its main window, an item of the menu bar, in Window or File, opens it again. The language does not say what closing a window does, so only a person can tell.",
      ko:
        "주 윈도우를 닫아도 앱이 계속 실행된다면 윈도우나 파일 메뉴에 다시 여는 항목이 있어야 합니다. 윈도우를 닫으면 어떻게 되는지는 이 언어로 적지 않으므로 사람만이 판단할 수 있습니다."
    ),
    why: Bilingual(
      "Without it people have to quit the app to see its window again, and App Review turns it down.",
      ko: "그런 항목이 없으면 윈도우를 다시 보려고 앱을 종료해야 하며, App Review가 앱을 거절합니다."),
    sources: [.appReview],
    platforms: .mac,
    severity: .error)
}
