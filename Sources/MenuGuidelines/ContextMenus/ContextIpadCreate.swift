import MenuModel
import MenuSyntax

/// On iPad the empty area between items makes new ones.
enum ContextIpadCreate: Guideline {
  static let rule = Rule(
    "context-ipad-create", sources: [.contextMenus2022], platforms: [.iPadOS], severity: .note,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let screens = report.module.screens
    // The page speaks of a browser of files, with an area between them.
    guard screens.contains(where: hasObjects) else { return }
    var makers = [CommandID?](repeating: nil, count: screens.count)
    // A screen with a context menu in its empty area needs no maker.
    var isDone = [Bool](repeating: false, count: screens.count)
    for menu in report.expanded.menus(of: .background) {
      guard menu.platforms.contains(.iPadOS), case .background(let screen) = menu.owner else {
        continue
      }
      isDone[screen] = true
    }
    for id in report.module.commandIDs {
      var isMaker: Bool?
      for placement in report.expanded.placements(of: id)
      where placement.platforms.contains(.iPadOS) {
        guard let screen = placement.screen, !isDone[screen], makers[screen] == nil else {
          continue
        }
        let makes = isMaker ?? isCreation(id, report.expanded)
        isMaker = makes
        if makes, names(id, anItemOf: screens[screen], report.expanded) { makers[screen] = id }
      }
    }
    for (number, maker) in makers.enumerated() {
      guard let maker, case let screen = screens[number], hasObjects(screen) else { continue }
      let name = report.expanded.command(maker).name.text
      let title = report.name(of: maker)
      report.finding(
        at: screen.header,
        "`\(screen.name.text)` offers \(title), but not in a context menu of its empty area",
        fixes: fixes(for: screen, name, report))
    }
  }

  /// Whether a screen has items between which there is an empty area.
  private static func hasObjects(_ screen: Screen) -> Bool {
    // What has an edit menu is text or a picture, not a thing among others.
    screen.items.contains { $0.editMenu == nil }
  }

  /// Whether a title names what a screen lists, or nothing: “New Note” and “New” where an item is `Note`.
  private static func names(
    _ id: CommandID, anItemOf screen: Screen, _ expanded: ExpandedModule
  ) -> Bool {
    let title = TitleText(expanded.title(of: id))
    // A name of an item is English, and so another script cannot be compared with it.
    if title.words.count == 1 || !title.isLatin { return true }
    // A dash has no letters, which every name ends with.
    let bare = title.words.map(TitleText.bare).filter { !$0.isEmpty }
    let words = Set(bare + bare.map { $0 + "s" })
    return screen.items.contains { item in
      item.editMenu == nil && words.contains { item.name.text.lowercased().hasSuffix($0) }
    }
  }

  /// Whether a command makes something new, and not out of what is selected.
  private static func isCreation(_ id: CommandID, _ expanded: ExpandedModule) -> Bool {
    // “New Folder with Selection” belongs at the items.
    if expanded.module.commands[id.index].affects == .selection { return false }
    let title = expanded.titleFacts(of: id)
    // Not “(New)”.
    guard let first = title.lowercased.first, first.isLetter || !first.isASCII else { return false }
    switch title.firstWord {
    case "new", "create", "새", "새로운": return true
    // "Add to Favorites" makes nothing.
    case "add":
      let words = TitleText(expanded.title(of: id)).words
      return words.count > 1 && TitleText.bare(words[1]) != "to"
    default: return title.lowercased.hasPrefix("新規")
    }
  }

  private static func fixes(
    for screen: Screen, _ name: String, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // Where the menu belongs among other entries, only its author knows.
    if screen.background != nil { return [] }
    let menu = "background { context menu { \(name) } }"
    let entry = report.module.app.platforms.count == 1 ? menu : "on iPadOS { \(menu) }"
    guard let edit = report.edits.insertion(entry, atEndOf: screen.place) else { return [] }
    return [
      GuidelineFix(
        title: "Add a context menu with `\(name)` to the empty area", applicability: .unsafe,
        edits: [edit])
    ]
  }
}
