/// A question before a destructive command is short and can be cancelled.
struct ConfirmDialog: Guideline {
  static let page = GuidelinePage(
    id: "confirm-dialog",
    kind: .generated,
    title: Bilingual("The dialog that asks first", ko: "먼저 묻는 대화상자"),
    what: Bilingual(
      "A confirmation has the destructive choice, styled as such, and Cancel; no more. The generated Swift makes both, with the question as the title.",
      ko: "확인 대화상자에는 파괴적인 동작으로 표시된 선택지와 취소만 있습니다. 생성된 Swift가 질문을 제목으로 하여 둘 다 만듭니다."),
    why: Bilingual(
      "People answer such a question in a moment, and must be able to go back.",
      ko: "사람들은 이런 질문에 바로 답하며, 되돌아갈 수 있어야 합니다."),
    sources: [.actionSheets2025],
    severity: .error)
}
