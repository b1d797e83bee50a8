import MenuModel
import MenuSyntax

/// Titles are not indented.
struct NoIndent: Guideline {
  static let page = GuidelinePage(
    id: "no-indent",
    title: Bilingual("A title that begins with a blank", ko: "빈칸으로 시작하는 제목"),
    what: Bilingual(
      "A title begins and ends with a word. Entries that belong under another go in a submenu or a section, not indented.",
      ko: "제목은 단어로 시작하고 끝납니다. 다른 항목에 딸린 항목은 들여 쓰지 말고 하위 메뉴나 섹션에 배치합니다."),
    why: Bilingual(
      "Blanks do not line up in all languages and sizes, and are read aloud as nothing.",
      ko: "빈칸은 언어와 글자 크기에 따라 줄이 맞지 않고, 소리 내어 읽히지도 않습니다."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        attach "  Attach File" onscreen
      }
      """),
    .good(
      """
      commands {
        attach "Attach File" onscreen
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.labels(withPluralForms: true, check)]

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
