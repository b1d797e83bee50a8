import MenuModel
import MenuSyntax

/// Prints the layout of the menu bar for SwiftUI: which entries go where.
struct MenuBarLayout {
  let context: EmissionContext
  let menuBar: MenuBar
  private let branches: PlatformBranches

  /// The SwiftUI statements of a menu, for the platforms on which they are the same.
  private struct Variant {
    var platforms: [Platform]
    /// The command sets that the menu requires.
    var sets: [String] = []
    var statements: [BuilderStatement]
  }

  /// Returns nil if no platform of the module has a menu bar.
  init?(context: EmissionContext, menuBar: MenuBar) {
    var platforms = PlatformBranches.menuBarPlatforms(of: context.module)
    // An iPhone shows no menu bar, so the iPad's applies to both.
    if platforms.contains(.iPadOS) { platforms.removeAll { $0 == .iOS } }
    if platforms.isEmpty { return nil }
    self.context = context
    self.menuBar = menuBar
    branches = PlatformBranches(platforms: platforms)
  }

  /// Whether SwiftUI adds or removes anything in the menu bar.
  var hasMenus: Bool {
    menuBar.menus.flatMap(variants).contains { variant in
      !variant.sets.isEmpty || !variant.statements.allSatisfy(\.isComment)
    }
  }

  /// Prints the conformance.
  func print(to code: inout SwiftPrinter) {
    let name = MenuBarType(context: context, menuBar: menuBar).typeName
    let system = menuBar.menus.filter { $0.kind.standardPlace != nil }.map(variants)
    let own = menuBar.menus.filter { $0.kind.standardPlace == nil }.map(variants)
    code.block("extension \(name): MenuBarLayout") { code in
      function("systemMenus", sets(of: system) + system, to: &code)
      function("ownMenus", own, to: &code)
    }
  }

  private func function(_ name: String, _ menus: [[Variant]], to code: inout SwiftPrinter) {
    guard menus.joined().contains(where: { !$0.statements.allSatisfy(\.isComment) }) else {
      for case .comment(let words) in menus.joined().flatMap(\.statements) { code.comment(words) }
      return
    }
    code.blank()
    code.block(
      "\(context.access)func \(name)(_ bar: MenuBarProxy<Self>) -> some Commands"
    ) { code in
      print(menus, to: &code)
    }
  }

  /// Prints menus. Groups them if they exceed the ten statements that a builder accepts.
  private func print(_ menus: [[Variant]], to code: inout SwiftPrinter) {
    let maximum = 10
    // A menu that differs between platforms is one statement.
    var pieces: [(count: Int, print: (inout SwiftPrinter) -> Void)] = []
    for variants in menus {
      let variants = variants.filter { !$0.statements.isEmpty }
      if variants.count == 1, variants[0].platforms.count == branches.platforms.count {
        for statement in variants[0].statements {
          pieces.append(
            (statement.isComment ? 0 : 1, { BuilderStatement.print([statement], in: "", to: &$0) }))
        }
      } else if !variants.isEmpty {
        pieces.append((1, { print(variants, to: &$0) }))
      }
    }
    let count = pieces.reduce(0) { $0 + $1.count }
    if count <= maximum {
      for piece in pieces { piece.print(&code) }
      return
    }
    // This fits at most a hundred; the system has seven menus, and no app has ninety of its own.
    let size = max(maximum, (count + maximum - 1) / maximum)
    var rest = pieces[...]
    while !rest.isEmpty {
      var built = 0
      let chunk = rest.prefix { piece in
        built += piece.count
        return built <= size
      }
      rest = rest.dropFirst(chunk.count)
      code.block("Group") { code in for piece in chunk { piece.print(&code) } }
    }
  }

  private func print(_ variants: [Variant], to code: inout SwiftPrinter) {
    for variant in variants {
      branches.print(on: variant.platforms, to: &code) { code in
        if variant.statements.filter({ !$0.isComment }).count > 1 {
          code.block("Group") { BuilderStatement.print(variant.statements, in: "Group", to: &$0) }
        } else {
          BuilderStatement.print(variant.statements, in: "Group", to: &code)
        }
      }
    }
  }

