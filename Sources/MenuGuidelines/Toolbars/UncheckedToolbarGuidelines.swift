import MenuSyntax

/// The rules about toolbars without a check.
enum UncheckedToolbarGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "more-symbol",
      kind: .generated,
      title: Bilingual(
        "The symbol of More",
        ko: "더 보기의 기호"),
      what: Bilingual(
        "A More button shows an ellipsis in a circle, and from the 2025 systems on an ellipsis alone. The generated Swift gives `more button` the symbol `ellipsis` on version 26 and later, and `ellipsis.circle` before.",
        ko:
          "더 보기 버튼은 원 안의 줄임표를 보여 주고, 2025년 시스템부터는 줄임표만 보여 줍니다. 생성된 Swift는 `more button`에 버전 26부터 `ellipsis` 기호를, 그 전에는 `ellipsis.circle` 기호를 줍니다."
      ),
      why: Bilingual(
        "People know the symbol from every app.",
        ko: "사람들은 모든 앱에서 이 기호를 봐 왔습니다."),
      sources: [.pullDownMenusIOS14, .toolbars2025]),
    GuidelinePage(
      id: "toolbar-center",
      kind: .generated,
      title: Bilingual(
        "The center of an iPadOS toolbar",
        ko: "iPadOS 도구 막대의 가운데"),
      what: Bilingual(
        "The center area holds frequent items that people add, remove and rearrange. The generated Swift makes `centerItemGroups` of it, which people can move but not remove where they are `essential`, and which begin in the palette where they are `hidden`, and sets a `customizationIdentifier`; SwiftUI gets `toolbar(id:)`.",
        ko:
          "가운데 영역에는 사람들이 추가하고 빼고 다시 배치하는 자주 쓰는 항목이 있습니다. 생성된 Swift는 이를 `centerItemGroups`로 만들고, `essential` 항목은 옮길 수 있지만 뺄 수 없게, `hidden` 항목은 처음에 팔레트에 두며, `customizationIdentifier`를 지정합니다. SwiftUI에서는 `toolbar(id:)`를 씁니다."
      ),
      why: Bilingual(
        "What does not fit moves to the overflow menu by itself, and the choice of each person is kept.",
        ko: "들어가지 않는 것은 저절로 오버플로 메뉴로 옮겨지고, 각자의 선택은 유지됩니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .iPadOS),
    GuidelinePage(
      id: "toolbar-control-size",
      kind: .generated,
      title: Bilingual(
        "The size of toolbar controls",
        ko: "도구 막대 컨트롤의 크기"),
      what: Bilingual(
        "Controls of a Mac toolbar have the size that the system gives them: large in a toolbar of its own, regular next to the title. The generated Swift sets no size, and no attribute could say one.",
        ko:
          "Mac 도구 막대의 컨트롤은 시스템이 정한 크기입니다. 별도의 도구 막대에서는 크고 제목 옆에서는 보통입니다. 생성된 Swift는 크기를 지정하지 않으며, 크기를 말하는 속성도 없습니다."
      ),
      why: Bilingual(
        "Controls of one size line up with those of other apps.",
        ko: "같은 크기의 컨트롤은 다른 앱의 것과 어울립니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-fullscreen",
      kind: .generated,
      title: Bilingual(
        "A toolbar in full screen",
        ko: "전체 화면의 도구 막대"),
      what: Bilingual(
        "In full screen, a Mac toolbar may hide until people move the pointer to the top. The generated Swift offers the presentation option `.autoHideToolbar` for a toolbar that is `hideable`.",
        ko:
          "전체 화면에서 Mac 도구 막대는 포인터를 위로 옮길 때까지 숨을 수 있습니다. 생성된 Swift는 `hideable` 도구 막대에 `.autoHideToolbar` 표시 옵션을 제공합니다."
      ),
      why: Bilingual(
        "People go to full screen for the content, and bring the toolbar back with the menu bar.",
        ko: "사람들은 콘텐츠를 보려고 전체 화면을 쓰고, 메뉴 막대와 함께 도구 막대를 다시 불러옵니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-group-overflow",
      kind: .generated,
      title: Bilingual(
        "Groups in the overflow menu",
        ko: "오버플로 메뉴의 그룹"),
      what: Bilingual(
        "The items of a group stay together when an iPadOS toolbar runs out of space. The generated Swift makes a `UIBarButtonItemGroup` of a group, with a `representativeItem` where the group has a title or a symbol.",
        ko:
          "iPadOS 도구 막대에 공간이 모자라면 그룹의 항목은 함께 옮겨집니다. 생성된 Swift는 그룹을 `UIBarButtonItemGroup`으로 만들고, 그룹에 제목이나 기호가 있으면 `representativeItem`을 둡니다."
      ),
      why: Bilingual(
        "Related commands are found together, wherever they are.",
        ko: "관련 있는 명령은 어디에 있든 함께 찾을 수 있습니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .iPadOS),
    GuidelinePage(
      id: "toolbar-hideable",
      kind: .generated,
      title: Bilingual(
        "People can hide a Mac toolbar",
        ko: "가릴 수 있는 Mac 도구 막대"),
      what: Bilingual(
        "People can hide the toolbar of a Mac window. The generated Swift never takes `toggleToolbarShown:` away, and `hideable` keeps the choice.",
        ko:
          "사람들은 Mac 윈도우의 도구 막대를 가릴 수 있습니다. 생성된 Swift는 `toggleToolbarShown:`을 막지 않으며, `hideable`은 그 선택을 유지합니다."
      ),
      why: Bilingual(
        "Some people want the space for their content.",
        ko: "콘텐츠를 위한 공간을 원하는 사람이 있습니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-ios-bottom",
      kind: .generated,
      title: Bilingual(
        "The place of an iOS toolbar",
        ko: "iOS 도구 막대의 자리"),
      what: Bilingual(
        "An iOS toolbar is at the bottom of the screen. The generated Swift makes `toolbarItems` of a view controller of it, and in SwiftUI items with the placement `.bottomBar`.",
        ko:
          "iOS 도구 막대는 화면 아래에 있습니다. 생성된 Swift는 뷰 컨트롤러의 `toolbarItems`로 만들고, SwiftUI에서는 `.bottomBar` 배치의 항목으로 만듭니다."
      ),
      why: Bilingual(
        "The bottom of a phone is where a thumb reaches.",
        ko: "휴대전화의 아래쪽은 엄지손가락이 닿는 곳입니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .iOS),
    GuidelinePage(
      id: "toolbar-ios-fixed-space",
      kind: .generated,
      title: Bilingual(
        "Space between titles in an iOS toolbar",
        ko: "iOS 도구 막대 제목 사이의 공간"),
      what: Bilingual(
        "Titles in an iOS toolbar do not run together. The generated Swift puts a fixed space between two neighbours that show text.",
        ko: "iOS 도구 막대의 제목은 서로 붙지 않습니다. 생성된 Swift는 텍스트를 보여 주는 두 이웃 사이에 고정 공백을 둡니다."),
      why: Bilingual(
        "Without space, two titles read as one.",
        ko: "공간이 없으면 두 제목이 하나로 읽힙니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .iOS),
    GuidelinePage(
      id: "toolbar-ipad-navbar",
      kind: .generated,
      title: Bilingual(
        "The bar of an iPadOS toolbar",
        ko: "iPadOS 도구 막대의 막대"),
      what: Bilingual(
        "An iPadOS toolbar is a navigation bar. The generated Swift fills a `UINavigationItem`; in SwiftUI, `toolbarRole` says whether it navigates, browses or edits.",
        ko:
          "iPadOS 도구 막대는 내비게이션 막대입니다. 생성된 Swift는 `UINavigationItem`을 채우고, SwiftUI에서는 `toolbarRole`로 탐색, 브라우즈, 편집 가운데 무엇인지 알립니다."
      ),
      why: Bilingual(
        "One bar at the top has the way back, the document and the commands together.",
        ko: "위쪽의 막대 하나에 뒤로 가는 길, 문서, 명령이 함께 있습니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .iPadOS),
    GuidelinePage(
      id: "toolbar-ipad-top",
      kind: .language,
      title: Bilingual(
        "The place of an iPadOS toolbar",
        ko: "iPadOS 도구 막대의 자리"),
      what: Bilingual(
        "An iPadOS toolbar is at the top edge; buttons at the bottom of the iPhone move up. No attribute could put it elsewhere.",
        ko: "iPadOS 도구 막대는 위쪽 가장자리에 있습니다. iPhone 아래쪽의 버튼은 위로 옮겨집니다. 다른 곳에 두는 속성은 없습니다."),
      why: Bilingual(
        "On a large screen the top is where people look for commands, and the bottom is far away.",
        ko: "큰 화면에서는 사람들이 위쪽에서 명령을 찾으며 아래쪽은 멉니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .iPadOS,
      severity: .error),
    GuidelinePage(
      id: "toolbar-mac-style",
      kind: .generated,
      title: Bilingual(
        "The style of a Mac toolbar",
        ko: "Mac 도구 막대의 스타일"),
      what: Bilingual(
        "A Mac toolbar is part of the window’s frame, with the title next to the items and no bezel around them at rest. The generated Swift leaves `toolbarStyle` to the window, and its items take the system’s look.",
        ko:
          "Mac 도구 막대는 윈도우 프레임의 일부이며, 제목이 항목 옆에 있고 평소에는 테두리가 없습니다. 생성된 Swift는 `toolbarStyle`을 윈도우에 맡기고, 항목은 시스템의 모양을 따릅니다."
      ),
      why: Bilingual(
        "A toolbar that follows the system keeps up with its look.",
        ko: "시스템을 따르는 도구 막대는 시스템의 모양과 함께 바뀝니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-no-background",
      kind: .language,
      title: Bilingual(
        "The background of a toolbar",
        ko: "도구 막대의 배경"),
      what: Bilingual(
        "A toolbar becomes translucent when content moves below it. No attribute gives it a background, and none gives its items a tint or colors, which are hard to see above content of the same color.",
        ko:
          "콘텐츠가 아래로 지나가면 도구 막대가 반투명해집니다. 배경을 주는 속성은 없고, 항목에 색조나 색상을 주는 속성도 없습니다. 콘텐츠와 색이 비슷하면 잘 보이지 않기 때문입니다."
      ),
      why: Bilingual(
        "A background of its own would hide the content, and that there is more of it.",
        ko: "자체 배경은 콘텐츠와 콘텐츠가 더 있다는 사실을 가립니다."),
      sources: [.toolbarsIPadOS16, .toolbars2025]),
    GuidelinePage(
      id: "toolbar-search-place",
      kind: .advice,
      title: Bilingual(
        "The place of the search field on iPhone",
        ko: "iPhone에서 검색 필드의 자리"),
      what: Bilingual(
        "On iPhone, a search field is at the bottom of the screen if there is room; at the top if the end of the content matters or there is no toolbar at the bottom. On iPad and Mac an app has it in one kind of place throughout.",
        ko:
          "iPhone에서는 자리가 있으면 검색 필드를 화면 아래에 둡니다. 콘텐츠의 끝부분이 중요하거나 아래에 도구 막대가 없으면 위에 둡니다. iPad와 Mac에서는 앱 전체에서 같은 자리에 둡니다."
      ),
      why: Bilingual(
        "The bottom of the screen is within reach of the thumb; what moves about has to be looked for.",
        ko: "화면 아래는 엄지손가락이 닿는 곳입니다. 자리가 바뀌면 찾아야 합니다."),
      sources: [.searchFields2026],
      platforms: [.iOS, .iPadOS, .macOS]),
    GuidelinePage(
      id: "toolbar-search-collapse",
      kind: .generated,
      title: Bilingual(
        "A search field in a narrow window",
        ko: "좁은 윈도우의 검색 필드"),
      what: Bilingual(
        "A search field in a Mac toolbar collapses to a button when the window is narrow. The generated Swift makes an `NSSearchToolbarItem` of `search`, and in SwiftUI `.searchable`.",
        ko:
          "Mac 도구 막대의 검색 필드는 윈도우가 좁으면 버튼이 됩니다. 생성된 Swift는 `search`를 `NSSearchToolbarItem`으로, SwiftUI에서는 `.searchable`로 만듭니다."
      ),
      why: Bilingual(
        "Search stays within reach, and the other items keep their place.",
        ko: "검색은 가까이에 있고 다른 항목은 제자리에 남습니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-settings",
      kind: .generated,
      title: Bilingual(
        "The toolbar of a settings window",
        ko: "설정 윈도우의 도구 막대"),
      what: Bilingual(
        "A settings window has a toolbar with a button for each pane, the current one selected. The generated Swift of a `settings` screen sets `toolbarStyle` to `.preference`, and the identifiers of its items are selectable.",
        ko:
          "설정 윈도우에는 패널마다 버튼이 있고 현재 패널이 선택된 도구 막대가 있습니다. `settings` 화면에서 생성된 Swift는 `toolbarStyle`을 `.preference`로 지정하고, 항목의 식별자를 선택할 수 있게 합니다."
      ),
      why: Bilingual(
        "People see which pane they are in, and where the others are.",
        ko: "사람들은 지금 어느 패널에 있고 다른 패널이 어디 있는지 봅니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-spring-load",
      kind: .generated,
      title: Bilingual(
        "Spring-loaded toolbar items",
        ko: "스프링 로드 도구 막대 항목"),
      what: Bilingual(
        "An item with `springs` acts when people hold something they drag over it. The generated Swift sets `isSpringLoaded` of its button or segment.",
        ko:
          "`springs`가 있는 항목은 드래그한 것을 그 위에 대고 있으면 동작합니다. 생성된 Swift는 버튼이나 세그먼트의 `isSpringLoaded`를 지정합니다."
      ),
      why: Bilingual(
        "People can open a place on the way, without letting go of what they carry.",
        ko: "사람들은 들고 있는 것을 놓지 않고 가는 길에 있는 곳을 열 수 있습니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .macOS),
    GuidelinePage(
      id: "toolbar-title",
      kind: .advice,
      title: Bilingual(
        "The title of a window",
        ko: "윈도우의 제목"),
      what: Bilingual(
        "The title in a toolbar is shorter than fifteen characters, and is not the name of the app. The language gives a screen no title, so no rule can look at it.",
        ko: "도구 막대의 제목은 열다섯 글자보다 짧고 앱의 이름이 아닙니다. 언어에서 화면에 제목을 주지 않으므로 규칙이 확인할 수 없습니다."),
      why: Bilingual(
        "A short title leaves room for the items, and the app’s name tells nobody where they are.",
        ko: "짧은 제목은 항목을 둘 자리를 남기고, 앱의 이름은 어디에 있는지 알려 주지 않습니다."),
      sources: [.toolbars2025],
      severity: EditionSeverity(in2022: nil, in2025: .warning)),
    GuidelinePage(
      id: "toolbar-top",
      kind: .generated,
      title: Bilingual(
        "The place of a toolbar in iPadOS and macOS",
        ko: "iPadOS와 macOS에서 도구 막대의 자리"),
      what: Bilingual(
        "A toolbar of iPadOS or macOS is at the top, can be customized, and has groups. The generated Swift makes a navigation bar’s items of it in iPadOS, and an `NSToolbar` in macOS.",
        ko:
          "iPadOS나 macOS의 도구 막대는 위쪽에 있으며, 사용자화할 수 있고 그룹이 있습니다. 생성된 Swift는 iPadOS에서는 내비게이션 막대의 항목으로, macOS에서는 `NSToolbar`로 만듭니다."
      ),
      why: Bilingual(
        "Each platform has one place where people look for the commands of a window.",
        ko: "플랫폼마다 사람들이 윈도우의 명령을 찾는 자리가 있습니다."),
      sources: [.toolbarsIPadOS16],
      platforms: [.iPadOS, .macOS]),
    GuidelinePage(
      id: "watch-toolbar",
      kind: .generated,
      title: Bilingual(
        "The toolbar button of a watch",
        ko: "시계의 도구 막대 버튼"),
      what: Bilingual(
        "In watchOS a toolbar shows as a button at the top of a scrolling view, hidden until people scroll up. The generated Swift gives it the placement `.primaryAction`.",
        ko:
          "watchOS에서 도구 막대는 스크롤하는 뷰의 위에 버튼으로 보이고, 위로 스크롤할 때까지 숨어 있습니다. 생성된 Swift는 `.primaryAction` 배치를 지정합니다."
      ),
      why: Bilingual(
        "The content has the whole screen, and the command is one swipe away.",
        ko: "콘텐츠가 화면 전체를 쓰고, 명령은 한 번만 쓸어 내리면 나타납니다."),
      sources: [.toolbarsIPadOS16],
      platforms: .watchOS),
  ]
}
