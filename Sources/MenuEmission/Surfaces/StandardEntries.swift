import MenuModel

/// Writes a command of the system in a context menu, an edit menu or a button's menu.
struct StandardEntries {
  let context: EmissionContext
  /// The frameworks that show the menu.
  let frameworks: [Framework]
  var isEditMenu = false
  let texts: SurfaceTexts

  /// Appends the command, and a comment where a framework has nothing for it.
  func append(_ command: StandardCommand, to code: inout CodeTree) {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return }
    let without = frameworks.filter { !context.shows(entry, in: $0, isEditMenu: isEditMenu) }
    let place = context.location(of: command.name.place)
    if isEditMenu, !without.isEmpty, Self.suggested.contains(entry.name) {
      code.comment("The system offers \(entry.title) itself (\(place)).")
    } else if !without.isEmpty {
      let names = without.map(\.swiftModule).joined(by: " and ")
      let verb = without.count == 1 ? "has" : "have"
      code.comment("\(names) \(verb) no menu item for the system's \(entry.title) (\(place)).")
    }
    if without.count == frameworks.count { return }
    let title = Text(literal: entry.title, place: command.name.place)
    code.statement(
      "",
      .call(
        "menu.addStandard",
        [
          .init(.code("." + SwiftName.member(entry.name))),
          .init("title", texts.expression(title)),
        ]))
  }

  /// What text views show in their own menus, and no app can add.
  private static let suggested: Set<String> = [
    "lookUp", "translate", "searchWeb", "spelling", "substitutions", "transformations", "speech",
  ]
}

extension EmissionContext {
  /// Whether a framework has a command of the system for menus, on all systems of the module.
  func shows(_ entry: StandardCommandEntry, in framework: Framework, isEditMenu: Bool) -> Bool {
    switch framework {
    case .uikit:
      if isEditMenu, entry.isUndoOrRedo { return true }
      return uiKitMenuAction(of: entry) != nil
    case .appkit: return appKitMenuAction(of: entry) != nil
    case .swiftui: return false
    }
  }

  /// The action of a command of the system in UIKit's menus; nil where some system of the module has none.
  func uiKitMenuAction(of entry: StandardCommandEntry) -> StandardCommandEntry.UIKitName? {
    guard let action = entry.uiKitAction else { return nil }
    let isOld = [Platform.iOS, .iPadOS, .macCatalyst, .tvOS].allSatisfy { platform in
      module.app.minimum(of: platform).map { $0 >= action.since } ?? true
    }
    return isOld ? action : nil
  }

  /// The action of a command of the system in AppKit's menus; nil where some system of the module has none.
  func appKitMenuAction(of entry: StandardCommandEntry) -> StandardCommandEntry.AppKitAction? {
    guard let action = entry.appKit, !entry.isSubmenu else { return nil }
    guard let since = action.since, let minimum = module.app.minimum(of: .macOS) else {
      return action
    }
    return minimum >= since ? action : nil
  }

  /// The commands of the system in the menus of the module, those of toolbars among them, which some framework shows.
  var standardCommands: [StandardCommandEntry] {
    if !entryNeeds.standard { return [] }
    var search = StandardCommandSearch(context: self)
    for surface in menuSurfaces.surfaces.joined() {
      search.begin(frameworks(showing: surface), isEditMenu: surface.editMenu != nil)
      search.add(surface.entries)
    }
    for framework in module.app.frameworks {
      for toolbar in toolbars(in: framework) {
        search.begin([framework], isEditMenu: false)
        search.addMenus(in: toolbar.entries)
      }
    }
    if search.names.isEmpty { return [] }
    return StandardCommandTable.all.filter { search.names.contains($0.name) }
  }
}

/// Finds the commands of the system in menus.
private struct StandardCommandSearch {
  let context: EmissionContext
  private(set) var names: Set<String> = []
  private var frameworks: [Framework] = []
  private var isEditMenu = false
  private var visited: Set<Int> = []

  init(context: EmissionContext) {
    self.context = context
  }

  /// Begins with what some frameworks show.
  mutating func begin(_ frameworks: [Framework], isEditMenu: Bool) {
    self.frameworks = frameworks
    self.isEditMenu = isEditMenu
    visited = []
  }

  /// Adds those of a menu's entries.
  mutating func add(_ entries: [Entry]) {
    for entry in entries {
      switch entry.kind {
      case .standard(let command): add(command)
      case .submenu(let submenu):
        add(submenu.entries)
        if let menu = submenu.menu { add(menu) }
      case .include(let menu): add(menu)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .on(_, let inner):
        add(inner)
      default: continue
      }
    }
  }

  private mutating func add(_ command: StandardCommand) {
    guard let entry = StandardCommandTable.entry(named: command.name.text) else { return }
    for framework in frameworks
    where context.shows(entry, in: framework, isEditMenu: isEditMenu) {
      names.insert(entry.name)
    }
  }

  private mutating func add(_ menu: MenuID) {
    guard visited.insert(menu.index).inserted else { return }
    add(context.module.menus[menu.index].entries)
  }

  /// Adds those of the menus in a toolbar.
  mutating func addMenus(in entries: [Entry]) {
    for entry in entries {
      switch entry.kind {
      case .submenu: add([entry])
      case .titleMenu(let inner): add(inner)
      case .area(_, _, let inner), .on(_, let inner): addMenus(in: inner)
      case .group(let group): addMenus(in: group.entries)
      default: continue
      }
    }
  }
}

extension StandardCommandEntry {
  /// Whether it is Undo or Redo, for which UIKit has no action.
  var isUndoOrRedo: Bool { name == "undo" || name == "redo" }
}

extension StandardCommandEntry.AppKitAction {
  /// The selector as an expression: `#selector(NSText.copy(_:))`.
  var selectorExpression: String {
    guard let declaration else { return "Selector((\"" + selector + "\"))" }
    let protocolName = "NSStandardKeyBindingResponding."
    if declaration.hasPrefix(protocolName) {
      let method = declaration.dropFirst(protocolName.count)
      return "#selector((any NSStandardKeyBindingResponding)." + method + ")"
    }
    return "#selector(" + declaration + ")"
  }
}
