import MenuModel
import MenuSyntax

/// Separators are between groups only.
struct GroupNotSeparator: Guideline {
  static let page = GuidelinePage(
    id: "group-not-separator",
    title: Bilingual("A separator that divides nothing", ko: "아무것도 나누지 않는 구분선"),
    what: Bilingual(
      "A separator is between two groups. One at the start or the end of a menu, or next to another, is left out of the generated menu. So is one that is surplus on some platforms or in some states only, which is no mistake, as is one at the end of Edit, View or Window, where the system adds items, and the one separator of a submenu with one entry, which the app fills.",
      ko:
        "구분선은 두 그룹 사이에 배치합니다. 메뉴의 처음이나 끝에 있거나 다른 구분선과 붙어 있으면 생성된 메뉴에서 빠집니다. 일부 플랫폼이나 상태에서만 남는 것도 빠지지만 잘못은 아니며, 시스템이 항목을 덧붙이는 편집, 보기, 윈도우 메뉴의 끝에 있는 것과, 앱이 채우는, 항목이 하나인 하위 메뉴의 구분선도 그렇습니다."
    ),
    why: Bilingual(
      "Separators show which entries belong together; one that divides nothing looks like something is missing.",
      ko: "구분선은 어떤 항목이 함께 속하는지 보여 줍니다. 아무것도 나누지 않으면 무언가 빠진 것처럼 보입니다."),
    sources: [.contextMenus2022, .contextMenusIOS13, .pullDownMenusIOS14],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message",
        """
        reply
        ---
        ---
        flag
        """,
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          flag "Flag" symbol flag onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message",
        """
        reply
        ---
        flag
        """,
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          flag "Flag" symbol flag onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

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
        Bilingual(
          isNextToSection
            ? "This separator shows nothing: a section begins or ends here anyway"
            : "This separator shows nothing: it does not have entries on both sides",
          ko: isNextToSection
            ? "여기에서 섹션이 시작되거나 끝나므로 이 구분선은 아무것도 보여 주지 않습니다"
            : "이 구분선은 양쪽에 항목이 없어 아무것도 나누지 않습니다"),
        fixes: isAlone
          ? []
          : [
            GuidelineFix(
              title: Bilingual("Remove the separator", ko: "구분선 빼기"),
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
