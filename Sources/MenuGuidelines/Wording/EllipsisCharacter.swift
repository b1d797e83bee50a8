import MenuModel
import MenuSyntax

/// An ellipsis is one character.
enum EllipsisCharacter: Guideline {
  static let rule = Rule(
    "ellipsis-character", sources: [.menus2025, .menuBar2025], needs: [], severity: .warning,
    isAboutHabits: true, checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    let hasThree = label.text.segments.contains { segment in
      guard case .literal(let text) = segment else { return false }
      return hasThreeDots(text)
    }
    // “Move to..” at the end of a title means the same.
    guard hasThree || label.isTitle && TitleText(label.text).string.hasSuffix("..") else { return }
    let number = hasThree ? Message("three") : Message("two")
    let edits = report.edits
    let raw = edits.raw(label.text).replacingDots()
    report.finding(
      at: label.place,
      "“\(TitleText(label.text).shown)” has \(number) dots; an ellipsis is the character “…”",
      fixes: [
        GuidelineFix(
          title: "Write “…” (U+2026)",
          edits: [edits.replacement(of: label.text, with: raw)])
      ])
  }

  private static func hasThreeDots(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: ".") ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }
}

extension String {
  /// The text with “…” for each run of three dots or more, and for two at the end.
  fileprivate func replacingDots() -> String {
    var result = ""
    var dots = 0
    for character in self + "\u{0}" {
      if character == "." {
        dots += 1
        continue
      }
      let isEllipsis = dots >= 3 || dots == 2 && character == "\u{0}"
      result += isEllipsis ? "…" : String(repeating: ".", count: dots)
      dots = 0
      if character != "\u{0}" { result.append(character) }
    }
    return result
  }
}
