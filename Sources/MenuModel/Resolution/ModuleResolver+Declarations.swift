import MenuSyntax

extension ModuleResolver {
  /// Gathers every declared name of the module, so that files may stand in any order.
  mutating func collectDeclarations() {
    var appPlace: Place?
    var menuBarPlace: Place?
    for (number, tree) in trees.enumerated() {
      source = Int32(number)
      var allowances: [SyntaxNode] = []
      for node in tree.root.children {
        if node.kind == .allow {
          allowances.append(node)
          continue
        }
        resolveAllowances(&allowances, for: node)
        switch node.kind {
        case .app:
          if let first = appPlace {
            reportDuplicate(
              "duplicate-app", at: place(node.firstToken), "A module has one `app`", first: first)
          } else {
            appPlace = place(node.firstToken)
            collectApp(node)
          }
        case .state:
          stateNodes.append((node, source))
        case .choice:
          collectChoice(node)
        case .list:
          collectList(node)
        case .commands:
          collectCommands(node)
        case .menu:
          collectMenu(node)
        case .menuBar:
          if let first = menuBarPlace {
            reportDuplicate(
              "duplicate-menu-bar", at: header(node), "A module has one `menu bar`", first: first)
          } else {
            menuBarPlace = header(node)
            surfaceNodes.append((node, source))
          }
        case .screen:
          if let name = name(of: node) { declareType(name, .screen) }
          surfaceNodes.append((node, source))
        case .toolbar:
          if let name = name(of: node) { declareType(name, .toolbar) }
          surfaceNodes.append((node, source))
        case .item:
          surfaceNodes.append((node, source))
        case .guidelines:
          resolveGuidelines(node)
        default:
          break
        }
      }
      for allowance in allowances { reportAllowanceOfNothing(allowance) }
    }
  }

  /// Whether one place stands before another in the module.
  static func isBefore(_ left: Place, _ right: Place) -> Bool {
    left.source != right.source ? left.source < right.source : left.span.start < right.span.start
  }

  /// Declares a name in the name space of types; false if it is taken.
  @discardableResult
  mutating func declareType(_ name: Name, _ symbol: TypeSymbol) -> Bool {
    if let first = types[name.text] {
      let isLater = Self.isBefore(first.place, name.place)
      reportDuplicate(
        "duplicate-name", at: isLater ? name.place : first.place,
        "The name `\(name.text)` is taken; each type and surface needs one of its own",
        first: isLater ? first.place : name.place)
      return false
    }
    types[name.text] = (symbol, name.place)
    checkCase(name, isType: true, key: .type(name.text))
    return true
  }

  // MARK: App

  private mutating func collectApp(_ node: SyntaxNode) {
    if let name = name(of: node) {
      module.app.name = name.text
      declareType(name, .app)
    }
    module.app.place = place(node)
    module.app.documentation = node.documentation
    guard let block = node.child(.block) else { return }
    var seen: [NodeKind: Place] = [:]
    var allowances: [SyntaxNode] = []
    defer { for allowance in allowances { reportAllowanceOfNothing(allowance) } }
    for setting in block.children {
      switch setting.kind {
      case .platforms, .emit, .access, .strings: resolveAllowances(&allowances, for: setting)
      case .allow:
        allowances.append(setting)
        continue
      default: continue
      }
      let word = place(setting.firstToken)
      if let first = seen[setting.kind] {
        reportDuplicate(
          "duplicate-setting", at: word,
          "`\(setting.firstToken.keyword.text)` stands once in an `app`", first: first)
        continue
      }
      seen[setting.kind] = word
      switch setting.kind {
      case .platforms: resolvePlatforms(setting)
      case .emit: resolveFrameworks(setting)
      case .access: resolveAccess(setting)
      default: resolveStrings(setting)
      }
    }
  }

  private mutating func resolvePlatforms(_ node: SyntaxNode) {
    var requirements: [PlatformRequirement] = []
    for child in node.children where child.kind == .platform {
      guard let name = name(of: child) else { continue }
      guard let platform = platform(name) else { continue }
      if let first = requirements.first(where: { $0.platform == platform }), let place = first.place
      {
        reportDuplicate(
          "duplicate-platform", at: name.place, "`\(platform.name)` stands once in `platforms`",
          first: place)
        continue
      }
      // A platform without its version is one of the module's all the same, so that nothing else is said of it.
      var requirement = PlatformRequirement(
        platform: platform, minimum: platform.usualMinimum, place: place(child))
      if let version = child.child(.integer) {
        let text = node.tree.source.text(of: version.span)
        if let minimum = Version(text) {
          requirement.minimum = minimum
        } else {
          report(
            "bad-version", at: place(version), "`\(text)` is no version",
            help: "A version has one to three whole numbers: `17`, `17.2`, `17.2.1`.")
        }
      }
      requirements.append(requirement)
    }
    module.app.platformsPlace = place(node)
    if !requirements.isEmpty { module.app.platforms = requirements }
  }

  /// The platform of a name, or a diagnostic.
  mutating func platform(_ name: Name) -> Platform? {
    for platform in Platform.allCases where platform.name == name.text { return platform }
    reportUnknown(
      "unknown-platform", name, "`\(name.text)` is no platform",
      among: Platform.allCases.map(\.name),
      help: "The platforms are \(Platform.allCases.map(\.name).joined(separator: ", ")).")
    return nil
  }

