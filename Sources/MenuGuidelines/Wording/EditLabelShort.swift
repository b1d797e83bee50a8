import MenuModel
import MenuSyntax

/// Custom entries of edit menus have concise names.
struct EditLabelShort: Guideline {
  /// The words past which a label is long.
  private static let mostWords = 2

  static let page = GuidelinePage(
    id: "edit-label-short",
    title: Bilingual("A long label in an edit menu", ko: "편집 메뉴의 긴 레이블"),
    what: Bilingual(
      "A command of the app in an edit menu has a label of at most two words and 20 characters. A `verbatim` one may have more words.",
      ko: "편집 메뉴에 있는 앱의 명령은 레이블이 많아야 두 단어, 20자입니다. `verbatim`이면 단어가 더 많아도 됩니다."),
    why: Bilingual(
      "An edit menu is a narrow bar over the text; long labels push others out of sight.",
      ko: "편집 메뉴는 텍스트 위의 좁은 막대입니다. 긴 레이블은 다른 항목을 보이지 않게 밀어냅니다."),
    remedy: Bilingual(
      "Use a single verb where it says enough; `as` gives a shorter label here only.",
      ko: "동사 하나로 충분하면 그렇게 쓰세요. `as`로 여기서만 더 짧은 레이블을 쓸 수 있습니다."),
    sources: [.editMenus],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS],
    severity: .warning,
    threshold: .max(20))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        """
        standard copy, select, selectAll
        define
        """,
        state: "hasSelection: Bool", commands: #"define "Look Up This Word" affects selection"#)),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        """
        standard copy, select, selectAll
        define
        """,
        state: "hasSelection: Bool", commands: #"define "Define" affects selection"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      guard let id = entry.command else { continue }
      let isVerbatim = report.expanded.command(id).isVerbatim
      report.expanded.forEachLabel(of: entry) { facts, text in
        let (characters, words) = (facts.characterCount, facts.wordCount)
        guard characters > limit || words > mostWords && !isVerbatim else { return }
        check(text(), characters, words, &report)
      }
    }
  }

  private static func check(
    _ text: Text, _ characters: Int, _ words: Int, _ report: inout GuidelineReport
  ) {
    let (title, limit) = (TitleText(text), report.limit)
    if characters > limit {
      report.finding(
        at: text.place,
        Bilingual(
          "The label “\(title.shown)” has \(characters) characters; an edit menu allows \(limit)",
          ko: "레이블 “\(title.shown)”은(는) \(characters)자입니다. 편집 메뉴에서는 많아야 \(limit)자입니다"))
    } else {
      report.finding(
        at: text.place,
        Bilingual(
          "The label “\(title.shown)” has \(words) words; an edit menu allows \(mostWords)",
          ko: "레이블 “\(title.shown)”은(는) 단어가 \(words)개입니다. 편집 메뉴에서는 많아야 \(mostWords)개입니다"))
    }
  }
}
