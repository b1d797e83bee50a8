import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("What a menu's text becomes")
struct MenuShapesTests {
  private static let commands = """
    commands {
      open "Open"
      pin "Pin" / "Unpin" on when isPinned
      mark "Marked" on when isPinned
      sort "Sort By" choose order
      move "Move To" pick Folder
      erase "Erase" destructive confirm "Erase it?"
      `default` "Default" pick Folder
    }
    state { isPinned: Bool; order: Order }
    choice Order { name "Name"; date "Date" }
    list Folder
    """

  private func swift(_ app: String = "app Test", _ screens: String) -> String {
    MenuSamples.swift(app + "\n" + Self.commands + "\n" + screens)
  }

  private func type(_ declaration: String, in text: String) -> Bool {
    text.contains("struct " + declaration + " {")
      || text.contains("final class " + declaration + " {")
  }

  @Test("A type is named after what the menu belongs to")
  func names() {
    let text = swift(
      "app Test",
      """
      screen List {
        item Row { context menu { open } }
        background { context menu { open } }
        button Filter { open }
        more button { open }
      }
      item Loose { context menu { open } }
      """)
    #expect(type("RowContextMenu: TestContextMenuSurface", in: text))
    #expect(type("ListBackgroundMenu: TestContextMenuSurface", in: text))
    #expect(type("ListFilterButton: TestButtonSurface", in: text))
    #expect(type("ListMoreButton: TestButtonSurface", in: text))
    #expect(type("LooseContextMenu: TestContextMenuSurface", in: text))
    #expect(text.contains("/// The context menu of Row in List.\n///\n/// Test.menu:"))
  }

  @Test("The screen stands before an item's name that several screens use")
  func sharedNames() {
    let text = swift(
      "app Test",
      """
      screen Inbox { item Row { context menu { open } } }
      screen Sent { item Row { context menu { open } } ; item Other { context menu { open } } }
      """)
    #expect(type("InboxRowContextMenu: TestContextMenuSurface", in: text))
    #expect(type("SentRowContextMenu: TestContextMenuSurface", in: text))
    #expect(type("OtherContextMenu: TestContextMenuSurface", in: text))
    #expect(!type("RowContextMenu: TestContextMenuSurface", in: text))
  }

