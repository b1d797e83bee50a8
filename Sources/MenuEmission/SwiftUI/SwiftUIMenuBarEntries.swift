import MenuModel

/// Writes the entries of a menu in the menu bar as views of the module.
struct SwiftUIMenuBarEntries {
  let context: EmissionContext
  let texts: SurfaceTexts
  let branches: PlatformBranches

  private var prefix: String { context.prefix }
  private var inMenu: Expression.Argument { .init("in", .code("menu")) }
  /// What stands before the state's variables.
  private let state = "menu.state"
  /// The most views in one builder, which the compiler then takes quickly.
  private let maximum = 10

  /// Appends the views of entries, each group in a section of its own.
  func append(_ entries: [Entry], isSetOff: Bool = false, to code: inout CodeTree) {
    let groups = context.spliced(entries).split { entry in
      if case .separator = entry.kind { return true }
      return false
    }
    guard groups.count > 1 || isSetOff else {
      for group in groups { views(Array(group), to: &code) }
      return
    }
    var sections: [CodeTree] = []
    for group in groups {
      var section = CodeTree()
      section.block("Section") { code in views(Array(group), to: &code) }
      sections.append(section)
    }
    grouped(sections, to: &code)
  }

  /// Appends trees, in groups where they are more than a builder takes.
  func grouped(_ trees: [CodeTree], to code: inout CodeTree) {
    guard trees.count > maximum else {
      for tree in trees { code.append(tree) }
      return
    }
    let size = max(maximum, (trees.count + maximum - 1) / maximum)
    for start in stride(from: 0, to: trees.count, by: size) {
      code.block("Group") { code in
        for tree in trees[start..<min(start + size, trees.count)] { code.append(tree) }
      }
    }
  }

