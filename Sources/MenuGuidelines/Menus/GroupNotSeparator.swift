import MenuModel
import MenuSyntax

/// Separators are between groups only.
enum GroupNotSeparator: Guideline {
  static let rule = Rule(
    "group-not-separator", sources: [.contextMenus2022, .contextMenusIOS13, .pullDownMenusIOS14],
    severity: .warning, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let surplus = report.expanded.surplusSeparators
    if surplus.isEmpty { return }
    let lone = loneSeparators(of: report.module)
    for place in surplus {
      // Without them a menu of separators alone would be empty.
      let isAlone = lone.contains(place)
      let isNextToSection = report.expanded.separatorsNextToSections.contains(place)
      report.finding(
        at: place,
        isNextToSection
          ? "This separator shows nothing: a section begins or ends here anyway"
          : "This separator shows nothing: it does not have entries on both sides",
        fixes: isAlone
          ? []
          : [
            GuidelineFix(
              title: "Remove the separator",
              edits: [report.edits.removal(of: place)])
          ])
    }
  }

  /// The separators of menus, and of blocks in them, that have nothing else.
  private static func loneSeparators(of module: MenuModule) -> Set<Place> {
    var lone: Set<Place> = []
    func look(at list: [Entry]) {
      if list.allSatisfy({ if case .separator = $0.kind { true } else { false } }) {
        lone.formUnion(list.map(\.place))
      }
      for entry in list { look(at: entry.children) }
    }
    for surface in module.surfaces { look(at: surface.entries) }
    for menu in module.menus { look(at: menu.entries) }
    return lone
  }
}
