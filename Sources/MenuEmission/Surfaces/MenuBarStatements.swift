import MenuModel
import MenuSyntax

/// Writes the entries of a menu in the menu bar as calls of the module's builder, which UIKit and AppKit have in the same
/// form.
///
/// Nothing in the menu bar comes and goes: a condition dims what depends on it, and only the elements of lists change.
struct MenuBarStatements {
  let context: EmissionContext
  let texts: SurfaceTexts
  let branches: PlatformBranches
  /// Writes commands of the system that stand together.
  let standard: ([Standard], inout CodeTree) -> Void
  /// The modifiers that show an alternate, as the framework takes them.
  let modifiers: (KeyModifiers) -> String
  /// Whether a submenu's title follows the state while the menu bar stands.
  let updatesTitles: Bool

  /// A command of the system.
  struct Standard {
    var name: String
    var place: Place
    var alternate: KeyModifiers?
  }

  init(
    context: EmissionContext, texts: SurfaceTexts, framework: Framework,
    modifiers: @escaping (KeyModifiers) -> String,
    standard: @escaping ([Standard], inout CodeTree) -> Void
  ) {
    self.context = context
    self.texts = texts
    self.branches = PlatformBranches(
      framework: framework, platforms: context.menuBarPlatforms(of: framework))
    self.modifiers = modifiers
    self.updatesTitles = framework == .appkit
    self.standard = standard
  }

  /// Appends a call for each entry; commands that stand together are one call.
  func append(_ entries: [Entry], to code: inout CodeTree) {
    var run: [Expression] = []
    var system: [Standard] = []
    for entry in entries {
      if case .standard(let command) = entry.kind {
        code.addCommands(&run)
        system.append(
          Standard(name: command.name.text, place: command.name.place, alternate: entry.alternate))
        continue
      }
      flush(&system, to: &code)
      if let command = context.plainCommand(entry) {
        run.append(command)
        continue
      }
      code.addCommands(&run)
      append(entry, to: &code)
    }
    code.addCommands(&run)
    flush(&system, to: &code)
  }

  private func flush(_ run: inout [Standard], to code: inout CodeTree) {
    if !run.isEmpty { standard(run, &code) }
    run = []
  }

  private func append(_ entry: Entry, to code: inout CodeTree) {
    switch entry.kind {
    case .command(let placement):
      command(placement, alternate: entry.alternate, to: &code)
    case .each(let command):
      if context.isChoice(command) {
        code.statement("", .call("menu.addChoice", [.init(context.commands(of: command))]))
      } else {
        code.statement("", .call("menu.addList", [.init(list(of: command))]))
      }
    case .separator:
      code.line("menu.separate()")
    case .submenu(let submenu):
      conditional([submenu.enabled, submenu.shown], to: &code) { code in
        var arguments = [Expression.Argument(submenu.title.map(title) ?? .string(""))]
        if let image = context.menuImage(submenu.image) { arguments.append(.init("image", image)) }
        let named = submenu.menu.map { context.module.menus[$0.index].entries }
        nested("menu.addSubmenu", arguments, named ?? submenu.entries, to: &code)
      }
    case .section(let text, let inner):
      nested("menu.addSection", [.init(title(text))], inner, to: &code)
    case .row(let inner), .palette(let inner):
      nested("menu.addGroup", [], inner, to: &code)
    case .when(let condition, let inner):
      conditional([condition], to: &code) { code in append(inner, to: &code) }
    case .include(let menu):
      append(context.module.menus[menu.index].entries, to: &code)
    case .on(let platforms, let inner):
      var body = CodeTree()
      append(inner, to: &body)
      branches.append(platforms, to: &code, body)
    case .standard, .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
      // The first is written above; the others stand in toolbars alone.
      break
    }
  }

  /// Appends entries that are dimmed unless all the conditions hold; straight where there are none.
  func conditional(
    _ conditions: [Condition?], to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    let conditions = conditions.compactMap { $0 }
    guard var all = conditions.first else {
      body(&code)
      return
    }
    for condition in conditions.dropFirst() { all = .and(all, condition) }
    let closure = Expression.Closure(all.readsState ? "state" : "_") { code in
      code.statement("", context.expression(all))
    }
    code.statement("", .trailingClosure("menu.beginCondition", [], closure))
    body(&code)
    code.line("menu.endCondition()")
  }

