import MenuModel
import MenuSyntax

/// Delete and Cut look different where both are.
struct EditDeleteVsCut: Guideline {
  static let page = GuidelinePage(
    id: "edit-delete-vs-cut",
    title: Bilingual("A command that looks like Cut or Delete", ko: "오려두기나 삭제처럼 보이는 명령"),
    what: Bilingual(
      "Next to the system's Cut no other command has its scissors, and next to the system's Delete none has its trash can; nor is a command of the app called Delete next to Cut, or Cut next to Delete.",
      ko:
        "시스템의 오려두기 옆에서는 다른 명령이 가위를 쓰지 않고, 시스템의 삭제 옆에서는 휴지통을 쓰지 않습니다. 오려두기 옆에 Delete라는 앱의 명령을, 삭제 옆에 Cut이라는 앱의 명령을 두지도 않습니다."
    ),
    why: Bilingual(
      "Cut keeps what it takes away, Delete does not; people have to tell them apart before they tap.",
      ko: "오려두기는 가져간 것을 간직하고 삭제는 그러지 않으므로, 탭하기 전에 구별할 수 있어야 합니다."),
    remedy: Bilingual("Give it another symbol.", ko: "다른 기호를 쓰세요."),
    sources: [.editMenus2025],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        "standard cut, copy, paste; clip", state: "hasSelection: Bool",
        commands: #"clip "Clip" symbol scissors affects selection undoable"#)),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection undoable",
        "standard cut, copy, paste, delete; clip", state: "hasSelection: Bool",
        commands: #"clip "Clip" symbol paperclip affects selection undoable"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.edit], check)]

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
