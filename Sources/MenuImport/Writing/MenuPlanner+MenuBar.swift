import MenuModel
import MenuSyntax

/// The menu bar.
extension MenuPlanner {
  mutating func planMenuBar() {
    let bars = found.surfaces.indices.filter { found.surfaces[$0].kind == .menuBar }
    let parts = found.surfaces.indices.filter { found.surfaces[$0].isMenuBarPart }
    guard let first = bars.max(by: { size($0) < size($1) }) ?? parts.first else { return }
    let withoutEdit = parts.first {
      found.surfaces[$0].kind == .menuBarPart(place: "edit", position: .removed)
    }
    plan.menuBar = PlannedMenuBar(place: found.surfaces[withoutEdit ?? first].place)
    if !bars.isEmpty { planWholeBar(first) }
    planParts(parts, withWholeBar: !bars.isEmpty)
    for number in parts + [first] { plan.names[number] = PlannedMenus.menuBarName }
    for (number, other) in bars.filter({ $0 != first }).enumerated() {
      plan.names[other] = "\(PlannedMenus.menuBarName) \(number + 2)"
      planSecondBar(other)
    }
  }

  private func size(_ surface: Int) -> Int { Self.count(found.surfaces[surface].entries, depth: 0) }

  // MARK: A whole menu bar

  private mutating func planWholeBar(_ number: Int) {
    begin(number)
    let surface = found.surfaces[number]
    let isMixed = found.surfaces.contains { $0.isMenuBarPart && $0.framework != surface.framework }
    let platforms = isMixed ? platformsToName(of: surface) : []
    append(surface.entries, platforms: platforms, onlyWhen: nil, depth: 0)
  }

  /// Adds the menus of a bar.
  private mutating func append(
    _ entries: [FoundEntry], platforms: [Platform], onlyWhen condition: String?, depth: Int
  ) {
    if depth > Self.maximumDepth {
      if let first = entries.first {
        appendComment(unreadAll(entries, "menus that are nested too deep", at: first.place))
      }
      return
    }
    for (index, entry) in entries.enumerated() {
      switch entry.content {
      case .menu(let title, _, let system, let inner):
        count(.found, at: entry.place)
        count(.written, at: entry.place)
        let isFirst = index == 0 && depth == 0 && plan.menuBar?.menus.isEmpty ?? true
        appendMenu(title, system, inner, isFirst: isFirst, platforms, condition, at: entry.place)
      case .section(_, let inner), .row(let inner):
        append(inner, platforms: platforms, onlyWhen: condition, depth: depth + 1)
      case .platforms(let own, let inner):
        append(inner, platforms: platformsToName(own), onlyWhen: condition, depth: depth + 1)
      case .condition(let own, let then, let otherwise) where own.expression == "DEBUG":
        let (debug, others) = own.isNegated ? (otherwise, then) : (then, otherwise)
        append(debug, platforms: platforms, onlyWhen: "DEBUG", depth: depth + 1)
        append(others, platforms: platforms, onlyWhen: condition, depth: depth + 1)
      case .condition(let own, let then, let otherwise):
        let words = self.condition(own, for: .shown(""))
        append(then, platforms: platforms, onlyWhen: words, depth: depth + 1)
        var opposite = own
        opposite.isNegated.toggle()
        let others = self.condition(opposite, for: .shown(""))
        append(otherwise, platforms: platforms, onlyWhen: others, depth: depth + 1)
      case .separator: break
      case .unread(let reason):
        count(.found, at: entry.place)
        appendComment(unread(reason, at: entry.place))
      default:
        appendComment(unreadAll([entry], "an entry outside of the bar's menus", at: entry.place))
      }
    }
  }

  mutating func appendComment(_ entry: PlannedEntry) {
    guard entry.isComment else { return }
    plan.menuBar?.menus.append(PlannedBarMenu(kind: .comment(entry), place: entry.place))
  }

