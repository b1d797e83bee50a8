import MenuModel
import MenuSyntax

/// A context menu has submenus, but its submenus have none.
enum ContextSubmenuDepth: Guideline {
  static let rule = Rule(
    "context-submenu-depth", sources: [.contextMenus2022, .contextMenusIOS13], needs: [.place],
    severity: .error, checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    if menu.level == 0 { return }
    for entry in menu.entries {
      switch entry.kind {
      case .menu(let number):
        let submenu = report.expanded.menus[number]
        report.finding(
          at: entry, message, fixes: section(from: submenu, entry, in: menu, report))
      case .command(let id):
        // What chooses or picks shows as a submenu of its options.
        if case .none = report.module.commands[id.index].payload { continue }
        let name = report.expanded.command(id).name.text
        let title = report.expanded.spoken(entry)
        report.finding(
          at: entry,
          "\(title) is a submenu in a submenu; in a context menu there is one level of them",
          help: "Write `each \(name)`, or place it in the context menu itself.")
      default: break
      }
    }
  }

  private static let message = Message(
    "A submenu in a submenu; in a context menu there is one level of them")

  /// `section` in place of `menu`, for a submenu with nothing but a title.
  private static func section(
    from submenu: ExpandedMenu, _ entry: ExpandedEntry, in menu: ExpandedMenu,
    _ report: GuidelineReport
  ) -> [GuidelineFix] {
    guard let title = submenu.title, submenu.image == nil, report.isMovable(entry, in: menu),
      // A section has neither a symbol nor sections within.
      submenu.header.contains(title.place), submenu.sectionCount == 0,
      submenu.header.span.end == title.place.span.end
    else { return [] }
    let start = submenu.header.span.start
    let word = Place(source: submenu.header.source, span: Span(start, start + 4))
    guard report.edits.text(at: word) == "menu" else { return [] }
    return [
      GuidelineFix(
        // A section makes the menu around it longer.
        title: "Make it a `section`", applicability: .unsafe,
        edits: [Edit(place: word, text: "section")])
    ]
  }
}
