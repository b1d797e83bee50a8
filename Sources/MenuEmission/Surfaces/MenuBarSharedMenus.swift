import MenuModel

/// Writes the menus of the menu bar that are the same in UIKit and AppKit, once for both.
///
/// The frameworks' builders have the same methods, and no system has both.
struct MenuBarSharedMenus {
  let context: EmissionContext
  private let menus: [MenuBarMenu]

  init(context: EmissionContext) {
    self.context = context
    guard context.showsMenuBar(in: .uikit), context.showsMenuBar(in: .appkit) else {
      menus = []
      return
    }
    let inAppKit = Set(MenuBarMenu.menus(of: .appkit, in: context).map(\.function))
    menus = MenuBarMenu.menus(of: .uikit, in: context).filter { menu in
      !menu.bar.isStandard && inAppKit.contains(menu.function)
        && context.module.isSameInMenuBars(menu.entries)
    }
  }

  /// The functions that are written here.
  var functions: Set<String> { Set(menus.map(\.function)) }

  /// Appends an extension of the menu bar's type.
  func emit(_ surface: MenuSurface, to code: inout CodeTree) {
    if menus.isEmpty { return }
    let statements = MenuBarStatements(
      context: context, texts: context.texts(of: surface), framework: .uikit,
      modifiers: \.mask, standard: { _, _ in })
    code.blank()
    var condition = "(canImport(UIKit) || canImport(AppKit)) && !os(watchOS)"
    if context.module.app.minimum(of: .tvOS) != nil { condition += " && !os(tvOS)" }
    code.conditional(condition) { code in
      code.block("extension \(surface.typeName)") { code in
        for menu in menus {
          code.blank()
          code.function(
            "private func \(menu.function)", ["_ menu: \(context.prefix)MenuBarBuilder"]
          ) { code in
            statements.append(menu, to: &code)
          }
        }
      }
    }
  }
}

extension MenuBarStatements {
  /// Appends the entries of a menu, dimmed unless the menu's own conditions hold.
  func append(_ menu: MenuBarMenu, to code: inout CodeTree) {
    conditional([menu.bar.enabled, menu.bar.shown], to: &code) { code in
      append(menu.entries, to: &code)
    }
  }
}

extension MenuModule {
  /// Whether the menu bars of all frameworks have these entries, and make them in the same way.
  ///
  /// What differs is where the system has commands of its own, how modifiers are called, and whether a title changes while
  /// the menu bar stands.
  fileprivate func isSameInMenuBars(_ entries: [Entry]) -> Bool {
    entries.allSatisfy { entry in
      switch entry.kind {
      case .command:
        return entry.alternate == nil
      case .each, .separator:
        return true
      case .submenu(let submenu):
        let named = submenu.menu.map { menus[$0.index].entries }
        return submenu.title?.isPlain ?? true && isSameInMenuBars(named ?? submenu.entries)
      case .section(let title, let inner):
        return title.isPlain && isSameInMenuBars(inner)
      case .row(let inner), .palette(let inner), .when(_, let inner):
        return isSameInMenuBars(inner)
      case .include(let menu):
        return isSameInMenuBars(menus[menu.index].entries)
      case .standard, .on, .view, .space, .flexible, .group, .segmented, .search, .titleMenu, .area:
        return false
      }
    }
  }
}