  private mutating func appendMenu(
    _ title: FoundText, _ system: String?, _ entries: [FoundEntry], isFirst: Bool,
    _ platforms: [Platform],
    _ condition: String?, at place: Place
  ) {
    let row = row(title, system, entries, isFirst: isFirst)
    var comments: [PlannedEntry] = []
    let kind: PlannedBarMenu.Kind
    if let row, !hasRow(row) {
      kind = .row(row)
    } else {
      let title = namedTitle(title, place, &comments)
      kind = .own(name: barMenuName(title), title: title)
    }
    for comment in comments { appendComment(comment) }
    var menu = PlannedBarMenu(kind: kind, platforms: platforms, place: place)
    menu.entries = self.entries(entries, in: .row(row))
    if entries.isEmpty { menu.entries = [emptyComment(place)] }
    if case .own = kind { menu.onlyWhen = condition }
    plan.menuBar?.menus.append(menu)
  }

  mutating func barMenuName(_ title: PlannedText?) -> String {
    let literal = title?.plain ?? ""
    let words = NameChooser.upperCamel(Array(NameChooser.words(of: literal).prefix(4)))
    // The name is the bar's own.
    return barNames.choose([words], orElse: "Untitled")
  }

  private func hasRow(_ row: StandardCommandPlace) -> Bool {
    plan.menuBar?.menus.contains { menu in
      if case .row(row) = menu.kind { return true }
      return false
    } ?? false
  }

  // MARK: Which menu it is

  /// The system's menu that a menu of the bar is; nil for one of the app's own.
  private func row(
    _ title: FoundText, _ system: String?, _ entries: [FoundEntry], isFirst: Bool
  ) -> StandardCommandPlace? {
    switch system {
    case "apple", "application": return .app
    case "window": return .window
    case "help": return .help
    default: break
    }
    if let named = system.flatMap({ StandardCommandPlace(name: $0) }), named != .toolbar {
      return named
    }
    switch title.literal?.lowercased() {
    case "file": return .file
    case "edit": return .edit
    case "format": return .format
    case "view": return .view
    case "window": return .window
    case "help": return .help
    case .some(let text) where isFirst && text == (found.appName ?? plan.appName).lowercased():
      return .app
    default: break
    }
    return Self.rowByEntries(entries, isFirst: isFirst)
  }

  /// Known by a command that is nowhere else, so that titles can be in any language.
  private static func rowByEntries(_ entries: [FoundEntry], isFirst: Bool) -> StandardCommandPlace?
  {
    let names = entries.prefix(40).compactMap { entry -> String? in
      guard case .command(let command) = entry.content else { return nil }
      return StandardEntries.anyName(of: command)
    }
    if isFirst && names.contains(where: { ["quit", "about", "hide"].contains($0) }) { return .app }
    let signs: [(StandardCommandPlace, [String])] = [
      (.app, ["quit"]), (.edit, ["undo", "cut", "paste"]),
      (.window, ["minimize", "bringAllToFront"]),
      (.help, ["help"]), (.view, ["toolbar", "fullScreen", "customizeToolbar"]),
      (.file, ["new", "open", "close", "saveAs"]),
    ]
    return signs.first { $0.1.contains { names.contains($0) } }?.0
  }

  // MARK: Second menu bars

  /// The menus of another menu bar, of which an app has one, as named menus.
  private mutating func planSecondBar(_ number: Int) {
    begin(number)
    let surface = found.surfaces[number]
    for entry in surface.entries {
      guard case .menu(let title, _, _, let entries) = entry.content else {
        if entry.isSeparator { continue }
        _ = unreadAll([entry], "an entry of another menu bar", at: entry.place)
        continue
      }
      count(.found, at: entry.place)
      count(.written, at: entry.place)
      var menu = surface
      menu.kind = .menu(title: title)
      menu.entries = entries
      menu.place = entry.place
      planNamedMenu(
        menu, title: title, reason: "a menu of another menu bar, of which an app has one")
    }
  }
}

extension FoundSurface {
  var isMenuBarPart: Bool {
    if case .menuBarPart = kind { return true }
    return false
  }
}
