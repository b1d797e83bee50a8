import MenuModel
import MenuSyntax

/// Prints the type of a toolbar.
struct ToolbarType {
  let context: EmissionContext
  let toolbar: ToolbarSurface
  private let texts: SurfaceTexts

  init(context: EmissionContext, toolbar: ToolbarSurface) {
    self.context = context
    self.toolbar = toolbar
    texts = toolbar.texts(in: context)
  }

  /// Prints the type.
  func print(to code: inout SwiftPrinter) {
    let access = context.access
    var lines = [toolbar.summary]
    if !toolbar.documentation.isEmpty { lines += [""] + toolbar.documentation }
    code.blank()
    code.documentation(lines, place: context.location(of: toolbar.place))
    code.block("\(access)struct \(toolbar.typeName): ToolbarSurface") { code in
      views(to: &code)
      code.line("\(access)static let id = " + StringLiteral.quoted(toolbar.identifier))
      context.contextProperty(to: &code)
      code.blank()
      context.buildFunction("bar: inout ToolbarBuilder", to: &code) { code in
        for block in toolbar.blocks { print(block, to: &code) }
      }
    }
  }

  private func views(to code: inout SwiftPrinter) {
    if toolbar.views.isEmpty { return }
    code.documentation(["The views in the toolbar that the app supplies."])
    code.block(
      "\(context.access)nonisolated enum SuppliedView: String, CaseIterable, Sendable"
    ) { code in
      for view in toolbar.views {
        code.declaration(
          "case " + SwiftName.declared(SwiftName.lowerCamel(view.text)),
          place: context.location(of: view.place))
      }
    }
    code.blank()
  }

  // MARK: - Blocks and areas

  private func print(_ block: Toolbar.Block, to code: inout SwiftPrinter) {
    let names = ToolbarNames(of: toolbar, block, texts, in: context)
    let entries = toolbar.entries(of: block, in: context.module)
    var items = ToolbarStatements(
      context: context, texts: texts, names: names,
      branches: PlatformBranches(
        platforms: ToolbarSurface.platforms(of: block, in: context.module)))
    var arguments: [Expression] = []
    var traits: [String] = []
    if block.isCustomizable { traits.append(".customizable") }
    if block.isHideable { traits.append(".hideable") }
    if toolbar.isSettings, block.platform == .macOS { traits.append(".settings") }
    if let role = block.role { arguments.append(.code(".\(role)")) }
    if block.platform == .macOS, let traits = Self.set(traits) { arguments.append(.code(traits)) }
    let bar = "bar." + block.platform.name
    switch block.platform {
    case .iPadOS:
      open(bar, arguments, to: &code) {
        areas(of: entries, on: .iPadOS, loose: .trailing, &items, to: &$0)
      }
    case .iOS:
      areas(of: entries, on: .iOS, loose: .bottom, &items, to: &code)
    default:
      open(bar, arguments, to: &code) { items.print(entries, to: &$0) }
    }
  }

  /// Prints the areas of an iPhone's or an iPad's bars.
  ///
  /// - Parameter looseArea: Where the entries outside any area go.
  private func areas(
    of entries: [Entry], on platform: Platform, loose looseArea: Entry.Area,
    _ items: inout ToolbarStatements, to code: inout SwiftPrinter
  ) {
    var loose: [Entry] = []
    for entry in entries {
      switch entry.kind {
      case .area(let area, let isCustomizable, let inner):
        print(inner, in: area, on: platform, isCustomizable, &items, to: &code)
      case .titleMenu(let inner):
        titleMenu(inner, on: platform, to: &code)
      default:
        loose.append(entry)
      }
    }
    if !loose.isEmpty {
      print(loose, in: looseArea, on: platform, false, &items, to: &code)
    }
  }

