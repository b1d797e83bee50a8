import MenuModel
import MenuSyntax

/// A full toolbar of the iPhone says which items stay.
struct ToolbarVisibilityPriority: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-visibility-priority",
    title: Bilingual(
      "A full iPhone toolbar whose items are all alike",
      ko: "중요도가 모두 같은 가득 찬 iPhone 도구 막대"),
    what: Bilingual(
      "In an app for iOS 27 or later, a toolbar with more than five items says which of them stay longer: an item is `essential`, or its command is used `often` or `rarely`.",
      ko:
        "iOS 27 이상용 앱에서 항목이 다섯 개가 넘는 도구 막대는 어떤 항목이 더 오래 남는지 밝힙니다. 항목에 `essential`을 쓰거나, 명령에 `often`이나 `rarely`를 씁니다."
    ),
    why: Bilingual(
      "When space runs out, items move to the overflow menu from the end of the bar, whatever people need most.",
      ko: "공간이 모자라면 사람들에게 무엇이 필요한지와 상관없이 막대 끝의 항목부터 오버플로 메뉴로 옮겨집니다."),
    remedy: Bilingual(
      "Write `essential` after the items that stay, or `often` and `rarely` at the commands.",
      ko: "남을 항목 뒤에 `essential`을 쓰거나, 명령에 `often`과 `rarely`를 쓰세요."),
    sources: [.iPhoneDuo2026],
    platforms: .iOS,
    severity: .from2026(.note),
    threshold: .max(5))

  private static func text(_ compose: String) -> String {
    "guidelines {\n  toolbar-max-items max 6\n  more-suggested off\n}\n"
      + ExampleApp.mail(
        "iOS 27",
        and: """
          flag "Flag" symbol flag
          move "Move…" symbol folder asks
          """,
        toolbar: "iOS { reply; forward; archive; flag; move; \(compose) }")
  }

  static let examples: [GuidelineExample] = [
    .bad(text("compose")), .good(text("compose essential")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.mostShown(of: toolbar.defaultItems)
    guard report.expanded.isForIPhoneDuo, let severity = report.severity(ofCount: count),
      !toolbar.attributes.contains(.essential),
      !toolbar.entries.contains(where: { report.expanded.command(of: $0)?.frequency != nil })
    else { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This toolbar has \(count) items, and none says whether it stays when space runs out",
        ko: "이 도구 막대에는 항목이 \(count)개 있는데, 공간이 모자랄 때 남을 항목을 밝히지 않았습니다"),
      severity: severity)
  }
}
