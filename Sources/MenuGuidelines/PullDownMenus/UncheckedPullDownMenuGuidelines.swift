/// The rules about pull-down menus without a check.
enum UncheckedPullDownMenuGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "hold-menu",
      kind: .generated,
      title: Bilingual("A menu on touch and hold", ko: "길게 누르면 나오는 메뉴"),
      what: Bilingual(
        "A button with `tap COMMAND` performs the command on a tap and shows its menu on touch and hold. The generated Swift gives UIKit’s button a primary action in addition to its menu, SwiftUI a `Menu(primaryAction:)` and AppKit an `NSComboButton`.",
        ko:
          "`tap COMMAND`가 있는 버튼은 탭하면 명령을 실행하고 길게 누르면 메뉴를 보여 줍니다. 생성된 Swift는 UIKit에서 메뉴와 함께 기본 동작을, SwiftUI에서 `Menu(primaryAction:)`를, AppKit에서 `NSComboButton`을 씁니다."
      ),
      why: Bilingual(
        "The most common action stays one tap away, and its variants are close.",
        ko: "가장 흔한 동작은 한 번의 탭으로 남고, 변형은 가까이에 있습니다."),
      sources: [.pullDownMenusIOS14]),
    GuidelinePage(
      id: "popup-flat",
      kind: .advice,
      title: Bilingual("A pop-up button is a flat list", ko: "팝업 버튼은 단순한 목록"),
      what: Bilingual(
        "A pop-up button shows mutually exclusive options in one flat list, one of them chosen. The language has no pop-up buttons; a `choose` command, in place with `each`, is the nearest.",
        ko:
          "팝업 버튼은 서로 배타적인 옵션을 한 목록으로 보여 주고 그중 하나가 선택되어 있습니다. 이 언어에는 팝업 버튼이 없으며, `each`로 펼친 `choose` 명령이 가장 가깝습니다."
      ),
      why: Bilingual(
        "Actions and submenus among options make it unclear what is chosen.",
        ko: "옵션 사이에 동작이나 하위 메뉴가 있으면 무엇이 선택되었는지 알기 어렵습니다."),
      sources: [.popUpButtons2025],
      severity: .error),
    GuidelinePage(
      id: "pulldown-has-button",
      kind: .language,
      title: Bilingual("A pull-down menu belongs to a button", ko: "풀다운 메뉴는 버튼에 속함"),
      what: Bilingual(
        "The entries of a pull-down menu have to do with the action of its button. The language has no pull-down menu without one: it is the block of a `button`, or a `menu` in a toolbar.",
        ko:
          "풀다운 메뉴의 항목은 그 버튼의 동작과 관련이 있습니다. 이 언어에는 버튼 없는 풀다운 메뉴가 없습니다. 풀다운 메뉴는 `button`의 블록이거나 도구 막대의 `menu`입니다."
      ),
      why: Bilingual(
        "The button tells people what the menu is about before they open it.",
        ko: "버튼은 메뉴를 열기 전에 무엇에 관한 메뉴인지 알려 줍니다."),
      sources: [.pullDownMenusIOS14],
      severity: .error),
    GuidelinePage(
      id: "pulldown-selections",
      kind: .language,
      title: Bilingual("Selections in a pull-down menu", ko: "풀다운 메뉴의 선택 항목"),
      what: Bilingual(
        "A pull-down menu may hold selections that shape the button’s action, in addition to actions: toggles (`on when`), choices (`choose`) and lists (`pick`) are placed in it like commands.",
        ko:
          "풀다운 메뉴에는 동작뿐 아니라 버튼의 동작에 영향을 주는 선택도 있을 수 있습니다. 토글(`on when`), 선택(`choose`), 목록(`pick`)이 명령처럼 들어갑니다."
      ),
      why: Bilingual(
        "Options of an action are close at hand where the action is.",
        ko: "동작이 있는 곳에 그 동작의 옵션이 있으면 바로 고를 수 있습니다."),
      sources: [.pullDownMenusIOS14]),
    GuidelinePage(
      id: "pulldown-title",
      kind: .advice,
      title: Bilingual("The title of a pull-down menu", ko: "풀다운 메뉴의 제목"),
      what: Bilingual(
        "A pull-down menu has a title only if it adds meaning to that of its button. The language gives the button a title and the menu none; a `section` titles a part of it.",
        ko:
          "풀다운 메뉴의 제목은 버튼 제목에 뜻을 더할 때만 씁니다. 이 언어에서는 버튼에만 제목이 있고 메뉴에는 없습니다. 일부에 제목을 붙이려면 `section`을 씁니다."
      ),
      why: Bilingual(
        "In most menus the button and the entries say all that is needed.",
        ko: "대부분의 메뉴는 버튼과 항목만으로 충분합니다."),
      sources: [.pullDownMenusIOS14],
      severity: .note),
  ]
}
