import MenuModel
import MenuSyntax

/// Apple Watch has no context menus, and Apple TV had none.
struct ContextPlatform: Guideline {
  static let page = GuidelinePage(
    id: "context-platform",
    title: Bilingual("A context menu where there are none", ko: "컨텍스트 메뉴가 없는 플랫폼"),
    what: Bilingual(
      "A context menu is not for watchOS, and in edition 2022 not for tvOS. A menu whose entries are all in `on` for other platforms is not there.",
      ko: "컨텍스트 메뉴는 watchOS에, 2022년판에서는 tvOS에도 쓰지 않습니다. 모든 항목이 다른 플랫폼의 `on` 안에 있는 메뉴는 거기에 없는 것입니다."),
    why: Bilingual(
      "The system has no gesture that opens it there, so nobody could reach its commands.",
      ko: "그곳에는 메뉴를 여는 시스템 제스처가 없어 아무도 명령을 사용할 수 없습니다."),
    remedy: Bilingual(
      "Write `on iOS, iPadOS { context menu { … } }`, and show the commands on screen on the other platforms.",
      ko: "`on iOS, iPadOS { context menu { … } }`라고 쓰고, 다른 플랫폼에서는 명령을 화면에 보이세요."),
    sources: [.contextMenus2022, .contextMenus2025],
    platforms: [.tvOS, .watchOS],
    severity: .error, otherSeverities: [.warning])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Workout", "start; stop", platforms: "iOS 17, watchOS 10",
        commands: """
          start "Start" symbol play onscreen
          stop "Stop" symbol stop onscreen
          """)),
    .good(
      """
      app Fitness { platforms iOS 17, watchOS 10 }
      commands {
        start "Start" symbol play onscreen
        stop "Stop" symbol stop onscreen
      }
      screen Workouts {
        item Workout {
          preview WorkoutCard
          on iOS { context menu { start; stop } }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    if report.platforms.contains(.watchOS) {
      report.finding(
        at: menu.header,
        Bilingual("watchOS has no context menus", ko: "watchOS에는 컨텍스트 메뉴가 없습니다"),
        platforms: .watchOS, fixes: fixes(for: menu, report))
    }
    // Edition 2025 counts Apple TV among the platforms with context menus.
    if report.platforms.contains(.tvOS) && report.edition == .edition2022 {
      report.finding(
        at: menu.header,
        Bilingual(
          "tvOS has no context menus in edition 2022 of the guidelines",
          ko: "2022년판에서 tvOS에는 컨텍스트 메뉴가 없습니다"),
        severity: .warning, platforms: .tvOS, fixes: fixes(for: menu, report))
    }
  }

  /// `on` around the menu, for the module's other platforms.
  private static func fixes(for menu: ExpandedMenu, _ report: GuidelineReport) -> [GuidelineFix] {
    let own =
      switch menu.owner {
      case .background(let screen): report.module.screens[screen].background?.platforms
      default: report.expanded.item(of: menu)?.contextMenu?.platforms
      }
    let excluded: PlatformSet =
      report.edition == .edition2022 ? [.watchOS, .tvOS] : .watchOS
    let others = report.expanded.platforms.subtracting(excluded)
    guard own == nil, !others.isEmpty else { return [] }
    let names = others.platforms.map(\.name).joined(separator: ", ")
    let (source, span) = (menu.place.source, menu.place.span)
    let start = Place(source: source, span: Span(span.start, span.start))
    let end = Place(source: source, span: Span(span.end, span.end))
    return [
      GuidelineFix(
        title: Bilingual("Write the menu for \(names) only", ko: "메뉴를 \(names)에만 쓰기"),
        applicability: .unsafe,
        edits: [Edit(place: start, text: "on \(names) { "), Edit(place: end, text: " }")])
    ]
  }
}
