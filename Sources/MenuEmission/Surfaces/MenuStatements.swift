import MenuModel

/// Writes a menu's entries as calls of the module's menu builder.
struct MenuStatements {
  let context: EmissionContext
  /// The frameworks that show the menu.
  let frameworks: [Framework]
  let texts: SurfaceTexts
  private let isEditMenu: Bool
  let branches: PlatformBranches

  /// - Parameter texts: The texts of the surface that the entries stand in.
  init(
    context: EmissionContext, texts: SurfaceTexts, frameworks: [Framework],
    isEditMenu: Bool = false
  ) {
    self.context = context
    self.isEditMenu = isEditMenu
    self.frameworks = frameworks
    self.texts = texts
    self.branches = PlatformBranches(menusOf: frameworks, in: context)
  }

  /// What stands before the state's variables.
  private let state = "menu.state"

  /// Appends a call for each entry; commands that stand together are one call, or a few of the same block.
  func append(_ entries: [Entry], to code: inout CodeTree) {
    var run: [CodePiece] = []
    var label: String?
    // By number: a loop over the entries would copy each.
    for index in entries.indices {
      guard let command = context.plainCommand(entries[index]) else {
        code.addCommands(&run, label: label)
        append(entries[index], to: &code)
        continue
      }
      let next = context.addLabels[context.module.commands[command.index].block]
      if next != label || label != nil && run.count == MenuEntryDeclarations.mostAdded {
        code.addCommands(&run, label: label)
        label = next
      }
      run.append(
        label == nil ? context.commandCases[command] : context.commandCases.member(command))
    }
    code.addCommands(&run, label: label)
  }

  private func append(_ entry: Entry, to code: inout CodeTree) {
    switch entry.kind {
    case .command(let placement):
      command(placement, alternate: entry.alternate, to: &code)
    case .each(let command):
      let isChoice = context.isChoice(command)
      code.statement(
        "",
        .call(isChoice ? "menu.addChoice" : "menu.add", [.init(context.commands(of: command))]))
    case .separator:
      code.line("menu.separate()")
    case .submenu(let submenu):
      var arguments: [Expression.Argument] = [
        .init(submenu.title.map(texts.expression) ?? .string(""))
      ]
      if let image = context.menuImage(submenu.image) { arguments.append(.init("image", image)) }
      let named = submenu.menu.map { context.module.menus[$0.index].entries }
      guard context.hasManyCommands else {
        nested("menu.addSubmenu", arguments, named ?? submenu.entries, to: &code)
        return
      }
      // A closure for each submenu would take the compiler longer.
      if let member = submenu.title.flatMap(texts.memberInPlace) {
        let text = context.literal(member.text, suffix: member.suffix)
        arguments = [.init(text), .init("key", .string(member.key))]
      }
      code.statement("", .call("menu.beginSubmenu", arguments))
      append(named ?? submenu.entries, to: &code)
      code.line("menu.endSubmenu()")
    case .section(let title, let inner):
      nested("menu.addSection", [.init(texts.expression(title))], inner, to: &code)
    case .row(let inner):
      nested("menu.addRow", [], inner, to: &code)
    case .palette(let inner):
      nested("menu.addPalette", [], inner, to: &code)
    case .when(let condition, let inner):
      code.if(context.expression(condition, state: state), { code in append(inner, to: &code) })
    case .standard(let command):
      StandardEntries(
        context: context, frameworks: frameworks, isEditMenu: isEditMenu, texts: texts
      ).append(command, to: &code)
    case .include(let menu):
      append(context.module.menus[menu.index].entries, to: &code)
    case .on(let platforms, let inner):
      var body = CodeTree()
      append(inner, to: &body)
      branches.append(platforms, to: &code, body)
    case .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
      // These stand in toolbars alone.
      break
    }
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
      callee = "menu.addSubmenu"
      arguments = [.init("of", context.commands(of: placement.command))]
    }
    arguments += context.overrides(of: placement, texts)
    if let alternate, case .none = command.payload {
      arguments.append(.init("alternate", .code(alternate.mask)))
    }
    code.statement("", .call(callee, arguments))
  }

  private func nested(
    _ callee: String, _ arguments: [Expression.Argument], _ entries: [Entry],
    to code: inout CodeTree
  ) {
    code.closure(callee, arguments, "menu") { code in append(entries, to: &code) }
  }
}

extension EmissionContext {
  /// Whether a command carries an option of a choice.
  func isChoice(_ command: CommandID) -> Bool {
    if case .choice = module.commands[command.index].payload { return true }
    return false
  }

  /// The commands that a command with a payload stands for: one for each option, or for each element in the state.
  func commands(of command: CommandID, state: String = "menu.state") -> Expression {
    let member = SwiftName.member(module.commands[command.index].name.text)
    let name = prefix + "MenuLists." + member
    switch module.commands[command.index].payload {
    case .none: return .array([.piece(commandCases[command])])
    case .choice: return .code(name)
    case .list: return .code(name + "(in: " + state + ")")
    }
  }

  /// The title and the image that a command has only here, as arguments.
  func overrides(
    of placement: CommandPlacement, _ texts: SurfaceTexts, state: String = "menu.state"
  ) -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    if !placement.isChanged { return arguments }
    if let title = placement.title {
      arguments.append(.init("title", texts.expression(title, state: state)))
    }
    if placement.hidesImage {
      arguments.append(.init("image", .code(".hidden")))
    } else if let image = menuImage(placement.image) {
      arguments.append(.init("image", image))
    }
    return arguments
  }
}

extension KeyModifiers {
  /// The modifiers as the generated `MenuShortcut.Modifiers`, and as AppKit's `NSEvent.ModifierFlags`.
  var mask: String {
    if self == .command { return ".command" }
    var names: [String] = []
    if contains(.control) { names.append(".control") }
    if contains(.option) { names.append(".option") }
    if contains(.shift) { names.append(".shift") }
    if contains(.command) { names.append(".command") }
    if contains(.function) { names.append(".function") }
    return names.count == 1 ? names[0] : "[" + names.joined(by: ", ") + "]"
  }
}

extension EmissionContext {
  /// An entry's command, if it has no payload and nothing distinguishes the entry from the command itself.
  func plainCommand(_ entry: Entry) -> CommandID? {
    guard case .command(let placement) = entry.kind, entry.alternate == nil,
      !placement.isChanged, isPlainCase[placement.command.index]
    else { return nil }
    return placement.command
  }
}
