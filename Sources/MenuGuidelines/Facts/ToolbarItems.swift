import MenuModel
import MenuSyntax

/// How an item of a toolbar that has no labels below its symbols looks.
enum ToolbarFace: Sendable {
  case symbol, text
}

extension ExpandedToolbar {
  /// Whether people can add, remove and move items.
  var canBeCustomized: Bool {
    isCustomizable || areas.contains { $0.area == .center && $0.isCustomizable }
  }

  /// The items of each group, by its number.
  var itemsByGroup: [[ExpandedEntry]] {
    var found = [[ExpandedEntry]](repeating: [], count: groups.count)
    for entry in allItems {
      if let group = entry.toolbarGroup { found[group].append(entry) }
    }
    return found
  }

  /// The numbers of the groups that have an entry.
  var filledGroups: [Int] { Set(entries.compactMap(\.toolbarGroup)).sorted() }
}

extension ExpandedEntry {
  /// Whether it is an item of the system that leads out of the screen.
  var leavesScreen: Bool {
    if case .standard(let name) = kind {
      return ["back", "cancel", "done", "close"].contains(name)
    }
    return false
  }
}

extension ExpandedModule {
  /// The number of items of a toolbar that show at once and count against a limit: those shown before anyone customizes it,
  /// without the system's own at the leading end of an iPadOS toolbar.
  func itemCount(of toolbar: ExpandedToolbar) -> Int {
    alternatives(of: toolbar.defaultItems).mostEntries(where: { item in
      // Back and the sidebar's button are no choice of the app.
      if case .standard = item.kind, item.area == .leading { return false }
      return true
    })
  }

  /// The most of some items of a toolbar that show at once.
  func mostShown(of items: [ExpandedEntry]) -> Int {
    alternatives(of: items).mostEntries(where: { _ in true })
  }

  /// Whether two toolbars, by their numbers, are the bars of one screen on one platform.
  func areBarsOfOneScreen(_ first: Int, _ second: Int) -> Bool {
    toolbars[first].screen == toolbars[second].screen
      && toolbars[first].platform == toolbars[second].platform
  }

  /// Whether a command or pull-down shows its symbol or its title; nil for an item that is neither.
  ///
  /// In iOS and iPadOS an item with a symbol shows no text.
  func face(of entry: ExpandedEntry) -> ToolbarFace? {
    switch entry.kind {
    case .command, .menu: return image(of: entry) == nil ? .text : .symbol
    default: return nil
    }
  }

  /// Whether a menu bar is described, so that something can be missing from it.
  var hasMenuBar: Bool { module.menuBar != nil }

  /// Whether a command is in the menu bar of a platform.
  func isInMenuBar(_ command: CommandID, on platform: Platform) -> Bool {
    placements(of: command).contains { placement in
      placement.surface == .bar && placement.platforms.contains(platform)
    }
  }

  /// The toolbar that a menu is in.
  func toolbar(of menu: ExpandedMenu) -> ExpandedToolbar? {
    if case .toolbar(let number) = menu.owner { return toolbars[number] }
    return nil
  }
}

extension GuidelineReport {
  /// An item's name in messages: its title in quotes, or how it is written.
  func name(of entry: ExpandedEntry) -> String {
    if let title = expanded.title(of: entry), !TitleText(title).isEmpty {
      return "“" + edits.raw(title) + "”"
    }
    if let command = expanded.command(of: entry) { return "`\(command.name.text)`" }
    switch entry.kind {
    case .standard(let name): return "`standard \(name)`"
    case .segmented(let variable, _): return "`segmented \(module.state[variable.index].name.text)`"
    case .search: return "`search`"
    default: return "`menu`"
    }
  }

  /// A command's name in messages: its title in quotes, or what it is called in the file if it has none.
  func name(of id: CommandID) -> String {
    let command = expanded.command(id)
    if TitleText(command.title).isEmpty { return "`\(command.name.text)`" }
    return "“" + edits.raw(command.title) + "”"
  }

  /// The places with `hidden`: items, and groups that have a wanted item; with their names in messages.
  func hiddenParts(
    of toolbar: ExpandedToolbar, where isWanted: (ExpandedEntry) -> Bool = { _ in true }
  ) -> [(place: Place, name: String)] {
    guard toolbar.attributes.contains(.hidden) else { return [] }
    var parts: [(place: Place, name: String)] = []
    var lastGroup: Int?
    for entry in toolbar.allItems where entry.attributes.contains(.hidden) && isWanted(entry) {
      guard let number = entry.toolbarGroup, toolbar.groups[number].attributes.contains(.hidden)
      else {
        parts.append((entry.place, name(of: entry)))
        continue
      }
      if number == lastGroup { continue }
      lastGroup = number
      let group = toolbar.groups[number]
      let title = group.title.map { "“" + edits.raw($0) + "”" }
      parts.append((group.header, title ?? "`group`"))
    }
    return parts
  }

