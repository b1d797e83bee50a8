import MenuModel

/// Writes the toolbars of iOS, iPadOS and visionOS for UIKit.
struct UIKitToolbars: SurfaceEmitter {
  var framework: Framework { .uikit }

  func platforms(in context: EmissionContext) -> [Platform] {
    let toolbars = context.bars
    if toolbars.isEmpty { return [] }
    return context.toolbarPlatforms(of: framework).filter { platform in
      platform != .watchOS || toolbars.contains { $0.block(on: platform) != nil }
    }
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    !context.bars(of: part).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    for toolbar in context.bars(of: part) {
      code.blank()
      code.block("extension \(toolbar.typeName): \(context.prefix)BarBuilding") { code in
        install(toolbar, in: context, to: &code)
        code.blank()
        code.function(
          context.access + "func build", ["_ bar: \(context.prefix)Bar"]
        ) { code in
          build(toolbar, in: context, to: &code)
        }
      }
    }
  }

  /// Appends what shows a toolbar on a view controller.
  private func install(
    _ toolbar: ToolbarSurface, in context: EmissionContext, to code: inout CodeTree
  ) {
    code.documentation([
      "Shows the toolbar on a view controller, from its `viewDidLoad()`.", "",
      "Keep what it returns as long as the view controller, and call `update()` on it when the",
      "state changed.",
    ])
    var parameters = ["in viewController: UIViewController"]
    var arguments: [Expression.Argument] = [
      .init("toolbar", .code("self")), .init("viewController", .code("viewController")),
    ]
    let hasViews = context.hasBarViews(toolbar)
    if hasViews {
      code.documentation(["", "- Parameter view: Makes the views that the app supplies."])
      parameters.append("view: @MainActor (SuppliedView) -> UIView")
    }
    code.function("\(context.access)func install", parameters, "-> \(context.prefix)Bar") { code in
      if hasViews {
        code.line("let views = SuppliedView.allCases.map { name in (name.rawValue, view(name)) }")
        arguments.append(.init("views", .code("Dictionary(uniqueKeysWithValues: views)")))
      }
      code.statement("let bar = ", .call(context.prefix + "Bar", arguments))
      code.line("bar.update()")
      code.line("return bar")
    }
  }

  /// Appends what the toolbar adds, for each platform.
  private func build(
    _ toolbar: ToolbarSurface, in context: EmissionContext, to code: inout CodeTree
  ) {
    let texts = SurfaceTexts(of: toolbar, in: context)
    let statements = UIKitBarStatements(context: context, texts: texts)
    func tree(_ platform: Platform) -> CodeTree? {
      guard context.module.app.minimum(of: platform) != nil,
        let block = toolbar.block(on: platform)
      else { return nil }
      var tree = CodeTree()
      if platform == .iPadOS {
        statements.appendAreas(of: block, in: toolbar, to: &tree)
      } else {
        statements.append(block.areas.items, to: &tree)
      }
      return tree
    }
    let branches = PlatformBranches(
      framework: framework, platforms: context.toolbarPlatforms(of: framework))
    if let phone = tree(.iOS), let pad = tree(.iPadOS) {
      var both = CodeTree()
      both.if(
        branches.idiom, { code in code.append(pad) }, else: { code in code.append(phone) })
      branches.append([.iOS, .iPadOS], to: &code, both)
    } else {
      for platform in [Platform.iOS, .iPadOS] {
        if let tree = tree(platform) { branches.append([platform], to: &code, tree) }
      }
    }
    if let vision = tree(.visionOS) { branches.append([.visionOS], to: &code, vision) }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = ToolbarNeeds(of: framework, in: context)
    guard needs.toolbars else { return }
    let checks = AvailabilityChecks(
      context: context, framework: framework, platforms: context.toolbarPlatforms(of: framework))
    UIKitBar(
      context: context, needs: needs, menus: context.needs(of: framework), checks: checks
    ).emit(to: &code)
  }
}

/// Writes the entries of a toolbar as calls of the module's bar.
struct UIKitBarStatements {
  let context: EmissionContext
  let texts: SurfaceTexts