  private func print(
    _ entries: [Entry], in area: Entry.Area, on platform: Platform, _ isCustomizable: Bool,
    _ items: inout ToolbarStatements, to code: inout SwiftPrinter
  ) {
    let rest = entries.filter { entry in
      if case .titleMenu = entry.kind { return false }
      return true
    }
    if !rest.isEmpty {
      items.locals = LocalNames()
      let items = items
      if platform == .iOS {
        // The bottom bar is the plain case, and needs no word.
        let arguments: [Expression] = area == .bottom ? [] : [.code(".\(area)")]
        open("bar.iOS", arguments, to: &code) { items.print(rest, to: &$0) }
      } else {
        // A rule speaks where another area is to be customizable.
        let arguments: [Expression] =
          isCustomizable && area == .center ? [.code(".customizable")] : []
        open("bar.\(area)", arguments, to: &code) { items.print(rest, to: &$0) }
      }
    }
    for case .titleMenu(let inner) in entries.map(\.kind) {
      titleMenu(inner, on: platform, to: &code)
    }
  }

  private func titleMenu(
    _ entries: [Entry], on platform: Platform, to code: inout SwiftPrinter
  ) {
    let statements = MenuStatements(
      context: context, texts: texts, platforms: [platform], names: LocalNames())
    let function = platform == .iOS ? "bar.iOSTitleMenu" : "bar.titleMenu"
    code.block("", .code(function), parameter: "menu") {
      statements.print(entries, to: &$0)
    }
  }

  private func open(
    _ callee: String, _ arguments: [Expression], to code: inout SwiftPrinter,
    _ body: (inout SwiftPrinter) -> Void
  ) {
    let call = arguments.isEmpty ? Expression.code(callee) : .call(callee, arguments)
    code.block("", call, parameter: "bar", body)
  }

  /// An option set literal for names: `.hidden`, `[.hidden, .essential]`; nil for none.
  static func set(_ names: [String]) -> String? {
    if names.isEmpty { return nil }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}

/// Prints a toolbar's entries as calls of `ToolbarAreaBuilder`.
struct ToolbarStatements {
  let context: EmissionContext
  let texts: SurfaceTexts
  let names: ToolbarNames
  let branches: PlatformBranches
  var locals = LocalNames()

  /// Prints a call for each entry. Consecutive plain commands share a call.
  func print(_ entries: [Entry], to code: inout SwiftPrinter) {
    var run: [String] = []
    var callee = ""
    func flush(_ code: inout SwiftPrinter) {
      if !run.isEmpty { code.statement("", .call(callee, run.map { .code($0) })) }
      run = []
    }
    for entry in entries {
      if let plain = plain(entry) {
        if plain.callee != callee { flush(&code) }
        callee = plain.callee
        run.append(plain.value)
      } else {
        flush(&code)
        print(entry, to: &code)
      }
    }
    flush(&code)
  }

  /// The call for a command or system control without options of its own.
  private func plain(_ entry: Entry) -> (callee: String, value: String)? {
    if !entry.attributes.isEmpty || context.use(of: entry) != nil { return nil }
    switch entry.kind {
    case .standard(let command):
      return ("bar.addSystem", "." + SwiftName.member(command.name.text))
    case .command(let placement):
      guard !placement.isChanged, context.payloads(of: placement.command) == nil else { return nil }
      return ("bar.add", context.value(of: placement.command))
    default:
      return nil
    }
  }

  private func print(_ entry: Entry, to code: inout SwiftPrinter) {
    switch entry.kind {
    case .command(let placement):
      command(placement, entry, to: &code)
    case .submenu(let submenu):
      menu(submenu, entry, to: &code)
    case .group(let group):
      self.group(group, entry, to: &code)
    case .segmented(let variable, let choice):
      segments(variable, choice, entry, to: &code)
    case .search(let prompt):
      var arguments: [Expression] = [.code(name(prompt, to: &code))]
      let id = names.id(of: entry)
      if id != "search" { arguments.append(.labeled("id", .string(id))) }
      code.statement("", .call("bar.addSearch", arguments))
    case .view(let view, let label):
      let member = SwiftName.member(SwiftName.lowerCamel(view.text))
      let label = name(label, to: &code)
      code.statement(
        "",
        .call("bar.addView", [.code("SuppliedView." + member), .code(label)] + options(of: entry)))
    case .standard(let command):
      let value = Expression.code("." + SwiftName.member(command.name.text))
      code.statement("", .call("bar.addSystem", [value] + options(of: entry)))
    case .space: code.line("bar.space()")
    case .flexible: code.line("bar.flexibleSpace()")
    case .separator: code.line("bar.separate()")
    case .on(let platforms, let inner):
      branches.print(on: platforms, to: &code) { print(inner, to: &$0) }
    case .include(let menu):
      print(context.module.menus[menu.index].entries, to: &code)
    case .area(_, _, let inner):
      print(inner, to: &code)
    case .each, .section, .row, .palette, .when, .titleMenu:
      // Only menus contain these.
      break
    }
  }

