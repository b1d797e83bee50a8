import MenuModel
import MenuSyntax

/// A toolbar shows few items.
struct ToolbarMaxItems: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-max-items",
    title: Bilingual(
      "Too many items in a toolbar",
      ko: "도구 막대에 항목이 너무 많음"),
    what: Bilingual(
      "A toolbar shows at most five items in iOS, and at most ten in iPadOS, macOS and visionOS before people customize it. Spacers do not count, nor what is in the palette only.",
      ko:
        "도구 막대는 iOS에서 많아야 다섯 개, 사용자화 전의 iPadOS, macOS, visionOS에서 많아야 열 개의 항목을 보여 줍니다. 공백과 팔레트에만 있는 항목은 세지 않습니다."
    ),
    why: Bilingual(
      "People have to tell the items apart and hit them; a crowded toolbar makes both hard.",
      ko: "사람들은 항목을 구별하고 눌러야 합니다. 복잡한 도구 막대에서는 둘 다 어렵습니다."),
    remedy: Bilingual(
      "Move rarely used items to a More button, a menu or the customization palette.",
      ko: "드물게 쓰는 항목을 더 보기 버튼, 메뉴, 사용자화 팔레트로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: [.iOS, .iPadOS, .macOS, .visionOS],
    severity: .warning, otherSeverities: [.note],
    threshold: .max(5, .warning, over: 10))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        and: """
          flag "Flag" symbol flag
          move "Move…" symbol folder asks
          """,
        toolbar: "iOS { compose; reply; forward; archive; flag; move }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        and: #"flag "Flag" symbol flag"#,
        toolbar: "iOS { compose; reply; forward; archive; flag }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  /// The figure for what is wider than a phone.
  static let wideLimit = 10

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard !toolbar.isSettings else { return }
    let count = report.expanded.itemCount(of: toolbar)
    // `max N` of the module holds on every platform.
    let isPhone = toolbar.platform == .iOS
    let limit = isPhone || report.hasOwnLimit ? report.limit : wideLimit
    guard count > limit else { return }
    // In 2025, iOS puts what does not fit into a menu of its own.
    let severity: Severity = isPhone && report.edition >= .edition2025 ? .note : .warning
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This toolbar shows \(count) items; more than \(limit) are hard to tell apart",
        ko: "이 도구 막대에는 항목이 \(count)개 있습니다. 구별할 수 있는 것은 많아야 \(limit)개입니다"),
      severity: severity,
      help: isPhone
        ? nil
        : Bilingual(
          "Move rarely used items to a menu, or leave them in the customization palette with `hidden`.",
          ko: "드물게 쓰는 항목을 메뉴로 옮기거나, `hidden`으로 사용자화 팔레트에만 두세요."))
  }
}
