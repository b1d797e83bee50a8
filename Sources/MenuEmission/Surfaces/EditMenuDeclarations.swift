import MenuModel

/// Writes what an edit menu is in every framework: its standard commands, and when each makes sense.
struct EditMenuDeclarations {
  let context: EmissionContext

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var stateType: String { context.stateType }

  // MARK: - In a source's file

  /// Appends the members of an edit menu's type.
  func members(of surface: MenuSurface, to code: inout CodeTree) {
    guard let menu = surface.editMenu else { return }
    allows(surface, to: &code)
    if let selection = menu.selection {
      code.blank()
      code.function("\(access)func hasSelection", ["in state: \(stateType)"], "-> Bool") { code in
        code.return(context.expression(selection))
      }
    }
    if menu.selects == .all { property("selects", prefix + "EditSelection", ".all", to: &code) }
    if let arrow = menu.arrow {
      property("arrow", prefix + "EditMenuArrow", ".\(arrow)", to: &code)
    }
    guard menu.isUndoable else { return }
    property("isUndoable", "Bool", "true", to: &code)
    titles(of: surface, to: &code)
  }

  /// Appends the names of the standard commands for an undo manager.
  private func titles(of surface: MenuSurface, to code: inout CodeTree) {
    let changing = EditCommands.listed(in: surface, of: context.module).filter {
      EditCommands.changing.contains($0.entry.name)
    }
    if changing.isEmpty { return }
    let texts = context.texts(of: surface)
    code.blank()
    code.function(
      "\(access)func title", ["of command: \(prefix)EditCommand"], "-> String?"
    ) { code in
      code.switchOver(.code("command")) { code in
        for listed in changing {
          code.case("." + listed.entry.name, returning: texts.expression(listed.title))
        }
        code.defaultCase(returning: .null)
      }
    }
  }

  private func allows(_ surface: MenuSurface, to code: inout CodeTree) {
    var groups: [(condition: Condition?, cases: [String])] = []
    for listed in EditCommands.listed(in: surface, of: context.module) {
      let name = "." + listed.entry.name
      if let index = groups.firstIndex(where: { $0.condition == listed.condition }) {
        groups[index].cases.append(name)
      } else {
        groups.append((listed.condition, [name]))
      }
    }
    code.blank()
    code.function(
      "\(access)func allows", ["_ command: \(prefix)EditCommand", "in state: \(stateType)"],
      "-> Bool?"
    ) { code in
      if groups.isEmpty {
        code.return(.null)
        return
      }
      let count = groups.reduce(0) { $0 + $1.cases.count }
      code.switchOver(.code("command")) { code in
        for group in groups {
          let value = group.condition.map { context.expression($0) } ?? .boolean(true)
          code.case(group.cases, returning: value)
        }
        if count < context.editCommands.count { code.defaultCase(returning: .null) }
      }
    }
  }

  private func property(
    _ name: String, _ type: String, _ value: String, to code: inout CodeTree
  ) {
    code.blank()
    code.block("\(access)var \(name): \(type)") { code in code.return(.code(value)) }
  }

  // MARK: - In the module's file

  /// Appends what the edit menus of all frameworks share.
  func emitShared(_ needs: MenuNeeds, to code: inout CodeTree) {
    commands(to: &code)
    code.blank()
    code.lines(
      """
      /// What an edit menu selects first, where nothing is selected yet.
      \(access)nonisolated enum \(prefix)EditSelection: Hashable, Sendable {
        case word, all
      }
      """)
    if needs.editArrows {
      code.blank()
      code.lines(
        """
        /// Where the arrow of an edit menu points.
        \(access)nonisolated enum \(prefix)EditMenuArrow: Hashable, Sendable {
          case automatic, up, down, left, right
        }
        """)
    }
    if needs.undoableEdits {
      code.blank()
      code.lines(
        """
        /// Asked before a command is performed: gives what takes it back, or nil if nothing does.
        \(access)typealias \(prefix)UndoProvider =
          @MainActor (\(context.commandType)) -> (@MainActor () -> Void)?
        """)
    }
    surfaceProtocol(needs, to: &code)
  }

  private func commands(to code: inout CodeTree) {
    code.blank()
    code.documentation(["The standard commands of edit menus."])
    code.block("\(access)nonisolated enum \(prefix)EditCommand: CaseIterable, Hashable, Sendable") {
      code in
      for entry in context.editCommands { code.line("case \(entry.name)") }
      if EditCommands.areAllOffered(in: context) { return }
      code.blank()
      code.documentation([
        "Whether the system offers the command by itself, so that a menu without it leaves it out."
      ])
      code.block("var isOffered: Bool") { code in
        code.switchOver(.code("self")) { code in
          code.case(EditCommands.offered.map { "." + $0 }, returning: .boolean(true))
          code.defaultCase(returning: .boolean(false))
        }
      }
    }
  }

  private func surfaceProtocol(_ needs: MenuNeeds, to code: inout CodeTree) {
    let isBuilt = context.describesEditMenus
    code.blank()
    code.lines(
      """
      /// An edit menu of the app.
      @MainActor
      \(access)protocol \(prefix)EditMenuSurface: \(prefix)\(isBuilt ? "MenuBuilding" : "MenuSurface") {
        /// Whether a standard command makes sense in a state; nil for one that the menu does not have.
        func allows(_ command: \(prefix)EditCommand, in state: \(stateType)) -> Bool?
        /// Whether something is selected.
        func hasSelection(in state: \(stateType)) -> Bool
        /// What is selected before the menu opens, where nothing is.
        var selects: \(prefix)EditSelection { get }
        \(if: needs.editArrows, "/// Where the menu's arrow points.")
        \(if: needs.editArrows, "var arrow: \(prefix)EditMenuArrow { get }")
        \(if: needs.undoableEdits, "/// Whether people can undo every command of the menu.")
        \(if: needs.undoableEdits, "var isUndoable: Bool { get }")
        \(if: needs.undoableEdits, "/// What a standard command is called when people undo it; nil for one that changes nothing.")
        \(if: needs.undoableEdits, "func title(of command: \(prefix)EditCommand) -> String?")
      }

      extension \(prefix)EditMenuSurface {
        \(access)func hasSelection(in state: \(stateType)) -> Bool { false }
        \(access)var selects: \(prefix)EditSelection { .word }
        \(if: needs.editArrows, "\(access)var arrow: \(prefix)EditMenuArrow { .automatic }")
        \(if: needs.undoableEdits, "\(access)var isUndoable: Bool { false }")
        \(if: needs.undoableEdits, "\(access)func title(of command: \(prefix)EditCommand) -> String? { nil }")
      }
      """)
  }
}
