import MenuModel
import MenuSyntax

/// The commands of a context menu act on the item under the finger.
struct ContextScopeMatch: Guideline {
  static let page = GuidelinePage(
    id: "context-scope-match",
    title: Bilingual("A context menu command about something else", ko: "대상이 아닌 것을 다루는 컨텍스트 메뉴 명령"),
    what: Bilingual(
      "A command in an item's context menu acts on that item or on the selection, not on the document, the view or the app. Where most commands act on the document, the item is one, as in a browser of documents. Expand, Collapse, Focus, Show and Hide change how the item shows. A command on the item under the finger needs no `affects`; the menu of an empty area may hold the others.",
      ko:
        "대상의 컨텍스트 메뉴에 있는 명령은 그 대상이나 선택한 것을 다루고, 문서나 보기나 앱을 다루지 않습니다. 대부분의 명령이 문서를 다루면, 문서 브라우저에서처럼 그 대상이 문서입니다. Expand, Collapse, Focus, Show, Hide는 대상이 보이는 방식을 바꿉니다. 손가락 아래의 대상을 다루는 명령에는 `affects`가 필요 없고, 빈 영역의 메뉴에는 다른 것도 둘 수 있습니다."
    ),
    why: Bilingual(
      "People open the menu of an item to do something with it. Managing what holds it belongs elsewhere.",
      ko: "사람들은 대상의 메뉴를 열어 그 대상으로 무언가를 합니다. 그것을 담은 곳을 관리하는 일은 다른 곳에 배치합니다."),
    remedy: Bilingual(
      "Move it to the menu of the background, a pull-down menu or a toolbar.",
      ko: "빈 영역의 메뉴, 풀다운 메뉴나 도구 막대로 옮기세요."),
    sources: [.contextMenus2022],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply; filter", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          filter "Filter Messages…" symbol line.3.horizontal.decrease asks affects view onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Outline", "duplicate; share; expand", platforms: "iOS 17",
        commands: """
          duplicate "Duplicate" symbol plus.square.on.square affects document onscreen
          share "Share…" symbol square.and.arrow.up asks affects document onscreen
          expand "Expand All" symbol arrow.up.left.and.arrow.down.right affects view onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply; archive", platforms: "iOS 17",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left affects selection onscreen
          archive "Archive" symbol archivebox onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let isOfDocument = isOfDocument(menu, report)
    let isOfView = isOfView(menu, report)
    for entry in menu.entries {
      guard let id = entry.command, let scope = report.module.commands[id.index].affects,
        scope != .selection, !(isOfDocument && scope == .document),
        !(scope == .view && (isOfView || showsItem(entry, report)))
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: Bilingual("Take \(name) out of the context menu", ko: "컨텍스트 메뉴에서 \(name) 빼기"))
      let (english, korean) = words(for: scope)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) acts on \(english), and this menu is about one item",
          ko: "\(name)은(는) \(korean) 다루는데, 이 메뉴는 한 대상에 관한 것입니다"),
        fixes: fix.map { [$0] } ?? [])
    }
  }

  /// Whether a menu is that of a document, as in a browser of documents: more of its commands act on one than do not.
  private static func isOfDocument(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    let commands = menu.entries.filter { $0.command != nil }
    let document = commands.count { entry in
      entry.command.map { report.module.commands[$0.index].affects == .document } ?? false
    }
    return document > 1 && 2 * document > commands.count
  }

  /// Whether the item of a menu is what shows it, as a figure whose menu has its units: each command acts on the view.
  private static func isOfView(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    menu.entries.compactMap(\.command).allSatisfy {
      report.module.commands[$0.index].affects == .view
    }
  }

  /// Whether a command changes how the item itself shows, such as Expand and Focus.
  private static func showsItem(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    guard
      let facts = report.expanded.titleFacts(of: entry)
        ?? entry.command.map({ report.expanded.titleFacts(of: $0) })
    else { return false }
    return ["expand", "collapse", "focus", "show", "hide", "reveal", "preview"]
      .contains(facts.firstWord)
  }

  private static func words(for scope: Command.Scope) -> (english: String, korean: String) {
    switch scope {
    case .document: return ("the document", "문서를")
    case .selection: return ("the selection", "선택한 것을")
    case .view: return ("the view", "보기를")
    case .app: return ("the app", "앱을")
    }
  }
}
