import MenuModel
import MenuSyntax

/// Reads menus of AppKit and UIKit in Swift source.
enum SwiftMenuReader {
  /// Code that can make menus: a function, a property, or what a file does by itself.
  struct Unit {
    var file: SwiftFile
    var owner: [String]
    var name: String
    var statements: [SwiftStatement]
    var parameters: [SwiftFunction.Parameter]
    var returnType: String?
    /// Whether it is a function, whose actions are in menus only if it returns them.
    var isFunction = false
    /// The local functions of what it is declared in, which it can call.
    var functions: [SwiftFunction] = []
    var platforms: Set<Platform>
    var span: Span
  }

  /// A surface, with where its entries are made.
  private struct Candidate {
    var surface: FoundSurface
    var sites: Set<Place>
    /// Whether the code tells where it is shown.
    var isShown: Bool
  }

  /// The menus in Swift files, what code makes for menus that is in none of them, and the bar items without a title.
  static func read(
    _ index: ProjectIndex
  ) -> (
    surfaces: [FoundSurface], unread: [FoundEntry], buttonsWithoutTitles: [Place],
    hiddenKeys: [HiddenKey]
  ) {
    var reading = Reading(index: index)
    let files = index.files.filter { mentionsMenus($0.source) }
    for file in files {
      for unit in units(of: file) { reading.read(unit) }
    }
    let calls = files.map { MenuCalls(in: $0, index) }
    for (file, calls) in zip(files, calls) { reading.readRest(calls, in: file) }
    let unread = zip(files, calls).flatMap { file, calls in
      calls.calls.filter { !reading.reached.contains($0.place) }.map { entry(for: $0, in: file) }
    }
    return (
      withoutRepetitions(reading.candidates), unread, calls.flatMap(\.buttonsWithoutTitles),
      reading.hiddenKeys
    )
  }

  /// What was read so far.
  private struct Reading {
    let index: ProjectIndex
    var candidates: [Candidate] = []
    var hiddenKeys: [HiddenKey] = []
    /// The calls that are in a candidate, or that make no entry.
    var reached: Set<Place> = []
    private var left = Limits.swiftMenuSteps

    init(index: ProjectIndex) { self.index = index }

    mutating func read(_ unit: Unit) {
      let interpreter = run(unit)
      let made = SwiftMenuReader.candidates(of: unit, interpreter, besides: [])
      hiddenKeys += interpreter.items.compactMap { $0.hiddenKey(in: unit.owner.last) }
      candidates += made.candidates
      reached.formUnion(made.calls)
    }

    /// Reads what is in code that no function was seen to run, such as a closure that is given to a framework: the innermost
    /// closure or function by itself.
    mutating func readRest(_ calls: MenuCalls, in file: SwiftFile) {
      var isRead: Set<Int> = []
      for call in calls.calls where call.kind == .entry || call.kind == .menu {
        if reached.contains(call.place) || !isRead.insert(call.body).inserted { continue }
        let body = calls.bodies[call.body]
        let unit = Unit(
          file: file, owner: body.owner, name: body.name, statements: body.statements,
          parameters: [], returnType: nil, platforms: body.platforms, span: call.code.span)
        let made = SwiftMenuReader.candidates(of: unit, run(unit), besides: reached)
        candidates += made.candidates
        reached.formUnion(made.calls)
      }
    }

    private mutating func run(_ unit: Unit) -> MenuInterpreter {
      let steps = min(left, Limits.swiftUnitSteps)
      let interpreter = MenuInterpreter(index: index, steps: steps)
      SwiftMenuReader.run(unit, interpreter)
      left -= steps - interpreter.steps
      return interpreter
    }
  }

  /// What is in no menu that was read.
  private static func entry(for call: MenuCalls.Call, in file: SwiftFile) -> FoundEntry {
    let code = file.shortCode(call.place.span)
    let reason: String
    switch call.kind {
    case .entry: reason = "the entry `\(code)`, whose menu was not found"
    case .menu: reason = "the menu `\(code)`, which the app fills as it runs"
    case .keyCommand: reason = "the key command `\(code)`, which has no title"
    case .barItem: reason = "the toolbar item `\(code)`, which code makes"
    }
    return FoundEntry(.unread(reason: reason), place: call.place)
  }

