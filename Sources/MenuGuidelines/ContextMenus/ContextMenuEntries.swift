import MenuModel
import MenuSyntax

/// A context menu of fixed order begins with what people need most.
enum ContextFrequentFirst: Guideline {
  // A note: how often people use a command is its author's guess.
  static let rule = Rule(
    "context-frequent-first", sources: [.contextMenusIOS13], severity: .note,
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // Without `fixed` the system puts the first entries nearest the finger, above or below it.
    guard isFixed(menu, report.expanded),
      let found = PriorityOrder.misplaced(in: menu, of: report.expanded)
    else { return }
    let (name, other) = (report.name(of: found.late), report.name(of: found.earlier))
    var fixes: [GuidelineFix] = []
    if found.isInGroup && report.isMovable(found.late, in: menu)
      // Only a move within the group keeps what belongs together.
      && report.isMovable(found.earlier, in: menu)
    {
      let edits = report.edits.move(found.late.place, before: found.earlier.place)
      fixes = [
        GuidelineFix(
          title: "Move \(name) before \(other)",
          edits: edits)
      ]
    }
    report.finding(
      at: found.late,
      "\(name) is needed more than \(other), which comes before it in a menu of fixed order",
      fixes: fixes)
  }

  /// Whether a menu, or its parent, keeps the order of the text.
  private static func isFixed(_ menu: ExpandedMenu, _ expanded: ExpandedModule) -> Bool {
    if menu.isFixed { return true }
    guard let parent = menu.parent else { return false }
    return isFixed(expanded.menus[parent], expanded)
  }
}

/// Each command of a context menu has a symbol.
enum ContextIcons: Guideline {
  // The pages of 2025 and 2026 want icons for few entries, and none without a clear picture.
  static let rule = Rule(
    "context-icons", sources: [.contextMenus2022, .contextMenusIOS13, .menus2026],
    platforms: [.iOS, .iPadOS], severity: EditionSeverity(in2022: .warning, in2025: nil),
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries where !entry.hidesImage {
      // In a row each command has a symbol anyway, or is reported by `menu-layout-small`.
      guard case .command(let id) = entry.kind, case .list = entry.layout else { continue }
      if entry.image != nil || report.module.commands[id.index].image != nil { continue }
      let command = report.expanded.command(id)
      // What chooses is a submenu, and the page of iOS 13 gives submenus no symbol (`submenu-no-icon`).
      guard case .none = command.payload else { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) has no symbol, and each command of a context menu shows one",
        related: [(command.name.place, "the command")])
    }
  }
}

/// On the Mac the menu bar has every command, also those of context menus.
enum ContextInMenuBar: Guideline {
  // No error: what KeePassium does with an entry means nothing without the row.
  static let rule = Rule(
    "context-in-menu-bar", sources: [.contextMenus2022], platforms: [.macOS, .macCatalyst],
    severity: .warning, otherSeverities: [.note], needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // A module without a menu bar may describe a part of an app; `menubar-window-present` says so, once.
    // An accessory app shows none.
    if report.module.menuBar == nil || report.module.app.isAccessory { return }
    var absent = GatheredCommands(of: rule.id, in: report.module)
    for menu in report.expanded.contextMenus {
      let platforms = menu.platforms.intersection(report.platforms)
      for entry in menu.entries {
        guard let id = entry.command else { continue }
        var missing = platforms.subtracting(report.expanded.reach(of: id).inMenuBar)
        if missing.isEmpty { continue }
        // Many apps declare an action once for the menu bar and once for the row.
        missing.subtract(report.expanded.barPlatforms(withTitleOf: id))
        if !missing.isEmpty { absent.add(entry, id, on: missing, in: report.expanded) }
      }
    }
    for items in absent.findings {
      let names = items.names
      report.finding(
        at: items,
        items.count == 1
          ? "\(names) is in a context menu, but not in the menu bar, where people look for all commands"
          : "\(items.count) commands are in context menus, but not in the menu bar, where people look for all commands: \(names)"
      )
    }
  }
}

/// The labels of a context menu are short.
enum ContextLabelShort: Guideline {
  /// The words past which a label is long.
  ///
  /// No page has a number. In the context menus of 63 Mac apps nine labels in ten have at most 24 characters.
  private static let mostWords = 5

  static let rule = Rule(
    "context-label-short", sources: [.contextMenus2022], needs: [.place], severity: .note,
    threshold: .max(30), checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      report.expanded.forEachLabel(of: entry) { facts, text in
        let (characters, words) = (facts.characterCount, facts.wordCount)
        guard characters > limit || words > mostWords else { return }
        check(text(), characters, words, &report)
      }
    }
  }

  private static func check(
    _ text: Text, _ characters: Int, _ words: Int, _ report: inout GuidelineReport
  ) {
    let (title, limit) = (TitleText(text), report.limit)
    report.finding(
      at: text.place,
      characters > limit
        ? "The label “\(title.shown)” has \(characters) characters; more than \(limit) are hard to read in a context menu"
        : "The label “\(title.shown)” has \(words) words; more than \(mostWords) are hard to read in a context menu"
    )
  }
}

/// A context menu has no place for what people rarely do.
enum ContextNoAdvanced: Guideline {
  static let rule = Rule(
    "context-no-advanced", sources: [.contextMenus2022, .contextMenusIOS13], severity: .warning,
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      // Unmarked commands may well be what people need most: only `rarely` says that one is not.
      guard let id = entry.command, report.module.commands[id.index].frequency == .rarely
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: "Take \(name) out of the context menu")
      report.finding(
        at: entry,
        "\(name) is marked `rarely`, and a context menu is for what people often need",
        fixes: fix.map { [$0] } ?? [])
    }
  }
}

/// A tap on the preview opens the item, so the menu needs no entry for it.
enum ContextNoOpenItem: Guideline {
  // The page of iOS 13 says so, and later ones no longer do.
  static let rule = Rule(
    "context-no-open-item", sources: [.contextMenusIOS13], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.menus([.context], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let preview = report.expanded.item(of: menu)?.preview, let opens = preview.opens else {
      return
    }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind,
        // The same command, or another word for it: Open, Show, View.
        id == opens || report.module.commands[id.index].opens == .item
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: "Take \(name) out of the context menu")
      report.finding(
        at: entry,
        "A tap on the preview `\(preview.name.text)` opens the item already, so \(name) is not needed here",
        related: [(preview.place, "the preview")],
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
