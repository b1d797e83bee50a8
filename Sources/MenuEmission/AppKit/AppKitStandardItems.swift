import MenuModel
import MenuSyntax

/// Writes AppKit's items for the commands of the system in the menu bar, and what is in the system's menus.
struct AppKitStandardItems {
  let context: EmissionContext
  let parts: MenuBarParts

  private var prefix: String { context.prefix }

  /// Appends the commands, submenus and whole menus.
  func emit(to code: inout CodeTree) {
    let whole = parts.places.filter { place in
      parts.menus.contains { $0.bar.standardPlace == place && $0.bar.isStandard }
    }
    if !whole.isEmpty { menus(whole, to: &code) }
    if parts.standard.isEmpty { return }
    code.blank()
    code.block("extension \(prefix)StandardItem") { code in
      if parts.standard.contains(where: { $0.entry.isSubmenu }) { submenus(to: &code) }
      commands(to: &code)
    }
  }

  // MARK: - Menus

  private func menus(_ places: [StandardCommandPlace], to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)SystemMenu") { code in
      code.documentation(["What the system has in the whole menu, by groups."])
      code.block("fileprivate var groups: [[\(prefix)StandardItem]]") { code in
        code.switchOver(.code("self")) { code in
          for place in places {
            code.case("." + place.name, returning: members(of: StandardMenus.groups(of: place)))
          }
          if places.count < parts.places.count { code.defaultCase(returning: .array([])) }
        }
      }
    }
  }

  private func submenus(to code: inout CodeTree) {
    let submenus = parts.standard.filter { $0.entry.isSubmenu }
    let filled = submenus.filter { !StandardMenus.groups(ofSubmenu: $0.entry.name).isEmpty }
    code.documentation(["The title of a submenu; nil for a command."])
    code.block("fileprivate var submenuTitle: String?") { code in
      code.switchOver(.code("self")) { code in
        for item in submenus {
          let title = Text(literal: item.entry.title, place: item.place)
          code.case(
            "." + SwiftName.member(item.entry.name),
            returning: context.localized(title, key: "standard." + item.entry.name + ".title"))
        }
        if submenus.count < parts.standard.count { code.defaultCase(returning: .null) }
      }
    }
    code.blank()
    code.documentation([
      "What is in a submenu, by groups; nothing where AppKit or the app fills it."
    ])
    code.block("fileprivate var groups: [[\(prefix)StandardItem]]") { code in
      if filled.isEmpty {
        code.return(.array([]))
        return
      }
      code.switchOver(.code("self")) { code in
        for item in filled {
          let groups = StandardMenus.groups(ofSubmenu: item.entry.name)
          code.case(["." + SwiftName.member(item.entry.name)]) { code in
            if groups.count == 1 {
              // A line for the group, which with the brackets of both arrays may be too long for one.
              code.line("return [")
              code.statement("  ", members(of: groups[0]))
              code.line("]")
            } else {
              code.return(members(of: groups))
            }
          }
        }
        if filled.count < parts.standard.count { code.defaultCase(returning: .array([])) }
      }
    }
    code.blank()
  }

  /// Groups of commands and submenus, without what AppKit does not have.
  private func members(of groups: [[String]]) -> Expression {
    .array(groups.map { members(of: $0) })
  }

  private func members(of group: [String]) -> Expression {
    .array(
      group.compactMap { name in
        StandardMenus.entry(named: name).map { .code("." + SwiftName.member($0.name)) }
      })
  }

  // MARK: - Commands

  private func commands(to code: inout CodeTree) {
    let commands = parts.standard.filter { $0.entry.appKit != nil }
    code.documentation([
      "A new item, which the responder chain performs and validates; nil for what AppKit does not have."
    ])
    code.line("@MainActor")
    code.block("fileprivate var menuItem: NSMenuItem?") { code in
      if commands.isEmpty {
        code.return(.null)
        return
      }
      code.switchOver(.code("self")) { code in
        // By number: a loop over the commands would copy each.
        for index in commands.indices { command(commands[index], to: &code) }
        if commands.count < parts.standard.count { code.defaultCase(returning: .null) }
      }
    }
    if !commands.isEmpty { makingItems(commands, to: &code) }
  }

  private func command(_ item: MenuBarParts.Standard, to code: inout CodeTree) {
    guard let action = item.entry.appKit else { return }
    code.case(["." + SwiftName.member(item.entry.name)]) { code in
      if let version = newer(action) {
        code.line("guard #available(macOS \(version.text), *) else { return nil }")
      }
      code.return(.call("item", arguments(item.entry, action, at: item.place)))
    }
  }

  /// The version of macOS that a command needs, where the module supports older ones.
  private func newer(_ action: StandardCommandEntry.AppKitAction) -> Version? {
    guard let since = action.since, let minimum = context.module.app.minimum(of: .macOS) else {
      return nil
    }
    return minimum < since ? since : nil
  }

  private func makingItems(_ commands: [MenuBarParts.Standard], to code: inout CodeTree) {
    let hasTags = commands.contains { $0.entry.appKit?.tag != nil }
    let hasFonts = commands.contains { $0.entry.appKit?.targetsFontManager ?? false }
    code.blank()
    code.lines(
      """
      \(if: hasTags || hasFonts, "/// - Parameters:")
      \(if: hasTags, "///   - tag: What tells commands of one action apart.")
      \(if: hasFonts, "///   - target: Nil for the responder chain.")
      @MainActor
      private func item(
        _ title: String,
        key: String = "",
        modifiers: NSEvent.ModifierFlags = .command,
        action: Selector\(hasTags || hasFonts ? "," : "")
        \(if: hasTags, "tag: Int = 0\(hasFonts ? "," : "")")
        \(if: hasFonts, "target: AnyObject? = nil")
      ) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: action, keyEquivalent: key)
        item.keyEquivalentModifierMask = key.isEmpty ? [] : modifiers
        \(if: hasTags, "item.tag = tag")
        \(if: hasFonts, "item.target = target")
        return item
      }
      """)
  }

  private func arguments(
    _ entry: StandardCommandEntry, _ action: StandardCommandEntry.AppKitAction, at place: Place
  ) -> [Expression.Argument] {
    let isClear = entry.name == "openRecent"
    var arguments: [Expression.Argument] = [
      .init(title(isClear ? "Clear Menu" : entry.title, key: key(of: entry), at: place))
    ]
    var shortcut = entry.shortcut
    // Duplicate has the shortcut that both want.
    if entry.name == "saveAs", parts.hasStandard("duplicate") {
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

  /// A title of the system, with the app's name in it where the system has it.
  private func title(_ title: String, key: String, at place: Place) -> Expression {
    guard let brace = title.utf8.firstIndex(of: UInt8(ascii: "{")) else {
      return context.localized(Text(literal: title, place: place), key: key)
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
