import MenuModel
import MenuSyntax

/// Writes the menu bar for SwiftUI: the menu bar's type is a value of `Commands`.
struct SwiftUIMenuBar: SurfaceEmitter {
  var framework: Framework { .swiftui }

  /// tvOS has no menu bar.
  func platforms(in context: EmissionContext) -> [Platform] {
    if context.menuBarPlatforms(of: framework).isEmpty { return [] }
    return context.menuPlatforms(of: framework).filter { $0 != .tvOS }
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    part.menuBar != nil && !context.menuBarPlatforms(of: framework).isEmpty
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.module.menuBar != nil && !context.menuBarPlatforms(of: framework).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    guard part.menuBar != nil, let surface = context.menuBarSurface else { return }
    if context.menuBarPlatforms(of: framework).isEmpty { return }
    code.blank()
    SwiftUIMenuBarMenus(surface, in: context).emit(to: &code)
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    guard let parts = context.menuBarParts, !context.menuBarPlatforms(of: framework).isEmpty else {
      return
    }
    code.blank()
    SwiftUIMenuBarViews(
      context: context, parts: parts,
      checks: AvailabilityChecks(context: context, framework: framework)
    ).emit(to: &code)
  }
}

/// Writes where SwiftUI shows the menus of the menu bar, in the file of the source that declares it.
private struct SwiftUIMenuBarMenus {
  let context: EmissionContext
  let surface: MenuSurface
  private let texts: SurfaceTexts
  private let branches: PlatformBranches
  private let menus: [MenuBarMenu]

  /// What SwiftUI makes of a menu on the platforms that have it the same.
  private struct Variant {
    var platforms: [Platform]
    /// The sets of commands that it asks for.
    var sets: [String]
    /// Its `CommandGroup`s, or its `CommandMenu`.
    var trees: [CodeTree]
    /// Whether it shows entries of the app's own.
    var hasEntries: Bool
    /// The commands of the system that SwiftUI has no place for.
    var unplaced: [StandardCommand]
  }

  init(_ surface: MenuSurface, in context: EmissionContext) {
    self.context = context
    self.surface = surface
    texts = context.texts(of: surface)
    branches = PlatformBranches(platforms: context.menuBarPlatforms(of: .swiftui))
    menus = context.menuBarMenus
  }

  func emit(to code: inout CodeTree) {
    code.block("extension \(surface.typeName): Commands") { code in
      body(to: &code)
      handling(menus.map(variants), to: &code)
    }
  }

  private func body(to code: inout CodeTree) {
    let own = context.module.commands.indices.filter {
      if case .app = context.module.commands[$0].affects { return true }
      return false
    }
    code.documentation([
      "The menus. What is enabled in them, and who performs it, is up to the window in front: see",
      "`\(commandsModifier)`.",
    ])
    code.block("\(context.access)var body: some Commands") { code in
      guard !own.isEmpty else {
        code.line("handling { _ in false }")
        return
      }
      code.statement(
        "",
        .trailingClosure(
          "handling", [],
          .init("command") { code in
            code.switchOver(.code("command")) { code in
              code.case(own.map { context.commandCases[CommandID($0)] }, returning: .boolean(true))
              if own.count < context.module.commands.count {
                code.defaultCase(returning: .boolean(false))
              }
            }
          }))
    }
  }

  private var commandsModifier: String {
    SwiftName.lowerCamel(context.prefix) + "Commands(state:perform:)"
  }

  private func handling(_ menus: [[Variant]], to code: inout CodeTree) {
    let trees = sets(of: menus) + menus.flatMap(trees)
    code.blank()
    code.documentation([
      "The menus, in which the commands for which `isOwn` holds go to `perform` while no window is in",
      "front. All others are dimmed then, and those that need a confirmation.",
    ])
    code.line("@CommandsBuilder")
    code.function(
      "\(context.access)func handling",
      ["_ isOwn: @escaping @MainActor (\(context.commandType)) -> Bool"], "-> some Commands"
    ) { code in
      // Without entries of the app's own there is nothing to hand it to.
      if menus.joined().contains(where: \.hasEntries) {
        code.line(
          "let app = \(context.prefix)AppCommands(state: state, perform: perform, handles: isOwn)")
      }
      var noted = PlaceNumbers()
      for command in menus.joined().lazy.flatMap(\.unplaced)
      where noted[command.name.place] == nil {
        noted.set(0, for: command.name.place)
        note(command, to: &code)
      }
      if trees.isEmpty { code.line("EmptyCommands()") }
      for tree in Self.grouped(trees) { code.append(tree) }
    }
  }

  /// Trees in groups where they are more than a builder takes.
  private static func grouped(_ trees: [CodeTree]) -> [CodeTree] {
    let maximum = 10
    if trees.count <= maximum { return trees }
    return grouped(
      stride(from: 0, to: trees.count, by: maximum).map { start in
        var group = CodeTree()
        group.block("Group") { code in
          for tree in trees[start..<min(start + maximum, trees.count)] { code.append(tree) }
        }
        return group
      })
  }