  /// What stands before the state's variables.
  private let state = "bar.state"
  private var prefix: String { context.prefix }

  /// Appends an iPadOS bar.
  func appendAreas(
    of block: ToolbarSurface.Block, in toolbar: ToolbarSurface, to code: inout CodeTree
  ) {
    switch block.role {
    case .navigator: code.line("bar.role = .navigator")
    case .browser: code.line("bar.role = .browser")
    case .editor: code.line("bar.role = .editor")
    case nil: break
    }
    let areas = block.areas
    area("leading", areas.leading, to: &code)
    let arguments: [Expression.Argument] =
      areas.isCenterCustomizable ? [.init("customization", .string(toolbar.identifier))] : []
    area("center", areas.center, arguments, to: &code)
    area("trailing", areas.trailing, to: &code)
    guard !areas.titleMenu.isEmpty else { return }
    code.statement(
      "",
      .trailingClosure(
        "bar.addTitleMenu", [],
        .init("menu") { code in
          let statements = MenuStatements(context: context, texts: texts, frameworks: [.uikit])
          statements.append(areas.titleMenu.filter { !$0.isSuggested }, to: &code)
        }))
  }

  private func area(
    _ name: String, _ entries: [Entry], _ arguments: [Expression.Argument] = [],
    to code: inout CodeTree
  ) {
    if entries.isEmpty { return }
    code.statement(
      "",
      .trailingClosure(
        "bar." + name, arguments, .init { code in append(entries, to: &code) }))
  }

  /// Appends a call for each entry; commands that stand together are one call.
  func append(_ entries: [Entry], to code: inout CodeTree) {
    var run: [Expression] = []
    func flush() {
      if run.isEmpty { return }
      code.statement("", .call("bar.add", [.init(run.count == 1 ? run[0] : .array(run))]))
      run = []
    }
    for entry in entries {
      if entry.attributes.isEmpty, case .command(let placement) = entry.kind,
        context.isPlainCase[placement.command.index], placement.title == nil,
        placement.image == nil, !placement.hidesImage
      {
        run.append(.piece(context.commandCases[placement.command]))
        continue
      }
      flush()
      append(entry, to: &code)
    }
    flush()
  }

  private func append(_ entry: Entry, to code: inout CodeTree) {
    switch entry.kind {
    case .command(let placement):
      command(placement, traits(of: entry), to: &code)
    case .submenu(let submenu):
      var arguments: [Expression.Argument] = [
        .init(.string(submenu.title.map(texts.identifier) ?? "menu")),
        .init("title", submenu.title.map(text) ?? .string("")),
      ]
      if let image = context.menuImage(submenu.image) { arguments.append(.init("image", image)) }
      arguments += traits(of: entry)
      menu(arguments, submenu.entries, to: &code)
    case .group(let group):
      let words = group.name?.text ?? group.title.map(texts.identifier) ?? "group"
      var arguments: [Expression.Argument] = [.init(.string(SwiftName.lowerCamel(words)))]
      if let title = group.title { arguments.append(.init("title", text(title))) }
      if let image = context.menuImage(group.image) { arguments.append(.init("image", image)) }
      arguments += traits(of: entry)
      code.statement(
        "",
        .trailingClosure(
          "bar.addGroup", arguments, .init { code in append(group.entries, to: &code) }))
    case .segmented(let variable, _):
      segments(variable, entry, to: &code)
    case .view(let name, let label):
      code.statement(
        "",
        .call(
          "bar.addView",
          [.init(.string(SwiftName.lowerCamel(name.text))), .init("label", text(label))]
            + traits(of: entry)))
    case .search(let prompt):
      code.statement("", .call("bar.addSearch", [.init(text(prompt))]))
    case .space, .separator:
      code.line("bar.addSpace()")
    case .flexible:
      code.line("bar.addFlexibleSpace()")
    case .standard(let command):
      standard(command, entry, to: &code)
    case .when, .each, .section, .row, .palette, .include, .on, .titleMenu, .area:
      // The first ones stand in menus alone; the others are applied before.
      break
    }
  }

  private func text(_ text: Text) -> Expression { texts.expression(text, state: state) }

