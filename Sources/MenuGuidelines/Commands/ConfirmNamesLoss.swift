import MenuModel
import MenuSyntax

/// A question says what would be lost.
struct ConfirmNamesLoss: Guideline {
  static let page = GuidelinePage(
    id: "confirm-names-loss",
    title: Bilingual("A question that says nothing", ko: "아무것도 말하지 않는 질문"),
    what: Bilingual(
      "The question before a command says what the command does and to what: “Delete 3 Notes?”, and not “Are you sure?”.",
      ko: "명령 앞의 질문은 무엇을 어떻게 하는지 말합니다. ‘계속할까요?’가 아니라 ‘메모 3개를 삭제할까요?’입니다."),
    why: Bilingual(
      "People read the question and not what they chose before; “Are you sure?” can only be answered with yes.",
      ko: "사람들은 앞서 고른 것이 아니라 질문을 읽습니다. ‘계속할까요?’에는 예라고 답할 수밖에 없습니다."),
    remedy: Bilingual("Name what is lost in `confirm`.", ko: "`confirm`에 무엇을 잃는지 쓰세요."),
    sources: [.actionSheets2025],
    restsOn: .menus,
    severity: .warning, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        leave "Leave Group" destructive confirm "Are you sure?" onscreen
      }
      """),
    .good(
      """
      commands {
        leave "Leave Group" destructive confirm "Leave this group and its chats?" onscreen
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.commands(check)]

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    let command = report.expanded.command(id)
    guard let question = command.confirmation,
      case let words = TitleText(question).words.map(TitleText.bare).joined(separator: " "),
      empty.contains(words)
    else { return }
    let name = report.name(of: id)
    report.finding(
      at: question.place,
      Bilingual(
        "“\(TitleText(question).shown)” does not say what \(name) does",
        ko: "“\(TitleText(question).shown)”은(는) \(name) 명령이 무엇을 하는지 말하지 않습니다"),
      severity: command.confirmationMessage == nil ? nil : .note)
  }

  /// Questions without a word on what is asked, in lower case and without their marks.
  private static let empty: Set<String> = [
    "are you sure", "are you sure you want to do this", "are you sure you want to continue",
    "do you want to continue", "do you really want to do this", "really", "continue", "proceed",
    "confirm", "please confirm", "warning", "attention", "ok", "계속할까요", "계속하시겠습니까",
    "정말인가요", "진행할까요", "확인",
  ]
}