  private mutating func resolveFrameworks(_ node: SyntaxNode) {
    var frameworks: [Framework] = []
    for child in node.children where child.kind == .name {
      let name = name(child.firstToken, in: node.tree)
      guard let framework = Framework.allCases.first(where: { $0.name == name.text }) else {
        reportUnknown(
          "unknown-framework", name, "`\(name.text)` is no framework that Swift is written for",
          among: Framework.allCases.map(\.name),
          help: "The frameworks are `uikit`, `appkit` and `swiftui`.")
        continue
      }
      if frameworks.contains(framework) {
        report(
          "duplicate-framework", .warning, at: name.place, "`\(name.text)` stands twice in `emit`")
      } else {
        frameworks.append(framework)
      }
    }
    if !frameworks.isEmpty { module.app.frameworks = frameworks }
  }

  private mutating func resolveAccess(_ node: SyntaxNode) {
    guard let name = name(of: node) else { return }
    guard let access = AccessLevel.allCases.first(where: { $0.name == name.text }) else {
      reportUnknown(
        "unknown-access", name, "`\(name.text)` is no access level of generated Swift",
        among: AccessLevel.allCases.map(\.name),
        help: "The levels are `internal`, `package` and `public`.")
      return
    }
    module.app.access = access
  }

  private mutating func resolveStrings(_ node: SyntaxNode) {
    guard let name = name(of: node) else { return }
    module.app.stringsTable = name.text == "none" ? nil : name.text
  }

  // MARK: Choices, lists, commands, menus

  private mutating func collectChoice(_ node: SyntaxNode) {
    guard let name = name(of: node) else { return }
    let id = ChoiceID(module.choices.count)
    guard declareType(name, .choice(id)) else { return }
    module.choices.append(
      Choice(name: name, options: [], documentation: node.documentation, place: place(node)))
    options.append([:])
    choiceNodes.append((node, source, id))
    guard let block = node.child(.block) else { return }
    var allowances: [SyntaxNode] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      guard child.kind == .option else { continue }
      resolveAllowances(&allowances, for: child)
      guard let optionName = self.name(of: child) else { continue }
      if let first = options[id.index][optionName.text] {
        reportDuplicate(
          "duplicate-name", at: optionName.place,
          "The option `\(optionName.text)` stands twice in the choice `\(name.text)`",
          first: module.choices[id.index].options[first].name.place)
        continue
      }
      let number = module.choices[id.index].options.count
      options[id.index][optionName.text] = number
      checkCase(optionName, isType: false, key: .option(choice: id.index, option: number))
      module.choices[id.index].options.append(
        Choice.Option(
          name: optionName, title: Text(segments: [], place: place(child)), place: place(child)))
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
    if block.children(.option).isEmpty {
      report(
        "empty-choice", at: header(node), "The choice `\(name.text)` has no option",
        help: "Write at least one: `name \"Title\"`.")
    }
  }

  private mutating func collectList(_ node: SyntaxNode) {
    guard let name = name(of: node) else { return }
    let id = ListID(module.lists.count)
    guard declareType(name, .list(id)) else { return }
    var field = Self.lowerCamelCase(name.text) + "s"
    if let title = node.child(.entryTitle), let fieldName = self.name(of: title) {
      field = fieldName.text
    }
    // Its field is declared among the state variables, in the order of the text.
    stateNodes.append((node, source))
    module.lists.append(
      MenuList(name: name, field: field, documentation: node.documentation, place: place(node)))
  }

  private mutating func collectCommands(_ node: SyntaxNode) {
    let number = module.commandBlocks.count
    module.commandBlocks.append(
      CommandBlock(name: name(of: node), documentation: node.documentation, place: place(node)))
    guard let block = node.child(.block) else { return }
    var allowances: [SyntaxNode] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      guard child.kind == .command else { continue }
      resolveAllowances(&allowances, for: child)
      guard let name = name(of: child) else { continue }
      if let first = commands[name.text] {
        reportDuplicate(
          "duplicate-name", at: name.place, "The command `\(name.text)` stands twice in the module",
          first: module.commands[first.index].name.place)
        continue
      }
      let id = CommandID(module.commands.count)
      commands[name.text] = id
      checkCase(name, isType: false, key: .command(id.index))
      module.commands.append(
        Command(
          name: name, block: number, title: Text(segments: [], place: name.place),
          place: place(child)))
      module.commandBlocks[number].commands.append(id)
      commandNodes.append((child, source, id))
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
  }

  private mutating func collectMenu(_ node: SyntaxNode) {
    guard let name = name(of: node) else { return }
    let id = MenuID(module.menus.count)
    guard declareType(name, .menu(id)) else { return }
    var menu = NamedMenu(name: name, header: header(node), place: place(node))
    menu.documentation = node.documentation
    module.menus.append(menu)
    menuNodes.append((node, source, id))
  }

  /// A type's name as a variable's: `Folder` is `folder`, `URLEntry` is `urlEntry`.
  package static func lowerCamelCase(_ text: String) -> String {
    let characters = Array(text)
    var upperCount = 0
    while upperCount < characters.count && characters[upperCount].isUppercase { upperCount += 1 }
    if upperCount == 0 { return text }
    // The last capital of several begins the next word.
    let lowered = upperCount > 1 && upperCount < characters.count ? upperCount - 1 : upperCount
    return characters[..<lowered].map { $0.lowercased() }.joined() + String(characters[lowered...])
  }
}

extension Platform {
  /// The minimum where none is written.
  fileprivate var usualMinimum: Version {
    switch self {
    case .iOS, .iPadOS, .macCatalyst, .tvOS: return Version(17)
    case .macOS: return Version(14)
    case .watchOS: return Version(10)
    case .visionOS: return Version(1)
    }
  }
}

extension Version {
  /// Reads one to three whole numbers with dots between them.
  init?(_ text: String) {
    var parts: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 0, number < 10_000 else { return nil }
      parts.append(number)
    }
    guard (1...3).contains(parts.count) else { return nil }
    self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }
}
