import MenuSyntax

extension ModuleResolver {
  /// Resolves the named menus.
  mutating func resolveMenus() {
    for (node, number, id) in menuNodes {
      source = number
      var menu = module.menus[id.index]
      let parts = headerParts(of: node)
      menu.title = parts.title
      menu.image = parts.image
      menu.entries = entries(of: node, in: EntryContext(surface: .namedMenu))
      warnIfEmpty(node, what: "The menu `\(menu.name.text)`")
      module.menus[id.index] = menu
    }
  }

  /// Resolves screens, items, toolbars and the menu bar.
  mutating func resolveSurfaces() {
    for (node, number) in surfaceNodes {
      source = number
      switch node.kind {
      case .screen: resolveScreen(node)
      case .item:
        if let item = item(node, on: nil) { module.looseItems.append(item) }
      case .toolbar: module.toolbars.append(toolbar(node))
      case .menuBar: resolveMenuBar(node)
      default: break
      }
    }
    checkLooseItems()
  }

  private mutating func checkLooseItems() {
    var first: [String: Place] = [:]
    for item in module.looseItems {
      if let other = first[item.name.text] {
        reportDuplicate(
          "duplicate-name", at: item.name.place,
          "The item `\(item.name.text)` stands twice outside a screen",
          first: other)
      } else {
        first[item.name.text] = item.name.place
      }
    }
  }

  // MARK: Screens

  /// What a screen has had so far, to tell of what stands twice.
  private struct ScreenNames {
    /// The number of the screen, in whose scope its items and buttons have their names.
    let number: Int32
    var background = ItemMenus()
    var backgrounds: [(platforms: [Platform]?, place: Place)] = []
    var toolbar: Place?
  }

  private mutating func resolveScreen(_ node: NodeView) {
    guard let name = name(of: node) else { return }
    var screen = Screen(name: name, documentation: node.documentation, place: place(node))
    for trait in node.children where trait.kind == .screenTrait {
      let keyword = trait.firstToken.keyword
      if let first = earlier(trait, in: node) {
        reportDuplicate(
          "duplicate-trait", at: place(trait), "`\(keyword.text)` stands twice", first: first)
      }
      switch keyword {
      case .scrolls: screen.scrolls = true
      case .settings: screen.isSettings = true
      default: screen.hasTabBar = true
      }
    }
    var names = ScreenNames(number: Int32(module.screens.count))
    if let block = node.child(.block) { resolveScreenElements(block, on: nil, &screen, &names) }
    module.screens.append(screen)
  }

  private mutating func resolveScreenElements(
    _ block: NodeView, on platforms: [Platform]?, _ screen: inout Screen,
    _ names: inout ScreenNames
  ) {
    var allowances: [NodeView] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      resolveAllowances(&allowances, for: child)
      switch child.kind {
      case .item:
        guard let item = item(child, on: platforms) else { continue }
        if declare(item.name, as: .item, names.number, screen: screen) {
          screen.items.append(item)
        }
      case .button, .moreButton:
        guard let button = button(child, on: platforms) else { continue }
        let scope = ElementKind.button.scope(names.number)
        if button.isMore, let number = elementNames.find(button.name.text, in: scope) {
          reportDuplicate(
            "duplicate-more-button", at: header(child), "A screen has one `more button`",
            first: elementPlaces[number])
        } else if declare(button.name, as: .button, names.number, screen: screen) {
          screen.buttons.append(button)
        }
      case .background:
        if let first = names.backgrounds.first(where: { Self.shares($0.platforms, platforms) }) {
          reportDuplicate(
            "duplicate-background", at: place(child.firstToken), "A screen has one `background`",
            first: first.place)
          continue
        }
        names.backgrounds.append((platforms, place(child.firstToken)))
        guard let inner = child.child(.block) else { continue }
        resolveItemElements(inner, on: platforms, &names.background)
        screen.background = names.background.contextMenu
      case .toolbar:
        if let first = names.toolbar {
          reportDuplicate(
            "duplicate-toolbar", at: place(child.firstToken), "A screen has one toolbar",
            first: first)
          continue
        }
        names.toolbar = place(child.firstToken)
        if let name = name(of: child) { declareType(name, .toolbar) }
        screen.toolbar = toolbar(child)
      case .editMenu:
        screen.strayEditMenus.append(editMenu(child, on: platforms))
      case .onEntry:
        let inner = self.platforms(of: child)
        if let innerBlock = child.child(.block) {
          resolveScreenElements(innerBlock, on: intersect(platforms, inner), &screen, &names)
        }
      default: break
      }
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
  }

