import MenuModel
import Testing

@testable import MenuEmission

@Suite("What the text of a menu bar becomes in UIKit and AppKit")
struct MenuBarShapesTests {
  private func swift(_ app: String, _ bar: String) -> String {
    MenuSamples.swift(
      """
      app Test { \(app) }
      commands { open "Open" key cmd+O; pin "Pin" undoable; sort "Sort" choose order }
      state { order: Order; isEditor: Bool }
      choice Order { name "Name"; date "Date" }
      menu bar { \(bar) }
      """)
  }

  @Test("What the menu bar does not need is not there")
  func needs() {
    let text = swift("emit uikit, appkit", "menu Own { pin }")
    #expect(text.contains("menuBar.addMenu(\"testMenuBar.ownMenu\", ownTitle, ownMenu)"))
    #expect(text.contains("menuBar.addSubmenu(ownTitle, ownMenu)"))
    for word in [
      "NSAlert", "UIAlertController", "UIKeyCommand", "keyEquivalent: String", "StandardItem",
      "MenuBarUpdater", "MenuBarList", "RecentDocuments", "beginCondition", "Alternate",
      "addChoice", "addSection", "UIMainMenuSystem", "replaceMenu", "extendMenu",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    let none = MenuSamples.swift("app Test\ncommands { open \"Open\" }")
    #expect(!none.contains("CommandResponder") && !none.contains("MenuBarItem"))
  }

  @Test(
    "UIKit keeps the system's menus, extends or replaces them, and removes those that are not listed"
  )
  func systemMenus() {
    let text = swift(
      "emit uikit",
      "app standard { pin }; file { open; standard close, save }; edit standard; view standard { sort }"
    )
    for call in [
      "menuBar.extendAppMenu(appMenu)",
      "menuBar.replaceMenu(.file, TestStandardTitles.file, fileMenu)", "menuBar.keepMenu(.edit)",
      "menuBar.extendMenu(.view, TestStandardTitles.view, viewMenu)",
      "menuBar.removeMenu(.format)", "menuBar.removeMenu(.help)", "menu.addStandard(.close)",
      "// UIKit has no menu item for the system's Save (Test.menu:",
    ] {
      #expect(text.contains(call), "\(call)")
    }
    for identifier in ["window", "application", "file", "edit", "view"] {
      #expect(!text.contains("removeMenu(.\(identifier))"), "\(identifier)")
    }
  }

  @Test("UIKit never names a menu of the system's without looking for it first")
  func missingMenus() {
    let text = swift(
      "emit uikit", "app standard { pin }; file { open }; edit standard { pin }; menu Own { open }")
    let lines = text.split(separator: "\n").map(String.init)
    for (index, line) in lines.enumerated() {
      guard
        ["ofMenu: ", "atEndOfMenu: ", "atStartOfMenu: ", "remove(menu: "].contains(
          where: line.contains)
      else { continue }
      let before = lines[max(0, index - 6)..<index].joined()
      #expect(before.contains("menu(for: "), "\(line)")
    }
  }

  @Test("Conditions dim what they surround, on a menu too")
  func conditions() {
    let text = swift("emit appkit", "file { open; when isEditor { pin } }")
    #expect(
      text.contains(
        """
              menu.add(.open)
              menu.beginCondition { state in state.isEditor }
              menu.add(.pin)
              menu.endCondition()
        """))
  }

  @Test("A platform without a menu bar gets none")
  func platforms() {
    #expect(!swift("platforms tvOS 17", "file { open }").contains("TestMenuBar"))
    let phone = swift("platforms iOS 17; emit uikit", "file { open }")
    #expect(phone.contains("struct TestMenuBar"))
    #expect(!phone.contains("import AppKit"))
    let television = swift("platforms iOS 17, tvOS 17; emit uikit", "file { open }")
    #expect(television.contains("#if canImport(UIKit) && !os(watchOS) && !os(tvOS)"))
  }

  @Test("API of the system that is newer than the app's oldest system is asked for")
  func availability() {
    let old = swift("platforms macOS 13, iOS 16; emit uikit, appkit", "view { standard inspector }")
    #expect(old.contains("if #available(macOS 14, *) {\n        menu.addStandard([.inspector])"))
    #expect(old.contains("if #available(iOS 26, *) {\n        menu.addStandard(#selector("))
    let new = swift("platforms macOS 26, iOS 26; emit uikit, appkit", "view { standard inspector }")
    #expect(!new.contains("#available"))
  }
}
