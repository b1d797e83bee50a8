#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  /// The menus of the menu bar in one state. Each command has a key that stays the same whatever its title, even if
  /// the command appears several times.
  @MainActor
  struct MenuBarSnapshot {
    /// A command in the menu bar.
    @MainActor
    struct Choice {
      let key: String
      let item: MenuEntry<MenuAction>.Item
      /// The alternate that replaces it while modifiers are held.
      let alternate: MenuEntry<MenuAction>.Item?

      /// The appearance of the command.
      fileprivate var appearance: Appearance {
        Appearance(
          key: key, title: item.title, subtitle: item.subtitle, image: item.image,
          isChecked: item.isChecked, isMixed: item.isMixed,
          isEnabled: item.isEnabled)
      }
    }

    /// The appearance of a command.
    nonisolated struct Appearance: Hashable {
      let key: String
      let title: String
      let subtitle: String?
      let image: MenuImage?
      let isChecked: Bool
      let isMixed: Bool?
      let isEnabled: Bool
    }

    let menus: [MenuBarMenu<Choice>]
    private(set) var choices: [String: Choice] = [:]
    /// The shortcuts that the menus give to commands of the system.
    private let systemShortcuts: [MenuShortcut]
    /// The structure that only a rebuild can change: the commands, and the titles and subtitles of menus.
    let outline: [String]
    /// The appearance of the commands, which validation can change too.
    let appearances: [Appearance]

    init(_ menus: [MenuBarMenu<MenuAction>]) {
      var numbering = Numbering()
      self.menus = menus.filter(\.isPresent).map { menu in
        numbering.outline.append("menu \(menu.place) \(menu.title)")
        return MenuBarMenu(
          place: menu.place, title: menu.title, image: menu.image, isStandard: menu.isStandard,
          isPresent: true, canLeave: menu.canLeave, entries: numbering.number(menu.entries))
      }
      outline = numbering.outline
      systemShortcuts = numbering.systemShortcuts
      appearances = numbering.choices.map(\.appearance)
      for choice in numbering.choices { choices[choice.key] = choice }
    }

    /// Whether a command has its key in another way while text is edited.
    var hasKeysForText: Bool {
      let shortcuts = choices.values.flatMap { choice in choice.item.shortcuts } + systemShortcuts
      return shortcuts.contains(where: \.changesWithText)
    }
  }

  /// What the property list of a command in the main menu says.
  nonisolated struct MenuBarKey: Hashable {
    /// The key of the command in the snapshot.
    let key: String
    /// The number of its shortcut: more than 0 for one that the menu does not show.
    let shortcut: Int
  }

  nonisolated extension MenuBarKey {
    /// The property list of a command, or nil if the menu bar did not make it.
    init?(_ propertyList: Any?) {
      switch propertyList {
      case let key as String: self.init(key: key, shortcut: 0)
      case let parts as [String]:
        guard parts.count == 2, let shortcut = Int(parts[1]) else { return nil }
        self.init(key: parts[0], shortcut: shortcut)
      default: return nil
      }
    }

    var propertyList: Any { shortcut == 0 ? key : [key, String(shortcut)] }
  }

  extension MenuBarSnapshot {
    /// Assigns keys to commands: the command's own, with a number for each repetition.
    @MainActor
    private struct Numbering {
      private var counts: [String: Int] = [:]
      var choices: [Choice] = []
      var outline: [String] = []
      var systemShortcuts: [MenuShortcut] = []

      mutating func number(_ entries: [MenuEntry<MenuAction>]) -> [MenuEntry<Choice>] {
        var result: [MenuEntry<Choice>] = []
        var index = 0
        while index < entries.count {
          defer { index += 1 }
          guard case .item(let item) = entries[index] else {
            result.append(number(entries[index]))
            continue
          }
          var alternate: MenuEntry<MenuAction>.Item?
          if index + 1 < entries.count, case .item(let next) = entries[index + 1],
            next.alternate != nil
          {
            alternate = next
            index += 1
          }
          result.append(.item(choice(item, alternate)))
        }
        return result
      }

      private mutating func number(_ entry: MenuEntry<MenuAction>) -> MenuEntry<Choice> {
        switch entry {
        case .item(let item): return .item(choice(item))
        case .choice(let items): return .choice(items.map { choice($0) })
        case .text(let text, let image):
          outline.append("text \(text) \(image?.symbolName ?? "")")
          return .text(text, image)
        case .separator: return .separator
        case .submenu(let menu):
          outline.append("submenu \(menu.title) \(menu.subtitle ?? "")")
          return .submenu(
            .init(
              title: menu.title, subtitle: menu.subtitle, image: menu.image,
              entries: number(menu.entries), commandID: menu.commandID, isEnabled: menu.isEnabled))
        case .section(let title, let subtitle, let entries):
          outline.append("section \(title) \(subtitle ?? "")")
          return .section(title: title, subtitle: subtitle, entries: number(entries))
        case .row(let entries, let size): return .row(number(entries), size: size)
        case .palette(let entries): return .palette(number(entries))
        case .system(let item, let changes):
          if let title = changes.title { outline.append("\(item.rawValue) \(title)") }
          systemShortcuts += changes.shortcut.shortcuts(own: nil)
          return .system(item, changes)
        }
      }

      private mutating func choice(
        _ item: MenuEntry<MenuAction>.Item, _ alternate: MenuEntry<MenuAction>.Item? = nil
      ) -> MenuEntry<Choice>.Item {
        let number = counts[item.key, default: 0] + 1
        counts[item.key] = number
        let key = number == 1 ? item.key : "\(item.key) \(number)"
        let choice = Choice(key: key, item: item, alternate: alternate)
        choices.append(choice)
        outline.append(alternate.map { key + " alternate " + $0.title } ?? key)
        return item.map { _ in choice }
      }
    }
  }
#endif