  /// Drops what only repeats entries of another surface: a function that others call.
  private static func withoutRepetitions(_ candidates: [Candidate]) -> [FoundSurface] {
    let order = candidates.indices.sorted { first, second in
      let (a, b) = (candidates[first], candidates[second])
      if a.isShown != b.isShown { return a.isShown }
      if a.sites.count != b.sites.count { return a.sites.count > b.sites.count }
      return first < second
    }
    var seen: Set<Place> = []
    var kept: Set<Int> = []
    var shown: [Set<Place>: [FoundSurface]] = [:]
    for number in order {
      let candidate = candidates[number]
      // A helper's menu is a part of the menus that call it.
      if !candidate.isShown, candidate.sites.isSubset(of: seen) { continue }
      let others = shown[candidate.sites] ?? []
      if others.contains(where: { isSame($0, candidate.surface) }) { continue }
      shown[candidate.sites] = others + [candidate.surface]
      seen.formUnion(candidate.sites)
      kept.insert(number)
    }
    return candidates.indices.filter { kept.contains($0) }.map { candidates[$0].surface }
  }

  /// Whether two surfaces are shown in the same way by the same type.
  private static func isSame(_ first: FoundSurface, _ second: FoundSurface) -> Bool {
    first.owner == second.owner && first.kind == second.kind
  }

  /// Whether a file names something of menus, so that it is worth running.
  private static func mentionsMenus(_ source: Source) -> Bool {
    let words = [
      "Menu", "UIAction", "UICommand", "UIKeyCommand", "withTitle", "UIBarButtonItem", "NSToolbar",
      "UIContextualAction", "UIAlertAction", "NSTableViewRowAction", "UITableViewRowAction",
      "UIApplicationShortcutItem",
      "UIMutableApplicationShortcutItem",
    ].map { Array($0.utf8) }
    var matched = words.map { _ in 0 }
    for byte in source.bytes {
      for number in words.indices {
        let word = words[number]
        if byte == word[matched[number]] {
          matched[number] += 1
          if matched[number] == word.count { return true }
        } else {
          matched[number] = byte == word[0] ? 1 : 0
        }
      }
    }
    return false
  }

  // MARK: Units

  private static func units(of file: SwiftFile) -> [Unit] {
    var units: [Unit] = []
    collect(file.statements, in: file, owner: [], ConditionalPlatforms.all, into: &units)
    return units
  }

  private static func collect(
    _ statements: [SwiftStatement], in file: SwiftFile, owner: [String], _ platforms: Set<Platform>,
    into units: inout [Unit]
  ) {
    func unit(_ name: String, _ statements: [SwiftStatement], _ span: Span) -> Unit {
      Unit(
        file: file, owner: owner, name: name, statements: statements, parameters: [],
        returnType: nil, platforms: platforms, span: span)
    }
    func add(_ function: SwiftFunction, besides functions: [SwiftFunction] = []) {
      let body = function.body ?? []
      var made = unit(signature(function), body, function.span)
      made.parameters = function.parameters
      made.returnType = function.returnType
      made.isFunction = true
      made.functions = functions
      units.append(made)
      // Of several local functions with one name, the types decide which is called; each is read by itself.
      let locals = body.compactMap { statement in
        if case .function(let local) = statement.kind { return local }
        return nil
      }
      for local in locals { add(local, besides: functions + locals) }
    }
    var others: [SwiftStatement] = []
    for statement in statements {
      switch statement.kind {
      case .function(let function): add(function)
      case .variable(let variable):
        var made = unit(variable.name, variable.body ?? [statement], variable.span)
        made.returnType = variable.type
        units.append(made)
        if !variable.observers.isEmpty {
          units.append(unit(variable.name, variable.observers, variable.span))
        }
      case .type(let type):
        collect(
          type.members, in: file, owner: owner + type.name.split(separator: ".").map(String.init),
          platforms, into: &units)
      case .compiled(let branches):
        for branch in branches {
          collect(
            branch.statements, in: file, owner: owner,
            platforms.intersection(branch.condition.platforms), into: &units)
        }
      case .enumCases, .other: continue
      default: others.append(statement)
      }
    }
    // What `main.swift` does.
    if let first = others.first { units.append(unit("", others, first.span)) }
  }

