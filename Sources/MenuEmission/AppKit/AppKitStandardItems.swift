import MenuModel
import MenuSyntax

/// Writes the commands of the system in AppKit's menu bar, each once for the module.
struct AppKitStandardItems {
  let context: EmissionContext
  /// The commands and submenus that the menu bar has on the Mac, each once, also those in whole menus.
  private let used: [Item]

  init(context: EmissionContext) {
    self.context = context
    self.used = Self.used(in: context)
  }

  private var prefix: String { context.prefix }

  // MARK: - In a menu

  /// Appends commands of the system that stand together.
  func append(_ run: [MenuBarStatements.Standard], to code: inout CodeTree) {
    append(
      run.map { Item(name: $0.name, place: $0.place, alternate: $0.alternate) }, to: &code)
  }

  /// Appends a group of a whole menu.
  func append(
    _ group: [String], of place: StandardCommandPlace, at source: Place, to code: inout CodeTree
  ) {
    append(
      group.map { name in
        let isAlternate = StandardMenus.isAlternate(name, in: place)
        return Item(name: name, place: source, alternate: isAlternate ? .option : nil)
      }, to: &code)
  }

  /// A command of the system in a menu.
  private struct Item {
    var name: String
    var place: Place
    var alternate: KeyModifiers?
  }

  private func append(_ items: [Item], to code: inout CodeTree) {
    var run: [Expression] = []
    func flush(_ code: inout CodeTree) {
      if !run.isEmpty { code.statement("", .call("menu.addStandard", [.init(.array(run))])) }
      run = []
    }
    for item in items {
      guard let entry = StandardMenus.entry(named: item.name) else { continue }
      let member = "." + SwiftName.member(entry.name)
      if entry.name == "services" || entry.name == "openRecent" {
        flush(&code)
        code.line(entry.name == "services" ? "menu.addServices()" : "menu.addOpenRecent()")
      } else if entry.isSubmenu {
        flush(&code)
        submenu(entry, at: item.place, to: &code)
      } else if let action = entry.appKit {
        if let version = newer(action) {
          flush(&code)
          code.if(.code("#available(macOS \(version.text), *)")) { code in
            code.line("menu.addStandard([\(member)])")
          }
          continue
        }
        let mask = item.alternate.map { "(" + $0.mask + ")" }
        run.append(.code(mask.map { "\(member).alternate\($0)" } ?? member))
      } else {
        flush(&code)
        code.comment(
          "AppKit has no menu item for the system's \(entry.title) (\(context.location(of: item.place)))."
        )
      }
    }
    flush(&code)
  }

  private func submenu(
    _ entry: StandardCommandEntry, at place: Place, to code: inout CodeTree
  ) {
    let groups = StandardMenus.groups(ofSubmenu: entry.name)
    code.statement(
      "",
      .trailingClosure(
        "menu.addSubmenu",
        [.init(.code("\(prefix)StandardTitles." + SwiftName.member(entry.name)))],
        .init("menu") { code in
          for (index, group) in groups.enumerated() {
            if index > 0 { code.line("menu.separate()") }
            append(group.map { Item(name: $0, place: place) }, to: &code)
          }
        }))
  }

  /// The version of macOS that a command needs, where the module supports older ones.
  private func newer(_ action: StandardCommandEntry.AppKitAction) -> Version? {
    guard let since = action.since, let minimum = context.module.app.minimum(of: .macOS) else {
      return nil
    }
    return minimum < since ? since : nil
  }

  // MARK: - What is used

  /// The names of the commands and submenus that the menu bar has on the Mac.
  var names: [String] { used.map(\.name) }

  /// Whether any of them is a command, and not a submenu that AppKit fills.
  var hasCommands: Bool {
    used.contains { item in StandardMenus.entry(named: item.name)?.appKit != nil }
  }

