import MenuModel
import MenuSyntax

/// The document menu hands nothing to other apps.
struct DocumentMenuNoOpenIn: Guideline {
  static let page = GuidelinePage(
    id: "document-menu-no-open-in",
    title: Bilingual(
      "Opening elsewhere from the document menu",
      ko: "문서 메뉴에서 다른 앱으로 열기"),
    what: Bilingual(
      "The document menu has no command that hands the document to another app; Share does that.",
      ko: "문서 메뉴에는 문서를 다른 앱으로 넘기는 명령을 두지 않습니다. 공유가 그 일을 합니다."),
    why: Bilingual(
      "Share knows the apps that can take the document, and people look for them there.",
      ko: "공유는 문서를 받을 수 있는 앱을 알고 있고, 사람들은 거기에서 찾습니다."),
    remedy: Bilingual(
      "Leave it out, and put `standard share` into the toolbar.",
      ko: "빼고, 도구 막대에 `standard share`를 넣으세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pages(
        and:
          #"openIn "Open In…" symbol arrow.up.forward.app affects document asks opens elsewhere"#,
        titleMenu: "standard duplicate, rename; openIn")),
    .good(ExampleApp.pages(titleMenu: "standard duplicate, rename, moveTo; export")),
  ]

  static let checks: [GuidelineCheck] = [.menus([.titleMenu], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      switch entry.kind {
      case .command(let id), .each(let id):
        var opensElsewhere = false
        if case .elsewhere? = report.expanded.command(id).opens { opensElsewhere = true }
        guard opensElsewhere || isTitledSo(entry, report.expanded) else { continue }
      case .standard("share"), .standard("open"): break
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) leads to other documents or apps; the document menu acts on this document, and Share hands it on",
          ko: "\(name) 명령은 다른 문서나 앱으로 이어집니다. 문서 메뉴는 이 문서에 동작하고, 넘기는 일은 공유가 합니다"),
        fixes: report.fixByRemoving(entry, fromDocumentMenu: menu).map { [$0] } ?? [])
    }
  }

  private static func isTitledSo(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    let words = expanded.titleFacts(of: entry)?.words.prefix(2) ?? []
    return words == ["open", "in"] || words == ["open", "with"] || words == ["send", "to"]
  }
}
