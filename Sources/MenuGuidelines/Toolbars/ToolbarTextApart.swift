import MenuModel
import MenuSyntax

/// Text and symbols are not side by side in a group or an area.
struct ToolbarTextApart: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-text-apart",
    title: Bilingual(
      "Text next to a symbol in a toolbar",
      ko: "도구 막대에서 기호 옆에 있는 텍스트"),
    what: Bilingual(
      "In a toolbar, an item that shows text is not next to one that shows a symbol, unless a space, another area or the edge of a group is between them. A prominent item has a shape of its own, as Done and Cancel have, and the item that confirms where there is Cancel: Send, Add.",
      ko:
        "도구 막대에서 텍스트를 보여 주는 항목은 기호를 보여 주는 항목 옆에 두지 않습니다. 사이에 빈칸이나 다른 영역, 그룹의 경계가 있으면 괜찮고, 강조된 항목과 완료, 취소, 그리고 취소가 있는 막대에서 확인하는 항목(보내기, 추가)은 배경이 따로 있습니다."
    ),
    why: Bilingual(
      "Items next to each other share one background, and text next to a symbol there reads as one item.",
      ko: "나란히 있는 항목은 배경을 함께 쓰므로, 기호 옆의 텍스트는 한 항목처럼 읽힙니다."),
    remedy: Bilingual(
      "Give it a symbol, or put `space` between them.",
      ko: "기호를 주거나 사이에 `space`를 넣으세요."),
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
    .bad(
      ExampleApp.mail(
        "iOS 17", and: #"edit "Edit""#,
        toolbar: "iOS { trailing { reply; edit } }"), in: .edition2026),
    .good(
      ExampleApp.mail(
        "iOS 17", commands: #"cancel "Cancel"; attach "Attach File" symbol paperclip; send "Send""#,
        toolbar: "iOS { leading { cancel }; trailing { attach; send } }"), in: .edition2026),
    .good(
      ExampleApp.mail(
        "iPadOS 17", and: #"edit "Edit""#,
        toolbar: """
          iPadOS browser {
            center customizable { group { reply; forward }; archive; space; edit }
            trailing { compose }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for shown in report.expanded.alternatives(of: toolbar.entries).all {
      for (index, entry) in shown.entries.enumerated()
      where report.expanded.face(of: entry) == .text
        && !endsTask(entry, in: toolbar, report.expanded)
      {
        let before = index > 0 ? shown.entries[index - 1] : nil
        let after = index + 1 < shown.entries.count ? shown.entries[index + 1] : nil
        let symbols = [before, after].map { other in
          other.flatMap { isSymbol($0, sharing: entry, report.expanded) ? $0 : nil }
        }
        guard let symbol = symbols[0] ?? symbols[1] else { continue }
        say(entry, symbol, fixByParting(entry, from: symbols[0], symbols[1], report), &report)
      }
    }
  }

  /// Whether an item ends what a sheet is for: the system sets it apart. Where there is Cancel, the last item confirms.
  private static func endsTask(
    _ entry: ExpandedEntry, in toolbar: ExpandedToolbar, _ expanded: ExpandedModule
  ) -> Bool {
    let titles = ["cancel", "close", "done", "save", "취소", "닫기", "완료", "저장"]
    if let facts = expanded.titleFacts(of: entry), titles.contains(facts.lowercased) { return true }
    let last = toolbar.defaultItems.last { $0.area == entry.area }
    return entry.area != .leading && last?.place == entry.place
      && toolbar.defaultItems.contains { isCancel($0, expanded) }
  }

  private static func isCancel(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    if case .standard(let name) = entry.kind { return name == "cancel" }
    guard let facts = expanded.titleFacts(of: entry) else { return false }
    return ["cancel", "취소"].contains(facts.lowercased)
  }

  /// Whether an entry is a symbol that shares its background with another entry.
  private static func isSymbol(
    _ symbol: ExpandedEntry, sharing text: ExpandedEntry, _ expanded: ExpandedModule
  ) -> Bool {
    expanded.face(of: symbol) == .symbol && symbol.area == text.area
      && symbol.toolbarGroup == text.toolbarGroup
      && !symbol.attributes.contains(.prominent) && !text.attributes.contains(.prominent)
      && !symbol.attributes.contains(.hidden) && !text.attributes.contains(.hidden)
  }

  private static func say(
    _ text: ExpandedEntry, _ symbol: ExpandedEntry, _ parting: GuidelineFix?,
    _ report: inout GuidelineReport
  ) {
    let (textName, symbolName) = (report.name(of: text), report.name(of: symbol))
    report.finding(
      at: text,
      Bilingual(
        "\(textName) shows as text next to the symbol of \(symbolName); they read as one item",
        ko: "\(textName) 항목이 \(symbolName) 항목의 기호 옆에 텍스트로 보입니다. 둘은 한 항목처럼 읽힙니다"),
      fixes: [report.fixByShowingSymbol(of: text), parting].compactMap { $0 })
  }

  /// Puts space between an item and the symbols next to it; nil where that cannot be written.
  private static func fixByParting(
    _ text: ExpandedEntry, from before: ExpandedEntry?, _ after: ExpandedEntry?,
    _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard text.toolbarGroup == nil, text.includedFrom == nil,
      text.condition == nil, before?.includedFrom == nil, after?.includedFrom == nil
    else { return nil }
    var edits: [Edit] = []
    if before != nil { edits.append(report.edits.insertion("space", before: text.place)) }
    if after != nil { edits.append(report.edits.insertion("space", after: text.place)) }
    return GuidelineFix(
      title: Bilingual("Put space between them", ko: "사이에 빈칸 넣기"), applicability: .unsafe,
      edits: edits)
  }
}
