import MenuSyntax

extension ModuleResolver {
  /// Resolves the toolbar of a screen; `first` is the place of one that it has already.
  mutating func resolveToolbar(
    _ syntax: ToolbarSyntax, of screen: inout Screen, first: inout Place?
  ) {
    let word = place(syntax.keywordToken.span)
    if let first {
      reportDuplicate(
        "duplicate-toolbar", at: word, "A screen can have only one toolbar", first: first)
      return
    }
    first = word
    if let name = name(of: syntax) { declareType(name, .toolbar) }
    screen.toolbar = toolbar(syntax)
  }

  /// Resolves a toolbar and its block a platform.
  mutating func toolbar(_ syntax: ToolbarSyntax) -> Toolbar {
    var toolbar = Toolbar(
      name: name(of: syntax), header: place(syntax.header), place: place(syntax))
    toolbar.documentation = syntax.documentation
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      guard let block = statement.as(ToolbarBlockSyntax.self) else { continue }
      for resolved in toolbarBlocks(block) {
        if let first = toolbar.blocks.first(where: { $0.platform == resolved.platform }) {
          reportDuplicate(
            "duplicate-platform", at: resolved.header,
            "A toolbar can have only one `\(resolved.platform.name)` block", first: first.header)
        } else {
          toolbar.blocks.append(resolved)
        }
      }
    }
    warnIfEmpty(syntax, what: "This toolbar")
    return toolbar
  }

  private static let toolbarPlatforms: [Platform] = [.iOS, .iPadOS, .macOS, .watchOS, .visionOS]

  /// The block of each platform that a block of the text names.
  private mutating func toolbarBlocks(_ syntax: ToolbarBlockSyntax) -> [Toolbar.Block] {
    var platforms: [Platform] = []
    for name in syntax.platforms.map({ name($0) }) {
      guard let platform = toolbarPlatform(name) else { continue }
      if platforms.contains(platform) {
        reportTwice(platform, at: name.place)
      } else {
        platforms.append(platform)
        // Mac Catalyst shows the toolbar of macOS.
        let isOfCatalyst = platform == .macOS && module.app.minimum(of: .macCatalyst) != nil
        if !isOfCatalyst { noteIfAbsent([platform], at: name.place) }
      }
    }
    // Without a known platform, what is in it is resolved all the same, so that its own faults are reported.
    let entries = entries(
      of: syntax,
      in: EntryContext(surface: .toolbar(platforms.isEmpty ? [.macOS] : platforms)))
    guard let first = platforms.first else { return [] }
    var block = Toolbar.Block(
      platform: first, header: place(syntax.header), place: place(syntax))
    block.entries = entries
    var seen: [String: Place] = [:]
    for trait in syntax.traits {
      resolve(self.name(trait.name), of: &block, on: platforms, &seen)
    }
    return platforms.map { platform in
      var own = block
      own.platform = platform
      return own
    }
  }

  private mutating func toolbarPlatform(_ name: Name) -> Platform? {
    if let platform = Self.toolbarPlatforms.first(where: { $0.name == name.text }) {
      return platform
    }
    if let other = Platform.allCases.first(where: { $0.name == name.text }) {
      report(
        "no-toolbar-platform", at: name.place, "`\(other.name)` has no toolbar of its own",
        help: other == .macCatalyst
          ? "Mac Catalyst shows the toolbar of `macOS`."
          : "Toolbars are for iOS, iPadOS, macOS, watchOS and visionOS.")
    } else if ["leading", "center", "trailing", "bottom"].contains(name.text) {
      report(
        "unknown-platform", at: name.place,
        "`\(name.text)` is an area in a platform's block of a toolbar",
        help: "Write `iOS, iPadOS { \(name.text) { … } }`.")
    } else {
      reportUnknown(
        "unknown-platform", name, "`\(name.text)` is not a platform with toolbars",
        among: Self.toolbarPlatforms.map(\.name),
        help: "Toolbars are for iOS, iPadOS, macOS, watchOS and visionOS.")
    }
    return nil
  }

  private mutating func resolve(
    _ name: Name, of block: inout Toolbar.Block, on platforms: [Platform],
    _ seen: inout [String: Place]
  ) {
    if let first = seen[name.text] {
      reportDuplicate(
        "duplicate-trait", at: name.place, "`\(name.text)` is written twice", first: first)
      return
    }
    seen[name.text] = name.place
    switch name.text {
    case "customizable": block.isCustomizable = true
    case "hideable": block.isHideable = true
    case "navigator", "browser", "editor":
      if let other = platforms.first(where: { $0 != .iPadOS }) {
        report(
          "role-elsewhere", at: name.place,
          "`\(name.text)` is a kind of iPadOS toolbar; \(Self.article(for: other.name)) \(other.name) toolbar has no kinds",
          help: platforms.contains(.iPadOS)
            ? "Remove it, or give iPadOS a block of its own."
            : "Remove it, or write it after `iPadOS`.")
      } else if block.role != nil {
        report(
          "contradiction", at: name.place, "An iPadOS toolbar can be of only one kind",
          help: "Write one of `navigator`, `browser` and `editor`.")
      }
      block.role =
        name.text == "navigator" ? .navigator : name.text == "browser" ? .browser : .editor
    case _ where Self.toolbarPlatforms.contains { $0.name == name.text }:
      let names = platforms.map(\.name) + [name.text]
      report(
        "unknown-trait", at: name.place,
        "The platforms of one block are separated by commas",
        help: "Write `\(names.joined(separator: ", ")) { … }`.")
    default:
      let words = ["customizable", "hideable", "navigator", "browser", "editor"]
      reportUnknown(
        "unknown-trait", name,
        "`\(name.text)` does not apply to \(Self.article(for: block.platform.name)) \(block.platform.name) toolbar",
        among: words,
        help:
          "A macOS toolbar can be `customizable` and `hideable`; an iPadOS one `navigator`, `browser` or `editor`."
      )
    }
  }

  // MARK: Named menus

  /// The entries of a named menu as items of a toolbar.
  mutating func items(
    of include: IncludeEntrySyntax, _ syntax: EntrySyntax, in context: EntryContext
  ) -> [Entry] {
    guard let menu = name(of: include).flatMap({ namedMenu($0) }) else { return [] }
    var own = Entry(kind: .include(menu), place: place(syntax))
    resolveModifiers(of: syntax, in: context, &own, after: .none)
    var reported = false
    return items(of: [own], includedAt: own.place, visited: [], &reported).map { item in
      var item = item
      if case .space = item.kind { return item }
      item.attributes.formUnion(own.attributes)
      return item
    }
  }

  /// Entries of menus as items: what divides two of them is a space, and submenus are menus.
  private mutating func items(
    of entries: [Entry], includedAt place: Place, visited: [MenuID], _ reported: inout Bool
  ) -> [Entry] {
    var result: [Entry] = []
    var separator: Entry?
    for entry in entries {
      var items = [entry]
      switch entry.kind {
      case .separator:
        separator = result.isEmpty ? nil : entry
        continue
      case .include(let menu):
        // A menu that includes itself is reported where it does.
        if visited.contains(menu) { continue }
        items = self.items(
          of: module.menus[menu.index].entries, includedAt: place, visited: visited + [menu],
          &reported)
      case .when, .on:
        items[0].block = self.items(
          of: entry.children, includedAt: place, visited: visited, &reported)
      case .standard(let standard):
        if let known = StandardCommandTable.entry(named: standard.name.text),
          !known.belongs(to: .toolbar)
        {
          warnIfElsewhere(known, .toolbar, at: place)
        }
      case .each, .section, .row, .palette:
        if !reported { reportMenuEntry(entry, includedAt: place) }
        reported = true
        continue
      default: break
      }
      if let separator, !items.isEmpty {
        result.append(Entry(kind: .space, place: separator.place))
      }
      separator = items.isEmpty ? separator : nil
      result += items
    }
    return result.map { item in
      var item = item
      item.includedAt = place
      return item
    }
  }

  private mutating func reportMenuEntry(_ entry: Entry, includedAt place: Place) {
    let word: String
    switch entry.kind {
    case .text: word = "text"
    case .section: word = "section"
    case .row: word = "row"
    case .palette: word = "palette"
    default: word = "each"
    }
    report(
      "not-in-toolbars", at: place,
      "The menu that is included has `\(word)`, which belongs in menus, not in toolbars",
      related: [RelatedPlace(place: entry.place, message: "the entry that is included")],
      help: "For a button with this menu, write `menu` instead of `include`.")
  }

  // MARK: Platforms

  /// The platforms that `on` names.
  mutating func platforms(of syntax: OnEntrySyntax) -> [Platform] { platforms(syntax.platforms) }

  /// The platforms of names, each once.
  mutating func platforms(_ names: [NameSyntax]) -> [Platform] {
    var result: [Platform] = []
    for name in names.map({ name($0) }) {
      guard let platform = platform(name) else { continue }
      if result.contains(platform) {
        reportTwice(platform, at: name.place)
      } else {
        result.append(platform)
        noteIfAbsent([platform], at: name.place)
      }
    }
    return result
  }

  private mutating func reportTwice(_ platform: Platform, at place: Place) {
    report(
      "duplicate-platform", .warning, at: place, "`\(platform.name)` is listed twice here",
      help: "List each platform once.")
  }

  /// Notes a block for a platform that the module is not for.
  private mutating func noteIfAbsent(_ platforms: [Platform], at place: Place) {
    for platform in platforms where module.app.minimum(of: platform) == nil {
      let related = module.app.platformsPlace.map {
        [RelatedPlace(place: $0, message: "the module's platforms")]
      }
      report(
        "absent-platform", .note, at: place, "The module is not for \(platform.name)",
        related: related ?? [],
        help: "Add it to `platforms`, or remove this.")
    }
  }
}
