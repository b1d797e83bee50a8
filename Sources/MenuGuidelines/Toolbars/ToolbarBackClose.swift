import MenuModel
import MenuSyntax

/// Back and Close in a toolbar are symbols.
struct ToolbarBackClose: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-back-close",
    title: Bilingual(
      "Back or Close as text",
      ko: "텍스트로 된 뒤로 또는 닫기"),
    what: Bilingual(
      "A toolbar shows Back and Close by their standard symbols, without text.",
      ko: "도구 막대는 뒤로와 닫기를 텍스트 없이 표준 기호로 보여 줍니다."),
    why: Bilingual(
      "The two symbols are the same in every app, so people find the way out without reading.",
      ko: "두 기호는 어느 앱에서나 같아서, 사람들은 읽지 않고도 나가는 길을 찾습니다."),
    remedy: Bilingual(
      "Write `standard back` for Back, and `standard close` or `symbol xmark` for Close.",
      ko: "뒤로에는 `standard back`을, 닫기에는 `standard close`나 `symbol xmark`를 쓰세요."),
    sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS, .visionOS, .watchOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        commands: """
          leave "Close"
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          """,
        toolbar: """
          iPadOS editor {
            center customizable { reply; forward }
            trailing { leave }
          }
          """)),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        commands: """
          leave "Close" symbol xmark
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          """,
        toolbar: """
          iPadOS editor {
            center customizable { reply; forward }
            trailing { leave }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      guard case .command = entry.kind, report.expanded.face(of: entry) == .text,
        let title = report.expanded.title(of: entry)
      else { continue }
      let symbol: String
      switch TitleText(title).string.lowercased() {
      case "back": symbol = "chevron.backward"
      case "close": symbol = "xmark"
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) shows as text here; the standard symbol is `\(symbol)`",
          ko: "\(name) 항목이 여기서 텍스트로 보입니다. 표준 기호는 `\(symbol)`입니다"),
        fixes: fixes(for: entry, symbol, report))
    }
  }

  private static func fixes(
    for entry: ExpandedEntry, _ symbol: String, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    let place = entry.place
    var edits: [Edit] = []
    if entry.hidesImage {
      guard let edit = report.edits.removal(ofWords: ["symbol", "none"], in: place) else {
        return []
      }
      edits.append(Edit(place: edit.place, text: " symbol \(symbol)"))
    } else {
      let end = Span(place.span.end, place.span.end)
      edits.append(
        Edit(place: Place(source: place.source, span: end), text: " symbol \(symbol)"))
    }
    return [
      GuidelineFix(title: Bilingual("Show `\(symbol)`", ko: "`\(symbol)` 보여 주기"), edits: edits)
    ]
  }
}
