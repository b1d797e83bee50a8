import MenuModel

/// The system's commands, known by what menu items of AppKit send.
///
/// Titles are no help: they are translated, and apps write their own. Most of the data is in `StandardCommandTable`; what
/// is here besides comes from the main menus of 43 public apps. A command of the app's own, such as a window with settings that
/// a method of the app opens, is none of the system's, whatever its title and shortcut are.
package enum StandardSelectors {
  /// The name after `standard` of a command, or nil for one of the app's own.
  package static func name(of command: FoundCommand) -> String? {
    guard case .selector(let selector, let target) = command.action else { return nil }
    return name(selector: selector, tag: command.tag, target: target)
  }

  /// The name after `standard` of what sends a selector, or nil for one of the app's own.
  ///
  /// - Parameters:
  ///   - selector: The selector: `performFindPanelAction:`.
  ///   - tag: The item's tag, which tells apart what one selector does.
  ///   - target: The class that it is sent to; nil for the first responder.
  package static func name(selector: String, tag: Int = 0, target: String? = nil) -> String? {
    commands.name(selector, tag: tag, target: target)
  }

  /// The name in `StandardMenus` of what sends a selector. Some are only in a whole submenu: `checkGrammar`.
  package static func nameInSubmenu(
    selector: String, tag: Int = 0, target: String? = nil
  ) -> String? {
    submenuMembers.name(selector, tag: tag, target: target)
      ?? commands.name(selector, tag: tag, target: target)
  }

  /// Whether a shortcut came from an old template of Xcode, whose Substitutions submenu had the shortcuts of Find.
  package static func isLeftover(_ key: StandardShortcut, of selector: String) -> Bool {
    leftoverKeys[selector] == key.canonical
  }

  private static let leftoverKeys: [String: StandardShortcut] = [
    "toggleSmartInsertDelete:": .init(modifiers: .command, key: .character(UInt8(ascii: "f"))),
    "toggleAutomaticQuoteSubstitution:": .init(
      modifiers: .command, key: .character(UInt8(ascii: "g"))),
    "toggleAutomaticLinkDetection:": .init(
      modifiers: [.shift, .command], key: .character(UInt8(ascii: "g"))),
  ]

  /// The commands that can be placed by themselves. The selector of `openRecent` is that of an item in the submenu.
  private static let commands = SelectorTable(
    StandardCommandTable.all.filter { $0.name != "openRecent" })

  /// The commands that are only in whole submenus.
  private static let submenuMembers = SelectorTable(
    StandardCommandTable.all.filter(\.isSubmenu)
      .flatMap { StandardMenus.groups(ofSubmenu: $0.name).joined() }
      .filter { StandardCommandTable.entry(named: $0) == nil }
      .compactMap { StandardMenus.entry(named: $0) })
}

/// Names after `standard` by selector and tag.
private struct SelectorTable: Sendable {
  private struct Row {
    var name: String
    /// The tag that the item has to have; nil for any.
    var tag: Int?
    /// Whether only the app or a window takes the selector, so that a subclass as its target changes nothing.
    var isOfAppOrWindow: Bool
  }

  private var rows: [String: [Row]] = [:]

  init(_ entries: [StandardCommandEntry]) {
    for entry in entries {
      guard let action = entry.appKit else { continue }
      let declaration = action.declaration ?? ""
      let row = Row(
        name: entry.name, tag: action.tag,
        isOfAppOrWindow: declaration.hasPrefix("NSApplication.")
          || declaration.hasPrefix("NSWindow."))
      for selector in [action.selector] + (Self.otherSelectors[action.selector] ?? []) {
        rows[selector, default: []].append(row)
      }
    }
  }

  func name(_ selector: String, tag: Int, target: String?) -> String? {
    guard let row = rows[selector]?.first(where: { $0.tag == nil || $0.tag == tag }) else {
      return nil
    }
    return isOfSystem(target, row) ? row.name : nil
  }

  /// Whether the object that the selector is sent to is the system's: an app may have a `print:` of its own.
  private func isOfSystem(_ target: String?, _ row: Row) -> Bool {
    guard let target, !target.hasPrefix("NS") else { return true }
    return row.isOfAppOrWindow && (target.hasSuffix("Application") || target.hasSuffix("Window"))
  }

  /// Selectors that do the same as one of `StandardCommandTable`: the find panel of text views without a find bar, views
  /// that print themselves, the panel about the app with options, and source lists that the window hides.
  private static let otherSelectors = [
    "performTextFinderAction:": ["performFindPanelAction:"],
    "printDocument:": ["print:"],
    "orderFrontStandardAboutPanel:": ["orderFrontStandardAboutPanelWithOptions:"],
    "toggleSidebar:": ["toggleSourceList:"],
  ]
}
