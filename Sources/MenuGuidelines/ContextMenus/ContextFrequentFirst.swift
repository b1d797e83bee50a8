import MenuModel
import MenuSyntax

/// A context menu of fixed order begins with what people need most.
enum ContextFrequentFirst: Guideline {
  static let rule = Rule(
    "context-frequent-first", sources: [.contextMenusIOS13], severity: .note,
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard isFixed(menu, report.expanded),
      let found = PriorityOrder.misplaced(in: menu, of: report.expanded)
    else { return }
    let (name, other) = (report.name(of: found.late), report.name(of: found.earlier))
    var fixes: [GuidelineFix] = []
    if found.isInGroup && report.isMovable(found.late, in: menu)
      && report.isMovable(found.earlier, in: menu)
    {
      let edits = report.edits.move(found.late.place, before: found.earlier.place)
      fixes = [
        GuidelineFix(
          title: "Move \(name) before \(other)",
          edits: edits)
      ]
    }
    report.finding(
      at: found.late,
      "\(name) is needed more than \(other), which comes before it in a menu of fixed order",
      fixes: fixes)
  }

  /// Whether a menu, or its parent, keeps the order of the text.
  private static func isFixed(_ menu: ExpandedMenu, _ expanded: ExpandedModule) -> Bool {
    if menu.isFixed { return true }
    guard let parent = menu.parent else { return false }
    return isFixed(expanded.menus[parent], expanded)
  }
}
