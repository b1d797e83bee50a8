import MenuModel
import MenuSyntax

/// Prints the type of the menu bar.
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

  /// `NotesMenuBar`
  var typeName: String { Self.typeName(in: context) }

  private static func typeName(in context: EmissionContext) -> String { context.prefix + "MenuBar" }

  /// Prints the type, unless no platform of the module has a menu bar.
  func print(to code: inout SwiftPrinter) {
    let module = context.module
    let platforms = PlatformBranches.menuBarPlatforms(of: module)
    if platforms.isEmpty { return }
    let branches = PlatformBranches(platforms: platforms, isPad: "bar.isPad")
    let names = LocalNames()
    var statements = MenuStatements(
      context: context, texts: texts, platforms: platforms, names: names)
    var lines = ["The menu bar of \(module.app.name)."]
    if module.app.isAccessory {
      lines += [
        "", "The app is an accessory (`LSUIElement`): nobody sees the bar, and its shortcuts work.",
      ]
    }
    if !menuBar.documentation.isEmpty { lines += [""] + menuBar.documentation }
    code.blank()
    code.documentation(lines, place: context.location(of: menuBar.header))
    code.block("\(context.access)struct \(typeName): MenuBarSurface") { code in
      context.contextProperty(to: &code)
      code.blank()
      context.buildFunction("bar: inout MenuBarBuilder", to: &code) { code in
        for menu in menuBar.menus {
          let entries = module.entries(of: menu)
          let shown = platforms.filter { platform in
            menu.platforms?.contains(platform) ?? true
              && (menu.isStandard || !module.expansion(of: entries, on: platform).isEmpty)
          }
          branches.print(on: shown, to: &code) { code in
            let call = self.call(for: menu, names, to: &code)
            statements.standardMenu = menu.isStandard ? menu.kind.standardPlace : nil
            if entries.isEmpty { return code.statement("", call) }
            code.block("", call, parameter: "menu") { code in
              guard let condition = Condition.all([menu.enabled, menu.shown]) else {
                return statements.print(entries, to: &code)
              }
              let expression = context.expression(condition, state: "menu.state")
              code.block("", .call("menu.when", [expression]), parameter: "menu") {
                statements.print(entries, to: &$0)
              }
            }
          }
        }
      }
    }
  }

  private func call(
    for menu: BarMenu, _ names: LocalNames, to code: inout SwiftPrinter
  ) -> Expression {
    if let place = menu.kind.standardPlace {
      var arguments = [Expression.code("." + place.name)]
      if case .app = menu.kind { arguments.append(.string(context.module.app.name)) }
      if menu.isStandard { arguments.append(.code("standard: true")) }
      return .call("bar.add", arguments)
    }
    let title = menu.title(in: context.module)
    var arguments: [Expression] = [
      .string(menu.ownName(in: context.module)),
      .code(names.text(title, texts, state: "bar.state", in: context, to: &code)),
    ]
    if let image = menu.image { arguments.append(.code(context.image(image))) }
    return .call("bar.addMenu", arguments)
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
    let keyPrefix = SwiftName.lowerCamel(typeName(in: context))
    return SurfaceTexts(
      of: entries, keyPrefix: keyPrefix, summary: "The menu bar of \(context.module.app.name)",
      in: context)
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
