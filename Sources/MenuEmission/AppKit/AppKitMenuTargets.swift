import MenuModel

/// Writes the objects that AppKit's menus need: what an item does, and what fills a menu when it opens.
struct AppKitMenuTargets {
  let context: EmissionContext
  let needs: MenuNeeds

  private var prefix: String { context.prefix }

  func emit(to code: inout CodeTree) {
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

      /// A menu that keeps the delegate which fills it when it opens.
      private final class \(prefix)FilledMenu: NSMenu {
        private let filler: \(prefix)MenuFiller
        \(if: needs.taps, "/// What a click on the menu's button does.")
        \(if: needs.taps, "@MainActor var tapTarget: \(prefix)MenuTarget?")

        @MainActor
        init(title: String, filler: \(prefix)MenuFiller) {
          self.filler = filler
          super.init(title: title)
          delegate = filler
        }

        @available(*, unavailable, message: "The menu is made in code.")
        required init(coder: NSCoder) {
          preconditionFailure("The menu is made in code.")
        }
      }

      /// Fills a menu each time it opens.
      @MainActor
      private final class \(prefix)MenuFiller: NSObject, NSMenuDelegate {
        private let items: @MainActor () -> [NSMenuItem]

        init(items: @escaping @MainActor () -> [NSMenuItem]) {
          self.items = items
          super.init()
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
}
