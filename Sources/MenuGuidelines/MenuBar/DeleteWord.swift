import MenuModel
import MenuSyntax

/// The Edit menu says Delete.
struct DeleteWord: Guideline {
  static let page = GuidelinePage(
    id: "delete-word",
    title: Bilingual("Erase or Clear in the Edit menu", ko: "편집 메뉴의 지우기"),
    what: Bilingual(
      "In the Edit menu, what removes the selection or everything is called Delete, not Erase or Clear. With another object, such as Clear Formatting, these words are fine.",
      ko:
        "편집 메뉴에서 선택한 것이나 모든 것을 지우는 항목의 이름은 Erase나 Clear가 아니라 Delete(삭제)입니다. Clear Formatting처럼 목적어가 따로 있으면 괜찮습니다."
    ),
    why: Bilingual(
      "Delete is the name of the key that does the same.",
      ko: "같은 일을 하는 키의 이름이 Delete입니다."),
    remedy: Bilingual("Write “Delete”.", ko: "“Delete”라고 쓰세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        "edit standard { clearAll }",
        commands: #"clearAll "Clear All" destructive undoable affects selection onscreen"#)),
    .good(
      ExampleApp.menuBar(
        "edit standard { deleteAll }",
        commands: #"deleteAll "Delete All" destructive undoable affects selection onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.barPlace(of: menu) == .edit else { return }
    for entry in menu.entries {
      guard let id = entry.command, !report.expanded.command(id).isVerbatim,
        let facts = report.expanded.titleFacts(of: entry),
        ["erase", "clear"].contains(facts.firstWord),
        facts.wordCount == 1
          || facts.wordCount == 2 && ["all", "selection"].contains(facts.lastWord),
        let text = report.expanded.title(of: entry)
      else { continue }
      let title = TitleText(text)
      // Not “(Clear)”.
      guard let first = title.string.first, first.isLetter || !first.isASCII else { continue }
      report.finding(
        at: text.place,
        Bilingual(
          "“\(title.shown)” is in the Edit menu, where removing is called Delete",
          ko: "편집 메뉴에 “\(title.shown)”이(가) 있습니다. 편집 메뉴에서 지우는 명령은 Delete(삭제)라고 합니다"),
        fixes: fixes(text, facts.firstWord, report))
    }
  }

  private static func fixes(_ text: Text, _ word: String, _ report: GuidelineReport)
    -> [GuidelineFix]
  {
    let raw = report.edits.raw(text)
    guard raw.lowercased().hasPrefix(word) else { return [] }
    return [
      GuidelineFix(
        title: Bilingual("Write “Delete”", ko: "“Delete” 쓰기"), applicability: .unsafe,
        edits: [report.edits.replacement(of: text, with: "Delete" + raw.dropFirst(word.count))])
    ]
  }
}
