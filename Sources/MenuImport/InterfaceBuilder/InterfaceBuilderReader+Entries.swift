import MenuModel
import MenuSyntax

extension InterfaceBuilderReader {
  /// The entries of a menu.
  mutating func entries(of menu: XMLElement) -> [FoundEntry] {
    readMenus.insert(menu.number)
    var entries: [FoundEntry] = []
    let items = items(of: menu)
    let (keyItems, others) = keyItems(among: items)
    for item in others {
      var entry = entry(of: item, in: menu)
      if case .command(var command) = entry.content, command.key != nil {
        command.otherKeys = keyItems.filter { doesSame($0, as: item) }.compactMap { key(of: $0) }
        entry.content = .command(command)
      }
      entries.append(entry)
    }
    // One menu in seven of real XIBs is filled as the app runs; a delegate of a full one only enables items.
    if let delegate = delegate(of: menu), !menu.isFilledBySystem, !hasActions(menu) {
      let element = ownTitle(of: menu)?.literal ?? "items"
      entries.append(
        FoundEntry(.list(element: element, template: []), place: file.place(delegate.span)))
    }
    return entries
  }

  /// The hidden items that only have further keys for what another item does, and the other items.
  private func keyItems(among items: [XMLElement]) -> ([XMLElement], others: [XMLElement]) {
    let hidden = items.filter { item in
      item["allowsKeyEquivalentWhenHidden"] == "YES" && isHiddenForGood(item)
        && key(of: item) != nil
    }
    if hidden.isEmpty { return ([], items) }
    let shown = items.filter { !isHiddenForGood($0) && key(of: $0) != nil }
    let keyItems = hidden.filter { item in shown.contains { doesSame(item, as: $0) } }
    let numbers = Set(keyItems.map(\.number))
    return (keyItems, items.filter { !numbers.contains($0.number) })
  }

  /// Whether two items send the same action to the same target.
  private func doesSame(_ item: XMLElement, as other: XMLElement) -> Bool {
    guard let one = action(of: item), let second = action(of: other) else { return false }
    return one["selector"] == second["selector"] && one["target"] == second["target"]
      && item["tag"] ?? "0" == other["tag"] ?? "0"
  }

  /// The connection to a menu's delegate, which supplies its entries as it opens, or only looks after those that it has.
  private func delegate(of menu: XMLElement) -> XMLElement? {
    connections(of: menu, named: "outlet").first { $0["property"] == "delegate" }
  }

  /// Whether a menu has items that do something, so that its delegate has less to do.
  private func hasActions(_ menu: XMLElement) -> Bool {
    items(of: menu).contains { foundAction(of: $0) != nil || submenu(of: $0) != nil }
  }

  /// The items of a menu.
  func items(of menu: XMLElement) -> [XMLElement] {
    file.xml.child(of: menu, named: "items").map { file.xml.children(of: $0, named: "menuItem") }
      ?? []
  }

  /// The submenu of an item: within it, or somewhere else in the file.
  func submenu(of item: XMLElement) -> XMLElement? {
    if let menu = file.xml.child(of: item, named: "menu") { return menu }
    let outlet = connections(of: item, named: "outlet").first { $0["property"] == "submenu" }
    guard let menu = outlet?["destination"].flatMap({ file.element(withID: $0) }),
      menu.name == "menu"
    else { return nil }
    return menu
  }

  /// What an object is connected to.
  func connections(of element: XMLElement, named name: String) -> [XMLElement] {
    file.xml.child(of: element, named: "connections").map { file.xml.children(of: $0, named: name) }
      ?? []
  }

  /// The connection that says what an item does.
  func action(of item: XMLElement) -> XMLElement? { connections(of: item, named: "action").first }

