#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Updates the elements of a menu that stays open when some of its commands are chosen, so that check marks move and
  /// titles change in it.
  @MainActor
  final class OpenMenuUpdates {
    private typealias Item = MenuEntry<MenuAction>.Item

    private struct Appearance: Equatable {
      let title: String
      let subtitle: String?
      let image: MenuImage?
      let isChecked: Bool
      let isMixed: Bool?
      let isEnabled: Bool

      init(_ item: Item) {
        (title, subtitle, image) = (item.title, item.subtitle, item.image)
        (isChecked, isMixed, isEnabled) = (item.isChecked, item.isMixed, item.isEnabled)
      }
    }

    private struct Reference {
      weak var action: UIAction?
    }

    private let activity: MenuActivity
    private let reopen: @MainActor () -> [MenuEntry<MenuAction>]
    private weak var anchor: MenuAnchor?
    private var items: [String: Item]
    /// The subtitles of the submenus of commands, by the commands' IDs.
    private var subtitles: [String: String?]
    private var actions: [Reference] = []
    private var follower: MenuFollower?

    /// Returns nil for a menu that closes with every command.
    ///
    /// - Parameters:
    ///   - activity: The activity of the menu's context.
    ///   - reopen: Returns the entries in the current state.
    init?(
      of entries: [MenuEntry<MenuAction>], at anchor: MenuAnchor, following activity: MenuActivity,
      reopen: @escaping @MainActor () -> [MenuEntry<MenuAction>]
    ) {
      let items = entries.flatMap(\.items)
      guard items.contains(where: \.staysOpen) else { return nil }
      (self.activity, self.reopen, self.anchor) = (activity, reopen, anchor)
      self.items = Self.byKey(items)
      subtitles = Self.subtitles(in: entries)
    }

    private static func byKey(_ items: [Item]) -> [String: Item] {
      Dictionary(items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func subtitles(in entries: [MenuEntry<MenuAction>]) -> [String: String?] {
      var subtitles: [String: String?] = [:]
      for entry in entries {
        switch entry {
        case .submenu(let menu):
          subtitles.merge(Self.subtitles(in: menu.entries)) { first, _ in first }
          if let id = menu.commandID { subtitles.updateValue(menu.subtitle, forKey: id) }
        case .section(_, _, let inner), .row(let inner, _), .palette(let inner):
          subtitles.merge(Self.subtitles(in: inner)) { first, _ in first }
        case .item, .choice, .text, .separator, .system: continue
        }
      }
      return subtitles
    }

    /// Adds an element of the menu.
    func add(_ action: UIAction) { actions.append(Reference(action: action)) }

    /// Follows the state from now on, until the elements are released. A menu that opens shows the state anyway.
    func follow() {
      if follower != nil { return }
      follower = MenuFollower(activity) { [weak self] in self?.update() }
    }

    /// The item as the menu shows it now.
    func current(_ item: MenuEntry<MenuAction>.Item) -> MenuEntry<MenuAction>.Item {
      items[item.key] ?? item
    }

    private func update() {
      let entries = reopen()
      let new = Self.byKey(entries.flatMap(\.items))
      let newSubtitles = Self.subtitles(in: entries)
      if newSubtitles == subtitles,
        new.mapValues({ Appearance($0) }) == items.mapValues({ Appearance($0) })
      {
        return
      }
      (items, subtitles) = (new, newSubtitles)
      for reference in actions {
        if let action = reference.action { show(action) }
      }
      if #available(tvOS 17, *) {
        // The menu on screen has copies of the elements.
        anchor?.contextMenuInteraction?.updateVisibleMenu { menu in
          show(menu.children)
          return menu
        }
      }
    }

    private func show(_ elements: [UIMenuElement]) {
      for element in elements {
        if let menu = element as? UIMenu {
          if let id = menu.accessibilityIdentifier, let subtitle = subtitles[id] {
            menu.subtitle = subtitle
          }
          show(menu.children)
        }
        if let action = element as? UIAction { show(action) }
      }
    }

    private func show(_ action: UIAction) {
      guard let key = action.accessibilityIdentifier, let item = items[key] else { return }
      action.title = item.title
      action.subtitle = item.subtitle
      action.image = item.image?.uiImage
      action.attributes = item.attributes
      action.state = item.state
    }
  }

  @available(tvOS 17, *)
  extension MenuAnchor {
    /// The interaction that shows the menu, or nil if UIKit does not tell, as for bar items.
    fileprivate var contextMenuInteraction: UIContextMenuInteraction? {
      switch menuView {
      case let list as UITableView: return list.contextMenuInteraction
      case let list as UICollectionView: return list.contextMenuInteraction
      case let control as UIControl: return control.contextMenuInteraction
      case let view?:
        return view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
      case nil: return nil
      }
    }
  }
#endif
