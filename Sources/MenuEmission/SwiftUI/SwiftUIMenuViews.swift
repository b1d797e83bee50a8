import MenuModel

/// Writes a menu's entries as views of the module.
struct SwiftUIMenuViews {
  let context: EmissionContext
  let texts: SurfaceTexts
  let branches: PlatformBranches

  /// - Parameter texts: The texts of the surface that the entries stand in.
  init(context: EmissionContext, texts: SurfaceTexts) {
    self.context = context
    self.texts = texts
    self.branches = PlatformBranches(framework: .swiftui, in: context)
  }

  private var prefix: String { context.prefix }
  /// What stands before the state's variables.
  private let state = "menu.state"
  /// The most views in one builder, which the compiler then takes quickly.
  private let maximum = 10

  /// Appends the views of a whole menu.
  func append(_ surface: MenuSurface, to code: inout CodeTree) {
    if context.standsInPlace(surface.entries) {
      branches.append(surface.platforms, to: &code) { code in append(surface.entries, to: &code) }
      return
    }
    // The groups are other ones on each platform: a menu for each, the same ones together.
    var variants: [(platforms: [Platform], text: String, body: CodeTree)] = []
    for platform in branches.platforms where surface.platforms?.contains(platform) ?? true {
      var body = CodeTree()
      append(context.module.entries(surface.entries, on: platform), to: &body)
      let text = CodePrinter.text(of: body)
      if let index = variants.firstIndex(where: { $0.text == text }) {
        variants[index].platforms.append(platform)
      } else {
        variants.append(([platform], text, body))
      }
    }
    for variant in variants { branches.append(variant.platforms, to: &code, variant.body) }
  }

  /// Appends views, each group in a section of its own.
  func append(_ entries: [Entry], to code: inout CodeTree) {
    let entries = context.spliced(entries)
    let groups = entries.split { entry in
      if case .separator = entry.kind { return true }
      return false
    }
    guard groups.count > 1 else {
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

  /// Appends the views of one group.
  private func views(_ entries: [Entry], to code: inout CodeTree) {
    var trees: [CodeTree] = []
    var run: [Expression] = []
    func flush() {
      guard !run.isEmpty else { return }
      let isOne = run.count == 1
      let value = isOne ? run[0] : .array(run)
      var tree = CodeTree()
      tree.statement(
        "",
        .call(prefix + (isOne ? "CommandItem" : "CommandItems"), [.init(value), inMenu]))
      trees.append(tree)
      run = []
    }
    for entry in entries {
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

  /// Appends views, in groups where they are more than a builder should hold.
  private func grouped(_ trees: [CodeTree], to code: inout CodeTree) {
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

  private var inMenu: Expression.Argument { .init("in", .code("menu")) }

  private func plainCommand(_ entry: Entry) -> Expression? {
    guard case .command(let placement) = entry.kind, placement.title == nil,
      placement.image == nil, !placement.hidesImage,
      context.isPlainCase[placement.command.index]
    else { return nil }
    return .code(context.commandCases[placement.command.index])
  }

  private func append(_ entry: Entry, to code: inout CodeTree) {
    switch entry.kind {
    case .command(let placement):
      command(placement, to: &code)
    case .each(let command):
      let view = context.isChoice(command) ? "ChoiceItems" : "CommandItems"
      code.statement("", .call(prefix + view, [.init(context.commands(of: command)), inMenu]))
    case .separator:
      // Inside `when`, where the groups depend on the state.
      code.line("Divider()")
    case .submenu(let submenu):
      var arguments: [Expression.Argument] = [
        .init(submenu.title.map(texts.expression) ?? .string(""))
      ]
      if let image = context.menuImage(submenu.image) { arguments.append(.init("image", image)) }
      let named = submenu.menu.map { context.module.menus[$0.index].entries }
      nested("Submenu", arguments, named ?? submenu.entries, to: &code)
    case .section(let title, let inner):
      nested("MenuSection", [.init(texts.expression(title))], inner, to: &code)
    case .row(let inner):
      nested(
        "MenuRow", inner.count > 3 ? [.init("isCompact", .boolean(true))] : [], inner, to: &code)
    case .palette(let inner):
      palette(inner, to: &code)
    case .when(let condition, let inner):
      code.if(
        context.expression(condition, state: state),
        { code in views(context.spliced(inner), to: &code) })
    case .on(let platforms, let inner):
      var body = CodeTree()
      views(context.spliced(inner), to: &body)
      branches.append(platforms, to: &code, body)
    case .standard(let command):
      StandardEntries(context: context, frameworks: [.swiftui], texts: texts)
        .append(command, to: &code)
    case .include, .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
      // The first is spliced before; the others stand in toolbars alone.
      break
    }
  }

  private func command(_ placement: CommandPlacement, to code: inout CodeTree) {
    let command = context.module.commands[placement.command.index]
    var view = "CommandItem"
    var arguments: [Expression.Argument]
    switch command.payload {
    case .none:
      arguments = [.init(.code(context.commandCases[placement.command.index]))]
    case .choice:
      view = "ChoiceSubmenu"
      arguments = [.init("of", context.commands(of: placement.command))]
    case .list:
      view = "CommandSubmenu"
      arguments = [.init("of", context.commands(of: placement.command))]
    }
    arguments.append(inMenu)
    arguments += context.overrides(of: placement, texts)
    code.statement("", .call(prefix + view, arguments))
  }

  /// Appends a palette; a palette of one choice is a picker.
  private func palette(_ entries: [Entry], to code: inout CodeTree) {
    if entries.count == 1, case .each(let command) = entries[0].kind, context.isChoice(command) {
      code.statement(
        "",
        .call(
          prefix + "ChoiceItems",
          [.init(context.commands(of: command)), inMenu, .init("isPalette", .boolean(true))]))
      return
    }
    nested("MenuPalette", [], entries, to: &code)
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
