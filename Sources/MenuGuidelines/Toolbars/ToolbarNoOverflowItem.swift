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
      "A toolbar of iPadOS or macOS has no More menu of its own: the system makes one when space runs out.",
      ko: "iPadOS나 macOS의 툴바에는 직접 만든 더 보기 메뉴를 두지 않습니다. 공간이 모자라면 시스템이 만듭니다."),
    why: Bilingual(
      "Two overflow menus side by side look alike and hold different things.",
      ko: "나란히 있는 두 오버플로 메뉴는 똑같아 보이지만 내용이 다릅니다."),
    remedy: Bilingual(
      "Place the commands themselves, and say `hidden` for what few people need.",
      ko: "명령을 그대로 두고, 드물게 필요한 것에는 `hidden`을 쓰세요."),
    sources: [.toolbars2025],
    platforms: [.iPadOS, .macOS],
    severity: EditionSeverity(in2022: nil, in2025: .error))

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
    for entry in toolbar.allItems where report.expanded.isOverflow(entry) {
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is an overflow menu made by hand; the system makes one when space runs out",
          ko: "\(name) 항목은 직접 만든 오버플로 메뉴입니다. 공간이 모자라면 시스템이 만듭니다"))
    }
  }
}
