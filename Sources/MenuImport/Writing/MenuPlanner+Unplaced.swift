extension MenuPlanner {
  /// Counts the commands that are in no surface, each with the reason of the menu that has it.
  mutating func countUnplaced() {
    var surfaces = plan
    surfaces.menus = []
    surfaces.rest = []
    var uses = PlannedUses()
    surfaces.renameSurfaces(&uses)
    var placed = uses.commands
    // A control of a choice has the options, and not the command.
    for number in plan.commands.indices {
      if case .choose(let variable) = plan.commands[number].payload, uses.words.contains(variable) {
        placed.insert(number)
      }
    }
    for menu in plan.menus {
      var uses = PlannedUses()
      var entries = menu.entries
      uses.rename(&entries)
      for number in uses.commands.subtracting(placed).sorted() {
        plan.reports[menu.surface, default: ImportReport()].unplaced.append(
          .init(
            place: plan.commands[number].place,
            reason: menu.reason ?? "a menu that nothing includes"))
        placed.insert(number)
      }
    }
  }
}

extension PlannedEntry {
  /// The comments that it is, or that are in it.
  var comments: [PlannedEntry] {
    switch content {
    case .comment, .missing: return [self]
    case .menu(_, _, let entries), .section(_, let entries), .row(let entries),
      .group(let entries), .when(_, let entries), .on(_, let entries):
      return entries.flatMap(\.comments)
    default: return []
    }
  }
}

extension FoundEntry {
  /// Whether nothing of it could be read.
  var isUnread: Bool {
    switch content {
    case .unread, .separator: return true
    case .section, .row, .platforms, .condition:
      return children.joined().allSatisfy(\.isUnread)
    default: return false
    }
  }
}
