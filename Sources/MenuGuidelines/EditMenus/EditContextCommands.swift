/// An edit menu shows what the selection allows.
struct EditContextCommands: Guideline {
  static let page = GuidelinePage(
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
    platforms: [.iOS, .iPadOS])
}
