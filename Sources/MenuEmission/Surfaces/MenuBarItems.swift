import MenuModel
import MenuSyntax

/// Writes what stands in the menu bar, before any framework shows it: a command with what is different about it there, and
/// the menus and commands of the system.
struct MenuBarItems {
  let context: EmissionContext
  let parts: MenuBarParts

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var state: String { context.stateType }

  /// Appends the declarations to the module's file.
  func emit(to code: inout CodeTree) {
    item(to: &code)
    undo(to: &code)
    menus(to: &code)
    standardItems(to: &code)
  }

  private func item(to code: inout CodeTree) {
    let needs = parts.needs
    let shown = context.describedNeeds
    code.blank()
    code.lines(
      """
      /// A command in the menu bar, with what is different about it there.
      @MainActor
      struct \(prefix)MenuBarItem {
        let command: \(context.commandType)
        /// The title that it has only here.
        var ownTitle: (@MainActor (\(state)) -> String)?
        /// The picture that it has only here.
        var ownImage = \(prefix)MenuImage.own
        /// What has to hold besides what the command itself says; it is dimmed where it does not.
        var condition: (@MainActor (\(state)) -> Bool)?
        \(if: needs.alternates, "/// The keys that show it in place of the item before it.")
        \(if: needs.alternates, "var alternate: MenuShortcut.Modifiers?")

        func title(in state: \(state)) -> String {
          return ownTitle?(state) ?? command.menuTitle(in: state)
        }

        func image(in state: \(state)) -> \(prefix)MenuImage {
          return ownImage == .own ? command.menuImage(in: state) : ownImage
        }

        /// Whether people can choose it. In the menu bar nothing hides: what is not shown elsewhere is
        /// dimmed here.
        func isEnabled(in state: \(state)) -> Bool {
          guard command.isEnabled(in: state), command.isShown(in: state) else { return false }
          return condition?(state) ?? true
        }

        /// The item as it is in one state.
        func shown(in state: \(state)) -> \(prefix)MenuItem {
          return \(prefix)MenuItem(
            command: command,
            title: title(in: state),
            \(if: shown.subtitles, "subtitle: command.subtitle(in: state),")
            image: image(in: state),
            \(if: shown.help, "help: command.help(in: state),")
            isEnabled: isEnabled(in: state)\(shown.checks || shown.alternates ? "," : ")")
            \(if: shown.checks, "isChecked: command.isChecked(in: state)\(shown.alternates ? "," : ")")")
            \(if: shown.alternates, "alternate: \(needs.alternates ? "alternate" : "nil"))")
        }
      }
      """)
  }

  private func undo(to code: inout CodeTree) {
    guard context.showsMenuBar(in: .uikit) || context.showsMenuBar(in: .appkit) else { return }
    let undoable = context.menuBarUndoables
    if undoable.isEmpty { return }
    code.blank()
    code.block("nonisolated extension \(context.commandType)") { code in
      code.documentation(["Whether the menu bar names the command after Undo and Redo."])
      code.block("var namesUndo: Bool") { code in
        code.switchOver(.code("self")) { code in
          code.case(undoable.map { context.commandCases[CommandID($0)] }, returning: .boolean(true))
          if undoable.count < context.module.commands.count {
            code.defaultCase(returning: .boolean(false))
          }
        }
      }
    }
  }

  // MARK: - What the system has

  private func menus(to code: inout CodeTree) {
    let places = parts.places
    if places.isEmpty { return }
    code.blank()
    code.documentation(["A menu of the system's in the menu bar."])
    code.block("nonisolated enum \(prefix)SystemMenu: Hashable, Sendable") { code in
      for place in places { code.enumCase(place.name) }
      code.blank()
      code.block("var title: String") { code in
        code.switchOver(.code("self")) { code in
          for place in places { code.case("." + place.name, returning: title(of: place)) }
        }
      }
    }
  }

  /// The title of a menu of the system's, which a framework localizes where it does not come from the app.
  private func title(of place: StandardCommandPlace) -> Expression {
    if place == .app { return .string(context.module.app.name) }
    let own = parts.menus.filter { $0.bar.standardPlace == place }
    let word = SwiftName.upperCamel(place.name)
    guard let menu = own.first, own.contains(where: isTitled) else { return .string(word) }
    return context.localized(
      Text(literal: word, place: menu.bar.header), key: "menuBar.\(place.name).title")
  }

  /// Whether a framework shows the title: AppKit each, UIKit those that the menu bar changes.
  private func isTitled(_ menu: MenuBarMenu) -> Bool {
    if context.showsMenuBar(in: .appkit), menu.platforms.contains(.macOS) { return true }
    return menu.isFilled && context.showsMenuBar(in: .uikit)
  }

  private func standardItems(to code: inout CodeTree) {
    if parts.standard.isEmpty { return }
    code.blank()
    code.documentation(["A command or a submenu of the system in the menu bar."])
    code.block("\(access)nonisolated enum \(prefix)StandardItem: Hashable, Sendable") { code in
      for item in parts.standard { code.enumCase(item.entry.name) }
    }
  }
}
