import MenuModel
import MenuSyntax

/// What a reader of an app's files sees and no `.menu` file can say.
package enum CodeFinding {
  /// A menu item of Interface Builder that nothing is connected to.
  case itemWithoutAction(title: String)
  /// A command whose code does nothing.
  case emptyAction(title: String)
  /// The settings of an app, whose app menu has no item for them, in a window like others.
  case settingsInWindow
  /// A button of a toolbar that has an image and no words.
  case buttonWithoutTitle
  /// A choice in a toolbar that has no words of its own.
  case choiceWithoutTitle
  /// A context menu that shows keyboard shortcuts.
  case shortcutsInContextMenu(count: Int, title: String)
  /// A command that turns something on and off under one title, without a mark.
  case switchWithoutMark(title: String)
  /// A command that leaves the menu bar while nothing is selected.
  case hidesInMenuBar(title: String)

  /// An `NSStatusItem` without the name by which the system keeps its place.
  case statusItemWithoutName
  /// The image of a status item that nothing says in words.
  case statusItemWithoutWords
  /// A full swipe that deletes without a question.
  case fullSwipeDestroys(title: String)
  /// A swipe action that the context menu of the same row lacks.
  case swipeNotInMenu(title: String)
  /// The shortcuts of an iPad app that are in no menu.
  case keysWithoutMenuBar(count: Int)

  /// The commands of a menu or a toolbar that the menu bar lacks.
  case absentFromMenuBar(titles: [String], from: Surface)

  /// What has commands that the menu bar may lack.
  package enum Surface { case contextMenu, menu, toolbar, dockMenu }

  /// The ids of the rules that it is about.
  package static let rules: Set<String> = [
    ItemHasAction.rule.id, SettingsItem.rule.id, LabelRequired.rule.id, ContextNoShortcuts.rule.id,
    MenubarNeverHide.rule.id, ContextInMenuBar.rule.id, ToolbarInMenuBar.rule.id,
    LabelNoToggle.rule.id, StatusItemAutosave.rule.id, StatusItemLabel.rule.id,
    SwipeFullDestructive.rule.id, SwipeInMenu.rule.id, IpadKeysNoBar.rule.id,
    DockMenuElsewhere.rule.id,
  ]

  private var rule: Rule {
    switch self {
    case .itemWithoutAction, .emptyAction: return ItemHasAction.rule
    case .settingsInWindow: return SettingsItem.rule
    case .buttonWithoutTitle, .choiceWithoutTitle: return LabelRequired.rule
    case .shortcutsInContextMenu: return ContextNoShortcuts.rule
    case .hidesInMenuBar: return MenubarNeverHide.rule
    case .switchWithoutMark: return LabelNoToggle.rule
    case .statusItemWithoutName: return StatusItemAutosave.rule
    case .statusItemWithoutWords: return StatusItemLabel.rule
    case .fullSwipeDestroys: return SwipeFullDestructive.rule
    case .swipeNotInMenu: return SwipeInMenu.rule
    case .keysWithoutMenuBar: return IpadKeysNoBar.rule
    case .absentFromMenuBar(_, .dockMenu): return DockMenuElsewhere.rule
    case .absentFromMenuBar(_, .toolbar): return ToolbarInMenuBar.rule
    case .absentFromMenuBar: return ContextInMenuBar.rule
    }
  }

  private var message: Message {
    switch self {
    case .itemWithoutAction(let title):
      return "“\(title)” is connected to no action, so it can never be chosen"
    case .emptyAction(let title):
      return "“\(title)” does nothing when it is chosen: its code is empty, or only prints"
    case .settingsInWindow:
      return "The settings are a window like others, so the app menu has no “Settings…”"
    case .buttonWithoutTitle:
      return "This button has an image and no title that VoiceOver reads and an overflow menu shows"
    case .choiceWithoutTitle:
      return "This choice has no title that VoiceOver reads and an overflow menu shows"
    case .shortcutsInContextMenu(1, let title):
      return
        "This context menu shows the keyboard shortcut of “\(title)”; people learn it in the menu bar"
    case .shortcutsInContextMenu(let count, _):
      return
        "This context menu shows \(count) keyboard shortcuts; people learn them in the menu bar"
    case .absentFromMenuBar(let titles, let surface) where titles.count == 1:
      switch surface {
      case .contextMenu:
        return "“\(titles[0])” is in this context menu and in no menu of the menu bar"
      case .menu: return "“\(titles[0])” is in this menu and in no menu of the menu bar"
      case .dockMenu: return "“\(titles[0])” is in the Dock menu and in no menu of the menu bar"
      case .toolbar: return "“\(titles[0])” is in this toolbar and in no menu of the menu bar"
      }
    case .absentFromMenuBar(let titles, let surface):
      let names =
        titles.prefix(3).map { "“\($0)”" }.joined(separator: ", ") + (titles.count > 3 ? "…" : "")
      switch surface {
      case .contextMenu:
        return
          "\(titles.count) commands of this context menu are in no menu of the menu bar: \(names)"
      case .menu:
        return "\(titles.count) commands of this menu are in no menu of the menu bar: \(names)"
      case .dockMenu:
        return "\(titles.count) commands of the Dock menu are in no menu of the menu bar: \(names)"
      case .toolbar:
        return "\(titles.count) commands of this toolbar are in no menu of the menu bar: \(names)"
      }
    case .switchWithoutMark(let title):
      return
        "“\(title)” turns something on and off, and neither its title nor a check mark says which comes next"
    case .statusItemWithoutName:
      return
        "This status item has no name of its own, by which the system remembers where people put it"
    case .statusItemWithoutWords:
      return "This status item shows an image, and nothing says in words what it is"
    case .fullSwipeDestroys(let title):
      return
        "A full swipe performs \("“\(title)”"), which is destructive and doesn't ask people to confirm"
    case .swipeNotInMenu(let title):
      return "“\(title)” is in the swipe actions of a row, but not in its context menu"
    case .keysWithoutMenuBar(let count):
      return "\(count) keyboard shortcuts of this iPad app are in no menu of its menu bar"
    case .hidesInMenuBar(let title):
      return "“\(title)” leaves the menu bar at times, which hides nothing and dims it instead"
    }
  }

  private var help: Message? {
    switch self {
    case .emptyAction: return "Write what it does, or leave it out until there is something."
    case .settingsInWindow:
      return "Show them in a scene of their own, which the system has the item for."
    case .buttonWithoutTitle, .choiceWithoutTitle:
      return "Give it a title, which a toolbar need not show, or an accessibility label."
    case .switchWithoutMark: return "Make it a toggle, or give it a title for each state."
    case .hidesInMenuBar: return "Disable it instead of leaving it out."
    case .statusItemWithoutName:
      return "Set its `autosaveName` right after it is made, to a name that stays."
    case .statusItemWithoutWords:
      return "Give the image an `accessibilityDescription`, or the button a title."
    case .fullSwipeDestroys:
      return "Put another action first, ask before it acts, or turn off the full swipe."
    case .swipeNotInMenu: return "Add it there too: people look there for what they cannot see."
    case .keysWithoutMenuBar:
      return "Put them into menus: `commands` in SwiftUI, `buildMenu(with:)` in UIKit."
    case .absentFromMenuBar(_, .dockMenu): return "Place it in the menu bar too."
    case .absentFromMenuBar(_, .toolbar): return "Add it there too; people can hide a toolbar."
    case .absentFromMenuBar: return "Add it there too, for what is selected."
    case .itemWithoutAction, .shortcutsInContextMenu: return nil
    }
  }

  /// What the rule's own severity is too much or too little for.
  private var severity: Severity? {
    switch self {
    case .buttonWithoutTitle, .choiceWithoutTitle, .shortcutsInContextMenu, .hidesInMenuBar,
      // What deletes may be undone, which no reader of code sees.
      .fullSwipeDestroys:
      return .warning
    // Code can't prove it: two actions may do the same thing, and a variable may mean something else.
    case .absentFromMenuBar, .switchWithoutMark, .swipeNotInMenu: return .note
    case .itemWithoutAction, .emptyAction, .settingsInWindow, .statusItemWithoutName,
      .statusItemWithoutWords, .keysWithoutMenuBar:
      return nil
    }
  }

  /// The finding at a place, by the settings of its folder; nil where these have the rule off.
  package func diagnostic(
    at place: Place, edition: GuidelineSettings.Edition, settings: GuidelineSettings?,
    language: Language
  ) -> Diagnostic? {
    let rule = rule
    let changes = settings?.settings.filter { $0.rule.text == rule.id }.map(\.change)
    guard let active = ActiveGuideline(rule, in: edition, changes ?? []) else { return nil }
    return Diagnostic(
      rule: rule.id, severity: active.chosen ?? severity ?? active.severity,
      message: message.text(in: language), place: place,
      help: help?.text(in: language) ?? rule.page.prose(in: language).remedy)
  }
}

