import MenuModel
import MenuSyntax

/// There is one overflow menu.
struct ToolbarSystemOverflow: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-system-overflow",
    title: Bilingual(
      "A second More menu",
      ko: "두 번째 더 보기 메뉴"),
    what: Bilingual(
      "In an app for iOS 27 or later, the toolbar of a screen with a More button has no other menu with an ellipsis.",
      ko: "iOS 27 이상용 앱에서 더 보기 버튼이 있는 화면의 도구 막대에는 줄임표가 있는 다른 메뉴를 두지 않습니다."),
    why: Bilingual(
      "Actions that do not fit and the app’s own further actions belong into one menu, the system’s overflow menu.",
      ko: "들어가지 않는 동작과 앱의 나머지 동작은 시스템의 오버플로 메뉴 하나에 모읍니다."),
    remedy: Bilingual(
      "Move its entries to `more button`, or give the menu a symbol of its own.",
      ko: "항목을 `more button`으로 옮기거나 메뉴에 다른 기호를 주세요."),
    sources: [.iPhoneDuo2026],
    platforms: .iOS,
    severity: .from2026(.warning))

  private static func text(symbol: String) -> String {
    """
    app Files { platforms iOS 27 }
    commands {
      scan "Scan Page" symbol doc.viewfinder
      addFolder "New Folder" symbol folder.badge.plus
      connect "Connect" symbol server.rack
      select "Select Files"
      tidy "Tidy Files"
      zip "Compress Files"
      byName "Order by Name"
      byDate "Arrange by Date"
      bySize "List by Size"
    }
    screen Folder {
      more button { select; tidy; zip }
      toolbar {
        iOS { scan; addFolder; connect; menu "Arrange" symbol \(symbol) { byName; byDate; bySize } }
      }
    }
    """
  }

  static let examples: [GuidelineExample] = [
    .bad(text(symbol: "ellipsis")), .good(text(symbol: "arrow.up.arrow.down")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo, let screen = toolbar.screen,
      let button = report.expanded.moreButton(of: screen, on: .iOS)
    else { return }
    let more = report.module.screens[screen].buttons[button].header
    for entry in toolbar.allItems {
      guard case .menu = entry.kind,
        report.expanded.hasEllipsis(entry) || report.expanded.isOverflow(entry)
      else { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is a More menu in addition to the More button of its screen; there is one overflow menu",
          ko: "\(name) 항목은 화면의 더 보기 버튼과 나란히 있는 더 보기 메뉴입니다. 오버플로 메뉴는 하나입니다"),
        related: [(more, Bilingual("the More button", ko: "더 보기 버튼"))])
    }
  }
}