  /// `menu(for:)`
  static func signature(_ function: SwiftFunction) -> String {
    "\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  // MARK: Surfaces

  private static func run(_ unit: Unit, _ interpreter: MenuInterpreter) {
    let scope = SwiftScope(file: unit.file, typePath: unit.owner)
    if let type = unit.owner.last, interpreter.isMenu(type) {
      let list = interpreter.makeList(at: Span(unit.span.start, unit.span.start), in: scope)
      scope.declare("self", .menu(.list(list)))
    }
    for parameter in unit.parameters {
      let type = parameter.type.filter { $0 != "?" && $0 != "!" }
      let isList =
        type == "NSMenu" || interpreter.isMenu(type)
        || unit.givesEditMenu && parameter.isSuggestion
      let list = isList ? interpreter.makeList(at: unit.span, in: scope) : nil
      scope.declare(parameter.name, list.map { .menu(.list($0)) } ?? .unknown)
    }
    let returned = interpreter.makeList(at: unit.span, in: scope)
    interpreter.running = [unit.file.place(of: unit.span)]
    interpreter.swipeEdge = SwipeActions.Edge(inName: unit.name)
    let frame = MenuInterpreter.Frame(returned)
    frame.functions = Dictionary(grouping: unit.functions, by: \.name)
    interpreter.runBody(unit.statements, in: scope, frame)
    if let result = frame.result, let kind = returnedKind(unit) {
      interpreter.add(kind, result, at: unit.span, in: scope)
    }
  }

  /// Where a menu is shown that a function returns; nil if its name doesn't tell.
  private static func returnedKind(_ unit: Unit) -> FoundSurface.Kind? {
    let name = unit.name.lowercased()
    // `applicationDockMenu(_:)` of the app's delegate.
    if name.includes("dockmenu") { return .dockMenu }
    if unit.givesEditMenu { return .editMenu }
    // What UIKit asked before it had configurations. Whether a full swipe performs the first action it does not say.
    if unit.name == "tableView(_:editActionsForRowAt:)" {
      return .swipe(edge: .trailing, isFull: false)
    }
    // AppKit asks for a context menu with the event: `menu(for:)`.
    let isAsked = unit.parameters.contains { $0.type.hasSuffix("NSEvent") || $0.type == "NSEvent?" }
    if isAsked || name.includes("contextmenu") || name.hasPrefix("contextualmenu")
      || name == "defaultmenu"
    {
      return .contextMenu
    }
    return nil
  }

  /// The menus that a function made, and the calls that make them and their entries.
  ///
  /// - Parameter known: The entries that others have; a menu with one of them is left out, but for what is new in it.
  private static func candidates(
    of unit: Unit, _ interpreter: MenuInterpreter, besides known: Set<Place>
  ) -> (candidates: [Candidate], calls: Set<Place>) {
    var candidates: [Candidate] = []
    var calls = interpreter.buttons
    var shown: Set<ObjectIdentifier> = []
    func add(_ surface: MenuInterpreter.Surface, isShown: Bool) {
      var items: [DraftItem] = []
      for entry in interpreter.entries(of: surface.value) { entry.forEachItem { items.append($0) } }
      let sites = Set(items.map(\.site))
      // It was read where it is shown, with more of its code.
      if !sites.isDisjoint(with: known) { return }
      shown.formUnion(items.map { ObjectIdentifier($0) })
      // A separator alone is added to a menu of another's.
      let isUnread = isShown && interpreter.entries(of: surface.value).contains(where: \.isUnread)
      if !items.contains(where: \.isEntry) && !isUnread && !surface.isOfNothing { return }
      calls.formUnion(items.filter(\.isEntry).map(\.site))
      calls.formUnion(items.compactMap(\.submenu?.place))
      if case .list(let list) = surface.value { calls.insert(list.place) }
      let kind = kind(of: surface, items)
      var found = FoundSurface(
        kind, owner: unit.owner.last, name: unit.name.isEmpty ? nil : unit.name,
        framework: items.last?.framework ?? (surface.isOfNothing ? .uikit : .appkit),
        platforms: platforms(unit),
        entries: interpreter.entries(of: surface).compactMap { $0.found() },
        place: surface.place)
      found.isUnplaceable = !found.isSwipe && items.contains(where: \.isSwipeAction)
      found.isOfControls = items.contains(where: \.isAlertAction)
      let isKnown = isShown && !found.isUnplaceable
      for found in unit.isRowActions ? found.byEdge : [found] {
        candidates.append(
          Candidate(surface: found, sites: sites, isShown: isKnown || found.isSwipe))
      }
    }
    for surface in interpreter.surfaces { add(surface, isShown: true) }
    // Menus and arrays that the code gives to others, the largest first: it holds the rest.
    let lists = interpreter.lists.map { (list: $0, count: count($0.entries)) }
      .sorted { $0.count > $1.count }
    for (list, count) in lists where count > 0 {
      var isNew = false
      for entry in list.entries {
        entry.forEachItem {
          isNew = isNew || !shown.contains(ObjectIdentifier($0)) && !$0.isGivenAway
        }
      }
      if isNew { add(surface(.list(list), list.title, at: list.place), isShown: false) }
    }
    // Items that are in no menu here: properties that another function adds, or whose menu isn't known.
    let rest = interpreter.items.filter {
      !shown.contains(ObjectIdentifier($0)) && $0.isEntry && !known.contains($0.site)
        && !$0.isGivenAway
    }
    calls.formUnion(interpreter.items.filter(\.isGivenAway).map(\.site))
    let nested = Set(rest.flatMap { item in identifiers(in: item.submenu?.entries ?? []) })
    let roots = rest.filter { !nested.contains(ObjectIdentifier($0)) }
    for item in roots where item.submenu != nil {
      add(surface(.item(item), nil, at: item.site), isShown: false)
    }
    let ofControls = unit.keepsActions ? roots.filter { $0.submenu == nil && $0.isAction } : []
    calls.formUnion(ofControls.map(\.site))
    let single = roots.filter {
      $0.submenu == nil && $0.command.title.literal != "" && !calls.contains($0.site)
    }
    if let first = single.first {
      let list = DraftList(place: first.site)
      list.entries = single.entriesByConditions()
      add(surface(.list(list), nil, at: first.site), isShown: false)
    }
    return (candidates, calls)
  }

  /// What a surface is: actions of the app's icon are that wherever they are made.
  private static func kind(
    of surface: MenuInterpreter.Surface, _ items: [DraftItem]
  ) -> FoundSurface.Kind {
    items.contains(where: \.isQuickAction) ? .quickActions : surface.kind
  }

  /// A menu of which the code doesn't tell where it is shown.
  private static func surface(
    _ value: MenuValue, _ title: FoundText?, at place: Place
  ) -> MenuInterpreter.Surface {
    var title = title
    let first: DraftItem?
    switch value {
    case .item(let item): first = item
    case .list(let list):
      if list.entries.count == 1, case .item(let item) = list.entries[0] {
        first = item
      } else {
        first = nil
      }
    }
    if title == nil || title?.literal == "", let first, first.framework == .uikit,
      first.submenu != nil
    {
      title = first.command.title
    }
    if title?.literal == "" { title = nil }
    return MenuInterpreter.Surface(
      kind: .menu(title: title), value: value, isWhole: true, place: place)
  }

  private static func identifiers(in entries: [DraftList.Entry]) -> [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    for entry in entries { entry.forEachItem { found.append(ObjectIdentifier($0)) } }
    return found
  }

  private static func count(_ entries: [DraftList.Entry]) -> Int {
    var count = 0
    for entry in entries { entry.forEachItem { _ in count += 1 } }
    return count
  }

  private static func platforms(_ unit: Unit) -> Set<Platform> {
    unit.platforms == ConditionalPlatforms.all ? [] : unit.platforms
  }
}

extension SwiftMenuReader.Unit {
  /// Whether an action that is made and in no menu is that of a control, as far as is known: nothing returns it.
  fileprivate var keepsActions: Bool {
    isFunction && !(returnType.map(MenuInterpreter.isMenuType) ?? false)
  }

  /// Whether AppKit asks it for the swipe actions of a row, at either edge.
  fileprivate var isRowActions: Bool { name == "tableView(_:rowActionsForRow:edge:)" }

  /// Whether it gives the menu of selected text, among whose commands are those that the system suggests.
  fileprivate var givesEditMenu: Bool {
    name.lowercased().includes("editmenu") && parameters.contains(where: \.isSuggestion)
  }
}

extension SwiftFunction.Parameter {
  /// Whether it has the system's commands of an edit menu.
  fileprivate var isSuggestion: Bool { label == "suggestedActions" }
}
