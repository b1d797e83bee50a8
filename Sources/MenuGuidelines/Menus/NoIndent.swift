import MenuModel
import MenuSyntax

/// Titles are not indented.
enum NoIndent: Guideline {
  static let rule = Rule(
    "no-indent", sources: [.menus2025], restsOn: .menus, severity: .warning,
    checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isTitle, let first = label.text.segments.first,
      case .literal(let text) = first, let character = text.utf8.first,
      character == 0x20 || character == 0x09, !TitleText(label.text).isEmpty
    else { return }
    let edits = report.edits
    let raw = edits.raw(label.text).drop { $0 == " " || $0 == "\t" }
    report.finding(
      at: label.place,
      "This title begins with a blank; a submenu or a section groups what belongs together",
      fixes: [
        GuidelineFix(
          title: "Remove the blank",
          edits: [edits.replacement(of: label.text, with: String(raw))])
      ])
  }
}
