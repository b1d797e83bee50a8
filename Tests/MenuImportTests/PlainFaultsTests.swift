import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// Faults that a reader of an app's files sees at once.
@Suite("Faults in plain sight")
struct PlainFaultsTests {
  static func findings(_ files: [String: String]) -> [Diagnostic] {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
    return ExistingMenus(sources).diagnostics
  }

  static func rules(_ files: [String: String]) -> [String] { findings(files).map(\.rule) }

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

  static func bar(
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
    #expect(Self.rules(["A.swift": code]) == ["label-required", "shortcut-duplicate"])
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

  // MARK: Images without words

  private static func toolbar(_ items: String, platform: String = "UIKit") -> [String: String] {
    [
      "V.swift": """
      import \(platform)
      import SwiftUI
      struct V: View { var body: some View { List { }.toolbar { \(items) } } }
      """
    ]
  }

  @Test(
    "A button of a toolbar with an image alone is found",
    arguments: [
      #"Button { add() } label: { Image(systemName: "plus") }"#,
      #"ToolbarItem { Button(action: add) { Image(systemName: "plus").font(.title) } }"#,
      #"Button { add() } label: { if on { Image(systemName: "plus") } else { Image("Own") } }"#,
      #"Menu { Button("Add Box") { add() }; Button("Send Box") { send() } } label: { Image(systemName: "plus") }"#,
      #"Button("", systemImage: "plus") { add() }"#,
      #"Button { add() } label: { Label("", systemImage: "plus") }"#,
      #"Picker("", selection: $kind) { Text("Red").tag(1); Text("Blue").tag(2) }"#,
    ])
  func imageAlone(_ item: String) {
    let found = Self.findings(Self.toolbar(item)).filter { $0.rule == "label-required" }
    #expect(found.count == 1 && found.first?.severity == .warning)
  }

  @Test(
    "One with words for it is not: a title, a label, a help tag, known or not",
    arguments: [
      #"Button("Add Box", systemImage: "plus") { add() }"#,
      #"Button { add() } label: { Label("Add Box", systemImage: "plus") }"#,
      #"Button { add() } label: { Image(systemName: "plus") }.help("Add Box")"#,
      #"Button { add() } label: { Image(systemName: "plus").accessibilityLabel(words) }"#,
      #"Button { add() } label: { Image(systemName: "plus") }.accessibilityLabel(words())"#,
      #"Button { add() } label: { Image(systemName: "plus") }.accessibilityHidden(true)"#,
      #"Menu { Button("Add Box") { add() } } label: { Image(systemName: "plus") }.accessibilityLabel("Boxes")"#,
      #"Button { add() } label: { Image("Own", label: Text("Add Box")) }"#,
      #"Button { add() } label: { Badge(image: "plus") }"#,
      #"Button("", systemImage: "plus") { add() }.help("Add Box")"#,
      #"Picker("", selection: $kind) { Text("Red").tag(1) }.accessibilityLabel("Kind")"#,
      #"Picker("Kind", selection: $kind) { Text("Red").tag(1) }.labelsHidden()"#,
      #"Button { add() } label: { Image(systemName: "plus").overlay { Text("3") } }"#,
    ])
  func imageWithWords(_ item: String) {
    #expect(!Self.rules(Self.toolbar(item)).contains("label-required"))
  }

  @Test(
    "So is an item of UIKit's bars",
    arguments: [
      (
        #"let b = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(add))"#,
        true
      ),
      (#"let b = UIBarButtonItem(image: UIImage(named: "Own"), menu: menu)"#, true),
      (
        #"let b = UIBarButtonItem(image: UIImage(systemName: "plus"), menu: menu); b.accessibilityLabel = words"#,
        false
      ),
      (
        #"let b = UIBarButtonItem(title: words, image: UIImage(systemName: "plus"), target: self, action: #selector(add))"#,
        false
      ),
      (
        #"let b = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(add))"#,
        false
      ),
      (
        #"let b = UIBarButtonItem(image: picture, style: .plain, target: self, action: #selector(add))"#,
        false
      ),
      (
        #"let b = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)"#,
        false
      ),
      (#"addItem = UIBarButtonItem(image: UIImage(systemName: "plus"), menu: menu)"#, false),
    ])
  func barItem(_ code: String, isFound: Bool) {
    let rules = Self.rules([
      "C.swift": """
      import UIKit
      class C: UIViewController {
        var addItem: UIBarButtonItem?
        override func viewDidLoad() { \(code) }
        func name() { addItem?.accessibilityLabel = words }
        @objc func add() { boxes += 1 }
      }
      """
    ])
    #expect(rules.contains("label-required") == isFound)
  }

  // MARK: Commands that do nothing, or hide

  @Test(
    "A command whose code is empty, or only prints, is found",
    arguments: [
      (#"Button("Send Box") { }"#, true), (#"Button("Send Box") { print("send") }"#, true),
      ("Button(\"Send Box\") {\n // TODO\n }", true),
      (#"Button("Send Box") { print("a"); send() }"#, false),
      (#"Button("Send Box") { }.disabled(true)"#, false), (#"Button("Cancel") { }"#, false),
      (#"Button("Send Box") { send() }"#, false),
    ])
  func emptyAction(_ entry: String, isFound: Bool) {
    #expect(Self.rules(Self.commands(entry)).contains("item-has-action") == isFound)
  }

  @Test(
    "A command that is in the menu bar while something is selected is found",
    arguments: [
      (#"if selection != nil { Button("Send Box") { send() } }"#, true),
      (#"if let box = selectedBox { Button("Send Box") { send(box) } }"#, true),
      (
        #"if selection != nil { Button("Send Box") { send() } } else { Button("Send Boxes") { all() } }"#,
        false
      ),
      (#"if hasPlus { Button("Send Box") { send() } }"#, false),
      (#"Button("Send Box") { send() }.disabled(selection == nil)"#, false),
    ])
  func hiding(_ entry: String, isFound: Bool) {
    #expect(Self.rules(Self.commands(entry)).contains("menubar-never-hide") == isFound)
  }

  @Test("A context menu of AppKit that shows shortcuts is one finding, at the first")
  func contextShortcuts() {
    let items = #"""
      menu.addItem(NSMenuItem(title: "Copy Box", action: #selector(copyBox), keyEquivalent: "c"))
      menu.addItem(NSMenuItem(title: "Send Box", action: #selector(send), keyEquivalent: "d"))
      """#
    func found(_ shown: String) -> [Diagnostic] {
      Self.findings([
        "V.swift": "import AppKit\nclass V { func f() { let menu = NSMenu(); \(items); \(shown) } }"
      ])
      .filter { $0.rule == "context-no-shortcuts" }
    }
    #expect(
      found("table.menu = menu").map(\.message) == [
        "This context menu shows 2 keyboard shortcuts; people learn them in the menu bar"
      ])
    #expect(found("statusItem.menu = menu").isEmpty)
  }

  // MARK: Both states

  @Test(
    "A title with the words for both states is found",
    arguments: [
      ("Show/Hide Sidebar", true), ("Pin/unpin", true), ("Play / Pause", true),
      ("Play or Pause Song", true), ("Turn Sound On/Off", true),
      ("Switch Music/Podcast Mode", true), ("Cut/Copy Box", false), ("Import/Export Boxes", false),
      ("Add/Remove Boxes", false), ("Show TCP/IP Box", false), ("Show Sidebar", false),
    ])
  func bothStates(_ title: String, isFound: Bool) {
    let rules = Self.rules(Self.commands("Button(\"\(title)\") { act() }"))
    #expect(rules.contains("label-no-toggle") == isFound)
  }

  @Test(
    "Two titles of a toggle that do not match are found",
    arguments: [
      (#"on ? "Unstar" : "Mark as Favorite""#, true), (#"on ? "Hide Map" : "Show Sidebar""#, true),
      (#"on ? "Hide Map" : "Show Map""#, false), (#"one ? "Delete Box" : "Delete Boxes""#, false),
      (#"done ? "Render" : "Queue""#, false),
    ])
  func pair(_ title: String, isFound: Bool) {
    let rules = Self.rules(Self.commands("Button(\(title)) { act() }"))
    #expect(rules.contains("toggle-label-pair") == isFound)
  }

  @Test(
    "A verb of two words that is written as one is found",
    arguments: [
      ("Logout", true), ("Logout from Server", true), ("Sign Out", false), ("Login", false),
      ("Login to Server…", true), ("Login Items", false), ("Backup Now", true),
    ])
  func phrasalVerb(_ title: String, isFound: Bool) {
    let rules = Self.rules(Self.commands("Button(\"\(title)\") { act() }"))
    #expect(rules.contains("label-phrasal-verb") == isFound)
  }

  // MARK: What is never there together

  @Test("One symbol in two cases of a value is no repetition, in whatever switch")
  func casesOfOneValue() {
    func rules(_ second: String) -> [String] {
      Self.rules([
        "V.swift": """
        import SwiftUI
        import UIKit
        struct V: View {
          var body: some View {
            List { }.contextMenu {
              switch box.kind {
              case .red: Button("Send Box", systemImage: "shippingbox") { send() }
              default: EmptyView()
              }
              switch box.kind {
              case \(second): Button("Open Box", systemImage: "shippingbox") { open() }
              default: EmptyView()
              }
              Button("Move Box", systemImage: "folder") { move() }
            }
          }
        }
        """
      ])
    }
    #expect(!rules(".blue").contains("icon-unique-in-menu"))
    #expect(rules(".red").contains("icon-unique-in-menu"))
  }

  @Test("What another command of the menu takes back is not destructive")
  func takenBack() {
    func rules(_ other: String) -> [String] {
      Self.rules([
        "V.swift": """
        import SwiftUI
        import UIKit
        struct V: View {
          var body: some View {
            List { }.contextMenu {
              if isShown { Button("Remove from Widget") { remove() } }
              else { Button("\(other)") { add() } }
            }
          }
        }
        """
      ])
    }
    #expect(!rules("Add to Widget").contains("destructive-marked"))
    #expect(rules("Send Box").contains("destructive-marked"))
  }

  @Test("The items for searching that Xcode's templates have do nothing without an action")
  func searching() {
    let item = #"<menuItem title="Find Next" tag="2" keyEquivalent="g" id="i"/>"#
    #expect(Self.rules(Self.bar(item)).contains("item-has-action"))
    #expect(
      Self.rules(
        Self.bar(
          #"<menuItem title="1 Minutes" id="i"><connections><action selector="a:" target="-1"/></connections></menuItem>"#
        )
      ).contains("plural-needs-one"))
  }

  // MARK: What is not certain

  @Test("The title of a symbol that Xcode makes for another table is the key's there")
  func keyOfTable() {
    func rules(_ title: String) -> [String] {
      Self.rules([
        "V.swift": """
        import SwiftUI
        import UIKit
        struct V: View {
          var body: some View { List { }.contextMenu { Button(\(title)) { act() } } }
        }
        """,
        "en.lproj/App.strings": #""boxFields" = "Box fields";"#,
        "en.lproj/BoxFields.strings": #""send" = "Send Box"; "open" = "Open box";"#,
      ])
    }
    #expect(!rules(".boxFields(.send)").contains("label-title-case"))
    #expect(rules(".boxFields(.open)").contains("label-title-case"))
    #expect(!rules(".boxFields(.count(3))").contains("label-title-case"))
  }

  @Test("What a function does with what its closure makes is not known")
  func madeInClosure() {
    let rules = Self.rules(
      Self.bar(
        #"<menuItem title="Count Boxes…" id="i"><connections><action selector="count:" target="-1"/></connections></menuItem>"#
      ).merging([
        "W.swift": """
        import AppKit
        class W: NSWindowController {
          @IBAction func count(_ sender: AnyObject) { _ = start { Counting(self) } }
          func start(factory: () -> Counting) -> Counting? { let one = factory(); one.run(); return one }
        }
        """
      ]) { $1 })
    #expect(!rules.contains("ellipsis-needs-input"))
  }

  @Test("Code that Catalyst does not build is not for the Mac")
  func withoutCatalyst() {
    let rules = Self.rules([
      "C.swift": """
      import UIKit
      class C: UIViewController {
        #if !targetEnvironment(macCatalyst)
        func edit() {
          let all = UIAction(title: "Import Boxes") { _ in
            self.present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true)
          }
          let one = UIAction(title: "Add Box") { _ in self.add() }
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", menu: UIMenu(title: "", children: [all, one]))
        }
        #endif
      }
      """
    ])
    #expect(!rules.contains("ellipsis-missing"))
  }
}
