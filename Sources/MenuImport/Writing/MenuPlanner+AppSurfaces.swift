import MenuModel
import MenuSyntax

/// Swipe actions, and what is the app's own: quick actions, the Dock menu, status items.
extension MenuPlanner {
  // MARK: Items

  func part(
    _ kind: PlannedPart.Kind, of surface: FoundSurface, _ entries: [PlannedEntry]
  ) -> PlannedPart {
    PlannedPart(
      surface: self.surface, kind: kind, platforms: platformsToName(of: surface), entries: entries,
      place: surface.place)
  }

  /// Adds an item to a screen, or outside of screens.
  mutating func add(_ item: PlannedItem, to screen: Int?) -> PlannedItem.ID {
    guard let screen else {
      plan.items.append(item)
      return PlannedItem.ID(screen: nil, number: plan.items.count - 1)
    }
    plan.screens[screen].items.append(item)
    return PlannedItem.ID(screen: screen, number: plan.screens[screen].items.count - 1)
  }

  func fullName(of id: PlannedItem.ID) -> String {
    (id.screen.map { plan.screens[$0].name + "." } ?? "") + plan[id].name
  }

  // MARK: Swipe actions

  /// Plans the actions of an edge: in the item with the context menu of the same view, or in one of their own.
  mutating func planSwipe(_ surface: FoundSurface, _ edge: SwipeActions.Edge, isFull: Bool) {
    let entries = singleCommands(of: surface, "swipe actions")
    let part = part(.swipe(edge: edge, isFull: isFull), of: surface, entries)
    let owner = Self.kindOfOwner(surface)
    let ofMenus = surface.owner == nil ? [] : itemsByOwner[owner] ?? []
    let candidates = (ofMenus.count == 1 ? ofMenus : []) + (swipesByOwner[owner] ?? [])
    let id: PlannedItem.ID
    if let known = candidates.first(where: { !plan[$0].hasSwipe(at: edge) }) {
      plan[known].parts.append(part)
      id = known
    } else {
      let base = Self.base(surface.owner)
      let screen = sharesScreen(surface) ? self.screen(of: surface) : nil
      let name = names.chooseType(
        screen == nil ? [base, base + "Row"] : [base + "Row"], app: plan.appName,
        suffixes: ["Swipes"], orElse: "Row")
      id = add(PlannedItem(name: name, parts: [part], place: surface.place), to: screen)
      swipesByOwner[owner, default: []].append(id)
    }
    call(PlannedMenus.name(ofSwipesAt: edge, of: fullName(of: id)))
  }

  // MARK: The app's icon

  mutating func planQuickActions(_ surface: FoundSurface) {
    var entries = singleCommands(of: surface, "quick actions")
    // Several functions of an app may set them, and each says what is there then.
    let known = Set(plan.quickActions.flatMap(\.entries).compactMap(\.plainCommand))
    entries.removeAll { $0.plainCommand.map { known.contains($0) } ?? false }
    plan.quickActions.append(part(.quickActions, of: surface, entries))
    call(PlannedMenus.quickActionsName)
  }

  mutating func planDockMenu(_ surface: FoundSurface) {
    plan.dockMenu = part(.dockMenu, of: surface, entries(of: surface))
    call(PlannedMenus.dockMenuName)
  }

  // MARK: Status items

  mutating func planStatusItem(_ surface: FoundSurface, _ title: FoundText?, _ image: FoundImage?) {
    var entries = entries(of: surface)
    var title = text(title)
    if title?.plain.isEmpty ?? false { title = nil }
    let image = image.flatMap { MenuText.image($0) == nil ? nil : $0 }
    let ofTitle = NameChooser.upperCamel(Array(NameChooser.words(of: title?.plain ?? "").prefix(3)))
    if title == nil && image == nil {
      let words = "the code does not tell what this status item shows; here it is the app's name"
      note(words, at: surface.place)
      entries.insert(
        PlannedEntry(.comment("\(places[surface.place]): \(words)"), surface.place), at: 0)
      title = PlannedText(
        segments: [.literal(plan.appName)], found: FoundText(plan.appName, place: surface.place))
    }
    let name = names.chooseType(
      [ofTitle, Self.base(surface.owner)], app: plan.appName, suffixes: ["StatusItem"],
      orElse: "Main")
    plan.statusItems.append(
      PlannedStatusItem(
        surface: self.surface, name: name, title: title, image: image, entries: entries,
        place: surface.place))
    call(name)
  }

  // MARK: Single commands

  /// The entries of a surface that has commands alone.
  private mutating func singleCommands(
    of surface: FoundSurface, _ what: String
  ) -> [PlannedEntry] {
    if surface.entries.isEmpty { return [emptyComment(surface.place)] }
    isOfSingleCommands = true
    defer { isOfSingleCommands = false }
    return entries(
      Self.singleCommands(surface.entries, what, takesLists: surface.kind == .quickActions),
      in: .menu)
  }

  /// The entries without groups; what is no command is an entry that says so.
  private static func singleCommands(
    _ entries: [FoundEntry], _ what: String, takesLists: Bool
  ) -> [FoundEntry] {
    func inner(_ entries: [FoundEntry]) -> [FoundEntry] {
      singleCommands(entries, what, takesLists: takesLists)
    }
    return entries.flatMap { entry -> [FoundEntry] in
      var entry = entry
      func refused(_ thing: String) -> [FoundEntry] {
        [
          FoundEntry(
            .unread(reason: "\(thing) among \(what), which are single commands"), place: entry.place
          )
        ]
      }
      switch entry.content {
      case .command(var command):
        command.isAlternate = false
        entry.content = .command(command)
        return [entry]
      case .unread: return [entry]
      case .separator: return []
      case .section(_, let entries), .row(let entries): return inner(entries)
      case .condition(let condition, let then, let otherwise):
        entry.content = .condition(condition, then: inner(then), otherwise: inner(otherwise))
        return [entry]
      case .platforms(let platforms, let entries):
        entry.content = .platforms(platforms, entries: inner(entries))
        return [entry]
      case .list(let element, let template):
        if !takesLists { return refused("a list of `\(element)`") }
        entry.content = .list(element: element, template: template)
        entry.isNested = false
        return [entry]
      case .menu(let title, _, _, _):
        return refused(title.literal.map { "the submenu “\($0)”" } ?? "a submenu")
      case .choice: return refused("a choice")
      case .standard(let name): return refused("the system's `\(name)`")
      case .text: return refused("a line of text")
      case .view(let name, _): return refused("the view `\(name)`")
      }
    }
  }
}

extension PlannedEntry {
  /// The command that it is, with nothing of its own.
  fileprivate var plainCommand: Int? {
    guard case .command(let number, nil, nil, nil) = content else { return nil }
    return number
  }
}
