import MenuModel
import MenuSyntax

/// The areas of an iPadOS toolbar need iPadOS 16.
struct ToolbarAreasMinOs: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-areas-min-os",
    title: Bilingual(
      "Areas of a toolbar before iPadOS 16",
      ko: "iPadOS 16 이전의 도구 막대 영역"),
    what: Bilingual(
      "The center area of an iPadOS toolbar, and its customization, exist from iPadOS 16 on. On older systems the generated Swift shows the bar without them.",
      ko: "iPadOS 도구 막대의 가운데 영역과 사용자화는 iPadOS 16부터 있습니다. 이전 시스템에서는 생성된 Swift가 그것 없이 막대를 표시합니다."),
    why: Bilingual(
      "People on an older system see the same items in other places, which is worth knowing when they are arranged.",
      ko: "이전 시스템을 쓰는 사람은 같은 항목을 다른 자리에서 보게 되므로, 배치할 때 알아 둘 만합니다."),
    remedy: Bilingual(
      "Raise the minimum to iPadOS 16, or try the toolbar on the older system.",
      ko: "최소 버전을 iPadOS 16으로 올리거나, 이전 시스템에서 도구 막대를 확인하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 15",
        toolbar: """
          iPadOS browser {
            leading { standard sidebar }
            center customizable { reply; forward; archive }
            trailing { compose }
          }
          """)),
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
