import MenuModel

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
    guard let menuBar = part.menuBar, let surface = context.menuBarSurface else { return }
    if context.menuBarPlatforms(of: framework).isEmpty { return }
    code.blank()
    SwiftUIMenuBarMenus(menuBar, surface, in: context).emit(to: &code)
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    guard let menuBar = context.module.menuBar, var surface = context.menuBarSurface,
      !context.menuBarPlatforms(of: framework).isEmpty
    else { return }
    // The menus themselves are no submenus here.
    surface.entries = menuBar.menus.flatMap { $0.shownEntries(in: context.module) }
    code.blank()
    SwiftUIMenuBarViews(
      context: context, needs: MenuNeeds(of: [surface], in: context.module),
      checks: AvailabilityChecks(context: context, framework: framework)
    ).emit(to: &code)
  }
}

/// Writes the menus of the menu bar in the file of the source that declares it.
private struct SwiftUIMenuBarMenus {
  let context: EmissionContext
  let surface: MenuSurface
  private let texts: SurfaceTexts
  private let branches: PlatformBranches
  private let menus: [Menu]
  private let views: SwiftUIMenuBarEntries

  /// A menu with the function that makes it.
  private struct Menu {
    var name: String
    var bar: BarMenu
    /// What it is on the platforms that have it, the same ones together; `text` is empty where there is one for all.
    var variants: [(platforms: [Platform], sets: [String], text: String, body: CodeTree)] = []
  }

  init(_ menuBar: MenuBar, _ surface: MenuSurface, in context: EmissionContext) {
    self.context = context
    self.surface = surface
    texts = context.texts(of: surface)
    branches = PlatformBranches(platforms: context.menuBarPlatforms(of: .swiftui))
    views = SwiftUIMenuBarEntries(context: context, texts: texts, branches: branches)
    var names: [String: Int] = [:]
    var menus: [Menu] = []
    for bar in menuBar.menus {
      let base = Self.functionName(of: bar, in: context)
      names[base, default: 0] += 1
      let number = names[base, default: 1]
      menus.append(Menu(name: number == 1 ? base : base + String(number), bar: bar))
    }
    self.menus = menus
  }

  /// `fileMenu`, `noteMenu`
  private static func functionName(of menu: BarMenu, in context: EmissionContext) -> String {
    switch menu.kind {
    case .app: return "appMenu"
    case .file: return "fileMenu"
    case .edit: return "editMenu"
    case .format: return "formatMenu"
    case .view: return "viewMenu"
    case .window: return "windowMenu"
    case .help: return "helpMenu"
    case .custom(let name): return SurfaceTexts.identifier(of: name.text) + "Menu"
    case .named(let id):
      return SurfaceTexts.identifier(of: context.module.menus[id.index].name.text) + "Menu"
    }
  }

