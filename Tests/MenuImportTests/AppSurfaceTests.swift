import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What is the app's own, and no window's: quick actions, the Dock menu, status items, and the keys of an iPad.
@Suite("The app's icon and status items")
struct AppSurfaceTests {
  private static func sources(_ files: [String: String]) -> [Source] {
    files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
  }

  private static func written(_ files: [String: String]) -> WrittenMenus {
    MenuFileWriter.write(MenuReaders.read(sources(files)))
  }

  private static func rules(_ files: [String: String]) -> [String] {
    ExistingMenus(sources(files)).diagnostics.map(\.rule)
  }

  /// The lines between that of `start` and its end, without blanks around them.
  private static func block(_ start: String, of text: String) -> [String] {
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return [] }
    return Array(lines[first...].prefix { $0 != "}" })
  }

  // MARK: Quick actions

  private static func delegate(_ title: String = "New Box", others: String = "") -> String {
    """
    import UIKit
    class Delegate: NSObject, UIApplicationDelegate {
      func applicationWillResignActive(_ application: UIApplication) {
        let search = UIMutableApplicationShortcutItem(type: "search", localizedTitle: "Find Box")
        search.localizedSubtitle = "All Boxes"
        application.shortcutItems = [\(others)
          UIApplicationShortcutItem(
            type: "new", localizedTitle: "\(title)", localizedSubtitle: nil,
            icon: UIApplicationShortcutIcon(systemImageName: "plus"), userInfo: nil), search,
        ]
      }
    }
    """
  }

  @Test("Quick actions are read from code and from Info.plist, as one list")
  func quickActions() {
    let property = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>send</string>
      <key>UIApplicationShortcutItemTitle</key><string>sendTitle</string>
      <key>UIApplicationShortcutItemSubtitle</key><string>To a Friend</string>
      <key>UIApplicationShortcutItemIconSymbolName</key><string>paperplane</string>
      </dict></array></dict></plist>
      """
    let view = """
      import UIKit
      class Boxes { func contextMenu() -> UIMenu {
        UIMenu(children: [UIAction(title: "New Box") { _ in add() }])
      } }
      """
    let written = Self.written([
      "Delegate.swift": Self.delegate(), "Info.plist": property, "Boxes.swift": view,
      "en.lproj/InfoPlist.strings": "\"sendTitle\" = \"Send Box\";",
    ])
    #expect(
      Self.block("quick actions {", of: written.text) == [
        // The command is that of the menu, and its symbol the icon's.
        "quick actions {", "add symbol plus", "findBox subtitle \"All Boxes\"",
        "sendBox subtitle \"To a Friend\"",
      ])
    #expect(written.text.includes("sendBox \"Send Box\" symbol paperplane\n"))
    #expect(written.report.unread.isEmpty)
  }

  @Test(
    "Several lists of quick actions are compared as one, with the images of actions that menus show without"
  )
  func quickActionsTogether() {
    let property = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemTitle</key><string>New Box</string>
      <key>UIApplicationShortcutItemIconFile</key><string>Box</string>
      </dict></array></dict></plist>
      """
    let menu = """
      import UIKit
      class Boxes { func contextMenu() -> UIMenu {
        UIMenu(children: [UIAction(title: "New Box") { _ in add() }])
      } }
      """
    let found = MenuReaders.read(
      Self.sources([
        "Delegate.swift": Self.delegate(), "Info.plist": property, "Boxes.swift": menu,
      ]))
    let written = MenuFileWriter.write(found)
    let module = ModuleAnalysis([Source(path: "Menus.menu", text: written.text)]).module
    let trip = RoundTrip(
      found, writtenAs: written, in: module,
      perform: written.performFunction(sources: found.sources))
    #expect(trip.unexplained.isEmpty, "\(trip.unexplained.map { "\($0.entry) \($0.what)" })")
  }

  @Test("In place, the titles of quick actions are titles, and there are four at most")
  func quickActionsInPlace() {
    let items = (1...5).map {
      "UIApplicationShortcutItem(type: \"\($0)\", localizedTitle: \"Send Box \($0)\")"
    }
    let code = Self.delegate(others: items.joined(separator: ", ") + ",")
    #expect(Self.rules(["A.swift": code]) == ["quick-actions-max"])
    #expect(Self.rules(["A.swift": Self.delegate("New box")]) == ["label-title-case"])
  }

  // MARK: The Dock menu

  private static func dock(_ title: String) -> String {
    """
    import AppKit
    class Delegate: NSObject, NSApplicationDelegate {
      func applicationDockMenu(_ sender: NSApplication) -> NSMenu? {
        let menu = NSMenu()
        menu.addItem(withTitle: "\(title)", action: #selector(send), keyEquivalent: "")
        return menu
      }
      @objc func send() {}
    }
    """
  }

  @Test("The Dock menu has its place, and does not repeat what the Dock has")
  func dockMenu() {
    let written = Self.written(["A.swift": Self.dock("Send Box")])
    #expect(Self.block("dock menu {", of: written.text) == ["dock menu {", "sendBox"])
    #expect(Self.rules(["A.swift": Self.dock("Send Box")]) == [])
    #expect(Self.rules(["A.swift": Self.dock("Show All Windows")]) == ["dock-menu-system"])
  }

  @Test("What the Dock menu has and a known menu bar lacks is found")
  func dockMenuElsewhere() {
    let bar = PlainFaultsTests.bar("")["Main.xib"] ?? ""
    func rules(_ title: String) -> [String] {
      Self.rules(["A.swift": Self.dock(title), "Main.xib": bar])
    }
    #expect(rules("Count Boxes") == ["dock-menu-elsewhere"])
    #expect(rules("Send") == [])
  }

  // MARK: Status items

  private static func status(_ button: String, item: String = "") -> [String: String] {
    [
      "A.swift": """
      import AppKit
      class Lamp {
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
        func start() {
          \(item)
          \(button)
          let menu = NSMenu()
          menu.addItem(withTitle: "Dim Lamp", action: #selector(dim), keyEquivalent: "")
          item.menu = menu
        }
        @objc func dim() {}
      }
      """
    ]
  }

  static let symbol = "NSImage(systemSymbolName: \"lightbulb\", accessibilityDescription: "

  @Test(
    "A status item has what its button shows",
    arguments: [
      ("item.button?.image = \(symbol)\"Lamp\")", "status item Lamp \"Lamp\" symbol lightbulb {"),
      ("if let button = item.button { button.title = \"Lamp\" }", "status item Lamp \"Lamp\" {"),
      ("item.button?.image = NSImage(named: \"Bulb\")", "status item Lamp image \"Bulb\" {"),
      ("", "status item Lamp \"App\" {"),
    ])
  func statusItem(_ button: String, _ header: String) {
    let block = Self.block("status item", of: Self.written(Self.status(button)).text)
    #expect(block.first == header && block.last == "dim")
  }

  @Test("MenuBarExtra is a status item, too")
  func menuBarExtra() {
    func header(_ extra: String) -> String? {
      let code =
        "import SwiftUI\nstruct A: App { var body: some Scene { \(extra) } }"
      return Self.block("status item", of: Self.written(["A.swift": code]).text).first
    }
    let entry = "{ Button(\"Dim Lamp\") { dim() } }"
    #expect(
      header("MenuBarExtra(\"Lamp\", systemImage: \"lightbulb\") \(entry)")
        == "status item Lamp \"Lamp\" symbol lightbulb {")
    #expect(
      header("MenuBarExtra \(entry) label: { Image(systemName: \"lightbulb\") }")
        == "status item A symbol lightbulb {")
  }

  private static func rulesOfStatus(_ button: String, named isNamed: Bool = true) -> [String] {
    rules(status(button, item: isNamed ? "item.autosaveName = \"lamp\"" : ""))
  }

  @Test("A status item without a name is found, once for each that is made")
  func autosave() {
    #expect(Self.rulesOfStatus("", named: false) == ["status-item-autosave"])
    #expect(Self.rulesOfStatus("") == [])
  }

  @Test("An image that nothing says in words is found")
  func unspoken() {
    #expect(
      Self.rulesOfStatus("item.button?.image = \(Self.symbol)nil)") == ["status-item-label"])
    #expect(
      Self.rulesOfStatus("let image = NSImage(named: \"Bulb\")\nitem.button?.image = image")
        == ["status-item-label"])
    let spoken = [
      "item.button?.image = \(Self.symbol)\"Lamp\")",
      "item.button?.image = \(Self.symbol)nil)\nitem.button?.title = \"3\"",
      "item.button?.image = \(Self.symbol)nil)\nitem.button?.setAccessibilityLabel(\"Lamp\")",
      // Who knows what it makes.
      "item.button?.image = icon()", "item.button?.addSubview(view)",
    ]
    for code in spoken { #expect(Self.rulesOfStatus(code) == []) }
  }

  // MARK: Keys of an iPad

  private static func pad(
    _ count: Int, modifiers: String = ".command", bar: String = "", family: String = "\"1,2\""
  ) -> [String: String] {
    let keys = (0..<count).map {
      """
      Button("Send Box \($0)") { send(\($0)) }
        .keyboardShortcut("\(Character(UnicodeScalar(UInt8(97 + $0))))", modifiers: \(modifiers))
      """
    }
    return [
      "Boxes.xcodeproj/project.pbxproj":
        "SDKROOT = iphoneos;\nTARGETED_DEVICE_FAMILY = \(family);\n",
      "A.swift": """
      import SwiftUI
      struct A: App { var body: some Scene { WindowGroup { Boxes() }\(bar) } }
      struct Boxes: View { var body: some View { VStack {
      \(keys.joined(separator: "\n"))
      } } }
      """,
    ]
  }

  @Test("Many shortcuts of an iPad app that are in no menu are found, and no others")
  func keys() {
    #expect(Self.rules(Self.pad(20)) == ["ipad-keys-no-bar"])
    #expect(Self.rules(Self.pad(19)) == [])
    // Keys of what has the focus, an app for iPhones, and commands that nobody knows.
    #expect(Self.rules(Self.pad(20, modifiers: "[]")) == [])
    #expect(Self.rules(Self.pad(20, family: "1")) == [])
    #expect(Self.rules(Self.pad(20, bar: ".commands { OtherCommands() }")) == [])
  }
}
