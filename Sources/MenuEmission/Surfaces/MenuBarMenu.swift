import MenuModel

/// A menu of the menu bar with the function that describes it.
struct MenuBarMenu {
  var bar: BarMenu
  /// `fileMenu`, `noteMenu`
  var function: String
  /// Its entries, those of the named menu where it is one.
  var entries: [Entry]
  /// The platforms of the module that show it.
  var platforms: [Platform]
  /// Whether the menu bar adds something to it; if not, it stays as the system has it.
  var isFilled: Bool

  /// The menus that any framework shows, in their order.
  static func menus(in context: EmissionContext) -> [MenuBarMenu] {
    context.menuBarMenus.filter { !$0.platforms.isEmpty }
  }

  /// All menus in their order, those among them that no platform shows.
  static func all(in context: EmissionContext) -> [MenuBarMenu] {
    let module = context.module
    let platforms = context.menuBarPlatforms
    var names: [String: Int] = [:]
    var menus: [MenuBarMenu] = []
    for bar in module.menuBar?.menus ?? [] {
      let base = baseName(of: bar, in: module)
      names[base, default: 0] += 1
      let number = names[base, default: 1]
      let entries = bar.shownEntries(in: module)
      let allowed = platforms.filter { bar.platforms?.contains($0) ?? true }
      let filled = allowed.filter { module.hasEntry(entries, on: $0) }
      let shown = bar.isStandard ? allowed : filled
      menus.append(
        MenuBarMenu(
          bar: bar, function: number == 1 ? base : base + String(number), entries: entries,
          platforms: shown, isFilled: !filled.isEmpty))
    }
    return menus
  }

  private static func baseName(of menu: BarMenu, in module: MenuModule) -> String {
    switch menu.kind {
    case .custom(let name): return SurfaceTexts.identifier(of: name.text) + "Menu"
    case .named(let id):
      return SurfaceTexts.identifier(of: module.menus[id.index].name.text) + "Menu"
    default: return (menu.standardPlace?.name ?? "own") + "Menu"
    }
  }
}

extension BarMenu {
  /// The system's menu that this is; nil for one of the app's own.
  var standardPlace: StandardCommandPlace? { kind.standardPlace }
}

extension EmissionContext {
  /// The platforms of the module on which a framework makes a menu bar.
  ///
  /// An iPad has one and an iPhone none, so iOS counts in SwiftUI only where the module does not name iPadOS. In UIKit the
  /// keys of an iPhone's commands come from the menu bar.
  func menuBarPlatforms(of framework: Framework) -> [Platform] {
    guard module.menuBar != nil else { return [] }
    return menuPlatforms(of: framework).filter { platform in
      switch platform {
      case .iPadOS, .macOS, .macCatalyst, .visionOS: return true
      case .iOS: return framework == .uikit || module.app.minimum(of: .iPadOS) == nil
      case .tvOS, .watchOS: return false
      }
    }
  }

  /// The platforms of the module on which any of its frameworks makes a menu bar.
  var menuBarPlatforms: [Platform] {
    let all = Set(module.app.frameworks.flatMap { menuBarPlatforms(of: $0) })
    return Framework.swiftui.menuPlatforms.filter { all.contains($0) }
  }

  /// Whether a framework shows the menu bar on any platform of the module.
  func showsMenuBar(in framework: Framework) -> Bool {
    module.app.frameworks.contains(framework) && !menuBarPlatforms(of: framework).isEmpty
  }

  /// Whether any framework shows the menu bar.
  var showsMenuBar: Bool { module.app.frameworks.contains { showsMenuBar(in: $0) } }

  /// The undoable commands, by their numbers.
  var menuBarUndoables: [Int] {
    module.commands.indices.filter { module.commands[$0].isUndoable }
  }
}
