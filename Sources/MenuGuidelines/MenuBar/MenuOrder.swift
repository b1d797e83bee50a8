import MenuModel
import MenuSyntax

/// The Edit menu has its standard items in one order.
enum EditMenuOrder: Guideline {
  static let rule = Rule(
    "edit-menu-order", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
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
      // On the Mac `undo-first` says where Undo and Redo go.
      return isOnMac && rank < 2 ? nil : rank
    }
    .check(&report)
  }
}

/// The File menu has its standard items in one order.
enum FileMenuOrder: Guideline {
  static let rule = Rule(
    "file-menu-order", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .warning, checks: [.menus([.bar], check)])

  // As the page has it; in the File menus of real apps, too, Close comes before Save.
  private static let order = [
    "new", "open", "openRecent", "close", "save", "saveAs", "duplicate", "rename", "moveTo",
    "export", "revert", "pageSetup", "print",
  ]
  private static let ranks: [String: Int] = {
    var ranks: [String: Int] = [:]
    for (rank, name) in order.enumerated() { ranks[name] = rank }
    // Save As comes before Duplicate, or replaces it.
    ranks["saveAs"] = ranks["duplicate"]
    // Export, Revert and Share may be in any order.
    ranks["revert"] = ranks["export"]
    return ranks
  }()

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .file else { return }
    MenuRoleOrder(menu, named: "File menu") { entry in
      if let role = report.expanded.role(of: entry, in: .file) { return ranks[role] }
      guard let title = report.expanded.title(of: entry) else { return nil }
      // The page has these too; `standard` has no Export, and its revert is “Revert to Saved”.
      switch TitleText(title).withoutEllipsis.lowercased() {
      case "export", "export as": return ranks["export"]
      case "revert to", "revert": return ranks["revert"]
      default: return nil
      }
    }
    .check(&report)
  }
}

/// Looks at the order of the standard items of a menu.
struct MenuRoleOrder {
  private let name: Message
  private let severity: @Sendable (Int, Int) -> Severity?
  private var entries: [ExpandedEntry] = []
  private var ranks: [Int] = []

  /// - Parameters:
  ///   - name: The menu's name in messages.
  ///   - rank: The rank of an entry; nil if it may be anywhere.
  ///   - severity: The severity of a finding about two ranks; nil for the rule's own.
  init(
    _ menu: ExpandedMenu, named name: Message,
    severity: @escaping @Sendable (Int, Int) -> Severity? = { _, _ in nil },
    rank: (ExpandedEntry) -> Int?
  ) {
    self.name = name
    self.severity = severity
    // The system's own entries come first, in their order; those after them are the app's choice.
    if menu.isStandard { return }
    for entry in menu.entries where entry.alternate == nil {
      guard let rank = rank(entry) else { continue }
      entries.append(entry)
      ranks.append(rank)
    }
  }

  /// Reports the first entry that is too early or too late.
  func check(_ report: inout GuidelineReport) {
    guard let index = RankOrder.misplaced(ranks).first,
      let (other, isBehind) = RankOrder.other(for: index, in: ranks)
    else { return }
    let (first, second) = (
      report.expanded.spoken(entries[index]), report.expanded.spoken(entries[other])
    )
    let side = isBehind ? Message("before") : Message("after")
    report.finding(
      at: entries[index],
      "\(first) comes \(side) \(second), unlike in the \(name) of other apps",
      severity: severity(ranks[index], ranks[other]),
      related: [(entries[other].place, "the other entry")],
      fixes: fixes(report))
  }

  /// Sorts the entries, if all are names after `standard`, so that each fits in the place of another.
  private func fixes(_ report: GuidelineReport) -> [GuidelineFix] {
    for entry in entries {
      // An own command among them may have its place for a reason, and an `@allow` speaks of one entry where it is.
      guard case .standard = entry.kind, entry.includedFrom == nil, !entry.isNested,
        !report.module.guidelines.allowances.contains(where: { $0.scope.contains(entry.place) })
      else { return [] }
    }
    let sorted = entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var edits: [Edit] = []
    for (old, new) in zip(entries.indices, sorted) where old != new {
      // Moved to another group, commands would leave those that they belong with.
      if entries[old].group != entries[new].group { return [] }
      let text = report.edits.text(at: entries[new].place)
      edits.append(Edit(place: entries[old].place, text: text))
    }
    return [GuidelineFix(title: "Sort the standard items", edits: edits)]
  }
}

/// The Window menu has its standard items in one order.
enum WindowMenuOrder: Guideline {
  static let rule = Rule(
    "window-menu-order", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .warning, checks: [.menus([.bar], check)])

  // Of what is between these three the page says nothing: tabs, tiling, the app's own windows.
  private static let ranks = ["minimize": 0, "zoom": 1, "bringAllToFront": 2]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .window else { return }
    MenuRoleOrder(menu, named: "Window menu") { entry in
      report.expanded.role(of: entry, in: .window).flatMap { ranks[$0] }
    }
    .check(&report)
  }
}