  /// The command sets that menus require, each once.
  private func sets(of menus: [[Variant]]) -> [[Variant]] {
    var sets: [(name: String, platforms: [Platform])] = []
    for variant in menus.joined() {
      for set in variant.sets {
        if let index = sets.firstIndex(where: { $0.name == set }) {
          sets[index].platforms += variant.platforms
        } else {
          sets.append((set, variant.platforms))
        }
      }
    }
    return sets.map { set in
      // Not all systems have this set.
      let name = set.name == "InspectorCommands" ? "Menu" + set.name : set.name
      return [Variant(platforms: set.platforms, statements: [.line(name + "()")])]
    }
  }

  // MARK: - One menu

  private func variants(of menu: BarMenu) -> [Variant] {
    let module = context.module
    let entries = module.entries(of: menu)
    let platforms = branches.platforms.filter { platform in
      menu.platforms?.contains(platform) ?? true
        && (menu.isStandard || menu.kind.standardPlace != nil
          || !module.expansion(of: entries, on: platform).isEmpty)
    }
    var variants: [Variant] = []
    for platform in platforms {
      let own = variant(of: menu, module.expansion(of: entries, on: platform).entries, on: platform)
      if let same = variants.firstIndex(where: {
        $0.statements == own.statements && $0.sets == own.sets
      }) {
        variants[same].platforms.append(platform)
      } else {
        variants.append(own)
      }
    }
    return variants
  }

  private func variant(
    of menu: BarMenu, _ entries: [Entry], on platform: Platform
  ) -> Variant {
    guard let place = menu.kind.standardPlace else {
      let callee = menu.title(in: context.module).isPlain ? "bar.menu" : "bar.changingMenu"
      let name = StringLiteral.quoted(menu.ownName(in: context.module))
      return Variant(
        platforms: [platform],
        statements: Self.standardCommands(in: entries).map(note) + [.call(callee, name)])
    }
    let entries = unconditional(entries)
    let plan = SwiftUICommandGroups(menu, entries, on: platform)
    let others = entries.filter { entry in
      if case .standard = entry.kind { return false }
      return true
    }
    var statements = (plan.unplaced + Self.standardCommands(in: others)).map(note)
    for group in plan.groups {
      let header = "CommandGroup(\(group.position.rawValue): .\(group.placement))"
      guard group.hasEntries else {
        statements.append(
          .comment(context.sentence("The menu file has nothing of this group", menu.place)))
        statements.append(.line(header + " {}"))
        continue
      }
      var arguments = ["of: ." + place.name]
      if plan.isDivided {
        if let first = group.first { arguments.append("after: ." + SwiftName.member(first)) }
        if let last = group.last { arguments.append("before: ." + SwiftName.member(last)) }
      }
      if group.isSetOff { arguments.append("isSetOff: true") }
      let call = "bar.entries(" + arguments.joined(separator: ", ") + ")"
      statements.append(.closure(header, call))
    }
    return Variant(platforms: [platform], sets: plan.sets, statements: statements)
  }

  /// Replaces conditional entries with their contents.
  private func unconditional(_ entries: [Entry]) -> [Entry] {
    entries.flatMap { entry in
      guard case .when(_, let inner) = entry.kind else { return [entry] }
      return unconditional(inner)
    }
  }

  // MARK: - System commands

  /// The system commands in a submenu, section or group, where SwiftUI cannot place them.
  private static func standardCommands(in entries: [Entry]) -> [StandardCommand] {
    entries.withDescendants.compactMap { entry in
      if case .standard(let command) = entry.kind { return command }
      return nil
    }
  }

  /// A comment that SwiftUI has no place for a system command.
  private func note(_ command: StandardCommand) -> BuilderStatement {
    let title = StandardCommandTable.entry(named: command.name.text)?.title ?? command.name.text
    // `replacing(_:with:)` needs macOS 13.
    let name = title.split(separator: " ").map { word in
      word == "{app}" ? context.module.app.name : String(word)
    }.joined(separator: " ")
    return .comment(
      context.sentence("SwiftUI has no place here for the system's \(name)", command.name.place))
  }
}
