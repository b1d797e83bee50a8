import MenuModel
import MenuSyntax

/// The system makes the overflow menu of a toolbar.
struct ToolbarNoOverflowItem: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-no-overflow-item",
    title: Bilingual(
      "An overflow menu made by hand",
      ko: "직접 만든 오버플로 메뉴"),
    what: Bilingual(
      "A toolbar of iPadOS or macOS has no overflow menu of its own: the system makes one when space runs out. In the edition of 2025 a More menu is such a menu. In that of 2026 one for additional actions is fine where the toolbar has no room for them, for with them it would have more than ten items, and for options and submenus.",
      ko:
        "iPadOS나 macOS의 도구 막대에는 직접 만든 오버플로 메뉴를 두지 않습니다. 공간이 모자라면 시스템이 만듭니다. 2025년판은 더 보기 메뉴도 그런 메뉴로 봅니다. 2026년판에서는 추가 동작을 모두 두면 항목이 열 개를 넘을 때, 그리고 옵션이나 하위 메뉴를 위해 더 보기 메뉴를 둘 수 있습니다."
    ),
    why: Bilingual(
      "Two overflow menus side by side look alike and hold different things.",
      ko: "나란히 있는 두 오버플로 메뉴는 똑같아 보이지만 내용이 다릅니다."),
    remedy: Bilingual(
      "Place the commands themselves, and say `hidden` for what few people need.",
      ko: "명령을 그대로 두고, 드물게 필요한 것에는 `hidden`을 쓰세요."),
    sources: [.toolbars2025],
    platforms: [.iPadOS, .macOS],
    severity: EditionSeverity(in2022: nil, in2025: .error, in2026: .warning),
    otherSeverities: [.note],
    threshold: .max(10))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        and: #"flag "Flag" symbol flag"#,
        toolbar: """
          iPadOS browser {
            center customizable { compose }
            trailing { reply; menu "More" symbol ellipsis { forward; archive; flag } }
          }
          """)),
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        and: #"flag "Flag" symbol flag"#,
        toolbar: """
          iPadOS browser {
            center customizable { compose }
            trailing { reply; menu "Actions" symbol chevron.right.2 { forward; archive; flag } }
          }
          """), in: .edition2026),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            leading { standard sidebar }
            center customizable { reply; forward; archive }
            trailing { compose }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      let isByHand =
        report.edition < .edition2026
        ? report.expanded.isOverflow(entry) : report.expanded.looksLikeOverflow(entry)
      if isByHand {
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          Bilingual(
            "\(name) is an overflow menu made by hand; the system makes one when space runs out",
            ko: "\(name) 항목은 직접 만든 오버플로 메뉴입니다. 공간이 모자라면 시스템이 만듭니다"))
      } else if report.expanded.isOverflow(entry), case .menu(let number) = entry.kind {
        checkMore(report.expanded.menus[number], at: entry.place, in: toolbar, &report)
      }
    }
    guard report.edition >= .edition2026, let screen = toolbar.screen,
      let button = report.expanded.moreButton(of: screen, on: toolbar.platform)
    else { return }
    let menu = report.expanded.menus[report.expanded.menusOfScreens[screen]].first {
      $0.owner == .button(screen: screen, button: button)
        && $0.platforms.contains(toolbar.platform)
    }
    if let menu { checkMore(menu, at: menu.header, in: toolbar, &report) }
  }

  /// Whether the iPhone's bar of the same toolbar, which has less room, has the menu too.
  private static func hasMoreOnPhone(
    _ toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> Bool {
    report.expanded.toolbars.contains { other in
      other.platform == .iOS && other.declaration == toolbar.declaration
        && other.allItems.contains { report.expanded.isOverflow($0) }
    }
  }

  /// Speaks of a More menu whose entries have room in the toolbar.
  private static func checkMore(
    _ menu: ExpandedMenu, at place: Place, in toolbar: ExpandedToolbar,
    _ report: inout GuidelineReport
  ) {
    // What deletes is kept away from where people tap, and `pulldown-min-items` speaks of two entries.
    let isDangerous = menu.entries.contains {
      report.expanded.command(of: $0)?.isDestructive ?? false
    }
    if isDangerous || menu.entries.count < 3 { return }
    let items = toolbar.allItems.count { entry in
      if case .menu(menu.number) = entry.kind { false } else { true }
    }
    let count = items + menu.entries.count
    // Options, submenus and views are no items of a toolbar.
    let isMovable = menu.entries.allSatisfy { entry in
      switch entry.kind {
      case .command: entry.comparesIcon
      case .standard: true
      default: false
      }
    }
    guard !toolbar.isSettings, isMovable, count <= report.limit, !hasMoreOnPhone(toolbar, report)
    else { return }
    report.finding(
      at: place,
      Bilingual(
        "This More menu holds what the toolbar has room for: with its entries it would have \(count) items",
        ko: "이 더 보기 메뉴의 항목은 도구 막대에 둘 자리가 있습니다. 모두 두어도 항목이 \(count)개입니다"),
      severity: .note)
  }
}
