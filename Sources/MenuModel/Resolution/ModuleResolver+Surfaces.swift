import MenuSyntax

extension ModuleResolver {
  /// Resolves the named menus.
  mutating func resolveMenus() {
    for (syntax, number, id) in menus {
      enter(number)
      var menu = module.menus[id.index]
      let parts = headerParts(of: syntax)
      menu.title = parts.title
      menu.subtitle = parts.subtitle
      menu.image = parts.image
      menu.entries = entries(of: syntax, in: EntryContext(surface: .namedMenu))
      warnIfEmpty(syntax, what: "The menu `\(menu.name.text)`")
      module.menus[id.index] = menu
    }
  }

  /// Resolves screens, items, toolbars and the menu bar.
  mutating func resolveSurfaces() {
    for (declaration, number) in surfaces {
      enter(number)
      switch declaration {
      case .screen(let screen): resolve(screen)
      case .item(let syntax):
        if let item = item(syntax, on: nil) { module.topLevelItems.append(item) }
      case .toolbar(let syntax): module.toolbars.append(toolbar(syntax))
      case .menuBar(let bar): resolve(bar)
      case .quickActions(let syntax): module.quickActions = iconMenu(syntax)
      case .dockMenu(let syntax): module.dockMenu = iconMenu(syntax)
      case .statusItem(let syntax):
        if let item = statusItem(syntax) { module.statusItems.append(item) }
      default: break
      }
    }
    checkTopLevelItems()
  }

  private mutating func checkTopLevelItems() {
    var first: [String: Place] = [:]
    for item in module.topLevelItems {
      if let other = first[item.name.text] {
        reportDuplicate(
          "duplicate-name", at: item.name.place,
          "There is already an item `\(item.name.text)` outside a screen",
          first: other)
      } else {
        first[item.name.text] = item.name.place
      }
    }
  }

  // MARK: Screens

  /// What a screen has had so far, to report what it has twice.
  private struct ScreenParts {
    var items: [String: Place] = [:]
    var buttons: [String: Place] = [:]
    var background = ItemMenus()
    var backgrounds: [(platforms: [Platform]?, place: Place)] = []
    var toolbar: Place?
  }

  private mutating func resolve(_ syntax: ScreenSyntax) {
    guard let name = name(of: syntax) else { return }
    var screen = Screen(name: name, documentation: syntax.documentation, place: place(syntax))
    var traits: [Keyword: Place] = [:]
    for trait in syntax.traits {
      if let first = traits[trait.keyword] {
        reportDuplicate(
          "duplicate-trait", at: place(trait), "`\(trait.keyword.text)` is written twice",
          first: first)
      } else {
        traits[trait.keyword] = place(trait)
      }
      switch trait.keyword {
      case .scrolls: screen.scrolls = true
      case .settings: screen.isSettings = true
      case .sheet: screen.isSheet = true
      default: screen.hasTabBar = true
      }
    }
    var parts = ScreenParts()
    resolveElements(of: syntax, on: nil, &screen, &parts)
    module.screens.append(screen)
  }

