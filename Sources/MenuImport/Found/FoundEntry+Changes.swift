import MenuSyntax

extension [FoundEntry] {
  /// Changes all commands, also those in submenus.
  mutating func changeCommands(_ change: (inout FoundCommand) -> Void) {
    for index in indices {
      switch self[index].content {
      case .command(var command):
        change(&command)
        self[index].content = .command(command)
      case .menu(let title, let image, let system, var inner):
        inner.changeCommands(change)
        self[index].content = .menu(title: title, image: image, system: system, entries: inner)
      case .section(let title, var inner):
        inner.changeCommands(change)
        self[index].content = .section(title: title, entries: inner)
      case .row(var inner):
        inner.changeCommands(change)
        self[index].content = .row(entries: inner)
      case .list(let element, var template):
        template.changeCommands(change)
        self[index].content = .list(element: element, template: template)
      case .condition(let condition, var then, var otherwise):
        then.changeCommands(change)
        otherwise.changeCommands(change)
        self[index].content = .condition(condition, then: then, otherwise: otherwise)
      case .platforms(let platforms, var inner):
        inner.changeCommands(change)
        self[index].content = .platforms(platforms, entries: inner)
      case .separator, .choice, .standard, .text, .view, .unread: continue
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
