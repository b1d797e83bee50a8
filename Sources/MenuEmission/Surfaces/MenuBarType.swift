import MenuModel
import MenuSyntax

/// Builds the type of the menu bar.
struct MenuBarType {
  let context: EmissionContext
  let menuBar: MenuBar
  /// The texts of all menus.
  private let texts: SurfaceTexts

  init(context: EmissionContext, menuBar: MenuBar) {
    self.context = context
    self.menuBar = menuBar
    texts = Self.texts(of: menuBar, in: context)
  }

  /// The type; none if no platform of the module has a menu bar.
  var declarations: [Declaration] {
    let module = context.module
    let platforms = PlatformBranches.menuBarPlatforms(of: module)
    if platforms.isEmpty { return [] }
    let branches = PlatformBranches(platforms: platforms, isPad: .member("bar", "isPad"))
    let names = LocalNames()
    let body = menuBar.menus.flatMap { menu in
      let entries = module.entries(of: menu)
      let shown = platforms.filter { platform in
        menu.platforms?.contains(platform) ?? true
          && (menu.isStandard || !module.expansion(of: entries, on: platform).isEmpty)
      }
      return branches.statements(on: shown) {
        PlatformBranches.statements(
          statements(for: menu, entries, on: platforms, names), if: menu.presence)
      }
    }
    return [
      Declaration(
        documentation: documentation, place: context.location(of: menuBar.header),
        kind: .type(
          .struct, context.names.type(.menuBar), conforms: ["MenuBarSurface"],
          context.contextMembers + [context.buildFunction("bar", "MenuBarBuilder", body)]))
    ]
  }

  private var documentation: [String] {
    var lines = ["The menu bar of \(context.module.app.name)."]
    if context.module.app.isAccessory {
      lines += [
        "", "The app is an accessory (`LSUIElement`): nobody sees the bar, and its shortcuts work.",
      ]
    }
    return lines + (menuBar.documentation.isEmpty ? [] : [""] + menuBar.documentation)
  }

  private func statements(
    for menu: BarMenu, _ entries: [Entry], on platforms: [Platform], _ names: LocalNames
  ) -> [Statement] {
    var statements: [Statement] = []
    let call = call(for: menu, names, &statements)
    if entries.isEmpty { return statements + [.expression(call)] }
    var builder = MenuStatements(
      context: context, texts: texts, platforms: platforms, names: names)
    builder.standardMenu = menu.isStandard ? menu.kind.standardPlace : nil
    var body = builder.statements(for: entries)
    if let condition = Condition.all([menu.enabled, menu.shown]) {
      let condition = context.expression(condition, state: "menu.state")
      body = [.block(.call("menu.when", [condition]), parameter: "menu", body)]
    }
    return statements + [.block(call, parameter: "menu", body)]
  }

  private func call(
    for menu: BarMenu, _ names: LocalNames, _ statements: inout [Statement]
  ) -> Expression {
    if let place = menu.kind.standardPlace {
      var arguments = [Expression.member(place.name)]
      if case .app = menu.kind { arguments.append(.string(context.module.app.name)) }
      if menu.isStandard { arguments.append(.labeled("standard", .boolean(true))) }
      if let presence = presence(of: menu) { arguments.append(presence) }
      return .call("bar.add", arguments)
    }
    let title = menu.title(in: context.module)
    var arguments: [Expression] = [
      .string(menu.ownName(in: context.module)),
      names.text(title, texts, state: "bar.state", in: context, &statements),
    ]
    if let image = menu.image { arguments.append(context.image(image)) }
    if let presence = presence(of: menu) { arguments.append(presence) }
    return .call("bar.addMenu", arguments)
  }

  /// When a menu is in the menu bar, for one that is not always there.
  private func presence(of menu: BarMenu) -> Expression? {
    menu.presence?.condition.map {
      .labeled("onlyWhen", context.expression($0, state: "bar.state"))
    }
  }

  private static func texts(of menuBar: MenuBar, in context: EmissionContext) -> SurfaceTexts {
    let entries = menuBar.menus.map { menu -> Entry in
      var submenu = Submenu(header: menu.header)
      if menu.kind.standardPlace == nil { submenu.title = menu.title(in: context.module) }
      if case .named(let id) = menu.kind {
        submenu.menu = id
      } else {
        submenu.entries = menu.entries
      }
      return Entry(kind: .submenu(submenu), place: menu.place)
    }
    return SurfaceTexts(
      of: entries, keyPrefix: SwiftNames.lowerCamel(context.names.type(.menuBar)),
      owner: "menu bar of \(context.module.app.name)", in: context)
  }
}

extension BarMenu {
  /// The title of one of the app's own menus.
  func title(in module: MenuModule) -> Text {
    if let title { return title }
    switch kind {
    case .named(let id):
      let menu = module.menus[id.index]
      return menu.title ?? Text(literal: menu.name.text, place: header)
    case .custom(let name): return Text(literal: name.text, place: header)
    case .app, .file, .edit, .format, .view, .window, .help: return Text(place: header)
    }
  }

  /// The name of one of the app's own menus: `note`.
  func ownName(in module: MenuModule) -> String {
    switch kind {
    case .named(let id): return SurfaceTexts.identifier(of: module.menus[id.index].name.text)
    case .custom(let name): return SurfaceTexts.identifier(of: name.text)
    case .app, .file, .edit, .format, .view, .window, .help: return ""
    }
  }
}
