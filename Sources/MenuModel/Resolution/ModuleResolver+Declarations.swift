import MenuSyntax

extension ModuleResolver {
  /// Gathers every declared name of the module, so that files may stand in any order.
  mutating func collectDeclarations() {
    var appPlace: Place?
    var menuBarPlace: Place?
    for number in trees.indices {
      source = Int32(number)
      var allowances: [NodeView] = []
      for node in NodeView(views + number, 0).children {
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
    if let number = typeNames.find(name.text) {
      let first = typeSymbols[number]
      let isLater = Self.isBefore(first.place, name.place)
      reportDuplicate(
        "duplicate-name", at: isLater ? name.place : first.place,
        "The name `\(name.text)` is taken; each type and surface needs one of its own",
        first: isLater ? first.place : name.place)
      return false
    }
    typeNames.insert(nameBytes(of: name), orCopying: name.text, typeSymbols.count)
    typeSymbols.append((symbol, name.place))
    checkCase(name, isType: true, key: .type(name.text))
    return true
  }

  // MARK: App

  private mutating func collectApp(_ node: NodeView) {
    if let name = name(of: node) {
      module.app.name = name.text
      declareType(name, .app)
    }
    module.app.place = place(node)
    module.app.documentation = node.documentation
    guard let block = node.child(.block) else { return }
    var seen = SeenKinds()
    var allowances: [NodeView] = []
    defer { for allowance in allowances { reportAllowanceOfNothing(allowance) } }
    for setting in block.children {
      switch setting.kind {
      case .platforms, .emit, .access, .strings: resolveAllowances(&allowances, for: setting)
      case .allow:
        allowances.append(setting)
        continue
      default: continue
      }
      if !seen.insert(setting.kind) {
        let first = block.child(setting.kind) ?? setting
        reportDuplicate(
          "duplicate-setting", at: place(setting.firstToken),
          "`\(setting.firstToken.keyword.text)` stands once in an `app`",
          first: place(first.firstToken))
        continue
      }
      switch setting.kind {
      case .platforms: resolvePlatforms(setting)
      case .emit: resolveFrameworks(setting)
      case .access: resolveAccess(setting)
      default: resolveStrings(setting)
      }
    }
  }

  private mutating func resolvePlatforms(_ node: NodeView) {
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
        let text = node.text(of: version.span)
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

  private mutating func resolveFrameworks(_ node: NodeView) {
    var frameworks: [Framework] = []
    for child in node.children where child.kind == .name {
      let name = name(child.firstToken, in: node)
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

  private mutating func resolveAccess(_ node: NodeView) {
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

  private mutating func resolveStrings(_ node: NodeView) {
    guard let name = name(of: node) else { return }
    module.app.stringsTable = name.text == "none" ? nil : name.text
  }

  // MARK: Choices, lists, commands, menus

  private mutating func collectChoice(_ node: NodeView) {
    guard let name = name(of: node) else { return }
    let id = ChoiceID(module.choices.count)
    guard declareType(name, .choice(id)) else { return }
    module.choices.append(
      Choice(name: name, options: [], documentation: node.documentation, place: place(node)))
    choiceNodes.append((node, source, id))
    guard let block = node.child(.block) else { return }
    var options: [Choice.Option] = []
    var count = 0
    for child in block.children where child.kind == .option { count += 1 }
    options.reserveCapacity(count)
    var allowances: [NodeView] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      guard child.kind == .option else { continue }
      resolveAllowances(&allowances, for: child)
      guard let token = nameToken(of: child) else { continue }
      let optionName = self.name(token, in: child)
      if let first = optionNames.find(nameBytes(token, in: child), in: Int32(id.index)) {
        reportDuplicate(
          "duplicate-name", at: optionName.place,
          "The option `\(optionName.text)` stands twice in the choice `\(name.text)`",
          first: options[first].name.place)
        continue
      }
      let number = options.count
      optionNames.insert(
        nameBytes(token, in: child), number, in: Int32(id.index))
      checkCase(optionName, isType: false, key: .option(choice: id.index, option: number))
      options.append(
        Choice.Option(name: optionName, title: Text(place: place(child)), place: place(child)))
    }
    module.choices[id.index].options = options
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
    if block.child(.option) == nil {
      report(
        "empty-choice", at: header(node), "The choice `\(name.text)` has no option",
        help: "Write at least one: `name \"Title\"`.")
    }
  }

  private mutating func collectList(_ node: NodeView) {
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

  private mutating func collectCommands(_ node: NodeView) {
    let number = module.commandBlocks.count
    module.commandBlocks.append(
      CommandBlock(name: name(of: node), documentation: node.documentation, place: place(node)))
    guard let block = node.child(.block) else { return }
    let start = commandNodes.count
    var allowances: [NodeView] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      guard child.kind == .command else { continue }
      resolveAllowances(&allowances, for: child)
      guard let token = nameToken(of: child) else { continue }
      let bytes = nameBytes(token, in: child)
      if let first = commandNames.find(bytes) {
        let name = name(token, in: child)
        reportDuplicate(
          "duplicate-name", at: name.place, "The command `\(name.text)` stands twice in the module",
          first: namePlace(ofCommand: first))
        continue
      }
      let id = CommandID(commandNodes.count)
      commandNames.insert(bytes, id.index)
      if !Self.isPlainlyUsual(bytes, isType: false) {
        checkCase(name(token, in: child), isType: false, key: .command(id.index))
      }
      commandNodes.append((child, source, number))
    }
    module.commandBlocks[number].commands = (start..<commandNodes.count).map { CommandID($0) }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
  }

  /// Where the name of a command stands that is collected and not resolved yet.
  private mutating func namePlace(ofCommand number: Int) -> Place {
    let (node, source, _) = commandNodes[number]
    return Place(source: source, span: node.child(.name)?.span ?? node.span)
  }

  private mutating func collectMenu(_ node: NodeView) {
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
    if let result = lowerCamelCaseASCII(text) { return result }
    let characters = Array(text)
    var upperCount = 0
    while upperCount < characters.count && characters[upperCount].isUppercase { upperCount += 1 }
    if upperCount == 0 { return text }
    // The last capital of several begins the next word.
    let lowered = upperCount > 1 && upperCount < characters.count ? upperCount - 1 : upperCount
    return characters[..<lowered].map { $0.lowercased() }.joined() + String(characters[lowered...])
  }

  /// The same for a name of ASCII characters, which nearly all are; nil for any other.
  private static func lowerCamelCaseASCII(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var upperCount = 0
      while upperCount < bytes.count, bytes[upperCount] >= 0x41, bytes[upperCount] <= 0x5A {
        upperCount += 1
      }
      for byte in bytes where byte >= 0x80 { return nil }
      let lowered = upperCount > 1 && upperCount < bytes.count ? upperCount - 1 : upperCount
      return String(unsafeUninitializedCapacity: bytes.count) { result in
        for index in bytes.indices {
          result.initializeElement(
            at: index, to: index < lowered ? bytes[index] | 0x20 : bytes[index])
        }
        return bytes.count
      }
    }
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
