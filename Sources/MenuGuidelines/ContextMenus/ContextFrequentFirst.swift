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
          title: Bilingual(
            "Move \(name) before \(other)", ko: "\(name)을(를) \(other) 앞으로 옮기기"),
          edits: edits)
      ]
    }
    report.finding(
      at: found.late,
      Bilingual(
        "\(name) is needed more than \(other), which comes before it in a menu of fixed order",
        ko: "순서가 정해진 메뉴에서 \(name)보다 덜 쓰는 \(other)이(가) 먼저 나옵니다"),
      fixes: fixes)
  }

  /// Whether a menu, or its parent, keeps the order of the text.
  private static func isFixed(_ menu: ExpandedMenu, _ expanded: ExpandedModule) -> Bool {
    if menu.isFixed { return true }
    guard let parent = menu.parent else { return false }
    return isFixed(expanded.menus[parent], expanded)
  }
}
