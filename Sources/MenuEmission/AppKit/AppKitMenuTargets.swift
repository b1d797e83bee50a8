import MenuModel

/// Writes the objects that AppKit's menus need: what an item does, and what fills a menu when it opens.
struct AppKitMenuTargets {
  let context: EmissionContext
  let needs: MenuNeeds

  private var prefix: String { context.prefix }

  /// Appends the objects.
  ///
  /// - Parameter hasMenus: Whether there are menus, and not only commands of a toolbar.
  func emit(hasMenus: Bool, to code: inout CodeTree) {
    performer(to: &code)
    if !hasMenus { return }
    code.blank()
    code.lines(
      """
      /// What a menu item does. The item keeps it.
      @MainActor
      private final class \(prefix)MenuTarget: NSObject, NSMenuItemValidation {
        private let isEnabled: Bool
        private let choose: @MainActor () -> Void

        init(isEnabled: Bool, choose: @escaping @MainActor () -> Void) {
          self.isEnabled = isEnabled
          self.choose = choose
          super.init()
        }

        func makeItem(title: String) -> NSMenuItem {
          let action = #selector(\(prefix)MenuTarget.chooseItem(_:))
          let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
          item.target = self
          item.representedObject = self
          return item
        }

        @objc func chooseItem(_ sender: Any?) {
          choose()
        }

        func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
          return isEnabled
        }
      }

      /// Fills a menu each time it opens.
      @MainActor
      private final class \(prefix)MenuFiller: NSObject, NSMenuDelegate {
        \(if: needs.taps, "/// What a click on the menu's button does.")
        \(if: needs.taps, "var tapTarget: \(prefix)MenuTarget?")
        private let items: @MainActor () -> [NSMenuItem]

        init(items: @escaping @MainActor () -> [NSMenuItem]) {
          self.items = items
          super.init()
        }

        func makeMenu(title: String) -> NSMenu {
          let menu = NSMenu(title: title)
          menu.delegate = self
          // A menu does not keep its delegate, so this object goes with the menu.
          let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
          objc_setAssociatedObject(menu, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return menu
        }

        func menuNeedsUpdate(_ menu: NSMenu) {
          menu.removeAllItems()
          for item in items() {
            menu.addItem(item)
          }
        }
      }
      """)
  }

  /// Appends what performs a command.
  func performer(to code: inout CodeTree) {
    let command = context.commandType
    code.blank()
    code.lines(
      """
      /// Performs the commands of a menu\(needs.confirmations ? ", after their confirmations" : "").
      @MainActor
      struct \(prefix)MenuPerformer {
        /// The state of the app when the menu opened.
        let state: \(context.stateType)
        let perform: @MainActor (\(command)) -> Void

        func choose(_ command: \(command)) {
          \(if: !needs.confirmations, "perform(command)")
          \(if: needs.confirmations, "guard let question = command.confirmation(in: state) else {")
          \(if: needs.confirmations, "  perform(command)")
          \(if: needs.confirmations, "  return")
          \(if: needs.confirmations, "}")
          \(if: needs.confirmations, "let alert = NSAlert()")
          \(if: needs.confirmations, "alert.messageText = question")
          \(if: needs.confirmations, "let button = alert.addButton(withTitle: command.menuTitle(in: state))")
          \(if: needs.confirmations, "button.hasDestructiveAction = command.isDestructive")
          \(if: needs.confirmations, "alert.addButton(withTitle: \(context.prefix)MenuTexts.cancel)")
          \(if: needs.confirmations, "if alert.runModal() == .alertFirstButtonReturn { perform(command) }")
        }
      }
      """)
  }
}
