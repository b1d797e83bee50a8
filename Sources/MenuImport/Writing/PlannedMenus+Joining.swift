import MenuModel
import MenuSyntax

extension PlannedMenus {
  /// What a plan has in common with a file that it is added to.
  struct Joined {
    /// The commands that the file has, by their names there.
    var used: [String] = []
    /// What got other names, since the file has other things by those that it had.
    var renamed: [(old: String, new: String)] = []
    /// The screens that the file has.
    var screens: Set<String> = []
    /// Whether it has a surface by the name of one of the plan.
    var hasSurface = false
  }

  /// Whether there are commands or state to declare.
  var declaresSomething: Bool {
    !(variables.isEmpty && choices.isEmpty && lists.isEmpty) || commands.contains { !$0.isLeftOut }
  }

  /// Uses what a module declares already, and other names where it has other things by the plan's.
  mutating func join(_ module: MenuModule) -> Joined {
    var joining = Joining(module, plan: self)
    joinCommands(module, &joining)
    // What only those needed goes with them.
    leaveOutUnused()
    joinState(module, &joining)
    joinSurfaces(&joining)
    rename(joining.names)
    return joining.result
  }

  private mutating func joinCommands(_ module: MenuModule, _ joining: inout Joining) {
    appName = module.app.name
    let own = Set(commands.map { "\($0.name) \($0.titleKey)" })
    for number in commands.indices where !commands[number].isLeftOut {
      let command = commands[number]
      let alike = module.commands.filter {
        module.titleKey(of: $0) == command.titleKey && $0.payload.isSameKind(as: command.payload)
      }
      // One by another name is the same, unless the app has both.
      let same =
        alike.first { $0.name.text == command.name }
        ?? alike.first { !own.contains("\($0.name.text) \(command.titleKey)") }
      if let same {
        commands[number].name = same.name.text
        commands[number].isLeftOut = true
        joining.result.used.append(same.name.text)
      } else {
        let ofTitle = NameChooser.lowerCamel(
          Array(NameChooser.words(of: command.title.plain).prefix(5)))
        commands[number].name = joining.free(command.name, or: ofTitle)
      }
    }
  }

  private mutating func joinState(_ module: MenuModule, _ joining: inout Joining) {
    for index in choices.indices.reversed() {
      let choice = choices[index]
      let known = module.choices.first { $0.name.text == choice.name }
      if known?.options.map(\.name.text) == choice.options.map(\.name) {
        choices.remove(at: index)
      } else {
        choices[index].name = joining.freeType(choice.name)
      }
    }
    for index in variables.indices.reversed() {
      let variable = variables[index]
      let known = module.state.first { $0.name.text == variable.name }
      let type = joining.names[variable.type] ?? variable.type
      if let known, module.typeName(of: known) == type {
        variables.remove(at: index)
      } else {
        variables[index].name = joining.free(variable.name, or: "")
      }
    }
    for index in lists.indices.reversed() {
      let list = lists[index]
      if module.lists.contains(where: { $0.name.text == list.name && $0.field == list.field }) {
        lists.remove(at: index)
      } else {
        lists[index].name = joining.freeType(list.name)
        lists[index].field = joining.free(list.field, or: "")
      }
    }
  }

  private mutating func joinSurfaces(_ joining: inout Joining) {
    for index in screens.indices {
      if joining.hasScreen(screens[index].name) {
        joining.result.screens.insert(screens[index].name)
        joinScreen(index, &joining)
      } else {
        screens[index].name = joining.freeType(screens[index].name, ["", "Toolbar", "MoreButton"])
      }
    }
    for index in items.indices {
      items[index].name = joining.freeSurface(items[index].name, items[index].suffixes)
    }
    for index in toolbars.indices {
      toolbars[index].name = toolbars[index].name.map { joining.freeSurface($0, ["Toolbar"]) }
    }
    for index in statusItems.indices {
      statusItems[index].name = joining.freeSurface(statusItems[index].name, ["StatusItem"])
    }
    for index in menus.indices { menus[index].name = joining.freeSurface(menus[index].name, [""]) }
  }

  /// What is added to a screen of the file.
  private mutating func joinScreen(_ index: Int, _ joining: inout Joining) {
    var screen = screens[index]
    for index in screen.items.indices {
      screen.items[index].name = joining.freeSurface(
        screen.items[index].name, screen.items[index].suffixes)
    }
    for index in screen.buttons.indices {
      let name = screen.buttons[index].name
      if name == nil && !joining.hasButton("More", in: screen.name) { continue }
      screen.buttons[index].name = joining.freeButton(name ?? "Menu", in: screen.name)
    }
    if var toolbar = screen.toolbar, joining.hasToolbar(screen.name) {
      screen.toolbar = nil
      toolbar.name = joining.freeSurface(screen.name, ["Toolbar"])
      toolbars.append(toolbar)
    }
    screens[index] = screen
  }
}

