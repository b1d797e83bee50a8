import MenuModel
import MenuSyntax

/// Writes the entries of a menu in the menu bar as calls of the module's builder, which is the same for all frameworks.
///
/// Nothing in the menu bar comes and goes: a condition dims what depends on it, and only the elements of lists change.
struct MenuBarStatements {
  let context: EmissionContext
  let texts: SurfaceTexts
  let branches: PlatformBranches
  /// The platforms for which the statements are compiled.
  private var platforms: [Platform]
  /// The system's menu around them.
  private var home: StandardCommandPlace?
  /// Whether that menu begins with all that the system has in it.
  private var isStandard = false
  /// Whether they stand in the menu itself, and not in a submenu or a group.
  private var isOutermost = true

  /// A command of the system.
  private struct Standard {
    var entry: StandardCommandEntry
    var place: Place
    var alternate: KeyModifiers?
  }

  init(context: EmissionContext, texts: SurfaceTexts) {
    self.context = context
    self.texts = texts
    platforms = context.menuBarPlatforms
    branches = PlatformBranches(menuBarOf: context)
  }

  /// Appends the entries of a menu, dimmed unless the menu's own conditions hold.
  func append(_ menu: MenuBarMenu, to code: inout CodeTree) {
    var statements = self
    statements.platforms = menu.platforms
    statements.home = menu.bar.standardPlace
    statements.isStandard = menu.bar.isStandard
    statements.conditional([menu.bar.enabled, menu.bar.shown], to: &code) { code in
      statements.append(menu.entries, to: &code)
    }
  }

  /// Appends a call for each entry; commands that stand together are one call.
  private func append(_ entries: [Entry], to code: inout CodeTree) {
    var run: [CodePiece] = []
    var system: [Standard] = []
    // By number: a loop over the entries would copy each.
    for index in entries.indices {
      if case .standard(let command) = entries[index].kind {
        code.addCommands(&run)
        guard let standard = StandardMenus.entry(named: command.name.text),
          !isInStandardMenu(standard)
        else { continue }
        system.append(
          Standard(
            entry: standard, place: command.name.place, alternate: entries[index].alternate))
        continue
      }
      flush(&system, to: &code)
      if let command = context.plainCommand(entries[index]) {
        run.append(context.commandCases[command])
        continue
      }
      code.addCommands(&run)
      append(entries[index], to: &code)
    }
    code.addCommands(&run)
    flush(&system, to: &code)
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
    case .on(let wanted, let inner):
      var statements = self
      statements.platforms = platforms.filter { wanted.contains($0) }
      if statements.platforms.isEmpty { return }
      var body = CodeTree()
      statements.append(inner, to: &body)
      branches.append(wanted, to: &code, body)
    case .standard, .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
      // The first is written above; the others stand in toolbars alone.
      break
    }
  }

  /// Appends entries that are dimmed unless all the conditions hold; straight where there are none.
  private func conditional(
    _ conditions: [Condition?], to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    let conditions = conditions.compactMap { $0 }
    guard var all = conditions.first else {
      body(&code)
      return
    }
    for condition in conditions.dropFirst() { all = .and(all, condition) }
    code.closure("menu.beginCondition", [], all.readsState ? "state" : "_") { code in
      code.statement("", context.expression(all))
    }
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
      arguments = [.init(.piece(context.commandCases[placement.command]))]
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
      arguments.append(.init("alternate", .code(alternate.mask)))
    }
    code.statement("", .call(callee, arguments))
  }

  /// The function that lists what a command can carry: `NotesMenuLists.move(in:)`.
  private func list(of command: CommandID) -> Expression {
    let member = SwiftName.member(context.module.commands[command.index].name.text)
    return .code(context.prefix + "MenuLists." + member + "(in:)")
  }

  /// The title of a menu: itself, or what makes it of the state.
  func title(_ text: Text) -> Expression {
    text.isPlain ? texts.expression(text) : texts.function(text)
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
    var statements = self
    statements.isOutermost = false
    code.closure(callee, arguments, "menu") { code in statements.append(entries, to: &code) }
  }

  // MARK: - Commands of the system

  /// Whether a command stands already where the menu begins.
  private func isInStandardMenu(_ entry: StandardCommandEntry) -> Bool {
    guard isStandard, isOutermost, let home else { return false }
    return StandardMenus.contains(entry.name, in: home)
  }

  /// Appends one call for commands of the system that stand together, behind what frameworks do not have of them.
  private func flush(_ run: inout [Standard], to code: inout CodeTree) {
    if run.isEmpty { return }
    for item in run { comment(on: item, to: &code) }
    var items: [Expression] = []
    func addItems(_ code: inout CodeTree) {
      if !items.isEmpty { code.statement("", .call("menu.addStandard", [.init(.array(items))])) }
      items = []
    }
    for item in run {
      let member = Expression.code("." + SwiftName.member(item.entry.name))
      guard let alternate = item.alternate else {
        items.append(member)
        continue
      }
      addItems(&code)
      code.statement(
        "",
        .call(
          "menu.addStandard", [.init(member), .init("alternate", .code(alternate.mask))]))
    }
    addItems(&code)
    run = []
  }

  /// Says where UIKit or AppKit shows nothing for a command; SwiftUI's menu bar says it itself.
  private func comment(on item: Standard, to code: inout CodeTree) {
    let place = context.location(of: item.place)
    if shows(in: .uikit) {
      if home.map({ !item.entry.belongs(to: $0) }) ?? true {
        code.comment("UIKit keeps the system's \(item.entry.title) in its own menu (\(place)).")
      } else if !isStandard, item.entry.uiKitAction == nil, item.entry.uiKitMenu == nil {
        code.comment("UIKit has no menu item for the system's \(item.entry.title) (\(place)).")
      }
    }
    if shows(in: .appkit), item.entry.appKit == nil, !item.entry.isSubmenu {
      code.comment("AppKit has no menu item for the system's \(item.entry.title) (\(place)).")
    }
  }

  private func shows(in framework: Framework) -> Bool {
    guard context.module.app.frameworks.contains(framework) else { return false }
    let own = context.menuBarPlatforms(of: framework)
    return platforms.contains { own.contains($0) }
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