  private static func used(in context: EmissionContext) -> [Item] {
    var result: [Item] = []
    var seen: Set<String> = []
    func add(_ name: String, _ place: Place) {
      guard seen.insert(name).inserted else { return }
      result.append(Item(name: name, place: place))
      for inner in StandardMenus.groups(ofSubmenu: name).joined() { add(inner, place) }
    }
    func add(_ entries: [Entry]) {
      for entry in entries {
        switch entry.kind {
        case .standard(let command): add(command.name.text, command.name.place)
        case .submenu(let submenu): add(submenu.entries)
        case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner):
          add(inner)
        default: continue
        }
      }
    }
    for menu in MenuBarMenu.menus(of: .appkit, in: context) {
      if menu.bar.isStandard, let place = menu.bar.standardPlace {
        for name in StandardMenus.groups(of: place).joined() { add(name, menu.bar.header) }
      }
      add(context.module.entries(menu.entries, on: .macOS))
    }
    return result
  }

  // MARK: - In the module's file

  /// Appends the commands.
  func emit(to code: inout CodeTree) {
    let commands = used.filter { item in
      StandardMenus.entry(named: item.name)?.appKit != nil
    }
    if commands.isEmpty { return }
    code.blank()
    code.documentation(["A command of the system in the menu bar."])
    code.line("@MainActor")
    code.block("struct \(prefix)StandardItem") { code in
      stored(commands, to: &code)
      for item in commands {
        guard let entry = StandardMenus.entry(named: item.name), let action = entry.appKit else {
          continue
        }
        code.blank()
        if let version = newer(action) { code.line("@available(macOS \(version.text), *)") }
        code.block("static var \(SwiftName.declared(entry.name)): \(prefix)StandardItem") { code in
          code.return(.call(prefix + "StandardItem", arguments(entry, action, item)))
        }
      }
    }
  }

  private func stored(_ commands: [Item], to code: inout CodeTree) {
    let entries = commands.compactMap { StandardMenus.entry(named: $0.name) }
    let hasFonts = entries.contains { $0.appKit?.targetsFontManager ?? false }
    let hasTags = entries.contains { $0.appKit?.tag != nil }
    let hasAlternates = context.menuBarNeeds.alternates || names.contains("saveAs")
    code.lines(
      """
      let title: String
      var key = ""
      var modifiers: NSEvent.ModifierFlags = .command
      let action: Selector
      \(if: hasTags, "/// What tells commands of one action apart.")
      \(if: hasTags, "var tag = 0")
      \(if: hasFonts, "/// Nil for the responder chain.")
      \(if: hasFonts, "var target: AnyObject?")
      \(if: hasAlternates, "private var isAlternate = false")

      """)
    initializer(hasTags: hasTags, hasFonts: hasFonts, to: &code)
    code.blank()
    code.lines(
      """
      var menuItem: NSMenuItem {
        let item = NSMenuItem(title: title, action: action, keyEquivalent: key)
        item.keyEquivalentModifierMask = key.isEmpty ? [] : modifiers
        \(if: hasTags, "item.tag = tag")
        \(if: hasFonts, "item.target = target")
        \(if: hasAlternates, "item.isAlternate = isAlternate")
        return item
      }
      """)
    guard hasAlternates else { return }
    code.blank()
    code.lines(
      """
      /// The command, which takes the place of the one before it while modifiers are held.
      func alternate(_ modifiers: NSEvent.ModifierFlags) -> \(prefix)StandardItem {
        var item = self
        item.isAlternate = true
        item.modifiers.formUnion(modifiers)
        return item
      }
      """)
  }

  private func initializer(hasTags: Bool, hasFonts: Bool, to code: inout CodeTree) {
    code.lines(
      """
      init(
        _ title: String,
        key: String = "",
        modifiers: NSEvent.ModifierFlags = .command,
        action: Selector\(hasTags || hasFonts ? "," : "")
        \(if: hasTags, "tag: Int = 0\(hasFonts ? "," : "")")
        \(if: hasFonts, "target: AnyObject? = nil")
      ) {
        self.title = title
        self.key = key
        self.modifiers = modifiers
        self.action = action
        \(if: hasTags, "self.tag = tag")
        \(if: hasFonts, "self.target = target")
      }
      """)
  }

  private func arguments(
    _ entry: StandardCommandEntry, _ action: StandardCommandEntry.AppKitAction, _ item: Item
  ) -> [Expression.Argument] {
    let isClear = entry.name == "openRecent"
    var arguments: [Expression.Argument] = [
      .init(title(isClear ? "Clear Menu" : entry.title, key: key(of: entry), at: item.place))
    ]
    var shortcut = entry.shortcut
    // Duplicate has the shortcut that both want.
    if entry.name == "saveAs", used.contains(where: { $0.name == "duplicate" }) {
      shortcut = StandardCommandTable.saveAsBesideDuplicate
    }
    if let shortcut, case .character(let byte) = shortcut.key {
      arguments.append(.init("key", .string(String(UnicodeScalar(byte)))))
      if shortcut.modifiers != .command {
        arguments.append(.init("modifiers", .code(shortcut.modifiers.mask)))
      }
    }
    arguments.append(.init("action", action.expression))
    if let tag = action.tag { arguments.append(.init("tag", .code(String(tag)))) }
    if action.targetsFontManager {
      arguments.append(.init("target", .code("NSFontManager.shared")))
    }
    return arguments
  }

  private func key(of entry: StandardCommandEntry) -> String {
    "standard." + (entry.name == "openRecent" ? "clearRecent" : entry.name) + ".title"
  }

  /// The submenus of the system in the menu bar, with their titles.
  var submenus: [(name: String, title: String, place: Place)] {
    used.compactMap { item in
      guard let entry = StandardMenus.entry(named: item.name), entry.isSubmenu else { return nil }
      return (entry.name, entry.title, item.place)
    }
  }

  /// A title of the system, with the app's name in it where the system has it.
  private func title(_ title: String, key: String, at place: Place) -> Expression {
    guard let brace = title.firstIndex(of: "{") else {
      return context.localized(Text(segments: [.literal(title)], place: place), key: key)
    }
    let text = Expression.text([
      .literal(String(title[..<brace])), .inserted("\(prefix)MenuBar.applicationName"),
      .literal(String(title[brace...].dropFirst("{app}".count))),
    ])
    guard let table = context.module.app.stringsTable else { return text }
    return .call(
      "String",
      [
        .init("localized", .string(key)), .init("defaultValue", text),
        .init("table", .string(table)), .init("bundle", .code(context.bundle)),
        .init("comment", .string(context.location(of: place))),
      ])
  }
}

extension StandardCommandEntry.AppKitAction {
  /// The declaration as `#selector` takes it in code that writes `any` before protocols.
  private var reference: String? {
    let type = "NSStandardKeyBindingResponding"
    guard let declaration, declaration.hasPrefix(type + ".") else { return declaration }
    return "(any \(type))\(declaration.dropFirst(type.count))"
  }

  /// The action as an expression that can be broken into lines.
  fileprivate var expression: Expression {
    guard let reference else { return .code(selectorExpression) }
    return .call("#selector", [.init(.code(reference))])
  }
}
