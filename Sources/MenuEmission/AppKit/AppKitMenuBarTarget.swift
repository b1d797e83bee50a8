import MenuModel

/// Writes how AppKit's menu bar is installed, and what its items send their commands to.
struct AppKitMenuBarTarget {
  let context: EmissionContext
  let parts: MenuBarParts
  let checks: AvailabilityChecks

  private var needs: MenuNeeds { parts.needs }
  private var prefix: String { context.prefix }
  private var access: String { context.access }
  /// The property of a responder with a menu bar of its own: `notesMenuBar`.
  private var property: String { SwiftName.lowerCamel(prefix) + "MenuBar" }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A responder whose commands the menu bar shows while it is in front: a view controller, a window
      /// controller, a window or its delegate, the app's delegate.
      @MainActor
      \(access)protocol \(prefix)CommandResponder: AnyObject {
        /// The menu bar with the state of this responder, which also performs the commands.
        var \(property): \(prefix)MenuBar { get }
      }
      """)
    menuBar(to: &code)
    target(to: &code)
    if needs.shortcuts { shortcuts(to: &code) }
    if needs.shortcuts || needs.alternates || parts.hasStandardAlternates,
      !(context.describesMenus(in: .appkit) && context.entryNeeds.alternates)
    {
      AppKitMenuItems(context: context, checks: checks).modifiers(to: &code)
    }
  }

  private func menuBar(to code: inout CodeTree) {
    let isUndoable = !context.menuBarUndoables.isEmpty
    code.blank()
    code.lines(
      """
      extension \(prefix)MenuBar {
        /// Makes this the menu bar of the app. Call it in `applicationWillFinishLaunching(_:)`.
        ///
        /// - Parameter window: The window of an app that has only one: the Window menu then has an item
        ///   that opens it again.
        \(access)func install(reopening window: NSWindow? = nil) {
          let target = \(prefix)MenuBarTarget(menuBar: self)
          let mainMenu = target.makeMenu()
          let filler = \(prefix)MenuBarFiller(mainMenu, target: target)
          for menu in \(parts.hasIdioms ? "menus(isPad: false)" : "menus") {
            filler.addSubmenu(menu)
          }
          if let window { target.addItem(reopening: window) }
          let application = NSApplication.shared
          application.mainMenu = mainMenu
          application.servicesMenu = target.servicesMenu
          application.windowsMenu = target.windowsMenu
          application.helpMenu = target.helpMenu
        }

        /// The name of the app in About, Hide, Quit and Help.
        static var applicationName: String {
          let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName")
          return name as? String ?? "\(StringLiteral.escaped(context.module.app.name))"
        }

        /// Performs a command\(needs.confirmations ? ", after its confirmation" : "").
        fileprivate func choose(_ command: \(context.commandType)) {
          let state = state()
          \(if: !isUndoable, "\(prefix)MenuPerformer(state: state, perform: perform).choose(command)")
          \(if: isUndoable, "let performer = \(prefix)MenuPerformer(state: state) { command in")
          \(if: isUndoable, "  let undoManager = NSApplication.shared.keyWindow?.firstResponder?.undoManager")
          \(if: isUndoable, "  perform(command)")
          \(if: isUndoable, "  // A group is open where the command has something to undo.")
          \(if: isUndoable, "  if command.namesUndo, let undoManager, undoManager.groupingLevel > 0 {")
          \(if: isUndoable, "    undoManager.setActionName(command.title(in: state))")
          \(if: isUndoable, "  }")
          \(if: isUndoable, "}")
          \(if: isUndoable, "performer.choose(command)")
        }
      }
      """)
  }

  private func target(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "What the items of the menu bar send their commands to. The menu bar keeps it."
    ])
    code.line("@MainActor")
    code.block("final class \(prefix)MenuBarTarget: NSObject, NSMenuItemValidation") { code in
      code.lines(
        """
        var servicesMenu: NSMenu?
        var windowsMenu: NSMenu?
        var helpMenu: NSMenu?
        private let menuBar: \(prefix)MenuBar

        init(menuBar: \(prefix)MenuBar) {
          self.menuBar = menuBar
          super.init()
        }

