/// The rules about context menus without a check.
enum UncheckedContextMenuGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "context-background", kind: .generated,
      title: Bilingual("A menu in the empty area", ko: "빈 영역의 메뉴"),
      what: Bilingual(
        "The Swift of `background { context menu { … } }` puts the menu on the container: the interaction of the collection in UIKit, `.contextMenu` on the container in SwiftUI, the enclosing view in AppKit.",
        ko:
          "`background { context menu { … } }`의 Swift는 메뉴를 컨테이너에 배치합니다. UIKit에서는 컬렉션의 인터랙션, SwiftUI에서는 컨테이너의 `.contextMenu`, AppKit에서는 감싸는 뷰입니다."
      ),
      why: Bilingual(
        "Between items people look for commands about the place itself, such as making a new folder there.",
        ko: "사람들은 항목 사이의 빈 곳에서 새 폴더 만들기처럼 그 자리에 관한 명령을 찾습니다."),
      sources: [.contextMenus2022, .contextMenus2025],
      platforms: [.iPadOS]),
    GuidelinePage(
      id: "context-hidden-feature", kind: .advice,
      title: Bilingual("People may not know of a context menu", ko: "컨텍스트 메뉴가 있는 줄 모를 수 있음"),
      what: Bilingual(
        "A context menu is a shorter way to commands that people also meet elsewhere, never the only way; `context-reachable` watches over it.",
        ko: "컨텍스트 메뉴는 다른 곳에서도 만날 수 있는 명령으로 가는 지름길이며 유일한 길이 아닙니다. `context-reachable`이 이를 검사합니다."),
      why: Bilingual(
        "Nothing on screen says that an item has a context menu, so some people never open one.",
        ko: "항목에 컨텍스트 메뉴가 있다는 표시가 화면에 없으므로, 한 번도 열지 않는 사람도 있습니다."),
      sources: [.contextMenus2022]),
    GuidelinePage(
      id: "context-hide-unavailable", kind: .generated,
      title: Bilingual(
        "Unavailable commands are hidden in context menus", ko: "쓸 수 없는 명령은 컨텍스트 메뉴에서 숨김"),
      what: Bilingual(
        "In a context menu the Swift leaves a command out while its `enabled when` does not hold; the menu bar dims it. On the Mac the system's Cut, Copy and Paste may stay dimmed.",
        ko:
          "컨텍스트 메뉴의 Swift는 `enabled when`이 성립하지 않는 동안 그 명령을 뺍니다. 메뉴 막대에서는 흐리게 표시합니다. Mac에서 시스템의 오려두기, 복사하기, 붙여넣기는 흐린 채로 남을 수 있습니다."
      ),
      why: Bilingual(
        "A short menu of what works now is quick to read. The menu bar is where people learn what there is at all.",
        ko: "지금 되는 것만 있는 짧은 메뉴는 빨리 읽힙니다. 무엇이 있는지 배우는 곳은 메뉴 막대입니다."),
      sources: [.contextMenus2025]),
    GuidelinePage(
      id: "context-preview-commit", kind: .generated,
      title: Bilingual("A preview opens its item, and can be dragged", ko: "미리보기로 열고 끌 수 있음"),
      what: Bilingual(
        "`preview … opens COMMAND` performs the command when people tap the preview, after the animation that commits it; `drags` adds the drag interaction.",
        ko: "`preview … opens 명령`은 미리보기를 탭하면 전환 애니메이션 뒤에 명령을 수행합니다. `drags`는 드래그 인터랙션을 더합니다."),
      why: Bilingual(
        "A preview looks like the thing itself, so people expect a tap to open it and a drag to take it to another place or app.",
        ko: "미리보기는 대상 자체처럼 보이므로, 탭하면 열리고 끌면 다른 곳이나 앱으로 옮겨지리라 기대합니다."),
      sources: [.contextMenus2022, .contextMenusIOS13],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "context-preview-shape", kind: .generated,
      title: Bilingual("The shape of a preview", ko: "미리보기의 모양"),
      what: Bilingual(
        "`rounded N`, `capsule` and `circle` become the visible path of the preview in UIKit and its content shape in SwiftUI; without a word it is a rectangle.",
        ko:
          "`rounded N`, `capsule`, `circle`은 UIKit에서 미리보기의 보이는 경로가 되고 SwiftUI에서 콘텐츠 모양이 됩니다. 지정하지 않으면 사각형입니다."
      ),
      why: Bilingual(
        "When the outline fits, the item seems to rise from the screen instead of being replaced by a picture of it.",
        ko: "윤곽이 맞으면 그림으로 바뀌는 것이 아니라 항목이 화면에서 떠오르는 것처럼 보입니다."),
      sources: [.contextMenus2022],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "context-priority-order", kind: .generated,
      title: Bilingual("What people need most is nearest", ko: "가장 많이 쓰는 것이 가장 가까이"),
      what: Bilingual(
        "The Swift of a context menu asks for the priority order (`preferredMenuElementOrder` in UIKit, `menuOrder(.priority)` in SwiftUI), so the first entries are nearest the finger whether the menu opens above or below. `fixed` keeps the order of the text.",
        ko:
          "컨텍스트 메뉴의 Swift는 우선순위 순서를 요청합니다(UIKit의 `preferredMenuElementOrder`, SwiftUI의 `menuOrder(.priority)`). 메뉴가 위로 열리든 아래로 열리든 첫 항목이 손가락에 가장 가깝습니다. `fixed`는 쓴 순서를 지킵니다."
      ),
      why: Bilingual(
        "People start reading where the finger or pointer is.",
        ko: "사람들은 손가락이나 포인터가 있는 곳부터 읽기 시작합니다."),
      sources: [.contextMenus2022],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "context-system-gesture", kind: .generated,
      title: Bilingual("The system's gesture opens the menu", ko: "시스템 제스처로 메뉴를 엶"),
      what: Bilingual(
        "The Swift uses `UIContextMenuInteraction`, `NSView.menu` and `.contextMenu`, which answer touch and hold, Control-click and the secondary click; no gesture of an app's own can be written.",
        ko:
          "Swift는 `UIContextMenuInteraction`, `NSView.menu`, `.contextMenu`를 씁니다. 이들은 길게 누르기, Control-클릭, 보조 클릭에 응답합니다. 앱만의 제스처는 쓸 수 없습니다."
      ),
      why: Bilingual(
        "A gesture that works in every app needs no learning.",
        ko: "모든 앱에서 통하는 제스처는 배울 필요가 없습니다."),
      sources: [.contextMenus2022, .contextMenusIOS13],
      platforms: [.iOS, .iPadOS, .macOS]),
    GuidelinePage(
      id: "no-peek-pop", kind: .language,
      title: Bilingual("No Peek and Pop", ko: "Peek 및 Pop 없음"),
      what: Bilingual(
        "A `.menu` file has context menus only, and the Swift never registers a view for Peek and Pop.",
        ko: "`.menu` 파일에는 컨텍스트 메뉴만 있고, Swift는 Peek 및 Pop을 위한 뷰를 등록하지 않습니다."),
      why: Bilingual(
        "Context menus work on every device; Peek and Pop needed a display that senses pressure.",
        ko: "컨텍스트 메뉴는 모든 기기에서 동작하지만, Peek 및 Pop에는 압력을 느끼는 화면이 필요했습니다."),
      sources: [.contextMenusIOS13],
      platforms: [.iOS, .iPadOS]),
  ]
}
