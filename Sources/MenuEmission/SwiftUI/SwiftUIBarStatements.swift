import MenuModel

/// Writes the entries of a toolbar as views, and as items that people can rearrange.
struct SwiftUIBarStatements {
  let context: EmissionContext
  let texts: SurfaceTexts
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var inMenu: Expression.Argument { .init("in", .code("menu")) }
  /// Whether the bar is one of watchOS, where there are no menus.
  private var isOnWatch: Bool { checks.platforms == [.watchOS] }

  // MARK: - Views

  /// Appends views; commands that stand together are one.
  func append(_ entries: [Entry], to code: inout CodeTree) {
    Self.grouped(trees(entries), to: &code)
  }

  /// Appends trees, in groups where they are more than a builder takes.
  static func grouped(_ trees: [CodeTree], to code: inout CodeTree) {
    let maximum = 10
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

  private func trees(_ entries: [Entry]) -> [CodeTree] {
    var trees: [CodeTree] = []
    var run: [Expression] = []
    func flush() {
      guard !run.isEmpty else { return }
      let isOne = run.count == 1
      var tree = CodeTree()
      tree.statement(
        "",
        .call(
          prefix + (isOne ? "BarItem" : "BarItems"),
          [.init(isOne ? run[0] : .array(run)), inMenu]))
      trees.append(tree)
      run = []
    }
    for entry in entries where !entry.attributes.contains(.hidden) {
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
    return trees
  }

  /// The command of an entry that nothing distinguishes from the command itself.
  private func plainCommand(_ entry: Entry) -> Expression? {
    guard case .command(let placement) = entry.kind, modifiers(of: entry).isEmpty,
      placement.title == nil, placement.image == nil, !placement.hidesImage,
      context.isPlainCase[placement.command.index], !context.isToggle(placement.command)
    else { return nil }
    return .piece(context.commandCases[placement.command])
  }

  /// Appends the view of one entry.
  private func append(_ entry: Entry, to code: inout CodeTree) {
    let modifiers = modifiers(of: entry)
    func statement(_ view: Expression) {
      code.statement("", modifiers.isEmpty ? view : .postfix([view], modifiers.joined()))
    }
    switch entry.kind {
    case .command(let placement):
      if let view = command(placement) { statement(view) } else { missing(entry, to: &code) }
    case .submenu(let submenu) where !isOnWatch:
      var arguments: [Expression.Argument] = [
        .init(submenu.title.map { texts.expression($0) } ?? .string(""))
      ]
      if let image = context.menuImage(submenu.image) { arguments.append(.init("image", image)) }
      arguments.append(inMenu)
      statement(
        .trailingClosure(
          prefix + "BarMenu", arguments,
          .init("menu") { code in
            MenuStatements(context: context, texts: texts, frameworks: [.swiftui])
              .append(submenu.entries, to: &code)
          }))
    case .group(let group):
      var arguments: [Expression.Argument] = []
      if let title = group.title { arguments.append(.init("title", texts.expression(title))) }
      if let image = context.menuImage(group.image) { arguments.append(.init("image", image)) }
      statement(
        .trailingClosure(
          prefix + "BarGroup", arguments, .init { code in append(group.entries, to: &code) }))
    case .segmented(let variable, _) where !isOnWatch:
      guard let command = context.command(choosing: variable) else {
        let name = context.module.state[variable.index].name.text
        code.comment("No command chooses \(name) (\(context.location(of: entry.place))).")
        return
      }
      statement(.call(prefix + "BarSegments", [.init(context.commands(of: command)), inMenu]))
    case .view(let name, let label):
      let view = Expression.call(
        "view", [.init(.code("." + SwiftName.member(SwiftName.lowerCamel(name.text))))])
      guard case .code(let title) = texts.expression(label) else { return }
      code.statement(
        "",
        .postfix(
          [view], ".accessibilityLabel(Text(verbatim: \(title)))" + modifiers.joined()))
    case .standard(let command):
      standard(command, to: &code)
    case .submenu, .segmented:
      missing(entry, to: &code)
    case .each, .separator, .section, .row, .palette, .include, .on, .space, .flexible, .search,
      .titleMenu, .area, .when:
      // Applied before, spaces between items, or no part of a toolbar.
      break
    }
  }

  /// Appends why an entry is not there.
  private func missing(_ entry: Entry, to code: inout CodeTree) {
    code.comment("watchOS has no menus (\(context.location(of: entry.place))).")
  }

  private func standard(_ command: StandardCommand, to code: inout CodeTree) {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return }
    switch entry.name {
    case "back": code.comment("NavigationStack shows the button back itself.")
    case "sidebar": code.comment("NavigationSplitView shows the button for its sidebar itself.")
    default:
      code.comment(
        "SwiftUI has no toolbar item for the system's \(entry.title) (\(context.location(of: command.name.place)))."
      )
    }
  }

  /// The view of a command; nil where it needs a menu and there is none.
  private func command(_ placement: CommandPlacement) -> Expression? {
    let id = placement.command
    let overrides = context.overrides(of: placement, texts)
    switch context.module.commands[id.index].payload {
    case .none:
      let view = context.isToggle(id) ? "BarToggle" : "BarItem"
      let value = Expression.piece(context.commandCases[id])
      return .call(prefix + view, [.init(value), inMenu] + overrides)
    case .choice, .list:
      if isOnWatch { return nil }
      let commands = context.commands(of: id)
      let callee = context.isChoice(id) ? "menu.addChoice" : "menu.add"
      return .trailingClosure(
        prefix + "BarMenu", [.init("of", commands), inMenu] + overrides,
        .init("menu") { code in code.statement("", .call(callee, [.init(commands)])) })
    }
  }

  private func modifiers(of entry: Entry) -> [String] {
    var modifiers: [String] = []
    if entry.attributes.contains(.prominent) {
      modifiers.append(".modifier(\(prefix)Prominence())")
    }
    if entry.attributes.contains(.springs) {
      modifiers.append(".modifier(\(prefix)SpringLoading())")
    }
    return modifiers
  }

  // MARK: - Items

  /// The entries as items that people can rearrange.
  ///
  /// - Parameter taken: What the places of other items in the bar are kept under.
  func items(_ entries: [Entry], placement: String, taken: inout Set<String>) -> [CodeTree] {
    var items: [CodeTree] = []
    for entry in entries {
      var view = CodeTree()
      append(entry, to: &view)
      guard let identifier = identifier(of: entry) else {
        // What stands for a missing item: a comment.
        if !view.isEmpty { items.append(view) }
        continue
      }
      var unique = identifier
      var number = 2
      while !taken.insert(unique).inserted {
        unique = identifier + "." + String(number)
        number += 1
      }
      items.append(item(entry, unique, placement, view))
    }
    return items
  }

  private func item(
    _ entry: Entry, _ identifier: String, _ placement: String, _ view: CodeTree
  ) -> CodeTree {
    let isHidden = entry.attributes.contains(.hidden)
    let isModern = checks.availability(of: .toolbarRoles).isEverywhere
    var arguments: [Expression.Argument] = [.init("id", .string(identifier))]
    if placement != ".automatic" { arguments.append(.init("placement", .code(placement))) }
    if isHidden && !isModern { arguments.append(.init("showsByDefault", .boolean(false))) }
    var tree = CodeTree()
    let isPlain = !isHidden && !entry.attributes.contains(.essential)
    guard isModern, !isPlain else {
      tree.statement(
        "",
        .trailingClosure("ToolbarItem", arguments, .init { code in code.append(view) }))
      return tree
    }
    let place = placement == ".automatic" ? "" : ", placement: \(placement)"
    tree.block("ToolbarItem(id: \"\(identifier)\"\(place))") { code in
      code.append(view)
    }
    tree.line(
      isHidden ? ".defaultCustomization(.hidden)" : ".customizationBehavior(.reorderable)")
    return tree
  }

  /// What an item's place in the bar is kept under; nil for what is no item.
  private func identifier(of entry: Entry) -> String? {
    switch entry.kind {
    case .command(let placement):
      let command = context.module.commands[placement.command.index]
      return context.idPrefixes[command.block] + command.name.text
    case .submenu(let submenu): return submenu.title.map(texts.identifier) ?? "menu"
    case .group(let group):
      return SwiftName.lowerCamel(
        group.name?.text ?? group.title.map(texts.identifier) ?? "group")
    case .segmented(let variable, _):
      return context.command(choosing: variable) == nil
        ? nil : context.module.state[variable.index].name.text
    case .view(let name, _): return SwiftName.lowerCamel(name.text)
    default: return nil
    }
  }

  /// Entries without groups around them.
  static func flattened(_ entries: [Entry]) -> [Entry] {
    entries.flatMap { entry -> [Entry] in
      switch entry.kind {
      case .group(let group): return flattened(group.entries)
      case .space, .flexible, .separator, .search: return []
      default: return [entry]
      }
    }
  }
}