  private func command(
    _ placement: CommandPlacement, alternate: KeyModifiers?, to code: inout CodeTree
  ) {
    let command = context.module.commands[placement.command.index]
    var callee = "menu.add"
    var arguments: [Expression.Argument]
    switch command.payload {
    case .none:
      arguments = [.init(.code(context.commandCases[placement.command.index]))]
    case .choice:
      callee = "menu.addChoiceSubmenu"
      arguments = [.init("of", context.commands(of: placement.command))]
    case .list:
      callee = "menu.addListSubmenu"
      // The title does not depend on which element it is.
      let any = context.commandValue(placement.command, payload: "\"\"")
      arguments = [.init("for", .code(any)), .init("of", list(of: placement.command))]
    }
    if let title = placement.title { arguments.append(.init("title", titleFunction(title))) }
    if placement.hidesImage {
      arguments.append(.init("image", .code(".hidden")))
    } else if let image = context.menuImage(placement.image) {
      arguments.append(.init("image", image))
    }
    if let alternate, case .none = command.payload {
      arguments.append(.init("alternate", .code(modifiers(alternate))))
    }
    code.statement("", .call(callee, arguments))
  }

  /// The function that lists what a command can carry: `NotesMenuLists.move(in:)`.
  private func list(of command: CommandID) -> Expression {
    let member = SwiftName.member(context.module.commands[command.index].name.text)
    return .code(context.prefix + "MenuLists." + member + "(in:)")
  }

  /// The title of a submenu: itself, or what makes it of the state.
  func title(_ text: Text) -> Expression {
    if text.isPlain || !updatesTitles { return texts.expression(text, state: "menu.state") }
    return texts.function(text)
  }

  /// What makes a title of the state.
  private func titleFunction(_ text: Text) -> Expression {
    guard text.isPlain else { return texts.function(text) }
    return .closure(.init("_") { code in code.statement("", texts.expression(text)) })
  }

  private func nested(
    _ callee: String, _ arguments: [Expression.Argument], _ entries: [Entry],
    to code: inout CodeTree
  ) {
    code.statement(
      "",
      .trailingClosure(
        callee, arguments, .init("menu") { code in append(entries, to: &code) }))
  }
}

extension Condition {
  /// Whether a variable is in it.
  var readsState: Bool {
    switch self {
    case .constant: return false
    case .variable: return true
    case .not(let operand): return operand.readsState
    case .and(let left, let right), .or(let left, let right):
      return left.readsState || right.readsState
    case .comparison(_, let left, let right): return left.readsState || right.readsState
    }
  }
}

extension Condition.Operand {
  fileprivate var readsState: Bool {
    switch self {
    case .variable: return true
    case .condition(let condition): return condition.readsState
    case .integer, .string, .boolean, .option: return false
    }
  }
}

/// A menu of the menu bar with the function that fills it.
struct MenuBarMenu {
  var bar: BarMenu
  /// `fileMenu`, `noteMenu`
  var function: String
  /// Its entries, those of the named menu where it is one.
  var entries: [Entry]

  /// The menus that a framework shows on some platform of the module, in their order.
  static func menus(of framework: Framework, in context: EmissionContext) -> [MenuBarMenu] {
    let module = context.module
    let platforms = context.menuBarPlatforms(of: framework)
    var names: [String: Int] = [:]
    var menus: [MenuBarMenu] = []
    for bar in module.menuBar?.menus ?? [] {
      let base = baseName(of: bar, in: module)
      names[base, default: 0] += 1
      let number = names[base, default: 1]
      let menu = MenuBarMenu(
        bar: bar, function: number == 1 ? base : base + String(number),
        entries: bar.shownEntries(in: module))
      let isShown = platforms.contains { platform in
        (bar.platforms?.contains(platform) ?? true)
          && (bar.isStandard || module.hasEntry(menu.entries, on: platform))
      }
      if isShown { menus.append(menu) }
    }
    return menus
  }

  private static func baseName(of menu: BarMenu, in module: MenuModule) -> String {
    switch menu.kind {
    case .custom(let name): return SurfaceTexts.identifier(of: name.text) + "Menu"
    case .named(let id):
      return SurfaceTexts.identifier(of: module.menus[id.index].name.text) + "Menu"
    default: return (menu.standardPlace?.name ?? "own") + "Menu"
    }
  }
}

extension BarMenu {
  /// The system's menu that this is; nil for one of the app's own.
  var standardPlace: StandardCommandPlace? {
    switch kind {
    case .app: return .app
    case .file: return .file
    case .edit: return .edit
    case .format: return .format
    case .view: return .view
    case .window: return .window
    case .help: return .help
    case .custom, .named: return nil
    }
  }
}

extension StandardCommandPlace {
  /// The word in a `.menu` file.
  var name: String {
    switch self {
    case .app: return "app"
    case .file: return "file"
    case .edit: return "edit"
    case .format: return "format"
    case .view: return "view"
    case .window: return "window"
    case .help: return "help"
    case .toolbar: return "toolbar"
    }
  }
}
