import MenuModel
import MenuSyntax

/// What SwiftUI's `Commands` and UIKit's `buildMenu` add to the menu bar.
extension MenuPlanner {
  /// Parts of the menu bar by the menu that they are in.
  private struct PartsByMenu {
    var groups: [StandardCommandPlace: [Int]] = [:]
    var own: [Int] = []
  }

  mutating func planParts(_ parts: [Int], withWholeBar: Bool) {
    if parts.isEmpty { return }
    var sorted = PartsByMenu()
    for number in parts {
      guard case .menuBarPart(let place, let position) = found.surfaces[number].kind else {
        continue
      }
      if position != .ownMenu, let menu = Self.menu(of: place) {
        sorted.groups[menu, default: []].append(number)
      } else {
        sorted.own.append(number)
      }
    }
    if withWholeBar {
      for menu in StandardMenus.places { addToBar(sorted.groups[menu, default: []], of: menu) }
      for number in sorted.own { planOwnMenus(number) }
      return
    }
    for menu in StandardMenus.places {
      if menu == .window { for number in sorted.own { planOwnMenus(number) } }
      planRow(menu, sorted.groups[menu, default: []])
    }
  }

  /// The menu of the bar that SwiftUI's or UIKit's name of a menu or group is in; nil for an unknown one.
  private static func menu(of place: String) -> StandardCommandPlace? {
    if let group = SwiftUICommands.groups.first(where: { $0.placement == place }) {
      return group.menu
    }
    switch place {
    case "application", "preferences", "services", "hide", "quit": return .app
    case "windowList", "singleWindowList", "minimizeAndZoom": return .window
    case "fullscreen": return .view
    case "newScene": return .file
    default: break
    }
    if let menu = StandardCommandPlace(name: place), menu != .toolbar { return menu }
    let entry = StandardCommandTable.all.first { $0.uiKitMenu?.name == place }
    return entry?.places.first { $0 != .toolbar }
  }

  /// The group of SwiftUI that a name of UIKit is like.
  private static func group(of place: String) -> String {
    switch place {
    case "about": return "appInfo"
    case "preferences": return "appSettings"
    case "services": return "systemServices"
    case "hide": return "appVisibility"
    case "quit": return "appTermination"
    case "newScene", "open", "openRecent": return "newItem"
    case "close", "document": return "saveItem"
    case "print": return "printItem"
    case "standardEdit": return "pasteboard"
    case "minimizeAndZoom": return "windowSize"
    case "fullscreen": return "sidebar"
    default: return place
    }
  }

  // MARK: A bar of the system's menus

  /// What a menu of an app without a menu bar of its own has in each group, as names after `standard`.
  private func systemEntries(of group: SwiftUICommandGroup) -> [String] {
    switch group.placement {
    case "newItem": return found.hasSingleWindows ? [] : ["new"]
    case "saveItem": return ["close"]
    case "printItem", "importExport", "textEditing", "textFormatting", "toolbar": return []
    case "sidebar": return ["fullScreen"]
    case "pasteboard": return ["cut", "copy", "paste", "pasteAndMatchStyle", "delete", "selectAll"]
    default: return group.commands
    }
  }

  private mutating func planRow(_ menu: StandardCommandPlace, _ parts: [Int]) {
    guard let place = plan.menuBar?.place else { return }
    if parts.isEmpty {
      if menu == .format { return }
      var row = PlannedBarMenu(kind: .row(menu), place: place)
      let own = SwiftUICommands.groups.filter { $0.menu == menu }.flatMap {
        systemEntries(of: $0)
      }
      row.isStandard = menu != .file && menu != .view
      if !row.isStandard {
        row.entries = own.map { PlannedEntry(.standard($0, isAlternate: false), place) }
      }
      plan.menuBar?.menus.append(row)
      return
    }
    // What names the menu itself takes all of the system's away.
    let whole = parts.filter { Self.isRow(menu, place: partPlace($0)) }
    if whole.contains(where: { partPosition($0) == .removed }) { return }
    let isEmptied = whole.contains { partPosition($0) == .replacing }
    var list = EntryList()
    var placed: Set<Int> = []
    for group in SwiftUICommands.groups where group.menu == menu {
      let own = parts.filter { partGroup($0) == group.placement }
      placed.formUnion(own)
      append(own, .before, to: &list)
      appendSystemEntries(of: group, unlessReplacedBy: own, isEmptied: isEmptied, to: &list)
      append(own, .replacing, to: &list)
      append(own, .after, to: &list)
    }
    // What names a menu, or a group that is not known by its place, is at the menu's end.
    for number in parts where !placed.contains(number) { appendPart(number, to: &list) }
    let entries = list.tidied
    let taken = takingAway(from: menu, parts)
    if entries.isEmpty && taken == nil { return }
    plan.menuBar?.menus.append(
      PlannedBarMenu(kind: .row(menu), entries: entries, place: taken ?? place))
  }

  private mutating func appendSystemEntries(
    of group: SwiftUICommandGroup, unlessReplacedBy parts: [Int], isEmptied: Bool,
    to list: inout EntryList
  ) {
    guard let place = plan.menuBar?.place, !isEmptied else { return }
    var names = systemEntries(of: group)
    for number in parts where takesAway(number) {
      let place = partPlace(number)
      // UIKit can name one command of a group.
      names.removeAll { place == group.placement || Self.isCommand($0, ofUIKit: place) }
    }
    if names.isEmpty { return }
    list.beginGroup(place)
    list.append(names.map { PlannedEntry(.standard($0, isAlternate: false), place) })
    list.endGroup(place)
  }

