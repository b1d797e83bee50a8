import Foundation
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
    for word in [
      "NSAlert", "UIAlertController", "UIKeyCommand", "keyEquivalent: String", "StandardItem",
      "MenuBarUpdater", "MenuBarList", "RecentDocuments", "beginCondition", "Alternate",
      "addChoice", "addSection", "UIMainMenuSystem", "SystemMenu", "addStandardMenu",
      "menu.addSubmenu", "isPad", "followsState",
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
      "menuBar.addStandardMenu(.app, appMenu)", "menuBar.addMenu(.file, fileMenu)",
      "menuBar.addStandardMenu(.edit)\n", "menuBar.addStandardMenu(.view, viewMenu)",
      "menu.addStandard([.close, .save])",
      "// UIKit has no menu item for the system's Save (Test.menu:",
      "let optional: [UIMenu.Identifier] = [.file, .edit, .format, .view, .help]",
      "for identifier in optional where !listed.contains(identifier) {",
    ] {
      #expect(text.contains(call), "\(call)")
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

  @Test("A menu is described once, whatever frameworks show it")
  func describedOnce() {
    let text = swift(
      "platforms iOS 17, macOS 14",
      "file { open; standard close, save }; menu Own { pin; each sort }")
    for statement in [
      "menuBar.addMenu(.file, fileMenu)", "menu.add(.open)", "menu.addStandard([.close, .save])",
      "menu.add(.pin)", "menu.addChoice(TestMenuLists.sort)",
      "CommandMenu(ownTitle) { TestMenuBarContent(app, ownMenu) }",
    ] {
      #expect(text.components(separatedBy: statement).count == 2, "\(statement)")
    }
  }

  @Test("A menu or an entry for some platforms is described for them alone")
  func onPlatforms() {
    let text = swift(
      "platforms iOS 17, iPadOS 17, macOS 14",
      "on macOS { menu Mac { open } }; menu Own { pin; on iPadOS { open } }")
    #expect(
      text.contains(
        """
            #if os(macOS)
              menuBar.addMenu("testMenuBar.macMenu", macTitle, macMenu)
            #endif
            menuBar.addMenu("testMenuBar.ownMenu", ownTitle, ownMenu)
        """))
    #expect(
      text.contains(
        """
            #if os(iOS)
              if menu.isPad {
                menu.add(.open)
              }
            #endif
        """))
    #expect(text.contains("func entries(in state: TestState, isPad: Bool = false)"))
  }

  @Test("UIKit shows a command of the system only in the menu that the system has it in")
  func otherMenus() {
    let text = swift("emit uikit", "file { open; standard copy, close }; menu Own { standard cut }")
    #expect(text.contains("// UIKit keeps the system's Copy in its own menu (Test.menu:"))
    #expect(text.contains("// UIKit keeps the system's Cut in its own menu (Test.menu:"))
    #expect(text.contains("if item == .copy, replaced == .file { return [] }"))
    #expect(!text.contains("if item == .close"))
    #expect(text.contains("guard replaced != nil else { return [] }"))
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
    #expect(
      old.contains(
        """
              case .inspector:
                guard #available(macOS 14, *) else { return nil }
        """))
    #expect(
      old.contains(
        """
              case .inspector:
                guard #available(iOS 26, *) else { return [] }
                return command(#selector(
        """))
    let new = swift("platforms macOS 26, iOS 26; emit uikit, appkit", "view { standard inspector }")
    #expect(!new.contains("#available"))
  }
}
