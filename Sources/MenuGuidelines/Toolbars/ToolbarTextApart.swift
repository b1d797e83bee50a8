import MenuModel
import MenuSyntax

/// Text and symbols are not side by side in a group.
struct ToolbarTextApart: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-text-apart",
    title: Bilingual(
      "Text next to a symbol in a group",
      ko: "그룹에서 기호 옆에 있는 텍스트"),
    what: Bilingual(
      "In a group of toolbar items, one that shows text is not next to one that shows a symbol.",
      ko: "도구 막대 항목 그룹에서 텍스트를 보여 주는 항목은 기호를 보여 주는 항목 옆에 두지 않습니다."),
    why: Bilingual(
      "The items of a group share one background, and text next to a symbol there reads as one item.",
      ko: "그룹의 항목은 배경을 함께 쓰므로, 기호 옆의 텍스트는 한 항목처럼 읽힙니다."),
    remedy: Bilingual(
      "Give it a symbol, or move it out of the group.",
      ko: "기호를 주거나 그룹 밖으로 옮기세요."),
    sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS, .visionOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { group { reply; forward; archive symbol none } }
            trailing { compose }
          }
          """)),
    .good(
      ExampleApp.mail(
        "iPadOS 17", and: #"edit "Edit""#,
        toolbar: """
          iPadOS browser {
            center customizable { group { reply; forward }; archive; edit }
            trailing { compose }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for (previous, entry) in zip(toolbar.entries, toolbar.entries.dropFirst()) {
      guard let group = entry.toolbarGroup, group == previous.toolbarGroup,
        let face = report.expanded.face(of: entry), let other = report.expanded.face(of: previous),
        face != other
      else { continue }
      let text = face == .text ? entry : previous
      let symbol = face == .text ? previous : entry
      let textName = report.name(of: text)
      let symbolName = report.name(of: symbol)
      report.finding(
        at: text,
        Bilingual(
          "\(textName) shows as text next to the symbol of \(symbolName); in one group they read as one item",
          ko: "\(textName) 항목이 \(symbolName) 항목의 기호 옆에 텍스트로 보입니다. 한 그룹에 있으면 한 항목처럼 읽힙니다"),
        fixes: report.fixByShowingSymbol(of: text).map { [$0] } ?? [])
    }
  }
}