  /// Whether UIKit has a menu of this name around one command of the system.
  private static func isCommand(_ name: String, ofUIKit menu: String) -> Bool {
    StandardCommandTable.entry(named: name)?.uiKitMenu?.name == menu
  }

  // MARK: What is taken away

  private func partPlace(_ number: Int) -> String {
    guard case .menuBarPart(let place, _) = found.surfaces[number].kind else { return "" }
    return place
  }

  private func takesAway(_ number: Int) -> Bool {
    [.removed, .replacing].contains(partPosition(number))
  }

  /// Whether UIKit's name of a menu is that of a whole menu of the bar.
  private static func isRow(_ menu: StandardCommandPlace, place: String) -> Bool {
    place == menu.name || place == "application" && menu == .app
  }

  /// Where what the system has in a menu is taken away: its first group, if there are several.
  private func takingAway(from menu: StandardCommandPlace, _ parts: [Int]) -> Place? {
    let taken = parts.filter {
      takesAway($0) && (found.surfaces[$0].entries.isEmpty || partPosition($0) == .removed)
    }
    let groups = SwiftUICommands.groups.filter { $0.menu == menu }.map(\.placement)
    let first = taken.min { first, second in
      let numbers = [first, second].map { groups.firstIndex(of: partGroup($0)) ?? -1 }
      return (numbers[0], first) < (numbers[1], second)
    }
    return first.map { found.surfaces[$0].place }
  }

  private func partGroup(_ number: Int) -> String {
    guard case .menuBarPart(let place, _) = found.surfaces[number].kind else { return "" }
    return Self.group(of: place)
  }

  private func partPosition(_ number: Int) -> FoundSurface.BarPosition {
    guard case .menuBarPart(_, let position) = found.surfaces[number].kind else { return .after }
    return position
  }

  private mutating func append(
    _ parts: [Int], _ position: FoundSurface.BarPosition, to list: inout EntryList
  ) {
    for number in parts where partPosition(number) == position { appendPart(number, to: &list) }
  }

  /// The entries of a part, as a group.
  private mutating func appendPart(_ number: Int, to list: inout EntryList) {
    begin(number)
    let surface = found.surfaces[number]
    let entries = entries(surface.entries, in: .row(Self.menu(of: partGroup(number))))
    if entries.isEmpty { return }
    list.beginGroup(surface.place)
    let platforms = platformsToName(surface.platforms)
    list.append(
      platforms.isEmpty ? entries : [PlannedEntry(.on(platforms, entries), surface.place)])
    list.endGroup(surface.place)
  }

  // MARK: Own menus and whole bars

  /// The menus that a part adds to the bar itself.
  private mutating func planOwnMenus(_ number: Int) {
    begin(number)
    let surface = found.surfaces[number]
    let platforms = platformsToName(surface.platforms)
    for entry in surface.entries where !entry.isSeparator {
      guard case .menu(let title, _, _, let inner) = entry.content else {
        appendComment(unreadAll([entry], "an entry outside of the bar's menus", at: entry.place))
        continue
      }
      count(.found, at: entry.place)
      count(.written, at: entry.place)
      appendOwnMenu(title, inner, platforms, at: entry.place)
    }
  }

  private mutating func appendOwnMenu(
    _ title: FoundText, _ entries: [FoundEntry], _ platforms: [Platform], at place: Place
  ) {
    var comments: [PlannedEntry] = []
    let title = namedTitle(title, place, &comments)
    let kind = PlannedBarMenu.Kind.own(name: barMenuName(title), title: title)
    let planned = self.entries(entries, in: .row(nil))
    let menu = PlannedBarMenu(
      kind: kind, platforms: platforms, entries: comments + planned, place: place)
    // Window and Help come last, also in a whole bar that is there before its parts.
    let window = indexInBar(of: .window) ?? indexInBar(of: .help)
    let end = plan.menuBar?.menus.endIndex ?? 0
    plan.menuBar?.menus.insert(menu, at: window ?? end)
  }

  private func indexInBar(of row: StandardCommandPlace) -> Int? {
    plan.menuBar?.menus.firstIndex { menu in
      if case .row(row) = menu.kind { return true }
      return false
    }
  }

  /// Adds parts to a menu of a whole bar, or makes the menu where the bar lacks it.
  private mutating func addToBar(_ parts: [Int], of menu: StandardCommandPlace) {
    if parts.isEmpty { return }
    var list = EntryList()
    for number in parts { appendPart(number, to: &list) }
    let added = list.tidied
    guard let place = plan.menuBar?.place, !added.isEmpty else { return }
    guard let index = indexInBar(of: menu), var whole = plan.menuBar?.menus[index] else {
      plan.menuBar?.menus.append(PlannedBarMenu(kind: .row(menu), entries: added, place: place))
      return
    }
    // The parts can be for other platforms than the bar.
    let areSeen = parts.contains { number in
      let platforms = platformsToName(found.surfaces[number].platforms)
      return platforms.isEmpty || whole.platforms.isEmpty
        || platforms.contains(where: whole.platforms.contains)
    }
    if !whole.platforms.isEmpty {
      whole.entries = [PlannedEntry(.on(whole.platforms, whole.entries), whole.place)]
      whole.platforms = []
    }
    if areSeen { whole.entries.append(PlannedEntry(.separator, place)) }
    whole.entries += added
    plan.menuBar?.menus[index] = whole
  }
}
