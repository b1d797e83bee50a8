import MenuModel
import MenuSyntax

extension InterfaceBuilderReader {
  /// Reads all menus and toolbars, in the order of the file.
  mutating func readSurfaces() {
    for element in file.xml.elements {
      switch element.name {
      case "menu": readTopLevelMenu(element)
      case "menuItem": readItemByItself(element)
      case "toolbar": readToolbar(element)
      case "barButtonItem": readBarItem(element)
      default: break
      }
    }
  }

  /// Reads a menu that is not the submenu of an item, and not the list of values of a pop-up button.
  private mutating func readTopLevelMenu(_ menu: XMLElement) {
    guard file.framework == .appkit, !readMenus.contains(menu.number), !isSubmenu(menu) else {
      return
    }
    if isMenuBar(menu) { return readMenuBar(menu) }
    guard let parent = file.xml.parent(of: menu) else { return }
    switch parent.name {
    case "popUpButtonCell":
      if parent["pullsDown"] == "YES" {
        readPullDown(menu, of: parent)
      } else {
        listValues(of: menu)
      }
    case "comboButton", "segment":
      add(menu, .pullDown(title: titleIfAny(of: parent), image: image(of: parent)))
    case "application" where menu["key"] == "dockMenu":
      add(menu, .dockMenu)
    case "objects", "scene":
      add(menu, kind(ofTopLevel: menu))
    default:
      let isContextMenu = menu["key"] == "menu"
      add(menu, isContextMenu ? .contextMenu : .menu(title: ownTitle(of: menu)))
    }
  }

  /// Lists the values of a pop-up button, which is no menu of commands.
  ///
  /// One value, or the titles that Xcode gives to new items, are there until the app fills the menu.
  private mutating func listValues(of menu: XMLElement) {
    let titles = items(of: menu).compactMap { titleIfAny(of: $0)?.literal }
    guard titles.count > 1, !titles.allSatisfy({ $0.hasPrefix("Item ") }) else { return }
    let shown = titles.prefix(3).joined(separator: ", ") + (titles.count > 3 ? ", …" : "")
    unread.append(
      FoundEntry(
        .unread(reason: "the values of a pop-up button, `\(shown)`"), place: file.place(menu.span)))
  }

  /// Reads an item that is in no menu of the file: the app puts it into one.
  private mutating func readItemByItself(_ item: XMLElement) {
    guard file.framework == .appkit, file.xml.parent(of: item)?.name != "items" else { return }
    let entry = entry(of: item)
    surfaces.append(
      FoundSurface(
        .menu(title: nil), owner: file.owner(of: item), name: name(ofMenu: item),
        framework: file.framework, entries: [entry], place: file.place(item.span)))
  }

  private func isSubmenu(_ menu: XMLElement) -> Bool {
    file.xml.parent(of: menu)?.name == "menuItem"
      || file.outlets(to: menu).contains { $0.property == "submenu" && $0.owner.name == "menuItem" }
  }

  /// Adds a menu as a surface.
  private mutating func add(_ menu: XMLElement, _ kind: FoundSurface.Kind) {
    let entries = entries(of: menu)
    surfaces.append(
      FoundSurface(
        kind, owner: owner(ofMenu: menu), name: name(ofMenu: menu), framework: file.framework,
        entries: entries, place: file.place(menu.span)))
  }

  // MARK: - Where a menu is shown

  /// What the outlets to a menu tell of it.
  private func kind(ofTopLevel menu: XMLElement) -> FoundSurface.Kind {
    let outlets = file.outlets(to: menu)
    if outlets.contains(where: { $0.property == "dockMenu" }) { return .dockMenu }
    // `menu` of a view or a window is what AppKit opens with a Control-click.
    if outlets.contains(where: { $0.property == "menu" && isResponder($0.owner) }) {
      return .contextMenu
    }
    let isStatusMenu = outlets.contains { outlet in
      let property = outlet.property.lowercased()
      return property.hasSuffix("menu") && Self.statusNames.contains { property.includes($0) }
    }
    return isStatusMenu ? .statusMenu() : .menu(title: ownTitle(of: menu))
  }

  /// What outlets to the menu of a status item have in their names.
  private static let statusNames = [
    "statusitem", "statusbar", "mainstatus", "menubar", "menuextra",
  ]

  /// Whether an element is a view, a window or a controller of one, whose `menu` is its context menu.
  private func isResponder(_ element: XMLElement) -> Bool {
    !["customObject", "application", "menuItem", "menu"].contains(element.name)
  }

