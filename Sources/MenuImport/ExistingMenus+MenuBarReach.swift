import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// The commands of context menus that the menu bar of an app for the Mac lacks. Only a menu bar in Interface Builder is
/// known as a whole.
extension ExistingMenus {
  static func commandsNotInMenuBar(
    in menus: FoundMenus, _ apps: AppFolders, _ options: AnalysisOptions,
    _ guidelines: FolderGuidelines
  ) -> [Diagnostic] {
    if menus.project.isAccessory { return [] }
    func path(_ surface: FoundSurface) -> String { menus.sources[Int(surface.place.source)].path }
    let bars = menus.surfaces.filter { surface in
      surface.kind == .menuBar && surface.framework == .appkit
        && !path(surface).hasSuffix(".swift")
    }
    return menus.surfaces.flatMap { surface -> [Diagnostic] in
      guard surface.kind == .contextMenu, surface.framework == .appkit else { return [] }
      let own = bars.filter { apps.folder(of: path($0)) == apps.folder(of: path(surface)) }
      guard own.count == 1 else { return [] }
      let reach = MenuBarReach(own[0].entries)
      let absent = surface.entries.writtenCommands.filter { !reach.has($0) }
      guard let first = absent.first else { return [] }
      let titles = absent.compactMap(\.title.literal)
      let settings = guidelines.settings(for: path(surface))
      return [
        CodeFinding.absentFromMenuBar(titles: titles).diagnostic(
          at: first.title.place, edition: options.edition ?? settings?.edition ?? .latest,
          settings: settings, language: options.language)
      ]
      .compactMap { $0 }
    }
  }
}

/// What can be chosen in a menu bar.
private struct MenuBarReach {
  private let titles: [Set<Substring>]
  private let submenus: Set<Set<Substring>>
  private let actions: Set<String>

  init(_ entries: [FoundEntry]) {
    let commands = entries.commands.map(\.command)
    titles = commands.flatMap { [$0.title, $0.titleWhenOn].compactMap { $0 } }.map(Self.words)
      .filter { !$0.isEmpty }
    submenus = Set(entries.flatMap(\.children).flatMap(\.submenuTitles).map(Self.words))
    actions = Set(commands.compactMap(\.selector))
  }

  /// Whether a command of the bar has the action of one, or its words: “Delete” is there as “Delete Note”. One that differs
  /// in a word may be the other title that code gives it, as “Mark as Read” is of “Mark as Unread”.
  func has(_ command: FoundCommand) -> Bool {
    if let selector = command.selector, actions.contains(selector) { return true }
    let words = Self.words(command.title)
    if submenus.contains(words) { return true }
    return titles.contains { title in
      title.isSubset(of: words) || title.isSuperset(of: words)
        || title.count == words.count && title.subtracting(words).count == 1
          && (words.count > 2
            || ToggleTitles.areStates(
              String(title.subtracting(words).first ?? ""),
              String(words.subtracting(title).first ?? "")))
    }
  }

  private static func words(_ title: FoundText) -> Set<Substring> {
    let text = TitleText(title.literal ?? "").withoutEllipsis.lowercased()
    let words = Set(text.split(separator: " ").map { synonyms[String($0)].map { $0[...] } ?? $0 })
    // “Get Info” and “Show Info” are “Note Info”.
    let things = words.subtracting(["get", "show"])
    return things.isEmpty ? words : things
  }

  private static let synonyms = ["reveal": "show", "remove": "delete", "duplicate": "copy"]
}

extension FoundCommand {
  fileprivate var selector: String? {
    guard case .selector(let selector, _)? = action else { return nil }
    return selector
  }
}

extension [FoundEntry] {
  fileprivate var submenuTitles: [FoundText] {
    flatMap { entry -> [FoundText] in
      let inner = entry.children.flatMap(\.submenuTitles)
      if case .menu(let title, _, _, _) = entry.content { return [title] + inner }
      return inner
    }
  }

  /// The commands with titles that are written out, without those of lists.
  fileprivate var writtenCommands: [FoundCommand] {
    flatMap { entry -> [FoundCommand] in
      switch entry.content {
      case .command(let command):
        let isShown = command.action != nil && !(command.title.literal ?? "").isEmpty
        return isShown ? [command] : []
      case .list: return []
      default: return entry.children.flatMap(\.writtenCommands)
      }
    }
  }
}