  mutating func entry(of item: XMLElement, in menu: XMLElement? = nil) -> FoundEntry {
    let place = file.place(item.span)
    // An item that was made a separator can have kept the submenu that it had, which nobody sees.
    if item["isSeparatorItem"] == "YES" { return FoundEntry(.separator, place: place) }
    if let submenu = submenu(of: item) {
      guard !readMenus.contains(submenu.number) else {
        return FoundEntry(
          .unread(reason: "a menu that is in the file once, and shown twice"), place: place)
      }
      let title =
        titleByCode(of: item)?.value ?? title(of: item) ?? title(of: submenu) ?? emptyTitle(item)
      let content = FoundEntry.Content.menu(
        title: title, image: image(of: item), system: submenu["systemMenu"],
        entries: entries(of: submenu))
      return FoundEntry(content, place: place)
    }
    if file.xml.child(of: item, key: "view") != nil {
      let title = title(of: item)?.literal ?? ""
      let shown = title.isEmpty ? "" : ", with the title `\(title)`"
      return FoundEntry(.unread(reason: "a view in a menu\(shown)"), place: place)
    }
    if isHiddenForGood(item) {
      let title = title(of: item)?.literal ?? ""
      return FoundEntry(.unread(reason: "`\(title)`, which the file hides for good"), place: place)
    }
    return FoundEntry(.command(command(of: item, in: menu)), place: place)
  }

  private func command(of item: XMLElement, in menu: XMLElement?) -> FoundCommand {
    let given = titleByCode(of: item)
    var command = FoundCommand(title: title(of: item) ?? emptyTitle(item))
    if let given { command.setTitles(given) }
    command.identifier = identifier(of: item)
    command.action = foundAction(of: item)
    command.tag = item["tag"].flatMap { Int($0) } ?? 0
    command.key = key(of: item)
    command.image = image(of: item)
    command.isAlternate = item["alternate"] == "YES"
    command.help = text(of: item, "toolTip", key: "ibShadowedToolTip")
    command.subtitle = text(of: item, "subtitle")
    readState(of: item, in: menu, into: &command)
    readBindings(of: item, into: &command)
    readOutlets(of: item, into: &command)
    command.isUnconnected = isUnconnected(item, in: menu)
    return command
  }

  // MARK: - Texts

  /// A text that is an attribute, or a child `<string key="title">` where an attribute can't hold it.
  ///
  /// Translations have it under the object's id and `key`.
  func text(of element: XMLElement, _ name: String, key: String? = nil) -> FoundText? {
    let translationKey = element["id"].map { "\($0).\(key ?? name)" }
    if let attribute = element.attribute(name) {
      return FoundText(
        attribute.value, key: translationKey, table: file.table, place: file.place(attribute.span))
    }
    guard let child = file.xml.child(of: element, key: name), child.name == "string" else {
      return nil
    }
    return FoundText(
      string(child), key: translationKey, table: file.table, place: file.place(child.span))
  }