  /// What a screen gives names to.
  private enum ElementKind: Int32 {
    case item, button

    /// The scope of such names in the screen of a number.
    func scope(_ screen: Int32) -> Int32 { screen * 2 + rawValue }
  }

  private mutating func declare(
    _ name: Name, as kind: ElementKind, _ number: Int32, screen: Screen
  ) -> Bool {
    if let first = elementNames.find(name.text, in: kind.scope(number)) {
      reportDuplicate(
        "duplicate-name", at: name.place,
        "The \(kind == .item ? "item" : "button") `\(name.text)` stands twice in the screen `\(screen.name.text)`",
        first: elementPlaces[first])
      return false
    }
    elementNames.insert(
      nameBytes(of: name), orCopying: name.text, elementPlaces.count, in: kind.scope(number))
    elementPlaces.append(name.place)
    return true
  }

  /// Where the keyword of a node's part stands before that part.
  private mutating func earlier(_ part: NodeView, in node: NodeView) -> Place? {
    for child in node.children {
      if child.index == part.index { return nil }
      if child.kind == part.kind, child.firstToken.keyword == part.firstToken.keyword {
        return place(child)
      }
    }
    return nil
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
    var noMenu: (reason: String, place: Place)?
  }

  private mutating func item(_ node: NodeView, on platforms: [Platform]?) -> Item? {
    guard let name = name(of: node) else { return nil }
    checkCase(name, isType: true, key: nil)
    var item = Item(name: name, documentation: node.documentation, place: place(node))
    guard let block = node.child(.block) else { return item }
    var menus = ItemMenus()
    resolveItemElements(block, on: platforms, &menus)
    item.preview = menus.preview
    item.contextMenu = menus.contextMenu
    item.editMenu = menus.editMenu
    item.noMenuReason = menus.noMenu?.reason
    return item
  }

  private mutating func resolveItemElements(
    _ block: NodeView, on platforms: [Platform]?, _ menus: inout ItemMenus
  ) {
    var allowances: [NodeView] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      resolveAllowances(&allowances, for: child)
      switch child.kind {
      case .contextMenu:
        let menu = contextMenu(child, on: platforms)
        if let first = firstMenu(menus, sharing: platforms) {
          reportSecondMenu(at: menu.header, first: first)
        } else if let other = menus.contextMenu {
          menus.contextMenu = joined(other, menu)
        } else {
          menus.contextMenu = menu
        }
      case .editMenu:
        let menu = editMenu(child, on: platforms)
        if let first = firstMenu(menus, sharing: platforms) {
          reportSecondMenu(at: menu.header, first: first)
        } else if let other = menus.editMenu {
          menus.editMenu = joined(other, menu)
        } else {
          menus.editMenu = menu
        }
      case .preview:
        let preview = preview(child)
        if let first = menus.preview {
          reportDuplicate(
            "duplicate-preview", at: place(child), "An item has one preview", first: first.place)
        } else {
          menus.preview = preview
        }
      case .noMenu:
        if let first = firstMenu(menus, sharing: nil) {
          reportSecondMenu(at: place(child), first: first)
        } else if let text = child.child(.text) {
          menus.noMenu = (plainText(text.firstToken, in: child), place(child))
        }
      case .onEntry:
        let inner = self.platforms(of: child)
        if let innerBlock = child.child(.block) {
          resolveItemElements(innerBlock, on: intersect(platforms, inner), &menus)
        }
      default: break
      }
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
  }

