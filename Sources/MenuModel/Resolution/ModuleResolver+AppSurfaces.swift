import MenuSyntax

extension ModuleResolver {
  // MARK: Swipe actions

  mutating func swipe(_ syntax: SwipeSyntax, on platforms: [Platform]?) -> SwipeActions? {
    guard let edge = syntax.edge.map({ $0.keyword == .leading }) else { return nil }
    var swipe = SwipeActions(
      edge: edge ? .leading : .trailing, header: place(syntax.header), place: place(syntax))
    swipe.platforms = platforms
    swipe.isFull = !syntax.traits.isEmpty
    if let second = syntax.traits.dropFirst().first {
      reportDuplicate(
        "duplicate-trait", at: place(second), "`full` is written twice",
        first: place(syntax.traits[0]))
    }
    swipe.entries = entries(of: syntax, in: EntryContext(surface: .swipe))
    warnIfEmpty(syntax, what: "This list of swipe actions")
    return swipe
  }

  /// Adds the actions of an edge to those of the item: to those that it has at this edge on other platforms, if any.
  mutating func add(_ swipe: SwipeActions, to swipes: inout [SwipeActions]) {
    guard let number = swipes.firstIndex(where: { $0.edge == swipe.edge }) else {
      swipes.append(swipe)
      return
    }
    let first = swipes[number]
    if Self.shares(first.platforms, swipe.platforms) {
      reportDuplicate(
        "duplicate-swipe", at: swipe.header,
        "An item has the actions of its \(swipe.edge.rawValue) edge once on a platform",
        first: first.header)
    } else if first.isFull != swipe.isFull {
      report(
        "swipe-full-differs", at: swipe.header,
        "The \(swipe.edge.rawValue) edge is `full` on other platforms, or here alone",
        related: [RelatedPlace(place: first.header, message: "the other")],
        help: "Write `full` at both, or at neither.")
    }
    // Also after an error, so that the rules see the entries of both.
    swipes[number].entries = joined(
      (first.platforms, first.entries, first.place), (swipe.platforms, swipe.entries, swipe.place))
    swipes[number].platforms = joined(first.platforms, swipe.platforms)
  }

  // MARK: The app's icon

  mutating func iconMenu(_ syntax: IconMenuSyntax) -> IconMenu {
    let isDockMenu = syntax.node.kind == .dockMenu
    var menu = IconMenu(header: place(syntax.header), place: place(syntax))
    menu.documentation = syntax.documentation
    menu.entries = entries(
      of: syntax, in: EntryContext(surface: isDockMenu ? .dockMenu : .quickActions))
    warnIfEmpty(syntax, what: isDockMenu ? "The Dock menu" : "This list of quick actions")
    notePlatforms(
      of: isDockMenu ? .dockMenu : .quickActions, at: menu.header,
      isDockMenu ? "A Dock menu is" : "Quick actions are")
    return menu
  }

  /// Notes a surface of platforms that the module is not for.
  private mutating func notePlatforms(of kind: SurfaceKind, at place: Place, _ what: String) {
    let platforms = kind.platforms
    if platforms.contains(where: { module.app.minimum(of: $0) != nil }) { return }
    let names = platforms.map(\.name).joined(separator: " and ")
    report(
      "surface-without-platform", .note, at: place,
      "\(what) of \(names), and the module is not for \(platforms.count == 1 ? "it" : "them")",
      help: "Add the platform to `platforms` in `app`, or remove this.")
  }

  // MARK: Status items

  mutating func statusItem(_ syntax: StatusItemSyntax) -> StatusItem? {
    guard let name = name(of: syntax) else { return nil }
    checkCase(name, isType: true, key: nil)
    var item = StatusItem(name: name, header: place(syntax.header), place: place(syntax))
    item.documentation = syntax.documentation
    let parts = headerParts(of: syntax)
    reportSubtitle(of: syntax, what: "this is an item of the menu bar")
    item.title = parts.title
    item.image = parts.image
    item.tap = parts.tap
    item.enabled = parts.enabled
    item.shown = parts.shown
    item.presence = parts.presence
    item.entries = entries(of: syntax, in: EntryContext(surface: .statusItem))
    warnIfEmpty(syntax, what: "The menu of the status item `\(name.text)`")
    if item.title == nil && item.image == nil {
      report(
        "status-item-unseen", at: item.header,
        "The status item `\(name.text)` has neither a title nor a symbol to show",
        help: "Write `status item \(name.text) \"Title\" symbol NAME { … }`.")
    }
    notePlatforms(of: .statusItem, at: item.header, "A status item is")
    return item
  }

  // MARK: Shortcuts

  /// Reports what `global` and `fixed` need after a shortcut.
  mutating func checkTraits(of key: KeySyntax, _ chords: [KeyChord]) {
    for trait in key.traits {
      switch trait.keyword {
      case .global: checkGlobal(chords, at: place(trait))
      case .fixed where !module.app.hasChangeableKeys:
        report(
          "fixed-without-changeable", .note, at: place(trait),
          "Without `keys changeable` in `app`, people change no shortcut",
          help: "Remove `fixed`, or write `keys changeable` in `app`.")
      default: break
      }
    }
  }

  private mutating func checkGlobal(_ chords: [KeyChord], at place: Place) {
    if module.app.minimum(of: .macOS) == nil {
      report(
        "global-key-platform", at: place,
        "Only on the Mac does a shortcut work while another app is in front",
        help: "Remove `global`, or add macOS to `platforms` in `app`.")
      return
    }
    let needed: KeyModifiers = [.command, .control, .option]
    for chord in chords where chord.modifiers.isDisjoint(with: needed) {
      report(
        "global-key-modifiers", at: chord.place,
        "A `global` shortcut needs `cmd`, `ctrl` or `opt`: other apps use the key by itself",
        help: "Add a modifier: `key ctrl+opt+F5 global`.")
    }
  }

  // MARK: Surfaces of single commands

  /// Reports an entry that swipe actions or quick actions cannot have; false for one that they can.
  mutating func refuse(
    _ syntax: EntrySyntax, _ form: EntrySyntax.Form, amongCommandsOf surface: String,
    _ context: EntryContext
  ) -> Bool {
    switch form {
    case .command(let command):
      guard let id = commandIDs[name(command.name).text] else { return false }
      let (word, help): (String, String)
      switch module.commands[id.index].payload {
      case .none: return false
      case .choice:
        (word, help) = ("choose", "Place the commands that people choose without a menu.")
      case .list:
        word = "pick"
        help =
          context.isQuickActions
          ? "Write `each \(command.name.text)` for the elements of its list."
          : "Place the commands that people choose without a menu."
      }
      report(
        "command-with-choices", at: place(syntax),
        "\(capitalized(surface)) are single commands, and `\(command.name.text)` is a `\(word)` command",
        help: help)
      return true
    case .when, .on: return false
    case .each(let each) where context.isQuickActions:
      guard let name = name(of: each), let id = commandIDs[name.text],
        case .choice = module.commands[id.index].payload
      else { return false }
      report(
        "command-with-choices", at: name.place,
        "Quick actions have the elements of a list, not the options of a choice",
        help: "Place the commands that people choose without a menu.")
      return true
    default:
      let what = syntax.node.kind == .separatorEntry ? "A separator" : "`\(syntax.keywordText)`"
      report(
        "not-a-single-command", at: place(syntax.keywordToken.span),
        "\(what) belongs in menus, and \(surface) are single commands",
        help: "Write the names of commands.")
      return true
    }
  }
}
