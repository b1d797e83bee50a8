import MenuModel
import MenuSyntax

/// Makes the surfaces of a module.
package struct PreviewBuilder {
  private let module: MenuModule
  private let platform: Platform

  /// How many elements stand for those that the app supplies to a list.
  private static let sampleElements = 3

  /// What a platform shows of a module, in the order of the files.
  package static func surfaces(of module: MenuModule, on platform: Platform) -> [PreviewSurface] {
    PreviewBuilder(module: module, platform: platform).surfaces()
  }

  private func surfaces() -> [PreviewSurface] {
    var surfaces: [PreviewSurface] = []
    for item in module.topLevelItems { append(item, in: nil, to: &surfaces) }
    for screen in module.screens {
      for item in screen.items { append(item, in: screen, to: &surfaces) }
      if let background = screen.background {
        append(background, owner: "\(screen.name.text), empty area", to: &surfaces)
      }
      for button in screen.buttons { append(button, in: screen, to: &surfaces) }
      if let toolbar = screen.toolbar { append(toolbar, in: screen, to: &surfaces) }
    }
    for toolbar in module.toolbars { append(toolbar, in: nil, to: &surfaces) }
    if let bar = module.menuBar, [.macOS, .iPadOS, .macCatalyst].contains(platform) {
      let items = bar.menus.compactMap(barMenu)
      if !items.isEmpty {
        surfaces.append(surface(.menuBar, owner: "", items, place: bar.header))
      }
    }
    return surfaces
  }

  // MARK: Surfaces

  private func surface(
    _ kind: PreviewSurface.Kind, owner: String, title: PreviewText? = nil, symbol: String? = nil,
    _ items: [PreviewItem], place: Place
  ) -> PreviewSurface {
    PreviewSurface(
      kind: kind, platform: platform, owner: owner, title: title, symbol: symbol,
      items: items.map { $0.treated(as: kind) }, place: place)
  }

  private func isShown(on platforms: [Platform]?) -> Bool {
    platforms?.contains(platform) ?? true
  }

  private func append(_ item: Item, in screen: Screen?, to surfaces: inout [PreviewSurface]) {
    let owner = screen.map { "\($0.name.text), \(item.name.text)" } ?? item.name.text
    if let menu = item.contextMenu { append(menu, owner: owner, to: &surfaces) }
    guard let menu = item.editMenu, isShown(on: menu.platforms) else { return }
    let items = entries(menu.entries)
    if !items.isEmpty {
      surfaces.append(surface(.editMenu, owner: owner, items, place: menu.header))
    }
  }

  private func append(
    _ menu: ContextMenu, owner: String, to surfaces: inout [PreviewSurface]
  ) {
    guard isShown(on: menu.platforms) else { return }
    let items = entries(menu.entries)
    if items.isEmpty { return }
    let title = menu.title.map { PreviewText($0) }
    surfaces.append(
      surface(.contextMenu, owner: owner, title: title, items, place: menu.header))
  }

  private func append(
    _ button: MenuButton, in screen: Screen, to surfaces: inout [PreviewSurface]
  ) {
    guard isShown(on: button.platforms) else { return }
    let items = entries(button.entries)
    if items.isEmpty { return }
    let symbol = button.image.map(\.name.text) ?? (button.isMore ? "ellipsis" : nil)
    surfaces.append(
      surface(
        .pullDownMenu, owner: "\(screen.name.text), \(button.name.text)",
        title: PreviewText(button.title, or: button.name.text), symbol: symbol, items,
        place: button.header))
  }

  private func append(
    _ toolbar: Toolbar, in screen: Screen?, to surfaces: inout [PreviewSurface]
  ) {
    let owner = [screen?.name.text, toolbar.name?.text].compactMap(\.self).joined(separator: ", ")
    for block in toolbar.blocks where block.platform == platform {
      let items = entries(block.entries)
      if !items.isEmpty {
        surfaces.append(surface(.toolbar, owner: owner, items, place: block.header))
      }
    }
  }

  private func barMenu(_ menu: BarMenu) -> PreviewItem? {
    guard isShown(on: menu.platforms) else { return nil }
    var items: [PreviewItem] = []
    if menu.isStandard, let place = menu.kind.standardPlace {
      items = standardItems(StandardMenus.groups(of: place), place: menu.header)
    }
    var own = menu.entries
    if case .named(let id) = menu.kind { own = module.menus[id.index].entries }
    let ownItems = entries(own)
    if !items.isEmpty && !ownItems.isEmpty {
      items.append(PreviewItem(.separator, place: menu.header))
    }
    items += ownItems
    if items.isEmpty { return nil }
    var item = PreviewItem(.barMenu, title(of: menu), place: menu.header)
    item.enabled = menu.enabled
    item.shown = menu.shown
    item.children = items
    return item
  }

  private func title(of menu: BarMenu) -> PreviewText {
    if let title = menu.title { return PreviewText(title) }
    switch menu.kind {
    case .app: return PreviewText(module.app.name)
    case .file: return PreviewText("File")
    case .edit: return PreviewText("Edit")
    case .format: return PreviewText("Format")
    case .view: return PreviewText("View")
    case .window: return PreviewText("Window")
    case .help: return PreviewText("Help")
    case .custom(let name): return PreviewText(name.text)
    case .named(let id):
      let named = module.menus[id.index]
      return PreviewText(named.title, or: named.name.text)
    }
  }

  // MARK: Entries

  private func entries(_ entries: [Entry]) -> [PreviewItem] {
    module.entries(entries, on: platform).flatMap { items($0) }
  }

  /// Items in blocks that are expanded already.
  private func expanded(_ entries: [Entry]) -> [PreviewItem] { entries.flatMap { items($0) } }

  private func items(_ entry: Entry) -> [PreviewItem] {
    var items = plainItems(entry)
    for index in items.indices {
      if entry.attributes.contains(.hidden) { items[index].isHidden = true }
      if entry.attributes.contains(.prominent) { items[index].isProminent = true }
    }
    return items
  }

  private func plainItems(_ entry: Entry) -> [PreviewItem] {
    let place = entry.includedAt ?? entry.place
    func block(_ kind: PreviewItem.Kind, _ title: Text?, _ inner: [Entry]) -> [PreviewItem] {
      var item = PreviewItem(kind, title.map { PreviewText($0) }, place: place)
      item.children = expanded(inner)
      return [item]
    }
    switch entry.kind {
    case .command(let placement):
      // What another entry becomes while a modifier is held is not seen.
      return entry.alternate == nil ? [command(placement, place: place)] : []
    case .each(let id): return choices(of: module.commands[id.index], place: place)
    case .separator: return [PreviewItem(.separator, place: place)]
    case .submenu(let submenu):
      var item = block(.submenu, submenu.title, submenu.entries)[0]
      item.symbol = submenu.image?.name.text
      item.enabled = submenu.enabled
      item.shown = submenu.shown
      return [item]
    case .section(let title, let inner): return block(.section, title, inner)
    case .row(let inner): return block(.row, nil, inner)
    case .palette(let inner): return block(.palette, nil, inner)
    case .include, .on: return []
    case .standard(let standard):
      return StandardCommandTable.entry(named: standard.name.text).map {
        [standardItem($0, place: place)]
      } ?? []
    case .when(let condition, let inner):
      return expanded(inner).map { item in
        var item = item
        item.shown = item.shown.map { .and(condition, $0) } ?? condition
        return item
      }
    case .view(let name, let label):
      return [PreviewItem(.view, PreviewText(label, or: name.text), place: place)]
    case .space: return [PreviewItem(.space, place: place)]
    case .flexible: return [PreviewItem(.flexible, place: place)]
    case .group(let group):
      var item = block(.group, group.title, group.entries)[0]
      item.symbol = group.image?.name.text
      return [item]
    case .segmented(let variable, let choice):
      var item = PreviewItem(.segmented, place: place)
      item.children = options(of: choice, variable, place: place)
      return [item]
    case .search(let prompt): return [PreviewItem(.search, PreviewText(prompt), place: place)]
    case .titleMenu(let inner): return block(.titleMenu, nil, inner)
    case .area(let area, _, let inner): return block(Self.kind(of: area), nil, inner)
    }
  }

  private static func kind(of area: Entry.Area) -> PreviewItem.Kind {
    switch area {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    case .bottom: return .bottom
    }
  }

  private func command(_ placement: CommandPlacement, place: Place) -> PreviewItem {
    let command = module.commands[placement.command.index]
    let choices = choices(of: command, place: place)
    var item = PreviewItem(
      choices.isEmpty ? .command : .submenu, PreviewText(placement.title ?? command.title),
      place: place)
    item.children = choices
    if placement.title == nil { item.titleWhenOn = command.titleWhenOn.map { PreviewText($0) } }
    if !placement.hidesImage {
      item.symbol = (placement.image ?? command.image)?.name.text
      if placement.image == nil { item.symbolWhenOn = command.imageWhenOn?.name.text }
    }
    item.subtitle = command.subtitle.map { PreviewText($0) }
    item.shortcut = command.key.map { StandardShortcut($0).glyphs } ?? ""
    item.enabled = command.enabled
    item.shown = command.shown
    item.checked = command.on
    item.isDestructive = command.isDestructive
    item.declaration = command.place
    return item
  }

  /// The entries of a command with `choose` or `pick`; none for other commands.
  private func choices(of command: Command, place: Place) -> [PreviewItem] {
    switch command.payload {
    case .none: return []
    case .choice(let variable, let choice): return options(of: choice, variable, place: place)
    case .list(let id):
      let list = module.lists[id.index]
      return (1...Self.sampleElements).map { number in
        var item = PreviewItem(
          .command, PreviewText("\(list.name.text) \(number)"), place: place)
        item.declaration = list.place
        return item
      }
    }
  }

  private func options(
    of choice: ChoiceID, _ variable: StateID, place: Place
  ) -> [PreviewItem] {
    module.choices[choice.index].options.enumerated().map { number, option in
      var item = PreviewItem(.command, PreviewText(option.title), place: place)
      item.symbol = option.symbol?.name.text
      item.subtitle = option.subtitle.map { PreviewText($0) }
      item.shortcut = option.key.map { StandardShortcut($0).glyphs } ?? ""
      item.checked = .comparison(.equal, .variable(variable), .option(choice, number))
      item.declaration = option.place
      return item
    }
  }

  // MARK: The system's own

  private func standardItems(_ groups: [[String]], place: Place) -> [PreviewItem] {
    var items: [PreviewItem] = []
    for group in groups {
      if !items.isEmpty { items.append(PreviewItem(.separator, place: place)) }
      items += group.compactMap(StandardCommandTable.entry).map { standardItem($0, place: place) }
    }
    return items
  }

  private func standardItem(_ entry: StandardCommandEntry, place: Place) -> PreviewItem {
    let title = entry.title.split(separator: "{app}", omittingEmptySubsequences: false)
      .joined(separator: module.app.name)
    var item = PreviewItem(
      entry.isSubmenu ? .submenu : .command, PreviewText(title), place: place)
    item.isStandard = true
    item.symbol = entry.symbol
    item.shortcut = entry.shortcut.map(\.glyphs) ?? ""
    if entry.isSubmenu {
      item.children = standardItems(StandardMenus.groups(ofSubmenu: entry.name), place: place)
    }
    return item
  }
}

extension PreviewText {
  /// A text, or a name where there is none.
  fileprivate init(_ text: Text?, or name: String) {
    self = text.map { PreviewText($0) } ?? PreviewText(name)
  }
}
