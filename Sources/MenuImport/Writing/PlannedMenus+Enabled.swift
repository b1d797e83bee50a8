import MenuModel
import MenuSyntax

extension MenuPlanner {
  /// Says at the places of a command that is dimmed at times where it never is: a command has one condition for all places.
  mutating func sayWhereNeverDimmed() {
    let (commands, places) = (plan.commands, places)
    var notes: [Place: Int] = [:]
    plan.changeEntries { entry in
      guard case .command(let number, _, _, _) = entry.content, let surface = entry.isEnabledIn,
        commands[number].enabled != nil
      else { return [entry] }
      notes[entry.place] = surface
      let words = "\(places[entry.place]): \(Self.neverDimmed)"
      return [PlannedEntry(.comment(words), entry.place), entry]
    }
    for (place, surface) in notes.sorted(by: { $0.key.span.start < $1.key.span.start }) {
      plan.reports[surface, default: ImportReport()].notes.append(
        .init(place: place, reason: Self.neverDimmed))
    }
  }

  private static let neverDimmed = "never dimmed here"
}

extension PlannedMenus {
  /// Changes all entries, also those in submenus.
  fileprivate mutating func changeEntries(_ change: (PlannedEntry) -> [PlannedEntry]) {
    changeParts { $0.entries.change(change) }
    for index in screens.indices {
      for button in screens[index].buttons.indices {
        screens[index].buttons[button].entries.change(change)
      }
      screens[index].toolbar?.change(change)
    }
    for index in statusItems.indices { statusItems[index].entries.change(change) }
    for index in toolbars.indices { toolbars[index].change(change) }
    for index in menus.indices { menus[index].entries.change(change) }
    for index in menuBar?.menus.indices ?? 0..<0 { menuBar?.menus[index].entries.change(change) }
  }
}

extension PlannedToolbar {
  fileprivate mutating func change(_ change: (PlannedEntry) -> [PlannedEntry]) {
    for index in blocks.indices { blocks[index].entries.change(change) }
  }
}

extension [PlannedEntry] {
  fileprivate mutating func change(_ change: (PlannedEntry) -> [PlannedEntry]) {
    self = flatMap { entry -> [PlannedEntry] in
      func changed(_ entries: [PlannedEntry]) -> [PlannedEntry] {
        var entries = entries
        entries.change(change)
        return entries
      }
      var entry = entry
      switch entry.content {
      case .menu(let title, let image, let inner):
        entry.content = .menu(title: title, image: image, entries: changed(inner))
      case .section(let title, let inner):
        entry.content = .section(title: title, entries: changed(inner))
      case .row(let inner): entry.content = .row(changed(inner))
      case .group(let inner): entry.content = .group(changed(inner))
      case .when(let condition, let inner): entry.content = .when(condition, changed(inner))
      case .on(let platforms, let inner): entry.content = .on(platforms, changed(inner))
      case .command, .each, .separator, .standard, .text, .segmented, .search, .view, .space,
        .flexible, .comment, .missing:
        break
      }
      return change(entry)
    }
  }
}
