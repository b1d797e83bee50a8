/// A menu may wait for touch and hold on a button that works by itself.
struct HoldMenu: Guideline {
  static let page = GuidelinePage(
    id: "hold-menu",
    kind: .generated,
    title: Bilingual("A menu on touch and hold", ko: "길게 누르면 나오는 메뉴"),
    what: Bilingual(
      "A button with `tap COMMAND` performs the command on a tap and shows its menu on touch and hold. The generated Swift gives UIKit’s button a primary action beside its menu, SwiftUI a `Menu(primaryAction:)` and AppKit an `NSComboButton`.",
      ko:
        "`tap COMMAND`가 있는 버튼은 탭하면 명령을 실행하고 길게 누르면 메뉴를 보여 줍니다. 생성된 Swift는 UIKit에서 메뉴와 함께 기본 동작을, SwiftUI에서 `Menu(primaryAction:)`를, AppKit에서 `NSComboButton`을 씁니다."
    ),
    why: Bilingual(
      "The most common action stays one tap away, and its variants are close.",
      ko: "가장 흔한 동작은 한 번의 탭으로 남고, 변형은 가까이에 있습니다."),
    sources: [.pullDownMenusIOS14])
}
