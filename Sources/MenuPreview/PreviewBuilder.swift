import MenuModel
import MenuSyntax

/// Makes the surfaces of a module.
package struct PreviewBuilder {
  private let module: MenuModule
  private let platform: Platform
  private let translation: PreviewTranslation
  private let systemTitles: SystemTitles

  /// The number of elements that represent those that the app supplies to a list.
  private static let sampleElements = 3

  /// What a platform shows of a module, in the order of the files.
  ///
  /// - Parameter translation: The language that is shown; nil for that of the files.
  package static func surfaces(
    of module: MenuModule, on platform: Platform, in translation: PreviewTranslation? = nil
  ) -> [PreviewSurface] {
    let translation = translation ?? PreviewTranslation(ofFilesOf: module)
    return PreviewBuilder(
      module: module, platform: platform, translation: translation,
      systemTitles: SystemTitles(language: translation.code)
    ).surfaces()
  }

  private func surfaces() -> [PreviewSurface] {
    let surfaces = module.surfaces.filter { $0.isShown(on: platform) }
    return surfaces.compactMap(preview) + [menuBar(surfaces)].compactMap(\.self)
  }

  /// A text as people see it.
  private func text(_ text: Text) -> PreviewText {
    PreviewText(translation.texts[text.place] ?? text)
  }

  /// A text, or a name in its place.
  private func text(_ text: Text?, or name: String, _ place: Place) -> PreviewText {
    self.text(text ?? Text(literal: name, place: place))
  }

  // MARK: Surfaces

  private func surface(
    _ kind: SurfaceKind, owner: String, title: PreviewText? = nil,
    _ items: [PreviewItem], place: Place
  ) -> PreviewSurface {
    PreviewSurface(
      kind: kind, platform: platform, owner: owner, title: title,
      items: items.map { $0.treated(as: kind, on: platform) }, place: place)
  }

  /// A surface outside the menu bar; nil if the platform shows nothing in it.
  private func preview(of surface: Surface) -> PreviewSurface? {
    let name: String?
    var (title, button): (PreviewText?, MenuButton?)
    var statusItem: StatusItem?
    var (entries, place) = (surface.entries, surface.header)
    switch surface.declaration {
    case .contextMenu(let menu, let item):
      (name, title) = (item.name.text, menu.title.map { text($0) })
    case .background(let menu):
      (name, title) = ("empty area", menu.title.map { text($0) })
    case .editMenu(_, let item): name = item.name.text
    case .button(let declared):
      (name, button) = (declared.name.text, declared)
      title = declared.title.map { text($0) }
    case .toolbar(let toolbar):
      guard let block = toolbar.blocks.first(where: { $0.platform == platform }) else { return nil }
      (name, entries, place) = (toolbar.name?.text, block.entries, block.header)
    case .swipe(let swipe, let item):
      name = item.name.text + ", " + swipe.edge.rawValue + (swipe.isFull ? ", full" : "")
    case .quickActions, .dockMenu: name = nil
    case .statusItem(let item):
      name = item.name.text
      title = item.title.map { text($0) }
      statusItem = item
    case .barMenu: return nil
    }
    let items = items(entries)
    if items.isEmpty { return nil }
    let screen = surface.screen.map { module.screens[$0].name.text }
    var preview = self.surface(
      surface.declaration.kind, owner: [screen, name].compactMap(\.self).joined(separator: ", "),
      title: title,
      items, place: place)
    if let button {
      preview.symbol = button.image?.name.text ?? (button.isMore ? "ellipsis" : nil)
      // A button with a symbol needs no words.
      if preview.title == nil && preview.symbol == nil {
        preview.title = text(nil, or: button.name.text, button.header)
      }
      (preview.enabled, preview.shown) = (button.enabled, button.shown)
    }
    if let statusItem {
      preview.symbol = statusItem.image?.name.text
      preview.enabled = statusItem.enabled
      preview.shown = Condition.all([statusItem.shown, statusItem.presence?.condition])
    }
    return preview
  }

  /// The menu bar, with those of its menus that the platform shows.
  private func menuBar(_ surfaces: [Surface]) -> PreviewSurface? {
    guard let bar = module.menuBar, Platform.withMenuBar.contains(platform) else {
      return nil
    }
    let items = surfaces.compactMap { surface in
      if case .barMenu(let menu) = surface.declaration {
        barMenu(menu, surface.entries)
      } else {
        nil
      }
    }
    return items.isEmpty ? nil : surface(.menuBar, owner: "", items, place: bar.header)
  }

  private func barMenu(_ menu: BarMenu, _ entries: [Entry]) -> PreviewItem? {
    var items: [PreviewItem] = []
    if menu.isStandard, let place = menu.kind.standardPlace {
      items = standardItems(StandardMenus.groups(of: place), place: menu.header)
    }
    let ownItems = self.items(entries)
    if !items.isEmpty && !ownItems.isEmpty {
      items.append(PreviewItem(.separator, place: menu.header))
    }
    items += ownItems
    if items.isEmpty { return nil }
    var item = PreviewItem(.barMenu, title(of: menu), place: menu.header)
    item.enabled = menu.enabled
    item.shown = menu.presence?.condition ?? menu.shown
    item.leavesMenuBar = menu.presence != nil
    item.children = items
    return item
  }

  private func title(of menu: BarMenu) -> PreviewText {
    if let title = menu.title { return text(title) }
    switch menu.kind {
    case .app: return PreviewText(module.app.name)
    case .file: return systemTitle("fileMenu", or: "File")
    case .edit: return systemTitle("editMenu", or: "Edit")
    case .format: return systemTitle("formatMenu", or: "Format")
    case .view: return systemTitle("viewMenu", or: "View")
    case .window: return systemTitle("windowMenu", or: "Window")
    case .help: return systemTitle("helpMenu", or: "Help")
    case .custom(let name): return text(nil, or: name.text, menu.header)
    case .named(let id):
      let named = module.menus[id.index]
      return text(named.title, or: named.name.text, menu.header)
    }
  }

  // MARK: Entries

  /// The items that a surface shows for its entries.
  private func items(_ entries: [Entry]) -> [PreviewItem] {
    items(ofExpanded: module.expansion(of: entries, on: platform).entries, includedAt: nil)
  }

  /// - Parameter includedAt: The `include` that brought the menu around the entries.
  private func items(ofExpanded entries: [Entry], includedAt: Place?) -> [PreviewItem] {
    entries.flatMap { entry in
      items(of: entry, place: includedAt ?? entry.includedAt ?? entry.place, includedAt).map {
        item in
        var item = item
        if entry.attributes.contains(.hidden) { item.isHidden = true }
        if entry.attributes.contains(.prominent) { item.isProminent = true }
        return item
      }
    }
  }

  private func items(of entry: Entry, place: Place, _ includedAt: Place?) -> [PreviewItem] {
    func block(_ kind: PreviewItem.Kind, _ title: Text? = nil) -> PreviewItem {
      var item = PreviewItem(kind, title.map { text($0) }, place: place)
      item.children = items(
        ofExpanded: entry.children, includedAt: includedAt ?? entry.includedAt)
      return item
    }
    switch entry.kind {
    case .command(let placement):
      guard let modifiers = entry.alternate else { return [command(placement, place: place)] }
      // Only where there is a keyboard to hold a modifier on.
      if !Platform.withMenuBar.contains(platform) { return [] }
      var item = command(placement, place: place)
      item.alternate = modifiers.glyphs
      return [item]
    case .each(let id): return choices(of: module.commands[id.index], place: place)
    case .text(let words, let image):
      var item = PreviewItem(.text, text(words), place: place)
      item.symbol = image?.name.text
      return [item]
    case .separator: return [PreviewItem(.separator, place: place)]
    case .submenu(let submenu):
      var item = block(.submenu, submenu.title)
      item.subtitle = submenu.subtitle.map { text($0) }
      item.symbol = submenu.image?.name.text
      item.enabled = submenu.enabled
      item.shown = submenu.shown
      return [item]
    case .section(let title, let subtitle, _):
      var item = block(.section, title)
      item.subtitle = subtitle.map { text($0) }
      return [item]
    case .row(_, let size): return [block(size == .small ? .smallRow : .row)]
    case .palette: return [block(.palette)]
    case .include, .on: return []
    case .standard(let standard):
      // Text views of the Mac have Select All only.
      if standard.name.text == "select" && platform == .macOS { return [] }
      guard let entry = StandardCommandTable.entry(named: standard.name.text) else { return [] }
      var item = standardItem(entry, place: place)
      if let title = standard.title { item.title = text(title) }
      switch standard.key {
      case nil: break
      case .hidden?: item.shortcut = ""
      case .chords(let keys)?: item.shortcut = keys.first.map { StandardShortcut($0).glyphs } ?? ""
      }
      return [item]
    case .when(let presence, let inner):
      let items = items(ofExpanded: inner, includedAt: includedAt)
      guard let condition = presence.condition else { return items }
      return items.map { item in
        var item = item
        item.shown = item.shown.map { .and(condition, $0) } ?? condition
        return item
      }
    case .view(_, let label):
      return [PreviewItem(.view, text(label), place: place)]
    case .space: return [PreviewItem(.space, place: place)]
    case .flexible: return [PreviewItem(.flexible, place: place)]
    case .group(let group):
      var item = block(.group, group.title)
      item.symbol = group.image?.name.text
      return [item]
    case .segmented(let variable, let choice):
      var item = PreviewItem(.segmented, place: place)
      item.children = options(of: choice, variable, place: place)
      return [item]
    case .search(let prompt): return [PreviewItem(.search, text(prompt), place: place)]
    case .titleMenu: return [block(.titleMenu)]
    case .area(let area, _, _): return [block(Self.kind(of: area))]
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

  private func command(
    _ placement: CommandPlacement, place: Place, asks: Bool = true
  ) -> PreviewItem {
    let command = module.commands[placement.command.index]
    let choices = choices(of: command, place: place)
    var item = PreviewItem(
      choices.isEmpty ? .command : .submenu, title(placement.title ?? command.title, of: command),
      place: place)
    item.children = choices
    if placement.title == nil {
      item.titleWhenOn = command.titleWhenOn.map { title($0, of: command) }
      item.titlesWhen = command.titlesWhen.map {
        .init(value: title($0.value, of: command), condition: $0.condition)
      }
    }
    if !placement.hidesImage {
      item.symbol = (placement.image ?? command.image)?.name.text
      if placement.image == nil {
        item.symbolWhenOn = command.imageWhenOn?.name.text
        item.symbolsWhen = command.imagesWhen.map {
          .init(value: $0.value.name.text, condition: $0.condition)
        }
      }
    }
    item.label = command.label.map { text($0) }
    item.subtitle = command.subtitle.map { text($0) }
    item.subtitleIsOption = command.subtitleIsOption
    item.shortcut = command.key.map { StandardShortcut($0).glyphs } ?? ""
    item.enabled = command.enabled
    item.shown = command.shown
    item.checked = command.on
    item.mixed = command.mixed
    item.isDestructive = command.isDestructive
    item.destructiveWhen = command.destructiveWhen
    item.declaration = command.place
    if asks { item.question = question(of: command, place: place) }
    return item
  }

  /// What a command asks first. A further answer is performed at once.
  private func question(of command: Command, place: Place) -> PreviewQuestion? {
    command.confirmation.map { question in
      PreviewQuestion(
        title: text(question), message: command.confirmationMessage.map { text($0) },
        button: command.confirmationButton.map { text($0) }, condition: command.confirmedWhen,
        answers: command.answers.map {
          self.command(CommandPlacement(command: $0), place: place, asks: false)
        })
    }
  }

  private func title(_ title: Text, of command: Command) -> PreviewText {
    command.asks ? text(title).asking : text(title)
  }

  /// The entries of a command with `choose` or `pick`; none for other commands.
  private func choices(of command: Command, place: Place) -> [PreviewItem] {
    switch command.payload {
    case .none: return []
    case .choice(let variable, let choice):
      return options(of: choice, variable, place: place).map { formed($0, by: command) }
    case .list(let id):
      let list = module.lists[id.index]
      var items = elements(of: list, 1...Self.sampleElements, place).map { formed($0, by: command) }
      if list.isNested, let last = items.indices.last {
        // A folder, whose title is its own.
        items[last] = elements(of: list, (last + 1)...(last + 1), place)[0]
        items[last].kind = .submenu
        let inner = Self.sampleElements + 1...2 * Self.sampleElements
        items[last].children = elements(of: list, inner, place).map { formed($0, by: command) }
      }
      return items
    }
  }

  private func elements(
    of list: MenuList, _ numbers: ClosedRange<Int>, _ place: Place
  ) -> [PreviewItem] {
    numbers.map { number in
      var item = PreviewItem(.command, PreviewText("\(list.name.text) \(number)"), place: place)
      item.declaration = list.place
      return item
    }
  }

  /// An option or element under the title that a command gives it.
  private func formed(_ item: PreviewItem, by command: Command) -> PreviewItem {
    guard let form = command.optionForm, let title = item.title else { return item }
    var item = item
    item.title = text(form.title).filled(with: title)
    item.symbol = item.symbol ?? form.image?.name.text
    return item
  }

  private func options(
    of choice: ChoiceID, _ variable: StateID, place: Place
  ) -> [PreviewItem] {
    module.choices[choice.index].options.enumerated().map { number, option in
      var item = PreviewItem(.command, text(option.title), place: place)
      item.symbol = option.symbol?.name.text
      item.subtitle = option.subtitle.map { text($0) }
      item.shortcut = option.key.map { StandardShortcut($0).glyphs } ?? ""
      item.checked = .comparison(.equal, .variable(variable), .option(choice, number))
      item.declaration = option.place
      return item
    }
  }

  // MARK: The system's own

  private func systemTitle(_ name: String, or english: String) -> PreviewText {
    PreviewText(systemTitles.title(name, appName: module.app.name) ?? english)
  }

  private func standardItems(_ groups: [[String]], place: Place) -> [PreviewItem] {
    var items: [PreviewItem] = []
    for group in groups {
      if !items.isEmpty { items.append(PreviewItem(.separator, place: place)) }
      items += group.compactMap(StandardCommandTable.entry).map { standardItem($0, place: place) }
    }
    return items
  }

  private func standardItem(_ entry: StandardCommandEntry, place: Place) -> PreviewItem {
    let english = entry.title.replacing(each: "{app}", by: module.app.name)
    var item = PreviewItem(
      entry.isSubmenu ? .submenu : .command, systemTitle(entry.name, or: english), place: place)
    item.isStandard = true
    // In a menu, the check mark of Save's button would read as “Save is on”.
    item.symbol = entry.name == "save" ? nil : entry.symbol
    item.shortcut = entry.shortcut.map(\.glyphs) ?? ""
    if entry.name == "saveAs" && hasDuplicate {
      item.shortcut = StandardCommandTable.saveAsBesideDuplicate.glyphs
    }
    if entry.isSubmenu {
      item.children = standardItems(StandardMenus.groups(ofSubmenu: entry.name), place: place)
    }
    return item
  }

  /// Whether the menu bar has Duplicate, which has the key that Save As has without it.
  private var hasDuplicate: Bool {
    module.surfaces.contains { surface in
      guard case .barMenu(let menu) = surface.declaration else { return false }
      if menu.isStandard && menu.kind.standardPlace == .file { return true }
      return module.expansion(of: surface.entries, on: platform).entries.contains { entry in
        if case .standard(let standard) = entry.kind { return standard.name.text == "duplicate" }
        return false
      }
    }
  }
}
