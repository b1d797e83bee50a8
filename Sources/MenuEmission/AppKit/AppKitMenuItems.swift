import MenuModel

/// Writes what makes AppKit's menu items of the entries of a menu.
struct AppKitMenuItems {
  let context: EmissionContext
  /// What the entries of any menu have.
  let needs: MenuNeeds
  let checks: AvailabilityChecks
  private let standard: [StandardCommandEntry]

  private var prefix: String { context.prefix }

  init(context: EmissionContext, checks: AvailabilityChecks) {
    self.context = context
    self.checks = checks
    needs = context.entryKindNeeds
    standard = context.standardCommands
  }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)MenuPerformer") { code in
      items(to: &code)
      entry(to: &code)
      item(to: &code)
    }
    if needs.sections || needs.rows { standsApart(to: &code) }
    if !standard.isEmpty { actions(to: &code) }
    if needs.alternates { modifiers(to: &code) }
  }

  private func items(to code: inout CodeTree) {
    let isSeparator = context.hasManyCommands ? "entry.isSeparator" : "entry == .separator"
    let apart = needs.sections || needs.rows ? "entry.standsApart" : isSeparator
    code.lines(
      """
      /// The entries of a menu as items, with separators between groups.
      func items(of entries: [\(prefix)MenuEntry]) -> [NSMenuItem] {
        var items: [NSMenuItem] = []
        var separatorIsDue = false
        for entry in entries {
          let added = self.items(for: entry)
          let standsApart = \(apart)
          if added.isEmpty {
            separatorIsDue = separatorIsDue || standsApart
            continue
          }
          if separatorIsDue || standsApart, !items.isEmpty { items.append(.separator()) }
          items += added
          separatorIsDue = standsApart
        }
        return items
      }
      """)
  }

  // MARK: - Entries

  private func entry(to code: inout CodeTree) {
    code.blank()
    code.function(
      "private func items", ["for entry: \(prefix)MenuEntry"], "-> [NSMenuItem]"
    ) { code in
      code.switchOver(.code("entry")) { code in
        code.case(".command(let item)", returning: .code("[menuItem(for: item)]"))
        if needs.choices {
          code.case([".choice(let items)"]) { code in
            code.line("return items.map { item in menuItem(for: item) }")
          }
        }
        code.case(".separator", returning: .code("[]"))
        if needs.submenus { submenu(to: &code) }
        if needs.sections { section(to: &code) }
        if needs.rows { code.case(".row(let entries)", returning: .code("items(of: entries)")) }
        if needs.palettes { palette(to: &code) }
        if !standard.isEmpty { standard(to: &code) }
        if context.menuBarHasStandard { code.case(".standardItem", returning: .code("[]")) }
      }
    }
  }

  private func submenu(to code: inout CodeTree) {
    code.case([".submenu(let title, let image, let entries)"]) { code in
      code.lines(
        """
        let submenu = NSMenu(title: title)
        submenu.items = items(of: entries)
        guard !submenu.items.isEmpty else { return [] }
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        item.submenu = submenu
        item.image = image.nsImage
        return [item]
        """)
    }
  }

  private func section(to code: inout CodeTree) {
    code.case([".section(let title, let entries)"]) { code in
      code.line("let items = items(of: entries)")
      code.line("guard !items.isEmpty else { return [] }")
      checks.append(.menuSectionHeader, to: &code) { code in
        code.line("return [.sectionHeader(title: title)] + items")
      } else: { code in
        code.lines(
          """
          let header = NSMenuItem(title: title, action: nil, keyEquivalent: "")
          header.isEnabled = false
          return [header] + items
          """)
      }
    }
  }

  private func palette(to code: inout CodeTree) {
    code.case([".palette(let entries)"]) { code in
      code.line("let items = items(of: entries)")
      code.line("guard !items.isEmpty else { return [] }")
      checks.append(.menuPresentationStyle, to: &code) { code in
        code.lines(
          """
          let palette = NSMenu(title: "")
          palette.presentationStyle = .palette
          palette.items = items
          let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
          item.submenu = palette
          return [item]
          """)
      } else: { code in
        code.line("return items")
      }
    }
  }

  private func standard(to code: inout CodeTree) {
    code.case([".standard(let command, let title)"]) { code in
      code.lines(
        """
        guard let action = command.action else { return [] }
        let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
        \(if: hasTags, "item.tag = command.tag")
        item.image = command.symbolName.flatMap { name in
          NSImage(systemSymbolName: name, accessibilityDescription: nil)
        }
        return [item]
        """)
    }
  }

  private func item(to code: inout CodeTree) {
    code.blank()
    code.function(
      "private func menuItem", ["for item: \(prefix)MenuItem"], "-> NSMenuItem"
    ) { code in
      code.lines(
        """
        let target = \(prefix)MenuTarget(isEnabled: item.isEnabled) { choose(item.command) }
        let result = target.makeItem(title: item.title)
        result.image = item.image.nsImage
        \(if: needs.checks, "if item.isChecked { result.state = .on }")
        \(if: needs.help, "result.toolTip = item.help")
        """)
      if needs.subtitles {
        checks.append(.menuItemSubtitle, to: &code) { code in
          code.line("result.subtitle = item.subtitle")
        }
      }
      code.lines(
        """
        \(if: needs.alternates, "if let alternate = item.alternate {")
        \(if: needs.alternates, "  result.isAlternate = true")
        \(if: needs.alternates, "  result.keyEquivalentModifierMask = alternate.eventFlags")
        \(if: needs.alternates, "}")
        return result
        """)
    }
  }

  private func standsApart(to code: inout CodeTree) {
    var groups = [".separator"]
    if needs.sections { groups.append(".section") }
    if needs.rows { groups.append(".row") }
    code.blank()
    code.block("extension \(prefix)MenuEntry") { code in
      code.documentation(["Whether separators are around it; a row is such a group on the Mac."])
      code.block("fileprivate var standsApart: Bool") { code in
        code.switchOver(.code("self")) { code in
          code.case(groups, returning: .boolean(true))
          code.defaultCase(returning: .boolean(false))
        }
      }
    }
  }

  // MARK: - Commands of the system

  private var known: [StandardCommandEntry] {
    standard.filter { context.appKitMenuAction(of: $0) != nil }
  }

  /// The commands that share their actions with others.
  private var tagged: [StandardCommandEntry] {
    known.filter { context.appKitMenuAction(of: $0)?.tag != nil }
  }

  private var hasTags: Bool { !tagged.isEmpty }

  private func actions(to code: inout CodeTree) {
    code.blank()
    code.block("extension \(prefix)StandardCommand") { code in
      code.documentation([
        "What the responder chain performs and validates; nil for what AppKit has not."
      ])
      code.block("fileprivate var action: Selector?") { code in
        if known.isEmpty {
          code.return(.null)
          return
        }
        code.switchOver(.code("self")) { code in
          for entry in known {
            guard let action = context.appKitMenuAction(of: entry) else { continue }
            code.case(
              "." + SwiftName.member(entry.name), returning: .code(action.selectorExpression))
          }
          if known.count < standard.count { code.defaultCase(returning: .null) }
        }
      }
      guard hasTags else { return }
      code.blank()
      code.documentation(["What tells commands of one action apart."])
      code.block("fileprivate var tag: Int") { code in
        code.switchOver(.code("self")) { code in
          for entry in tagged {
            guard let tag = context.appKitMenuAction(of: entry)?.tag else { continue }
            code.case("." + SwiftName.member(entry.name), returning: .code(String(tag)))
          }
          if tagged.count < standard.count { code.defaultCase(returning: .code("0")) }
        }
      }
    }
  }

  /// Appends modifiers as AppKit has them, for menus and for the menu bar.
  func modifiers(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      nonisolated extension MenuShortcut.Modifiers {
        /// The modifiers as a menu item takes them.
        fileprivate var eventFlags: NSEvent.ModifierFlags {
          var flags: NSEvent.ModifierFlags = []
          if contains(.function) { flags.insert(.function) }
          if contains(.control) { flags.insert(.control) }
          if contains(.option) { flags.insert(.option) }
          if contains(.shift) { flags.insert(.shift) }
          if contains(.command) { flags.insert(.command) }
          return flags
        }
      }
      """)
  }

  /// Appends how a picture is an image of AppKit.
  func images(to code: inout CodeTree) {
    let asset =
      context.module.app.stringsTable == nil
      ? "NSImage(named: name)" : "Bundle\(context.bundle).image(forResource: name)"
    code.blank()
    code.lines(
      """
      extension \(prefix)MenuImage {
        /// The image; nil for a picture that is hidden or that the command knows.
        @MainActor
        var nsImage: NSImage? {
          switch self {
          case .own, .hidden:
            return nil
          case .symbol(let name):
            return NSImage(systemSymbolName: name, accessibilityDescription: nil)
          case .asset(let name):
            return \(asset)
          }
        }
      }
      """)
  }
}