  @Test("Plain commands that stand together are one list of cases")
  func runs() {
    let text = swift("app Test { emit uikit }", "item I { context menu { open; pin; ---; erase } }")
    #expect(
      text.contains(
        """
            menu.add([.open, .pin])
            menu.separate()
            menu.add(.erase)
        """))
  }

  @Test("Choices and lists are submenus under the command's title, or stand in place with each")
  func payloads() {
    let text = swift(
      "app Test { emit uikit, swiftui }",
      "item I { context menu { sort; each sort; move; each move; `default` } }")
    for call in [
      "menu.addChoiceSubmenu(of: TestMenuLists.sort)", "menu.addChoice(TestMenuLists.sort)",
      "menu.addSubmenu(of: TestMenuLists.move(in: menu.state))",
      "menu.add(TestMenuLists.move(in: menu.state))",
      "menu.addSubmenu(of: TestMenuLists.default(in: menu.state))",
    ] {
      #expect(text.components(separatedBy: call).count == 2, "\(call)")
    }
    #expect(text.contains("static func `default`(in state: TestState) -> [TestCommand]"))
  }

  @Test("A command is checked only where its title does not say its state already")
  func checks() {
    let text = swift("app Test { emit uikit }", "item I { context menu { pin; mark; sort } }")
    #expect(text.contains("case .mark, .sort:\n      return isOn(in: state)"))
    let without = swift("app Test { emit uikit }", "item I { context menu { pin } }")
    #expect(!without.contains("isChecked"))
  }

  @Test("What no menu needs is not there")
  func needs() {
    let text = swift("app Test", "item I { context menu { open } }")
    for word in [
      "confirm", "UIAlertController", "NSAlert", "addSubmenu", "addChoice", "PreviewShape",
      "ButtonSurface", "UIDragInteraction", "addStandard", "UIDevice", "MenuTexts", "MenuLists",
    ] {
      #expect(!text.contains(word + "("), "\(word)")
    }
    #expect(!text.contains("TestButtonSurface"))
    #expect(!text.contains("TestMenuLists"))
    let none = MenuSamples.swift("app Test\ncommands { open \"Open\" }")
    for word in ["MenuSurface", "import UIKit", "import AppKit", "import SwiftUI"] {
      #expect(!none.contains(word), "\(word)")
    }
  }

  @Test("Only the frameworks that the app names, and the platforms that it has, get code")
  func frameworks() {
    let swiftui = swift("app Test { emit swiftui }", "item I { context menu { open } }")
    #expect(swiftui.contains("import SwiftUI"))
    #expect(!swiftui.contains("import UIKit") && !swiftui.contains("import AppKit"))
    let phone = swift("app Test { platforms iOS 17 }", "item I { context menu { open } }")
    #expect(phone.contains("import UIKit") && phone.contains("import SwiftUI"))
    #expect(!phone.contains("import AppKit"))
    let mac = swift("app Test { platforms macOS 14 }", "item I { context menu { open } }")
    #expect(mac.contains("import AppKit") && !mac.contains("import UIKit"))
  }

  @Test("A menu that is empty on a platform is not there")
  func emptyMenus() {
    let text = swift("app Test", "item I { context menu { on macOS { open } } }")
    #expect(text.contains("final class IContextMenu: TestContextMenuSurface"))
    #expect(!text.contains("import UIKit"))
    let watch = swift("app Test { platforms watchOS 10 }", "item I { context menu { open } }")
    #expect(!watch.contains("IContextMenu"))
  }

  @Test(
    "The More button is an ellipsis, in a circle until the guidelines or the systems are of 2025")
  func moreSymbol() {
    let screen = "screen List { more button { open } }"
    #expect(swift("app Test", screen).contains("return .symbol(\"ellipsis.circle\")"))
    #expect(swift("app Test\nguidelines 2025 { }", screen).contains("return .symbol(\"ellipsis\")"))
    let new = swift("app Test { platforms iOS 26 }", screen)
    #expect(new.contains("return .symbol(\"ellipsis\")"))
  }

  @Test(
    "A text of a menu's own has a key that tells where it is, and one member for all frameworks")
  func texts() {
    let text = swift(
      "app Test",
      """
      menu Tools "Tools" { open }
      item I {
        context menu {
          section "Sort & Move" { open }
          section "Sort Move" { pin }
          menu "정리" { open }
          menu "3 More" { open }
          open as "Open It"
          menu Tools
        }
      }
      """)
    for (member, key) in [
      ("sortMoveTitle", "iContextMenu.sortMove.title"),
      ("sortMove2Title", "iContextMenu.sortMove2.title"), ("정리Title", "iContextMenu.정리.title"),
      ("menu3MoreTitle", "iContextMenu.menu3More.title"), ("openTitle", "iContextMenu.open.title"),
      ("toolsMenuTitle", "toolsMenu.title"),
    ] {
      #expect(text.contains("private var \(member): String {"), "\(member)")
      #expect(text.contains("\"\(key)\""), "\(key)")
      #expect(text.components(separatedBy: "(\(member)").count > 1 || member == "openTitle")
    }
    #expect(text.contains("menu.add(.open, title: openTitle)"))
  }

  @Test("No shortcut is in a context menu or a pull-down")
  func shortcuts() {
    let text = MenuSamples.swift(
      """
      app Test
      commands { open "Open" key cmd+O }
      screen S { item I { context menu { open } }; button B { open } }
      """)
    #expect(!text.contains("keyboardShortcut"))
    #expect(!text.contains("UIKeyCommand"))
    #expect(!text.contains("keyEquivalent: \"o\""))
  }
}

