import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// The commands of context menus and toolbars that the menu bar of an app for the Mac lacks.
extension ExistingMenus {
  static func commandsNotInMenuBar(
    in menus: FoundMenus, _ apps: AppFolders, _ platforms: FilePlatforms,
    _ options: AnalysisOptions, _ guidelines: FolderGuidelines
  ) -> [Diagnostic] {
    if menus.project.isAccessory { return [] }
    let bars = MenuBars(menus, apps, platforms)
    // What one menu lacks in the menu bar, the next one that shows it does, too.
    var said: Set<String> = []
    return menus.surfaces.compactMap { surface -> Diagnostic? in
      guard let place = bars.place(of: surface), let reach = bars.reach(from: surface) else {
        return nil
      }
      let absent = surface.entries.writtenCommands(of: surface).filter { !reach.has($0) }
      let titles = absent.compactMap(\.title.literal).filter { said.insert($0).inserted }
      guard let first = absent.first(where: { $0.title.literal == titles.first }) else {
        return nil
      }
      let settings = guidelines.settings(for: bars.path(of: surface))
      return CodeFinding.absentFromMenuBar(titles: titles, from: place).diagnostic(
        at: first.title.place, edition: options.edition ?? settings?.edition ?? .latest,
        settings: settings, language: options.language)
    }
  }
}

/// The menu bars of the apps for the Mac, as far as they are known as a whole: one in Interface Builder, or the system's
/// with what the commands of an app of SwiftUI add.
private struct MenuBars {
  private let menus: FoundMenus
  private let apps: AppFolders
  private let platforms: FilePlatforms
  private let possible: [Set<Platform>]
  /// The folders of the apps, each with what its menu bar has; an empty name for the only app.
  private var reaches: [String: MenuReach] = [:]

  init(_ menus: FoundMenus, _ apps: AppFolders, _ platforms: FilePlatforms) {
    self.menus = menus
    self.apps = apps
    self.platforms = platforms
    possible = ExistingMenus.platformChoices(of: menus)
    let folders = apps.folders.isEmpty ? [""] : apps.folders
    for folder in folders { reaches[folder] = reach(ofApp: folder) }
  }

  func path(of surface: FoundSurface) -> String { path(of: surface.place) }

  private func path(of place: Place) -> String { menus.sources[Int(place.source)].path }

  private func app(of place: Place) -> String? {
    apps.folders.isEmpty ? "" : apps.folder(of: path(of: place))
  }

  // MARK: Menu bars

  private func reach(ofApp folder: String) -> MenuReach? {
    let own = menus.surfaces.filter { app(of: $0.place) == folder }
    let bars = own.filter { $0.kind == .menuBar }
    let parts = own.filter(\.isMenuBarPart)
    if bars.count == 1, bars[0].framework == .appkit, !path(of: bars[0]).hasSuffix(".swift") {
      return isKnown(parts, ofApp: folder)
        ? MenuReach(bars[0].entries + parts.flatMap(\.entries)) : nil
    }
    // What UIKit's and AppKit's code does to a menu bar is not known as a whole.
    guard bars.isEmpty, menus.viewApps.filter({ app(of: $0) == folder }).count == 1,
      isKnown(parts, ofApp: folder)
    else { return nil }
    let place = Place(source: 0, span: Span(0, 0))
    let standard = Self.standardTitles.map {
      FoundEntry(.command(FoundCommand(title: FoundText($0, place: place))), place: place)
    }
    return MenuReach(standard + parts.flatMap(\.entries))
  }

  /// Whether the commands that SwiftUI adds to an app's menu bar are read whole.
  private func isKnown(_ parts: [FoundSurface], ofApp folder: String) -> Bool {
    parts.allSatisfy { $0.framework == .swiftui && !$0.entries.hasUnknownTitles }
      && !menus.unreadCommands.contains { app(of: $0) == folder }
  }

  /// What the menu bar has in each app of SwiftUI, and what it has by itself where an app has such a toolbar item.
  private static let standardTitles = [
    "About", "Settings", "Quit", "New Window", "Close", "Undo", "Redo", "Cut", "Copy", "Paste",
    "Delete", "Select All", "Minimize", "Zoom", "Help", "Print", "Toggle Sidebar", "Show Sidebar",
    "Hide Sidebar", "Toggle Inspector", "Show Inspector", "Hide Inspector",
  ]

  // MARK: Menus and toolbars

  /// What the menu bar has for people who see a surface; nil if that is not known, or none is there with it.
  func reach(from surface: FoundSurface) -> MenuReach? {
    guard let app = app(of: surface.place), isOnMac(surface) else { return nil }
    return reaches[app]
  }

