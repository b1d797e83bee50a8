import MenuModel
import Testing

@testable import MenuRuntime

/// Compares the library's items with the language's tables, which they repeat.
@Suite("The system's items")
struct MenuSystemItemTests {
  /// The names in a whole menu, at any depth.
  private func names(in groups: [[String]]) -> [String] {
    groups.joined().flatMap { [$0] + names(in: StandardMenus.groups(ofSubmenu: $0)) }
  }

  private func entry(of item: MenuSystemItem) throws -> StandardCommandEntry {
    try #require(StandardMenus.entry(named: item.rawValue))
  }

  @Test("There is an item for each name of the language and of the system's menus, and no other")
  func allNames() {
    let places = StandardMenus.places.flatMap { names(in: StandardMenus.groups(of: $0)) }
    let submenus = StandardCommandTable.names.flatMap {
      names(in: StandardMenus.groups(ofSubmenu: $0))
    }
    let expected = Set(StandardCommandTable.names + places + submenus)
    #expect(Set(MenuSystemItem.allCases.map(\.rawValue)) == expected)
  }

  @Test("English titles are those of the language", arguments: MenuSystemItem.allCases)
  func titles(item: MenuSystemItem) throws {
    let entry = try entry(of: item)
    let title = MenuTexts.title(of: item, appName: "{app}", in: .english)
    #expect(title == entry.title)
    if let titleWhenOn = entry.titleWhenOn {
      #expect(item.textWhenOn.map { MenuTexts.text($0, in: .english) } == titleWhenOn)
    }
  }

  @Test("A second title begins with Hide or Exit where the first begins with Show or Enter")
  func secondTitles() {
    for item in MenuSystemItem.allCases {
      let title = MenuTexts.title(of: item, appName: "", in: .english)
      let second = item.textWhenOn.map { MenuTexts.text($0, in: .english) }
      switch title.split(separator: " ").first {
      case "Show" where item != .showAll:
        #expect(second == "Hide" + title.dropFirst("Show".count))
      case "Enter": #expect(second == "Exit" + title.dropFirst("Enter".count))
      default: #expect(second == nil)
      }
    }
  }

  @Test("Symbols are those of the language", arguments: MenuSystemItem.allCases)
  func symbols(item: MenuSystemItem) throws {
    let entry = try entry(of: item)
    #expect(item.currentSymbolName == entry.symbol)
    #expect(item.olderSymbolName == entry.olderSymbol)
  }

  @Test("Shortcuts are those of the language", arguments: MenuSystemItem.allCases)
  func shortcuts(item: MenuSystemItem) throws {
    guard let shortcut = try entry(of: item).shortcut else {
      #expect(item.shortcut == nil)
      return
    }
    guard case .character(let byte) = shortcut.key else {
      Issue.record("\(item) has a key without a character")
      return
    }
    var modifiers: MenuShortcut.Modifiers = []
    if shortcut.modifiers.contains(.control) { modifiers.insert(.control) }
    if shortcut.modifiers.contains(.option) { modifiers.insert(.option) }
    if shortcut.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if shortcut.modifiers.contains(.command) { modifiers.insert(.command) }
    let character = Character(Unicode.Scalar(byte))
    #expect(item.shortcut == MenuShortcut(.character(character), modifiers))
  }
}
