import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// Findings about status items, swipe actions and the keys of an iPad that need no `.menu` file.
extension ExistingMenus {
  static func appFindings(
    in menus: FoundMenus, _ apps: AppFolders, _ options: AnalysisOptions,
    _ guidelines: FolderGuidelines
  ) -> [Diagnostic] {
    (statusItems(in: menus) + swipesNotInMenu(in: menus) + keysWithoutBar(in: menus, apps))
      .compactMap { finding, place in
        let settings = guidelines.settings(for: menus.sources[Int(place.source)].path)
        return finding.diagnostic(
          at: place, edition: options.edition ?? settings?.edition ?? .latest, settings: settings,
          language: options.language)
      }
  }

  // MARK: Status items

  private static func statusItems(in menus: FoundMenus) -> [(CodeFinding, Place)] {
    menus.statusItems.flatMap { item -> [(CodeFinding, Place)] in
      if menus.generated.contains(Int(item.place.source)) { return [] }
      return (item.hasName ? [] : [(.statusItemWithoutName, item.place)])
        + (item.unspokenImage.map { [(.statusItemWithoutWords, $0)] } ?? [])
    }
  }

  // MARK: Swipe actions

  /// The first action of an edge that a full swipe performs, if it deletes and its code asks nothing.
  static func fullSwipe(of surface: FoundSurface) -> [(CodeFinding, Place)] {
    guard case .swipe(_, isFull: true) = surface.kind, let first = surface.entries.first,
      case .command(let command) = first.content, command.isConfirmed == false,
      command.isDestructive, let title = command.title.literal,
      // With the role a row leaves the list, which is more than is deleted.
      ["delete", "erase"].contains(title.prefix { $0.isLetter }.lowercased())
    else { return [] }
    return [(.fullSwipeDestroys(title: title), command.title.place)]
  }

  /// The actions that the only context menu of the same view lacks.
  private static func swipesNotInMenu(in menus: FoundMenus) -> [(CodeFinding, Place)] {
    menus.surfaces.filter(\.isSwipe).flatMap { swipe -> [(CodeFinding, Place)] in
      guard let owner = swipe.owner else { return [] }
      let own = menus.surfaces.filter { $0.owner == owner && $0.kind == .contextMenu }
      guard own.count == 1, own[0].place.source == swipe.place.source,
        own[0].framework == swipe.framework,
        let reach = MenuReach(whole: own[0].entries)
      else { return [] }
      return swipe.entries.commands.compactMap { command, _ in
        guard let title = command.title.literal, !title.isEmpty, !reach.has(command),
          !reach.hasForm(of: title), !reach.callsFunction(of: command), !opensMore.contains(title)
        else { return nil }
        return (.swipeNotInMenu(title: title), command.title.place)
      }
    }
  }

  /// What only shows a menu or a sheet with the rest.
  private static let opensMore: Set<String> = ["More", "More…", "More...", "Options", "Actions"]

  // MARK: The iPad's menu bar

  /// The number of shortcuts of an iPad app that its menu bar has not, at the first of them.
  private static func keysWithoutBar(
    in menus: FoundMenus, _ apps: AppFolders
  ) -> [(CodeFinding, Place)] {
    guard menus.project.isForPad else { return [] }
    func app(of place: Place) -> String? {
      apps.folders.isEmpty ? "" : apps.folder(of: menus.sources[Int(place.source)].path)
    }
    return (apps.folders.isEmpty ? [""] : apps.folders).compactMap { folder in
      let own = menus.surfaces.filter { app(of: $0.place) == folder }
      let parts = own.filter {
        ($0.isMenuBarPart || $0.kind == .menuBar)
          && ($0.platforms.isEmpty || $0.platforms.contains(.iPadOS))
      }
      // What is there and could not be read may have all of them.
      let isKnown =
        !menus.unreadCommands.contains { app(of: $0) == folder }
        && parts.allSatisfy { !$0.entries.hasUnknownTitles }
        && (!parts.isEmpty || menus.placeOfBuildMenu == nil)
      let keys = parts.flatMap { $0.entries.commands }.compactMap { $0.command.key?.place }
      let outside = menus.keyCalls.filter { call in
        app(of: call) == folder && !menus.generated.contains(Int(call.source))
          && !keys.contains {
            $0.source == call.source && call.span.start <= $0.span.start
              && $0.span.end <= call.span.end
          }
      }
      guard isKnown, outside.count >= minimumOfKeys, let first = outside.first else { return nil }
      return (.keysWithoutMenuBar(count: outside.count), first)
    }
  }

  /// With fewer a bar is a nicety.
  private static let minimumOfKeys = 20
}
