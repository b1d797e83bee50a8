import MenuModel
import MenuSyntax

/// A menu, a toolbar or the menu bar, as `import --list` names it.
package struct ListedMenu: Sendable {
  /// What it is called in the file: `NoteRow`, `NoteList.Sort`, `menu bar`.
  package var name: String
  /// What it is, in words: `context menu`.
  package var kind: String
  /// Where its parts begin in the app's files. A menu bar can be made of several, another menu is of one.
  package var places: [Place]
  /// Entries, those of submenus too, and how many of them are comments.
  package var entries = 0
  package var unread = 0
  /// The surfaces that it was found as, by their numbers.
  package var surfaces: Set<Int>
}

extension WrittenMenus {
  /// What was found, in the order of the app's files.
  package func menus(of found: FoundMenus) -> [ListedMenu] {
    var listed: [String: ListedMenu] = [:]
    for (number, surface) in found.surfaces.enumerated() {
      // What is for no platform of the app, or adds nothing, has no name.
      guard let name = plan.names[number] else { continue }
      let report = plan.reports[number]
      var menu =
        listed[name]
        ?? ListedMenu(name: name, kind: surface.kind.words, places: [], surfaces: [])
      menu.places.append(surface.place)
      menu.surfaces.insert(number)
      menu.entries += report?.found ?? 0
      menu.unread += report?.unread.count ?? 0
      listed[name] = menu
    }
    return listed.values.sorted { first, second in
      let (place, other) = (first.places[0], second.places[0])
      return (place.source, place.span.start, first.name)
        < (other.source, other.span.start, second.name)
    }
  }
}

extension FoundSurface.Kind {
  /// What it is, for people.
  fileprivate var words: String {
    switch self {
    case .menuBar, .menuBarPart: return "menu bar"
    case .contextMenu: return "context menu"
    case .editMenu: return "edit menu"
    case .pullDown: return "button"
    case .menu: return "menu"
    case .toolbar: return "toolbar"
    case .swipe: return "swipe actions"
    case .quickActions: return "quick actions"
    case .dockMenu: return "Dock menu"
    case .statusMenu: return "status item"
    }
  }
}
