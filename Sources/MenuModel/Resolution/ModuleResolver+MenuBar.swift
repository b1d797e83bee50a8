import MenuSyntax

extension ModuleResolver {
  mutating func resolve(_ syntax: MenuBarSyntax) {
    var bar = MenuBar(header: place(syntax.header), place: place(syntax))
    bar.documentation = syntax.documentation
    var seen: SeenBarMenus = [:]
    resolveMenus(of: syntax, on: nil, &bar, &seen)
    module.menuBar = module.menuBar?.joined(by: bar.menus, in: module) ?? bar
  }

  /// Identifies a menu of the bar: by its keyword, or by the name or else the title of a menu of the app's own.
  private struct BarMenuKey: Hashable {
    var isOwn: Bool
    var isTitle: Bool
    var text: String
  }

  /// The menus that a menu bar has had so far, to report what it has twice.
  private typealias SeenBarMenus = [BarMenuKey: [(platforms: [Platform]?, place: Place)]]

  private mutating func resolveMenus(
    of syntax: some BracedSyntax, on platforms: [Platform]?, _ bar: inout MenuBar,
    _ seen: inout SeenBarMenus
  ) {
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      switch statement.node.flatMap({ BarMenuElementSyntax($0) }) {
      case .on(let on):
        resolveMenus(of: on, on: intersect(platforms, self.platforms(of: on)), &bar, &seen)
      case .menu(let syntax):
        guard let menu = barMenu(syntax, on: platforms) else { continue }
        let key = key(of: syntax)
        let others = seen[key, default: []]
        if let first = others.first(where: { Self.shares($0.platforms, platforms) }) {
          reportDuplicate(
            "duplicate-bar-menu", at: menu.header,
            "The menu bar has `\(key.isOwn ? "menu " : "")\(key.text)` once", first: first.place)
          continue
        }
        seen[key, default: []].append((platforms, menu.header))
        bar.menus.append(menu)
      case nil: break
      }
    }
  }

  private func key(of syntax: BarMenuSyntax) -> BarMenuKey {
    let name = syntax.name?.text
    let title = syntax.title.map { syntax.node.tree.source.text(of: $0.span) }
    return BarMenuKey(
      isOwn: syntax.isOwn, isTitle: syntax.isOwn && name == nil,
      text: syntax.isOwn ? name ?? title ?? "" : syntax.keywordText)
  }

  private mutating func barMenu(_ syntax: BarMenuSyntax, on platforms: [Platform]?) -> BarMenu? {
    let kind: BarMenu.Kind
    switch syntax.keyword {
    case .app: kind = .app
    case .file: kind = .file
    case .edit: kind = .edit
    case .format: kind = .format
    case .view: kind = .view
    case .window: kind = .window
    case .help: kind = .help
    default:
      guard let own = ownBarMenu(syntax) else { return nil }
      kind = own
    }
    let row = kind.standardPlace
    var menu = BarMenu(kind: kind, header: place(syntax.header), place: place(syntax))
    menu.platforms = platforms
    let parts = headerParts(of: syntax)
    reportSubtitle(of: syntax, what: "this is a menu of the menu bar")
    menu.title = parts.title
    menu.image = parts.image
    menu.enabled = parts.enabled
    menu.shown = parts.shown
    menu.presence = parts.presence
    if parts.presence != nil { checkPresence(of: menu, syntax) }
    menu.isStandard = syntax.isStandard
    if menu.isStandard && row == nil {
      report(
        "no-standard-menu", at: menu.header, "Only the system's own menus can be `standard`",
        help: "Those are app, file, edit, format, view, window and help.")
    }
    var context = EntryContext(surface: .menuBar, row: row)
    context.followsSystemMenu = menu.isStandard
    menu.entries = entries(of: syntax, in: context)
    if !menu.isStandard { warnIfEmpty(syntax, what: "This menu of the menu bar") }
    return menu
  }

  /// Reports a menu of the system that cannot leave the menu bar.
  private mutating func checkPresence(of menu: BarMenu, _ syntax: BarMenuSyntax) {
    guard menu.kind.standardPlace != nil,
      let only = syntax.headerParts.first(where: { $0.node.kind == .onlyWhen })
    else { return }
    if case .app = menu.kind {
      report(
        "app-menu-stays", at: place(only), "The app menu is always in the menu bar",
        help: "Remove `only when` and its condition.")
    } else if module.app.frameworks.contains(.swiftui) {
      report(
        "menu-stays-in-swiftui", .note, at: place(only),
        "SwiftUI keeps this menu of the system in the menu bar; AppKit and UIKit take it away",
        help: "Say with `emit` which frameworks the app uses.")
    }
  }

  private mutating func ownBarMenu(_ syntax: BarMenuSyntax) -> BarMenu.Kind? {
    guard let name = name(of: syntax) else {
      guard let title = syntax.title else {
        report(
          "name-missing", at: place(syntax), "A menu of the menu bar needs a name",
          help: "Write `menu Name \"Title\" { … }`.")
        return nil
      }
      return .custom(Name(text: title.content, place: place(title)))
    }
    guard syntax.block != nil else { return namedMenu(name).map { .named($0) } }
    checkCase(name, isType: true, key: nil)
    return .custom(name)
  }
}
