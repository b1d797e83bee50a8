import MenuModel
import MenuSyntax

/// Each entry has a label.
struct LabelRequired: Guideline {
  static let page = GuidelinePage(
    id: "label-required",
    title: Bilingual("A label that is missing", ko: "없는 레이블"),
    what: Bilingual(
      "Each command, option, section and control has a label that is not empty.",
      ko: "명령, 옵션, 섹션, 컨트롤에는 모두 비어 있지 않은 레이블이 있습니다."),
    why: Bilingual(
      "The label is all that people choose by, and what VoiceOver reads.",
      ko: "사람들은 레이블만 보고 고르며 VoiceOver도 이것을 읽습니다."),
    remedy: Bilingual(
      "Say in a few words what the command does.",
      ko: "명령이 하는 일을 몇 단어로 쓰세요."),
    sources: [.contextMenus2022],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        reply "Reply" symbol arrowshape.turn.up.left onscreen
        archive "" symbol archivebox onscreen
      }
      """),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply",
        commands: #"reply "Reply to All" symbol arrowshape.turn.up.left.2 onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.labels(withPluralForms: true, checkPresence)]

  @Sendable static func checkPresence(_ label: Label, _ report: inout GuidelineReport) {
    switch label.role {
    // A submenu without a title has a rule of its own; questions and help are not labels.
    case .submenu, .confirmation, .help, .subtitle: return
    default: break
    }
    guard TitleText(label.text).isEmpty else { return }
    report.finding(
      at: label.place,
      Bilingual(
        "This label is empty; a label says what it is for",
        ko: "이 레이블은 비어 있습니다. 레이블은 무엇인지 말해야 합니다"))
  }
}