  func emit(to code: inout CodeTree) {
    let menus = menus.map(resolved).filter { !$0.variants.isEmpty }
    code.block("extension \(surface.typeName): Commands") { code in
      body(to: &code)
      handling(menus, to: &code)
      for menu in menus where menu.variants.contains(where: { !$0.body.isEmpty }) {
        function(of: menu, to: &code)
      }
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
              code.case(own.map { context.commandCases[$0] }, returning: .boolean(true))
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

  private func handling(_ menus: [Menu], to code: inout CodeTree) {
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
      if menus.contains(where: { $0.variants.contains { !$0.body.isEmpty } }) {
        code.line(
          "let app = \(context.prefix)AppCommands(state: state, perform: perform, handles: isOwn)")
      }
      var trees: [CodeTree] = []
      var sets: [(name: String, platforms: [Platform])] = []
      for variant in menus.flatMap(\.variants) {
        for set in variant.sets {
          if let index = sets.firstIndex(where: { $0.name == set }) {
            sets[index].platforms += variant.platforms
          } else {
            sets.append((set, variant.platforms))
          }
        }
      }
      for set in sets {
        var tree = CodeTree()
        var body = CodeTree()
        let isOwn = set.name == "InspectorCommands" && SwiftUIMenuBarViews.wrapsInspector(context)
        body.line((isOwn ? context.prefix : "") + set.name + "()")
        branches.append(set.platforms, to: &tree, body)
        trees.append(tree)
      }
      for menu in menus {
        var tree = CodeTree()
        let platforms = menu.variants.filter { !$0.body.isEmpty }.flatMap(\.platforms)
        if platforms.isEmpty { continue }
        var body = CodeTree()
        body.line(menu.name + "(app)")
        branches.append(platforms, to: &tree, body)
        trees.append(tree)
      }
      if trees.isEmpty { code.line("EmptyCommands()") }
      views.grouped(trees, to: &code)
    }
  }

  private func function(of menu: Menu, to code: inout CodeTree) {
    code.blank()
    let variants = menu.variants.filter { !$0.body.isEmpty }
    code.line("@CommandsBuilder")
    code.function(
      "private func \(menu.name)", ["_ app: \(context.prefix)AppCommands"], "-> some Commands"
    ) { code in
      // The function is only called where it has a body.
      let all = variants.flatMap(\.platforms)
      PlatformBranches(platforms: branches.platforms.filter { all.contains($0) })
        .append(variants.map { ($0.platforms, $0.body) }, to: &code)
    }
  }

  // MARK: - One menu

  /// A menu with what it is on each platform.
  private func resolved(_ menu: Menu) -> Menu {
    var menu = menu
    let platforms = branches.platforms.filter { menu.bar.platforms?.contains($0) ?? true }
    let written = context.spliced(menu.bar.shownEntries(in: context.module))
    let isWritten = standsInPlace(written, on: platforms)
    if isWritten {
      var body = CodeTree()
      var sets: [String] = []
      append(menu.bar, written, sets: &sets, to: &body)
      if !platforms.isEmpty, !body.isEmpty || !sets.isEmpty {
        menu.variants.append((platforms, sets, "", body))
      }
      return menu
    }
    for platform in platforms {
      let entries = context.module.entries(written, on: platform)
      var body = CodeTree()
      var sets: [String] = []
      append(menu.bar, entries, sets: &sets, to: &body)
      let text = CodePrinter.text(of: body)
      let same = menu.variants.firstIndex { $0.text == text && $0.sets == sets }
      if let same {
        menu.variants[same].platforms.append(platform)
      } else if !body.isEmpty || !sets.isEmpty {
        menu.variants.append(([platform], sets, text, body))
      }
    }
    return menu
  }

  /// Whether a menu has the same groups on all platforms, so that `#if` can stand within them.
  private func standsInPlace(_ entries: [Entry], on platforms: [Platform]) -> Bool {
    guard context.standsInPlace(entries) else { return false }
    for case .on(_, let inner) in entries.map(\.kind)
    where !SwiftUIMenuBarEntries.standardCommands(in: inner).isEmpty {
      return false
    }
    let groups = entries.split(omittingEmptySubsequences: false) { entry in
      if case .separator = entry.kind { return true }
      return false
    }
    return groups.allSatisfy { group in
      platforms.allSatisfy { context.module.hasEntry(Array(group), on: $0) }
    }
  }

  private func append(
    _ menu: BarMenu, _ entries: [Entry], sets: inout [String], to code: inout CodeTree
  ) {
    if let title = menu.shownTitle(in: context.module) {
      if entries.isEmpty { return }
      note(SwiftUIMenuBarEntries.standardCommands(in: entries), to: &code)
      guard title.isPlain else {
        changing(title, entries, to: &code)
        return
      }
      code.statement(
        "",
        .trailingClosure(
          "CommandMenu", [.init(texts.expression(title))],
          .init { code in content(entries, to: &code) }))
      return
    }
    let plan = SwiftUICommandGroups(menu, entries)
    sets = plan.sets
    note(
      plan.unplaced
        + plan.groups.flatMap { SwiftUIMenuBarEntries.standardCommands(in: $0.entries) }, to: &code)
    var trees: [CodeTree] = []
    for group in plan.groups {
      var tree = CodeTree()
      let header = "CommandGroup(\(group.position.rawValue): .\(group.placement))"
      if group.entries.isEmpty {
        tree.line(header + " {}")
      } else {
        tree.block(header) { code in
          content(group.entries, isSetOff: group.isSetOff, to: &code)
        }
      }
      trees.append(tree)
    }
    views.grouped(trees, to: &code)
  }

  /// Appends a menu whose title depends on the state.
  private func changing(_ title: Text, _ entries: [Entry], to code: inout CodeTree) {
    code.statement(
      "",
      .trailingClosure(
        context.prefix + "MenuBarMenu",
        [.init(.code("app")), .init("title", texts.function(title))],
        .init("menu") { code in views.append(entries, to: &code) }))
  }

  private func content(_ entries: [Entry], isSetOff: Bool = false, to code: inout CodeTree) {
    code.statement(
      "",
      .trailingClosure(
        context.prefix + "MenuBarContent", [.init(.code("app"))],
        .init("menu") { code in views.append(entries, isSetOff: isSetOff, to: &code) }))
  }

  /// Says which commands of the system SwiftUI has no place for.
  private func note(_ commands: [StandardCommand], to code: inout CodeTree) {
    for command in commands {
      guard let entry = StandardCommandTable.entry(named: command.name.text) else { continue }
      let place = context.location(of: command.name.place)
      let title = entry.title.replacing("{app}", with: context.module.app.name)
      code.comment("SwiftUI has no place here for the system's \(title) (\(place)).")
    }
  }
}
