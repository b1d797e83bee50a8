/// Undo and Redo name what they undo.
struct UndoNamesAction: Guideline {
  static let page = GuidelinePage(
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
    platforms: .withMenuBar)
}
