import MenuModel

/// Writes what makes UIKit's menu elements of the entries of a menu.
struct UIKitMenuElements {
  let context: EmissionContext
  /// What the entries of any menu have.
  let needs: MenuNeeds
  let checks: AvailabilityChecks
  private let standard: [StandardCommandEntry]

  private var prefix: String { context.prefix }

  init(context: EmissionContext, checks: AvailabilityChecks) {
    self.context = context
    self.checks = checks
    needs = context.entryKindNeeds
    standard = context.standardCommands
  }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)MenuPerformer") { code in
      elements(to: &code)
      element(to: &code)
      if needs.submenus || needs.sections || needs.rows || needs.palettes { menu(to: &code) }
      action(to: &code)
      if !undoes.isEmpty { undo(to: &code) }
    }
    if !standard.isEmpty { actions(to: &code) }
  }

  /// Undo and Redo, where edit menus have them.
  private var undoes: [StandardCommandEntry] {
    context.needs(of: .uikit).undoEntries ? standard.filter(\.isUndoOrRedo) : []
  }

  private func elements(to code: inout CodeTree) {
    let isAny = context.needs(of: .uikit).menus
    let idiom = needs.entryIdioms
    code.lines(
      """
      \(if: isAny, "/// What a menu shows in the performer's state.")
      \(if: isAny, "func elements(of menu: any \(prefix)MenuBuilding) -> [UIMenuElement] {")
      \(if: isAny && !idiom, "  return elements(of: menu.entries(in: state))")
      \(if: isAny && idiom, "  let isPad = UIDevice.current.userInterfaceIdiom == .pad")
      \(if: isAny && idiom, "  return elements(of: menu.entries(in: state, isPad: isPad))")
      \(if: isAny, "}")

      """)
    code.blank()
    if context.hasManyCommands {
      groups(to: &code)
      return
    }
    code.lines(
      """
      /// The entries of a menu, each group in an inline menu of its own.
      func elements(of entries: [\(prefix)MenuEntry]) -> [UIMenuElement] {
        let groups = entries.split(separator: .separator).map { group in
          group.compactMap { entry in element(of: entry) }
        }
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

  /// Appends the same for a large module, without the algorithms of collections.
  private func groups(to code: inout CodeTree) {
    code.lines(
      """
      /// The entries of a menu, each group in an inline menu of its own.
      func elements(of entries: [\(prefix)MenuEntry]) -> [UIMenuElement] {
        var groups: [UIMenuElement] = []
        var first: [UIMenuElement] = []
        for group in \(prefix)MenuEntry.groups(of: entries) {
          var elements: [UIMenuElement] = []
          for entry in group {
            if let element = element(of: entry) { elements.append(element) }
          }
          if elements.isEmpty { continue }
          if groups.isEmpty { first = elements }
          groups.append(inlineMenu(of: elements))
        }
        return groups.count > 1 ? groups : first
      }

      private func inlineMenu(of group: [UIMenuElement]) -> UIMenu {
        if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
          return menu
        }
        return UIMenu(options: .displayInline, children: group)
      }
      """)
  }

  // MARK: - Entries

  private func element(to code: inout CodeTree) {
    code.blank()
    code.function(
      "private func element", ["of entry: \(prefix)MenuEntry"], "-> UIMenuElement?"
    ) { code in
      code.switchOver(.code("entry")) { code in
        code.case(".command(let item)", returning: .code("action(for: item)"))
        if needs.choices {
          code.case([".choice(let items)"]) { code in
            code.line("let actions = items.map { item in action(for: item) }")
            code.line(
              "return UIMenu(options: [.displayInline, .singleSelection], children: actions)")
          }
        }
        code.case(".separator", returning: .null)
        if needs.submenus {
          code.case([".submenu(let title, let image, let entries)"]) { code in
            code.line("return menu(of: entries, title: title, image: image)")
          }
        }
        if needs.sections {
          code.case([".section(let title, let entries)"]) { code in
            code.line("return menu(of: entries, title: title, options: .displayInline)")
          }
        }
        if needs.rows { code.case([".row(let entries)"]) { code in row(to: &code) } }
        if needs.palettes { code.case([".palette(let entries)"]) { code in palette(to: &code) } }
        if !standard.isEmpty { standard(to: &code) }
        if context.menuBarHasStandard { code.case(".standardItem", returning: .null) }
      }
    }
  }

  private func standard(to code: inout CodeTree) {
    for entry in undoes {
      code.case(".standard(.\(entry.name), _)", returning: .code("\(entry.name)Action"))
    }
    code.case([".standard(let command, let title)"]) { code in
      code.lines(
        """
        guard let action = command.action else { return nil }
        let image = command.symbolName.flatMap { name in UIImage(systemName: name) }
        return UICommand(title: title, image: image, action: action)
        """)
    }
  }

  private func row(to code: inout CodeTree) {
    let size = "row?.preferredElementSize = entries.count > 3 ? .small : .medium"
    code.line("let row = menu(of: entries, options: .displayInline)")
    checks.append(.elementSize, to: &code) { code in
      if context.module.app.minimum(of: .visionOS) != nil {
        code.conditional("os(visionOS)") { code in
          code.line("row?.preferredElementSize = .small")
        } else: { code in
          code.line(size)
        }
      } else {
        code.line(size)
      }
    }
    code.line("return row")
  }

  private func palette(to code: inout CodeTree) {
    code.line("var options: UIMenu.Options = .displayInline")
    checks.append(.paletteMenu, to: &code) { code in
      code.line("options.insert(.displayAsPalette)")
    }
    if needs.choices {
      code.block("if entries.count == 1, case .choice(let items) = entries[0]") { code in
        code.line("options.insert(.singleSelection)")
        code.line("let actions = items.map { item in action(for: item) }")
        code.line("return UIMenu(options: options, children: actions)")
      }
    }
    code.line("return menu(of: entries, options: options)")
  }

  private func menu(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A menu in a menu; nil where UIKit has none of its entries.
      private func menu(
        of entries: [\(prefix)MenuEntry],
        title: String = "",
        image: \(prefix)MenuImage = .hidden,
        options: UIMenu.Options = []
      ) -> UIMenu? {
        let children = elements(of: entries)
        guard !children.isEmpty else { return nil }
        return UIMenu(title: title, image: image.uiImage, options: options, children: children)
      }
      """)
  }

  private func action(to code: inout CodeTree) {
    code.blank()
    code.function("private func action", ["for item: \(prefix)MenuItem"], "-> UIAction") { code in
      code.lines(
        """
        var attributes: UIMenuElement.Attributes = []
        if !item.isEnabled { attributes.insert(.disabled) }
        if item.command.isDestructive { attributes.insert(.destructive) }
        """)
      if needs.keepsOpen {
        checks.append(.keepsMenuPresented, to: &code) { code in
          code.line("if item.command.keepsMenuOpen { attributes.insert(.keepsMenuPresented) }")
        }
      }
      code.lines(
        """
        let action = UIAction(
          title: item.title, image: item.image.uiImage, attributes: attributes
        ) { _ in
          choose(item.command)
        }
        \(if: needs.checks, "if item.isChecked { action.state = .on }")
        \(if: needs.subtitles, "action.subtitle = item.subtitle")
        return action
        """)
    }
  }

  // MARK: - Commands of the system

  private func undo(to code: inout CodeTree) {
    for entry in undoes {
      let title = SwiftName.upperCamel(entry.name)
      let symbol = entry.name == "undo" ? "arrow.uturn.backward" : "arrow.uturn.forward"
      code.blank()
      code.lines(
        """
        /// \(title) under the name of the last action, if there is one.
        private var \(entry.name)Action: UIAction? {
          guard let undoManager, undoManager.can\(title) else { return nil }
          return UIAction(
            title: undoManager.\(entry.name)MenuItemTitle,
            image: UIImage(systemName: "\(symbol)")
          ) { _ in
            undoManager.\(entry.name)()
          }
        }
        """)
    }
  }

  private func actions(to code: inout CodeTree) {
    let known = standard.filter { context.uiKitMenuAction(of: $0) != nil }
    code.blank()
    code.block("extension \(prefix)StandardCommand") { code in
      code.documentation([
        "What the responder chain performs and validates; nil for what UIKit has not."
      ])
      code.block("fileprivate var action: Selector?") { code in
        if known.isEmpty {
          code.return(.null)
          return
        }
        code.switchOver(.code("self")) { code in
          for entry in known {
            guard let action = context.uiKitMenuAction(of: entry) else { continue }
            code.case(
              "." + SwiftName.member(entry.name),
              returning: .code("#selector((any UIResponderStandardEditActions).\(action.name))"))
          }
          if known.count < standard.count { code.defaultCase(returning: .null) }
        }
      }
    }
  }

  /// Appends the pictures of menus and toolbars.
  func images(to code: inout CodeTree) {
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
