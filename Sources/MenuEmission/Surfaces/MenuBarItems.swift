import MenuModel
import MenuSyntax

/// Writes what the menu bars of UIKit and AppKit have in common: an item, whatever makes it visible.
struct MenuBarItems {
  let context: EmissionContext

  private var prefix: String { context.prefix }
  private var state: String { context.stateType }

  /// Appends the declarations to the module's file.
  func emit(to code: inout CodeTree) {
    guard context.showsMenuBar(in: .uikit) || context.showsMenuBar(in: .appkit) else { return }
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
      }
      """)
    undo(to: &code)
    titles(to: &code)
  }

  private func titles(to code: inout CodeTree) {
    var members: [(name: String, title: String, key: String, place: Place)] = []
    for menu in context.module.menuBar?.menus ?? [] {
      guard let place = menu.standardPlace, place != .app, isTitled(menu) else { continue }
      members.append(
        (place.name, SwiftName.upperCamel(place.name), "menuBar.\(place.name)", menu.header))
    }
    if context.showsMenuBar(in: .appkit) {
      for menu in AppKitStandardItems(context: context).submenus {
        members.append((menu.name, menu.title, "standard." + menu.name, menu.place))
      }
    }
    if members.isEmpty { return }
    code.blank()
    code.documentation(["The titles of the system's menus."])
    code.block("nonisolated enum \(prefix)StandardTitles") { code in
      for member in members {
        code.blank()
        code.block("static var \(SwiftName.declared(member.name)): String") { code in
          let title = Text(segments: [.literal(member.title)], place: member.place)
          code.return(context.localized(title, key: member.key + ".title"))
        }
      }
    }
  }

  /// Whether a framework names a menu of the system's: AppKit each, UIKit those that the menu bar changes.
  private func isTitled(_ menu: BarMenu) -> Bool {
    if MenuBarMenu.menus(of: .appkit, in: context).contains(where: {
      $0.bar.standardPlace == menu.standardPlace
    }), context.showsMenuBar(in: .appkit) {
      return true
    }
    return context.showsMenuBar(in: .uikit)
      && context.menuBarPlatforms(of: .uikit).contains { platform in
        context.module.hasEntry(menu.entries, on: platform)
      }
  }

  private func undo(to code: inout CodeTree) {
    let undoable = context.menuBarUndoables
    if undoable.isEmpty { return }
    code.blank()
    code.block("nonisolated extension \(context.commandType)") { code in
      code.documentation(["Whether the menu bar names the command after Undo and Redo."])
      code.block("var namesUndo: Bool") { code in
        code.switchOver(.code("self")) { code in
          code.case(undoable.map { context.commandCases[$0] }, returning: .boolean(true))
          if undoable.count < context.module.commands.count {
            code.defaultCase(returning: .boolean(false))
          }
        }
      }
    }
  }
}

extension EmissionContext {
  /// The undoable commands, by their numbers.
  var menuBarUndoables: [Int] {
    module.commands.indices.filter { module.commands[$0].isUndoable }
  }

  /// Whether a framework shows the menu bar on any platform of the module.
  func showsMenuBar(in framework: Framework) -> Bool {
    module.app.frameworks.contains(framework) && !menuBarPlatforms(of: framework).isEmpty
  }
}
