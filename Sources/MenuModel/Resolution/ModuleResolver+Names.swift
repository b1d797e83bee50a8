import MenuSyntax

extension ModuleResolver {
  // MARK: Case

  /// Records a name whose case is not the usual one: types begin with a capital, all other names do not.
  mutating func checkCase(_ name: Name, isType: Bool, key: NameKey?) {
    guard let wanted = Self.usualForm(name.text, isType: isType) else { return }
    let key = key ?? .type("\(name.place.source):\(name.place.span.start)")
    if unusualUses[key] == nil { unusualUses[key] = [] }
    unusualNames.append((key, name, wanted))
  }

  /// The name in the usual case, or nil if it is so already.
  private static func usualForm(_ text: String, isType: Bool) -> String? {
    let hasInnerUnderscore = text.utf8.dropFirst().contains(UInt8(ascii: "_"))
    guard let first = text.first(where: { $0 != "_" }) else { return nil }
    let isWrong = isType ? first.isLowercase : first.isUppercase
    if !isWrong && !(hasInnerUnderscore && text.utf8.allSatisfy { $0 < 0x80 }) { return nil }
    let leading = text.prefix { $0 == "_" }
    var words = text.dropFirst(leading.count).split(separator: "_").map(String.init)
    if words.isEmpty { return nil }
    for index in words.indices where index > 0 {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    let joined = words.joined()
    let result =
      isType
      ? joined.prefix(1).uppercased() + joined.dropFirst() : lowerCamelCase(joined)
    return leading + result == text ? nil : leading + result
  }

  /// Warns of names in an unusual case; the fix renames their uses too.
  mutating func reportUnusualNames() {
    for (key, name, wanted) in unusualNames {
      var edits = [Edit(place: name.place, text: wanted)]
      for place in unusualUses[key, default: []] { edits.append(Edit(place: place, text: wanted)) }
      let isType = wanted.first?.isUppercase ?? false
      let isTaken =
        isType
        && (SwiftNames.isTaken(wanted) || SwiftNames.cannotNameMember(wanted)
          || GeneratedTypeNames.contains(wanted, ofApp: module.app.name))
      report(
        "name-case", .warning, at: name.place,
        isType
          ? "`\(name.text)` names a type, which is written in upper camel case"
          : "`\(name.text)` is written in lower camel case in Swift",
        help: isTaken
          ? "Give it another name; Swift has a type `\(wanted)` already." : "Write `\(wanted)`.",
        fixes: isTaken
          ? [] : [Fix(title: "Rename it to `\(wanted)`", applicability: .unsafe, edits: edits)])
    }
  }

  // MARK: Names in Swift

  /// Reports names that would collide in the generated Swift.
  mutating func checkSwiftNames() {
    checkAppName()
    let surfaces = GeneratedTypeNames.surfaces(of: module)
    checkTypeNames(surfaces)
    checkSurfaceNames(surfaces)
    checkViewNames()
    checkBlockNames()
    checkReservedMembers()
  }

  /// The app's name begins those of the types that the module shares, which may not be the library's: `MenuCommand`.
  private mutating func checkAppName() {
    let app = module.app.name
    guard let type = GeneratedTypeNames.takenType(ofApp: app) else { return }
    report(
      "name-taken", at: types[app]?.place ?? Place(source: 0, span: Span(0, 0)),
      "Generated Swift would have a type `\(type)`, which it also uses as it is",
      help: "Give the app another name, as in `app \(SwiftNames.upperCamel(app))App { … }`.")
  }

  /// A choice or list, which is a type in Swift.
  private struct NamedType {
    /// The keyword of its declaration.
    var word: String
    var name: Name
    /// The name after `type`.
    var type: Name?
    var typeName: String
    /// The offset at which `type` can be added.
    var end: UInt32

    /// Advice to call it by another name in Swift, and a fix that does.
    func renaming(inApp app: String) -> (help: String, fixes: [Fix]) {
      var free = app + name.text
      if GeneratedTypeNames.contains(free, ofApp: app) { free = "Menu" + name.text }
      let behind = Place(source: name.place.source, span: Span(end, end))
      let edit = type.map { Edit(place: $0.place, text: free) }
      return (
        "Say what it is called in Swift: `\(word) \(name.text) type \(free)`.",
        [
          Fix(
            title: "Call it `\(free)` in Swift", applicability: .unsafe,
            edits: [edit ?? Edit(place: behind, text: " type \(free)")])
        ]
      )
    }
  }

  private mutating func checkTypeNames(_ surfaces: [GeneratedTypeNames.SurfaceType]) {
    let app = module.app.name
    var surfaceNames: Set<String>?
    let choices = module.choices.map {
      NamedType(
        word: "choice", name: $0.name, type: $0.type, typeName: $0.typeName,
        end: $0.name.place.span.end)
    }
    let lists = module.lists.map {
      NamedType(
        word: "list", name: $0.name, type: $0.type, typeName: $0.typeName, end: $0.place.span.end)
    }
    // A block's commands are reached through a case.
    let blocks = Dictionary(
      module.commandBlocks.compactMap(\.name).map { (SwiftNames.lowerCamel($0.text), $0.place) },
      uniquingKeysWith: { first, _ in first })
    var known: [String: Place] = [:]
    for type in choices + lists {
      let name = Name(text: type.typeName, place: (type.type ?? type.name).place)
      var isTaken = GeneratedTypeNames.contains(name.text, ofApp: app)
      if !isTaken, GeneratedTypeNames.mayNameSurface(name.text) {
        if surfaceNames == nil { surfaceNames = Set(surfaces.map(\.name)) }
        isTaken = surfaceNames?.contains(name.text) ?? false
      }
      if isTaken {
        let (help, fixes) = type.renaming(inApp: app)
        report(
          "name-taken", at: name.place, "The generated Swift already has a type `\(name.text)`",
          help: help, fixes: fixes)
      } else if GeneratedTypeNames.isTaken(name.text) {
        let (help, fixes) = type.renaming(inApp: app)
        report(
          "name-taken", at: name.place, "`\(name.text)` is a type that the generated Swift uses",
          help: help, fixes: fixes)
      } else if let first = known[name.text] {
        reportLaterCollision(
          name.place, first, "There would be two types `\(name.text)` in Swift")
      } else if let member = variables[name.text]?.place ?? placeOfCommand(name.text)
        ?? blocks[name.text]
      {
        reportLaterCollision(
          name.place, member, "`\(name.text)` would be both a type and a member in Swift")
      } else if let framework = FrameworkTypes.module(of: name.text) {
        let (help, fixes) = type.renaming(inApp: app)
        report(
          "name-shadows", .warning, at: name.place,
          "`\(name.text)` hides the type of \(framework) from the app's Swift", help: help,
          fixes: fixes)
      }
      known[name.text] = name.place
    }
  }

  /// The type of a menu or toolbar is named after what has it, which may make two names one.
  private mutating func checkSurfaceNames(_ surfaces: [GeneratedTypeNames.SurfaceType]) {
    // Two screens or toolbars of one name have been reported.
    if diagnostics.contains(where: { $0.rule == "duplicate-name" }) { return }
    var known: [String: Place] = [:]
    for type in surfaces {
      if let first = known[type.name] {
        reportLaterCollision(
          type.place, first, "There would be two types `\(type.name)` in Swift")
      } else if SwiftNames.isTaken(type.name)
        || GeneratedTypeNames.contains(type.name, ofApp: module.app.name)
      {
        report(
          "name-taken", at: type.place,
          "This would be a type `\(type.name)` in Swift, which the generated Swift also uses as it is",
          help: "Give it another name, or what it belongs to.")
      }
      known[type.name] = type.place
    }
  }

  /// A named block is a case of the app's enum, as the commands of unnamed blocks are, and an enum nested in it.
  private mutating func checkBlockNames() {
    if !module.commandBlocks.contains(where: { $0.name != nil }) { return }
    var blocks: [String: Place] = [:]
    var cases: [String: Place] = [:]
    for (block, type) in zip(module.commandBlocks, GeneratedTypeNames.blocks(of: module)) {
      guard let name = block.name, let type else { continue }
      checkCase(name, isType: true, key: nil)
      if let first = blocks[name.text] {
        reportDuplicate(
          "duplicate-name", at: name.place, "There are two command blocks named `\(name.text)`",
          first: first)
        continue
      }
      blocks[name.text] = name.place
      let member = SwiftNames.lowerCamel(name.text)
      if let first = cases[member] ?? placeOfCase(member) {
        reportLaterCollision(
          name.place, first,
          "The block `\(name.text)` and the command `\(member)` would be the same case in Swift")
      }
      if let first = cases[type] ?? placeOfCase(type) {
        reportLaterCollision(
          name.place, first, "This and the block `\(name.text)` would both be `\(type)` in Swift")
      }
      cases[member] = name.place
      cases[type] = name.place
      if SwiftNames.cannotNameMember(type) || SwiftNames.isTaken(type) {
        let free = freeName(ofBlock: name.text)
        report(
          "name-taken", at: name.place, "`\(type)` is a type that the generated Swift uses",
          help: "Give the block another name: `commands \(free) { … }`.",
          fixes: [
            Fix(
              title: "Call it `\(free)`", applicability: .unsafe,
              edits: [Edit(place: name.place, text: free)])
          ])
      }
    }
  }

  /// A name for a block that neither Swift nor the module has: `TaskCommands` for Task.
  private func freeName(ofBlock name: String) -> String {
    let blocks = Set(module.commandBlocks.compactMap { $0.name?.text })
    var free = name + "Commands"
    if blocks.contains(free) { free = SwiftNames.upperCamel(module.app.name + name) }
    while blocks.contains(free) || types[free] != nil || SwiftNames.isTaken(free)
      || commandIDs[SwiftNames.lowerCamel(free)] != nil
    {
      free += "Commands"
    }
    return free
  }

  /// The app's own views in a toolbar are the cases of one enum.
  private mutating func checkViewNames() {
    for toolbar in module.screens.compactMap(\.toolbar) + module.toolbars {
      var known: [String: Name] = [:]
      for entry in toolbar.blocks.entries.withDescendants {
        guard case .view(let name, _) = entry.kind else { continue }
        let member = SwiftNames.lowerCamel(name.text)
        if let first = known[member] {
          if first.text == name.text { continue }
          reportLaterCollision(
            name.place, first.place, "There would be two views `\(member)` in Swift")
        }
        known[member] = name
      }
    }
  }

  private func placeOfCommand(_ name: String) -> Place? {
    commandIDs[name].map { module.commands[$0.index].name.place }
  }

  /// The place of a command's name, if the command is a case of the app's own enum.
  private mutating func placeOfCase(_ name: String) -> Place? {
    guard let id = commandIDs[name],
      module.commandBlocks[module.commands[id.index].block].name == nil
    else { return nil }
    return module.commands[id.index].name.place
  }

  /// Reports two names that are one in Swift, at the later of them.
  private mutating func reportLaterCollision(_ left: Place, _ right: Place, _ message: String) {
    let leftIsLater = Self.isBefore(right, left)
    reportDuplicate(
      "name-collision", at: leftIsLater ? left : right, message, first: leftIsLater ? right : left)
  }

  private mutating func checkReservedMembers() {
    for command in module.commands {
      checkMember(command.name)
      if module.app.hasChangeableKeys, command.name.text == "keys" {
        report(
          "name-taken", at: command.name.place,
          "With `keys changeable`, the generated commands already have a member `keys`",
          help: "Give it another name.")
      }
    }
    for choice in module.choices {
      for option in choice.options { checkMember(option.name) }
    }
    for variable in module.state {
      checkMember(variable.name, isField: true)
      checkField(variable.name.text, at: variable.name.place)
    }
    for list in module.lists {
      checkMember(Name(text: list.field, place: list.place), isField: true)
      checkField(list.field, at: list.place)
    }
  }

  /// The property that `Hashable` brings is one of the state's own.
  private mutating func checkField(_ field: String, at place: Place) {
    guard field == "hashValue" else { return }
    report(
      "name-taken", at: place, "The generated state already has a property `hashValue`",
      help: "Give the field another name.")
  }

  private mutating func checkMember(_ name: Name, isField: Bool = false) {
    if name.text == "_" {
      report(
        "name-taken", at: name.place, "`_` alone is not a name in Swift",
        help: "Give it another name."
      )
      return
    }
    if SwiftNames.cannotNameMember(name.text) {
      report(
        "name-taken", at: name.place,
        "After a dot, Swift has its own meaning for `\(name.text)`",
        help: "Give it another name.")
    } else if let first = name.text.utf8.first, (0x41...0x5A).contains(first),
      isField
        ? GeneratedTypeNames.ofFields.contains(name.text)
        : GeneratedTypeNames.isUsedBesideCases(name.text, ofApp: module.app.name)
    {
      // A member of this name would hide the type.
      report(
        "name-taken", at: name.place,
        "`\(name.text)` is a type that the generated Swift uses",
        help: "Give it another name.")
    }
  }

  // MARK: Cycles

  /// The most entries that a menu may have with what it includes.
  private static let maximumMenuEntries = 10_000

  /// What is known of the named menus while their uses are followed.
  private struct MenuVisits {
    enum Mark { case unseen, open, done }
    var marks: [Mark]
    /// How deep each nests with what it uses, and how many entries that comes to.
    var depths: [Int]
    var counts: [Int]

    init(_ count: Int) {
      marks = Array(repeating: .unseen, count: count)
      depths = Array(repeating: 0, count: count)
      counts = Array(repeating: 0, count: count)
    }
  }

  /// Reports menus that reach themselves, nest too deep or grow too large by what they include, and cuts them: everything
  /// after this ends, on any stack.
  mutating func breakCycles() {
    var visits = MenuVisits(module.menus.count)
    for index in module.menus.indices where visits.marks[index] == .unseen {
      visit(index, &visits)
    }
  }

  private mutating func visit(_ start: Int, _ visits: inout MenuVisits) {
    // A stack of its own: includes may chain through thousands of menus.
    var stack: [(menu: Int, uses: [MenuUse], next: Int)] = []
    func push(_ menu: Int) -> (menu: Int, uses: [MenuUse], next: Int) {
      var found: [MenuUse] = []
      visits.counts[menu] = Self.collectUses(module.menus[menu].entries, at: 1, &found)
      return (menu, found, 0)
    }
    visits.marks[start] = .open
    stack.append(push(start))
    while let top = stack.last {
      guard top.next < top.uses.count else {
        finish(top.menu, top.uses, &visits)
        visits.marks[top.menu] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let use = top.uses[top.next]
      if visits.marks[use.menu] == .unseen {
        visits.marks[use.menu] = .open
        stack.append(push(use.menu))
      } else if visits.marks[use.menu] == .open {
        reportCycle(at: use.place, from: top.menu, to: use.menu)
        cut([use.menu], from: top.menu)
        // The same menu again is the same cause.
        stack[stack.count - 1].uses.removeAll { $0.menu == use.menu }
        stack[stack.count - 1].next = top.uses[..<top.next].count { $0.menu != use.menu }
      }
    }
  }

  /// Adds up a menu whose uses are done.
  private mutating func finish(_ menu: Int, _ uses: [MenuUse], _ visits: inout MenuVisits) {
    var tooDeep: Set<Int> = []
    for use in uses {
      let depth = use.depth + visits.depths[use.menu]
      if depth > Nesting.maximumDepth {
        if tooDeep.isEmpty {
          report(
            "nesting-too-deep", at: use.place,
            "With what it includes, this nests deeper than \(Nesting.maximumDepth) levels",
            help: "Place what is in the included menu directly.")
        }
        tooDeep.insert(use.menu)
        continue
      }
      visits.depths[menu] = max(visits.depths[menu], depth)
      visits.counts[menu] += visits.counts[use.menu]
      if visits.counts[menu] > Self.maximumMenuEntries {
        report(
          "menu-too-large", at: use.place,
          "This brings the menu `\(module.menus[menu].name.text)` to more than \(Self.maximumMenuEntries) entries",
          help: "Include less, or divide what is included into menus of their own.")
        cut(Set(uses.map(\.menu)), from: menu)
        visits.depths[menu] = 0
        visits.counts[menu] = 0
        return
      }
    }
    if !tooDeep.isEmpty { cut(tooDeep, from: menu) }
  }

  private mutating func cut(_ used: Set<Int>, from menu: Int) {
    module.menus[menu].entries = Self.withoutUses(of: used, module.menus[menu].entries)
  }

  private mutating func reportCycle(at place: Place, from: Int, to: Int) {
    let name = module.menus[to].name
    report(
      "menu-cycle", at: place,
      from == to
        ? "The menu `\(name.text)` includes itself"
        : "The menu `\(name.text)` includes itself by way of `\(module.menus[from].name.text)`",
      related: [RelatedPlace(place: name.place, message: "`\(name.text)` is declared here")],
      help: "Remove this, or move what the two share to a menu of its own.")
  }

  /// A place at which a menu includes or shows another, and its depth.
  private struct MenuUse {
    var menu: Int
    var place: Place
    var depth: Int
  }

  /// Gathers the named menus that entries include or show, and counts the other entries.
  private static func collectUses(_ entries: [Entry], at depth: Int, _ found: inout [MenuUse])
    -> Int
  {
    var count = entries.count
    for entry in entries {
      if let menu = entry.namedMenu {
        found.append(MenuUse(menu: menu.index, place: entry.place, depth: depth))
      }
      var inner = depth
      if case .submenu = entry.kind { inner += 1 }
      count += collectUses(entry.children, at: inner, &found)
    }
    return count
  }

  private static func withoutUses(of menus: Set<Int>, _ entries: [Entry]) -> [Entry] {
    entries.compactMap { entry in
      if let menu = entry.namedMenu, menus.contains(menu.index) { return nil }
      var entry = entry
      entry.block = withoutUses(of: menus, entry.children)
      return entry
    }
  }
}
