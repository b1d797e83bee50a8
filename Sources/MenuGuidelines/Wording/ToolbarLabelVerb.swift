import MenuModel
import MenuSyntax

/// Labels that are written in a toolbar begin with verbs.
struct ToolbarLabelVerb: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-label-verb",
    title: Bilingual("A toolbar label without a verb", ko: "동사가 아닌 도구 막대 레이블"),
    what: Bilingual(
      "A label that a toolbar gives to a command or a pull-down menu begins with a verb: View, Insert, Share. The title of a command itself is looked at by label-verb.",
      ko:
        "도구 막대가 명령이나 풀다운 메뉴에 붙이는 레이블은 View, Insert, Share처럼 동사로 시작합니다. 명령 자체의 제목은 `label-verb`가 검사합니다."
    ),
    why: Bilingual(
      "A toolbar is made of actions, and a verb tells what the action is.",
      ko: "도구 막대는 동작으로 이루어지며, 동사가 그 동작이 무엇인지 말해 줍니다."),
    remedy: Bilingual(
      "Say what the item does: Draw, Add Note.", ko: "그리기, 메모 추가처럼 항목이 하는 일을 쓰세요."),
    sources: [.toolbarsIPadOS16])

  /// The commands of both examples.
  private static let commands = """
    compose "Write Message" symbol square.and.pencil onscreen
    filter "Filter Unread" symbol line.3.horizontal.decrease onscreen
    archive "Archive" symbol archivebox onscreen
    mute "Mute" symbol bell.slash onscreen
    """

  static let examples: [GuidelineExample] = [
    .bad(
      "guidelines { toolbar-label-verb note }\n"
        + ExampleApp.mail(
          "iOS 17",
          commands: commands,
          toolbar: #"iOS { compose as "Pencil"; filter; archive; mute }"#)),
    .good(
      "guidelines { toolbar-label-verb note }\n"
        + ExampleApp.mail(
          "iOS 17",
          commands: commands,
          toolbar: #"iOS { compose as "Compose"; filter; archive; mute }"#)),
  ]

  static let readsEnglish = true

  static let checks: [GuidelineCheck] = [.labels(check)]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isInToolbar, !label.isVerbatim else { return }
    switch label.role {
    case .placement:
      // The label of a toggle or a choice may name what is switched or chosen.
      guard let id = label.command else { return }
      let command = report.expanded.command(id)
      guard command.on == nil, !command.navigates, case .none = command.payload else { return }
    case .submenu: break
    default: return
    }
    let title = TitleText(label.text)
    guard !VerbPhrase.begins(title), !VerbPhrase.isStandardTitle(title) else { return }
    // Pull-downs of the system are called so.
    if title.string == "More" || title.string == "Action" { return }
    report.finding(
      at: label.place,
      Bilingual(
        "The toolbar label “\(title.shown)” is a noun; prefer a verb, such as “Edit \(title.shown)”",
        ko: "도구 막대 레이블 “\(title.shown)”은(는) 명사입니다. 동사는 항목이 하는 일을 말해 줍니다"))
  }
}
