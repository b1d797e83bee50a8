import MenuModel

/// Writes the class that makes UIKit's menu elements of commands.
struct UIKitMenuBuilder {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "Makes menu elements of commands, as they are in one state.", "",
      "What menus call is never inlined: each stays a few calls, also in an optimized build.",
    ])
    code.line("@MainActor")
    code.block("\(context.access)final class \(prefix)MenuBuilder") { code in
      stored(to: &code)
      adding(to: &code)
      if needs.choices { choices(to: &code) }
      if needs.submenus { submenus(to: &code) }
      if needs.sections { sections(to: &code) }
      if needs.rows { rows(to: &code) }
      if needs.palettes { palettes(to: &code) }
      if needs.standard { standard(to: &code) }
      if needs.undoEntries { undo(to: &code) }
      if needs.submenus || needs.sections || needs.rows || needs.palettes { children(to: &code) }
      actions(to: &code)
    }
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      private let performer: \(prefix)MenuPerformer
      private let hidesUnavailable: Bool
      \(if: needs.undoEntries, "/// What Undo and Redo act on; nil where there is nothing to undo.")
      \(if: needs.undoEntries, "var undoManager: UndoManager?")
      private var groups: [[UIMenuElement]] = [[]]

      /// Begins a menu.
      ///
      /// - Parameters:
      ///   - performer: The state to show, and what to do with a chosen command.
      ///   - hidesUnavailable: Whether commands that are not enabled are left out, as in a
      ///     context menu; if not, they are dimmed.
      init(performer: \(prefix)MenuPerformer, hidesUnavailable: Bool) {
        self.performer = performer
        self.hidesUnavailable = hidesUnavailable
      }

      /// The state of the app when the menu opened.
      var state: \(context.stateType) {
        return performer.state
      }

      /// The elements so far, each group in an inline menu of its own.
      var children: [UIMenuElement] {
        let filled = groups.filter { group in !group.isEmpty }
        guard filled.count > 1 else { return filled.first ?? [] }
        return filled.map { group in
          if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
            return menu
          }
          return UIMenu(options: .displayInline, children: group)
        }
      }
      """)
  }

  private func adding(to code: inout CodeTree) {
    let overrides = needs.titles || needs.images
    code.blank()
    code.lines(
      """
      /// Adds commands, one below the other.
      @inline(never)
      func add(_ commands: [\(command)]) {
        for command in commands {
          add(command)
        }
      }

      /// Adds a command\(overrides ? ", with a title or a picture that it has only here" : "").
      @inline(never)
      \(if: !overrides, "func add(_ command: \(command)) {")
      \(if: overrides, "func add(")
      \(if: overrides, "  _ command: \(command),")
      \(if: overrides, "  title: String? = nil,")
      \(if: overrides, "  image: \(prefix)MenuImage = .own")
      \(if: overrides, ") {")
        guard let action = action(for: command) else { return }
        \(if: overrides, "if let title { action.title = title }")
        \(if: overrides, "if image != .own { action.image = image.uiImage }")
        append(action)
      }

      /// Begins the next group.
      @inline(never)
      func separate() {
        groups.append([])
      }
      """)
  }

  private func choices(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds the options of a choice, of which one is checked."])
    code.line("@inline(never)")
    code.function("func addChoice", ["_ commands: [\(command)]"]) { code in
      code.line("let actions = commands.compactMap { command in action(for: command) }")
      code.line("guard !actions.isEmpty else { return }")
      code.line("append(UIMenu(options: [.displayInline, .singleSelection], children: actions))")
    }
  }

  private func submenus(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a submenu.
      @inline(never)
      func addSubmenu(
        _ title: String,
        image: \(prefix)MenuImage = .hidden,
        _ build: (\(prefix)MenuBuilder) -> Void
      ) {
        let children = children(of: build)
        guard !children.isEmpty else { return }
        append(UIMenu(title: title, image: image.uiImage, children: children))
      }

      /// Adds a submenu of all that a command can carry, under the command's title and picture.
      @inline(never)
      func addSubmenu(
        of commands: [\(command)],
        title: String? = nil,
        image: \(prefix)MenuImage = .own
      ) {
        addSubmenu(of: commands, title: title, image: image) { menu in menu.add(commands) }
      }
      """)
    if needs.choiceSubmenus {
      code.blank()
      code.lines(
        """
        /// Adds a submenu of the options of a choice, of which one is checked.
        @inline(never)
        func addChoiceSubmenu(
          of commands: [\(command)],
          title: String? = nil,
          image: \(prefix)MenuImage = .own
        ) {
          addSubmenu(of: commands, title: title, image: image) { menu in menu.addChoice(commands) }
        }
        """)
    }
    code.blank()
    code.lines(
      """
      private func addSubmenu(
        of commands: [\(command)],
        title: String?,
        image: \(prefix)MenuImage,
        _ build: (\(prefix)MenuBuilder) -> Void
      ) {
        guard let command = commands.first else { return }
        addSubmenu(
          title ?? command.title(in: state),
          image: image == .own ? command.submenuImage(in: state) : image,
          build)
      }
      """)
  }

  private func sections(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a group under a title.
      @inline(never)
      func addSection(_ title: String, _ build: (\(prefix)MenuBuilder) -> Void) {
        let children = children(of: build)
        guard !children.isEmpty else { return }
        append(UIMenu(title: title, options: .displayInline, children: children))
      }
      """)
  }

  private func rows(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "Adds elements side by side: up to three with their titles, more as pictures alone."
    ])
    code.line("@inline(never)")
    code.function("func addRow", ["_ build: (\(prefix)MenuBuilder) -> Void"]) { code in
      code.line("let children = children(of: build)")
      code.line("guard !children.isEmpty else { return }")
      code.line("let row = UIMenu(options: .displayInline, children: children)")
      checks.append(.elementSize, to: &code) { code in
        if context.module.app.minimum(of: .visionOS) != nil {
          code.conditional("os(visionOS)") { code in
            code.line("row.preferredElementSize = .small")
          } else: { code in
            code.line("row.preferredElementSize = children.count > 3 ? .small : .medium")
          }
        } else {
          code.line("row.preferredElementSize = children.count > 3 ? .small : .medium")
        }
      }
      code.line("append(row)")
    }
  }

  private func palettes(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Adds elements as a palette."])
    code.line("@inline(never)")
    code.function("func addPalette", ["_ build: (\(prefix)MenuBuilder) -> Void"]) { code in
      code.lines(
        """
        \(needs.choices ? "var" : "let") children = children(of: build)
        guard !children.isEmpty else { return }
        var options: UIMenu.Options = .displayInline
        \(if: needs.choices, "if children.count == 1, let choice = children[0] as? UIMenu {")
        \(if: needs.choices, "  children = choice.children")
        \(if: needs.choices, "  options = choice.options")
        \(if: needs.choices, "}")
        """)
      checks.append(.paletteMenu, to: &code) { code in
        code.line("options.insert(.displayAsPalette)")
      }
      code.line("append(UIMenu(options: options, children: children))")
    }
  }

  private func standard(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a command of the system, which the responder chain performs and validates.
      @inline(never)
      func addStandard(_ title: String, symbolName: String? = nil, action: Selector) {
        let image = symbolName.flatMap { name in UIImage(systemName: name) }
        append(UICommand(title: title, image: image, action: action))
      }
      """)
  }

  private func undo(to code: inout CodeTree) {
    for (name, title, symbol) in [
      ("undo", "Undo", "arrow.uturn.backward"), ("redo", "Redo", "arrow.uturn.forward"),
    ] {
      code.blank()
      code.lines(
        """
        /// Adds \(title), under the name of the last action, if there is one.
        @inline(never)
        func add\(title)() {
          guard let undoManager, undoManager.can\(title) else { return }
          append(
            UIAction(
              title: undoManager.\(name)MenuItemTitle,
              image: UIImage(systemName: "\(symbol)")
            ) { _ in
              undoManager.\(name)()
            })
        }
        """)
    }
  }

  private func children(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func children(of build: (\(prefix)MenuBuilder) -> Void) -> [UIMenuElement] {
        let menu = \(prefix)MenuBuilder(
          performer: performer, hidesUnavailable: hidesUnavailable)
        \(if: needs.undoEntries, "menu.undoManager = undoManager")
        build(menu)
        return menu.children
      }
      """)
  }

  private func actions(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func append(_ element: UIMenuElement) {
        groups[groups.count - 1].append(element)
      }

      """)
    code.function("private func action", ["for command: \(command)"], "-> UIAction?") { code in
      code.lines(
        """
        let isEnabled = command.isEnabled(in: state)
        guard command.isShown(in: state), isEnabled || !hidesUnavailable else { return nil }
        var attributes: UIMenuElement.Attributes = []
        if !isEnabled { attributes.insert(.disabled) }
        if command.isDestructive { attributes.insert(.destructive) }
        """)
      if needs.keepsOpen {
        checks.append(.keepsMenuPresented, to: &code) { code in
          code.line("if command.keepsMenuOpen { attributes.insert(.keepsMenuPresented) }")
        }
      }
      code.lines(
        """
        let action = UIAction(
          title: command.menuTitle(in: state),
          image: command.menuImage(in: state).uiImage,
          attributes: attributes
        ) { [performer] _ in
          performer.choose(command)
        }
        \(if: needs.checks, "if command.isChecked(in: state) { action.state = .on }")
        """)
      if needs.subtitles { code.line("action.subtitle = command.subtitle(in: state)") }
      code.line("return action")
    }
  }

  /// Appends the pictures of menus and toolbars.
  func emitImages(to code: inout CodeTree) {
    let asset =
      context.module.app.stringsTable == nil
      ? "UIImage(named: name)" : "UIImage(named: name, in: \(context.bundle), with: nil)"
    code.blank()
    code.lines(
      """
      extension \(prefix)MenuImage {
        /// The image; nil for a picture that is hidden or that the command knows.
        var uiImage: UIImage? {
          switch self {
          case .own, .hidden:
            return nil
          case .symbol(let name):
            return UIImage(systemName: name)
          case .asset(let name):
            return \(asset)
          }
        }
      }
      """)
  }
}