  private func command(
    _ placement: CommandPlacement, _ traits: [Expression.Argument], to code: inout CodeTree
  ) {
    let id = placement.command
    let overrides = context.overrides(of: placement, texts, state: state)
    switch context.module.commands[id.index].payload {
    case .none:
      let value = Expression.piece(context.commandCases[id])
      code.statement("", .call("bar.add", [.init(value)] + overrides + traits))
    case .choice, .list:
      let arguments = [.init("of", context.commands(of: id, state: state))] + overrides + traits
      let call = context.isChoice(id) ? "menu.addChoice" : "menu.add"
      code.statement(
        "",
        .trailingClosure(
          "bar.addMenu", arguments,
          .init("menu") { code in
            code.statement("", .call(call, [.init(context.commands(of: id))]))
          }))
    }
  }

  private func menu(
    _ arguments: [Expression.Argument], _ entries: [Entry], to code: inout CodeTree
  ) {
    code.statement(
      "",
      .trailingClosure(
        "bar.addMenu", arguments,
        .init("menu") { code in
          MenuStatements(context: context, texts: texts, frameworks: [.uikit])
            .append(entries, to: &code)
        }))
  }

  private func segments(_ variable: StateID, _ entry: Entry, to code: inout CodeTree) {
    guard let command = context.command(choosing: variable) else {
      let name = context.module.state[variable.index].name.text
      code.comment("No command chooses \(name) (\(context.location(of: entry.place))).")
      return
    }
    code.statement(
      "", .call("bar.addSegments", [.init(context.commands(of: command))] + traits(of: entry)))
  }

  private func standard(_ command: StandardCommand, _ entry: Entry, to code: inout CodeTree) {
    guard let standard = StandardCommandTable.entry(named: command.name.text) else { return }
    if standard.name == "back" {
      code.line("bar.keepsBackButton = true")
      return
    }
    guard let action = context.barAction(of: standard)
    else {
      code.comment(
        standard.name == "sidebar"
          ? "UISplitViewController shows the button for its sidebar itself."
          : "UIKit has no bar item for the system's \(standard.title) (\(context.location(of: command.name.place)))."
      )
      return
    }
    let title = Text(literal: standard.title, place: command.name.place)
    var arguments: [Expression.Argument] = [
      .init(.string(standard.name)), .init("title", text(title)),
    ]
    if let symbol = standard.olderSymbol ?? standard.symbol {
      arguments.append(.init("image", .call(".symbol", [.init(.string(symbol))])))
    }
    arguments.append(
      .init(
        "action", .code("#selector((any UIResponderStandardEditActions).\(action.name))")))
    code.statement("", .call("bar.addStandard", arguments + traits(of: entry)))
  }

  private func traits(of entry: Entry) -> [Expression.Argument] {
    var names: [String] = []
    if entry.attributes.contains(.hidden) { names.append(".hidden") }
    if entry.attributes.contains(.essential) { names.append(".essential") }
    if entry.attributes.contains(.prominent) { names.append(".prominent") }
    if entry.attributes.contains(.springs) { names.append(".springs") }
    if names.isEmpty { return [] }
    return [
      .init("as", .code(names.count == 1 ? names[0] : "[" + names.joined(by: ", ") + "]"))
    ]
  }
}

extension Entry {
  /// Whether UIKit offers a command of the document menu itself, to a responder that has its action.
  fileprivate var isSuggested: Bool {
    guard case .standard(let command) = kind else { return false }
    return ["duplicate", "moveTo", "rename", "print", "saveAs"].contains(command.name.text)
  }
}

extension EmissionContext {
  /// The action of UIKit for the item of a system's command in a bar; nil where some system of the module has none.
  func barAction(of standard: StandardCommandEntry) -> StandardCommandEntry.UIKitName? {
    guard let action = standard.uiKitAction else { return nil }
    for platform in toolbarPlatforms(of: .uikit) {
      guard let minimum = module.app.minimum(of: platform) else { continue }
      // The first visionOS has what iOS 17 has; from 26 on both count alike.
      let known = platform == .visionOS ? max(minimum, Version(17)) : minimum
      if known < action.since { return nil }
    }
    return action
  }
}
