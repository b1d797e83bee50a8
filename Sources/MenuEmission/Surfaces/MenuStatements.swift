import MenuModel
import MenuSyntax

/// Prints a menu's entries as calls of `MenuBuilder`, named as in the `.menu` file.
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

  /// Prints a call for each entry. Consecutive plain commands share a call.
  func print(_ entries: [Entry], to code: inout SwiftPrinter) {
    var commands: [String] = []
    var system: [String] = []
    func flush(_ code: inout SwiftPrinter) {
      if !commands.isEmpty {
        code.statement("", .call("menu.add", commands.map { .code($0) }))
      }
      if !system.isEmpty {
        code.statement("", .call("menu.addSystem", system.map { .code($0) }))
      }
      commands = []
      system = []
    }
    for entry in entries {
      switch entry.kind {
      case .command(let placement) where isPlain(placement, entry):
        if !system.isEmpty { flush(&code) }
        commands.append(context.value(of: placement.command))
      case .standard(let command) where entry.alternate == nil:
        if isInStandardMenu(command) { continue }
        if !commands.isEmpty { flush(&code) }
        system.append("." + SwiftName.member(command.name.text))
      default:
        flush(&code)
        print(entry, to: &code)
      }
    }
    flush(&code)
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

  private func print(_ entry: Entry, to code: inout SwiftPrinter) {
    switch entry.kind {
    case .command(let placement):
      command(placement, alternate: entry.alternate, to: &code)
    case .each(let command):
      each(command, "menu.addEach", [], to: &code)
    case .separator:
      code.line("menu.separate()")
    case .submenu(let submenu):
      self.submenu(submenu, to: &code)
    case .section(let title, let inner):
      let title = name(title, to: &code)
      nested("menu.addSection", [.code(title)], inner, to: &code)
    case .row(let inner):
      nested("menu.addRow", [], inner, to: &code)
    case .palette(let inner):
      nested("menu.addPalette", [], inner, to: &code)
    case .when(let condition, let inner):
      let condition = context.expression(condition, state: "menu.state")
      nested("menu.when", [condition], inner, to: &code)
    case .include(let menu):
      print(context.module.menus[menu.index].entries, to: &code)
    case .on(let platforms, let inner):
      branches.print(on: platforms, to: &code) { print(inner, to: &$0) }
    case .standard(let command):
      var arguments = [Expression.code("." + SwiftName.member(command.name.text))]
      if let alternate = entry.alternate {
        arguments.append(.labeled("alternate", .code(alternate.swift)))
      }
      if !isInStandardMenu(command) { code.statement("", .call("menu.addSystem", arguments)) }
    case .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
      // Only toolbars contain these.
      break
    }
  }

  private func command(
    _ placement: CommandPlacement, alternate: KeyModifiers?, to code: inout SwiftPrinter
  ) {
    let changes = changes(of: placement, to: &code)
    switch context.module.commands[placement.command.index].payload {
    case .none:
      var arguments = [.code(context.value(of: placement.command))] + changes
      if let alternate { arguments.append(.labeled("alternate", .code(alternate.swift))) }
      code.statement("", .call("menu.add", arguments))
    case .choice:
      each(placement.command, "menu.addChoice", changes, to: &code)
    case .list:
      each(placement.command, "menu.addList", changes, to: &code)
    }
  }

  /// Prints a call for a command with all its possible payloads.
  private func each(
    _ command: CommandID, _ callee: String, _ changes: [Expression], to code: inout SwiftPrinter
  ) {
    guard let all = context.payloads(of: command) else { return }
    code.closure(
      .call(callee, [.code(all)] + changes), context.value(of: command, carrying: "$0"))
  }

  /// The title and image that the command has only here, as arguments.
  private func changes(
    of placement: CommandPlacement, to code: inout SwiftPrinter
  ) -> [Expression] {
    var arguments: [Expression] = []
    if let title = placement.title {
      arguments.append(.labeled("title", .code(name(title, to: &code))))
    }
    return arguments + context.imageChange(of: placement)
  }

  private func submenu(_ submenu: Submenu, to code: inout SwiftPrinter) {
    func print(_ code: inout SwiftPrinter) {
      var arguments: [Expression] = [
        .code(submenu.title.map { name($0, to: &code) } ?? "\"\"")
      ]
      if let image = submenu.image { arguments.append(.code(context.image(image))) }
      let entries = submenu.menu.map { context.module.menus[$0.index].entries }
      nested("menu.addSubmenu", arguments, entries ?? submenu.entries, to: &code)
    }
    guard let condition = Condition.all([submenu.enabled, submenu.shown]) else {
      return print(&code)
    }
    let expression = context.expression(condition, state: "menu.state")
    code.block("", .call("menu.when", [expression]), parameter: "menu", print)
  }

  private func nested(
    _ callee: String, _ arguments: [Expression], _ entries: [Entry], to code: inout SwiftPrinter
  ) {
    var statements = self
    statements.standardMenu = nil
    let call = arguments.isEmpty ? Expression.code(callee) : .call(callee, arguments)
    code.block("", call, parameter: "menu") { statements.print(entries, to: &$0) }
  }

  /// A text of the surface as an expression. Prints a line that names its value if necessary.
  private func name(_ text: Text, to code: inout SwiftPrinter) -> String {
    names.text(text, texts, state: "menu.state", in: context, to: &code)
  }
}

/// The local values that are named in a function.
final class LocalNames {
  private var taken: Set<String> = []

  /// A surface's text as an expression: a short literal, or else the name of a value that is printed first.
  func text(
    _ text: Text, _ texts: SurfaceTexts, state: String, in context: EmissionContext,
    to code: inout SwiftPrinter
  ) -> String {
    let member = texts.member(text)
    let value = context.localized(
      text, key: member.key, about: member.about, suffix: member.suffix, state: state)
    if case .code(let literal) = value, literal.count <= FactChain.maxColumns { return literal }
    var name = member.name
    var number = 2
    while !taken.insert(name).inserted {
      name = member.name + String(number)
      number += 1
    }
    code.statement("let \(name) = ", value)
    return name
  }
}

extension EmissionContext {
  /// The expression for all payloads of a command: `NoteOrder.self`, `\.folders`. Nil for one without a payload.
  func payloads(of command: CommandID) -> String? {
    switch module.commands[command.index].payload {
    case .none: return nil
    case .choice(_, let choice): return name(of: choice) + ".self"
    case .list(let list): return "\\." + field(list)
    }
  }

  /// The image that a command has only here, as an argument.
  func imageChange(of placement: CommandPlacement) -> [Expression] {
    if placement.hidesImage { return [.labeled("image", .code(".hidden"))] }
    guard let image = placement.image else { return [] }
    return [.labeled("image", .code(self.image(image)))]
  }
}

extension Condition {
  /// The conjunction of conditions, or nil if there are none.
  static func all(_ conditions: [Condition?]) -> Condition? {
    let conditions = conditions.compactMap { $0 }
    guard let first = conditions.first else { return nil }
    return conditions.dropFirst().reduce(first) { .and($0, $1) }
  }
}
