import MenuModel
import MenuSyntax

/// The leading area is not customizable.
struct ToolbarLeadingFixed: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-leading-fixed",
    title: Bilingual(
      "Customization of the leading area",
      ko: "앞쪽 영역의 사용자화"),
    what: Bilingual(
      "The items in the leading area of an iPadOS toolbar stay: it is not customizable and has no hidden items.",
      ko: "iPadOS 도구 막대 앞쪽 영역의 항목은 그대로 있습니다. 사용자화할 수 없고 숨긴 항목도 없습니다."),
    why: Bilingual(
      "The way back and the document must be there at all times.",
      ko: "뒤로 가는 길과 문서는 늘 있어야 합니다."),
    remedy: Bilingual(
      "Customize `center` instead.",
      ko: "대신 `center`를 사용자화하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            leading customizable { standard sidebar }
            center { reply; forward; archive }
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
    for block in toolbar.areas where block.area == .leading && block.isCustomizable {
      report.finding(
        at: block.place,
        Bilingual(
          "The leading area of an iPadOS toolbar stays as it is; only `center` can be customized",
          ko: "iPadOS 도구 막대의 앞쪽 영역은 그대로 있습니다. `center`만 사용자화할 수 있습니다"),
        fixes: report.fixByRemoving("customizable", from: block.place))
    }
    for (place, name) in report.hiddenParts(of: toolbar, where: { $0.area == .leading }) {
      report.finding(
        at: place,
        Bilingual(
          "\(name) is hidden in the leading area, which people cannot customize",
          ko: "\(name) 항목이 사용자화할 수 없는 앞쪽 영역에 숨겨져 있습니다"),
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
