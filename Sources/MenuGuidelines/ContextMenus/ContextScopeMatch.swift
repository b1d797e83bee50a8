import MenuModel
import MenuSyntax

/// The commands of a context menu act on the item under the finger.
enum ContextScopeMatch: Guideline {
  static let rule = Rule(
    "context-scope-match", sources: [.contextMenus2022], severity: .warning,
    checks: [.menus([.context], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let isOfDocument = isOfDocument(menu, report)
    let isOfView = isOfView(menu, report)
    for entry in menu.entries {
      // A command that says nothing may well act on the item.
      guard let id = entry.command, let scope = report.module.commands[id.index].affects,
        // In a browser of documents the item is one, and Expand or Preview changes the view of the item alone.
        scope != .selection, !(isOfDocument && scope == .document),
        !(scope == .view && (isOfView || showsItem(entry, report)))
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: "Take \(name) out of the context menu")
      let object = words(for: scope)
      report.finding(
        at: entry,
        "\(name) acts on \(object), and this menu is about one item",
        fixes: fix.map { [$0] } ?? [])
    }
  }

  /// Whether a menu is that of a document, as in a browser of documents: more of its commands act on one than do not.
  private static func isOfDocument(_ menu: ExpandedMenu, _ report: GuidelineReport) -> Bool {
    let commands = menu.entries.filter { $0.command != nil }
    let document = commands.count { entry in
      entry.command.map { report.module.commands[$0.index].affects == .document } ?? false
    }
    // One among others is the mistake that the page names: managing the mailbox in the menu of a message.
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

  private static func words(for scope: Command.Scope) -> Message {
    switch scope {
    case .document: return Message("the document")
    case .selection: return Message("the selection")
    case .view: return Message("the view")
    case .app: return Message("the app")
    }
  }
}
