import MenuModel
import MenuSyntax

/// The Edit menu has its standard items in one order.
struct EditMenuOrder: Guideline {
  static let page = GuidelinePage(
    id: "edit-menu-order",
    title: Bilingual("An Edit menu out of order", ko: "순서가 다른 편집 메뉴"),
    what: Bilingual(
      "Those of the standard items that the Edit menu has are in the order Undo, Redo, Cut, Copy, Paste, Paste and Match Style, Delete, Select All, Find, Spelling, Substitutions, Transformations, Speech. Another order than Cut, Copy, Paste is a warning, and of the others a note. On the Mac `undo-first` checks the first two.",
      ko:
        "편집 메뉴에 있는 표준 항목은 실행 취소, 실행 복귀, 오려두기, 복사하기, 붙여넣기, 붙여넣고 스타일 일치시킴, 삭제, 전체 선택, 찾기, 맞춤법, 대체, 변환, 말하기 순서로 있습니다. 오려두기, 복사하기, 붙여넣기의 순서가 다르면 경고, 나머지는 참고입니다. Mac에서 앞의 둘은 `undo-first`가 검사합니다."
    ),
    why: Bilingual(
      "People edit in every app and find these items by their place.",
      ko: "사람들은 모든 앱에서 편집하며, 이 항목들을 자리로 찾습니다."),
    remedy: Bilingual("Move the item to its place.", ko: "항목을 제자리로 옮기세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .warning, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        "edit { standard undo, redo; ---; standard copy, cut, paste, selectAll }")),
    .good(
      ExampleApp.menuBar(
        "edit { standard undo, redo; ---; standard cut, copy, paste, selectAll }")),
  ]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  private static let order: [[String]] = [
    ["undo"], ["redo"], ["cut"], ["copy"], ["paste"], ["pasteAndMatchStyle"], ["delete"],
    ["select"], ["selectAll"],
    ["find", "findNext", "findPrevious", "useSelectionForFind", "jumpToSelection", "replace"],
    ["spelling", "showSpelling", "checkSpelling", "checkSpellingWhileTyping", "correctSpelling"],
    [
      "substitutions", "showSubstitutions", "smartCopyPaste", "smartQuotes", "smartDashes",
      "smartLinks", "textReplacement",
    ],
    ["transformations", "makeUpperCase", "makeLowerCase", "capitalize"],
    ["speech", "startSpeaking", "stopSpeaking"],
  ]
  private static let ranks: [String: Int] = {
    var ranks: [String: Int] = [:]
    for (rank, names) in order.enumerated() { for name in names { ranks[name] = rank } }
    return ranks
  }()

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .edit else { return }
    let isOnMac = !menu.platforms.intersection(.mac).isEmpty
    // Cut, Copy and Paste are found without looking; of the others apps have their own order.
    let known = 2...4
    MenuRoleOrder(
      menu, named: Bilingual("Edit menu", ko: "편집 메뉴"),
      severity: { known.contains($0) && known.contains($1) ? nil : .note }
    ) { entry in
      switch entry.kind {
      // A submenu "Select" is no Select, and a second Delete is the app's own.
      case .menu where report.expanded.role(of: entry, in: .edit) == "select": return nil
      case .command:
        let role = report.expanded.role(of: entry, in: .edit)
        let isPlaced = menu.entries.contains { other in
          if case .standard(let name) = other.kind { return name == role }
          return false
        }
        if isPlaced { return nil }
      default: break
      }
      guard let rank = report.expanded.role(of: entry, in: .edit).flatMap({ ranks[$0] })
      else { return nil }
      return isOnMac && rank < 2 ? nil : rank
    }
    .check(&report)
  }
}
