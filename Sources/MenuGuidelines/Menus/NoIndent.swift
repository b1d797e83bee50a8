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
      Bilingual(
        "This title begins with a blank; a submenu or a section groups what belongs together",
        ko: "이 제목은 빈칸으로 시작합니다. 함께 속하는 것은 하위 메뉴나 섹션으로 묶습니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Remove the blank", ko: "빈칸 빼기"),
          edits: [edits.replacement(of: label.text, with: String(raw))])
      ])
  }
}
