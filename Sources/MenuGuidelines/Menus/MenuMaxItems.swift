import MenuModel
import MenuSyntax

/// A long menu is split, or has submenus.
struct MenuMaxItems: Guideline {
  static let page = GuidelinePage(
    id: "menu-max-items",
    title: Bilingual("A long menu", ko: "긴 메뉴"),
    what: Bilingual(
      "A menu of the menu bar, of a button or of a toolbar has at most 20 entries. What the app supplies at run time does not count, and of a `standard { … }` menu only what is written.",
      ko:
        "메뉴 막대, 버튼, 도구 막대의 메뉴에는 항목이 많아야 스무 개입니다. 앱이 실행 중에 넣는 것은 세지 않으며, `standard { … }` 메뉴에서는 직접 쓴 것만 셉니다."
    ),
    why: Bilingual(
      "A menu that is longer than the screen scrolls, and what is below is not seen.",
      ko: "화면보다 긴 메뉴는 스크롤되고 아래에 있는 것은 보이지 않습니다."),
    remedy: Bilingual(
      "Split it into two menus, or put related entries into submenus.",
      ko: "메뉴를 둘로 나누거나 관련 있는 항목을 하위 메뉴에 넣으세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .warning,
    threshold: .max(20))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      guidelines { menu-max-items max 3 }
      commands {
        scan "Scan Document" onscreen
        attach "Attach File" onscreen
        rename "Rename" onscreen
        lock "Lock" onscreen
      }
      screen Editor {
        button Actions "Actions" { scan; attach; ---; rename; lock }
      }
      """),
    .good(
      ExampleApp.pullDown(
        "Actions", "scan; attach; ---; rename; lock",
        commands: """
          scan "Scan Document" onscreen
          attach "Attach File" onscreen
          rename "Rename" onscreen
          lock "Lock" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus([.bar, .pullDown, .toolbarMenu, .titleMenu], check)
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.alternatives(of: menu).most { shown in
      report.expanded.count(of: shown.entries.filter { !isFilledByApp($0, report.expanded) })
    }
    guard count > report.limit else { return }
    let limit = report.limit
    report.finding(
      at: menu.header,
      Bilingual(
        "This menu has \(count) entries; more than \(limit) are hard to scan",
        ko: "이 메뉴에는 항목이 \(count)개 있습니다. 화면에 잘 들어가는 것은 많아야 \(limit)개입니다"))
  }

  /// Whether the app supplies an entry, or those of its submenu, at run time.
  private static func isFilledByApp(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    switch entry.kind {
    case .standard(let name): return name == "openRecent"
    case .command(let id):
      if case .list = expanded.command(id).payload { return true }
      return false
    default: return false
    }
  }
}
