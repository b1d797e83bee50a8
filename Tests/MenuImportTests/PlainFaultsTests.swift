import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// Faults that a reader of an app's files sees at once.
@Suite("Faults in plain sight")
struct PlainFaultsTests {
  private static func findings(_ files: [String: String]) -> [Diagnostic] {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
    return ExistingMenus(sources).diagnostics
  }

  private static func rules(_ files: [String: String]) -> [String] { findings(files).map(\.rule) }

  private static func commands(_ entries: String) -> [String: String] {
    [
      "C.swift": """
      import AppKit
      import SwiftUI
      struct C: Commands { var body: some Commands { CommandMenu("Box") { \(entries) } } }
      """
    ]
  }

  private static func status(_ entries: String, rest: String = "") -> [String: String] {
    [
      "A.swift": """
      import AppKit
      import SwiftUI
      struct A: App { var body: some Scene { MenuBarExtra("Box") { \(entries) } } }
      \(rest)
      """
    ]
  }

  // MARK: Items without an action

  private static func bar(
    _ item: String, menu: String = "", objects: String = "", help: String = ""
  ) -> [String: String] {
    [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>\(objects)
      <menu id="m" title="Main" systemMenu="main"><items>
      <menuItem title="Boxes" id="b"><menu key="submenu" title="Boxes" id="x" \(menu)><items>
      <menuItem title="Send Box" id="s"><connections><action selector="send:" target="-1"/></connections></menuItem>
      \(item)
      </items>\(help)</menu></menuItem></items></menu>
      </objects></document>
      """
    ]
  }

  @Test("An item of a XIB that nothing is connected to is found, with its title")
  func unconnected() {
    let found = Self.findings(Self.bar(#"<menuItem title="Count Boxes" id="i"/>"#))
    #expect(found.map(\.rule) == ["item-has-action"])
    #expect(
      found.map(\.message) == [
        "“Count Boxes” is connected to no action, so it can never be chosen"
      ])
    #expect(found.first?.help == "Connect it to an action, or delete it.")
    let ignored = Self.bar(#"<menuItem title="Count Boxes" id="i"/>"#).map {
      Source(path: $0.key, text: $0.value)
    }
    var options = AnalysisOptions()
    options.filter.ignored = ["item-has-action"]
    #expect(ExistingMenus(ignored, options: options).diagnostics.isEmpty)
  }

  @Test(
    "What code can fill, connect or means as a heading is left alone",
    arguments: [
      (#"<menuItem title="Boxes" enabled="NO" id="i"/>"#, "", "", ""),
      (#"<menuItem title="Box" tag="3" id="i"/>"#, "", "", ""),
      (#"<menuItem title="Box" identifier="box" id="i"/>"#, "", "", ""),
      (#"<menuItem title="Box" customClass="BoxItem" id="i"/>"#, "", "", ""),
      (#"<menuItem title="Item 2" id="i"/>"#, "", "", ""),
      (
        #"<menuItem title="Box" id="i"><connections><binding name="value" keyPath="box"/></connections></menuItem>"#,
        "", "", ""
      ),
      (
        #"<menuItem title="Box" id="i"/>"#, "",
        #"<customObject customClass="D"><connections><outlet property="box" destination="i"/></connections></customObject>"#,
        ""
      ),
      (
        #"<menuItem title="Box" id="i"/>"#, "",
        #"<customObject customClass="D"><connections><outlet property="boxes" destination="x"/></connections></customObject>"#,
        ""
      ),
      (#"<menuItem title="Box" id="i"/>"#, #"systemMenu="recentDocuments""#, "", ""),
      (
        #"<menuItem title="Box" id="i"/>"#, "", "",
        #"<connections><outlet property="delegate" destination="d"/></connections>"#
      ),
    ])
  func connected(_ item: String, _ menu: String, _ objects: String, _ help: String) {
    let found = Self.rules(Self.bar(item, menu: menu, objects: objects, help: help))
    #expect(!found.contains("item-has-action"))
  }

  // MARK: Settings

  @Test(
    "The old word for settings is found in the menu of a status item, too",
    arguments: [
      ("Preferences…", ["settings-item"]), ("Preferences", ["settings-item"]), ("Settings…", []),
      ("Settings", []), ("Preferences of Box", []),
    ])
  func settings(_ title: String, _ expected: [String]) {
    #expect(Self.rules(Self.status("Button(\"\(title)\") { show() }")) == expected)
  }

  // MARK: Keys

  @Test(
    "Keys that select text, and those that mean the same in every app, stay with it",
    arguments: [
      (".upArrow, modifiers: .shift", ["shortcut-edits-text"]),
      (".leftArrow, modifiers: [.option, .shift]", ["shortcut-edits-text"]),
      (".upArrow, modifiers: []", []), (".upArrow, modifiers: [.command, .shift]", []),
      ("\"c\", modifiers: [.command, .option]", ["shortcut-not-repurposed"]),
      ("\"a\"", ["shortcut-not-repurposed"]), ("\"d\"", []),
    ])
  func keys(_ keys: String, _ expected: [String]) {
    let entry = "Button(\"Lift Box\") { lift() }.keyboardShortcut(\(keys))"
    #expect(Self.rules(Self.commands(entry)) == expected)
    // The keys of a menu that is closed are nobody's.
    if expected == ["shortcut-not-repurposed"] { #expect(Self.rules(Self.status(entry)) == []) }
  }

  @Test("A button of an image alone has its keys like another")
  func untitled() {
    let code = """
      import AppKit
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { Text("x").toolbar {
        Button { add() } label: { Image(systemName: "pencil") }.keyboardShortcut("n")
      } } }
      """
    #expect(Self.rules(["A.swift": code]) == ["shortcut-duplicate"])
  }

  // MARK: Texts

  @Test(
    "A text above the entries of a menu is their heading",
    arguments: [
      ("Text(\"Boxes:\"); Button(\"Send Box\") { send() }", ["label-no-colon"]),
      ("Text(\"Boxes\"); Button(\"Send Box\") { send() }", []),
      ("Text(\"Boxes:\"); Divider(); Button(\"Send Box\") { send() }", []),
      ("Button(\"Send Box\") { send() }; Text(\"Boxes:\")", []),
      ("Text(\"No box was found here.\"); Button(\"Send Box\") { send() }", []),
    ])
  func headings(_ entries: String, _ expected: [String]) {
    #expect(Self.rules(Self.status(entries)) == expected)
  }

  @Test("The buttons for the cases of an enum are judged each at its own title")
  func cases() {
    let sort = """
      enum Sort: String, CaseIterable { case a, b
        var title: String { switch self { case .a: "Newest first"
        case .b: "By Name" } } }
      """
    let list = "ForEach(Sort.allCases, id: \\.self) { sort in Button(sort.title) { pick(sort) } }"
    let found = Self.findings(Self.status(list, rest: sort))
    #expect(found.map(\.message) == ["The title “Newest first” in title style is “Newest First”"])
    let marked =
      "ForEach(Sort.allCases, id: \\.self) { sort in Button { pick(sort) } label: { "
      + "Toggle(isOn: .constant(sort == now)) { Text(sort.title) } } }"
    #expect(Self.rules(Self.status(marked, rest: sort)) == ["label-title-case"])
    let others = "ForEach(sorts) { sort in Button(sort.title) { pick(sort) } }"
    #expect(Self.rules(Self.status(others, rest: sort)) == [])
  }

  @Test("A title is judged in a menu of which something was not read")
  func titlesInPartsRead() {
    let entries =
      "Text(name); Menu(\"Other boxes\") { Button(\"Send Box\") { send() } }; "
      + "Text(\"Boxes:\"); Button(\"Lift Box\") { lift() }"
    #expect(Self.rules(Self.status(entries)) == ["label-title-case", "label-no-colon"])
  }

  // MARK: The menu bar

  @Test("A command of windows and documents is not for the app menu")
  func appMenu() {
    let files = [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
      <menu id="m" title="Main" systemMenu="main"><items>
      <menuItem title="Box" id="a"><menu key="submenu" title="Box" systemMenu="apple"><items>
      <menuItem title="Close" keyEquivalent="w" id="c"><connections><action selector="performClose:" target="-1"/></connections></menuItem>
      <menuItem title="Quit Box" keyEquivalent="q" id="q"><connections><action selector="terminate:" target="-3"/></connections></menuItem>
      </items></menu></menuItem>
      <menuItem title="Window" id="w"><menu key="submenu" title="Window" systemMenu="window"><items>
      <menuItem title="Zoom" id="z"><connections><action selector="performZoom:" target="-1"/></connections></menuItem>
      </items></menu></menuItem></items></menu>
      </objects></document>
      """
    ]
    let found = Self.findings(files).filter { $0.rule == "app-menu-scope" }
    #expect(found.map(\.message) == ["“Close” is in the app menu, which is for the app as a whole"])
  }

  @Test(
    "Settings in a window like others are found on the Mac",
    arguments: [
      ("WindowGroup { V() }; Window(\"Settings\", id: \"s\") { V() }", 1),
      ("WindowGroup { V() }; WindowGroup(\"Settings\".localized()) { V() }", 1),
      ("WindowGroup { V() }; Settings { V() }; Window(\"Settings\", id: \"s\") { V() }", 0),
      ("WindowGroup { V() }; Window(\"Boxes\", id: \"s\") { V() }", 0),
    ])
  func settingsWindow(_ scenes: String, _ count: Int) {
    let app = "import SwiftUI\n@main struct A: App { var body: some Scene { \(scenes) } }"
    let found = Self.rules(["A.swift": "import AppKit\n" + app])
    #expect(found == Array(repeating: "settings-item", count: count))
    #expect(Self.rules(["A.swift": "import UIKit\n" + app]) == [])
    let own =
      "\nstruct C: Commands { var body: some Commands { CommandGroup(replacing: .appSettings) { "
      + "Button(\"Settings…\") { show() } } } }"
    #expect(Self.rules(["A.swift": "import AppKit\n" + app + own]) == [])
  }

  @Test("A symbol that two menus repeat in the same entries is one finding")
  func repeatedSymbol() {
    let code = """
      import AppKit
      import SwiftUI
      struct Copies: View { var body: some View {
        Button("Copy Name", systemImage: "doc.on.doc") { name() }
        Button("Copy Link", systemImage: "doc.on.doc") { link() }
      } }
      struct V: View { var body: some View {
        Text("x").contextMenu { Button("Copy", systemImage: "doc.on.doc") { copy() }; Copies() }
        Text("y").contextMenu { Copies() }
      } }
      """
    #expect(Self.rules(["V.swift": code]).filter { $0 == "icon-unique-in-menu" }.count == 1)
  }

  @Test("A file that only the Mac can build is for the Mac, whatever else the project builds")
  func platforms() {
    let menu =
      "import SwiftUI\nstruct V: View { var body: some View { Menu(\"Boxes\") { "
      + "Button(\"Send Box\") { send() }; Button(\"Lift Box\") { lift() }; "
      + "Button(\"Delete Box\", role: .destructive) { boxes.removeAll() } } } }"
    let project = "SDKROOT = macosx;\nSDKROOT = iphoneos;"
    func rules(_ code: String) -> [String] {
      Self.rules(["A.xcodeproj/project.pbxproj": project, "A/V.swift": code])
        .filter { $0 == "destructive-needs-confirm" }
    }
    #expect(rules(menu).count == 1)
    #expect(rules("import Cocoa\n" + menu).isEmpty)
  }
}
