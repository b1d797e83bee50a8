import MenuModel

/// Writes what menus, and no one else, know about commands.
struct MenuFacts {
  let context: EmissionContext
  let needs: MenuNeeds

  /// Appends the declarations.
  func emit(to code: inout CodeTree) {
    guard needs.checks || needs.keepsOpen else { return }
    code.blank()
    code.block("extension \(context.commandType)") { code in
      if needs.checks { checks(to: &code) }
      if needs.keepsOpen { keepsOpen(to: &code) }
    }
  }

  private func checks(to code: inout CodeTree) {
    let checked = patterns { command in
      if case .choice = command.payload { return true }
      return command.on != nil && command.titleWhenOn == nil
    }
    code.documentation([
      "Whether a menu checks the command: it is on, and its title does not say so already."
    ])
    code.function("func isChecked", ["in state: \(context.stateType)"], "-> Bool") { code in
      code.switchOver(.code("self")) { code in
        code.case(checked, returning: .code("isOn(in: state)"))
        if checked.count < context.module.commands.count {
          code.defaultCase(returning: .boolean(false))
        }
      }
    }
  }

  private func keepsOpen(to code: inout CodeTree) {
    let open = patterns { $0.keepsOpen }
    code.blank()
    code.documentation(["Whether the menu stays open when someone chooses the command."])
    code.block("var keepsMenuOpen: Bool") { code in
      code.switchOver(.code("self")) { code in
        code.case(open, returning: .boolean(true))
        if open.count < context.module.commands.count {
          code.defaultCase(returning: .boolean(false))
        }
      }
    }
  }

  private func patterns(where isWanted: (Command) -> Bool) -> [String] {
    context.module.commands.indices
      .filter { isWanted(context.module.commands[$0]) }
      .map { context.commandCases[$0] }
  }
}
