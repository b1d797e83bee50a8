/// A confirmation is shown as each platform shows it.
struct ConfirmPresentation: Guideline {
  static let page = GuidelinePage(
    id: "confirm-presentation",
    kind: .generated,
    title: Bilingual(
      "Where the question before a destructive command shows", ko: "파괴적인 명령을 확인하는 자리"),
    what: Bilingual(
      "The question stands apart from the menu and needs a deliberate answer: an action sheet on iPhone, a popover with its source on iPad, an alert on the Mac. The generated Swift presents it, and performs the command only after the answer.",
      ko:
        "질문은 메뉴와 떨어져 나타나고 의식적인 답을 요구합니다. iPhone에서는 액션 시트, iPad에서는 출처가 있는 팝오버, Mac에서는 알림입니다. 생성된 Swift가 이것을 보여 주고, 답한 뒤에만 명령을 실행합니다."
    ),
    why: Bilingual(
      "The attribute that makes a menu item red asks nothing by itself.",
      ko: "메뉴 항목을 빨갛게 하는 속성만으로는 아무것도 묻지 않습니다."),
    sources: [.pullDownMenusIOS14, .actionSheets2025],
    severity: .error)
}
