#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The entries of an open menu. Reads the state once for all of them.
  struct MenuContentView: View {
    private let open: @MainActor () -> OpenedMenu
    private let traits: MenuItemTraits
    private let activity: MenuActivity?
    @State var updates = 0
    @State var follower = MenuContentFollower()

    /// - Parameter activity: What updates the open menu, or nil if the view with the menu is updated.
    init(
      open: @escaping @MainActor () -> OpenedMenu, traits: MenuItemTraits,
      following activity: MenuActivity? = nil
    ) {
      (self.open, self.traits, self.activity) = (open, traits, activity)
    }

    var body: some View {
      let _ = activity.map { follower.follow($0, $updates, updates) }
      let entries = open().entries
      // Behind a sheet, menus can be opened on the Mac.
      MenuEntriesView(traits.presenter.isBlocked ? entries.map { $0.dimmed() } : entries, traits)
    }
  }

  /// Updates an open menu when its activity notifies.
  @MainActor
  final class MenuContentFollower {
    private weak var activity: MenuActivity?
    private var updates: Binding<Int>?

    /// - Parameter count: The current count; reading it makes the body depend on it.
    func follow(_ activity: MenuActivity, _ updates: Binding<Int>, _ count: Int) {
      self.updates = updates
      if self.activity === activity { return }
      self.activity = activity
      activity.observe { [weak self, weak activity] in
        guard let self, let activity, self.activity === activity else { return false }
        if let updates = self.updates { RunLoop.afterTracking { updates.wrappedValue += 1 } }
        return true
      }
    }
  }

  /// The entries of a menu, with each group in its own section.
  struct MenuEntriesView: View {
    private let groups: [IdentifiedMenuGroup]
    private let traits: MenuItemTraits
    private let isSetOff: Bool

    /// - Parameter isSetOff: Whether to put separators around the entries.
    init(
      _ entries: [MenuEntry<MenuAction>], _ traits: MenuItemTraits, isSetOff: Bool = false
    ) {
      groups = IdentifiedMenuGroup.groups(of: entries) { entry in
        !entry.isSystemItem || (!traits.isInMenuBar && entry.isShare)
      }
      self.traits = traits
      self.isSetOff = isSetOff
    }

    var body: some View {
      ForEach(groups) { group in
        if isSetOff || groups.count > 1 {
          Section {
            views(of: group)
          }
        } else {
          views(of: group)
        }
      }
    }

    private func views(of group: IdentifiedMenuGroup) -> some View {
      ForEach(group.entries) { entry in
        if let alternate = entry.alternate, case .item(let item) = entry.entry {
          MenuAlternatesView(item: item, alternate: alternate, traits: traits)
        } else {
          MenuEntryView(entry: entry.entry, traits: traits)
        }
      }
    }
  }

  /// An entry of a menu.
  private struct MenuEntryView: View {
    let entry: MenuEntry<MenuAction>
    let traits: MenuItemTraits

    var body: some View {
      switch entry {
      case .item(let item): MenuItemView(item: item, traits: traits)
      case .choice(let items): MenuChoiceView(items: items, traits: traits)
      case .text(let text, let image): MenuItemLabel(title: text, image: image)
      case .separator: EmptyView()
      case .system(let item, let changes):
        if item == .share { MenuShareView(title: changes.title ?? item.title, rows: traits.rows) }
      case .submenu(let menu): MenuSubmenuView(menu: menu, traits: traits)
      case .section(let title, let subtitle, let entries):
        MenuSectionView(title: title, subtitle: subtitle, entries: entries, traits: traits)
      case .row(let entries, let size):
        MenuRowView(entries: entries, size: size, traits: traits)
      case .palette(let entries): MenuPaletteView(entries: entries, traits: traits)
      }
    }
  }

  /// A submenu; a section on systems without submenus.
  private struct MenuSubmenuView: View {
    let menu: MenuEntry<MenuAction>.Submenu
    let traits: MenuItemTraits

    @ViewBuilder
    var body: some View {
      #if os(watchOS)
        section
      #else
        if #available(tvOS 17, *) {
          Menu {
            MenuEntriesView(menu.entries, traits)
          } label: {
            // On the menu itself, the modifier would also apply to its items.
            MenuItemLabel(title: menu.title, subtitle: menu.subtitle, image: menu.image)
              .modifier(MenuImageStay(image: menu.image))
          }
          .disabled(!menu.isEnabled)
          .accessibilityIdentifier(menu.commandID ?? "")
        } else {
          section
        }
      #endif
    }

    private var section: MenuSectionView {
      MenuSectionView(
        title: menu.title, subtitle: menu.subtitle, entries: menu.entries, traits: traits)
    }
  }

  /// A titled section.
  private struct MenuSectionView: View {
    let title: String
    let subtitle: String?
    let entries: [MenuEntry<MenuAction>]
    let traits: MenuItemTraits

    var body: some View {
      Section {
        MenuEntriesView(entries, traits)
      } header: {
        MenuItemLabel(title: title, subtitle: subtitle, image: nil)
      }
    }
  }

  /// A row of entries: a few with titles, more with images only.
  private struct MenuRowView: View {
    let entries: [MenuEntry<MenuAction>]
    let size: MenuRowSize
    let traits: MenuItemTraits

    @ViewBuilder
    var body: some View {
      #if os(tvOS) || os(watchOS)
        MenuControlGroup(entries: entries, traits: traits)
      #else
        if size == .small, !traits.isInMenuBar, #available(iOS 16.4, macOS 13.3, *) {
          MenuControlGroup(entries: entries, traits: traits).controlGroupStyle(.compactMenu)
        } else {
          MenuControlGroup(entries: entries, traits: traits)
        }
      #endif
    }
  }

  /// A palette. One with a single choice is a picker.
  private struct MenuPaletteView: View {
    let entries: [MenuEntry<MenuAction>]
    let traits: MenuItemTraits

    @ViewBuilder
    var body: some View {
      if entries.count == 1, case .choice(let items) = entries[0] {
        MenuChoiceView(items: items, traits: traits, isPalette: !traits.isInMenuBar)
      } else {
        group
      }
    }

    @ViewBuilder
    private var group: some View {
      #if os(tvOS) || os(watchOS)
        MenuControlGroup(entries: entries, traits: traits)
      #else
        if !traits.isInMenuBar, #available(iOS 17, macOS 14, *) {
          MenuControlGroup(entries: entries, traits: traits).controlGroupStyle(.palette)
        } else {
          MenuControlGroup(entries: entries, traits: traits)
        }
      #endif
    }
  }

  /// Entries side by side; in a column in the menu bar, and on systems without control groups.
  private struct MenuControlGroup: View {
    let entries: [MenuEntry<MenuAction>]
    let traits: MenuItemTraits

    @ViewBuilder
    var body: some View {
      #if os(watchOS)
        MenuEntriesView(entries, traits)
      #else
        if !traits.isInMenuBar, #available(tvOS 17, *) {
          ControlGroup {
            MenuEntriesView(entries, sideBySide)
          }
        } else {
          MenuEntriesView(entries, traits)
        }
      #endif
    }

    private var sideBySide: MenuItemTraits {
      var traits = traits
      traits.isSideBySide = true
      return traits
    }
  }

  nonisolated extension MenuEntry {
    /// Whether the entry is a system command.
    fileprivate var isSystemItem: Bool {
      if case .system = self { return true }
      return false
    }

    /// Whether the entry is the system's Share, which SwiftUI has in menus of views.
    fileprivate var isShare: Bool {
      if case .system(.share, _) = self { return true }
      return false
    }
  }
#endif
