import MenuSyntax

extension ModuleResolver {
  // MARK: Case

  /// Notes a name whose case is not the usual one: types begin with a capital, all other names do not.
  mutating func checkCase(_ name: Name, isType: Bool, key: NameKey?) {
    guard let wanted = Self.usualForm(name.text, isType: isType) else { return }
    let key = key ?? .type("\(name.place.source):\(name.place.span.start)")
    unusualKeys.insert(key)
    unusualNames.append((key, name, wanted))
  }

  /// The name in the usual case, or nil if it is so already.
  private static func usualForm(_ text: String, isType: Bool) -> String? {
    if isPlainlyUsual(text, isType: isType) { return nil }
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

  /// Whether a name is in the usual case for sure: ASCII letters and digits, the first of them in the right case.
  private static func isPlainlyUsual(_ text: String, isType: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first else { return false }
      if isType ? first < 0x41 || first > 0x5A : first < 0x61 || first > 0x7A { return false }
      var index = 1
      while index < bytes.count {
        if bytes[index] >= 0x80 || bytes[index] == 0x5F { return false }
        index += 1
      }
      return true
    }
  }

  /// Warns of names in an unusual case; the fix renames their uses too.
  mutating func reportUnusualNames() {
    for (key, name, wanted) in unusualNames {
      var edits = [Edit(place: name.place, text: wanted)]
      for place in uses[key, default: []] { edits.append(Edit(place: place, text: wanted)) }
      let isType = wanted.first?.isUppercase ?? false
      report(
        "name-case", .warning, at: name.place,
        isType
          ? "`\(name.text)` names a type, which is written in upper camel case"
          : "`\(name.text)` is written in lower camel case in Swift",
        help: "Write `\(wanted)`.",
        fixes: [Fix(title: "Rename it to `\(wanted)`", applicability: .unsafe, edits: edits)])
    }
  }

  // MARK: Names in Swift

  /// Reports names that would collide in the generated Swift.
  mutating func checkSwiftNames() {
    checkTypeNames()
    checkBlockNames()
    checkReservedMembers()
  }

  private mutating func checkTypeNames() {
    let app = module.app.name
    let surfaces = GeneratedTypeNames.surfaces(of: module)
    let named = module.choices.map { ($0.name, "choice") } + module.lists.map { ($0.name, "list") }
    for (name, what) in named {
      if GeneratedTypeNames.contains(name.text, ofApp: app) || surfaces.contains(name.text) {
        report(
          "name-taken", at: name.place, "The generated Swift has a type `\(name.text)` of its own",
          help: "Give the \(what) another name.")
      } else if SwiftNames.isTaken(name.text) || SwiftNames.cannotNameMember(name.text) {
        report(
          "name-taken", at: name.place, "`\(name.text)` is a type that the generated Swift uses",
          help: "Give the \(what) another name, as `\(app)\(name.text)`.")
      }
    }
  }

  /// A named block is a case of the app's enum, as the commands of unnamed blocks are.
  private mutating func checkBlockNames() {
    var blocks: [String: Place] = [:]
    var cases: [String: Place] = [:]
    for command in module.commands where module.commandBlocks[command.block].name == nil {
      cases[command.name.text] = command.name.place
    }
    for block in module.commandBlocks {
      guard let name = block.name else { continue }
      checkCase(name, isType: true, key: nil)
      if let first = blocks[name.text] {
        reportDuplicate(
          "duplicate-name", at: name.place, "There are two command blocks `\(name.text)`",
          first: first)
        continue
      }
      blocks[name.text] = name.place
      let member = Self.lowerCamelCase(name.text)
      if let first = cases[member] {
        reportLaterCollision(
          name.place, first,
          "The block `\(name.text)` and the command `\(member)` would be one case in Swift")
      }
      cases[member] = name.place
      if SwiftNames.cannotNameMember(name.text) || SwiftNames.isTaken(name.text) {
        report(
          "name-taken", at: name.place, "`\(name.text)` is a type that the generated Swift uses",
          help: "Give the block another name.")
      }
    }
  }

  /// Reports two names that are one in Swift, at the later of them.
  private mutating func reportLaterCollision(_ left: Place, _ right: Place, _ message: String) {
    let leftIsLater = Self.isBefore(right, left)
    reportDuplicate(
      "name-collision", at: leftIsLater ? left : right, message, first: leftIsLater ? right : left)
  }