  /// The menu that an item has already on one of `platforms`.
  private func firstMenu(_ menus: ItemMenus, sharing platforms: [Platform]?) -> Place? {
    if let menu = menus.contextMenu, Self.shares(menu.platforms, platforms) { return menu.header }
    if let menu = menus.editMenu, Self.shares(menu.platforms, platforms) { return menu.header }
    return menus.noMenu?.place
  }

  /// Whether two lists of platforms have one in common; nil stands for all.
  fileprivate static func shares(_ left: [Platform]?, _ right: [Platform]?) -> Bool {
    guard let left, let right else { return true }
    return left.contains { right.contains($0) }
  }

  private mutating func reportSecondMenu(at place: Place, first: Place) {
    report(
      "context-xor-edit", at: place, "An item has one menu: a context menu, an edit menu or none",
      related: [RelatedPlace(place: first, message: "the other one")])
  }

  /// Two context menus of one item for different platforms as one.
  private func joined(_ first: ContextMenu, _ second: ContextMenu) -> ContextMenu {
    var menu = first
    menu.entries = joined(
      (first.platforms, first.entries, first.place),
      (second.platforms, second.entries, second.place))
    menu.platforms = (first.platforms ?? []) + (second.platforms ?? [])
    return menu
  }

  /// Two edit menus of one item for different platforms as one, with the header of the first.
  private func joined(_ first: EditMenu, _ second: EditMenu) -> EditMenu {
    var menu = first
    menu.entries = joined(
      (first.platforms, first.entries, first.place),
      (second.platforms, second.entries, second.place))
    menu.platforms = (first.platforms ?? []) + (second.platforms ?? [])
    return menu
  }

  private typealias PlatformEntries = (platforms: [Platform]?, entries: [Entry], place: Place)

  private func joined(_ first: PlatformEntries, _ second: PlatformEntries) -> [Entry] {
    [first, second].map { Entry(kind: .on($0.platforms ?? [], $0.entries), place: $0.place) }
  }

  private mutating func preview(_ node: NodeView) -> Preview? {
    guard let name = name(of: node) else { return nil }
    var preview = Preview(name: name, place: place(node))
    var shape: Place?
    var opens: Place?
    for child in node.children {
      switch child.kind {
      case .opens:
        if let first = opens {
          reportDuplicate(
            "duplicate-trait", at: place(child),
            "`\(child.text(of: child.firstToken))` stands twice", first: first)
          continue
        }
        opens = place(child)
        guard let name = self.name(of: child) else { continue }
        preview.opens = plainCommand(name, of: "opens")
      case .screenTrait:
        switch child.firstToken.keyword {
        case .drags: preview.drags = true
        default:
          if let first = shape {
            reportDuplicate(
              "duplicate-trait", at: place(child), "A preview has one shape", first: first)
            continue
          }
          shape = place(child)
          switch child.firstToken.keyword {
          case .capsule: preview.shape = .capsule
          case .circle: preview.shape = .circle
          default: preview.shape = .rounded(radius(child) ?? 0)
          }
        }
      default: break
      }
    }
    return preview
  }

  private mutating func radius(_ node: NodeView) -> Int? {
    guard let number = node.child(.integer) else { return nil }
    let text = node.text(of: number.span)
    if let radius = Int(text), radius >= 0, radius <= 10_000 { return radius }
    report(
      "bad-number", at: place(number), "`\(text)` is no radius",
      help: "Write a whole number of points from 0.")
    return nil
  }

  private mutating func contextMenu(_ node: NodeView, on platforms: [Platform]?) -> ContextMenu {
    var menu = ContextMenu(header: header(node), place: place(node))
    menu.platforms = platforms
    var titles = 0
    for child in node.children {
      if child.kind == .text {
        if titles == 0 { menu.title = text(child) }
        if titles == 1 { report("second-title", at: place(child), "A context menu has one title") }
        titles += 1
      }
      if child.kind == .screenTrait { menu.isFixed = true }
    }
    menu.entries = entries(of: node, in: EntryContext(surface: .contextMenu))
    warnIfEmpty(node, what: "This context menu")
    return menu
  }

