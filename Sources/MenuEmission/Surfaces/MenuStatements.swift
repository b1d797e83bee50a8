import MenuModel
import MenuSyntax

/// Builds calls of `MenuBuilder`, named as in the `.menu` file, for a menu's entries.
struct MenuStatements {
  let context: EmissionContext
  let texts: SurfaceTexts
  let branches: PlatformBranches
  /// The local values of the enclosing function.
  let names: LocalNames
  /// The system menu in the menu bar that the entries are added to, if any.
  var standardMenu: StandardCommandPlace?

  init(
    context: EmissionContext, texts: SurfaceTexts, platforms: [Platform], names: LocalNames
  ) {
    self.context = context
    self.texts = texts
    self.branches = PlatformBranches(platforms: platforms)
    self.names = names
  }

  /// A call for each entry. Consecutive plain commands share a call.
  func statements(for entries: [Entry]) -> [Statement] {
    var calls = CallRuns()
    for entry in entries {
      switch entry.kind {
      case .command(let placement) where isPlain(placement, entry):
        calls.add(context.value(of: placement.command), to: "menu.add")
      case .standard(let command) where entry.alternate == nil && !command.isChanged:
        if isInStandardMenu(command) { continue }
        calls.add(.member(command.name.text), to: "menu.addSystem")
      default: calls.add(statements(for: entry))
      }
    }
    return calls.all
  }

  private func isPlain(_ placement: CommandPlacement, _ entry: Entry) -> Bool {
    guard case .none = context.module.commands[placement.command.index].payload else {
      return false
    }
    return !placement.isChanged && entry.alternate == nil
  }

  /// Whether the system's menu, which precedes the entries, already contains a command.
  private func isInStandardMenu(_ command: StandardCommand) -> Bool {
    guard let standardMenu else { return false }
    return StandardMenus.contains(command.name.text, in: standardMenu)
  }

  private func statements(for entry: Entry) -> [Statement] {
    switch entry.kind {
    case .command(let placement):
      return command(placement, entry.alternate)
    case .each(let command):
      return each(command, "menu.addEach", [])
    case .text(let text, let image):
      var statements: [Statement] = []
      let arguments = [name(text, &statements)] + (image.map { [context.image($0)] } ?? [])
      return statements + [.expression(.call("menu.addText", arguments))]
    case .separator:
      return [.expression(.call("menu.separate"))]
    case .submenu(let submenu):
      return self.submenu(submenu)
    case .section(let title, let subtitle, let inner):
      var statements: [Statement] = []
      let arguments = [name(title, &statements)] + second(subtitle, &statements)
      return statements + [nested(.call("menu.addSection", arguments), inner)]
    case .row(let inner, nil):
      return [nested(.member("menu", "addRow"), inner)]
    case .row(let inner, let size?):
      let size = Expression.member(size == .small ? "small" : "medium")
      return [nested(.call("menu.addRow", [size]), inner)]
    case .palette(let inner):
      return [nested(.member("menu", "addPalette"), inner)]
    case .when(.debugBuilds, let inner):
      return PlatformBranches.statements(statements(for: inner), if: .debugBuilds)
    case .when(.whileHolds(let condition), let inner):
      let condition = context.expression(condition, state: "menu.state")
      return [nested(.call("menu.when", [condition]), inner)]
    case .include(let menu):
      return statements(for: context.module.menus[menu.index].entries)
    case .on(let platforms, let inner):
      return branches.statements(on: platforms) { statements(for: inner) }
    case .standard(let command):
      if isInStandardMenu(command) { return [] }
      var statements: [Statement] = []
      var arguments: [Expression] = [.member(command.name.text)]
      if let title = command.title { arguments.append(.labeled("title", name(title, &statements))) }
      arguments += Self.shortcut(command.key) + Self.alternate(entry.alternate)
      return statements + [.expression(.call("menu.addSystem", arguments))]
    case .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
      // Only toolbars contain these.
      return []
    }
  }