/// The names that a module has, and those that a plan gets besides them.
private struct Joining {
  var result = PlannedMenus.Joined()
  /// Other names for variables, choices and lists.
  private(set) var names: [String: String] = [:]
  private let app: String
  private let screens: [Screen]
  private var taken: Set<String> = []
  private var chooser = NameChooser()

  init(_ module: MenuModule, plan: PlannedMenus) {
    app = module.app.name
    screens = module.screens
    taken = Set(module.commands.map(\.name.text) + module.state.map(\.name.text))
    for list in module.lists { taken.formUnion([list.name.text, list.field]) }
    taken.formUnion(module.choices.map(\.name.text) + module.menus.map(\.name.text))
    for screen in screens {
      taken.formUnion(["", "Toolbar", "MoreButton"].map { screen.name.text + $0 })
      taken.formUnion(screen.buttons.map { screen.name.text + $0.name.text + "Button" })
    }
    for item in module.topLevelItems + screens.flatMap(\.items) {
      taken.formUnion(["", "ContextMenu", "EditMenu", "Swipes"].map { item.name.text + $0 })
    }
    for item in module.statusItems {
      taken.formUnion(["", "StatusItem"].map { item.name.text + $0 })
    }
    for name in module.toolbars.compactMap(\.name?.text) {
      taken.formUnion([name, name + "Toolbar"])
    }
    for name in taken { chooser.reserve(name) }
    let own =
      plan.commands.filter { !$0.isLeftOut }.map(\.name) + plan.variables.map(\.name)
      + plan.lists.flatMap { [$0.name, $0.field] } + plan.choices.map(\.name)
    for name in own { chooser.reserve(name) }
  }

  func hasScreen(_ name: String) -> Bool { screens.contains { $0.name.text == name } }

  func hasToolbar(_ screen: String) -> Bool {
    screens.contains { $0.name.text == screen && $0.toolbar != nil }
  }

  func hasButton(_ name: String, in screen: String) -> Bool {
    taken.contains(screen + name + "Button")
  }

  /// The name, or another where the module has it.
  mutating func free(_ name: String, or other: String) -> String {
    if !taken.contains(name) { return name }
    return call(name, chooser.choose([other, name], orElse: name))
  }

  /// The same for a name of a type, which others in Swift are made of.
  mutating func freeType(_ name: String, _ suffixes: [String] = [""]) -> String {
    if !([""] + suffixes).contains(where: { taken.contains(name + $0) }) { return name }
    return call(name, chooser.chooseType([name], app: app, suffixes: suffixes, orElse: name))
  }

  /// The same for a surface.
  mutating func freeSurface(_ name: String, _ suffixes: [String]) -> String {
    if suffixes.contains(where: { taken.contains(name + $0) }) { result.hasSurface = true }
    return freeType(name, suffixes)
  }

  mutating func freeButton(_ name: String, in screen: String) -> String {
    if hasButton(name, in: screen) { result.hasSurface = true }
    var number = 1
    var own = name
    while hasButton(own, in: screen) {
      number += 1
      own = "\(name)\(number)"
    }
    taken.insert(screen + own + "Button")
    return own
  }

  private mutating func call(_ name: String, _ new: String) -> String {
    names[name] = new
    result.renamed.append((name, new))
    return new
  }
}

extension PlannedItem {
  /// What its types in Swift end in.
  fileprivate var suffixes: [String] {
    parts.map { part in
      switch part.kind {
      case .editMenu: return "EditMenu"
      case .swipe: return "Swipes"
      case .contextMenu, .quickActions, .dockMenu: return "ContextMenu"
      }
    }
  }
}

extension PlannedCommand {
  /// What its titles say, whatever their case and marks.
  fileprivate var titleKey: String {
    [title, titleWhenOn].compactMap(\.self).map { MenuText.quoted($0).letters }.joined(
      separator: "/")
  }
}

extension MenuModule {
  fileprivate func titleKey(of command: Command) -> String {
    [command.title, command.titleWhenOn].compactMap(\.self).map { text in
      let bytes = sources[Int(text.place.source)].bytes
      let (start, end) = (Int(text.place.span.start), Int(text.place.span.end))
      return String(decoding: bytes[start..<end], as: UTF8.self).letters
    }.joined(separator: "/")
  }

  /// The name of a variable's type, as the language has it.
  fileprivate func typeName(of variable: StateVariable) -> String {
    switch variable.type {
    case .bool: return "Bool"
    case .int: return "Int"
    case .string: return "String"
    case .choice(let choice): return choices[choice.index].name.text
    }
  }
}

extension Command.Payload {
  fileprivate func isSameKind(as planned: PlannedCommand.Payload) -> Bool {
    switch (self, planned) {
    case (.none, .none), (.choice, .choose), (.list, .pick): return true
    default: return false
    }
  }
}

extension String {
  /// Letters, digits and the braces of values.
  fileprivate var letters: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == "{" || $0 == "}" }
  }
}
