import MenuModel
import MenuSyntax

/// A question says what would be lost.
enum ConfirmNamesLoss: Guideline {
  static let rule = Rule(
    "confirm-names-loss", sources: [.actionSheets2025], restsOn: .menus, severity: .warning,
    otherSeverities: [.note], checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    let command = report.expanded.command(id)
    guard let question = command.confirmation,
      case let words = TitleText(question).words.map(TitleText.bare).joined(separator: " "),
      empty.contains(words)
    else { return }
    let name = report.name(of: id)
    report.finding(
      at: question.place,
      "“\(TitleText(question).shown)” does not say what \(name) does",
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
