/// The rules about all menus without a check.
enum UncheckedMenuGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "confirm-dialog",
      kind: .generated,
      title: Bilingual("The dialog that asks first", ko: "먼저 묻는 대화상자"),
      what: Bilingual(
        "A confirmation has the destructive choice, styled as such, and Cancel; no more, unless `or` names further answers. The generated Swift makes them, with the question as the title.",
        ko:
          "확인 대화상자에는 파괴적인 동작으로 표시된 선택지와 취소만 있습니다. `or`로 적은 답이 있으면 함께 나타납니다. 생성된 Swift가 질문을 제목으로 하여 모두 만듭니다."
      ),
      why: Bilingual(
        "People answer such a question in a moment, and must be able to go back.",
        ko: "사람들은 이런 질문에 바로 답하며, 되돌아갈 수 있어야 합니다."),
      sources: [.actionSheets2025],
      severity: .error),
    GuidelinePage(
      id: "confirm-presentation",
      kind: .generated,
      title: Bilingual(
        "Where the question before a destructive command shows", ko: "파괴적인 명령을 확인하는 자리"),
      what: Bilingual(
        "The question is apart from the menu and needs a deliberate answer: an action sheet on iPhone, a popover with its source on iPad, an alert on the Mac. The generated Swift presents it, and performs the command only after the answer.",
        ko:
          "질문은 메뉴와 떨어져 나타나고 의식적인 답을 요구합니다. iPhone에서는 액션 시트, iPad에서는 출처가 있는 팝오버, Mac에서는 알림입니다. 생성된 Swift가 이것을 보여 주고, 답한 뒤에만 명령을 실행합니다."
      ),
      why: Bilingual(
        "The attribute that makes a menu item red asks nothing by itself.",
        ko: "메뉴 항목을 빨갛게 하는 속성만으로는 아무것도 묻지 않습니다."),
      sources: [.pullDownMenusIOS14, .actionSheets2025],
      severity: .error),
    GuidelinePage(
      id: "dock-menu-elsewhere",
      kind: .advice,
      title: Bilingual("Dock menus repeat what is elsewhere", ko: "Dock 메뉴의 항목은 다른 곳에도 있음"),
      what: Bilingual(
        "Each item of a Dock menu is also in the menu bar. The language has no Dock menus yet.",
        ko: "Dock 메뉴의 모든 항목은 메뉴 막대에도 있습니다. 이 언어에는 아직 Dock 메뉴가 없습니다."),
      why: Bilingual(
        "Few people open a Dock menu, and no one looks there first.",
        ko: "Dock 메뉴를 여는 사람은 적고, 거기부터 찾는 사람은 없습니다."),
      sources: [.dockMenus2025],
      platforms: .macOS,
      severity: .error),
    GuidelinePage(
      id: "icon-only-shows",
      kind: .generated,
      title: Bilingual("Entries that are only an icon", ko: "아이콘만 있는 항목"),
      what: Bilingual(
        "The entries of a `row` or `palette` have their icon as their only content, and show it also where version 27 hides the icons of menus. The generated Swift sets their `preferredImageVisibility`.",
        ko:
          "`row`와 `palette`의 항목은 내용이 아이콘뿐이므로, 버전 27이 메뉴의 아이콘을 숨기는 곳에서도 아이콘을 보여 줍니다. 생성된 Swift가 `preferredImageVisibility`를 지정합니다."
      ),
      why: Bilingual(
        "Without its icon such an entry is blank.", ko: "아이콘이 없으면 이런 항목은 비어 보입니다."),
      sources: [.releaseNotes27],
      platforms: [.iPadOS, .macOS, .macCatalyst]),
    GuidelinePage(
      id: "vision-breakthrough",
      kind: .advice,
      title: Bilingual("Menus over 3D content", ko: "3D 콘텐츠 위의 메뉴"),
      what: Bilingual(
        "A menu over 3D content uses the subtle breakthrough effect, which is what `automatic` gives; the prominent one only if the menu has to be seen over the whole scene. The language has no word for it.",
        ko:
          "3D 콘텐츠 위의 메뉴에는 은은한(subtle) breakthrough 효과를 쓰며, `automatic`이 이 효과를 냅니다. 강한(prominent) 효과는 메뉴가 장면 전체 위에 보여야 할 때만 씁니다. 이 언어에는 이를 위한 말이 없습니다."
      ),
      why: Bilingual(
        "The subtle effect keeps the text legible and the depth of the scene; the prominent one can disturb people.",
        ko: "은은한 효과는 글을 읽기 쉽게 하면서 장면의 깊이를 지킵니다. 강한 효과는 불편을 줄 수 있습니다."),
      sources: [.menus2026],
      platforms: .visionOS),
    GuidelinePage(
      id: "toggle-one-signal",
      kind: .generated,
      title: Bilingual("A toggle shows its state once", ko: "토글은 상태를 한 가지로 보여 줌"),
      what: Bilingual(
        "A toggle has a check mark or a title that changes, not both. The generated Swift checks a toggle with one title, and changes the title of one with two.",
        ko: "토글에는 체크 표시나 바뀌는 제목 가운데 하나만 있습니다. 생성된 Swift는 제목이 하나인 토글에는 체크 표시를 하고, 둘인 토글은 제목을 바꿉니다."),
      why: Bilingual(
        "A check mark next to “Hide Map” leaves it open whether the map shows.",
        ko: "“Hide Map” 옆에 체크 표시가 있으면 지도가 보이는지 알 수 없습니다."),
      sources: [.menus2025],
      severity: .error),
  ]
}
