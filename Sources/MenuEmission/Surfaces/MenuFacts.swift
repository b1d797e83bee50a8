import MenuModel

/// Writes what menus, and no one else, know about commands.
struct MenuFacts {
  let context: EmissionContext
  let needs: MenuNeeds

  private var state: [String] { ["in state: \(context.stateType)"] }

  /// Appends the declarations.
  func emit(to code: inout CodeTree) {
    code.blank()
    code.block("nonisolated extension \(context.commandType)") { code in
      title(to: &code)
      image(to: &code)
      if needs.submenus { submenuImage(to: &code) }
      if needs.checks { checks(to: &code) }
      if needs.keepsOpen { keepsOpen(to: &code) }
      if needs.undoableEdits { undoable(to: &code) }
    }
    if needs.confirmations { cancel(to: &code) }
    if needs.payloads.isEmpty { return }
    code.blank()
    code.documentation(["The commands that carry something, with all that they can carry."])
    code.block("nonisolated enum \(context.prefix)MenuLists") { code in
      for command in needs.payloads.sorted(by: { $0.index < $1.index }) {
        list(command, to: &code)
      }
    }
  }

  private func title(to code: inout CodeTree) {
    code.documentation([
      "The title of a menu item: of the option or entry that it stands for, or its own."
    ])
    code.function("func menuTitle", state, "-> String") { code in
      code.line("return optionTitle(in: state) ?? title(in: state)")
    }
  }

  private func image(to code: inout CodeTree) {
    code.blank()
    code.documentation(["The picture of a menu item."])
    code.function("func menuImage", state, "-> \(context.prefix)MenuImage") { code in
      code.lines(
        """
        if optionTitle(in: state) != nil {
          return optionSymbolName(in: state).map { .symbol($0) } ?? .hidden
        }
        \(if: needs.submenus, "return submenuImage(in: state)")
        \(if: !needs.submenus, "if let name = symbolName(in: state) { return .symbol(name) }")
        \(if: !needs.submenus, "return imageName(in: state).map { .asset($0) } ?? .hidden")
        """)
    }
  }

  private func submenuImage(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "The picture of the submenu with the options or entries that the command can carry."
    ])
    code.function("func submenuImage", state, "-> \(context.prefix)MenuImage") { code in
      code.lines(
        """
        if let name = symbolName(in: state) { return .symbol(name) }
        return imageName(in: state).map { .asset($0) } ?? .hidden
        """)
    }
  }

  private func checks(to code: inout CodeTree) {
    let checked = patterns { command in
      if case .choice = command.payload { return true }
      return command.on != nil && command.titleWhenOn == nil
    }
    code.blank()
    code.documentation([
      "Whether a menu checks the command: it is on, and its title does not say so already."
    ])
    code.function("func isChecked", state, "-> Bool") { code in
      code.switchOver(.code("self")) { code in
        code.case(checked, returning: .code("isOn(in: state)"))
        if checked.count < context.module.commands.count {
          code.defaultCase(returning: .boolean(false))
        }
      }
    }
  }

  private func undoable(to code: inout CodeTree) {
    let undoable = patterns { $0.isUndoable }
    code.blank()
    code.documentation(["Whether people can undo the command."])
    code.block("var isUndoable: Bool") { code in
      if undoable.isEmpty {
        code.return(.boolean(false))
        return
      }
      code.switchOver(.code("self")) { code in
        code.case(undoable, returning: .boolean(true))
        if undoable.count < context.module.commands.count {
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

  /// Appends the commands that one with a payload stands for.
  private func list(_ id: CommandID, to code: inout CodeTree) {
    let command = context.module.commands[id.index]
    let name = SwiftName.declared(command.name.text)
    let type = "[\(context.commandType)]"
    code.blank()
    switch command.payload {
    case .none:
      return
    case .choice(_, let choice):
      code.documentation(["`\(command.name.text)`, once for each option."])
      code.block("static var \(name): \(type)") { code in
        let value = context.commandValue(id, payload: "option")
        code.line("return \(context.name(of: choice)).allCases.map { option in \(value) }")
      }
    case .list(let list):
      let field = SwiftName.member(context.module.lists[list.index].field)
      code.documentation(["`\(command.name.text)`, once for each entry in the state."])
      code.function("static func \(name)", state, "-> \(type)") { code in
        let value = context.commandValue(id, payload: "entry.id")
        code.line("return state.\(field).map { entry in \(value) }")
      }
    }
  }

  /// Appends the title of the button that leaves everything as it is.
  private func cancel(to code: inout CodeTree) {
    guard let question = context.module.commands.lazy.compactMap(\.confirmation).first else {
      return
    }
    let title = Text(literal: "Cancel", place: question.place)
    code.blank()
    code.documentation(["Texts of the menus that no command has."])
    code.block("nonisolated enum \(context.prefix)MenuTexts") { code in
      code.documentation(["The title of the button that answers a question with no."])
      code.block("static var cancel: String") { code in
        code.return(context.localized(title, key: "cancel.title"))
      }
    }
  }

  private func patterns(where isWanted: (Command) -> Bool) -> [CodePiece] {
    context.module.commands.indices
      .filter { isWanted(context.module.commands[$0]) }
      .map { context.commandCases[CommandID($0)] }
  }
}