  mutating func editMenu(_ node: NodeView, on platforms: [Platform]?) -> EditMenu {
    var menu = EditMenu(header: header(node), place: place(node))
    menu.platforms = platforms
    for option in node.children where option.kind == .editMenuOption {
      if let first = earlier(option, in: node) {
        reportDuplicate(
          "duplicate-trait", at: place(option),
          "`\(option.firstToken.keyword.text)` stands twice", first: first)
        continue
      }
      switch option.firstToken.keyword {
      case .selection: menu.selection = condition(of: option)
      case .pasteboard: menu.pasteboard = condition(of: option)
      case .undoable: menu.isUndoable = true
      case .selects: resolveSelection(option, of: &menu)
      default: resolveArrow(option, of: &menu)
      }
    }
    menu.entries = entries(of: node, in: EntryContext(surface: .editMenu))
    warnIfEmpty(node, what: "This edit menu")
    return menu
  }

  private mutating func resolveSelection(_ node: NodeView, of menu: inout EditMenu) {
    guard let name = name(of: node) else { return }
    switch name.text {
    case "word": menu.selects = .word
    case "all": menu.selects = .all
    default:
      reportUnknown(
        "unknown-word", name, "`selects` is followed by `word` or `all`, not `\(name.text)`",
        among: ["word", "all"])
    }
  }

  private mutating func resolveArrow(_ node: NodeView, of menu: inout EditMenu) {
    guard let name = name(of: node) else { return }
    switch name.text {
    case "up": menu.arrow = .up
    case "down": menu.arrow = .down
    case "left": menu.arrow = .left
    case "right": menu.arrow = .right
    default:
      reportUnknown(
        "unknown-word", name, "`arrow` is followed by a direction, not `\(name.text)`",
        among: ["up", "down", "left", "right"],
        help: "The directions are `up`, `down`, `left` and `right`.")
    }
  }

  // MARK: Buttons

  private mutating func button(_ node: NodeView, on platforms: [Platform]?) -> MenuButton? {
    let isMore = node.kind == .moreButton
    let moreName = Name(text: "More", place: place(node.firstToken))
    guard let name = isMore ? moreName : name(of: node) else { return nil }
    if !isMore { checkCase(name, isType: true, key: nil) }
    var button = MenuButton(name: name, header: header(node), place: place(node))
    button.isMore = isMore
    button.documentation = node.documentation
    button.platforms = platforms
    let parts = headerParts(of: node)
    button.title = parts.title
    button.image = parts.image
    button.tap = parts.tap
    button.enabled = parts.enabled
    button.shown = parts.shown
    button.entries = entries(of: node, in: EntryContext(surface: .pullDown))
    button.strayEditMenus = takeStrayEditMenus()
    warnIfEmpty(node, what: "The menu of the button `\(name.text)`")
    return button
  }

  // MARK: Menu bar

  private mutating func resolveMenuBar(_ node: NodeView) {
    var bar = MenuBar(header: header(node), place: place(node))
    bar.documentation = node.documentation
    if let block = node.child(.block) {
      var seen = SeenBarMenus()
      resolveBarMenus(block, on: nil, &bar, &seen)
    }
    module.menuBar = bar
  }

  /// The menus that a menu bar has had so far, to tell of what stands twice.
  private struct SeenBarMenus: ~Copyable {
    /// What tells a menu from another: a keyword, the name of an own menu, or the title of one without a name.
    enum Key: Int32 {
      case keyword, name, title
    }

    /// For each key the number of the first of its menus.
    private var names = NameTable()
    /// Each with the number of the next of the same key; 0 for none.
    private var menus: [(platforms: [Platform]?, place: Place, next: Int)] = []

