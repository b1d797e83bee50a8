import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// What a reader of an app's files sees and no text of a `.menu` file can say: items that do nothing, settings in a
/// window like others, buttons without a title.
extension ExistingMenus {
  /// The findings about surfaces that are checked together.
  static func codeFindings(
    in surfaces: [FoundSurface], of sources: [Source], _ options: AnalysisOptions
  ) -> [Diagnostic] {
    // A button of an alert can be there to do nothing.
    surfaces.filter { !$0.isOfControls }.flatMap { surface -> [(CodeFinding, Place)] in
      let commands = surface.entries.commands
      return commands.compactMap { $0.command.emptiness(in: sources) }
        + buttonsWithoutTitles(in: surface) + shortcuts(inContextMenu: surface, commands)
        + commandsThatHide(in: surface) + fullSwipe(of: surface)
        + surface.entries.switches.map { (.switchWithoutMark(title: $0.literal ?? ""), $0.place) }
    }
    .compactMap { finding, place in
      finding.diagnostic(
        at: place, edition: options.edition ?? .latest, settings: options.folderGuidelines,
        language: options.language)
    }
  }

  /// The buttons and pull-downs of a toolbar that have an image for a label.
  private static func buttonsWithoutTitles(in surface: FoundSurface) -> [(CodeFinding, Place)] {
    guard surface.kind == .toolbar else { return [] }
    return surface.entries.items.filter(\.isTitleAbsent).map { entry in
      if case .choice = entry.content { return (.choiceWithoutTitle, entry.place) }
      return (.buttonWithoutTitle, entry.place)
    }
  }

  /// The shortcuts that a context menu shows, at the first of them.
  private static func shortcuts(
    inContextMenu surface: FoundSurface, _ commands: [(command: FoundCommand, place: Place)]
  ) -> [(CodeFinding, Place)] {
    // Other frameworks show them in some menus only.
    guard surface.kind == .contextMenu, surface.framework == .appkit else { return [] }
    let withKeys = commands.filter { $0.command.key != nil && $0.command.title.literal != nil }
    guard let first = withKeys.first, let key = first.command.key else { return [] }
    let title = first.command.title.literal ?? ""
    return [(.shortcutsInContextMenu(count: withKeys.count, title: title), key.place)]
  }

  /// The commands that SwiftUI adds to the menu bar while something is selected, with nothing in their place otherwise.
  private static func commandsThatHide(in surface: FoundSurface) -> [(CodeFinding, Place)] {
    guard case .menuBarPart = surface.kind, surface.framework == .swiftui else { return [] }
    return surface.entries.withoutOther.map {
      (.hidesInMenuBar(title: $0.literal ?? ""), $0.place)
    }
  }

  /// The findings about the items of UIKit's bars that have an image for a label.
  static func barItemsWithoutTitles(
    in menus: FoundMenus, _ options: AnalysisOptions, _ guidelines: FolderGuidelines
  ) -> [Diagnostic] {
    menus.buttonsWithoutTitles.compactMap { place in
      let settings = guidelines.settings(for: menus.sources[Int(place.source)].path)
      return CodeFinding.buttonWithoutTitle.diagnostic(
        at: place, edition: options.edition ?? settings?.edition ?? .latest, settings: settings,
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
      let file = FoundSurface(.statusMenu(), framework: .swiftui, entries: [], place: place)
      guard platforms.choices(possible, for: [file]) == [[.macOS]] else { return nil }
      let path = menus.sources[Int(place.source)].path
      let settings = guidelines.settings(for: path)
      return CodeFinding.settingsInWindow.diagnostic(
        at: place, edition: options.edition ?? settings?.edition ?? .latest,
        settings: settings, language: options.language)
    }
  }
}

extension FoundCommand {
  /// That it does nothing, and where.
  fileprivate func emptiness(in sources: [Source]) -> (CodeFinding, Place)? {
    guard let title = title.literal else { return nil }
    if isUnconnected { return (.itemWithoutAction(title: title), self.title.place) }
    // “Cancel” closes its menu, and a disabled item is a heading.
    guard case .code(let text, _, let place)? = action,
      // A segue of a storyboard has no code.
      sources[Int(place.source)].path.hasSuffix(".swift"), !["Cancel", "OK", ""].contains(title),
      enabled.map({ $0.expression != ($0.isNegated ? "true" : "false") }) ?? true,
      Self.doesNothing(text)
    else { return nil }
    return (.emptyAction(title: title), self.title.place)
  }

  /// Whether lines of code are comments, and calls that print, alone.
  private static func doesNothing(_ code: String) -> Bool {
    code.split(separator: "\n").allSatisfy { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.isEmpty || line.hasPrefix("//")
        || line.hasPrefix("print(") && line.hasSuffix(")") && !line.contains(";")
    }
  }
}

extension FoundCondition {
  /// Whether it is that something is selected, or has the focus.
  fileprivate var isAboutSelection: Bool {
    let words = expression.lowercased()
    return words.includes("select") || words.includes("focus")
  }
}

extension [FoundEntry] {
  /// The titles of commands that are there while something is selected, with nothing in their place otherwise.
  fileprivate var withoutOther: [FoundText] {
    flatMap { entry -> [FoundText] in
      guard case .condition(let condition, let then, let otherwise) = entry.content,
        then.isEmpty || otherwise.isEmpty, condition.isAboutSelection
      else { return entry.children.flatMap(\.withoutOther) }
      return (then + otherwise).commands.map(\.command.title).filter { $0.literal != nil }
    }
  }

  /// The titles of commands that turn a variable over and have one title for both states, without a mark and outside branches
  /// that look at the variable.
  fileprivate var switches: [FoundText] { switches(under: []) }

  private func switches(under conditions: [String]) -> [FoundText] {
    flatMap { entry -> [FoundText] in
      switch entry.content {
      case .command(let command):
        guard let name = command.switched, let title = command.title.literal, !title.isEmpty,
          !command.title.isSpoken, command.titleWhenOn == nil, command.on == nil,
          command.imageWhenOn == nil, command.subtitle == nil, !command.mayShowState,
          !conditions.contains(where: { $0.includes(name) }),
          let first = title.split(separator: " ").first?.lowercased(),
          !["toggle", "invert", "reverse", "flip", "switch", "swap"].contains(first)
        else { return [] }
        return [command.title]
      case .condition(let condition, let then, let otherwise):
        return (then + otherwise).switches(under: conditions + [condition.expression])
      default: return entry.children.flatMap { $0.switches(under: conditions) }
      }
    }
  }

  /// The commands, menus and choices, with those of groups and branches; not what is in the menus.
  fileprivate var items: [FoundEntry] {
    flatMap { entry -> [FoundEntry] in
      switch entry.content {
      case .command, .menu, .choice: return [entry]
      default: return entry.children.flatMap(\.items)
      }
    }
  }
}
