/// The Window menu lists the open windows.
struct WindowList: Guideline {
  static let page = GuidelinePage(
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
    platforms: .withMenuBar)
}
