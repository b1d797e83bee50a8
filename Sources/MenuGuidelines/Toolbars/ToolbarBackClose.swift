import MenuModel
import MenuSyntax

/// Back and Close in a toolbar are symbols.
enum ToolbarBackClose: Guideline {
  static let rule = Rule(
    "toolbar-back-close", sources: [.toolbars2025],
    platforms: [.iOS, .iPadOS, .visionOS, .watchOS],
    severity: EditionSeverity(in2022: nil, in2025: .warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      // The system's Back and Close have their symbols.
      guard case .command = entry.kind, report.expanded.face(of: entry) == .text,
        let title = report.expanded.title(of: entry)
      else { continue }
      let symbol: String
      // Done is right as text, and “Close Project” closes something else than the screen.
      switch TitleText(title).string.lowercased() {
      case "back": symbol = "chevron.backward"
      case "close": symbol = "xmark"
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) shows as text here; the standard symbol is `\(symbol)`",
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
      GuidelineFix(title: "Show `\(symbol)`", edits: edits)
    ]
  }
}