  /// What a surface is, if its commands belong in the menu bar, too.
  func place(of surface: FoundSurface) -> CodeFinding.Surface? {
    if surface.isOutsideMenuBar { return nil }
    switch surface.kind {
    case .contextMenu: return isOfPart(surface) ? nil : .contextMenu
    case .dockMenu: return .dockMenu
    case .toolbar:
      return isOfPart(surface) || surface.entries.haveSheetButtons ? nil : .toolbar
    case .menu:
      // One of a file of Interface Builder is a context menu, or a button's, unless the app has a status item.
      let isOfFile = surface.framework == .appkit && !path(of: surface).hasSuffix(".swift")
      let hasStatusItem = menus.surfaces.contains(where: \.isStatusMenu)
      return isOfFile && !hasStatusItem && surface.entries.count > 1 && !isOfPart(surface)
        ? .menu : nil
    default: return nil
    }
  }

  /// Whether a surface is of a window or a sheet of which the menu bar knows nothing: settings, a question.
  private func isOfPart(_ surface: FoundSurface) -> Bool {
    let file = ModuleFolders.name(of: path(of: surface))
    let names = "\(surface.owner ?? "") \(file)".lowercased()
    return Self.partNames.contains { names.includes($0) }
  }

  private static let partNames = [
    "settings", "preference", "prefs", "sheet", "popover", "onboarding", "welcome", "login",
    "signin",
    "picker", "modal", "alert", "about", "debug", "widget", "statusbar", "statusitem", "menubar",
  ]

  /// Whether a surface is for the Mac for certain.
  private func isOnMac(_ surface: FoundSurface) -> Bool {
    if surface.framework == .appkit { return true }
    guard surface.framework == .swiftui,
      surface.platforms.isEmpty || surface.platforms.contains(.macOS)
    else { return false }
    let folders = path(of: surface).split(separator: "/").map { $0.lowercased() }
    let others: Set = ["ios", "iphone", "ipad", "ipados", "watchos", "watch", "tvos", "visionos"]
    if folders.contains(where: { others.contains($0) }) { return false }
    let choices = platforms.choices(possible, for: [surface])
    guard choices.contains([.macOS]) else { return false }
    return choices.count == 1 || menus.project.isOneTargetForMac
      || !surface.platforms.isEmpty && menus.project.platforms.contains(.macOS)
  }
}

/// What can be chosen in a menu, or in a menu bar.
struct MenuReach {
  private let titles: [Set<Substring>]
  private let submenus: Set<Set<Substring>>
  private let actions: Set<String>
  /// The functions that the commands' code calls first.
  private let calls: Set<String>
  private let keys: [StandardShortcut]

  init(_ entries: [FoundEntry]) {
    let commands = entries.commands.map(\.command)
    titles = commands.flatMap(\.titles).map(Self.words)
      .filter { !$0.isEmpty }
    submenus = Set(entries.flatMap(\.children).flatMap(\.submenuTitles).map(Self.words))
    actions = Set(commands.compactMap(\.actionName))
    calls = Set(commands.compactMap(\.call))
    keys = commands.compactMap { $0.key?.shortcut.canonical }
  }

  /// What a menu has; nil if some of it is not known.
  init?(whole entries: [FoundEntry]) {
    if entries.hasUnknownTitles { return nil }
    self.init(entries)
  }

  /// Whether a command has the action of one, its key, or its words: “Delete” is there as “Delete Note”. One that
  /// differs in a word may be the other title that code gives it, as “Mark as Read” is of “Mark as Unread”.
  func has(_ command: FoundCommand) -> Bool {
    if let action = command.actionName, actions.contains(action) { return true }
    if let key = command.key?.shortcut.canonical, keys.contains(key) { return true }
    return [command.title, command.titleWhenOn].compactMap { $0 }.contains { has(Self.words($0)) }
  }

  /// Whether a command of the same view calls the same function first.
  func callsFunction(of command: FoundCommand) -> Bool {
    command.call.map { calls.contains($0) } ?? false
  }

  /// Whether a title of one word is in another as a form of it: “Star” in “Mark as Starred”.
  func hasForm(of title: String) -> Bool {
    let word = title.lowercased()
    return word.count > 2 && word.allSatisfy(\.isLetter)
      && titles.contains { $0.contains { $0.hasPrefix(word) } }
  }

