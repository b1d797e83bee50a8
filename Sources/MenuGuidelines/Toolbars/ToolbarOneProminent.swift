import MenuModel
import MenuSyntax

/// A toolbar has one prominent item, at the trailing end.
struct ToolbarOneProminent: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-one-prominent",
    title: Bilingual(
      "Several prominent items, or one in the middle",
      ko: "여러 개이거나 가운데에 있는 강조 항목"),
    what: Bilingual(
      "A toolbar has one prominent action at most, at its trailing end.",
      ko: "도구 막대의 강조된 동작은 많아야 하나이며, 뒤쪽 끝에 있습니다."),
    why: Bilingual(
      "One item in the accent colour says what to do next; two say nothing.",
      ko: "강조 색상의 항목 하나는 다음에 할 일을 알려 주지만, 둘이면 아무것도 알려 주지 못합니다."),
    remedy: Bilingual(
      "Leave `prominent` at the one main action, and put it at the trailing end.",
      ko: "주요 동작 하나에만 `prominent`를 두고 뒤쪽 끝에 배치하세요."),
    sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS, .macOS, .visionOS],
    severity: EditionSeverity(in2022: nil, in2025: .error))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            leading { standard sidebar }
            center customizable { reply prominent; forward; archive }
            trailing { compose }
          }
          """)),
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            leading { standard sidebar }
            center customizable { reply; forward }
            trailing { archive prominent; compose prominent }
          }
          """)),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            leading { standard sidebar }
            center customizable { reply; forward; archive }
            trailing { compose prominent }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.prominent) else { return }
    let items = toolbar.defaultItems
    let prominent = items.filter { $0.attributes.contains(.prominent) }
    guard let first = prominent.first else { return }
    let alternatives = report.expanded.alternatives(of: prominent)
    for (position, entry) in prominent.enumerated().dropFirst()
    where alternatives.canShowTogether(0, position) {
      let name = report.name(of: entry)
      let firstName = report.name(of: first)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is prominent along with \(firstName); a toolbar has one prominent action",
          ko: "\(firstName) 항목이 있는데 \(name) 항목도 강조되어 있습니다. 도구 막대의 강조된 동작은 하나입니다"),
        related: [(first.place, Bilingual("the first prominent item", ko: "첫 번째 강조 항목"))],
        fixes: report.fixByRemoving("prominent", from: entry.place, .unsafe))
    }
    if prominent.count > 1 { return }
    let isTrailing: Bool
    if toolbar.platform == .iPadOS {
      isTrailing = first.area == .trailing || first.area == nil
    } else {
      isTrailing = items.last?.place == first.place
    }
    if isTrailing { return }
    let name = report.name(of: first)
    report.finding(
      at: first,
      Bilingual(
        "\(name) is prominent and not at the trailing end, where people look for the main action",
        ko: "\(name) 항목이 강조되어 있지만 사람들이 주요 동작을 찾는 뒤쪽 끝에 있지 않습니다"),
      fixes: report.fixByRemoving("prominent", from: first.place, .unsafe))
  }
}
