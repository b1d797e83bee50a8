/// The rules about edit menus without a check.
enum UncheckedEditMenuGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "edit-both-gestures", kind: .generated,
      title: Bilingual("Each gesture opens the edit menu", ko: "모든 제스처로 편집 메뉴를 엶"),
      what: Bilingual(
        "The interaction that the Swift adds to the app's view answers touch and hold, double tap and, on iPad, the secondary click.",
        ko: "Swift가 앱의 뷰에 다는 인터랙션은 길게 누르기와 두 번 탭하기에, iPad에서는 보조 클릭에도 응답합니다."),
      why: Bilingual(
        "People expect both gestures from the system's text views.",
        ko: "사람들은 시스템 텍스트 뷰에서 두 제스처를 모두 쓰는 데 익숙합니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-context-commands", kind: .generated,
      title: Bilingual("Commands that fit the selection", ko: "선택한 것에 맞는 명령"),
      what: Bilingual(
        "The Swift shows Cut, Copy and Delete only while `selection` holds, Select only while it does not, and Paste only while `pasteboard` holds.",
        ko:
          "Swift는 `selection`이 성립할 때만 오려두기, 복사하기, 삭제를, 성립하지 않을 때만 선택하기를, `pasteboard`가 성립할 때만 붙여넣기를 보입니다."
      ),
      why: Bilingual(
        "An edit menu is one line that opens at the text, with no room for what does nothing.",
        ko: "편집 메뉴는 텍스트 자리에서 열리는 한 줄이라, 아무 일도 하지 않는 명령을 둘 자리가 없습니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-default-selection", kind: .generated,
      title: Bilingual("What a double tap selects", ko: "두 번 탭할 때 선택되는 것"),
      what: Bilingual(
        "The Swift asks the app for the word or the whole that `selects word` or `selects all` names when people double-tap without a selection.",
        ko: "선택한 것이 없을 때 두 번 탭하면, Swift는 `selects word`나 `selects all`이 말하는 단어나 전체를 앱에 요청합니다."),
      why: Bilingual(
        "The commands of the menu then have something to act on.",
        ko: "그래야 메뉴의 명령이 다룰 대상이 있습니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-no-style", kind: .language,
      title: Bilingual("No style of its own", ko: "고유한 스타일 없음"),
      what: Bilingual(
        "Nothing about the color or the shape of an edit menu can be written.",
        ko: "편집 메뉴의 색이나 모양은 쓸 수 없습니다."),
      why: Bilingual(
        "People recognize the edit menu by its look, which is the same in every app.",
        ko: "사람들은 모든 앱에서 같은 모양으로 편집 메뉴를 알아봅니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-position", kind: .generated,
      title: Bilingual("Where the edit menu appears", ko: "편집 메뉴가 나타나는 곳"),
      what: Bilingual(
        "The interaction of the Swift asks the app for the rectangle of the selection (`targetRect:`), and points the arrow as `arrow` says; the system places the menu above or below it.",
        ko:
          "Swift의 인터랙션은 선택 영역의 사각형을 앱에 요청하고(`targetRect:`), 화살표는 `arrow`가 말하는 쪽을 가리킵니다. 시스템은 메뉴를 그 위나 아래에 배치합니다."
      ),
      why: Bilingual(
        "People have to see what the commands will act on.",
        ko: "사람들은 명령이 다룰 대상을 볼 수 있어야 합니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-standard-set", kind: .language,
      title: Bilingual("The system's edit commands", ko: "시스템의 편집 명령"),
      what: Bilingual(
        "`standard cut, copy, paste, select` and the like place the system's commands in the edit menu of any item: text, a web view, an image.",
        ko: "`standard cut, copy, paste, select` 등은 텍스트, 웹 뷰, 이미지 등 어떤 항목의 편집 메뉴에도 시스템의 명령을 배치합니다."),
      why: Bilingual(
        "The same commands under the same names work everywhere, with the system's behavior and translations.",
        ko: "같은 이름의 같은 명령이 시스템의 동작과 번역 그대로 어디서나 동작합니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-standard-subset", kind: .language,
      title: Bilingual("Only the commands that fit", ko: "맞는 명령만"),
      what: Bilingual(
        "After `standard` come the names of the commands that the item supports; what is not listed does not show.",
        ko: "`standard` 뒤에는 항목이 지원하는 명령의 이름을 씁니다. 쓰지 않은 것은 나타나지 않습니다."),
      why: Bilingual(
        "A command that can never work for an item is in the way.",
        ko: "그 항목에서 결코 동작하지 않을 명령은 방해가 됩니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
    GuidelinePage(
      id: "edit-word-selection", kind: .generated,
      title: Bilingual("A word is selected first", ko: "먼저 단어를 선택"),
      what: Bilingual(
        "Unless `selects all` is written, the Swift asks the app for the word under the finger.",
        ko: "`selects all`을 쓰지 않으면 Swift는 손가락 아래의 단어를 앱에 요청합니다."),
      why: Bilingual(
        "A word is what people mean most often when they double-tap text.",
        ko: "텍스트를 두 번 탭할 때 사람들이 가장 자주 뜻하는 것은 단어입니다."),
      sources: [.editMenus],
      platforms: [.iOS, .iPadOS]),
  ]
}
