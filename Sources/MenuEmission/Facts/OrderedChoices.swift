import MenuModel

extension MenuModule {
  /// The choices whose options a condition compares by order.
  var orderedChoices: Set<ChoiceID> {
    var result: Set<ChoiceID> = []
    if choices.isEmpty { return result }
    func collect(_ condition: Condition?) {
      condition?.collectOrderedChoices(in: self, to: &result)
    }
    for command in commands {
      collect(command.enabled)
      collect(command.shown)
      collect(command.on)
      collect(command.mixed)
      collect(command.destructiveWhen)
      collect(command.confirmedWhen)
      for title in command.titlesWhen { collect(title.condition) }
      for image in command.imagesWhen { collect(image.condition) }
    }
    func collect(_ entries: [Entry]) {
      for entry in entries.withDescendants {
        switch entry.kind {
        case .when(let presence, _): collect(presence.condition)
        case .submenu(let submenu):
          collect(submenu.enabled)
          collect(submenu.shown)
        default: break
        }
      }
    }
    for surface in surfaces {
      for condition in surface.conditions { collect(condition) }
      collect(surface.entries)
    }
    for menu in menus { collect(menu.entries) }
    return result
  }
}

extension Condition {
  /// Adds the choices that `<`, `<=`, `>` or `>=` compare.
  fileprivate func collectOrderedChoices(in module: MenuModule, to result: inout Set<ChoiceID>) {
    // Uses its own stack, since `a && b && …` nests as deep as it is long.
    var pending = [self]
    while let condition = pending.popLast() {
      switch condition {
      case .constant, .variable:
        continue
      case .not(let operand):
        pending.append(operand)
      case .and(let left, let right), .or(let left, let right):
        pending.append(left)
        pending.append(right)
      case .comparison(let comparison, let left, let right):
        let isOrdered = comparison != .equal && comparison != .notEqual
        for operand in [left, right] {
          switch operand {
          case .option(let choice, _):
            if isOrdered { result.insert(choice) }
          case .variable(let variable):
            guard isOrdered else { continue }
            if case .choice(let choice) = module.state[variable.index].type {
              result.insert(choice)
            }
          case .condition(let inner):
            pending.append(inner)
          case .integer, .string, .boolean, .noOption:
            continue
          }
        }
      }
    }
  }
}
