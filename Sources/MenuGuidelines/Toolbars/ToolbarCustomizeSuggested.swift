import MenuModel
import MenuSyntax

/// A toolbar with many items can be customized.
struct ToolbarCustomizeSuggested: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-customize-suggested",
    title: Bilingual(
      "A large toolbar that nobody can change",
      ko: "바꿀 수 없는 큰 도구 막대"),
    what: Bilingual(
      "A toolbar with more than eight items lets people customize it.",
      ko: "항목이 여덟 개가 넘는 도구 막대는 사람들이 사용자화할 수 있게 합니다."),
    why: Bilingual(
      "Not everyone needs every item of a large toolbar, and people who work in an app for hours arrange it for their work.",
      ko: "큰 도구 막대의 모든 항목이 누구에게나 필요한 것은 아니며, 앱을 오래 쓰는 사람은 자기 일에 맞게 배치합니다."),
    remedy: Bilingual(
      "Write `customizable` after `macOS` or `center`, and `hidden` after what few people need.",
      ko: "`macOS`나 `center` 뒤에 `customizable`을 쓰고, 드물게 필요한 항목 뒤에 `hidden`을 쓰세요."),
    sources: [.toolbarsIPadOS16],
    platforms: [.iPadOS, .macOS],
    severity: .note,
    threshold: .max(8))

  /// The commands that both examples have besides the usual ones.
  private static let others = """
    flag "Flag" symbol flag
    move "Move…" symbol folder asks
    mute "Mute Thread" symbol bell.slash
    block "Block Sender" symbol hand.raised
    pin "Pin" symbol pin
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        and: others,
        toolbar: """
          macOS {
            compose
            group { reply; forward }
            group { archive; flag; move; mute }
            block
            pin
          }
          """,
        menu: "reply; forward; ---; archive; flag; move; mute; block; pin")),
    .good(
      ExampleApp.mail(
        and: others,
        toolbar: """
          macOS customizable {
            compose
            group { reply; forward }
            group { archive; flag; move; mute }
            block hidden
            pin hidden
          }
          """,
        menu: "reply; forward; ---; archive; flag; move; mute; block; pin")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // `toolbar-max-items` speaks of more than a toolbar shows well.
    guard !toolbar.canBeCustomized, !toolbar.isSettings,
      report.expanded.itemCount(of: toolbar) <= ToolbarMaxItems.wideLimit
    else { return }
    let count = toolbar.allItems.count
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: toolbar.header,
      Bilingual(
        "This toolbar has \(count) items and cannot be customized; with more than \(limit), people choose what they need",
        ko: "이 도구 막대에는 항목이 \(count)개 있지만 사용자화할 수 없습니다. \(limit)개가 넘으면 사람들이 필요한 것을 고릅니다"),
      severity: severity, fixes: fix(of: toolbar).map { [$0] } ?? [])
  }

  private static func fix(of toolbar: ExpandedToolbar) -> GuidelineFix? {
    let place: Place
    let word: Int
    if toolbar.platform == .macOS {
      (place, word) = (toolbar.header, "macOS".utf8.count)
    } else if let center = toolbar.areas.first(where: { $0.area == .center }) {
      (place, word) = (center.place, "center".utf8.count)
    } else {
      return nil
    }
    let end = place.span.start + UInt32(word)
    return GuidelineFix(
      title: Bilingual("Make it customizable", ko: "사용자화할 수 있게 하기"), applicability: .unsafe,
      edits: [Edit(place: Place(source: place.source, span: Span(end, end)), text: " customizable")]
    )
  }
}
