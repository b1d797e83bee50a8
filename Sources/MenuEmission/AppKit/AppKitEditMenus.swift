import MenuModel

/// Writes what shows an edit menu in AppKit: the contextual menus of text views and of other views.
///
/// `AppKitMenuItems` writes what makes the items of its entries.
struct AppKitEditMenus: SurfaceEmitter {
  var framework: Framework { .appkit }

  func platforms(in context: EmissionContext) -> [Platform] {
    context.editMenus(in: framework).isEmpty ? [] : AppKitMenus().platforms(in: context)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {}

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let surfaces = context.editMenus(in: framework)
    if surfaces.isEmpty { return }
    let writer = AppKitEditMenuWriter(context: context, needs: context.needs(of: framework))
    code.blank()
    code.block("extension \(context.prefix)EditMenuSurface") { code in
      writer.menus(to: &code)
      writer.undo.standardCommands(to: &code)
      code.blank()
      writer.undo.performer(anchor: "", to: &code)
    }
    writer.actions(to: &code)
    writer.undo.emit(to: &code)
  }
}

/// Writes the code that the edit menus of a module share.
private struct AppKitEditMenuWriter {
  let context: EmissionContext
  let needs: MenuNeeds

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var undoes: Bool { needs.undoableEdits }
  /// Whether a command that a menu does not list may act.
  private var unlisted: String {
    EditCommands.areAllOffered(in: context) ? "false" : "!command.isOffered"
  }

  var undo: UndoRegistration {
    UndoRegistration(context: context, needs: needs, responder: "NSResponder", view: "NSView")
  }

  func menus(to code: inout CodeTree) {
    let undoArgument = undoes ? ", undo: undo" : ""
    code.lines(
      """
      /// The menu for a view with content of its own: it is filled each time it opens. The responder
      /// chain performs and validates its standard commands.
      ///
      /// - Parameters:
      ///   - view: What the menu belongs to.
      \(if: undoes, "///   - undo: Gives what takes a command back, for the view's undo manager.")
      \(if: !undoes, "\(access)func makeMenu(for view: NSView?) -> NSMenu {")
      \(if: undoes, "\(access)func makeMenu(")
      \(if: undoes, "  for view: NSView?,")
      \(if: undoes, "  undo: \(prefix)UndoProvider? = nil")
      \(if: undoes, ") -> NSMenu {")
        let filler = \(prefix)MenuFiller { [weak view] in
          items(for: view\(undoArgument))
        }
        return filler.makeMenu(title: "")
      }

      /// The menu of a text view, for its delegate's `textView(_:menu:for:at:)`: what the system
      /// offers with the commands of the menu, each behind the standard command that stands before it.
      ///
      /// - Parameters:
      ///   - textView: What the menu belongs to.
      ///   - menu: What the system offers, all of which stays.
      \(if: undoes, "///   - undo: Gives what takes a command back, for the view's undo manager.")
      \(access)func makeMenu(
        for textView: NSTextView,
        adding menu: NSMenu\(undoes ? "," : "")
        \(if: undoes, "undo: \(prefix)UndoProvider? = nil")
      ) -> NSMenu {
        var pending: [NSMenuItem] = []
        var place = 0
        for item in items(for: textView\(undoArgument)) {
          guard let known = standardItem(like: item, in: menu) else {
            pending.append(item)
            continue
          }
          for item in pending where !item.isSeparatorItem {
            menu.insertItem(item, at: place)
            place += 1
          }
          pending = []
          place = menu.index(of: known) + 1
        }
        let last = pending.drop { item in item.isSeparatorItem }
        if !last.isEmpty, !menu.items.isEmpty { menu.addItem(.separator()) }
        for item in last {
          menu.addItem(item)
        }
        return menu
      }
      """)
    canPerform(to: &code)
    code.blank()
    code.lines(
      """
      private func standardItem(like item: NSMenuItem, in menu: NSMenu) -> NSMenuItem? {
        guard item.target == nil, item.submenu == nil, let action = item.action else { return nil }
        return menu.items.first { other in
          other.action == action && (item.tag == 0 || other.tag == item.tag)
        }
      }

      \(if: !undoes, "private func items(for view: NSView?) -> [NSMenuItem] {")
      \(if: undoes, "private func items(")
      \(if: undoes, "  for view: NSView?, undo: \(prefix)UndoProvider?")
      \(if: undoes, ") -> [NSMenuItem] {")
        let performer = performer(for: view\(undoArgument))
        return performer.items(of: entries(in: performer.state))
      }
      """)
  }

  private func canPerform(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Whether the menu lets a standard command act now; true for any other action. A view with
      /// content of its own asks it in `validateUserInterfaceItem(_:)`, with the item's action.
      \(access)func canPerformAction(_ action: Selector?) -> Bool {
        guard let action, let command = \(prefix)EditCommand(action: action) else { return true }
        return allows(command, in: state()) ?? \(unlisted)
      }
      """)
  }

  func actions(to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)EditCommand") { code in
      code.documentation(["The standard command of an action; nil for any other action."])
      code.function("fileprivate init?", ["action: Selector"]) { code in
        code.switchOver(.code("action")) { code in
          for entry in context.editCommands {
            // Actions with a tag are those of several commands.
            guard let action = entry.appKit, action.tag == nil else { continue }
            code.case([action.selectorExpression]) { code in code.line("self = .\(entry.name)") }
          }
          code.defaultCase { code in code.line("return nil") }
        }
      }
    }
  }
}
