import MenuModel
import MenuSyntax

/// Builds calls of `ToolbarAreaBuilder` for a toolbar's entries.
struct ToolbarStatements {
  let context: EmissionContext
  let texts: SurfaceTexts
  let names: ToolbarNames
  let branches: PlatformBranches
  var locals = LocalNames()

  /// A call for each entry. Consecutive plain commands share a call.
  func statements(for entries: [Entry]) -> [Statement] {
    var calls = CallRuns()
    for entry in entries {
      if let plain = plain(entry) {
        calls.add(plain.value, to: plain.callee)
      } else {
        calls.add(statements(for: entry))
      }
    }
    return calls.all
  }

  /// The call for a command or system control without options of its own.
  private func plain(_ entry: Entry) -> (callee: String, value: Expression)? {
    if !entry.attributes.isEmpty || context.use(of: entry) != nil { return nil }
    switch entry.kind {
    case .standard(let command):
      return ("bar.addSystem", .member(command.name.text))
    case .command(let placement):
      guard !placement.isChanged, context.payloads(of: placement.command) == nil else { return nil }
      return ("bar.add", context.value(of: placement.command))
    default:
      return nil
    }
  }

  private func statements(for entry: Entry) -> [Statement] {
    switch entry.kind {
    case .command(let placement): return command(placement, entry)
    case .submenu(let submenu): return menu(submenu, entry)
    case .group(let group): return self.group(group, entry)
    case .segmented(let variable, let choice): return [segments(variable, choice, entry)]
    case .search(let prompt):
      return named(prompt) { prompt in
        let id = names.id(of: entry)
        return .call(
          "bar.addSearch", [prompt] + (id == "search" ? [] : [.labeled("id", .string(id))]))
      }
    case .view(let view, let label):
      let value = Expression.member("SuppliedView", SwiftNames.lowerCamel(view.text))
      return named(label) { .call("bar.addView", [value, $0] + options(of: entry)) }
    case .standard(let command):
      return [call("bar.addSystem", [.member(command.name.text)] + options(of: entry))]
    case .space: return [call("bar.space")]
    case .flexible: return [call("bar.flexibleSpace")]
    case .separator: return [call("bar.separate")]
    case .on(let platforms, let inner):
      return branches.statements(on: platforms) { statements(for: inner) }
    case .when(.debugBuilds, let inner):
      return PlatformBranches.statements(statements(for: inner), if: .debugBuilds)
    case .when(.whileHolds(let condition), let inner):
      let condition = context.expression(condition, state: "bar.state")
      return [
        .block(.call("bar.when", [condition]), parameter: "bar", statements(for: inner))
      ]
    case .include(let menu): return statements(for: context.module.menus[menu.index].entries)
    case .area(_, _, let inner): return statements(for: inner)
    case .each, .text, .section, .row, .palette, .titleMenu:
      // Only menus contain these.
      return []
    }
  }

  private func call(_ callee: String, _ arguments: [Expression] = []) -> Statement {
    .expression(.call(callee, arguments))
  }

  private func command(_ placement: CommandPlacement, _ entry: Entry) -> [Statement] {
    var statements: [Statement] = []
    var arguments: [Expression] = []
    if let title = placement.title {
      arguments.append(.labeled("title", name(title, &statements)))
    }
    arguments += context.imageChange(of: placement) + options(of: entry)
    guard let all = context.payloads(of: placement.command) else {
      return statements + [call("bar.add", [context.value(of: placement.command)] + arguments)]
    }
    let callee = context.isChoice(placement.command) ? "bar.addChoice" : "bar.addList"
    let value = context.value(of: placement.command, carrying: .code("$0"))
    return statements + [.expression(.closure(.call(callee, [all] + arguments), value))]
  }

  private func menu(_ submenu: Submenu, _ entry: Entry) -> [Statement] {
    var statements: [Statement] = []
    let title = submenu.title.map { name($0, &statements) } ?? .string("")
    var arguments = [.string(names.id(of: entry)), label(title, submenu.image)]
    arguments += options(of: entry)
    if let tap = submenu.tap { arguments.append(.labeled("tap", context.value(of: tap))) }
    if let enabled = submenu.enabled {
      arguments.append(.labeled("isEnabled", context.expression(enabled, state: "bar.state")))
    }
    if let shown = submenu.shown {
      arguments.append(.labeled("isShown", context.expression(shown, state: "bar.state")))
    }
    let builder = MenuStatements(
      context: context, texts: texts, platforms: branches.platforms, names: locals)
    let entries = submenu.menu.map { context.module.menus[$0.index].entries } ?? submenu.entries
    return statements + [
      .block(
        .call("bar.addMenu", arguments), parameter: "menu", builder.statements(for: entries))
    ]
  }

  private func group(_ group: ToolbarGroup, _ entry: Entry) -> [Statement] {
    var statements: [Statement] = []
    var arguments = [Expression.string(names.id(of: entry))]
    if let title = group.title {
      arguments.append(label(name(title, &statements), group.image))
    }
    arguments += options(of: entry)
    return statements + [
      .block(
        .call("bar.addGroup", arguments), parameter: "bar", self.statements(for: group.entries))
    ]
  }

  private func segments(_ variable: StateID, _ choice: ChoiceID, _ entry: Entry) -> Statement {
    guard let command = context.command(choosing: variable) else {
      let name = context.module.state[variable.index].name.text
      let words = "No command chooses \(name), so no segments do"
      return .comment(context.sentence(words, entry.place))
    }
    let arguments =
      [.string(names.id(of: entry)), .metatype(context.name(of: choice))]
      + options(of: entry)
    return .expression(
      .closure(
        .call("bar.addSegments", arguments), context.value(of: command, carrying: .code("$0"))))
  }

  private func label(_ title: Expression, _ image: Image?) -> Expression {
    .call("MenuLabel", [title] + (image.map { [context.image($0)] } ?? []))
  }

  private func options(of entry: Entry) -> [Expression] {
    let all: [(EntryAttributes, String)] = [
      (.hidden, "hidden"), (.essential, "essential"), (.prominent, "prominent"),
      (.selectable, "selectable"), (.springs, "springs"), (.clicksThrough, "clicksThrough"),
    ]
    var names = all.filter { entry.attributes.contains($0.0) }.map(\.1)
    if let use = context.use(of: entry) { names.append(use) }
    return Expression.options(names).map { [.labeled("options", $0)] } ?? []
  }

  private func name(_ text: Text, _ statements: inout [Statement]) -> Expression {
    locals.text(text, texts, state: "bar.state", in: context, &statements)
  }

  /// A call with a text, after the statement that names the text if necessary.
  private func named(_ text: Text, _ call: (Expression) -> Expression) -> [Statement] {
    var statements: [Statement] = []
    let name = name(text, &statements)
    return statements + [.expression(call(name))]
  }
}
