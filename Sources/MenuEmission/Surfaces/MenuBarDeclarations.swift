import MenuModel

/// Writes what the menu bar is in every framework: a type with the app's state, what to do with a chosen command, and the
/// description of the menus.
///
/// The frameworks' emitters extend that type.
struct MenuBarDeclarations {
  let context: EmissionContext

  /// Appends the type where the menu bar stands in this source.
  func emit(_ part: SourcePart, to code: inout CodeTree) {
    guard part.menuBar != nil, let surface = context.menuBarSurface, context.showsMenuBar else {
      return
    }
    let access = context.access
    code.blank()
    var lines = [surface.summary]
    if !surface.documentation.isEmpty { lines += [""] + surface.documentation }
    code.documentation(lines, place: context.location(of: surface.place))
    code.line("@MainActor")
    code.block("\(access)struct \(surface.typeName)") { code in
      code.documentation(["The state that the menus show; asked for each time one opens."])
      code.line("\(access)let state: @MainActor () -> \(context.stateType)")
      code.documentation(["Performs the command that someone chose, after its confirmation."])
      code.line("\(access)let perform: @MainActor (\(context.commandType)) -> Void")
      let declarations = SurfaceDeclarations(context: context)
      if !access.isEmpty { declarations.initializer(to: &code) }
      declarations.texts(of: surface, to: &code)
      menus(of: surface, to: &code)
    }
  }

  /// Appends the functions that describe the menus.
  private func menus(of surface: MenuSurface, to code: inout CodeTree) {
    let menus = MenuBarMenu.menus(in: context)
    let statements = MenuBarStatements(context: context, texts: context.texts(of: surface))
    let builder = context.prefix + "MenuBarBuilder"
    let branches = PlatformBranches(menuBarOf: context, builder: "menuBar")
    code.blank()
    code.documentation(["Adds the menus, in their order."])
    code.function("func build", ["_ menuBar: \(builder)"]) { code in
      for menu in menus {
        var call = CodeTree()
        call.statement("", self.call(for: menu, of: surface, statements))
        branches.append(menu.platforms, to: &code, call)
      }
    }
    let parameters = ["_ menu: \(builder)"]
    for menu in menus where menu.isFilled {
      code.blank()
      code.function("private func " + menu.function, parameters) { code in
        statements.append(menu, to: &code)
      }
    }
  }

  private func call(
    for menu: MenuBarMenu, of surface: MenuSurface, _ statements: MenuBarStatements
  ) -> Expression {
    let name = Expression.code(menu.function)
    guard let place = menu.bar.standardPlace else {
      let title = menu.bar.shownTitle(in: context.module).map(statements.title)
      return .call(
        "menuBar.addMenu",
        [
          .init(.string(surface.keyPrefix + "." + menu.function)), .init(title ?? .string("")),
          .init(name),
        ])
    }
    var arguments: [Expression.Argument] = [.init(.code("." + place.name))]
    if menu.isFilled { arguments.append(.init(name)) }
    return .call(
      menu.bar.isStandard ? "menuBar.addStandardMenu" : "menuBar.addMenu", arguments)
  }
}

extension MenuSurface {
  /// The menu bar as one surface, in which each menu of the app's own is a submenu.
  init(_ menuBar: MenuBar, prefix: String, in module: MenuModule) {
    self.init(
      typeName: prefix + "MenuBar", kind: .menuBar,
      entries: menuBar.menus.flatMap { Self.entries(of: $0, in: module) },
      summary: "The menu bar of \(module.app.name).", documentation: menuBar.documentation,
      place: menuBar.header)
  }

  private static func entries(of menu: BarMenu, in module: MenuModule) -> [Entry] {
    var submenu = Submenu(header: menu.header)
    submenu.title = menu.shownTitle(in: module)
    switch menu.kind {
    case .app, .file, .edit, .format, .view, .window, .help: return menu.entries
    case .custom: submenu.entries = menu.entries
    case .named(let id): submenu.menu = id
    }
    return [Entry(kind: .submenu(submenu), place: menu.place)]
  }
}

extension BarMenu {
  /// The title of a menu of the app's own; the system's menus have none here.
  func shownTitle(in module: MenuModule) -> Text? {
    switch kind {
    case .app, .file, .edit, .format, .view, .window, .help:
      return nil
    case .custom(let name):
      return title ?? Text(segments: [.literal(name.text)], place: header)
    case .named(let id):
      let menu = module.menus[id.index]
      return title ?? menu.title ?? Text(segments: [.literal(menu.name.text)], place: header)
    }
  }

  /// The entries of the menu, those of a named menu where it is one.
  func shownEntries(in module: MenuModule) -> [Entry] {
    if case .named(let id) = kind { return module.menus[id.index].entries }
    return entries
  }
}
