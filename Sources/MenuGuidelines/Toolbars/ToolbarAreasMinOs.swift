import MenuModel
import MenuSyntax

/// The areas of an iPadOS toolbar need iPadOS 16.
enum ToolbarAreasMinOs: Guideline {
  static let rule = Rule(
    "toolbar-areas-min-os", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Leading and trailing items are those of every navigation bar.
    guard toolbar.areas.contains(where: { $0.area == .center }) else { return }
    for requirement in report.module.app.platforms
    where requirement.platform == .iPadOS && requirement.minimum < Version(16) {
      var related: [(Place, Bilingual)] = []
      var fixes: [GuidelineFix] = []
      if let place = requirement.place {
        related = [(place, Bilingual("the minimum version", ko: "최소 버전"))]
        fixes = [
          GuidelineFix(
            title: Bilingual("Raise the minimum to iPadOS 16", ko: "최소 버전을 iPadOS 16(으)로 올리기"),
            applicability: .unsafe,
            edits: [Edit(place: place, text: "iPadOS 16")])
        ]
      }
      let minimum = requirement.minimum.text
      report.finding(
        at: toolbar.header,
        Bilingual(
          "The areas of this toolbar exist from iPadOS 16 on, and the module is for iPadOS \(minimum)",
          ko: "이 도구 막대의 영역은 iPadOS 16부터 있고, 모듈의 최소 버전은 iPadOS \(minimum)입니다"),
        related: related, fixes: fixes)
    }
  }
}