  private func has(_ words: Set<Substring>) -> Bool {
    if words.isEmpty || submenus.contains(words) { return true }
    // The Copy of the Edit menu copies what is selected, not its link.
    let isOfPart = words.contains("copy") && !words.isDisjoint(with: Self.parts)
    return titles.contains { title in
      title == words || title.isSubset(of: words) && !(isOfPart && title == ["copy"])
        || title.isSuperset(of: words)
        || title.count == words.count && title.subtracting(words).count == 1
          && (words.count > 2
            || ToggleTitles.areStates(
              String(title.subtracting(words).first ?? ""),
              String(words.subtracting(title).first ?? "")))
    }
  }

  private static let parts: Set<Substring> = [
    "link", "url", "address", "path", "name", "title", "id", "sha", "location", "permalink",
  ]

  private static func words(_ title: FoundText) -> Set<Substring> {
    let text = TitleText(title.literal ?? "").withoutEllipsis.lowercased()
    let words = Set(text.split(separator: " ").map { synonyms[String($0)].map { $0[...] } ?? $0 })
    // “Get Info” and “Show Info” are “Note Info”.
    let things = words.subtracting(["get", "show", "&", "and"])
    return things.isEmpty ? words : things
  }

  private static let synonyms = [
    "reveal": "show", "remove": "delete", "duplicate": "copy", "add": "new", "create": "new",
    "reload": "refresh", "update": "refresh", "unpin": "pin", "preferences": "settings",
  ]
}

extension FoundCommand {
  /// The function that its code calls first, if it has a name that tells what it does.
  fileprivate var call: String? {
    guard case .code(_, let call?, _)? = action, !MenuPlanner.generalFunctions.contains(call) else {
      return nil
    }
    return call
  }

  /// The selector that it sends, or the code that it runs.
  fileprivate var actionName: String? {
    switch action {
    case .selector(let selector, _)?: return selector
    case .code(let code, _, _)?: return String(code.drop(while: \.isWhitespace))
    case nil: return nil
    }
  }

  /// Whether it is one of those that have their place in a window alone: what ends a sheet, or goes back.
  fileprivate var isOfWindow: Bool {
    let title = TitleText(title.literal ?? "").withoutEllipsis.lowercased()
    return Self.titlesOfWindows.contains(title)
      // The words that only a pointer or VoiceOver shows can be a sentence.
      || self.title.isSpoken && title.split(separator: " ").count > 3
  }

  private static let titlesOfWindows: Set<String> = [
    "done", "cancel", "ok", "close", "dismiss", "back", "go back", "next", "previous", "continue",
    "skip", "retry", "try again", "search", "help", "more", "options", "info", "share", "select",
    "edit", "save", "apply", "sign in", "log in", "login", "sign out", "log out", "logout",
    "sign up",
    "settings", "preferences", "upgrade", "menu", "sidebar", "inspector",
  ]
}

extension [FoundEntry] {
  fileprivate var submenuTitles: [FoundText] {
    flatMap { entry -> [FoundText] in
      let inner = entry.children.flatMap(\.submenuTitles)
      if case .menu(let title, _, _, _) = entry.content { return [title] + inner }
      return inner
    }
  }

  /// The commands that a surface shows on the Mac with titles that are written out, without those of lists.
  fileprivate func writtenCommands(of surface: FoundSurface) -> [FoundCommand] {
    flatMap { entry -> [FoundCommand] in
      switch entry.content {
      case .command(let command):
        let isShown = command.action != nil && !(command.title.literal ?? "").isEmpty
        // A link of a toolbar leads to another view, and a mark chooses what the view shows.
        let isOfView = surface.kind == .toolbar && (command.isLink || command.on != nil)
        return isShown && !isOfView && !command.isOfWindow ? [command] : []
      case .list: return []
      case .platforms(let platforms, let entries):
        return platforms.contains(.macOS) ? entries.writtenCommands(of: surface) : []
      default:
        return entry.children.flatMap { $0.writtenCommands(of: surface) }
      }
    }
  }

  /// Whether there are the buttons that end a sheet, to which a toolbar then belongs.
  fileprivate var haveSheetButtons: Bool {
    commands.contains { ["Cancel", "Done", "Close", "OK"].contains($0.command.title.literal) }
  }

  /// Whether there is a command, outside lists, of which nobody knows the title.
  var hasUnknownTitles: Bool {
    contains { entry in
      switch entry.content {
      case .command(let command): return command.title.segments == nil
      case .unread: return true
      case .list: return false
      default: return entry.children.contains(where: \.hasUnknownTitles)
      }
    }
  }
}
