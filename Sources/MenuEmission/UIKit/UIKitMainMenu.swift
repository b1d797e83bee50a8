import MenuModel
import MenuSyntax

/// Writes the class that changes UIKit's main menu to the menu bar.
struct UIKitMainMenu {
  let context: EmissionContext
  let parts: MenuBarParts

  private var needs: MenuNeeds { parts.needs }
  private var prefix: String { context.prefix }
  /// Whether the menu bar names commands of the system.
  private var hasStandard: Bool { !parts.named.isEmpty }

  /// The menus that an app may be without; the system's other menus stay.
  private static let optional: [StandardCommandPlace] = [.file, .edit, .format, .view, .help]

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "Changes the main menu to the menu bar.", "",
      "UIKit throws where a menu is named that the system has not made, so each is looked for first.",
    ])
    code.line("@MainActor")
    code.block("private final class \(prefix)MainMenu") { code in
      stored(to: &code)
      changing(to: &code)
      menus(to: &code)
      children(to: &code)
      elements(to: &code)
      if hasStandard { standard(to: &code) }
    }
    if !parts.places.isEmpty { identifiers(to: &code) }
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      private let builder: any UIMenuBuilder
      private let state: \(context.stateType)
      /// The menu after which the next one stands.
      private var last: UIMenu.Identifier?
      /// How often a command stands in the menu bar so far.
      private var counts: [String: Int] = [:]
      \(if: needs.shortcuts, "/// The shortcuts so far: UIKit takes each once.")
      \(if: needs.shortcuts, "private var shortcuts: Set<MenuShortcut> = []")
      \(if: hasStandard, "/// The menu of the system's that gets other entries now.")
      \(if: hasStandard, "private var replaced: \(prefix)SystemMenu?")
      \(if: hasStandard, "/// The system's menus and commands that have a place already.")
      \(if: hasStandard, "private var placedMenus: Set<UIMenu.Identifier> = []")
      \(if: hasStandard, "private var placedCommands: Set<ObjectIdentifier> = []")

      init(_ builder: any UIMenuBuilder, state: \(context.stateType)) {
        self.builder = builder
        self.state = state
      }
      """)
  }

  // MARK: - The main menu

  private func changing(to code: inout CodeTree) {
    let optional = Self.optional.map { "." + $0.uiKitMenu }.joined(by: ", ")
    let hasSystemMenus = !parts.places.isEmpty
    code.blank()
    code.lines(
      """
      /// Makes the main menu these menus. Of the system's menus, those that an app may be without go.
      func change(to menus: [\(prefix)MenuBarMenu]) {
        for menu in menus {
          add(menu)
        }
        \(if: hasSystemMenus, "let listed = menus.compactMap { menu in menu.systemMenu?.identifier }")
        let optional: [UIMenu.Identifier] = [\(optional)]
        \(if: hasSystemMenus, "for identifier in optional where !listed.contains(identifier) {")
        \(if: !hasSystemMenus, "for identifier in optional {")
          if builder.menu(for: identifier) != nil {
            builder.remove(menu: identifier)
          }
        }
      }
      """)
  }

  private func menus(to code: inout CodeTree) {
    let system = parts.menus.filter { $0.bar.standardPlace != nil }
    let hasApp = system.contains { $0.bar.standardPlace == .app }
    let extendsApp = system.contains {
      $0.bar.standardPlace == .app && $0.bar.isStandard && $0.isFilled
    }
    let hasOwn = parts.menus.count > system.count
    let insertsOwn = hasOwn || system.contains { $0.bar.standardPlace != .app }
    code.blank()
    if system.isEmpty {
      code.lines(
        """
        private func add(_ menu: \(prefix)MenuBarMenu) {
          insert(menu, as: UIMenu.Identifier(menu.identifier), children: children(of: menu.entries))
        }
        """)
    } else {
      code.lines(
        """
        private func add(_ menu: \(prefix)MenuBarMenu) {
          \(if: hasStandard, "replaced = menu.isStandard ? nil : menu.systemMenu")
          let children = children(of: menu.entries)
          guard let identifier = menu.systemMenu?.identifier else {
            \(if: hasOwn, "insert(menu, as: UIMenu.Identifier(menu.identifier), children: children)")
            return
          }
          if menu.entries.isEmpty {
            // It stays as the system has it.
          \(if: extendsApp, "} else if identifier == .application, menu.isStandard {")
          \(if: extendsApp, "  insertBehindSettings(UIMenu(options: .displayInline, children: children))")
          } else if builder.menu(for: identifier) == nil {
            \(if: insertsOwn && hasApp, "if identifier != .application { insert(menu, as: identifier, children: children) }")
            \(if: insertsOwn && !hasApp, "insert(menu, as: identifier, children: children)")
          } else if menu.isStandard {
            let group = UIMenu(options: .displayInline, children: children)
            builder.insertChild(group, atEndOfMenu: identifier)
          } else {
            builder.replaceChildren(ofMenu: identifier) { _ in children }
          }
          if builder.menu(for: identifier) != nil { last = identifier }
        }
        """)
    }
    if extendsApp {
      code.blank()
      code.lines(
        """
        /// Adds a group to the app's menu, where its settings are.
        private func insertBehindSettings(_ group: UIMenu) {
          if builder.menu(for: .preferences) != nil {
            builder.insertSibling(group, afterMenu: .preferences)
          } else if builder.menu(for: .about) != nil {
            builder.insertSibling(group, afterMenu: .about)
          } else if builder.menu(for: .application) != nil {
            builder.insertChild(group, atStartOfMenu: .application)
          }
        }
        """)
    }
    if !insertsOwn { return }
    code.blank()
    code.lines(
      """
      /// Adds a menu that the system does not have.
      private func insert(
        _ menu: \(prefix)MenuBarMenu,
        as identifier: UIMenu.Identifier,
        children: [UIMenuElement]
      ) {
        let element = UIMenu(title: menu.title(state), identifier: identifier, children: children)
        if let last {
          builder.insertSibling(element, afterMenu: last)
        } else if builder.menu(for: .root) != nil {
          builder.insertChild(element, atStartOfMenu: .root)
        } else {
          return
        }
        last = identifier
      }
      """)
  }

  /// Appends how UIKit calls the system's menus.
  private func identifiers(to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)SystemMenu") { code in
      code.block("fileprivate var identifier: UIMenu.Identifier") { code in
        code.switchOver(.code("self")) { code in
          for place in parts.places {
            code.case("." + place.name, returning: .code("." + place.uiKitMenu))
          }
        }
      }
    }
  }

  // MARK: - A menu

  private func children(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The elements of a menu, each group in an inline menu of its own.
      private func children(of entries: [\(prefix)MenuBarEntry]) -> [UIMenuElement] {
        let groups = entries.split { entry in entry.isSeparator }
          .map { group in elements(of: Array(group)) }
          .filter { group in !group.isEmpty }
        guard groups.count > 1 else { return groups.first ?? [] }
        return groups.map { group in
          if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
            return menu
          }
          return UIMenu(options: .displayInline, children: group)
        }
      }

      """)
    guard needs.alternates else {
      code.lines(
        """
        private func elements(of entries: [\(prefix)MenuBarEntry]) -> [UIMenuElement] {
          return entries.flatMap { entry in elements(of: entry) }
        }
        """)
      return
    }
    code.lines(
      """
      /// The elements of a group. A command takes the place of the one before it while its keys are held.
      private func elements(of entries: [\(prefix)MenuBarEntry]) -> [UIMenuElement] {
        var elements: [UIMenuElement] = []
        var isBehindCommand = false
        for (index, entry) in entries.enumerated() {
          guard case .command(let item) = entry else {
            elements += self.elements(of: entry)
            isBehindCommand = false
            continue
          }
          if isBehindCommand, item.alternate != nil {
            isBehindCommand = false
            continue
          }
          var alternate: \(prefix)MenuBarItem?
          if index + 1 < entries.count, case .command(let next) = entries[index + 1] {
            alternate = next.alternate == nil ? nil : next
          }
          elements.append(element(for: item, alternate: alternate))
          isBehindCommand = true
        }
        return elements
      }
      """)
  }

  private func elements(to code: inout CodeTree) {
    code.blank()
    code.function(
      "private func elements", ["of entry: \(prefix)MenuBarEntry"], "-> [UIMenuElement]"
    ) { code in
      code.lines(
        """
        switch entry {
        case .command(let item):
          return [element(for: item)]
        \(if: needs.choices, "case .choice(let items):")
        \(if: needs.choices, "  let options = items.map { item in element(for: item) }")
        \(if: needs.choices, "  return [UIMenu(options: [.displayInline, .singleSelection], children: options)]")
        \(if: parts.hasLists, "case .list(let items):")
        \(if: parts.hasLists, "  return items(state).map { item in element(for: item) }")
        case .separator:
          return []
        \(if: parts.hasSubmenus, "case .submenu(let menu):")
        \(if: parts.hasSubmenus, "  let image = menu.image(state).uiImage")
        \(if: parts.hasSubmenus, "  let children = children(of: menu.entries)")
        \(if: parts.hasSubmenus, "  return [UIMenu(title: menu.title(state), image: image, children: children)]")
        \(if: needs.sections, "case .section(let menu):")
        \(if: needs.sections, "  let children = children(of: menu.entries)")
        \(if: needs.sections, "  return [UIMenu(title: menu.title(state), options: .displayInline, children: children)]")
        \(if: needs.rows || needs.palettes, "case .group(let entries):")
        \(if: needs.rows || needs.palettes, "  return [UIMenu(options: .displayInline, children: children(of: entries))]")
        \(if: hasStandard, "case .standard(let item\(parts.hasStandardAlternates ? ", _" : "")):")
        \(if: hasStandard, "  return elements(for: item)")
        \(if: !hasStandard && !parts.standard.isEmpty, "case .standard:")
        \(if: !hasStandard && !parts.standard.isEmpty, "  return []")
        }
        """)
    }
    element(to: &code)
  }

  private func element(to code: inout CodeTree) {
    let alternates = needs.alternates ? ", alternates: alternates" : ""
    code.blank()
    code.lines(
      """
      /// What tells an item from all others, also where its command stands a second time.
      private func key(of item: \(prefix)MenuBarItem) -> String {
        let command = item.command.menuKey
        let number = counts[command, default: 0] + 1
        counts[command] = number
        let key = number == 1 ? command : "\\(command) \\(number)"
        \(prefix)MenuBar.items[key] = item
        return key
      }

      \(if: !needs.alternates, "private func element(for item: \(prefix)MenuBarItem) -> UICommand {")
      \(if: needs.alternates, "private func element(")
      \(if: needs.alternates, "  for item: \(prefix)MenuBarItem, alternate: \(prefix)MenuBarItem? = nil")
      \(if: needs.alternates, ") -> UICommand {")
        let key = key(of: item)
        let action = #selector((any \(prefix)CommandResponder).perform\(prefix)Command(_:))
        \(if: needs.alternates, "let alternates = alternate.map { item in [self.alternate(item, of: key)] } ?? []")
        \(if: needs.shortcuts, "let element: UICommand")
        \(if: needs.shortcuts, "if let shortcut = item.command.shortcut, let input = shortcut.input,")
        \(if: needs.shortcuts, "  shortcuts.insert(shortcut).inserted")
        \(if: needs.shortcuts, "{")
        \(if: needs.shortcuts, "  let keyCommand = UIKeyCommand(")
        \(if: needs.shortcuts, "    action: action, input: input, modifierFlags: shortcut.modifiers.flags,")
        \(if: needs.shortcuts, "    propertyList: key\(alternates))")
        \(if: needs.shortcuts, "  if shortcut.movesFocus { keyCommand.wantsPriorityOverSystemBehavior = true }")
        \(if: needs.shortcuts, "  element = keyCommand")
        \(if: needs.shortcuts, "} else {")
        \(if: needs.shortcuts, "  element = UICommand(action: action, propertyList: key\(alternates))")
        \(if: needs.shortcuts, "}")
        \(if: !needs.shortcuts, "let element = UICommand(action: action, propertyList: key\(alternates))")
        \(prefix)MenuBar.show(item, in: element, state: state)
        return element
      }
      """)
    guard needs.alternates else { return }
    code.blank()
    code.lines(
      """
      /// What takes the place of a command while the keys of an item are held.
      private func alternate(
        _ item: \(prefix)MenuBarItem, of key: String
      ) -> UICommandAlternate {
        \(prefix)MenuBar.items[key + " alternate"] = item
        return UICommandAlternate(
          title: item.title(in: state),
          action: #selector((any \(prefix)CommandResponder).performAlternate\(prefix)Command(_:)),
          modifierFlags: item.alternate?.flags ?? [])
      }
      """)
  }

  // MARK: - Commands of the system

  private func standard(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "What the system has for one of its commands, which it keeps in its own menus: nothing where",
      "it has not made it.",
    ])
    code.function(
      "private func elements", ["for item: \(prefix)StandardItem"], "-> [UIMenuElement]"
    ) { code in
      code.line("guard replaced != nil else { return [] }")
      let known = parts.standard.filter { item in
        parts.named.contains(item.entry.name)
          && (item.entry.uiKitAction != nil || item.entry.uiKitMenu != nil)
      }
      for (entry, place) in parts.misplaced {
        let member = SwiftName.member(entry.name)
        code.line("if item == .\(member), replaced == .\(place.name) { return [] }")
      }
      if known.isEmpty {
        code.line("return []")
        return
      }
      code.switchOver(.code("item")) { code in
        for item in known { element(item.entry, to: &code) }
        if known.count < parts.standard.count { code.defaultCase(returning: .array([])) }
      }
    }
    code.blank()
    code.lines(
      """
      private func group(_ identifier: UIMenu.Identifier) -> [UIMenuElement] {
        guard let menu = builder.menu(for: identifier), let menu = placed(menu) else { return [] }
        return [menu]
      }

      private func command(_ action: Selector) -> [UIMenuElement] {
        guard let command = builder.command(for: action, propertyList: nil),
          let command = placed(command)
        else { return [] }
        return [command]
      }

      /// An element of the system's without what has a place already, since UIKit throws where one stands
      /// twice; nil where nothing is left.
      private func placed(_ element: UIMenuElement) -> UIMenuElement? {
        guard let menu = element as? UIMenu else {
          return placedCommands.insert(ObjectIdentifier(element)).inserted ? element : nil
        }
        guard placedMenus.insert(menu.identifier).inserted else { return nil }
        return menu.replacingChildren(menu.children.compactMap { child in placed(child) })
      }
      """)
  }

  private func element(_ entry: StandardCommandEntry, to code: inout CodeTree) {
    let action = entry.uiKitAction.map { action in
      (
        "command(#selector((any UIResponderStandardEditActions).\(action.name)))", action.since
      )
    }
    let group = entry.uiKitMenu.map { menu in ("group(.\(menu.name))", menu.since) }
    let choices = [action, group].compactMap { $0 }
    let known = choices.first { condition($0.1) == nil } ?? choices.last
    guard let (call, since) = known else { return }
    code.case(["." + SwiftName.member(entry.name)]) { code in
      if let condition = condition(since) {
        code.line("guard #available(\(condition)) else { return [] }")
      }
      code.line("return " + call)
    }
  }

  /// What `#available` has to ask for API of a version of iOS; nil where every system of the module has it.
  private func condition(_ since: Version) -> String? {
    let touch: [Platform] = [.iOS, .iPadOS, .macCatalyst]
    var parts: [String] = []
    if touch.contains(where: { isOld($0, since) }) { parts.append("iOS " + since.text) }
    // visionOS 1 has what iOS 17 has; for what came later, the version that surely has it.
    let vision = since > Version(17) ? Version(26) : Version(1)
    if isOld(.visionOS, vision) { parts.append("visionOS " + vision.text) }
    return parts.isEmpty ? nil : parts.joined(by: ", ") + ", *"
  }

  private func isOld(_ platform: Platform, _ since: Version) -> Bool {
    context.module.app.minimum(of: platform).map { $0 < since } ?? false
  }
}

extension StandardCommandPlace {
  /// The menu's member of `UIMenu.Identifier`.
  var uiKitMenu: String { self == .app ? "application" : name }
}
