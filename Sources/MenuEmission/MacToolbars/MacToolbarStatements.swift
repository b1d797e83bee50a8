import MenuModel
import MenuSyntax

/// Writes a toolbar's entries as calls that add its items.
struct MacToolbarStatements {
  let context: EmissionContext
  let toolbar: MacToolbar
  let checks: AvailabilityChecks

  private var texts: SurfaceTexts { toolbar.texts }
  /// What makes the toolbar, in comments.
  private var maker: String { toolbar.framework == .appkit ? "AppKit" : "Mac Catalyst" }

  /// Appends a call for each entry of the toolbar.
  func append(to code: inout CodeTree) {
    append(toolbar.entries, to: "items", &code)
  }

  private func append(_ entries: [Entry], to receiver: String, _ code: inout CodeTree) {
    for index in entries.indices {
      let entry = entries[index]
      let previous = index > 0 ? entries[index - 1] : nil
      let next = index + 1 < entries.count ? entries[index + 1] : nil
      switch entry.kind {
      case .separator, .space, .flexible:
        // Items of a group are side by side.
        if receiver == "items" { space(entry, after: previous, before: next, &code) }
      case .standard(let command):
        standard(command, entry, after: previous, to: receiver, &code)
      default:
        append(entry, to: receiver, &code)
      }
    }
  }

  private func append(_ entry: Entry, to receiver: String, _ code: inout CodeTree) {
    switch entry.kind {
    case .command(let placement):
      command(placement, entry, to: receiver, &code)
    case .submenu(let submenu):
      let named = submenu.menu.map { context.module.menus[$0.index].entries }
      menu(
        title: submenu.title.map { texts.expression($0, state: "state()") } ?? .string(""),
        image: context.menuImage(submenu.image), enabled: submenu.enabled, shown: submenu.shown,
        entry, to: receiver, &code
      ) { code in
        MenuStatements(context: context, texts: texts, frameworks: [toolbar.framework])
          .append(named ?? submenu.entries, to: &code)
      }
    case .group(let group):
      self.group(group, entry, to: receiver, &code)
    case .segmented(let variable, _):
      segmented(variable, entry, to: receiver, &code)
    case .search(let prompt):
      noteClicks(of: entry, "A search field", &code)
      let arguments =
        [.init(texts.expression(prompt, state: "state()")), identifier(of: entry)]
        + options(of: entry) + [.init("handler", .code("search"))]
      withViews(&code) { code in
        code.statement("", .call(receiver + ".addSearch", arguments))
      }
    case .view(let name, let label):
      noteClicks(of: entry, "A view of the app", &code)
      let arguments =
        [.init(texts.expression(label, state: "state()")), identifier(of: entry)]
        + options(of: entry)
      let member = SwiftName.member(SwiftName.lowerCamel(name.text))
      withViews(&code) { code in
        code.statement(
          "",
          .trailingClosure(
            receiver + ".addView", arguments,
            .init { code in code.line("return view(.\(member))") }))
      }
    default:
      break
    }
  }

  /// Appends what adds an item with a view, which Mac Catalyst does not always have.
  private func withViews(_ code: inout CodeTree, _ add: (inout CodeTree) -> Void) {
    guard toolbar.framework == .uikit else {
      add(&code)
      return
    }
    checks.append(.toolbarViewItem, to: &code, add)
  }

  // MARK: - Commands and menus

  private func command(
    _ placement: CommandPlacement, _ entry: Entry, to receiver: String, _ code: inout CodeTree
  ) {
    let id = placement.command
    let command = context.module.commands[id.index]
    if case .none = command.payload {
      var arguments = [Expression.Argument(.piece(context.commandCases[id]))]
      arguments.append(identifier(of: entry))
      if let title = placement.title {
        arguments.append(.init("title", texts.expression(title, state: "state()")))
      }
      if let image = image(of: placement) { arguments.append(.init("image", image)) }
      arguments += options(of: entry, takesClicks: true)
      noteControl(of: entry, &code)
      code.statement("", .call(receiver + ".add", arguments))
      return
    }
    let title =
      placement.title.map { texts.expression($0, state: "state()") }
      ?? context.localized(
        command.title, key: context.key(command, .title),
        suffix: context.ellipsis(of: command, command.title), state: "state()")
    let image =
      placement.hidesImage ? nil : context.menuImage(placement.image ?? command.image)
    menu(
      title: title, image: image, help: command.help.map { ($0, command) },
      enabled: command.enabled, shown: command.shown, entry, to: receiver, &code
    ) { code in
      let callee = context.isChoice(id) ? "menu.addChoice" : "menu.add"
      code.statement("", .call(callee, [.init(context.commands(of: id))]))
    }
  }