@Suite("Platforms told apart in generated code")
struct PlatformBranchesTests {
  private func code(_ platforms: String, on wanted: [Platform]) -> String {
    let module = MenuSamples.module("app Test { platforms \(platforms) }\n")
    let branches = PlatformBranches(menusOf: [.swiftui], in: EmissionContext(module))
    var body = CodeTree()
    body.line("body()")
    var code = CodeTree()
    branches.append(wanted, to: &code, body)
    return CodePrinter.text(of: code)
  }

  @Test("No branch where all platforms or none are meant")
  func whole() {
    #expect(code("iOS 17, macOS 14", on: [.iOS, .macOS]) == "body()\n")
    #expect(code("iOS 17, macOS 14", on: [.tvOS]) == "")
  }

  @Test("Platforms are told apart when the code is compiled")
  func compiled() {
    #expect(code("iOS 17, macOS 14", on: [.macOS]) == "#if os(macOS)\n  body()\n#endif\n")
    #expect(code("iOS 17, macOS 14", on: [.iOS]) == "#if os(iOS)\n  body()\n#endif\n")
    #expect(
      code("iOS 17, macOS 14, tvOS 17, visionOS 1", on: [.iOS, .macOS, .visionOS])
        == "#if !os(tvOS)\n  body()\n#endif\n")
    #expect(
      code("iOS 17, macCatalyst 17", on: [.iOS])
        == "#if os(iOS) && !targetEnvironment(macCatalyst)\n  body()\n#endif\n")
  }

  @Test("iPhone and iPad are told apart when the app runs")
  func idioms() {
    #expect(
      code("iOS 17, iPadOS 17", on: [.iPadOS]) == "if menu.isPad {\n  body()\n}\n")
    #expect(code("iOS 17, iPadOS 17", on: [.iOS]) == "if !menu.isPad {\n  body()\n}\n")
    #expect(
      code("iOS 17, iPadOS 17, macOS 14", on: [.iPadOS, .macOS])
        == """
        #if os(macOS)
          body()
        #elseif os(iOS)
          if menu.isPad {
            body()
          }
        #endif

        """)
  }
}

@Suite("Availability of what generated code uses")
struct AvailabilityTests {
  private func app(_ platforms: String) -> App {
    MenuSamples.module("app Test { platforms \(platforms) }\n").app
  }

  @Test("A check names the platforms whose minimum is too old, and no others")
  func conditions() {
    let app = app("iOS 15, iPadOS 16, tvOS 16, visionOS 1")
    let touch: [Platform] = [.iOS, .iPadOS, .tvOS, .visionOS]
    let size = Availability(of: .elementSize, on: touch, in: app)
    #expect(size.condition == "iOS 16, *")
    #expect(size.missing.isEmpty)
    let palette = Availability(of: .paletteMenu, on: touch, in: app)
    #expect(palette.condition == "iOS 17, tvOS 17, *")
    let drag = Availability(of: .dragInteraction, on: touch, in: app)
    #expect(drag.missing == [.tvOS])
    let mac = Availability(of: .comboButton, on: [.macOS], in: self.app("macOS 14"))
    #expect(mac.isEverywhere && mac.condition == nil)
  }

  @Test("Two needs together are the later version of each platform")
  func union() {
    let app = app("iOS 15, macOS 12, tvOS 15")
    let platforms: [Platform] = [.iOS, .macOS, .tvOS]
    var both = Availability(of: .menuView, on: platforms, in: app)
    #expect(both.condition == "tvOS 17, *")
    both.formUnion(Availability(of: .contextMenuPreview, on: platforms, in: app))
    #expect(both.condition == "tvOS 17, iOS 16, macOS 13, *")
  }

  @Test("Every API is on some platform, and on watchOS only what toolbars use")
  func table() {
    let onWatch: [PlatformAPI] = [
      .glassProminent, .springLoading, .barEdges, .fixedMenuOrder,
    ]
    for api in PlatformAPI.allCases {
      let platforms = Platform.allCases.filter { api.introduced(on: $0) != nil }
      #expect(!platforms.isEmpty, "\(api)")
      #expect(platforms.contains(.watchOS) == onWatch.contains(api), "\(api)")
      #expect(api.introduced(on: .iOS) == api.introduced(on: .iPadOS))
    }
  }
}
