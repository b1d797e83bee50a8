import MenuModel

/// Writes the menu bar for AppKit: the whole main menu of the app.
struct AppKitMenuBar: SurfaceEmitter {
  var framework: Framework { .appkit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.showsMenuBar(in: framework) ? context.menuPlatforms(of: framework) : []
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.showsMenuBar(in: framework)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    guard part.menuBar != nil, let surface = context.menuBarSurface,
      context.showsMenuBar(in: framework)
    else { return }
    let menus = MenuBarMenu.menus(of: framework, in: context)
    let items = AppKitStandardItems(context: context)
    let statements = MenuBarStatements(
      context: context, texts: context.texts(of: surface), framework: framework,
      modifiers: \.mask,
      standard: { run, code in items.append(run, to: &code) })
    code.blank()
    code.block("extension \(surface.typeName)") { code in
      code.documentation(["Adds the menus of the menu bar."])
      code.function("func addMenus", ["to menuBar: \(context.prefix)MenuBarBuilder"]) { code in
        for menu in menus {
          let (callee, title) = self.title(of: menu, statements, in: context)
          code.statement(
            "", .call("menuBar." + callee, [.init(title), .init(.code(menu.function))]))
        }
      }
      let shared = MenuBarSharedMenus(context: context).functions
      for menu in menus where !shared.contains(menu.function) {
        code.blank()
        code.function(
          "private func \(menu.function)", ["_ menu: \(context.prefix)MenuBarBuilder"]
        ) { code in
          statements.conditional([menu.bar.enabled, menu.bar.shown], to: &code) { code in
            append(menu, statements, items, to: &code)
          }
        }
      }
    }
  }

  /// The method that adds a menu, and the menu's title.
  private func title(
    of menu: MenuBarMenu, _ statements: MenuBarStatements, in context: EmissionContext
  ) -> (String, Expression) {
    if let title = menu.bar.shownTitle(in: context.module) {
      return ("addSubmenu", statements.title(title))
    }
    let place = menu.bar.standardPlace ?? .file
    switch place {
    case .app:
      return ("addSubmenu", .code(context.prefix + "MenuBar.applicationName"))
    case .window:
      return ("addWindowMenu", .code(context.prefix + "StandardTitles.window"))
    case .help:
      return ("addHelpMenu", .code(context.prefix + "StandardTitles.help"))
    default:
      return ("addSubmenu", .code(context.prefix + "StandardTitles." + place.name))
    }
  }

  private func append(
    _ menu: MenuBarMenu, _ statements: MenuBarStatements, _ items: AppKitStandardItems,
    to code: inout CodeTree
  ) {
    var entries = statements.context.module.entries(menu.entries, on: .macOS)
    guard let place = menu.bar.standardPlace, menu.bar.isStandard else {
      statements.append(entries, to: &code)
      return
    }
    entries = entries.filter { entry in
      guard case .standard(let command) = entry.kind else { return true }
      return !StandardMenus.contains(command.name.text, in: place)
    }
    let groups = StandardMenus.groups(of: place)
    for (index, group) in groups.enumerated() {
      if index > 0 { code.line("menu.separate()") }
      items.append(group, of: place, at: menu.bar.header, to: &code)
      // What configures the app stands with its settings.
      if place == .app, group.contains("settings") { statements.append(entries, to: &code) }
    }
    if place == .app || entries.isEmpty { return }
    code.line("menu.separate()")
    statements.append(entries, to: &code)
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    guard context.showsMenuBar(in: framework) else { return }
    let needs = context.menuBarNeeds
    let checks = AvailabilityChecks(context: context, framework: framework)
    if context.surfaces(in: framework).isEmpty && context.toolbars(in: framework).isEmpty {
      AppKitMenuItems(context: context, checks: checks).images(to: &code)
      AppKitMenuTargets(context: context, needs: needs).performer(to: &code)
    }
    AppKitMenuBarTarget(context: context, needs: needs, checks: checks).emit(to: &code)
    let items = AppKitStandardItems(context: context)
    AppKitMenuBarBuilder(
      context: context, needs: needs, checks: checks, standardItems: items
    ).emit(to: &code)
    items.emit(to: &code)
  }
}
