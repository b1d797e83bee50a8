import MenuSyntax

extension ModuleResolver {
  /// Gathers every declared name of the module, so that files can come in any order.
  mutating func collectDeclarations() {
    var appPlace: Place?
    var menuBarPlace: Place?
    var iconMenuPlaces: [NodeKind: Place] = [:]
    var statusItems: [(name: Name, source: Int32)] = []
    for (number, tree) in trees.enumerated() {
      enter(Int32(number))
      for statement in tree.file.statements {
        resolveAllowances(of: statement)
        guard let declaration = statement.node.flatMap({ DeclarationSyntax($0) }) else { continue }
        switch declaration {
        case .app(let app):
          let place = place(app.keywordToken.span)
          if let first = appPlace {
            reportDuplicate(
              "duplicate-app", at: place, "A module can have only one `app`", first: first)
          } else {
            appPlace = place
            collectApp(app)
          }
        case .menuBar(let bar):
          let header = place(bar.header)
          if let first = menuBarPlace, isInCurrentModule(first) {
            reportDuplicate(
              "duplicate-menu-bar", at: header, "A module can have only one `menu bar`",
              first: first)
          } else {
            menuBarPlace = header
            surfaces.append((declaration, source))
          }
        case .state: stateDeclarations.append((declaration, source))
        case .choice(let choice): collectChoice(choice)
        case .list(let list): collectList(list)
        case .commands(let commands): collectCommands(commands)
        case .menu(let menu): collectMenu(menu)
        case .screen(let screen):
          if let name = name(of: screen) { declareType(name, .screen) }
          surfaces.append((declaration, source))
        case .toolbar(let toolbar):
          if let name = name(of: toolbar) { declareType(name, .toolbar) }
          surfaces.append((declaration, source))
        case .quickActions(let menu), .dockMenu(let menu):
          let kind = menu.node.kind
          let header = place(menu.header)
          if let first = iconMenuPlaces[kind] {
            if kind == .dockMenu {
              reportDuplicate(
                "duplicate-dock-menu", at: header, "A module can have only one `dock menu`",
                first: first)
            } else {
              reportDuplicate(
                "duplicate-quick-actions", at: header, "A module has its `quick actions` once",
                first: first)
            }
          } else {
            iconMenuPlaces[kind] = header
            surfaces.append((declaration, source))
          }
        case .statusItem(let item):
          if let name = name(of: item) { statusItems.append((name, source)) }
          surfaces.append((declaration, source))
        case .item: surfaces.append((declaration, source))
        case .guidelines(let guidelines): resolveGuidelines(guidelines)
        }
      }
    }
    // An app's one item may have its name.
    for (name, number) in statusItems {
      if case .app? = types[name.text]?.symbol { continue }
      enter(number)
      declareType(name, .statusItem)
    }
  }