  private func image(of placement: CommandPlacement) -> Expression? {
    placement.hidesImage ? .code(".hidden") : context.menuImage(placement.image)
  }

  private func menu(
    title: Expression, image: Expression?, help: (text: Text, command: Command)? = nil,
    enabled: Condition?, shown: Condition?, _ entry: Entry, to receiver: String,
    _ code: inout CodeTree,
    _ build: (inout CodeTree) -> Void
  ) {
    noteClicks(of: entry, "A pull-down", &code)
    var arguments = [Expression.Argument(title), identifier(of: entry)]
    if let image { arguments.append(.init("image", image)) }
    if let help {
      let key = context.key(help.command, .help)
      let text = context.localized(help.text, key: key, state: "state()")
      arguments.append(.init("help", text))
    }
    if let enabled {
      arguments.append(.init("isEnabled", context.expression(enabled, state: "state()")))
    }
    if let shown { arguments.append(.init("isShown", context.expression(shown, state: "state()"))) }
    arguments += options(of: entry)
    code.closure(receiver + ".addMenu", arguments, "menu", build)
  }

  private func group(
    _ group: ToolbarGroup, _ entry: Entry, to receiver: String, _ code: inout CodeTree
  ) {
    guard toolbar.name(of: entry) != nil else { return }
    noteClicks(of: entry, "A group", &code)
    var arguments: [Expression.Argument] = []
    if let title = group.title {
      arguments.append(.init(texts.expression(title, state: "state()")))
    }
    arguments.append(identifier(of: entry))
    arguments += options(of: entry)
    code.closure(receiver + ".addGroup", arguments, "group") { code in
      append(group.entries, to: "group", &code)
    }
  }

  private func segmented(
    _ variable: StateID, _ entry: Entry, to receiver: String, _ code: inout CodeTree
  ) {
    guard let command = context.command(choosing: variable) else {
      let name = context.module.state[variable.index].name.text
      code.comment(
        "No command chooses \(name), so no segments do (\(context.location(of: entry.place))).")
      return
    }
    var arguments = [Expression.Argument(context.commands(of: command)), identifier(of: entry)]
    arguments += options(of: entry, takesClicks: true)
    noteControl(of: entry, &code)
    let isControl = toolbar.takesControls && entry.isControl
    let method = isControl ? ".addSegments" : ".addChoice"
    code.statement("", .call(receiver + method, arguments))
  }

  // MARK: - The system's

  private func system(_ name: String, _ code: inout CodeTree) {
    code.statement("", .call("items.addSystemItem", [.init(.code("." + name))]))
  }

  /// A line between items follows the divider of a split view beside the button for its pane, and is a space elsewhere.
  private func space(
    _ entry: Entry, after previous: Entry?, before next: Entry?, _ code: inout CodeTree
  ) {
    guard case .separator = entry.kind else {
      if case .flexible = entry.kind {
        system("flexibleSpace", &code)
      } else {
        system("space", &code)
      }
      return
    }
    if isStandard(previous, "sidebar") {
      system(
        toolbar.framework == .uikit
          ? "primarySidebarTrackingSeparatorItemIdentifier" : "sidebarTrackingSeparator", &code)
    } else if !isStandard(next, "inspector") {
      system("space", &code)
    }
  }

  /// The button for the inspector; only AppKit has a line that follows its divider.
  private func inspector(_ call: Expression, isTracking: Bool, to code: inout CodeTree) {
    let isAppKit = toolbar.framework == .appkit
    checks.append(isAppKit ? .toolbarInspector : .toolbarInspectorButton, to: &code) { code in
      if isTracking { system(isAppKit ? "inspectorTrackingSeparator" : "space", &code) }
      code.statement("", call)
    }
  }

  private func isSeparator(_ entry: Entry?) -> Bool {
    if case .separator = entry?.kind { return true }
    return false
  }

  private func isStandard(_ entry: Entry?, _ name: String) -> Bool {
    if case .standard(let command) = entry?.kind { return command.name.text == name }
    return false
  }

