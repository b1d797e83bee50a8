import MenuModel
import MenuSyntax

/// A toolbar of visionOS has no pull-down menus.
struct VisionToolbar: Guideline {
  static let page = GuidelinePage(
    id: "vision-toolbar",
    title: Bilingual(
      "A pull-down in a visionOS toolbar",
      ko: "visionOS 도구 막대의 풀다운 메뉴"),
    what: Bilingual(
      "A toolbar of visionOS has no pull-down menus. A vertical toolbar cannot be written.",
      ko: "visionOS 도구 막대에는 풀다운 메뉴를 두지 않습니다. 세로 도구 막대는 쓸 수 없습니다."),
    why: Bilingual(
      "The toolbar floats below its window, and a menu there would open over what people look at or out of their reach.",
      ko: "도구 막대는 윈도우 아래에 떠 있어서, 그곳의 메뉴는 보고 있는 것을 가리거나 손이 닿지 않는 곳에서 열립니다."),
    remedy: Bilingual(
      "Place the commands themselves, or a pull-down in the window.",
      ko: "명령을 그대로 두거나, 풀다운 메뉴를 윈도우에 배치하세요."),
    sources: [.toolbars2025],
    platforms: .visionOS,
    severity: EditionSeverity(in2022: nil, in2025: .error))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "visionOS 2",
        toolbar:
          #"visionOS { compose; menu "Respond" symbol arrowshape.turn.up.left { reply; forward; archive } }"#
      )),
    .good(
      ExampleApp.mail(
        "visionOS 2",
        toolbar: "visionOS { compose; reply; forward; archive }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      switch entry.kind {
      case .menu: break
      case .command(let command):
        // One that chooses or picks shows as a pull-down.
        if case .none = report.expanded.command(command).payload { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is a pull-down menu, which a toolbar of visionOS does not have",
          ko: "\(name) 항목은 풀다운 메뉴인데, visionOS 도구 막대에는 풀다운 메뉴를 두지 않습니다"))
    }
  }
}
