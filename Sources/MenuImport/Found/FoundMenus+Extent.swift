import MenuSyntax
import MenuTooling

/// How much was found, and what was not read.
extension FoundMenus {
  /// What `check` says of how much it looked at.
  var extent: CheckedExtent {
    var extent = CheckedExtent()
    extent.files = sources.count { ImportPaths.canHaveMenus($0.path) }
    for surface in surfaces + unplaceable where !surface.isOfControls {
      let entries = surface.entries.seen
      extent.entries += entries.count
      switch surface.kind {
      case .toolbar: extent.toolbars += 1
      // A bar is as many menus as it has.
      case .menuBar: extent.menus += surface.entries.count { $0.isMenu }
      default: extent.menus += 1
      }
    }
    extent.unread = allUnread.count
    return extent
  }

  /// What was not read, in surfaces and outside of them, in the order of the sources and of the text in them.
  package var allUnread: [ImportReport.Unread] {
    (unread + (surfaces + unplaceable).flatMap(\.entries)).unread.inOrder
  }

  /// Without the menus in Swift that says that a program wrote it: texts and helpers in it are the app's, its menus are not
  /// for people to change.
  func withoutGenerated() -> FoundMenus {
    if generated.isEmpty { return self }
    var menus = self
    menus.surfaces.removeAll { generated.contains(Int($0.place.source)) }
    menus.unplaceable.removeAll { generated.contains(Int($0.place.source)) }
    menus.unread.removeAll { generated.contains(Int($0.place.source)) }
    return menus
  }
}

extension [ImportReport.Unread] {
  /// One for each place, in the order of the sources and of the text in them.
  var inOrder: [ImportReport.Unread] {
    var seen: Set<Place> = []
    return filter { seen.insert($0.place).inserted }
      .sorted { ($0.place.source, $0.place.span.start) < ($1.place.source, $1.place.span.start) }
  }
}

extension [ImportReport] {
  /// What none of several ways to write the same menus could write: what one platform has no place for another may have.
  var unreadInAll: [ImportReport.Unread] {
    guard let first else { return [] }
    let others = dropFirst().map { Set($0.unread.map(\.place)) }
    return first.unread.filter { item in others.allSatisfy { $0.contains(item.place) } }
  }
}

extension FoundEntry {
  fileprivate var isMenu: Bool {
    if case .menu = content { return true }
    return false
  }
}

extension [FoundEntry] {
  /// What people see as entries, submenus and what is in these too.
  fileprivate var seen: [FoundEntry] {
    flatMap { entry -> [FoundEntry] in
      switch entry.content {
      case .command, .menu, .choice, .standard, .view:
        return [entry] + entry.children.flatMap(\.seen)
      case .list: return [entry]
      case .section, .row, .platforms, .condition: return entry.children.flatMap(\.seen)
      case .separator, .text, .unread: return []
      }
    }
  }

  fileprivate var unread: [ImportReport.Unread] {
    flatMap { entry -> [ImportReport.Unread] in
      if case .unread(let reason) = entry.content {
        return [ImportReport.Unread(place: entry.place, reason: reason)]
      }
      return entry.children.flatMap(\.unread)
    }
  }
}
