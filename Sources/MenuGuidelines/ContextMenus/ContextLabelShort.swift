import MenuModel
import MenuSyntax

/// The labels of a context menu are short.
struct ContextLabelShort: Guideline {
  /// The words past which a label is long.
  private static let mostWords = 5

  static let page = GuidelinePage(
    id: "context-label-short",
    title: Bilingual("A long label in a context menu", ko: "컨텍스트 메뉴의 긴 레이블"),
    what: Bilingual(
      "The label of a command in a context menu has at most 30 characters and five words.",
      ko: "컨텍스트 메뉴에 있는 명령의 레이블은 많아야 30자, 다섯 단어입니다."),
    why: Bilingual(
      "A context menu saves time, and a long label takes it.",
      ko: "컨텍스트 메뉴는 시간을 아껴 주지만, 긴 레이블은 읽는 데 시간이 걸립니다."),
    remedy: Bilingual(
      "Say in a few words what the command does; `as` gives it a shorter label in one place.",
      ko: "명령이 하는 일을 몇 단어로 쓰세요. `as`로 한 곳에서만 더 짧은 레이블을 쓸 수 있습니다."),
    sources: [.contextMenus2022],
    restsOn: .menus,
    severity: .note,
    threshold: .max(30))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply",
        commands:
          #"reply "Reply to Everyone in This Conversation" symbol arrowshape.turn.up.left.2 onscreen"#
      )),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply",
        commands: #"reply "Reply to All" symbol arrowshape.turn.up.left.2 onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      report.expanded.forEachLabel(of: entry) { facts, text in
        let (characters, words) = (facts.characterCount, facts.wordCount)
        guard characters > limit || words > mostWords else { return }
        check(text(), characters, words, &report)
      }
    }
  }

  private static func check(
    _ text: Text, _ characters: Int, _ words: Int, _ report: inout GuidelineReport
  ) {
    let (title, limit) = (TitleText(text), report.limit)
    report.finding(
      at: text.place,
      Bilingual(
        characters > limit
          ? "The label “\(title.shown)” has \(characters) characters; more than \(limit) are hard to read in a context menu"
          : "The label “\(title.shown)” has \(words) words; more than \(mostWords) are hard to read in a context menu",
        ko: characters > limit
          ? "레이블 “\(title.shown)”은(는) \(characters)자입니다. 컨텍스트 메뉴에서는 많아야 \(limit)자입니다"
          : "레이블 “\(title.shown)”은(는) 단어가 \(words)개입니다. 컨텍스트 메뉴에서는 많아야 \(mostWords)개입니다"))
  }
}