  private func owner(ofMenu menu: XMLElement) -> String? {
    let responder = file.outlets(to: menu).first { $0.property == "menu" && isResponder($0.owner) }
    return file.owner(of: responder?.owner ?? menu)
  }

  /// The best name that the file has for a menu: its label, the outlet that an object has for it or for what shows it,
  /// or its title.
  private func name(ofMenu menu: XMLElement) -> String? {
    if let label = menu["userLabel"] ?? identifier(of: menu) { return label }
    let outlets = file.outlets(to: menu)
    // An object calls a menu by what it is for; `menu` says nothing.
    if let outlet = outlets.first(where: { !isResponder($0.owner) && $0.property != "menu" }) {
      return outlet.property
    }
    if let title = ownTitle(of: menu)?.literal { return title }
    let responder = outlets.first { isResponder($0.owner) }?.owner
    return (responder ?? file.xml.parent(of: menu)).flatMap { nameInFile($0) }
  }

  /// The label of a view, or the outlet that an object has for it or for the view around it, or its class.
  private func nameInFile(_ view: XMLElement) -> String? {
    let around = file.xml.parent(of: view)
    for view in [view, around].compactMap(\.self) where view.name != "objects" {
      if let label = view["userLabel"] ?? identifier(of: view) { return label }
      let outlet = file.outlets(to: view).first {
        !["delegate", "dataSource", "view"].contains($0.property)
      }
      if let outlet, !isResponder(outlet.owner) || outlet.owner.name.hasSuffix("Controller") {
        return outlet.property
      }
    }
    return view["customClass"]
  }

  // MARK: - The menu bar

  private func isMenuBar(_ menu: XMLElement) -> Bool {
    if menu["systemMenu"] == "main" || menu["key"] == "mainMenu" { return true }
    // In files that old versions of Xcode wrote, only the app menu is marked.
    return file.xml.parent(of: menu)?.name == "objects"
      && items(of: menu).contains { submenu(of: $0)?["systemMenu"] == "apple" }
  }

  private mutating func readMenuBar(_ bar: XMLElement) {
    readMenus.insert(bar.number)
    var entries: [FoundEntry] = []
    for item in items(of: bar) {
      guard let menu = submenu(of: item), !readMenus.contains(menu.number) else {
        entries.append(entry(of: item))
        continue
      }
      if menu["systemMenu"] == "apple" { appName = appName ?? appName(item, menu) }
      // The menu bar shows the menu's title, and not that of the item.
      var title = title(of: menu) ?? title(of: item)
      if title?.literal == "" { title = self.title(of: item) ?? title }
      let content = FoundEntry.Content.menu(
        title: title ?? emptyTitle(item), image: nil, system: menu["systemMenu"],
        entries: self.entries(of: menu))
      entries.append(FoundEntry(content, place: file.place(item.span)))
    }
    surfaces.append(
      FoundSurface(
        .menuBar, framework: file.framework, entries: entries, place: file.place(bar.span)))
  }

  /// The app's name: what "Quit" has, or the title of the app menu, unless it is the one of Xcode's template.
  private func appName(_ item: XMLElement, _ menu: XMLElement) -> String? {
    for item in items(of: menu) where action(of: item)?["selector"] == "terminate:" {
      if let title = title(of: item)?.literal, title.hasPrefix("Quit "), title.count > 5 {
        return String(title.hasSuffix("…") ? title.dropFirst(5).dropLast() : title.dropFirst(5))
      }
    }
    return [menu, item].lazy.compactMap { title(of: $0)?.literal }
      .first { !["", "APP", "Apple", "NewApplication", "New Application"].contains($0) }
  }

  // MARK: - Pull-down buttons

  /// Reads the menu of a pull-down button, the first item of which is the face of the button.
  private mutating func readPullDown(_ menu: XMLElement, of cell: XMLElement) {
    guard let button = file.xml.parent(of: cell) else { return }
    let name = name(ofMenu: menu) ?? nameInFile(button)
    let (face, entries) = pullDown(menu)
    surfaces.append(
      FoundSurface(
        .pullDown(
          title: face.flatMap { titleIfAny(of: $0) }, image: face.flatMap { image(of: $0) }),
        owner: file.owner(of: button), name: name, framework: file.framework, entries: entries,
        place: file.place(menu.span)))
  }

  /// The face and the entries of a pull-down button.
  mutating func pullDown(_ menu: XMLElement) -> (face: XMLElement?, entries: [FoundEntry]) {
    let entries = entries(of: menu)
    guard let face = items(of: menu).first else { return (nil, entries) }
    return (face, Array(entries.dropFirst()))
  }
}