  private func command(
    _ placement: CommandPlacement, _ entry: Entry, to code: inout SwiftPrinter
  ) {
    var arguments: [Expression] = []
    if let title = placement.title {
      arguments.append(.labeled("title", .code(name(title, to: &code))))
    }
    arguments += context.imageChange(of: placement) + options(of: entry)
    guard let all = context.payloads(of: placement.command) else {
      let value = Expression.code(context.value(of: placement.command))
      return code.statement("", .call("bar.add", [value] + arguments))
    }
    let callee = context.isChoice(placement.command) ? "bar.addChoice" : "bar.addList"
    code.closure(
      .call(callee, [.code(all)] + arguments),
      context.value(of: placement.command, carrying: "$0"))
  }

  private func menu(_ submenu: Submenu, _ entry: Entry, to code: inout SwiftPrinter) {
    let title = submenu.title.map { name($0, to: &code) } ?? "\"\""
    var arguments = [
      .string(names.id(of: entry)), label(title, submenu.image),
    ]
    arguments += options(of: entry)
    if let enabled = submenu.enabled {
      arguments.append(.labeled("isEnabled", context.expression(enabled, state: "bar.state")))
    }
    if let shown = submenu.shown {
      arguments.append(.labeled("isShown", context.expression(shown, state: "bar.state")))
    }
    let statements = MenuStatements(
      context: context, texts: texts, platforms: branches.platforms, names: locals)
    let entries = submenu.menu.map { context.module.menus[$0.index].entries } ?? submenu.entries
    code.block("", .call("bar.addMenu", arguments), parameter: "menu") {
      statements.print(entries, to: &$0)
    }
  }

  private func group(_ group: ToolbarGroup, _ entry: Entry, to code: inout SwiftPrinter) {
    var arguments = [Expression.string(names.id(of: entry))]
    if let title = group.title {
      arguments.append(label(name(title, to: &code), group.image))
    }
    arguments += options(of: entry)
    code.block("", .call("bar.addGroup", arguments), parameter: "bar") {
      print(group.entries, to: &$0)
    }
  }

  private func segments(
    _ variable: StateID, _ choice: ChoiceID, _ entry: Entry, to code: inout SwiftPrinter
  ) {
    guard let command = context.command(choosing: variable) else {
      let name = context.module.state[variable.index].name.text
      let words = "No command chooses \(name), so no segments do"
      return code.comment(context.sentence(words, entry.place))
    }
    let arguments =
      [.string(names.id(of: entry)), .code(context.name(of: choice) + ".self")]
      + options(of: entry)
    code.closure(
      .call("bar.addSegments", arguments), context.value(of: command, carrying: "$0"))
  }

  private func label(_ title: String, _ image: Image?) -> Expression {
    let image = image.map { [Expression.code(context.image($0))] } ?? []
    return .call("MenuLabel", [.code(title)] + image)
  }

  private func options(of entry: Entry) -> [Expression] {
    let all: [(EntryAttributes, String)] = [
      (.hidden, ".hidden"), (.essential, ".essential"), (.prominent, ".prominent"),
      (.selectable, ".selectable"), (.springs, ".springs"), (.clicksThrough, ".clicksThrough"),
    ]
    var names = all.filter { entry.attributes.contains($0.0) }.map(\.1)
    if let use = context.use(of: entry) { names.append("." + use) }
    return ToolbarType.set(names).map { [.labeled("options", .code($0))] } ?? []
  }

  private func name(_ text: Text, to code: inout SwiftPrinter) -> String {
    locals.text(text, texts, state: "bar.state", in: context, to: &code)
  }
}