    /// Notes a menu; gives where one of its key stands that shares a platform with it, and notes nothing then.
    mutating func insert(
      _ bytes: NameBytes, _ key: Key, _ platforms: [Platform]?, at place: Place
    ) -> Place? {
      let number = menus.count
      if var other = names.find(bytes, in: key.rawValue) {
        while true {
          if ModuleResolver.shares(menus[other].platforms, platforms) { return menus[other].place }
          if menus[other].next == 0 { break }
          other = menus[other].next
        }
        menus[other].next = number
      } else {
        names.insert(bytes, number, in: key.rawValue)
      }
      menus.append((platforms, place, 0))
      return nil
    }
  }

  private mutating func resolveBarMenus(
    _ block: NodeView, on platforms: [Platform]?, _ bar: inout MenuBar,
    _ seen: inout SeenBarMenus
  ) {
    var allowances: [NodeView] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      resolveAllowances(&allowances, for: child)
      if child.kind == .onEntry {
        let inner = self.platforms(of: child)
        if let innerBlock = child.child(.block) {
          resolveBarMenus(innerBlock, on: intersect(platforms, inner), &bar, &seen)
        }
        continue
      }
      guard child.kind == .barMenu, let menu = barMenu(child, on: platforms) else { continue }
      let (key, bytes) = barKey(child)
      if let first = seen.insert(bytes, key, platforms, at: menu.header) {
        let spelt = String(
          decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
        reportDuplicate(
          "duplicate-bar-menu", at: menu.header,
          "The menu bar has `\(key == .keyword ? "" : "menu ")\(spelt)` once", first: first)
        continue
      }
      bar.menus.append(menu)
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
  }

  /// What tells one menu of the bar from another.
  private mutating func barKey(_ node: NodeView) -> (key: SeenBarMenus.Key, bytes: NameBytes) {
    if node.firstToken.keyword != .menu { return (.keyword, nameBytes(node.firstToken, in: node)) }
    if let token = nameToken(of: node) { return (.name, nameBytes(token, in: node)) }
    // One without a name has a title, or is none.
    let title = node.child(.text) ?? node
    let start = node.view.pointee.bytes + Int(title.span.start)
    return (.title, NameBytes(start: start, count: title.span.count))
  }

  private mutating func barMenu(_ node: NodeView, on platforms: [Platform]?) -> BarMenu? {
    let kind: BarMenu.Kind
    switch node.firstToken.keyword {
    case .app: kind = .app
    case .file: kind = .file
    case .edit: kind = .edit
    case .format: kind = .format
    case .view: kind = .view
    case .window: kind = .window
    case .help: kind = .help
    default:
      guard let own = customBarMenu(node) else { return nil }
      kind = own
    }
    let row = kind.standardPlace
    var menu = BarMenu(kind: kind, header: header(node), place: place(node))
    menu.platforms = platforms
    let parts = headerParts(of: node)
    menu.title = parts.title
    menu.image = parts.image
    menu.enabled = parts.enabled
    menu.shown = parts.shown
    menu.isStandard = node.child(.screenTrait) != nil
    if menu.isStandard && row == nil {
      report(
        "no-standard-menu", at: menu.header, "Only the system's own menus are `standard`",
        help: "Those are app, file, edit, format, view, window and help.")
    }
    menu.entries = entries(of: node, in: EntryContext(surface: .menuBar, row: row))
    if !menu.isStandard { warnIfEmpty(node, what: "This menu of the menu bar") }
    return menu
  }

  private mutating func customBarMenu(_ node: NodeView) -> BarMenu.Kind? {
    let hasBlock = node.child(.block) != nil
    guard let name = name(of: node) else {
      guard let text = node.child(.text) else {
        report(
          "name-missing", at: place(node), "A menu of the menu bar needs a name",
          help: "Write `menu Name \"Title\" { … }`.")
        return nil
      }
      return .custom(
        Name(text: plainText(text.firstToken, in: node), place: place(text)))
    }
    if hasBlock {
      checkCase(name, isType: true, key: nil)
      return .custom(name)
    }
    return namedMenu(name).map { .named($0) }
  }
}