  /// The commands of the system among entries in a submenu, a section or a condition, where SwiftUI has no place for them.
  static func standardCommands(in entries: [Entry]) -> [StandardCommand] {
    entries.flatMap { entry -> [StandardCommand] in
      switch entry.kind {
      case .standard(let command): return [command]
      case .submenu(let submenu): return standardCommands(in: submenu.entries)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner):
        return standardCommands(in: inner)
      case .on(_, let inner): return standardCommands(in: inner)
      default: return []
      }
    }
  }

  /// Appends the views of one group.
  private func views(_ entries: [Entry], to code: inout CodeTree) {
    var trees: [CodeTree] = []
    var run: [Expression] = []
    func flush() {
      guard !run.isEmpty else { return }
      let isOne = run.count == 1
      var tree = CodeTree()
      tree.statement(
        "",
        .call(
          prefix + (isOne ? "MenuBarEntry" : "MenuBarEntries"),
          [.init(isOne ? run[0] : .array(run)), inMenu]))
      trees.append(tree)
      run = []
    }
    for (index, entry) in entries.enumerated() {
      if entry.alternate != nil, index > 0, item(entries[index - 1]) != nil, item(entry) != nil {
        continue
      }
      if index + 1 < entries.count, let modifiers = entries[index + 1].alternate,
        let base = item(entry), let alternate = item(entries[index + 1])
      {
        flush()
        var tree = CodeTree()
        tree.statement(
          "",
          .call(
            prefix + "MenuBarAlternates",
            [.init(base), .init("holding", .code(modifiers.eventModifiers)), .init(alternate)]))
        trees.append(tree)
        continue
      }
      if let command = plainCommand(entry) {
        run.append(command)
        continue
      }
      flush()
      var tree = CodeTree()
      append(entry, to: &tree)
      if !tree.isEmpty { trees.append(tree) }
    }
    flush()
    grouped(trees, to: &code)
  }

  private func plainCommand(_ entry: Entry) -> Expression? {
    guard case .command(let placement) = entry.kind, placement.title == nil,
      placement.image == nil, !placement.hidesImage,
      context.isPlainCase[placement.command.index]
    else { return nil }
    return .code(context.commandCases[placement.command.index])
  }

  /// A command without a payload as an item.
  private func item(_ entry: Entry) -> Expression? {
    guard case .command(let placement) = entry.kind, context.isPlainCase[placement.command.index]
    else { return nil }
    return .call(
      prefix + "MenuBarEntry",
      [.init(.code(context.commandCases[placement.command.index])), inMenu]
        + context.overrides(of: placement, texts))
  }

  private func append(_ entry: Entry, to code: inout CodeTree) {
    switch entry.kind {
    case .command(let placement):
      if let item = item(entry) {
        code.statement("", item)
      } else {
        submenu(placement, to: &code)
      }
    case .each(let command):
      elements(of: command, to: &code)
    case .separator:
      // Inside `when`, which is one group.
      code.line("Divider()")
    case .submenu(let submenu):
      var arguments: [Expression.Argument] = [
        .init(submenu.title.map(texts.expression) ?? .string(""))
      ]
      if let image = context.menuImage(submenu.image) { arguments.append(.init("image", image)) }
      let named = submenu.menu.map { context.module.menus[$0.index].entries }
      nested("MenuBarSubmenu", arguments, named ?? submenu.entries, to: &code)
    case .section(let title, let inner):
      nested("MenuBarSection", [.init(texts.expression(title))], inner, to: &code)
    case .row(let inner), .palette(let inner):
      views(context.spliced(inner), to: &code)
    case .on(let platforms, let inner):
      var body = CodeTree()
      views(context.spliced(inner), to: &body)
      branches.append(platforms, to: &code, body)
    case .when(let condition, let inner):
      var body = CodeTree()
      views(context.spliced(inner), to: &body)
      // Commands of the system alone have no view here.
      if body.isEmpty { return }
      code.block("Group") { code in
        code.statement(
          "let menu = ",
          .call("menu.enabled", [.init("when", context.expression(condition, state: state))]))
        code.append(body)
      }
    case .standard, .include, .view, .space, .flexible, .group, .segmented, .search,
      .titleMenu, .area:
      // The first is in a group of SwiftUI's, the second is spliced before, the others stand in toolbars alone.
      break
    }
  }

  /// Appends the options of a choice, of which one is checked, or the entries of a list.
  private func elements(of command: CommandID, to code: inout CodeTree) {
    let view = context.isChoice(command) ? "MenuBarChoice" : "MenuBarEntries"
    code.statement("", .call(prefix + view, [.init(context.commands(of: command)), inMenu]))
  }

  /// Appends the submenu of a command with a payload, which is there even while the list is empty.
  private func submenu(_ placement: CommandPlacement, to code: inout CodeTree) {
    let command = placement.command
    let payload: String
    switch context.module.commands[command.index].payload {
    case .none: return
    case .choice(_, let choice):
      guard let option = context.module.choices[choice.index].options.first else { return }
      payload = "." + SwiftName.member(option.name.text)
    case .list:
      payload = "\"\""
    }
    code.statement(
      "",
      .trailingClosure(
        prefix + "MenuBarSubmenu",
        [.init("of", .code(context.commandValue(command, payload: payload))), inMenu]
          + context.overrides(of: placement, texts),
        .init { code in elements(of: command, to: &code) }))
  }

  private func nested(
    _ view: String, _ arguments: [Expression.Argument], _ entries: [Entry],
    to code: inout CodeTree
  ) {
    code.statement(
      "",
      .trailingClosure(prefix + view, arguments, .init { code in append(entries, to: &code) }))
  }
}

extension KeyModifiers {
  /// The modifiers as SwiftUI's `EventModifiers`.
  var eventModifiers: String {
    var names: [String] = []
    if contains(.control) { names.append(".control") }
    if contains(.option) { names.append(".option") }
    if contains(.shift) { names.append(".shift") }
    if contains(.command) { names.append(".command") }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