  private static func shortcut(_ key: StandardCommand.Key?) -> [Expression] {
    switch key {
    case nil: return []
    case .hidden?: return [.labeled("shortcut", .member("hidden"))]
    case .chords(let keys)?:
      let value: Expression =
        keys.count == 1
        ? .link("key", keys[0].arguments) : .link("keys", [.array(keys.map(\.value))])
      return [.labeled("shortcut", value)]
    }
  }

  private static func alternate(_ modifiers: KeyModifiers?) -> [Expression] {
    modifiers.map { [.labeled("alternate", $0.expression)] } ?? []
  }

  private func command(
    _ placement: CommandPlacement, _ alternate: KeyModifiers?
  ) -> [Statement] {
    var statements: [Statement] = []
    var changes: [Expression] = []
    if let title = placement.title { changes.append(.labeled("title", name(title, &statements))) }
    changes += context.imageChange(of: placement)
    changes += second(placement.subtitle, &statements)
    switch context.module.commands[placement.command.index].payload {
    case .none:
      let arguments =
        [context.value(of: placement.command)] + changes + Self.alternate(alternate)
      return statements + [.expression(.call("menu.add", arguments))]
    case .choice: return statements + each(placement.command, "menu.addChoice", changes)
    case .list: return statements + each(placement.command, "menu.addList", changes)
    }
  }

  /// A call for a command with all its possible payloads.
  private func each(
    _ command: CommandID, _ callee: String, _ changes: [Expression]
  ) -> [Statement] {
    guard let all = context.payloads(of: command) else { return [] }
    let value = context.value(of: command, carrying: .code("$0"))
    return [.expression(.closure(.call(callee, [all] + changes), value))]
  }

  private func submenu(_ submenu: Submenu) -> [Statement] {
    var statements: [Statement] = []
    let title = submenu.title.map { name($0, &statements) } ?? .string("")
    let image = submenu.image.map { [context.image($0)] } ?? []
    let subtitle = second(submenu.subtitle, &statements)
    let entries = submenu.menu.map { context.module.menus[$0.index].entries }
    statements.append(
      nested(.call("menu.addSubmenu", [title] + image + subtitle), entries ?? submenu.entries))
    guard let condition = Condition.all([submenu.enabled, submenu.shown]) else { return statements }
    let expression = context.expression(condition, state: "menu.state")
    return [.block(.call("menu.when", [expression]), parameter: "menu", statements)]
  }

  private func nested(_ call: Expression, _ entries: [Entry]) -> Statement {
    var builder = self
    builder.standardMenu = nil
    return .block(call, parameter: "menu", builder.statements(for: entries))
  }

  /// The argument for a second line.
  private func second(_ text: Text?, _ statements: inout [Statement]) -> [Expression] {
    text.map { [.labeled("subtitle", name($0, &statements))] } ?? []
  }

  /// A text of the surface as an expression. Adds a statement that names its value if necessary.
  private func name(_ text: Text, _ statements: inout [Statement]) -> Expression {
    names.text(text, texts, state: "menu.state", in: context, &statements)
  }
}

/// Statements in which consecutive values for the same function share a call.
struct CallRuns {
  private var statements: [Statement] = []
  private var callee = ""
  private var values: [Expression] = []

  /// All statements.
  var all: [Statement] {
    values.isEmpty ? statements : statements + [.expression(.call(callee, values))]
  }

  /// Adds a value to the call of a function.
  mutating func add(_ value: Expression, to callee: String) {
    if callee != self.callee { add([]) }
    self.callee = callee
    values.append(value)
  }

  /// Adds statements, which end the call before them.
  mutating func add(_ others: [Statement]) {
    statements = all + others
    values = []
  }
}

/// The local values that are named in a function.
final class LocalNames {
  private var names = UniqueNames()

  /// A surface's text as an expression: a short literal, or else the name of a value that a statement defines first.
  func text(
    _ text: Text, _ texts: SurfaceTexts, state: String, in context: EmissionContext,
    _ statements: inout [Statement]
  ) -> Expression {
    let member = texts.member(text)
    let value = context.localized(
      text, key: member.key, about: member.about, suffix: member.suffix, state: state)
    if value.isLiteral, value.flat.count <= FactChain.maxColumns { return value }
    let name = names.take(member.name)
    statements.append(.let(name, value))
    return .name(name)
  }
}
