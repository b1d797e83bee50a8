/// The empty area of a screen has a context menu of its own.
struct ContextBackground: Guideline {
  static let page = GuidelinePage(
    id: "context-background", kind: .generated,
    title: Bilingual("A menu in the empty area", ko: "빈 영역의 메뉴"),
    what: Bilingual(
      "The Swift of `background { context menu { … } }` puts the menu on the container: the interaction of the collection in UIKit, `.contextMenu` on the container in SwiftUI, the enclosing view in AppKit.",
      ko:
        "`background { context menu { … } }`의 Swift는 메뉴를 컨테이너에 둡니다. UIKit에서는 컬렉션의 인터랙션, SwiftUI에서는 컨테이너의 `.contextMenu`, AppKit에서는 감싸는 뷰입니다."
    ),
    why: Bilingual(
      "Between items people look for commands about the place itself, such as making a new folder there.",
      ko: "사람들은 항목 사이의 빈 곳에서 새 폴더 만들기처럼 그 자리에 관한 명령을 찾습니다."),
    sources: [.contextMenus2022, .contextMenus2025],
    platforms: [.iPadOS])
}
