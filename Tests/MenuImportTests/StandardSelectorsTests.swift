import MenuModel
import MenuSyntax
import Testing

@testable import MenuImport

@Suite("The system's commands, by selector")
struct StandardSelectorsTests {
  @Test("Every command of the table that AppKit has is known by its selector and tag")
  func everyCommand() {
    var count = 0
    for entry in StandardCommandTable.all where !entry.isSubmenu {
      guard let action = entry.appKit else { continue }
      #expect(
        StandardSelectors.name(selector: action.selector, tag: action.tag ?? 7) == entry.name)
      count += 1
    }
    #expect(count > 60)
  }

  @Test(
    "A selector of another name does the same, with the same tags",
    arguments: [
      ("performFindPanelAction:", 1, "find"), ("performFindPanelAction:", 2, "findNext"),
      ("performFindPanelAction:", 3, "findPrevious"),
      ("performFindPanelAction:", 7, "useSelectionForFind"),
      ("performFindPanelAction:", 12, "replace"), ("performFindPanelAction:", 4, nil),
      ("performTextFinderAction:", 12, "replace"), ("performTextFinderAction:", 101, nil),
      ("print:", 0, "print"), ("printDocument:", 0, "print"), ("toggleSourceList:", 0, "sidebar"),
      ("addFontTrait:", 2, "bold"), ("addFontTrait:", 4, nil), ("modifyFont:", 4, "smaller"),
      ("showSettingsWindow:", 0, "settings"), ("clearRecentDocuments:", 0, nil),
      ("toggleGrammarChecking:", 0, nil), ("plant:", 0, nil),
    ])
  func selectors(_ selector: String, _ tag: Int, _ expected: String?) {
    #expect(StandardSelectors.name(selector: selector, tag: tag) == expected)
  }

  @Test("Some commands are only in a whole submenu")
  func submenuMembers() {
    for (selector, name) in [
      ("toggleGrammarChecking:", "checkGrammar"), ("copyRuler:", "copyRuler"),
      ("makeBaseWritingDirectionNatural:", "naturalDirection"), ("alignLeft:", "alignLeft"),
    ] {
      #expect(StandardSelectors.nameInSubmenu(selector: selector) == name)
    }
    #expect(StandardSelectors.nameInSubmenu(selector: "plant:") == nil)
  }

  @Test(
    "What is sent to an object of the app is the app's own, but for its application and windows",
    arguments: [
      ("print:", "TreeView", nil), ("print:", "NSTextView", "print"),
      ("hide:", "OrchardApplication", "hide"), ("hide:", "AppDelegate", nil),
      ("performZoom:", "TreeWindow", "zoom"), ("copy:", "TreeWindow", nil),
      ("addFontTrait:", "NSFontManager", "bold"),
    ])
  func targets(_ selector: String, _ target: String, _ expected: String?) {
    #expect(StandardSelectors.name(selector: selector, tag: 2, target: target) == expected)
  }

  @Test("What a method of the app opens is the app's own, whatever its title and shortcut are")
  func ownCommands() {
    let place = Place(source: 0, span: Span(0, 0))
    var command = FoundCommand(title: FoundText("About Orchard", place: place))
    command.action = .selector("showAbout:", target: "AppDelegate")
    #expect(StandardSelectors.name(of: command) == nil)
    command.title = FoundText("Settings…", place: place)
    command.key = FoundKey(
      StandardShortcut(modifiers: .command, key: .character(UInt8(ascii: ","))), place: place)
    #expect(StandardSelectors.name(of: command) == nil)
    command.action = .selector("showSettingsWindow:", target: nil)
    #expect(StandardSelectors.name(of: command) == "settings")
  }

  @Test("The shortcuts of Find in the Substitutions submenu are leftovers of a template")
  func leftovers() {
    let commandF = StandardShortcut(modifiers: .command, key: .character(UInt8(ascii: "f")))
    #expect(StandardSelectors.isLeftover(commandF, of: "toggleSmartInsertDelete:"))
    #expect(!StandardSelectors.isLeftover(commandF, of: "performFindPanelAction:"))
    #expect(!StandardSelectors.isLeftover(commandF, of: "toggleAutomaticLinkDetection:"))
    let upperG = StandardShortcut(keyEquivalent: "G", modifiers: .command)
    #expect(
      upperG.map { StandardSelectors.isLeftover($0, of: "toggleAutomaticLinkDetection:") } == true)
  }
}