  /// Whether one place comes before another in the module.
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
        "The name `\(name.text)` is already taken; types and surfaces share one set of names",
        first: isLater ? first.place : name.place)
      return false
    }
    types[name.text] = (symbol, name.place)
    checkCase(name, isType: true, key: .type(name.text))
    return true
  }

  // MARK: App

  private mutating func collectApp(_ syntax: AppSyntax) {
    if let name = name(of: syntax) {
      module.app.name = name.text
      declareType(name, .app)
    }
    module.app.place = place(syntax)
    module.app.documentation = syntax.documentation
    guard let block = syntax.block else { return }
    var seen: [Keyword: Place] = [:]
    for statement in block.statements {
      resolveAllowances(of: statement)
      guard let node = statement.node, let setting = AppSettingSyntax(node) else { continue }
      let word = place(node.firstToken.span)
      let keyword = node.firstToken.keyword
      if let first = seen[keyword] {
        reportDuplicate(
          "duplicate-setting", at: word, "`\(keyword.text)` can be written only once in `app`",
          first: first)
        continue
      }
      seen[keyword] = word
      switch setting {
      case .platforms(let platforms): resolvePlatforms(platforms)
      case .emit(let emit): resolveFrameworks(emit)
      case .access(let access): resolveAccess(access)
      case .strings(let strings): resolveStrings(strings)
      case .accessory: module.app.isAccessory = true
      case .language(let language): resolveLanguage(language)
      case .keysChangeable: module.app.hasChangeableKeys = true
      }
    }
  }

  private mutating func resolvePlatforms(_ syntax: PlatformsSyntax) {
    var requirements: [PlatformRequirement] = []
    for written in syntax.platforms {
      guard let name = name(of: written), let platform = platform(name) else { continue }
      if let first = requirements.first(where: { $0.platform == platform }), let place = first.place
      {
        reportDuplicate(
          "duplicate-platform", at: name.place,
          "`\(platform.name)` can be listed only once in `platforms`",
          first: place)
        continue
      }
      // A platform without its version is one of the module's all the same, so that nothing else is said of it.
      var requirement = PlatformRequirement(
        platform: platform, minimum: platform.usualMinimum, place: place(written))
      if let version = written.version {
        if let minimum = Version(version.text) {
          requirement.minimum = minimum
        } else {
          report(
            "bad-version", at: place(version), "`\(version.text)` is not a version",
            help: "A version has one to three whole numbers: `17`, `17.2`, `17.2.1`.")
        }
      }
      requirements.append(requirement)
    }
    module.app.platformsPlace = place(syntax)
    if !requirements.isEmpty { module.app.platforms = requirements }
  }

  /// The platform of a name, or a diagnostic.
  mutating func platform(_ name: Name) -> Platform? {
    for platform in Platform.allCases where platform.name == name.text { return platform }
    if let platform = Self.habitualPlatforms[name.text.lowercased()] {
      report(
        "unknown-platform", at: name.place, "`\(name.text)` is written `\(platform.name)`",
        fixes: [
          Fix(
            title: "Write `\(platform.name)`",
            edits: [Edit(place: name.place, text: platform.name)])
        ])
      return nil
    }
    reportUnknown(
      "unknown-platform", name, "`\(name.text)` is not a platform",
      among: Platform.allCases.map(\.name),
      help: "The platforms are \(Platform.allCases.map(\.name).joined(separator: ", ")).")
    return nil
  }

  /// Other words for platforms, in lower case.
  private static let habitualPlatforms: [String: Platform] = [
    "mac": .macOS, "macos": .macOS, "osx": .macOS, "iphone": .iOS, "iphoneos": .iOS, "ios": .iOS,
    "ipad": .iPadOS, "ipados": .iPadOS, "catalyst": .macCatalyst, "maccatalyst": .macCatalyst,
    "watch": .watchOS, "watchos": .watchOS, "tvos": .tvOS, "vision": .visionOS,
    "visionos": .visionOS, "xros": .visionOS,
  ]

  private mutating func resolveFrameworks(_ syntax: EmitSyntax) {
    var frameworks: [Framework] = []
    for name in syntax.frameworks.map({ name($0) }) {
      guard let framework = Framework.allCases.first(where: { $0.name == name.text }) else {
        reportUnknown(
          "unknown-framework", name, "Swift cannot be generated for `\(name.text)`",
          among: Framework.allCases.map(\.name),
          help: "The frameworks are `uikit`, `appkit` and `swiftui`.")
        continue
      }
      if frameworks.contains(framework) {
        report(
          "duplicate-framework", .warning, at: name.place,
          "`\(name.text)` is listed twice in `emit`",
          help: "List each framework once.")
      } else {
        frameworks.append(framework)
      }
    }
    if !frameworks.isEmpty { module.app.frameworks = frameworks }
  }

  private mutating func resolveAccess(_ syntax: AccessSyntax) {
    guard let name = name(of: syntax) else { return }
    guard let access = AccessLevel.allCases.first(where: { $0.name == name.text }) else {
      reportUnknown(
        "unknown-access", name, "`\(name.text)` is not an access level for generated Swift",
        among: AccessLevel.allCases.map(\.name),
        help: "The levels are `internal`, `package` and `public`.")
      return
    }
    module.app.access = access
  }

  private mutating func resolveStrings(_ syntax: StringsSyntax) {
    guard let name = name(of: syntax) else { return }
    module.app.stringsTable = name.text == "none" ? nil : name.text
  }

  private mutating func resolveLanguage(_ syntax: LanguageSyntax) {
    guard let name = name(of: syntax) else { return }
    if SourceLanguage(code: name.text) != nil {
      module.app.languageCode = name.text
      module.app.saysLanguage = true
      return
    }
    let codes = SourceLanguage.allCases.map(\.rawValue)
    if let language = SourceLanguage.allCases.first(where: {
      $0.caseName == name.text.lowercased()
    }) {
      let code = language.rawValue
      report(
        "unknown-language", at: name.place, "A language is written as its code",
        help: "\(language.name) is `\(code)`.",
        fixes: [Fix(title: "Write `\(code)`", edits: [Edit(place: name.place, text: code)])])
      return
    }
    report(
      "unknown-language", at: name.place,
      "`\(name.text)` is not a language whose plural forms are known",
      help:
        "Write one of \(codes.sorted().joined(separator: ", ")), with a region or script if need be: `pt-BR`."
    )
  }

  // MARK: Choices, lists, commands, menus

  private mutating func collectChoice(_ syntax: ChoiceSyntax) {
    guard let name = name(of: syntax) else { return }
    let id = ChoiceID(module.choices.count)
    guard declareType(name, .choice(id)) else { return }
    var choice = Choice(
      name: name, options: [], documentation: syntax.documentation, place: place(syntax))
    choice.type = swiftType(syntax.swiftType)
    // Few choices have more options, and growing step by step would hash each name thrice.
    var numbers = [String: Int](minimumCapacity: 6)
    var hasOption = false
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      guard let option = statement.as(OptionSyntax.self) else { continue }
      hasOption = true
      guard let optionName = self.name(of: option) else { continue }
      let number = choice.options.count
      if let first = numbers[optionName.text] {
        reportDuplicate(
          "duplicate-name", at: optionName.place,
          "The choice `\(name.text)` already has an option `\(optionName.text)`",
          first: choice.options[first].name.place)
        continue
      }
      numbers[optionName.text] = number
      checkCase(optionName, isType: false, key: .option(choice: id.index, option: number))
      choice.options.append(
        Choice.Option(name: optionName, title: Text(place: place(option)), place: place(option)))
    }
    module.choices.append(choice)
    optionNumbers.append(numbers)
    choices.append((syntax, source, id))
    if syntax.block != nil && !hasOption {
      report(
        "empty-choice", at: place(syntax.header), "The choice `\(name.text)` has no options",
        help: "Write at least one: `name \"Title\"`.")
    }
  }

  /// The plural of a noun: `folders`, `mailboxes`, `categories`. A name that ends as plurals do is left as it is.
  private static func plural(of name: String) -> String {
    let ends = { (endings: [String]) in endings.contains { name.hasSuffix($0) } }
    if ends(["ss", "us", "is", "x", "z", "ch", "sh"]) { return name + "es" }
    if ends(["s"]) { return name }
    if ends(["y"]), !ends(["ay", "ey", "oy", "uy"]) { return name.dropLast() + "ies" }
    return name + "s"
  }

  private mutating func collectList(_ syntax: ListSyntax) {
    guard let name = name(of: syntax) else { return }
    let id = ListID(module.lists.count)
    guard declareType(name, .list(id)) else { return }
    // Its field is declared among the state variables, in the order of the text.
    stateDeclarations.append((.list(syntax), source))
    var list = MenuList(
      name: name, field: syntax.field?.text ?? Self.plural(of: Self.lowerCamelCase(name.text)),
      documentation: syntax.documentation, place: place(syntax))
    list.type = swiftType(syntax.swiftType)
    list.isNested = syntax.isNested
    module.lists.append(list)
  }

  /// The name of a Swift type after `type`.
  private mutating func swiftType(_ syntax: SwiftTypeSyntax?) -> Name? {
    guard let name = syntax.flatMap({ name(of: $0) }) else { return nil }
    checkCase(name, isType: true, key: nil)
    return name
  }

  private mutating func collectCommands(_ syntax: CommandsSyntax) {
    let number = module.commandBlocks.count
    var block = CommandBlock(
      name: name(of: syntax), documentation: syntax.documentation, place: place(syntax))
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      guard let command = statement.as(CommandSyntax.self),
        let name = name(of: command)
      else { continue }
      if let first = commandIDs[name.text] {
        reportDuplicate(
          "duplicate-name", at: name.place, "The module already has a command `\(name.text)`",
          first: commands[first.index].name.place)
        continue
      }
      let id = CommandID(commands.count)
      commandIDs[name.text] = id
      checkCase(name, isType: false, key: .command(id.index))
      commands.append((command, name, number))
      block.commands.append(id)
    }
    if let name = block.name, syntax.block != nil, !syntax.statements.contains(where: { _ in true })
    {
      report(
        "empty-commands", at: place(syntax.header), "`commands \(name.text)` has no command",
        help: "Write at least one, `name \"Title\"`, or remove the block.",
        fixes: [
          Fix(
            title: "Remove the block", applicability: .unsafe,
            edits: [Edit(place: block.place, text: "")])
        ])
    }
    module.commandBlocks.append(block)
    commandBlocks.append((syntax, source))
  }

  private mutating func collectMenu(_ syntax: NamedMenuSyntax) {
    guard let name = name(of: syntax) else { return }
    let id = MenuID(module.menus.count)
    guard declareType(name, .menu(id)) else { return }
    var menu = NamedMenu(name: name, header: place(syntax.header), place: place(syntax))
    menu.documentation = syntax.documentation
    module.menus.append(menu)
    menus.append((syntax, source, id))
  }

  /// A type's name as a variable's: `Folder` is `folder`, `URLEntry` is `urlEntry`.
  package static func lowerCamelCase(_ text: String) -> String {
    let bytes = text.utf8.prefix(2).map { $0 }
    // Most names: one capital, and an ASCII character of another kind after it.
    if bytes.count == 2, isCapital(bytes[0]), bytes[1] < 0x80, !isCapital(bytes[1]) {
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    let capitals = text.prefix { $0.isUppercase }
    if capitals.isEmpty { return text }
    // The last capital of several begins the next word.
    let isOneWord = capitals.count == 1 || capitals.endIndex == text.endIndex
    let lowered = isOneWord ? capitals : capitals.dropLast()
    return lowered.map { $0.lowercased() }.joined() + text[lowered.endIndex...]
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
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
