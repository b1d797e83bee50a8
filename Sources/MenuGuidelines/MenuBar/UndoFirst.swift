import MenuModel
import MenuSyntax

/// On the Mac Undo and Redo come first in the Edit menu.
enum UndoFirst: Guideline {
  static let rule = Rule(
    "undo-first", sources: [.undoAndRedo2025], platforms: .mac, restsOn: .menuBar, severity: .error,
    otherSeverities: [.warning], needsWholeModule: true,
    checks: [.module(check), .menus([.bar], checkMenu)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    let missing = report.platforms.subtracting(report.expanded.barPlatforms(with: .edit))
    if missing.isEmpty { return }
    let fixes = report.fixes(
      adding: "edit standard", rank: 2, Bilingual("Add an Edit menu", ko: "편집 메뉴 추가"),
      missingOn: missing,
      ifKeysAreFree: report.expanded.areKeysFree(in: .edit))
    report.finding(
      at: menuBar.header,
      Bilingual(
        "The menu bar has no Edit menu, so Undo, Cut, Copy and Paste have no place and no shortcut",
        ko: "메뉴 막대에 편집 메뉴가 없어 실행 취소, 오려두기, 복사하기, 붙여넣기가 있을 자리와 단축키가 없습니다"),
      platforms: missing, help: Bilingual("Add `edit standard`.", ko: "`edit standard`를 추가하세요."),
      fixes: fixes)
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .edit
    else { return }
    let roles = menu.entries.map { report.expanded.role(of: $0, in: .edit) }
    checkPresence(menu, roles, &report)
    for (name, key) in [("undo", undoKey), ("redo", redoKey)] {
      for (entry, role) in zip(menu.entries, roles) where role == name {
        checkKey(entry, key, &report)
      }
    }
  }

  private static func checkPresence(
    _ menu: ExpandedMenu, _ roles: [String?], _ report: inout GuidelineReport
  ) {
    let missing = ["undo", "redo"].filter { !roles.contains($0) }
    if !missing.isEmpty {
      let titles = missing.map { $0 == "undo" ? "Undo" : "Redo" }.joined(separator: " and ")
      let korean = missing.map { $0 == "undo" ? "실행 취소" : "실행 복귀" }.joined(separator: "와 ")
      report.finding(
        at: menu.header,
        Bilingual(
          "The Edit menu lacks \(titles), which come first in it",
          ko: "편집 메뉴의 첫머리에 있어야 할 \(korean)이(가) 없습니다"),
        fixes: missing.count == 2 ? insertion(menu, report) : [])
      return
    }
    for (index, name) in ["undo", "redo"].enumerated() where roles[index] != name {
      guard let place = roles.firstIndex(of: name) else { continue }
      let name = report.expanded.spoken(menu.entries[place])
      report.finding(
        at: menu.entries[place],
        Bilingual(
          "\(name) is not at the start of the Edit menu",
          ko: "\(name)이(가) 편집 메뉴의 첫머리에 있지 않습니다"))
      return
    }
  }

  private static func insertion(_ menu: ExpandedMenu, _ report: GuidelineReport) -> [GuidelineFix] {
    guard report.expanded.areKeysFree(for: ["undo", "redo"]) else { return [] }
    let entries = ["standard undo, redo"] + (menu.entries.isEmpty ? [] : ["---"])
    guard let edit = report.edits.insertion(entries, behindHeader: menu.header) else { return [] }
    return [
      GuidelineFix(
        title: Bilingual("Add Undo and Redo", ko: "실행 취소와 실행 복귀 추가"), applicability: .unsafe,
        edits: [edit])
    ]
  }

  private static let undoKey = StandardShortcut(modifiers: [.command], key: .character(0x7A))
  private static let redoKey = StandardShortcut(
    modifiers: [.command, .shift], key: .character(0x7A))

  /// An app's own Undo has the shortcut of the system's.
  private static func checkKey(
    _ entry: ExpandedEntry, _ key: StandardShortcut, _ report: inout GuidelineReport
  ) {
    guard let id = entry.command else { return }
    let command = report.expanded.command(id)
    if let chord = command.key, StandardShortcut(chord).canonical == key { return }
    let wanted = key == undoKey ? "cmd+Z" : "shift+cmd+Z"
    let name = report.expanded.spoken(entry)
    report.finding(
      at: command.key?.place ?? command.name.place,
      Bilingual(
        "\(name) lacks the shortcut `\(wanted)`, by which people know it",
        ko: "\(name)에 사람들이 아는 단축키 `\(wanted)`이(가) 없습니다"),
      severity: .warning,
      help: Bilingual(
        "Write `key \(wanted)`, or place `standard undo, redo`.",
        ko: "`key \(wanted)`(이)라고 쓰거나 `standard undo, redo`를 배치하세요."))
  }
}
