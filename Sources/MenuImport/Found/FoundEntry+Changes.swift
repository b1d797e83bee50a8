import MenuSyntax

extension FoundEntry {
  /// Changes the entries in it: those of a submenu, a section or a list, and of each branch of a condition.
  mutating func changeInner(_ change: (inout [FoundEntry]) -> Void) {
    switch content {
    case .menu(let title, let image, let system, var inner):
      change(&inner)
      content = .menu(title: title, image: image, system: system, entries: inner)
    case .section(let title, var inner):
      change(&inner)
      content = .section(title: title, entries: inner)
    case .row(var inner):
      change(&inner)
      content = .row(entries: inner)
    case .list(let element, var template):
      change(&template)
      content = .list(element: element, template: template)
    case .condition(let condition, var then, var otherwise):
      change(&then)
      change(&otherwise)
      content = .condition(condition, then: then, otherwise: otherwise)
    case .platforms(let platforms, var inner):
      change(&inner)
      content = .platforms(platforms, entries: inner)
    case .command, .separator, .choice, .standard, .text, .view, .unread: break
    }
  }
}

extension [FoundEntry] {
  /// Changes all commands, also those in submenus.
  mutating func changeCommands(_ change: (inout FoundCommand) -> Void) {
    for index in indices {
      if case .command(var command) = self[index].content {
        change(&command)
        self[index].content = .command(command)
      } else {
        self[index].changeInner { $0.changeCommands(change) }
      }
    }
  }

  /// All commands, also those in submenus, each with the place of its entry.
  var commands: [(command: FoundCommand, place: Place)] {
    flatMap { entry -> [(command: FoundCommand, place: Place)] in
      if case .command(let command) = entry.content { return [(command, entry.place)] }
      return entry.children.flatMap(\.commands)
    }
  }
}
