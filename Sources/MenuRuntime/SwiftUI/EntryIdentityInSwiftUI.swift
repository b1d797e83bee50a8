#if canImport(SwiftUI)
  import SwiftUI

  // An open menu is compared entry by entry. One whose identity changed with its title or mark would be another entry:
  // the focus of VoiceOver and of the keyboard would leave it.

  /// An entry of a menu, with an identity that stays while its look changes.
  @MainActor
  struct IdentifiedMenuEntry: Identifiable {
    nonisolated let id: String
    let entry: MenuEntry<MenuAction>
    /// The item that is shown in place of the entry while a modifier is held.
    var alternate: MenuEntry<MenuAction>.Item?
  }

  /// Entries between two separators.
  @MainActor
  struct IdentifiedMenuGroup: Identifiable {
    nonisolated let id: String
    var entries: [IdentifiedMenuEntry]
  }

  @MainActor
  extension IdentifiedMenuGroup {
    /// The groups of a menu.
    ///
    /// - Parameter hasItem: Whether SwiftUI has an item for an entry: not for most system commands.
    static func groups(
      of entries: [MenuEntry<MenuAction>], where hasItem: (MenuEntry<MenuAction>) -> Bool
    ) -> [IdentifiedMenuGroup] {
      var groups: [IdentifiedMenuGroup] = []
      var ids = UniqueIDs()
      var groupIDs = UniqueIDs()
      var isNewGroup = true
      for entry in entries where hasItem(entry) {
        if entry.isSeparator {
          isNewGroup = true
          continue
        }
        let id = ids.next(entry.stableID)
        if isNewGroup {
          groups.append(IdentifiedMenuGroup(id: groupIDs.next(entry.groupID), entries: []))
        }
        isNewGroup = false
        groups[groups.count - 1].add(IdentifiedMenuEntry(id: id, entry: entry))
      }
      return groups
    }

    private mutating func add(_ new: IdentifiedMenuEntry) {
      if case .item(let alternate) = new.entry, alternate.alternate != nil,
        let last = entries.last, last.alternate == nil,
        case .item(let item) = last.entry, item.alternate == nil
      {
        entries[entries.count - 1].alternate = alternate
      } else {
        entries.append(new)
      }
    }
  }

  nonisolated extension MenuEntry {
    /// What identifies the entry in its menu, before duplicates are numbered.
    fileprivate var stableID: String {
      switch self {
      case .item(let item): return item.key
      case .choice(let items): return "choice/" + (items.first?.id ?? "")
      case .submenu(let menu): return "submenu/" + (menu.commandID ?? "")
      case .section: return "section"
      case .row: return "row"
      case .palette: return "palette"
      case .text: return "text"
      case .separator: return ""
      case .system(let item, _): return "system." + item.rawValue
      }
    }
  }

  nonisolated extension MenuEntry {
    /// What identifies a group that begins with the entry: another element of a list may come first later.
    fileprivate var groupID: String {
      if case .item(let item) = self { return item.id }
      return stableID
    }
  }

  extension MenuToolbarEntry<MenuAction>.Group {
    /// The entries that are shown.
    @MainActor var namedEntries: [NamedToolbarEntry] {
      var ids = UniqueIDs()
      return entries.filter { !$0.isSpace }
        .map { NamedToolbarEntry(id: ids.next($0.id), entry: $0) }.filter(\.isShown)
    }
  }

  /// Numbers IDs that occur several times: the second `share` is `share.2`.
  nonisolated struct UniqueIDs {
    private var counts: [String: Int] = [:]

    /// The ID for the next occurrence.
    mutating func next(_ id: String) -> String {
      let count = (counts[id] ?? 0) + 1
      counts[id] = count
      return count == 1 ? id : "\(id).\(count)"
    }
  }
#endif