  /// The sets of commands that menus ask for, each once.
  private func sets(of menus: [[Variant]]) -> [CodeTree] {
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
      let isOwn = set.name == "InspectorCommands" && SwiftUIMenuBarViews.wrapsInspector(context)
      var tree = CodeTree()
      var body = CodeTree()
      body.line((isOwn ? context.prefix : "") + set.name + "()")
      branches.append(set.platforms, to: &tree, body)
      return tree
    }
  }

  /// The groups of a menu; those that only some platforms have are in one tree.
  private func trees(of variants: [Variant]) -> [CodeTree] {
    let variants = variants.filter { !$0.trees.isEmpty }
    if variants.count == 1, variants[0].platforms.count == branches.platforms.count {
      return variants[0].trees
    }
    if variants.isEmpty { return [] }
    var tree = CodeTree()
    for variant in variants {
      var body = CodeTree()
      if variant.trees.count == 1 {
        body.append(variant.trees[0])
      } else {
        body.block("Group") { code in for tree in variant.trees { code.append(tree) } }
      }
      branches.append(variant.platforms, to: &tree, body)
    }
    return [tree]
  }

  // MARK: - One menu

  /// What a menu is on the platforms that have it.
  private func variants(of menu: MenuBarMenu) -> [Variant] {
    let platforms = branches.platforms.filter { menu.bar.platforms?.contains($0) ?? true }
    let entries = context.spliced(menu.entries)
    if let title = menu.bar.shownTitle(in: context.module) {
      let shown = platforms.filter { menu.platforms.contains($0) }
      if shown.isEmpty { return [] }
      var tree = CodeTree()
      commandMenu(title, menu, to: &tree)
      return [
        Variant(
          platforms: shown, sets: [], trees: [tree], hasEntries: true,
          unplaced: Self.standardCommands(in: entries))
      ]
    }
    if platforms.isEmpty { return [] }
    if !Self.differs(entries) { return [variant(of: menu, entries, on: platforms)] }
    var variants: [Variant] = []
    var texts: [String] = []
    for platform in platforms {
      let own = variant(
        of: menu, context.module.entries(entries, on: platform), on: [platform])
      var all = CodeTree()
      for tree in own.trees { all.append(tree) }
      let text = own.sets.joined() + CodePrinter.text(of: all)
      if let same = texts.firstIndex(of: text) {
        variants[same].platforms.append(platform)
      } else {
        variants.append(own)
        texts.append(text)
      }
    }
    return variants
  }

  /// Whether platforms have different entries in the menu itself.
  private static func differs(_ entries: [Entry]) -> Bool {
    entries.contains { entry in
      switch entry.kind {
      case .on: return true
      case .when(_, let inner): return differs(inner)
      default: return false
      }
    }
  }

  /// Entries with those around which a condition is.
  private func unconditional(_ entries: [Entry]) -> [Entry] {
    entries.flatMap { entry in
      guard case .when(_, let inner) = entry.kind else { return [entry] }
      return unconditional(context.spliced(inner))
    }
  }

  private func commandMenu(_ title: Text, _ menu: MenuBarMenu, to code: inout CodeTree) {
    if title.isPlain {
      code.statement(
        "",
        .trailingClosure(
          "CommandMenu", [.init(texts.expression(title))],
          .init { code in content(of: menu, to: &code) }))
    } else {
      code.statement(
        "",
        .call(
          context.prefix + "ChangingMenu",
          [
            .init(.code("app")), .init("title", texts.function(title)),
            .init("entries", .code(menu.function)),
          ]))
    }
  }

  /// A menu of the system's, as `CommandGroup`s.
  private func variant(
    of menu: MenuBarMenu, _ entries: [Entry], on platforms: [Platform]
  ) -> Variant {
    let entries = unconditional(entries)
    let plan = SwiftUICommandGroups(menu.bar, entries)
    let others = entries.filter { entry in
      if case .standard = entry.kind { return false }
      return true
    }
    let isDivided = plan.partCount > 1
    var trees: [CodeTree] = []
    for group in plan.groups {
      var tree = CodeTree()
      if group.hasEntries {
        let placement = Expression.Argument(group.position.rawValue, .code("." + group.placement))
        let parts = isDivided ? group.parts : []
        tree.statement(
          "",
          .trailingClosure(
            "CommandGroup", [placement],
            .init { code in
              content(of: menu, parts: parts, isSetOff: group.isSetOff, to: &code)
            }))
      } else {
        tree.line("CommandGroup(\(group.position.rawValue): .\(group.placement)) {}")
      }
      trees.append(tree)
    }
    return Variant(
      platforms: platforms, sets: plan.sets, trees: trees,
      hasEntries: plan.groups.contains(where: \.hasEntries),
      unplaced: plan.unplaced + Self.standardCommands(in: others))
  }

  private func content(
    of menu: MenuBarMenu, parts: [Int] = [], isSetOff: Bool = false, to code: inout CodeTree
  ) {
    var arguments: [Expression.Argument] = [.init(.code("app")), .init(.code(menu.function))]
    if !parts.isEmpty {
      arguments.append(.init("parts", .array(parts.map { .code(String($0)) })))
    }
    if isSetOff { arguments.append(.init("isSetOff", .boolean(true))) }
    code.statement("", .call(context.prefix + "MenuBarContent", arguments))
  }

  // MARK: - Commands of the system

  /// The commands of the system among entries in a submenu, a section or a group, where SwiftUI has no place for them.
  private static func standardCommands(in entries: [Entry]) -> [StandardCommand] {
    var commands: [StandardCommand] = []
    addStandardCommands(in: entries, to: &commands)
    return commands
  }

  private static func addStandardCommands(
    in entries: [Entry], to commands: inout [StandardCommand]
  ) {
    // By number: a loop over the entries would copy each.
    for index in entries.indices {
      switch entries[index].kind {
      case .standard(let command): commands.append(command)
      case .submenu(let submenu): addStandardCommands(in: submenu.entries, to: &commands)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .on(_, let inner):
        addStandardCommands(in: inner, to: &commands)
      default: continue
      }
    }
  }

  /// Says that SwiftUI has no place for a command of the system.
  private func note(_ command: StandardCommand, to code: inout CodeTree) {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return }
    let place = context.location(of: command.name.place)
    let title = entry.title.replacing("{app}", with: context.module.app.name)
    code.comment("SwiftUI has no place here for the system's \(title) (\(place)).")
  }
}
