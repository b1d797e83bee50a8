/// The system puts the first entries of a context menu nearest the pointer.
struct ContextPriorityOrder: Guideline {
  static let page = GuidelinePage(
    id: "context-priority-order", kind: .generated,
    title: Bilingual("What people need most is nearest", ko: "가장 많이 쓰는 것이 가장 가까이"),
    what: Bilingual(
      "The Swift of a context menu asks for the priority order (`preferredMenuElementOrder` in UIKit, `menuOrder(.priority)` in SwiftUI), so that the first entries stand nearest the finger whether the menu opens above or below. `fixed` keeps the order of the text.",
      ko:
        "컨텍스트 메뉴의 Swift는 우선순위 순서를 요청합니다(UIKit의 `preferredMenuElementOrder`, SwiftUI의 `menuOrder(.priority)`). 메뉴가 위로 열리든 아래로 열리든 첫 항목이 손가락에 가장 가깝습니다. `fixed`는 쓴 순서를 지킵니다."
    ),
    why: Bilingual(
      "People start reading where the finger or pointer is.",
      ko: "사람들은 손가락이나 포인터가 있는 곳부터 읽기 시작합니다."),
    sources: [.contextMenus2022],
    platforms: [.iOS, .iPadOS])
}
