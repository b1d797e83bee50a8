import MenuModel
import MenuSyntax

/// Each entry has a label, and those of context menus are short.
struct LabelRequired: Guideline {
  /// The words past which a label is long.
  private static let mostWords = 5

  static let page = GuidelinePage(
    id: "label-required",
    title: Bilingual("A label that is missing or long", ko: "없거나 긴 레이블"),
    what: Bilingual(
      "Each command, option, section and control has a label that is not empty. In context menus it is short: at most 30 characters and five words.",
      ko: "명령, 옵션, 섹션, 컨트롤에는 모두 비어 있지 않은 레이블이 있습니다. 컨텍스트 메뉴에서는 짧습니다. 많아야 30자, 다섯 낱말입니다."),
    why: Bilingual(
      "The label is all that people choose by, and what VoiceOver reads. A long one takes time that a context menu is meant to save.",
      ko: "사람들은 레이블만 보고 고르며 VoiceOver도 이것을 읽습니다. 레이블이 길면 컨텍스트 메뉴가 아껴 줄 시간이 사라집니다."),
    remedy: Bilingual(
      "Say in a few words what the command does; `as` gives it a shorter label in one place.",
      ko: "명령이 하는 일을 몇 낱말로 쓰세요. `as`로 한 곳에서만 더 짧은 레이블을 쓸 수 있습니다."),
    sources: [.contextMenus2022],
    severity: .note,
    threshold: .max(30))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        reply "Reply" symbol arrowshape.turn.up.left onscreen
        archive "" symbol archivebox onscreen
      }
      """),
    .bad(
      """
      commands {
        reply "Reply to Everyone in This Conversation" symbol arrowshape.turn.up.left.2 onscreen
      }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu { reply }
        }
      }
      """),
    .good(
      """
      commands {
        reply "Reply to All" symbol arrowshape.turn.up.left.2 onscreen
      }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu { reply }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [
    .labels(with: .noWords, checkPresence), .menus([.context, .background], checkLength),
  ]

  @Sendable static func checkPresence(_ label: Label, _ report: inout GuidelineReport) {
    switch label.role {
    // A submenu without a title has a rule of its own; questions and help are not labels.
    case .submenu, .confirmation, .help, .subtitle: return
    default: break
    }
    guard label.text.segments.isEmpty || TitleText(label.text).isEmpty else { return }
    report.finding(
      at: label.place,
      Bilingual(
        "This label is empty; a label says what it stands for",
        ko: "이 레이블은 비어 있습니다. 레이블은 무엇인지 말해야 합니다"),
      severity: .error)
  }

  @Sendable static func checkLength(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard let id = entry.command, let facts = report.expanded.titleFacts(of: entry) else {
        continue
      }
      // Nearly all titles are short.
      if facts.isShort(characters: report.limit, words: mostWords),
        entry.traits.contains(.ownTitle)
          || report.expanded.titleFactsWhenOn(of: id)?.isShort(
            characters: report.limit, words: mostWords) ?? true
      {
        continue
      }
      let command = report.expanded.command(id)
      if let own = entry.title {
        check(own, report: &report)
      } else {
        check(command.title, report: &report)
        if let other = command.titleWhenOn { check(other, report: &report) }
      }
    }
  }

  private static func check(_ text: Text, report: inout GuidelineReport) {
    let title = TitleText(text)
    let (characters, words) = (title.characterCount, title.wordCount)
    guard characters > report.limit || words > mostWords else { return }
    let limit = report.limit
    report.finding(
      at: text.place,
      Bilingual(
        characters > limit
          ? "The label “\(title.shown)” has \(characters) characters; \(limit) are the most for a context menu"
          : "The label “\(title.shown)” has \(words) words; \(mostWords) are the most for a context menu",
        ko: characters > limit
          ? "레이블 “\(title.shown)”은(는) \(characters)자입니다. 컨텍스트 메뉴에서는 많아야 \(limit)자입니다"
          : "레이블 “\(title.shown)”은(는) 낱말이 \(words)개입니다. 컨텍스트 메뉴에서는 많아야 \(mostWords)개입니다"))
  }
}
