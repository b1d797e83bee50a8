import MenuModel
import MenuSyntax

/// Writes the menu bar for UIKit: changes to the main menu that the system hands to the app's delegate.
struct UIKitMenuBar: SurfaceEmitter {
  var framework: Framework { .uikit }

  /// tvOS has no menu bar.
  func platforms(in context: EmissionContext) -> [Platform] {
    guard context.showsMenuBar(in: framework) else { return [] }
    return context.menuPlatforms(of: framework).filter { $0 != .tvOS }
  }

  func exposesSharedTypes(in context: EmissionContext) -> Bool {
    context.showsMenuBar(in: framework)
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    guard part.menuBar != nil, let surface = context.menuBarSurface,
      context.showsMenuBar(in: framework)
    else { return }
    code.blank()
    UIKitMenuBarMenus(context: context, surface: surface).emit(to: &code)
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    guard context.showsMenuBar(in: framework) else { return }
    let needs = context.menuBarNeeds
    let checks = AvailabilityChecks(context: context, framework: framework)
    if !context.needs(of: framework).any {
      UIKitMenuElements(context: context, checks: checks).images(to: &code)
    }
    UIKitMenuBarCommands(context: context, needs: needs, checks: checks).emit(to: &code)
    UIKitMenuBarBuilder(context: context, needs: needs).emit(to: &code)
  }
}

/// Writes the menus of the menu bar in the file of the source that declares it.
struct UIKitMenuBarMenus {
  let context: EmissionContext
  let surface: MenuSurface
  /// The texts of the whole menu bar, which each of its menus needs.
  private let texts: SurfaceTexts

  private var prefix: String { context.prefix }

  init(context: EmissionContext, surface: MenuSurface) {
    self.context = context
    self.surface = surface
    self.texts = context.texts(of: surface)
  }

  func emit(to code: inout CodeTree) {
    let menus = MenuBarMenu.menus(of: .uikit, in: context)
    let filled = menus.filter(isFilled)
    code.block("extension \(surface.typeName)") { code in
      code.documentation(["Changes the system's menus to those of the menu bar."])
      code.function("func addMenus", ["to menuBar: \(prefix)MenuBarBuilder"]) { code in
        order(menus, to: &code)
      }
      let shared = MenuBarSharedMenus(context: context).functions
      for menu in filled where !shared.contains(menu.function) {
        code.blank()
        let statements = statements(in: menu)
        code.function("private func \(menu.function)", ["_ menu: \(prefix)MenuBarBuilder"]) {
          code in
          statements.append(menu, to: &code)
        }
      }
    }
  }

  /// Whether the menu bar adds something to a menu; if not, it stays as the system has it.
  private func isFilled(_ menu: MenuBarMenu) -> Bool {
    context.menuBarPlatforms(of: .uikit).contains {
      context.module.hasEntry(menu.entries, on: $0)
    }
  }

  /// The menus that an app may be without; the system's other menus stay.
  private static let optional: [StandardCommandPlace] = [.file, .edit, .format, .view, .help]

  /// Appends a call for each menu, in their order, and for those of the system's that are not in the menu bar.
  private func order(_ menus: [MenuBarMenu], to code: inout CodeTree) {
    let branches = statements(in: nil).branches
    for menu in menus {
      var body = CodeTree()
      call(for: menu, to: &body)
      branches.append(menu.bar.platforms ?? branches.platforms, to: &code, body)
    }
    for place in Self.optional
    where !menus.contains(where: { $0.bar.standardPlace == place }) {
      code.line("menuBar.removeMenu(.\(place.uiKitMenu))")
    }
  }

  private func call(for menu: MenuBarMenu, to code: inout CodeTree) {
    guard let place = menu.bar.standardPlace else {
      let title = menu.bar.shownTitle(in: context.module).map {
        texts.expression($0, state: "menuBar.state")
      }
      code.statement(
        "",
        .call(
          "menuBar.addMenu",
          [
            .init(.string(surface.keyPrefix + "." + menu.function)), .init(title ?? .string("")),
            .init(.code(menu.function)),
          ]))
      return
    }
    if !isFilled(menu) {
      code.line("menuBar.keepMenu(.\(place.uiKitMenu))")
      return
    }
    let identifier = Expression.code("." + place.uiKitMenu)
    if place == .app {
      let callee = menu.bar.isStandard ? "menuBar.extendAppMenu" : "menuBar.replaceAppMenu"
      code.statement("", .call(callee, [.init(.code(menu.function))]))
      return
    }
    code.statement(
      "",
      .call(
        menu.bar.isStandard ? "menuBar.extendMenu" : "menuBar.replaceMenu",
        [
          .init(identifier), .init(.code(prefix + "StandardTitles." + place.name)),
          .init(.code(menu.function)),
        ]))
  }

  private func statements(in menu: MenuBarMenu?) -> MenuBarStatements {
    MenuBarStatements(
      context: context, texts: texts, framework: .uikit, modifiers: \.uiKitFlags,
      standard: { run, code in
        for item in run { append(item, in: menu, to: &code) }
      })
  }

  // MARK: - Commands of the system

  /// Appends a command of the system, which UIKit has in its own menu or nowhere.
  private func append(
    _ item: MenuBarStatements.Standard, in menu: MenuBarMenu?, to code: inout CodeTree
  ) {
    guard let entry = StandardCommandTable.entry(named: item.name), let menu else { return }
    let place = context.location(of: item.place)
    guard let home = menu.bar.standardPlace, entry.belongs(to: home) else {
      code.comment("UIKit keeps the system's \(entry.title) in its own menu (\(place)).")
      return
    }
    // It is in the system's menu already.
    if menu.bar.isStandard { return }
    let action = entry.uiKitAction.map { action in
      (
        "menu.addStandard(#selector((any UIResponderStandardEditActions).\(action.name)))",
        action.since
      )
    }
    let group = entry.uiKitMenu.map { menu in ("menu.addStandard(.\(menu.name))", menu.since) }
    let choices = [action, group].compactMap { $0 }
    let known = choices.first { condition($0.1) == nil } ?? choices.last
    guard let (line, since) = known else {
      code.comment("UIKit has no menu item for the system's \(entry.title) (\(place)).")
      return
    }
    guard let condition = condition(since) else {
      code.line(line)
      return
    }
    code.if(.code("#available(\(condition))")) { code in code.line(line) }
  }

  /// What `#available` has to ask for API of a version of iOS; nil where every system of the module has it.
  private func condition(_ since: Version) -> String? {
    let touch: [Platform] = [.iOS, .iPadOS, .macCatalyst]
    var parts: [String] = []
    if touch.contains(where: { isOld($0, since) }) { parts.append("iOS " + since.text) }
    // visionOS 1 has what iOS 17 has; for what came later, the version that surely has it.
    let vision = since > Version(17) ? Version(26) : Version(1)
    if isOld(.visionOS, vision) { parts.append("visionOS " + vision.text) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + ", *"
  }

  private func isOld(_ platform: Platform, _ since: Version) -> Bool {
    context.module.app.minimum(of: platform).map { $0 < since } ?? false
  }
}

extension StandardCommandPlace {
  /// The menu's member of `UIMenu.Identifier`.
  var uiKitMenu: String { self == .app ? "application" : name }
}

extension KeyModifiers {
  /// The modifiers as UIKit's `UIKeyModifierFlags`.
  var uiKitFlags: String {
    var names: [String] = []
    if contains(.control) { names.append(".control") }
    if contains(.option) { names.append(".alternate") }
    if contains(.shift) { names.append(".shift") }
    if contains(.command) { names.append(".command") }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
