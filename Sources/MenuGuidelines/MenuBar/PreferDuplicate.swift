import MenuModel
import MenuSyntax

/// Duplicate is better than Save As.
struct PreferDuplicate: Guideline {
  static let page = GuidelinePage(
    id: "prefer-duplicate",
    title: Bilingual("Save As instead of Duplicate", ko: "복제 대신 쓰인 별도 저장"),
    what: Bilingual(
      "Where people work on a copy of a document, Duplicate makes it, not Save As, Copy To or Save To. Save As may be the alternate of another item.",
      ko:
        "문서의 사본으로 작업할 때는 ‘별도 저장’, ‘다음으로 복사’, ‘다음으로 저장’이 아니라 복제로 사본을 만듭니다. 별도 저장은 다른 항목의 대체 항목일 수 있습니다."
    ),
    why: Bilingual(
      "After Save As people cannot tell which of the two documents they are editing.",
      ko: "별도로 저장하고 나면 두 문서 가운데 어느 것을 편집하고 있는지 알 수 없습니다."),
    remedy: Bilingual("Place `standard duplicate`.", ko: "`standard duplicate`를 배치하세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar)

  static let examples: [GuidelineExample] = [
    .bad(
      "guidelines { prefer-duplicate note }\n"
        + ExampleApp.menuBar(
          "file { standard new, open; ---; standard close, save, saveAs; ---; standard print }")),
    .bad(
      "guidelines { prefer-duplicate note }\n"
        + ExampleApp.menuBar(
          "file { standard new, open; ---; standard close, save; saveTo }",
          commands: #"saveTo "Save To…" asks affects document onscreen"#)),
    .good(
      "guidelines { prefer-duplicate note }\n"
        + ExampleApp.menuBar(
          "file { standard new, open; ---; standard close, save, duplicate; ---; standard print }")),
  ]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.surface == .bar else { return }
    for entry in menu.entries where entry.alternate == nil {
      if case .standard("saveAs") = entry.kind {
        let title = report.expanded.spoken(entry)
        report.finding(
          at: entry,
          Bilingual(
            "After \(title), people can't tell which document is open; offer Duplicate",
            ko: "\(title)을(를) 쓰면 어느 문서를 편집하는지 알기 어렵습니다. 복제는 그렇지 않습니다"),
          fixes: fixes(entry, menu, report))
        continue
      }
      // "Copy To" in another menu, or with a submenu, is about something else than the document.
      guard let id = entry.command, case .none = report.expanded.command(id).payload,
        report.expanded.barPlace(of: menu) == .file,
        let facts = report.expanded.titleFacts(of: entry),
        names.contains(facts.lowercased), let text = report.expanded.title(of: entry)
      else { continue }
      let title = TitleText(text)
      report.finding(
        at: text.place,
        Bilingual(
          "After “\(title.shown)”, people can't tell which document is open; offer Duplicate",
          ko: "“\(title.shown)”을(를) 쓰면 어느 문서를 편집하는지 알기 어렵습니다. 복제는 그렇지 않습니다"))
    }
  }

  private static let names: Set<String> = ["save as", "copy to", "save to", "별도 저장"]

  private static func fixes(
    _ entry: ExpandedEntry, _ menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    let hasDuplicate = menu.entries.contains {
      if case .standard("duplicate") = $0.kind { true } else { false }
    }
    if entry.includedFrom != nil || hasDuplicate { return [] }
    return [
      GuidelineFix(
        title: Bilingual("Write `duplicate`", ko: "`duplicate` 쓰기"), applicability: .unsafe,
        edits: [Edit(place: entry.place, text: "duplicate")])
    ]
  }
}
