import MenuModel

/// Writes how a UIKit app hands its main menu to the menu bar, and how responders show and perform its commands.
struct UIKitMenuBarCommands {
  let context: EmissionContext
  let parts: MenuBarParts
  let checks: AvailabilityChecks

  private var needs: MenuNeeds { parts.needs }
  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var lists: [CommandID] {
    needs.payloads.sorted { $0.index < $1.index }.filter { id in
      if case .list = context.module.commands[id.index].payload { return true }
      return false
    }
  }
  private var hasLists: Bool { !lists.isEmpty }
  private var isUndoable: Bool { !context.menuBarUndoables.isEmpty }

  func emit(to code: inout CodeTree) {
    responder(to: &code)
    code.blank()
    code.block("extension \(prefix)MenuBar") { code in
      building(to: &code)
      showing(to: &code)
      choosing(to: &code)
      finding(to: &code)
    }
    keys(to: &code)
    if needs.shortcuts { shortcuts(to: &code) }
    if needs.shortcuts || needs.alternates { modifiers(to: &code) }
  }

  private func responder(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "A responder whose commands the menu bar shows while it is in front: the app's delegate, and any",
      "view controller with a state of its own.", "",
      "It overrides `validate(_:)` too, and calls the menu bar's there.",
    ])
    code.line("@MainActor")
    code.block("@objc \(access)protocol \(prefix)CommandResponder") { code in
      code.lines(
        """
        /// Performs the command of a menu: `menuBar.choose(sender, from: self)`.
        func perform\(prefix)Command(_ sender: UICommand)
        """)
      guard needs.alternates else { return }
      code.blank()
      code.lines(
        """
        /// Performs what a menu showed in place of a command while keys were held:
        /// `menuBar.chooseAlternate(of: sender, from: self)`.
        func performAlternate\(prefix)Command(_ sender: UICommand)
        """)
    }
  }

  private func building(to code: inout CodeTree) {
    let idiom = parts.hasIdioms
    code.documentation([
      "Makes the system offer what the menu bar shows of it. Call it in",
      "`application(_:didFinishLaunchingWithOptions:)`.",
    ])
    code.block("\(access)func install()") { code in
      let preferences = preferences
      if !preferences.isEmpty {
        checks.append(.mainMenuConfiguration, to: &code) { code in
          code.line("let configuration = UIMainMenuSystem.Configuration()")
          for preference in preferences {
            code.line("configuration.\(preference)Preference = .included")
          }
          code.line("UIMainMenuSystem.shared.setBuildConfiguration(configuration)")
        }
      }
      code.line("rebuild()")
    }
    code.lines(
      """

      /// Makes the main menu anew: call it when a list changes, or a text that a submenu has as its title.
      \(access)func rebuild() {
        UIMenuSystem.main.setNeedsRebuild()
      }

      /// Makes the main menu this menu bar. Call it in the `buildMenu(with:)` of the app's delegate.
      \(access)func build(with builder: any UIMenuBuilder) {
        guard builder.system == .main else { return }
        Self.items = [:]
        \(if: idiom, "let isPad = UIDevice.current.userInterfaceIdiom == .pad")
        let mainMenu = \(prefix)MainMenu(builder, state: state())
        mainMenu.change(to: menus\(idiom ? "(isPad: isPad)" : ""))
      }

      /// The items of the main menu, of which an app has one, by what tells them apart.
      fileprivate static var items: [String: \(prefix)MenuBarItem] = [:]

      """)
  }

  /// The groups of the system that the menu bar names, which newer systems add on demand.
  private var preferences: [String] {
    var names: Set<String> = []
    func add(_ entries: [Entry]) {
      for entry in entries {
        switch entry.kind {
        case .standard(let command): names.insert(command.name.text)
        case .submenu(let submenu): add(submenu.entries)
        case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner):
          add(inner)
        default: continue
        }
      }
    }
    for menu in parts.menus where menu.bar.standardPlace != nil {
      for platform in context.menuBarPlatforms(of: .uikit) where menu.platforms.contains(platform) {
        add(context.module.entries(menu.entries, on: platform))
      }
    }
    let groups: [(String, [String])] = [
      ("document", ["duplicate", "rename", "moveTo"]), ("printing", ["print"]),
      (
        "finding",
        ["find", "findNext", "findPrevious", "useSelectionForFind", "jumpToSelection", "replace"]
      ),
      ("toolbar", ["toolbar", "customizeToolbar"]), ("sidebar", ["sidebar"]),
      ("inspector", ["inspector"]),
      (
        "textFormatting",
        ["font", "text", "bold", "italic", "underline", "bigger", "smaller", "alignLeft"]
      ),
    ]
    return groups.filter { !names.isDisjoint(with: $0.1) }.map(\.0)
  }

  private func showing(to code: inout CodeTree) {
    code.lines(
      """
      /// Shows a command of a menu as it is in the state. Call it in a responder's `validate(_:)`.
      \(access)func validate(_ command: UICommand) {
        guard let item = Self.item(of: command) else { return }
        let state = state()
        \(if: hasLists, "// A list may have had the element when the menus were made.")
        \(if: hasLists, "guard !item.command.isGone(in: state) else {")
        \(if: hasLists, "  command.attributes = .disabled")
        \(if: hasLists, "  return")
        \(if: hasLists, "}")
        Self.show(item, in: command, state: state)
      }

      fileprivate static func show(
        _ item: \(prefix)MenuBarItem, in command: UICommand, state: \(context.stateType)
      ) {
        command.title = item.title(in: state)
        command.image = item.image(in: state).uiImage
        var attributes: UIMenuElement.Attributes = []
        if !item.isEnabled(in: state) { attributes.insert(.disabled) }
        if item.command.isDestructive { attributes.insert(.destructive) }
        command.attributes = attributes
        \(if: needs.checks, "command.state = item.command.isChecked(in: state) ? .on : .off")
        \(if: needs.subtitles, "command.subtitle = item.command.subtitle(in: state)")
        \(if: needs.choices, "if let option = item.command.optionTitle(in: state) {")
        \(if: needs.choices, "  // The list of shortcuts shows no submenus.")
        \(if: needs.choices, "  command.discoverabilityTitle = item.command.title(in: state) + \": \" + option")
        \(if: needs.choices, "}")
      }

      private static func item(of command: UICommand) -> \(prefix)MenuBarItem? {
        let action = #selector((any \(prefix)CommandResponder).perform\(prefix)Command(_:))
        guard command.action == action else { return nil }
        return (command.propertyList as? String).flatMap { key in items[key] }
      }

      """)
  }

  private func choosing(to code: inout CodeTree) {
    let confirms = needs.confirmations
    code.lines(
      """
      /// Performs the command of a menu\(confirms ? ", after its confirmation" : "").
      ///
      /// - Parameter responder: What the command was sent to\(isUndoable ? "; its undo manager names what can be undone" : "").
      \(access)func choose(_ command: UICommand, from responder: UIResponder) {
        guard let item = Self.item(of: command) else { return }
        choose(item.command, from: responder)
      }
      """)
    if needs.alternates { choosingAlternates(to: &code) }
    code.blank()
    code.lines(
      """
      private func choose(_ command: \(context.commandType), from responder: UIResponder) {
        \(if: confirms, "let state = state()")
        \(if: confirms, "guard let question = command.confirmation(in: state) else {")
        \(if: confirms, "  perform(command, from: responder)")
        \(if: confirms, "  return")
        \(if: confirms, "}")
        \(if: confirms, "let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)")
        \(if: confirms, "let style: UIAlertAction.Style = command.isDestructive ? .destructive : .default")
        \(if: confirms, "alert.addAction(")
        \(if: confirms, "  UIAlertAction(title: command.menuTitle(in: state), style: style) { _ in")
        \(if: confirms, "    perform(command, from: responder)")
        \(if: confirms, "  })")
        \(if: confirms, "alert.addAction(UIAlertAction(title: \(prefix)MenuTexts.cancel, style: .cancel))")
        \(if: confirms, "Self.presenter?.present(alert, animated: true)")
        \(if: !confirms, "perform(command, from: responder)")
      }

      private func perform(_ command: \(context.commandType), from responder: UIResponder) {
        \(if: isUndoable, "let title = command.title(in: state())")
        perform(command)
        \(if: isUndoable, "guard command.namesUndo else { return }")
        \(if: isUndoable, "// A group is open where the command has something to undo.")
        \(if: isUndoable, "let undoManager = responder.undoManager ?? Self.keyWindow?.undoManager")
        \(if: isUndoable, "if let undoManager, undoManager.groupingLevel > 0 {")
        \(if: isUndoable, "  undoManager.setActionName(title)")
        \(if: isUndoable, "}")
      }
      """)
  }

  private func choosingAlternates(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Performs what a menu showed in place of a command.
      \(access)func chooseAlternate(of command: UICommand, from responder: UIResponder) {
        guard let key = command.propertyList as? String else { return }
        guard let item = Self.items[key + " alternate"], item.isEnabled(in: state()) else { return }
        choose(item.command, from: responder)
      }
      """)
  }

  private func finding(to code: inout CodeTree) {
    if needs.confirmations || isUndoable {
      code.blank()
      code.lines(
        """
        /// The window in front.
        private static var keyWindow: UIWindow? {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          let active = scenes.first { scene in scene.activationState == .foregroundActive }
          return (active ?? scenes.first)?.keyWindow
        }
        """)
    }
    guard needs.confirmations else { return }
    code.blank()
    code.lines(
      """
      /// The view controller in front.
      private static var presenter: UIViewController? {
        var presenter = keyWindow?.rootViewController
        while let presented = presenter?.presentedViewController, !presented.isBeingDismissed {
          presenter = presented
        }
        return presenter
      }
      """)
  }

  private func keys(to code: inout CodeTree) {
    let payloads = needs.payloads.sorted { $0.index < $1.index }
    code.blank()
    code.block("nonisolated extension \(context.commandType)") { code in
      code.documentation(["What tells the command from all others in the main menu."])
      code.block("fileprivate var menuKey: String") { code in
        if payloads.isEmpty {
          code.line("return id")
          return
        }
        code.switchOver(.code("self")) { code in
          for id in payloads {
            let pattern = context.commandValue(id, payload: "let payload")
            if case .list = context.module.commands[id.index].payload {
              code.case(pattern, returning: .code("id + \".\" + payload.rawValue"))
            } else {
              code.case(pattern, returning: .code("id + \".\" + payload.id"))
            }
          }
          if payloads.count < context.module.commands.count {
            code.defaultCase(returning: .code("id"))
          }
        }
      }
      if hasLists { gone(to: &code) }
    }
  }

  private func gone(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Whether the command carries an element that its list does not have."])
    code.function("fileprivate func isGone", ["in state: \(context.stateType)"], "-> Bool") {
      code in
      code.switchOver(.code("self")) { code in
        code.case(
          lists.map { context.commandCases[$0] },
          returning: .code("optionTitle(in: state) == nil"))
        if lists.count < context.module.commands.count {
          code.defaultCase(returning: .boolean(false))
        }
      }
    }
  }

  /// The keys that are no characters, with what stands for them in a key command; the others UIKit has no input for.
  private static let inputs: [(key: String, input: String)] = [
    ("return", "\"\\r\""), ("tab", "\"\\t\""), ("space", "\" \""),
    ("delete", "UIKeyCommand.inputDelete"), ("escape", "UIKeyCommand.inputEscape"),
    ("up", "UIKeyCommand.inputUpArrow"), ("down", "UIKeyCommand.inputDownArrow"),
    ("left", "UIKeyCommand.inputLeftArrow"), ("right", "UIKeyCommand.inputRightArrow"),
    ("home", "UIKeyCommand.inputHome"), ("end", "UIKeyCommand.inputEnd"),
    ("pageUp", "UIKeyCommand.inputPageUp"), ("pageDown", "UIKeyCommand.inputPageDown"),
  ]

  private func shortcuts(to code: inout CodeTree) {
    code.blank()
    code.block("nonisolated extension MenuShortcut") { code in
      code.documentation([
        "The key as a key command takes it; nil for a key that UIKit does not know."
      ])
      code.block("fileprivate var input: String?") { code in
        code.line("if modifiers.contains(.function) { return nil }")
        code.switchOver(.code("key")) { code in
          code.case(".character(let character)", returning: .code("String(character)"))
          code.case([".function(let number)"]) { code in
            code.line("let inputs = [")
            code.line("  UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4,")
            code.line("  UIKeyCommand.f5, UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8,")
            code.line("  UIKeyCommand.f9, UIKeyCommand.f10, UIKeyCommand.f11, UIKeyCommand.f12,")
            code.line("]")
            code.line("return inputs.indices.contains(number - 1) ? inputs[number - 1] : nil")
          }
          for (key, input) in Self.inputs {
            code.case("." + key, returning: .code(input))
          }
          code.case([".enter", ".forwardDelete", ".help", ".clear"], returning: .null)
        }
      }
      code.lines(
        """

        /// Whether the system would take the key first, to move the focus or to scroll.
        fileprivate var movesFocus: Bool {
          switch key {
          case .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown:
            return true
          default:
            return false
          }
        }
        """)
    }
  }

  private func modifiers(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      nonisolated extension MenuShortcut.Modifiers {
        /// The modifiers as a key command takes them.
        fileprivate var flags: UIKeyModifierFlags {
          var flags: UIKeyModifierFlags = []
          if contains(.control) { flags.insert(.control) }
          if contains(.option) { flags.insert(.alternate) }
          if contains(.shift) { flags.insert(.shift) }
          if contains(.command) { flags.insert(.command) }
          return flags
        }
      }
      """)
  }
}
