import MenuModel
import MenuSyntax

/// The Edit menu has its standard items in one order.
enum EditMenuOrder: Guideline {
  static let rule = Rule(
    "edit-menu-order", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menuBar,
    severity: .warning, otherSeverities: [.note], checks: [.menus([.bar], check)])

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
      menu, named: "Edit menu",
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