  private mutating func resolveElements(
    of syntax: some BracedSyntax, on platforms: [Platform]?, _ screen: inout Screen,
    _ parts: inout ScreenParts
  ) {
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      switch statement.node.flatMap({ ScreenElementSyntax($0) }) {
      case .item(let syntax):
        guard let item = item(syntax, on: platforms) else { continue }
        if let first = parts.items[item.name.text] {
          refuseSecond("item", item.name, in: screen, first: first)
        } else {
          parts.items[item.name.text] = item.name.place
          screen.items.append(item)
        }
      case .button(let syntax):
        guard let button = button(syntax, on: platforms) else { continue }
        if let first = parts.buttons[button.name.text] {
          guard button.isMore else {
            refuseSecond("button", button.name, in: screen, first: first)
            continue
          }
          reportDuplicate(
            "duplicate-more-button", at: button.header, "A screen can have only one `more button`",
            first: first)
        } else {
          parts.buttons[button.name.text] = button.name.place
          screen.buttons.append(button)
        }
      case .background(let syntax): resolveBackground(syntax, on: platforms, &screen, &parts)
      case .toolbar(let syntax): resolveToolbar(syntax, of: &screen, first: &parts.toolbar)
      case .shows(let syntax): screen.shows += shownCommands(of: syntax, on: platforms)
      case .editMenu(let syntax):
        screen.misplacedEditMenus.append(editMenu(syntax, on: platforms))
      case .on(let on):
        let inner = intersect(platforms, self.platforms(of: on))
        resolveElements(of: on, on: inner, &screen, &parts)
      case nil: break
      }
    }
  }

  private mutating func resolveBackground(
    _ syntax: BackgroundSyntax, on platforms: [Platform]?, _ screen: inout Screen,
    _ parts: inout ScreenParts
  ) {
    let word = place(syntax.keywordToken.span)
    if let first = parts.backgrounds.first(where: { Self.shares($0.platforms, platforms) }) {
      reportDuplicate(
        "duplicate-background", at: word, "A screen can have only one `background`",
        first: first.place)
      return
    }
    parts.backgrounds.append((platforms, word))
    guard syntax.block != nil else { return }
    resolveElements(of: syntax, on: platforms, &parts.background)
    screen.background = parts.background.contextMenu
  }

  /// The commands after `shows`.
  private mutating func shownCommands(
    of syntax: ShowsSyntax, on platforms: [Platform]?
  ) -> [ShownCommand] {
    syntax.commands.map { name($0) }.compactMap { name in
      command(name).map { ShownCommand(command: $0, platforms: platforms, place: name.place) }
    }
  }

  private mutating func refuseSecond(
    _ what: String, _ name: Name, in screen: Screen, first: Place
  ) {
    reportDuplicate(
      "duplicate-name", at: name.place,
      "The screen `\(screen.name.text)` already has \(what == "item" ? "an" : "a") \(what) `\(name.text)`",
      first: first)
  }

  /// `on` inside `on`: what both name.
  func intersect(_ outer: [Platform]?, _ inner: [Platform]) -> [Platform] {
    guard let outer else { return inner }
    return inner.filter { outer.contains($0) }
  }

  // MARK: Items

  /// The menus of an item or a background.
  struct ItemMenus {
    var preview: Preview?
    var contextMenu: ContextMenu?
    var editMenu: EditMenu?
    var noMenu: Item.NoMenu?
    var shows: [ShownCommand] = []
    var swipes: [SwipeActions] = []
  }

  private mutating func item(_ syntax: ItemSyntax, on platforms: [Platform]?) -> Item? {
    guard let name = name(of: syntax) else { return nil }
    checkCase(name, isType: true, key: nil)
    var item = Item(name: name, documentation: syntax.documentation, place: place(syntax))
    var menus = ItemMenus()
    resolveElements(of: syntax, on: platforms, &menus)
    item.preview = menus.preview
    item.contextMenu = menus.contextMenu
    item.editMenu = menus.editMenu
    item.noMenu = menus.noMenu
    item.shows = menus.shows
    item.swipes = menus.swipes
    item.platforms = platforms
    return item
  }

  private mutating func resolveElements(
    of syntax: some BracedSyntax, on platforms: [Platform]?, _ menus: inout ItemMenus
  ) {
    for statement in syntax.statements {
      resolveAllowances(of: statement)
      switch statement.node.flatMap({ ItemElementSyntax($0) }) {
      case .contextMenu(let syntax):
        let menu = contextMenu(syntax, on: platforms)
        if let first = firstMenu(menus, sharing: platforms) {
          reportSecond(.contextMenu, at: menu.header, first)
        }
        // Also after an error, so that the rules see the entries of both.
        menus.contextMenu = menus.contextMenu.map { joined($0, menu) } ?? menu
      case .editMenu(let syntax):
        let menu = editMenu(syntax, on: platforms)
        if let first = firstMenu(menus, sharing: platforms) {
          reportSecond(.editMenu, at: menu.header, first)
        }
        menus.editMenu = menus.editMenu.map { joined($0, menu) } ?? menu
      case .preview(let syntax):
        let preview = preview(syntax)
        if let first = menus.preview {
          reportDuplicate(
            "duplicate-preview", at: place(syntax), "An item can have only one preview",
            first: first.place)
        } else {
          menus.preview = preview
        }
      case .noMenu(let noMenu):
        if let first = firstMenu(menus, sharing: platforms) {
          reportSecond(.noMenu, at: place(noMenu), first)
        } else if let reason = noMenu.reason {
          var added = Item.NoMenu(
            reason: reason.content, platforms: platforms, place: place(noMenu))
          if let other = menus.noMenu {
            added.platforms = joined(other.platforms, added.platforms)
          }
          menus.noMenu = added
        }
      case .shows(let syntax): menus.shows += shownCommands(of: syntax, on: platforms)
      case .swipe(let syntax):
        if let swipe = swipe(syntax, on: platforms) { add(swipe, to: &menus.swipes) }
      case .on(let on):
        let inner = intersect(platforms, self.platforms(of: on))
        resolveElements(of: on, on: inner, &menus)
      case nil: break
      }
    }
  }

  /// What an item has of menus, in the words of messages.
  private enum MenuOfItem: String {
    case contextMenu = "context menu"
    case editMenu = "edit menu"
    case noMenu = "no menu"
  }

  /// What an item has already on one of `platforms`.
  private func firstMenu(
    _ menus: ItemMenus, sharing platforms: [Platform]?
  ) -> (what: MenuOfItem, place: Place)? {
    if let menu = menus.contextMenu, Self.shares(menu.platforms, platforms) {
      return (.contextMenu, menu.header)
    }
    if let menu = menus.editMenu, Self.shares(menu.platforms, platforms) {
      return (.editMenu, menu.header)
    }
    guard let noMenu = menus.noMenu, Self.shares(noMenu.platforms, platforms) else { return nil }
    return (.noMenu, noMenu.place)
  }

  /// Whether two lists of platforms have one in common; nil means all.
  static func shares(_ left: [Platform]?, _ right: [Platform]?) -> Bool {
    guard let left, let right else { return true }
    return left.contains { right.contains($0) }
  }

  private mutating func reportSecond(
    _ what: MenuOfItem, at place: Place, _ first: (what: MenuOfItem, place: Place)
  ) {
    let message: String
    let help: String
    if what == .noMenu || first.what == .noMenu {
      let other = what == .noMenu ? first.what : what
      message =
        other == .noMenu
        ? "An item says `no menu` only once"
        : "An item that says `no menu` has no \(other.rawValue) either"
      help = "Remove one of the two."
    } else if what == first.what {
      message = "An item can have only one \(what.rawValue) on a platform"
      help = "Join the two, or put each into `on` for platforms of its own."
    } else {
      message = "An item can have a context menu or an edit menu, but not both"
      help = "Move what people need here to one of the two, and remove the other."
    }
    report(
      "context-xor-edit", at: place, message,
      related: [RelatedPlace(place: first.place, message: "the other one")], help: help)
  }

  /// Two context menus of one item for different platforms as one.
  private func joined(_ first: ContextMenu, _ second: ContextMenu) -> ContextMenu {
    var menu = first
    menu.entries = joined(
      (first.platforms, first.entries, first.place),
      (second.platforms, second.entries, second.place))
    menu.platforms = joined(first.platforms, second.platforms)
    return menu
  }

  /// Two edit menus of one item for different platforms as one, with the header of the first.
  private func joined(_ first: EditMenu, _ second: EditMenu) -> EditMenu {
    var menu = first
    menu.entries = joined(
      (first.platforms, first.entries, first.place),
      (second.platforms, second.entries, second.place))
    menu.platforms = joined(first.platforms, second.platforms)
    return menu
  }

  /// Two lists of platforms as one; nil for all.
  func joined(_ first: [Platform]?, _ second: [Platform]?) -> [Platform]? {
    guard let first, let second else { return nil }
    return first + second
  }

  typealias PlatformEntries = (platforms: [Platform]?, entries: [Entry], place: Place)

  func joined(_ first: PlatformEntries, _ second: PlatformEntries) -> [Entry] {
    [first, second].flatMap { menu in
      guard let platforms = menu.platforms else { return menu.entries }
      return [Entry(kind: .on(platforms, menu.entries), place: menu.place)]
    }
  }

  private mutating func preview(_ syntax: PreviewSyntax) -> Preview? {
    guard let name = name(of: syntax) else { return nil }
    var preview = Preview(name: name, place: place(syntax))
    var shape: Place?
    var opens: Place?
    for trait in syntax.traits {
      switch trait.keyword {
      case .opens:
        if let first = opens {
          reportDuplicate(
            "duplicate-trait", at: place(trait), "`opens` is written twice", first: first)
          continue
        }
        opens = place(trait)
        if let name = self.name(of: trait) { preview.opens = plainCommand(name, of: "opens") }
      case .drags: preview.drags = true
      default:
        if let first = shape {
          reportDuplicate(
            "duplicate-trait", at: place(trait), "A preview can have only one shape", first: first)
          continue
        }
        shape = place(trait)
        switch trait.keyword {
        case .capsule: preview.shape = .capsule
        case .circle: preview.shape = .circle
        default: preview.shape = .rounded(trait.radius.flatMap { radius($0) } ?? 0)
        }
      }
    }
    return preview
  }

  private mutating func radius(_ number: IntegerSyntax) -> Int? {
    if let radius = Int(number.text), radius >= 0, radius <= 10_000 { return radius }
    report(
      "bad-number", at: place(number), "`\(number.text)` is not a radius",
      help: "Write a whole number of points, 0 or more.")
    return nil
  }

  private mutating func contextMenu(
    _ syntax: ContextMenuSyntax, on platforms: [Platform]?
  ) -> ContextMenu {
    var menu = ContextMenu(header: place(syntax.header), place: place(syntax))
    menu.platforms = platforms
    let titles = syntax.titles
    if let title = titles.first { menu.title = text(title) }
    if titles.count > 1 {
      report(
        "second-title", at: place(titles[1]), "A context menu has only one title",
        help: "Remove the second one.")
    }
    menu.isFixed = syntax.isFixed
    menu.entries = entries(of: syntax, in: EntryContext(surface: .contextMenu))
    warnIfEmpty(syntax, what: "This context menu")
    return menu
  }

  mutating func editMenu(_ syntax: EditMenuSyntax, on platforms: [Platform]?) -> EditMenu {
    var menu = EditMenu(header: place(syntax.header), place: place(syntax))
    menu.platforms = platforms
    var seen: [Keyword: Place] = [:]
    for option in syntax.options {
      if let first = seen[option.keyword] {
        reportDuplicate(
          "duplicate-trait", at: place(option), "`\(option.keyword.text)` is written twice",
          first: first)
        continue
      }
      seen[option.keyword] = place(option)
      switch option.keyword {
      case .selection: menu.selection = condition(option.condition, of: option.node)
      case .pasteboard: menu.pasteboard = condition(option.condition, of: option.node)
      case .undoable: menu.isUndoable = true
      case .selects: resolveSelection(option, of: &menu)
      default: resolveArrow(option, of: &menu)
      }
    }
    menu.entries = entries(of: syntax, in: EntryContext(surface: .editMenu))
    warnIfEmpty(syntax, what: "This edit menu")
    return menu
  }

  private mutating func resolveSelection(
    _ option: EditMenuOptionSyntax, of menu: inout EditMenu
  ) {
    guard let name = name(of: option) else { return }
    switch name.text {
    case "word": menu.selects = .word
    case "all": menu.selects = .all
    default:
      reportUnknown(
        "unknown-word", name, "`selects` takes `word` or `all`, not `\(name.text)`",
        among: ["word", "all"], help: "Write `selects word` or `selects all`.")
    }
  }

  private mutating func resolveArrow(_ option: EditMenuOptionSyntax, of menu: inout EditMenu) {
    guard let name = name(of: option) else { return }
    switch name.text {
    case "up": menu.arrow = .up
    case "down": menu.arrow = .down
    case "left": menu.arrow = .left
    case "right": menu.arrow = .right
    default:
      reportUnknown(
        "unknown-word", name, "`arrow` takes a direction, not `\(name.text)`",
        among: ["up", "down", "left", "right"],
        help: "The directions are `up`, `down`, `left` and `right`.")
    }
  }

  // MARK: Buttons

  private mutating func button(_ syntax: ButtonSyntax, on platforms: [Platform]?) -> MenuButton? {
    let moreName = Name(text: "More", place: place(syntax.keywordToken.span))
    guard let name = syntax.isMore ? moreName : name(of: syntax) else { return nil }
    if !syntax.isMore { checkCase(name, isType: true, key: nil) }
    var button = MenuButton(name: name, header: place(syntax.header), place: place(syntax))
    button.isMore = syntax.isMore
    button.documentation = syntax.documentation
    button.platforms = platforms
    let parts = headerParts(of: syntax)
    reportSubtitle(of: syntax, what: "this is a button")
    button.title = parts.title
    button.image = parts.image
    button.tap = parts.tap
    button.enabled = parts.enabled
    button.shown = parts.shown
    button.entries = entries(of: syntax, in: EntryContext(surface: .pullDown))
    button.misplacedEditMenus = takeMisplacedEditMenus()
    warnIfEmpty(syntax, what: "The menu of the button `\(name.text)`")
    warnIfEmptySomewhere(button)
    return button
  }

  /// Warns of a button that is on platforms for which its menu has nothing: all of it is in `on` blocks for others.
  private mutating func warnIfEmptySomewhere(_ button: MenuButton) {
    // Watches and televisions show none; a tap does something without a menu.
    let known: [Platform] = [.iOS, .iPadOS, .macOS, .visionOS]
    if button.tap != nil { return }
    var filled: [Platform] = []
    for entry in button.entries {
      guard case .on(let platforms, _) = entry.kind else { return }
      filled += platforms
    }
    let shown = button.platforms ?? module.app.platforms.map(\.platform)
    let empty = shown.filter { known.contains($0) && !filled.contains($0) }
    guard !filled.isEmpty, !empty.isEmpty else { return }
    let others = filled.map(\.name).joined(separator: ", ")
    report(
      "empty-menu", .warning, at: button.header,
      "The menu of the button `\(button.name.text)` is empty on \(empty.map(\.name).joined(separator: " and "))",
      help: "Write what it offers there, too, or put the button into `on \(others) { … }`.")
  }
}