        func makeMenu() -> NSMenu {
          let menu = NSMenu(title: "")
          // Menu items do not keep their targets, so this object goes with the menu.
          let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
          objc_setAssociatedObject(menu, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return menu
        }

        /// The menu bar of the responder in front, or else that of the app.
        var front: \(prefix)MenuBar {
          let application = NSApplication.shared
          for window in [application.keyWindow, application.mainWindow] {
            guard let window else { continue }
            var responder: NSResponder? = window.firstResponder ?? window
            while let current = responder {
              if let found = current as? any \(prefix)CommandResponder {
                return found.\(property)
              }
              responder = current.nextResponder
            }
            if let found = window.delegate as? any \(prefix)CommandResponder {
              return found.\(property)
            }
          }
          let found = application.delegate as? any \(prefix)CommandResponder
          return found?.\(property) ?? menuBar
        }

        func makeItem(_ item: \(prefix)MenuBarItem) -> NSMenuItem {
          let action = #selector(\(prefix)MenuBarTarget.performItem(_:))
          let menuItem = NSMenuItem(title: "", action: action, keyEquivalent: "")
          \(if: needs.shortcuts, "let shortcut = item.command.shortcut")
          \(if: needs.shortcuts, "menuItem.keyEquivalent = shortcut?.keyEquivalent ?? \"\"")
          \(if: needs.shortcuts, "menuItem.keyEquivalentModifierMask = shortcut?.modifiers.eventFlags ?? []")
          \(if: !needs.shortcuts, "menuItem.keyEquivalentModifierMask = []")
          menuItem.target = self
          menuItem.representedObject = item
          show(item, in: menuItem, state: menuBar.state())
          return menuItem
        }

        /// Adds an item to the Window menu that opens a window, also once it is closed.
        func addItem(reopening window: NSWindow) {
          window.isReleasedWhenClosed = false
          window.isExcludedFromWindowsMenu = true
          let action = #selector(NSWindow.makeKeyAndOrderFront(_:))
          let item = NSMenuItem(title: window.title, action: action, keyEquivalent: "")
          item.target = window
          windowsMenu?.addItem(.separator())
          windowsMenu?.addItem(item)
        }

        @objc func performItem(_ sender: NSMenuItem) {
          guard let item = sender.representedObject as? \(prefix)MenuBarItem else { return }
          front.choose(item.command)
        }

        func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
          guard let item = menuItem.representedObject as? \(prefix)MenuBarItem else { return true }
          let state = front.state()
          show(item, in: menuItem, state: state)
          return item.isEnabled(in: state)
        }

        """)
      code.function(
        "private func show",
        [
          "_ item: \(prefix)MenuBarItem", "in menuItem: NSMenuItem", "state: \(context.stateType)",
        ]
      ) { code in
        code.lines(
          """
          menuItem.title = item.title(in: state)
          menuItem.image = item.image(in: state).nsImage
          \(if: needs.checks, "menuItem.state = item.command.isChecked(in: state) ? .on : .off")
          \(if: needs.help, "menuItem.toolTip = item.command.help(in: state)")
          """)
        if needs.subtitles {
          checks.append(.menuItemSubtitle, to: &code) { code in
            code.line("menuItem.subtitle = item.command.subtitle(in: state)")
          }
        }
      }
    }
  }

  /// The keys that are no characters, with what stands for them in a menu item, as AppKit's `NSEvent` and `NSText` number
  /// them.
  private static let keys: [(key: String, character: String)] = [
    ("return", "\\r"), ("enter", "\\u{3}"), ("tab", "\\t"), ("space", " "), ("delete", "\\u{8}"),
    ("forwardDelete", "\\u{7F}"), ("escape", "\\u{1B}"), ("up", "\\u{F700}"),
    ("down", "\\u{F701}"), ("left", "\\u{F702}"), ("right", "\\u{F703}"), ("home", "\\u{F729}"),
    ("end", "\\u{F72B}"), ("pageUp", "\\u{F72C}"), ("pageDown", "\\u{F72D}"),
    ("help", "\\u{F746}"), ("clear", "\\u{F739}"),
  ]

  private func shortcuts(to code: inout CodeTree) {
    code.blank()
    code.block("nonisolated extension MenuShortcut") { code in
      code.documentation(["The key as a menu item takes it."])
      code.block("fileprivate var keyEquivalent: String") { code in
        code.switchOver(.code("key")) { code in
          code.case(".character(let character)", returning: .code("String(character)"))
          code.case([".function(let number)"]) { code in
            code.line("let scalar = UnicodeScalar(UInt32(0xF703 + number))")
            code.line("return scalar.map { String(Character($0)) } ?? \"\"")
          }
          for (key, character) in Self.keys {
            code.case("." + key, returning: .code("\"" + character + "\""))
          }
        }
      }
    }
  }
}
