import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// What a reader of an app's files sees and no text of a `.menu` file can say: items that do nothing, and settings in a
/// window like others.
extension ExistingMenus {
  /// The findings about the items of some surfaces that nothing is connected to.
  static func unconnectedItems(
    in surfaces: [FoundSurface], _ options: AnalysisOptions
  ) -> [Diagnostic] {
    surfaces.flatMap { $0.entries.commands }.filter { $0.command.isUnconnected }
      .compactMap { command, _ in
        ItemHasAction.finding(
          command.title.literal ?? "", at: command.title.place,
          edition: options.edition ?? .latest, settings: options.folderGuidelines,
          language: options.language)
      }
  }

  /// The findings about windows with the settings of an app for the Mac, unless it has an item for them of its own.
  static func windowsOfSettings(
    in menus: FoundMenus, _ possible: [Set<Platform>], _ platforms: FilePlatforms,
    _ options: AnalysisOptions, _ guidelines: FolderGuidelines
  ) -> [Diagnostic] {
    let hasOwn = menus.surfaces.contains { surface in
      guard case .menuBarPart("appSettings", let position) = surface.kind else { return false }
      return position == .replacing
    }
    if hasOwn || menus.project.isAccessory { return [] }
    return menus.settingsWindows.compactMap { place in
      let file = FoundSurface(.statusMenu, framework: .swiftui, entries: [], place: place)
      guard platforms.choices(possible, for: [file]) == [[.macOS]] else { return nil }
      let path = menus.sources[Int(place.source)].path
      let settings = guidelines.settings(for: path)
      return SettingsWindow.finding(
        at: place, edition: options.edition ?? settings?.edition ?? .latest,
        settings: settings, language: options.language)
    }
  }
}
