import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// Commands of context menus and toolbars that the menu bar lacks.
extension PlainFaultsTests {
  @Test(
    "A command of a context menu that a menu bar in Interface Builder lacks is found",
    arguments: [
      (
        "Count Boxes", "count:",
        ["“Count Boxes” is in this context menu and in no menu of the menu bar"]
      ),
      ("Send", "sendThis:", []), ("Post Parcel", "send:", []),
      (
        "Get Parcel Info", "info:",
        [
          "“Get Parcel Info” is in this context menu and in no menu of the menu bar"
        ]
      ),
    ])
  func absentFromMenuBar(_ title: String, _ selector: String, _ expected: [String]) {
    var files = Self.bar("")
    files["V.swift"] = """
      import AppKit
      class V {
        func f() {
          let menu = NSMenu()
          menu.addItem(NSMenuItem(title: "\(title)", action: Selector(("\(selector)")), keyEquivalent: ""))
          table.menu = menu
        }
      }
      """
    let found = Self.findings(files).filter { $0.rule == "context-in-menu-bar" }
    #expect(found.map(\.message) == expected)
  }

  @Test("Of an app with both, the menu bar has what is in Interface Builder and what SwiftUI adds")
  func twoBars() {
    var files = Self.bar("")
    files.merge(
      Self.macApp(
        ".contextMenu { Button(\"Count Boxes\") { count() }; Button(\"Weigh Boxes\") { weigh() } }",
        commands: "CommandMenu(\"Boxes\") { Button(\"Count Boxes\") { count() } }")
    ) { _, new in new }
    let found = Self.findings(files).filter { Self.absences.contains($0.rule) }
    #expect(
      found.map(\.message) == [
        "“Weigh Boxes” is in this context menu and in no menu of the menu bar"
      ])
  }

  private static func macApp(
    _ view: String, commands: String = "", rest: String = ""
  ) -> [String: String] {
    [
      "A.swift": """
      import AppKit
      import SwiftUI
      @main struct A: App {
        var body: some Scene { WindowGroup { V() }.commands { \(commands) } }
      }
      struct V: View { var body: some View { List { }\(view) } }
      \(rest)
      """
    ]
  }

  private static let absences = ["context-in-menu-bar", "toolbar-in-menu-bar"]

  @Test(
    "So is one of a context menu or a toolbar of SwiftUI on the Mac, with commands of the app or without",
    arguments: [
      (".contextMenu { Button(\"Count Boxes\") { count() } }", "", ["context-in-menu-bar"]),
      (".toolbar { Button(\"Count Boxes\") { count() } }", "", ["toolbar-in-menu-bar"]),
      (
        ".toolbar { Button(\"Count Boxes\") { count() } }",
        "CommandMenu(\"Boxes\") { Button(\"Send Box\") { send() } }", ["toolbar-in-menu-bar"]
      ),
      (
        ".toolbar { Button(\"Count Boxes\") { count() } }.contextMenu { Button(\"Count Boxes\") { count() } }",
        "", ["toolbar-in-menu-bar"]
      ),
      (".contextMenu { Button(\"Copy Link\") { copyLink() } }", "", ["context-in-menu-bar"]),
    ])
  func absentFromBarOfViews(_ view: String, _ commands: String, _ expected: [String]) {
    let found = Self.findings(Self.macApp(view, commands: commands))
      .filter { Self.absences.contains($0.rule) }
    #expect(found.map(\.rule) == expected)
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test(
    "One that the menu bar has by its title, its action or its key is not, nor what belongs to a view alone",
    arguments: [
      (".toolbar { Button(\"Count Boxes\") { count() } }", "Button(\"Count All Boxes\") { all() }"),
      (".toolbar { Button(\"Count Boxes\") { count() } }", "Button(\"Tell Number\") { count() }"),
      (
        ".toolbar { Button(\"Count Boxes\") { one() }.keyboardShortcut(\"b\") }",
        "Button(\"Tell Number\") { two() }.keyboardShortcut(\"b\")"
      ),
      (".toolbar { Button(\"Count Boxes\") { count() } }", "Button(title) { all() }"),
      (".toolbar { Button(\"Count Boxes\") { count() } }", "Unknown()"),
      (".toolbar { NavigationLink(\"All Boxes\") { Boxes() } }", ""),
      (".toolbar { ToolbarItem { Button(\"Back\") { back() } } }", ""),
      (".toolbar { Button(\"Count Boxes\") { count() }; Button(\"Cancel\") { end() } }", ""),
      (
        ".toolbar { ToolbarItem(placement: .confirmationAction) { Button(\"Count Boxes\") { count() } } }",
        ""
      ),
      (".toolbar { Toggle(\"Full Boxes\", isOn: $isFull) }", ""),
      (".contextMenu { Button(\"Copy\") { copy() }; Button(\"Delete\") { delete() } }", ""),
      (
        ".sheet(isPresented: $isShown) { W() }",
        "} } struct W: View { var body: some View { List { }.toolbar { Button(\"Count\") { count() } }"
      ),
    ])
  func inBarOfViews(_ view: String, _ entries: String) {
    let isType = entries.hasPrefix("}")
    let commands =
      isType || entries.isEmpty
      ? "" : entries == "Unknown()" ? entries : "CommandMenu(\"Boxes\") { \(entries) }"
    let rest = isType ? String(entries.dropFirst(3)) + " } }" : ""
    let rules = Self.rules(Self.macApp(view, commands: commands, rest: rest))
    #expect(Set(rules).isDisjoint(with: Self.absences))
  }

  @Test("What is not for the Mac for certain is not compared with its menu bar")
  func notOnMac() {
    func rules(_ project: String, _ view: String) -> [String] {
      let app = """
        import SwiftUI
        @main struct A: App { var body: some Scene { WindowGroup { V() } } }
        struct V: View { var body: some View { List { }\(view) } }
        """
      return Self.rules(["A.xcodeproj/project.pbxproj": project, "A/A.swift": app])
        .filter { Self.absences.contains($0) }
    }
    let button = ".toolbar { ToolbarItem { Button(\"Count Boxes\") { count() } } }"
    let both = "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
    #expect(rules(both, button) == ["toolbar-in-menu-bar"])
    #expect(rules("SDKROOT = macosx;\nSDKROOT = iphoneos;", button) == [])
    #expect(rules("SDKROOT = iphoneos;", button) == [])
    let trailing = button.replacing("ToolbarItem", with: "ToolbarItem(placement: .topBarTrailing)")
    #expect(rules(both, trailing) == [])
  }

  @Test("Commands of a toolbar in Interface Builder are compared with the menu bar there")
  func toolbarOfFile() {
    var files = Self.bar("")
    files["W.xib"] = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><window id="w">
      <toolbar key="toolbar" id="t"><allowedToolbarItems>
      <toolbarItem label="Send" id="a"><connections><action selector="send:" target="-1"/></connections></toolbarItem>
      <toolbarItem label="Count Boxes" id="b"><connections><action selector="count:" target="-1"/></connections></toolbarItem>
      </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="a"/><toolbarItem reference="b"/></defaultToolbarItems>
      </toolbar></window></objects></document>
      """
    let found = Self.findings(files).filter { $0.rule == "toolbar-in-menu-bar" }
    #expect(
      found.map(\.message) == [
        "“Count Boxes” is in this toolbar and in no menu of the menu bar"
      ])
  }

  @Test("An app that runs in the background has a menu bar if its code says so")
  func shownAtRunTime() {
    func rules(_ code: String) -> [String] {
      var files = Self.bar(#"<menuItem title="Count Boxes" id="i"/>"#)
      files["App/Main.xib"] = files.removeValue(forKey: "Main.xib")
      files["App/Info.plist"] =
        "<plist><dict><key>LSBackgroundOnly</key><true/></dict></plist>"
      files["App/A.swift"] = "import AppKit\nfunc show() { \(code) }"
      return Self.rules(files).filter { $0 == "item-has-action" }
    }
    #expect(rules("").isEmpty)
    #expect(rules("NSApp.setActivationPolicy(.regular)").count == 1)
  }
}
