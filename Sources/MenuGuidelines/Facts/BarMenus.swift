import MenuModel
import MenuSyntax

extension StandardCommandPlace? {
  /// The position of a menu among those of a menu bar; nil is a menu of the app's own.
  var barRank: Int {
    switch self {
    case .app: return 0
    case .file: return 1
    case .edit: return 2
    case .format: return 3
    case .view: return 4
    case nil, .toolbar: return 5
    case .window: return 6
    case .help: return 7
    }
  }
}

extension MenuModule {
  /// The menu of the system that a menu is, or has the title of: an app may write an Edit menu as one of its own.
  func place(of menu: BarMenu) -> StandardCommandPlace? {
    if let place = menu.kind.standardPlace { return place }
    var title = menu.title
    if case .named(let named) = menu.kind { title = menus[named.index].title }
    // Whatever language the app speaks, an English or Korean title is that of the system's menu.
    return title.flatMap { Self.placesByTitle[TitleText($0).string.lowercased()] }
  }

  /// The system's menus by their titles, in lower case.
  private static let placesByTitle: [String: StandardCommandPlace] = [
    "file": .file, "edit": .edit, "format": .format, "view": .view, "window": .window,
    "help": .help, "파일": .file, "편집": .edit, "포맷": .format, "보기": .view, "윈도우": .window,
    "도움말": .help,
  ]
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

extension ExpandedModule {
  /// The platforms whose menu bar has a menu of the system, or one with its title.
  func barPlatforms(with place: StandardCommandPlace) -> PlatformSet {
    var found: PlatformSet = []
    for (number, other) in barPlaces.enumerated() where other == place {
      found.formUnion(module.menuBar?.menus[number].platforms.map { PlatformSet($0) } ?? .all)
    }
    return found
  }

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
  /// The fix that adds a menu which the menu bar lacks; none if a platform has it, or the app uses its shortcuts otherwise.
  func fixes(
    adding text: String, rank: Int, _ title: Message, missingOn platforms: PlatformSet,
    ifKeysAreFree areKeysFree: Bool
  ) -> [GuidelineFix] {
    // A menu that one platform has would be there twice.
    guard platforms == self.platforms, areKeysFree,
      let fix = insertion(ofBarMenu: text, rank: rank, title: title)
    else { return [] }
    return [fix]
  }

  /// A fix that inserts a menu at its place in the menu bar; nil if the place is not clear.
  private func insertion(ofBarMenu text: String, rank: Int, title: Message) -> GuidelineFix? {
    guard let menuBar = module.menuBar else { return nil }
    let edit: Edit
    if let anchor = menuBar.menus.last(where: { module.place(of: $0).barRank <= rank }) {
      // After a menu in `on PLATFORM { … }` the place is clear on that platform alone.
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
    return GuidelineFix(title: title, applicability: .unsafe, edits: [edit])
  }
}

extension ExpandedModule {
  /// Whether the app uses none of the shortcuts of some commands of the system, so that a fix may place these.
  func areKeysFree(for names: some Sequence<String>) -> Bool {
    names.allSatisfy { name in
      let inner = StandardMenus.groups(ofSubmenu: name).joined()
      if !inner.isEmpty { return areKeysFree(for: inner) }
      guard let key = StandardMenus.entry(named: name)?.shortcut?.canonical else { return true }
      return !keysInUse.contains(key)
    }
  }

  /// The same for all commands of a menu of the system.
  func areKeysFree(in place: StandardCommandPlace) -> Bool {
    areKeysFree(for: StandardMenus.groups(of: place).joined())
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

extension PlatformSet {
  /// The platforms that have a menu bar.
  static let withMenuBar: Self = [.macOS, .macCatalyst, .iPadOS]
  /// The platforms of the Mac.
  static let mac: Self = [.macOS, .macCatalyst]
}
