extension PlannedMenus {
  /// The surfaces with these numbers, with the commands, state and texts that they need. Names are those of the whole plan,
  /// so that surfaces that are written one after the other share what they have in common.
  func only(_ numbers: Set<Int>) -> PlannedMenus {
    var plan = self
    for index in plan.screens.indices {
      plan.screens[index].items.keepParts(of: numbers)
      plan.screens[index].buttons.removeAll { !numbers.contains($0.surface) }
      if let toolbar = plan.screens[index].toolbar, !numbers.contains(toolbar.surface) {
        plan.screens[index].toolbar = nil
      }
    }
    plan.screens.removeAll { $0.items.isEmpty && $0.buttons.isEmpty && $0.toolbar == nil }
    plan.items.keepParts(of: numbers)
    plan.quickActions.removeAll { !numbers.contains($0.surface) }
    if let menu = plan.dockMenu, !numbers.contains(menu.surface) { plan.dockMenu = nil }
    plan.statusItems.removeAll { !numbers.contains($0.surface) }
    plan.toolbars.removeAll { !numbers.contains($0.surface) }
    plan.menus.removeAll { !numbers.contains($0.surface) }
    if !numbers.contains(where: { names[$0] == Self.menuBarName }) { plan.menuBar = nil }
    plan.rest = []
    plan.reports = reports.filter { numbers.contains($0.key) }
    plan.names = names.filter { numbers.contains($0.key) }
    plan.leaveOutUnused()
    return plan
  }

  /// Marks commands that no entry has, and drops the state that nothing left needs.
  mutating func leaveOutUnused() {
    var uses = PlannedUses()
    renameSurfaces(&uses)
    for number in commands.indices {
      if !uses.commands.contains(number) { commands[number].isLeftOut = true }
      if !commands[number].isLeftOut { uses.rename(&commands[number]) }
    }
    let types = Set(variables.filter { uses.words.contains($0.name) }.map(\.type))
    choices.removeAll { !types.contains($0.name) }
    for index in choices.indices {
      for option in choices[index].options.indices {
        uses.rename(&choices[index].options[option].title)
      }
    }
    variables.removeAll { !uses.words.contains($0.name) }
    lists.removeAll { !uses.words.contains($0.name) }
  }
}

extension [PlannedItem] {
  /// Keeps what was found as surfaces with these numbers, and the items that have any of it.
  fileprivate mutating func keepParts(of numbers: Set<Int>) {
    for index in indices { self[index].parts.removeAll { !numbers.contains($0.surface) } }
    removeAll(where: \.parts.isEmpty)
  }
}
