import MenuModel
import MenuSyntax

extension InterfaceBuilderReader {
  /// Reads a toolbar: what it shows at first, then what else its customization palette has.
  mutating func readToolbar(_ toolbar: XMLElement) {
    guard let allowed = file.xml.child(of: toolbar, named: "allowedToolbarItems") else { return }
    let shown =
      file.xml.child(of: toolbar, named: "defaultToolbarItems").map { items(ofToolbarPart: $0) }
      ?? []
    var numbers: Set<Int> = []
    var entries: [FoundEntry] = []
    for item in shown {
      // A space can be there several times.
      guard numbers.insert(item.number).inserted || Self.repeated.contains(itemIdentifier(item))
      else { continue }
      entries.append(toolbarEntry(item))
    }
    for item in items(ofToolbarPart: allowed) where numbers.insert(item.number).inserted {
      // A palette offers a space once, whatever the file has.
      if Self.repeated.contains(itemIdentifier(item)) { continue }
      var entry = toolbarEntry(item)
      entry.isInPaletteOnly = true
      entries.append(entry)
    }
    if entries.isEmpty { return }
    surfaces.append(
      FoundSurface(
        .toolbar, owner: file.owner(of: toolbar),
        name: toolbar["userLabel"] ?? toolbar["explicitIdentifier"],
        framework: file.framework, entries: entries, place: file.place(toolbar.span)))
  }

  /// The items of a list, with those in place of which there is a reference.
  private func items(ofToolbarPart part: XMLElement) -> [XMLElement] {
    file.xml.children(of: part).compactMap { item in
      guard let reference = item["reference"] else { return item }
      return file.element(withID: reference)
    }
  }

  private func itemIdentifier(_ item: XMLElement) -> String {
    item["explicitItemIdentifier"] ?? item["implicitItemIdentifier"] ?? ""
  }

  /// The items that say nothing by being in the palette.
  private static let repeated: Set<String> = [
    "NSToolbarFlexibleSpaceItem", "NSToolbarSpaceItem", "NSToolbarSeparatorItem",
  ]

  /// The system's items, by their identifiers in `NSToolbarItem.Identifier`.
  private static func systemContent(_ identifier: String) -> FoundEntry.Content? {
    switch identifier {
    case "NSToolbarFlexibleSpaceItem": return .standard("flexible")
    case "NSToolbarSpaceItem": return .standard("space")
    case "NSToolbarSeparatorItem": return .separator
    case "NSToolbarPrintItem": return .standard("print")
    case "NSToolbarShowFontsItem": return .standard("showFonts")
    case "NSToolbarShowColorsItem": return .standard("showColors")
    case "NSToolbarToggleSidebarItem", "NSToolbarToggleSidebarItemIdentifier":
      return .standard("sidebar")
    case "NSToolbarToggleInspectorItem", "NSToolbarToggleInspectorItemIdentifier":
      return .standard("inspector")
    case "NSToolbarCustomizeToolbarItem":
      return .unread(reason: "the button for customizing the toolbar, which macOS no longer shows")
    default:
      return identifier.hasPrefix("NSToolbar")
        ? .unread(reason: "the system's toolbar item `\(identifier)`") : nil
    }
  }

  private mutating func toolbarEntry(_ item: XMLElement) -> FoundEntry {
    FoundEntry(toolbarContent(item), place: file.place(item.span))
  }

  private mutating func toolbarContent(_ item: XMLElement) -> FoundEntry.Content {
    if let content = Self.systemContent(itemIdentifier(item)) { return content }
    let labels = ["label", "title", "paletteLabel"].compactMap { text(of: item, $0) }
    let label = labels.first { $0.literal != "" }
    let view =
      file.xml.child(of: item, key: "view") ?? file.xml.child(of: item, named: "searchField")
    if item.name == "searchToolbarItem" || view?.name == "searchField" {
      return .view(name: "search", label: label)
    }
    guard let view, view.name != "button" else {
      return .command(toolbarCommand(item, label: label, button: view))
    }
    if view.name == "popUpButton", let cell = file.xml.child(of: view, named: "popUpButtonCell"),
      cell["pullsDown"] == "YES", let menu = file.xml.child(of: cell, named: "menu"),
      !readMenus.contains(menu.number)
    {
      let (face, entries) = pullDown(menu)
      let title = label ?? face.flatMap { titleIfAny(of: $0) } ?? emptyTitle(item)
      return .menu(
        title: title, image: image(of: item) ?? face.flatMap { image(of: $0) }, system: nil,
        entries: entries)
    }
    return .view(name: view["customClass"] ?? view.name, label: label)
  }

  private func toolbarCommand(_ item: XMLElement, label: FoundText?, button: XMLElement?)
    -> FoundCommand
  {
    let cell = button.flatMap { file.xml.child(of: $0, named: "buttonCell") }
    var command = FoundCommand(
      title: label ?? cell.flatMap { titleIfAny(of: $0) } ?? emptyTitle(item))
    command.identifier = item["explicitItemIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    command.action =
      foundAction(of: item) ?? button.flatMap { foundAction(of: $0) }
      ?? cell.flatMap { foundAction(of: $0) }
    command.tag = item["tag"].flatMap { Int($0) }.map { max($0, 0) } ?? 0
    command.image = image(of: item) ?? cell.flatMap { image(of: $0) }
    command.help =
      text(of: item, "toolTip")
      ?? button.flatMap { text(of: $0, "toolTip", key: "ibShadowedToolTip") }
    return command
  }
}