  /// Removes the `symbol none` of an item; nil if something else hides the symbol.
  func fixByShowingSymbol(of entry: ExpandedEntry) -> GuidelineFix? {
    guard entry.hidesImage, let command = entry.command, expanded.command(command).image != nil,
      let edit = edits.removal(ofWords: ["symbol", "none"], in: entry.place)
    else { return nil }
    return GuidelineFix(
      title: "Show the symbol of \(name(of: entry))",
      applicability: .unsafe, edits: [edit])
  }

  /// Shows the titles of items instead of their symbols; nil where that cannot be written.
  func fixByShowingTitles(of entries: [ExpandedEntry]) -> GuidelineFix? {
    var list: [Edit] = []
    for entry in entries {
      guard case .command(let id) = entry.kind, entry.image == nil, entry.includedFrom == nil else {
        return nil
      }
      // A toggle with one title shows its state by the symbols.
      let command = expanded.command(id)
      if command.imageWhenOn != nil && command.titleWhenOn == nil { return nil }
      let end = Place(
        source: entry.place.source, span: Span(entry.place.span.end, entry.place.span.end))
      list.append(Edit(place: end, text: " symbol none"))
    }
    if list.isEmpty { return nil }
    return GuidelineFix(
      title: "Show titles instead of symbols",
      applicability: .unsafe, edits: list)
  }

  /// Takes a word such as `hidden` from an entry.
  func fixByRemoving(_ words: String, from place: Place, _ applicability: Fix.Applicability = .safe)
    -> [GuidelineFix]
  {
    let parts = words.split(separator: " ").map(String.init)
    guard let edit = edits.removal(ofWords: parts, in: place) else { return [] }
    return [
      GuidelineFix(
        title: "Remove `\(words)`", applicability: applicability,
        edits: [edit])
    ]
  }
}

extension ExpandedModule {
  /// Whether an item is a More menu: titled More or Overflow, or untitled with the symbol of one.
  func isOverflow(_ entry: ExpandedEntry) -> Bool {
    guard case .menu = entry.kind else { return false }
    if let title = title(of: entry).map({ TitleText($0) }), !title.isEmpty {
      // An ellipsis with another title is a menu of something else, as “Sort”.
      return Self.isMore(title) || title.withoutEllipsis.lowercased() == "overflow"
    }
    return hasSymbol(entry, ["ellipsis", "ellipsis.circle", "chevron.right.2"])
  }

  /// Whether a title is that of a More menu.
  static func isMore(_ title: TitleText) -> Bool {
    let words = title.withoutEllipsis.lowercased()
    return words == "more" || words == "더 보기"
  }

  /// Whether a menu of a toolbar looks like the overflow menu that the system makes.
  func looksLikeOverflow(_ entry: ExpandedEntry) -> Bool {
    guard case .menu = entry.kind else { return false }
    if hasSymbol(entry, ["chevron.right.2", "chevron.forward.2"]) { return true }
    return title(of: entry).map { TitleText($0).withoutEllipsis.lowercased() } == "overflow"
  }

  /// Whether an item has the symbol of the More button.
  func hasEllipsis(_ entry: ExpandedEntry) -> Bool {
    hasSymbol(entry, ["ellipsis", "ellipsis.circle"])
  }

  private func hasSymbol(_ entry: ExpandedEntry, _ names: [String]) -> Bool {
    guard case .symbol(let name)? = image(of: entry) else { return false }
    return names.contains(name.text)
  }

  /// The number of the More button that a screen shows on a platform.
  func moreButton(of screen: Int, on platform: Platform) -> Int? {
    module.screens[screen].buttons.firstIndex { button in
      button.isMore && (button.platforms.map { $0.contains(platform) } ?? true)
    }
  }

  /// Whether the module is for iOS 27 or later, whose toolbars may be at the side of an iPhone Duo.
  var isForIPhoneDuo: Bool { platformsFrom27.contains(.iOS) }
}

extension GuidelineReport {
  /// Whether the module sets the rule's figure.
  var hasOwnLimit: Bool {
    module.guidelines.settings.contains { setting in
      guard setting.rule.text == rule.id else { return false }
      switch setting.change {
      case .maximum, .minimum: return true
      case .off, .severity: return false
      }
    }
  }

  /// Takes an entry out of a document menu that has others, if people find its command elsewhere.
  func fixByRemoving(_ entry: ExpandedEntry, fromDocumentMenu menu: ExpandedMenu) -> GuidelineFix? {
    // An empty document menu would be the next finding.
    guard menu.entries.count > 1, let edit = edits.removal(of: entry) else { return nil }
    if let command = entry.command, expanded.placements(of: command).count < 2,
      !module.commands[command.index].hasControl
    {
      return nil
    }
    let name = name(of: entry)
    let title = Message("Remove \(name) from the document menu")
    return GuidelineFix(title: title, applicability: .unsafe, edits: [edit])
  }
}