  private func standard(
    _ command: StandardCommand, _ entry: Entry, after previous: Entry?, to receiver: String,
    _ code: inout CodeTree
  ) {
    guard let standard = StandardCommandTable.entry(named: command.name.text) else { return }
    let place = context.location(of: command.name.place)
    switch MacStandardItem(standard, of: toolbar.framework, in: context) {
    case .system(let item):
      if receiver == "group" {
        code.comment(
          "\(maker)'s item \(standard.title) stands by itself, not in a group (\(place)).")
        return
      }
      if !entry.attributes.isSubset(of: .hidden) {
        code.comment("\(maker) makes \(standard.title) itself, as it is for every app (\(place)).")
      }
      var arguments = [Expression.Argument(.code("." + item.name))]
      if entry.attributes.contains(.hidden) { arguments.append(.init("options", .code(".hidden"))) }
      let call = Expression.call(receiver + ".addSystemItem", arguments)
      if standard.name == "inspector" {
        inspector(call, isTracking: isSeparator(previous), to: &code)
      } else {
        code.statement("", call)
      }
    case .share:
      var arguments = [identifier(of: entry)] + options(of: entry)
      // On Mac Catalyst, the window's scene says what people share.
      if toolbar.suppliesSharedItems { arguments.append(.init("items", .code("sharedItems"))) }
      code.statement("", .call(receiver + ".addShareItem", arguments))
    case .action(let action):
      let title = Text(literal: standard.title, place: command.name.place)
      var arguments = [
        Expression.Argument(texts.expression(title, state: "state()")), identifier(of: entry),
      ]
      if let symbol = standard.olderSymbol ?? standard.symbol {
        arguments.append(.init("symbolName", .string(symbol)))
      }
      arguments.append(.init("action", .code(action.selector)))
      if let tag = action.tag { arguments.append(.init("tag", .code(String(tag)))) }
      if action.targetsFontManager {
        arguments.append(.init("target", .code("NSFontManager.shared")))
      }
      code.statement("", .call(receiver + ".addAction", arguments + options(of: entry)))
    case .none:
      code.comment("\(maker) has no toolbar item for the system's \(standard.title) (\(place)).")
    }
  }

  // MARK: - Arguments

  /// `as: Identifiers.pin`
  private func identifier(of entry: Entry) -> Expression.Argument {
    let name = toolbar.name(of: entry) ?? ""
    return .init("as", .code("Identifiers." + SwiftName.member(name)))
  }

  /// `options: [.hidden, .essential]`
  private func options(of entry: Entry, takesClicks: Bool = false) -> [Expression.Argument] {
    var names: [String] = []
    if entry.attributes.contains(.hidden) { names.append(".hidden") }
    if entry.attributes.contains(.essential) { names.append(".essential") }
    if entry.attributes.contains(.prominent) { names.append(".prominent") }
    if takesClicks {
      if entry.isPane(in: toolbar.surface) { names.append(".selectable") }
    }
    if takesClicks, toolbar.takesControls {
      if entry.attributes.contains(.springs) { names.append(".springLoaded") }
      if entry.attributes.contains(.clicksThrough) { names.append(".clicksThrough") }
    }
    if names.isEmpty { return [] }
    let value = names.count == 1 ? names[0] : "[" + names.joined(by: ", ") + "]"
    return [.init("options", .code(value))]
  }

  /// Appends a comment where an entry says what only a control of AppKit can do, which Mac Catalyst has not.
  private func noteControl(of entry: Entry, _ code: inout CodeTree) {
    if toolbar.takesControls || !entry.isControl { return }
    let place = context.location(of: entry.place)
    code.comment("\(maker) has no spring loading or click-through in toolbars (\(place)).")
  }

  /// Appends a comment where an entry says what only buttons and segments can do.
  private func noteClicks(of entry: Entry, _ what: String, _ code: inout CodeTree) {
    let only: EntryAttributes = [.selectable, .springs, .clicksThrough]
    if entry.attributes.isDisjoint(with: only) { return }
    code.comment(
      "\(what) has no selected look, spring loading or click-through (\(context.location(of: entry.place)))."
    )
  }
}

extension Entry {
  /// Whether the entry keeps a selected look: a pane of a window of settings does.
  func isPane(in surface: ToolbarSurface) -> Bool {
    guard case .command = kind else { return false }
    return surface.isSettings || attributes.contains(.selectable)
  }

  /// Whether the item has to have a control of its own.
  var isControl: Bool { !attributes.isDisjoint(with: [.springs, .clicksThrough]) }
}
