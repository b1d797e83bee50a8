import MenuModel
import MenuSyntax

/// The main action and Back are by themselves.
struct ToolbarDedicatedGroup: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-dedicated-group",
    title: Bilingual(
      "A main action among others in a group",
      ko: "그룹의 다른 항목 사이에 있는 주요 동작"),
    what: Bilingual(
      "Back, Close and the prominent action, such as Done or Save, are not in a group with other items.",
      ko: "뒤로, 닫기, 그리고 완료나 저장처럼 강조된 동작은 다른 항목과 한 그룹에 두지 않습니다."),
    why: Bilingual(
      "The items of a group share one background, in which what leads out of the view is not found at a glance.",
      ko: "그룹의 항목은 배경을 함께 쓰므로, 그 안에서는 화면을 벗어나는 동작이 한눈에 보이지 않습니다."),
    remedy: Bilingual(
      "Move it out of the group.", ko: "그룹 밖으로 옮기세요."),
    sources: [.toolbars2025],
    platforms: PlatformSet.all.subtracting(.watchOS),
    severity: .from2026(.note))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { forward; archive }
            trailing { group { reply; compose prominent } }
          }
          """)),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { group { reply; forward }; archive }
            trailing { compose prominent }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entries in toolbar.itemsByGroup {
      guard entries.count > 1, let entry = entries.first(where: standsApart) else { continue }
      let name = report.name(of: entry)
      let others = entries.count - 1
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is in a group with \(others == 1 ? "another item" : "\(others) other items"); it goes by itself",
          ko: "\(name) 항목이 다른 항목 \(others)개와 한 그룹에 있습니다. 이 항목은 따로 둡니다"))
    }
  }

  private static func standsApart(_ entry: ExpandedEntry) -> Bool {
    entry.leavesScreen || entry.attributes.contains(.prominent)
  }
}
