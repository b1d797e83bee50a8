import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// The New Window of an app's windows, which no file lists as an entry.
extension ExistingMenus {
  /// The findings about commands with Command-N in an app whose `WindowGroup` has New Window with that key.
  ///
  /// The system's command is put before the app's own as if the app had written it at `WindowGroup`.
  static func secondNewWindows(
    _ menus: FoundMenus, _ apps: AppFolders, _ write: (FoundMenus) -> WrittenMenus,
    _ options: AnalysisOptions, _ facts: SpellingFacts, _ mender: PlaceMender
  ) -> [Diagnostic] {
    guard let key = StandardShortcut("cmd+N"), let first = menus.surfaces.first,
      first.framework == .swiftui, first.kind == .toolbar || first.isMenuBarPart,
      mender.menus.possiblePlatforms.contains(.macOS),
      menus.surfaces.contains(where: { surface in
        (surface.platforms.isEmpty || surface.platforms.contains(.macOS))
          && surface.entries.contains { $0.has(key) }
      })
    else { return [] }
    let path = menus.sources[Int(first.place.source)].path
    func isOfSameApp(_ place: Place) -> Bool {
      apps.folder(of: menus.sources[Int(place.source)].path) == apps.folder(of: path)
    }
    let windows = menus.newWindows.filter { isOfSameApp($0.place) }
    let isReplaced = mender.menus.surfaces.contains { $0.replacesNewItem && isOfSameApp($0.place) }
    // Of several apps that nothing tells apart, nobody can say whose menu it is.
    guard windows.count == 1, !isReplaced else { return [] }
    let place = windows[0].place
    var command = FoundCommand(title: FoundText("New Window", place: place))
    command.key = FoundKey(key, place: place)
    var group = menus
    let part = FoundSurface(
      .menuBarPart(place: "newItem", position: .before), framework: .swiftui,
      platforms: [.macOS], entries: [FoundEntry(.command(command), place: place)], place: place)
    group.surfaces.insert(part, at: 0)
    return findings(in: group, written: write(group), options, facts, mender).filter { finding in
      finding.rule == "shortcut-duplicate" && finding.place != place
        && finding.related.contains { $0.place == place }
    }
  }
}

extension FoundSurface {
  /// Whether it takes away the group of the File menu with New Window, or what it does there is not known.
  fileprivate var replacesNewItem: Bool {
    guard case .menuBarPart(let place, let position) = kind else { return false }
    return ["newItem", "file"].contains(place) && [.replacing, .removed].contains(position)
  }
}

extension FoundEntry {
  /// Whether it, or an entry in it, has a shortcut.
  fileprivate func has(_ key: StandardShortcut) -> Bool {
    if case .command(let command) = content {
      return command.key?.shortcut.canonical == key.canonical
    }
    return children.joined().contains { $0.has(key) }
  }
}
