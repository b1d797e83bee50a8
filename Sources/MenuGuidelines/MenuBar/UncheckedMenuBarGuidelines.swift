/// The rules about the menu bar without a check.
enum UncheckedMenuBarGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "menubar-extra",
      kind: .advice,
      title: Bilingual("A menu bar extra", ko: "메뉴 막대 추가 항목"),
      what: Bilingual(
        "A menu bar extra shows a menu and no popover, has a template symbol of at most 24 points, and appears only if people want it. The language has no menu bar extras.",
        ko:
          "메뉴 막대 추가 항목은 팝오버가 아니라 메뉴를 보여 주고, 24포인트를 넘지 않는 템플릿 기호를 쓰며, 사용자가 원할 때만 나타납니다. 이 언어에는 메뉴 막대 추가 항목이 없습니다."
      ),
      why: Bilingual(
        "Space in the menu bar is scarce and belongs to people.",
        ko: "메뉴 막대의 자리는 좁고, 사용자의 것입니다."),
      sources: [.menuBar2025],
      platforms: .macOS,
      severity: .warning),
    GuidelinePage(
      id: "open-recent",
      kind: .generated,
      title: Bilingual("Recent documents in a submenu", ko: "최근 문서를 보여 주는 하위 메뉴"),
      what: Bilingual(
        "Open Recent is a submenu with the latest documents first, by name and without their paths, and Clear Menu at its end. The generated Swift fills `standard openRecent` so on the Mac; in UIKit it is the system's own submenu.",
        ko:
          "‘최근 사용 열기’는 최근 문서를 경로 없이 이름으로, 새것부터 보여 주고 ‘메뉴 지우기’로 끝나는 하위 메뉴입니다. 생성된 Swift는 Mac에서 `standard openRecent`를 이렇게 채우고, UIKit에서는 시스템의 하위 메뉴를 씁니다."
      ),
      why: Bilingual(
        "People know a document by its name and by when they last had it open.",
        ko: "사람들은 문서를 이름과 마지막으로 연 때로 기억합니다."),
      sources: [.menuBar2025],
      platforms: .withMenuBar),
    GuidelinePage(
      id: "undo-names-action",
      kind: .generated,
      title: Bilingual("Undo says what it undoes", ko: "무엇을 취소하는지 말하는 실행 취소"),
      what: Bilingual(
        "Undo and Redo name the action: Undo Typing. For a command marked `undoable` the generated Swift asks how to take it back (`undo:`), and puts that in the undo manager under the command's title.",
        ko:
          "실행 취소와 실행 복귀는 ‘입력 실행 취소’처럼 동작의 이름을 보여 줍니다. `undoable`인 명령이면 생성된 Swift가 되돌리는 방법을 물어(`undo:`) 명령의 제목으로 undo manager에 넣습니다."
      ),
      why: Bilingual(
        "People want to know what will change before they choose.",
        ko: "사람들은 고르기 전에 무엇이 바뀔지 알고 싶어 합니다."),
      sources: [.menuBar2025, .undoAndRedo2025],
      platforms: .withMenuBar),
    GuidelinePage(
      id: "window-list",
      kind: .generated,
      title: Bilingual("The Window menu lists open windows", ko: "열린 윈도우를 보여 주는 윈도우 메뉴"),
      what: Bilingual(
        "The Window menu lists the open windows by name, without panels. The generated Swift makes `window` the system's window menu, which AppKit and UIKit fill.",
        ko:
          "윈도우 메뉴는 패널을 뺀 열린 윈도우를 이름순으로 보여 줍니다. 생성된 Swift는 `window`를 시스템의 윈도우 메뉴로 만들고, 목록은 AppKit과 UIKit이 채웁니다."
      ),
      why: Bilingual(
        "People find a window that is hidden behind others there.",
        ko: "사람들은 다른 윈도우에 가려진 윈도우를 거기서 찾습니다."),
      sources: [.menuBar2025],
      platforms: .withMenuBar),
    GuidelinePage(
      id: "window-reopen",
      kind: .advice,
      title: Bilingual("A closed main window can be opened again", ko: "닫은 주 윈도우를 다시 열 수 있음"),
      what: Bilingual(
        "If an app keeps running without its main window, an item of the menu bar, in Window or File, opens it again. The language does not say what closing a window does, so only a person can tell.",
        ko:
          "주 윈도우를 닫아도 앱이 계속 실행된다면 윈도우나 파일 메뉴에 다시 여는 항목이 있어야 합니다. 윈도우를 닫으면 어떻게 되는지는 이 언어로 적지 않으므로 사람만이 판단할 수 있습니다."
      ),
      why: Bilingual(
        "Without it people have to quit the app to see its window again, and App Review turns it down.",
        ko: "그런 항목이 없으면 윈도우를 다시 보려고 앱을 종료해야 하며, App Review가 앱을 거부합니다."),
      sources: [.appReview],
      platforms: .mac,
      severity: .error),
  ]
}
