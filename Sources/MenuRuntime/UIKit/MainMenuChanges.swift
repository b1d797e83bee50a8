#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Changes the main menu to match the menu bar.
  ///
  /// UIKit throws an exception if a menu does not exist, if a menu or command is inserted twice, or if two
  /// commands have the same key. So each change is checked first.
  @MainActor
  final class MainMenuChanges {
    typealias Choice = MenuBarSnapshot.Choice

    private let builder: any UIMenuBuilder
    private let isEditingText: Bool
    /// The menu to insert the next one after.
    private var last: UIMenu.Identifier?
    /// The keys in use, starting with those of the system's own commands.
    private var keys: Set<MenuKeyPress> = []
    /// The system's menus and commands that have a place already.
    private var placedMenus: Set<UIMenu.Identifier> = []
    private var placedCommands: Set<ObjectIdentifier> = []
    /// The system's elements for each system command in replaced menus, in order.
    private var placed: [[UIMenuElement]] = []
    /// What is different of each of them.
    private var changes: [MenuSystemChanges] = []

    init(_ builder: any UIMenuBuilder, isEditingText: Bool) {
      self.builder = builder
      self.isEditingText = isEditingText
    }

    /// Changes the main menu to these menus. Removes the system's optional menus if they are not listed.
    func change(to menus: [MenuBarMenu<Choice>]) {
      let listed = menus.compactMap(\.place.systemMenu)
      let optional: [UIMenu.Identifier] = [.file, .edit, .format, .view, .help]
      for identifier in optional where !listed.contains(identifier) {
        if builder.menu(for: identifier) != nil { builder.remove(menu: identifier) }
      }
      reserveKeys(menus)
      for menu in menus { add(menu) }
    }

    /// Reserves the keys of the system commands that stay, so that no other command uses them.
    private func reserveKeys(_ menus: [MenuBarMenu<Choice>]) {
      var replaced: Set<UIMenu.Identifier> = []
      for menu in menus {
        guard isReplaced(menu), let identifier = menu.place.systemMenu else { continue }
        replaced.insert(identifier)
        place(menu.entries, of: identifier)
      }
      if let root = builder.menu(for: .root) { reserveKeys(of: root.children, except: replaced) }
      for (elements, changes) in zip(placed, changes) where changes.shortcut == .own {
        reserveKeys(of: elements, except: [])
      }
      for index in placed.indices {
        placed[index] = placed[index].flatMap { changed($0, by: changes[index]) }
      }
    }

    private func isReplaced(_ menu: MenuBarMenu<Choice>) -> Bool {
      guard let identifier = menu.place.systemMenu, !menu.isStandard, !menu.entries.isEmpty else {
        return false
      }
      return builder.menu(for: identifier) != nil
    }

    private func reserveKeys(of elements: [UIMenuElement], except: Set<UIMenu.Identifier>) {
      for element in elements {
        if let menu = element as? UIMenu {
          if !except.contains(menu.identifier) { reserveKeys(of: menu.children, except: except) }
        } else if let command = element as? UIKeyCommand, let input = command.input {
          keys.insert(MenuKeyPress(input, command.modifierFlags))
        }
      }
    }

    // MARK: - Menus

    private func add(_ menu: MenuBarMenu<Choice>) {
      let isReplaced = isReplaced(menu)
      let children = children(of: menu.entries, showsSystem: isReplaced)
      guard let identifier = menu.place.systemMenu else {
        insert(menu, as: UIMenu.Identifier(menu.place.name), children: children)
        return
      }
      if menu.entries.isEmpty {
        // The menu keeps the system's content.
      } else if isReplaced {
        builder.replaceChildren(ofMenu: identifier) { _ in children }
      } else if builder.menu(for: identifier) == nil {
        if identifier != .application { insert(menu, as: identifier, children: children) }
      } else if !children.isEmpty {
        let group = UIMenu(options: .displayInline, children: children)
        if identifier == .application {
          insertBehindSettings(group)
        } else {
          builder.insertChild(group, atEndOfMenu: identifier)
        }
      }
      if builder.menu(for: identifier) != nil { last = identifier }
    }

    /// Adds a group to the app menu, after the settings.
    private func insertBehindSettings(_ group: UIMenu) {
      if builder.menu(for: .preferences) != nil {
        builder.insertSibling(group, afterMenu: .preferences)
      } else if builder.menu(for: .about) != nil {
        builder.insertSibling(group, afterMenu: .about)
      } else {
        builder.insertChild(group, atStartOfMenu: .application)
      }
    }

    /// Inserts a menu that the system does not have.
    private func insert(
      _ menu: MenuBarMenu<Choice>, as identifier: UIMenu.Identifier, children: [UIMenuElement]
    ) {
      // Inserting a menu twice would throw.
      if builder.menu(for: identifier) != nil { return }
      let element = UIMenu(
        title: menu.title, image: menu.image?.uiImage, identifier: identifier, children: children)
      if menu.image?.stays ?? false { element.keepImage() }
      if let last {
        builder.insertSibling(element, afterMenu: last)
      } else if builder.menu(for: .application) != nil {
        builder.insertSibling(element, afterMenu: .application)
      } else if builder.menu(for: .root) != nil {
        builder.insertChild(element, atStartOfMenu: .root)
      } else {
        return
      }
      last = identifier
    }

    // MARK: - A menu

    /// Returns the elements of a menu, with each group in an inline menu.
    private func children(
      of entries: [MenuEntry<Choice>], showsSystem: Bool
    ) -> [UIMenuElement] {
      let groups = entries.split { $0.isSeparator }
        .map { group in group.flatMap { elements(of: $0, showsSystem: showsSystem) } }
        .filter { !$0.isEmpty }
      guard groups.count > 1 else { return groups.first ?? [] }
      return groups.map { group in
        if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
          return menu
        }
        return UIMenu(options: .displayInline, children: group)
      }
    }

    private func elements(
      of entry: MenuEntry<Choice>, showsSystem: Bool
    ) -> [UIMenuElement] {
      func inner(_ entries: [MenuEntry<Choice>]) -> [UIMenuElement] {
        children(of: entries, showsSystem: showsSystem)
      }
      switch entry {
      case .item(let item): return [command(for: item.command)] + keyCommands(for: item.command)
      case .choice(let items):
        let options = items.map { command(for: $0.command) }
        let keys = items.flatMap { keyCommands(for: $0.command) }
        return [UIMenu(options: [.displayInline, .singleSelection], children: options)] + keys
      case .text(let text, let image): return [UIAction(line: text, image)]
      case .separator: return []
      case .submenu(let menu):
        let element = UIMenu(
          title: menu.title, image: menu.image?.uiImage, children: inner(menu.entries))
        element.subtitle = menu.subtitle
        element.accessibilityIdentifier = menu.commandID
        if menu.image?.stays ?? false { element.keepImage() }
        return [element]
      case .section(let title, let subtitle, let entries):
        let element = UIMenu(title: title, options: .displayInline, children: inner(entries))
        element.subtitle = subtitle
        return [element]
      case .row(let entries, _), .palette(let entries):
        let group = UIMenu(options: .displayInline, children: inner(entries))
        group.keepImages()
        return [group]
      case .system: return showsSystem && !placed.isEmpty ? placed.removeFirst() : []
      }
    }

    private func command(for choice: Choice) -> UICommand {
      let alternates = choice.alternate.map { item in
        [
          UICommandAlternate(
            title: item.title,
            action: MenuBarDispatcher.alternateAction,
            modifierFlags: item.alternate?.flags ?? [])
        ]
      }
      let command: UICommand
      if let shortcut = choice.item.shortcut, let input = shortcut.input,
        shortcut.isAvailable(isEditingText: isEditingText),
        keys.insert(MenuKeyPress(input, shortcut.modifiers.flags)).inserted
      {
        command = UIKeyCommand(
          action: MenuBarDispatcher.action, input: input, modifierFlags: shortcut.modifiers.flags,
          propertyList: choice.key, alternates: alternates ?? [])
      } else {
        command = UICommand(
          action: MenuBarDispatcher.action,
          propertyList: choice.key, alternates: alternates ?? [])
      }
      command.accessibilityIdentifier = choice.item.key
      choice.show(in: command, isEditingText: isEditingText)
      return command
    }

    /// Hidden commands for the keys of a command that the menu does not show.
    private func keyCommands(for choice: Choice) -> [UIKeyCommand] {
      choice.item.shortcuts.dropFirst().enumerated().compactMap { number, shortcut in
        guard let input = shortcut.input, shortcut.isAvailable(isEditingText: isEditingText),
          keys.insert(MenuKeyPress(input, shortcut.modifiers.flags)).inserted
        else { return nil }
        let command = UIKeyCommand(
          action: MenuBarDispatcher.action, input: input, modifierFlags: shortcut.modifiers.flags,
          // UIKit throws an exception for two commands with the same action and property list.
          propertyList: MenuBarKey(key: choice.key, shortcut: number + 1).propertyList)
        choice.show(in: command, shortcut: number + 1, isEditingText: isEditingText)
        return command
      }
    }

    // MARK: - System commands

    /// Collects the system's elements for the system commands in a replaced menu.
    private func place(_ entries: [MenuEntry<Choice>], of menu: UIMenu.Identifier) {
      for entry in entries {
        switch entry {
        case .system(let item, let changes):
          placed.append(elements(for: item, in: menu))
          self.changes.append(changes)
        case .submenu(let submenu): place(submenu.entries, of: menu)
        case .section(_, _, let inner), .row(let inner, _), .palette(let inner):
          place(inner, of: menu)
        case .item, .choice, .text, .separator: continue
        }
      }
    }

    /// The system's elements for a system command in its menu; empty if the system has not made them.
    private func elements(
      for item: MenuSystemItem, in identifier: UIMenu.Identifier
    ) -> [UIMenuElement] {
      guard let home = builder.menu(for: identifier) else { return [] }
      let element: UIMenuElement?
      if let action = item.action, item.isCommandOfItsOwn || item.systemMenu == nil {
        element = home.first { child in
          (child as? UICommand).map { $0.action == action && $0.propertyList == nil } ?? false
        }
      } else if let group = item.systemMenu {
        if group == identifier { return home.children.compactMap { placed($0) } }
        element = home.first { ($0 as? UIMenu)?.identifier == group }
      } else {
        element = nil
      }
      return element.flatMap { placed($0) }.map { [$0] } ?? []
    }

    /// A system command under the title and with the keys that a menu gives it, with a hidden command for each key but
    /// the first. A key in use is left out.
    private func changed(
      _ element: UIMenuElement, by changes: MenuSystemChanges
    ) -> [UIMenuElement] {
      if changes.title == nil && changes.shortcut == .own { return [element] }
      if let menu = element as? UIMenu {
        guard menu.children.count == 1 else { return [element] }
        return [menu.replacingChildren(menu.children.flatMap { changed($0, by: changes) })]
      }
      guard let command = element as? UICommand else { return [element] }
      let title = changes.title ?? command.title
      if changes.shortcut == .own {
        command.title = title
        return [command]
      }
      let shortcuts = changes.shortcut.shortcuts(own: nil)
      let shown =
        shortcuts.first.flatMap { keyCommand($0, for: command, title, command.propertyList) }
        ?? UICommand(
          title: title, image: command.image, action: command.action,
          propertyList: command.propertyList, alternates: command.alternates,
          attributes: command.attributes, state: command.state)
      shown.accessibilityIdentifier = command.accessibilityIdentifier
      let hidden = shortcuts.dropFirst().enumerated().compactMap { number, shortcut in
        // UIKit throws an exception for two commands with the same action and property list.
        keyCommand(shortcut, for: command, title, ["key", String(number + 1)])
      }
      for other in hidden { other.attributes.insert(.hidden) }
      return [shown] + hidden
    }

    /// A system command with another key, or nil if that is in use.
    private func keyCommand(
      _ shortcut: MenuShortcut, for command: UICommand, _ title: String, _ propertyList: Any?
    ) -> UICommand? {
      guard let input = shortcut.input, shortcut.isAvailable(isEditingText: isEditingText),
        keys.insert(MenuKeyPress(input, shortcut.modifiers.flags)).inserted
      else { return nil }
      let keyCommand = UIKeyCommand(
        title: title, image: command.image, action: command.action, input: input,
        modifierFlags: shortcut.modifiers.flags, propertyList: propertyList,
        alternates: command.alternates, attributes: command.attributes, state: command.state)
      keyCommand.wantsPriorityOverSystemBehavior =
        shortcut.takesPriority(isEditingText: isEditingText)
      return keyCommand
    }

    /// Returns a system element without the parts that are placed already, or nil if nothing is left.
    private func placed(_ element: UIMenuElement) -> UIMenuElement? {
      guard let menu = element as? UIMenu else {
        return placedCommands.insert(ObjectIdentifier(element)).inserted ? element : nil
      }
      guard placedMenus.insert(menu.identifier).inserted else { return nil }
      return menu.replacingChildren(menu.children.compactMap { placed($0) })
    }
  }

  extension UIMenu {
    /// The first descendant that satisfies a predicate.
    fileprivate func first(where isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
      for child in children {
        if isWanted(child) { return child }
        if let found = (child as? UIMenu)?.first(where: isWanted) { return found }
      }
      return nil
    }
  }
#endif