  /// The value of a `<string>`.
  private func string(_ element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    return Base64.decode(element.text).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The title of an item or a menu.
  func title(of element: XMLElement) -> FoundText? {
    // A title with fonts and colors is in pieces, and is what menus show.
    if let attributed = file.xml.child(of: element, key: "attributedTitle") {
      let pieces = file.xml.children(of: attributed, named: "fragment").map { fragment in
        fragment["content"] ?? file.xml.child(of: fragment, key: "content").map { string($0) } ?? ""
      }
      let title = pieces.joined()
      if !title.isEmpty {
        return FoundText(
          title, key: element["id"].map { "\($0).attributedTitle" }, table: file.table,
          place: file.place(attributed.span))
      }
    }
    return text(of: element, "title")
  }

  /// The title, unless it is empty.
  func titleIfAny(of element: XMLElement) -> FoundText? {
    title(of: element).flatMap { $0.literal == "" ? nil : $0 }
  }

  /// The title of a menu, unless it is one that Xcode gives to new menus.
  func ownTitle(of menu: XMLElement) -> FoundText? {
    titleIfAny(of: menu).flatMap { ["Menu", "OtherViews"].contains($0.literal) ? nil : $0 }
  }

  func emptyTitle(_ element: XMLElement) -> FoundText {
    FoundText("", place: file.place(element.span))
  }

  /// The identifier that someone gave an object. Xcode's own ones are `_NS:` and a number, and AppKit's begin with `NS`.
  func identifier(of element: XMLElement) -> String? {
    guard let identifier = element["identifier"], !identifier.isEmpty else { return nil }
    return identifier.hasPrefix("_NS:") || identifier.hasPrefix("NS") ? nil : identifier
  }

  // MARK: - Keys and images

  /// The shortcut of an item. Without a mask it is with Command; with a mask, with the modifiers that this has.
  private func key(of item: XMLElement) -> FoundKey? {
    guard let equivalent = text(of: item, "keyEquivalent"), let characters = equivalent.literal
    else {
      return nil
    }
    var modifiers: KeyModifiers = .command
    if let mask = file.xml.child(of: item, key: "keyEquivalentModifierMask") {
      let names: [(String, KeyModifiers)] = [
        ("command", .command), ("option", .option), ("control", .control), ("shift", .shift),
        ("function", .function),
      ]
      modifiers = KeyModifiers(names.filter { mask[$0.0] == "YES" }.map(\.1))
    }
    return StandardShortcut(keyEquivalent: characters, modifiers: modifiers)
      .map { FoundKey($0, place: equivalent.place) }
  }

  /// The image of an item: its own, or the one that is for menus of macOS 26.
  func image(of element: XMLElement) -> FoundImage? {
    if let image = element.attribute("image") {
      return image.value.isEmpty ? nil : self.image(image, of: element)
    }
    if let reference = file.xml.child(of: element, key: "image")
      ?? file.xml.child(of: element, key: "secondaryImage"),
      let image = reference.attribute("image")
    {
      return self.image(image, of: reference)
    }
    // Xcode 26 writes `menuItem:124:secondaryImage` where there is no such image.
    guard let image = element.attribute("secondaryImage"), !image.value.isEmpty,
      !image.value.hasSuffix(":secondaryImage")
    else { return nil }
    return self.image(image, of: element)
  }

  private func image(_ attribute: XMLAttribute, of element: XMLElement) -> FoundImage {
    FoundImage(
      attribute.value,
      isSymbol: element["catalog"] == "system" || file.symbols.contains(attribute.value),
      place: file.place(attribute.span))
  }

  // MARK: - Actions

  /// What an item or a control does: a selector, or a segue of a storyboard.
  func foundAction(of element: XMLElement) -> FoundAction? {
    if let action = action(of: element), let selector = action["selector"] {
      return .selector(selector, target: action["target"].flatMap { file.className(ofTarget: $0) })
    }
    guard let segue = connections(of: element, named: "segue").first else { return nil }
    let identifier = segue["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    let shown = identifier ?? destination(of: segue) ?? "scene"
    let name = shown.prefix(1).uppercased() + shown.dropFirst()
    let code = identifier.map { "performSegue(withIdentifier: \"\($0)\", sender: nil)" }
    return .code(
      code ?? "// The storyboard shows \(shown): a segue of kind \(segue["kind"] ?? "show").",
      call: "show\(name)", place: file.place(segue.span))
  }

  /// A name for the scene that a segue goes to.
  private func destination(of segue: XMLElement) -> String? {
    guard let scene = segue["destination"].flatMap({ file.element(withID: $0) }) else { return nil }
    if let name = scene["storyboardIdentifier"] { return name }
    guard let name = scene["customClass"] else { return scene["title"] }
    let endings = ["WindowController", "ViewController", "Controller"]
    let ending = endings.first { name.hasSuffix($0) && name.count > $0.count }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

extension XMLElement {
  /// Whether the system supplies what is in a menu, but for what the file has.
  fileprivate var isFilledBySystem: Bool { self["systemMenu"] != nil }
}
