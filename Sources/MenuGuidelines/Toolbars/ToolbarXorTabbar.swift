import MenuModel
import MenuSyntax

/// A screen has a toolbar or a tab bar.
enum ToolbarXorTabbar: Guideline {
  static let rule = Rule(
    "toolbar-xor-tabbar", sources: [.toolbarsIPadOS16], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    guard let screen = toolbar.screen.map({ report.module.screens[$0] }), screen.hasTabBar,
      !toolbar.entries.isEmpty
    else { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "The screen \(screen.name.text) has a tab bar and this toolbar; a screen has one of them",
        ko: "\(screen.name.text) 화면에 탭 막대와 이 도구 막대가 함께 있습니다. 화면에는 둘 중 하나만 둡니다"),
      related: [(screen.name.place, Bilingual("the screen", ko: "화면"))])
  }
}