  private mutating func checkReservedMembers() {
    // By number: a loop over the commands would copy each.
    for index in module.commands.indices { checkMember(module.commands[index].name) }
    for choice in module.choices {
      for option in choice.options { checkMember(option.name) }
    }
    for variable in module.state { checkMember(variable.name) }
  }

  private mutating func checkMember(_ name: Name) {
    if name.text == "_" {
      report(
        "name-taken", at: name.place, "`_` alone is no name in Swift", help: "Give it another name."
      )
      return
    }
    guard SwiftNames.cannotNameMember(name.text) else { return }
    report(
      "name-taken", at: name.place,
      "Swift has a meaning of its own for `\(name.text)` behind a dot",
      help: "Give it another name.")
  }

  // MARK: Cycles

  /// Reports menus that reach themselves, and cuts them so that everything after this ends.
  mutating func breakCycles() {
    // 0 not seen, 1 on the way, 2 done.
    var marks = [UInt8](repeating: 0, count: module.menus.count)
    for index in module.menus.indices where marks[index] == 0 {
      visit(index, &marks)
    }
  }

  private mutating func visit(_ start: Int, _ marks: inout [UInt8]) {
    // A stack of its own: includes may chain through thousands of menus.
    var stack: [(menu: Int, uses: [(menu: Int, place: Place)], next: Int)] = []
    func push(_ menu: Int) -> (menu: Int, uses: [(menu: Int, place: Place)], next: Int) {
      var found: [(menu: Int, place: Place)] = []
      Self.collectUses(module.menus[menu].entries, &found)
      return (menu, found, 0)
    }
    marks[start] = 1
    stack.append(push(start))
    while let top = stack.last {
      guard top.next < top.uses.count else {
        marks[top.menu] = 2
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let use = top.uses[top.next]
      if marks[use.menu] == 0 {
        marks[use.menu] = 1
        stack.append(push(use.menu))
      } else if marks[use.menu] == 1 {
        reportCycle(at: use.place, from: top.menu, to: use.menu)
        module.menus[top.menu].entries = Self.withoutUses(
          of: use.menu, module.menus[top.menu].entries)
      }
    }
  }

  private mutating func reportCycle(at place: Place, from: Int, to: Int) {
    let name = module.menus[to].name
    report(
      "menu-cycle", at: place,
      from == to
        ? "The menu `\(name.text)` holds itself"
        : "The menu `\(name.text)` holds itself, by way of `\(module.menus[from].name.text)`",
      related: [RelatedPlace(place: name.place, message: "`\(name.text)` is declared here")],
      help: "Remove this, or move what both share to a menu of its own.")
  }

  /// The named menus that entries include or show.
  private static func collectUses(_ entries: [Entry], _ found: inout [(menu: Int, place: Place)]) {
    for entry in entries {
      switch entry.kind {
      case .include(let menu): found.append((menu.index, entry.place))
      case .submenu(let submenu):
        if let menu = submenu.menu { found.append((menu.index, entry.place)) }
        collectUses(submenu.entries, &found)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .on(_, let inner):
        collectUses(inner, &found)
      default: break
      }
    }
  }

  private static func withoutUses(of menu: Int, _ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    for entry in entries {
      var entry = entry
      switch entry.kind {
      case .include(let other):
        if other.index == menu { continue }
      case .submenu(var submenu):
        if submenu.menu?.index == menu { continue }
        submenu.entries = withoutUses(of: menu, submenu.entries)
        entry.kind = .submenu(submenu)
      case .section(let title, let inner):
        entry.kind = .section(title: title, entries: withoutUses(of: menu, inner))
      case .row(let inner): entry.kind = .row(withoutUses(of: menu, inner))
      case .palette(let inner): entry.kind = .palette(withoutUses(of: menu, inner))
      case .when(let condition, let inner):
        entry.kind = .when(condition, withoutUses(of: menu, inner))
      case .on(let platforms, let inner): entry.kind = .on(platforms, withoutUses(of: menu, inner))
      default: break
      }
      result.append(entry)
    }
    return result
  }
}