/// A menu item does something. A command of a `.menu` file cannot be without an action, so the reader of an app's files
/// finds those that are.
enum ItemHasAction {
  static let rule = Rule(
    "item-has-action", kind: .language, sources: [.menuBar2025], needs: [], severity: .warning)
}

/// Context menus show no keyboard shortcuts. In a `.menu` file they cannot.
enum ContextNoShortcuts {
  static let rule = Rule(
    "context-no-shortcuts", kind: .language, sources: [.contextMenus2022], needs: [],
    severity: .error, otherSeverities: [.warning])
}

/// A status item has a name. The Swift of a `.menu` file gives it one.
enum StatusItemAutosave {
  static let rule = Rule(
    "status-item-autosave", kind: .language, sources: [.statusItems], platforms: .macOS,
    needs: [], severity: .warning)
}

/// VoiceOver can say what a status item is. In a `.menu` file it has a title.
enum StatusItemLabel {
  static let rule = Rule(
    "status-item-label", kind: .language, sources: [.statusItems], platforms: .macOS, needs: [],
    severity: .warning)
}

/// The shortcuts of an iPad app are in its menu bar, where people find them.
enum IpadKeysNoBar {
  static let rule = Rule(
    "ipad-keys-no-bar", kind: .language, sources: [.menuBar2025], platforms: .iPadOS, needs: [],
    severity: .note)
}
