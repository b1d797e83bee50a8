import MenuModel
import MenuSyntax

extension BarMenu.Kind {
  /// The position of the menu among those of a menu bar.
  var rank: Int {
    switch self {
    case .app: return 0
    case .file: return 1
    case .edit: return 2
    case .format: return 3
    case .view: return 4
    case .custom, .named: return 5
    case .window: return 6
    case .help: return 7
    }
  }
}

extension BarMenu {
  /// The title as people see it in English.
  var shownTitle: String {
    switch kind {
    case .app: return "App"
    case .file: return "File"
    case .edit: return "Edit"
    case .format: return "Format"
    case .view: return "View"
    case .window: return "Window"
    case .help: return "Help"
    case .custom(let name): return title.map { TitleText($0).shown } ?? name.text
    case .named: return title.map { TitleText($0).shown } ?? "menu"
    }
  }

  /// Whether the menu bar of a platform has the menu.
  func isShown(on platform: Platform) -> Bool { platforms?.contains(platform) ?? true }
}

extension MenuBar {
  /// The platforms whose menu bar has a menu of the system.
  func platforms(with place: StandardCommandPlace) -> PlatformSet {
    var found: PlatformSet = []
    for menu in menus where menu.kind.standardPlace == place {
      found.formUnion(menu.platforms.map { PlatformSet($0) } ?? .all)
    }
    return found
  }
}

extension ExpandedModule {
  /// The menu of the menu bar that a menu is, or is a submenu of.
  func barMenu(of menu: ExpandedMenu) -> BarMenu? {
    guard case .barMenu(let number) = menu.owner else { return nil }
    return module.menuBar?.menus[number]
  }

  /// The row of standard names of the menu of the menu bar that a menu is, or is a submenu of.
  func barPlace(of menu: ExpandedMenu) -> StandardCommandPlace? {
    menu.barPlace
  }

  /// The standard command that an entry is, or has the title of: an app may have a Quit of its own.
  func role(of entry: ExpandedEntry, in place: StandardCommandPlace) -> String? {
    if case .standard(let name) = entry.kind { return name }
    guard let title = title(of: entry), !title.segments.isEmpty else { return nil }
    return StandardRoles.name(of: TitleText(title), in: place)
  }
}

extension GuidelineReport {
  /// A fix that inserts a menu at its place in the menu bar; nil if the place is not clear.
  func insertion(ofBarMenu text: String, rank: Int, title: String) -> Fix? {
    guard let menuBar = module.menuBar else { return nil }
    let edit: Edit
    if let anchor = menuBar.menus.last(where: { $0.kind.rank <= rank }) {
      if anchor.platforms != nil { return nil }
      edit = edits.insertion(text, after: anchor.place)
    } else if let first = menuBar.menus.first {
      if first.platforms != nil { return nil }
      edit = edits.insertion(text, before: first.place)
    } else if let only = edits.insertion(text, atEndOf: menuBar.place) {
      edit = only
    } else {
      return nil
    }
    return Fix(title: title, applicability: .unsafe, edits: [edit])
  }
}

/// Finds what is out of order in a sequence.
enum RankOrder {
  /// The fewest elements that have to move for the ranks to go up; of two that may, the first.
  static func misplaced(_ ranks: [Int]) -> [Int] {
    if ranks.count < 2 || zip(ranks, ranks.dropFirst()).allSatisfy({ $0 <= $1 }) { return [] }
    // The length of the longest run in order that begins at each element.
    var lengths = [Int](repeating: 1, count: ranks.count)
    for index in ranks.indices.reversed() {
      for next in ranks.indices where next > index && ranks[next] >= ranks[index] {
        lengths[index] = max(lengths[index], lengths[next] + 1)
      }
    }
    var wanted = lengths.max() ?? 0
    var kept: Set<Int> = []
    var last = -1
    while wanted > 0 {
      let next = ranks.indices.last { index in
        index > last && lengths[index] == wanted && (last < 0 || ranks[index] >= ranks[last])
      }
      guard let next else { break }
      kept.insert(next)
      last = next
      wanted -= 1
    }
    return ranks.indices.filter { !kept.contains($0) }
  }

  /// An element on the wrong side of a misplaced one, and whether it comes after it.
  static func other(for index: Int, in ranks: [Int]) -> (index: Int, isBehind: Bool)? {
    if let later = ranks.indices.first(where: { $0 > index && ranks[$0] < ranks[index] }) {
      return (later, true)
    }
    return ranks.indices.last { $0 < index && ranks[$0] > ranks[index] }.map { ($0, false) }
  }
}
