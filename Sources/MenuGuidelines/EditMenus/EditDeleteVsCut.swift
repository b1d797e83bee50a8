import MenuModel
import MenuSyntax

/// Delete and Cut look different where both are.
enum EditDeleteVsCut: Guideline {
  static let rule = Rule(
    "edit-delete-vs-cut", sources: [.editMenus2025], severity: .warning,
    checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    var hasCut = false
    var hasDelete = false
    for entry in menu.entries {
      if case .standard(let name) = entry.kind {
        if name == "cut" { hasCut = true }
        if name == "delete" { hasDelete = true }
      }
    }
    guard hasCut || hasDelete else { return }
    for entry in menu.entries {
      guard entry.command != nil else { continue }
      let title = report.expanded.titleFacts(of: entry)?.editCommand
      let name = report.expanded.spoken(entry)
      if hasCut && title == "delete" || hasDelete && title == "cut" {
        let (own, other) = title == "delete" ? ("Delete", "Cut") : ("Cut", "Delete")
        let (ownKorean, otherKorean) = title == "delete" ? ("삭제", "오려두기") : ("오려두기", "삭제")
        report.finding(
          at: entry,
          Bilingual(
            "\(name) is a \(own) of the app's own in addition to the system's \(other), and people cannot tell how they differ",
            ko: "\(name)은(는) 시스템의 \(otherKorean) 옆에 있는 앱의 \(ownKorean)(이)라 둘이 어떻게 다른지 알 수 없습니다"))
        continue
      }
      guard case .symbol(let symbol)? = report.expanded.image(of: entry), title == nil else {
        continue
      }
      let looksLikeCut = hasCut && symbol.text.hasPrefix("scissors")
      let looksLikeDelete = hasDelete && symbol.text.hasPrefix("trash")
      guard looksLikeCut || looksLikeDelete else { continue }
      let (english, korean) = looksLikeCut ? ("Cut", "오려두기") : ("Delete", "삭제")
      report.finding(
        at: entry,
        Bilingual(
          "\(name) has the symbol of \(english), which is in the same menu",
          ko: "\(name)의 기호가 같은 메뉴에 있는 \(korean)의 기호와 같습니다"))
    }
  }
}
