import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What readers know of an app, and what they do not take for known.
@Suite("What is known of menus in an app's files")
struct ReadingFactsTests {
  private static func written(_ files: [String: String]) -> String {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
    return MenuFileWriter.write(MenuReaders.read(sources)).text
  }

  private static func rules(_ files: [String: String]) -> [String] {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
    return ExistingMenus(sources).diagnostics.map(\.rule)
  }

  private static func swiftUI(_ menu: String, imports: String = "import SwiftUI") -> String {
    """
    \(imports)
    struct Shelf: View {
      var body: some View { Text("x").contextMenu { \(menu) } }
    }
    """
  }

  // MARK: The project

  @Test(
    "The language of the texts is that of the project, else English",
    arguments: [
      ("project.pbxproj", "developmentRegion = de;", "de"),
      ("App/Info.plist", "<plist><dict>CFBundle</dict></plist>", "en"),
      (
        "App/Info.plist",
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>fr_FR</string></dict></plist>",
        "fr-FR"
      ),
      (
        "App/Info.plist",
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>",
        "en"
      ),
      ("Package.swift", #"let package = Package(name: "A", defaultLocalization: "it")"#, "it"),
    ])
  func language(_ path: String, _ text: String, _ expected: String) {
    let found = MenuReaders.read([
      Source(path: path, text: text),
      Source(path: "de.lproj/Localizable.strings", text: "\"Send Box\" = \"Kiste senden\";"),
    ])
    #expect(found.texts.sourceLanguage == expected)
  }

  @Test(
    "The app’s name keeps its case, as its project and its property lists have it",
    arguments: [
      (
        "project.pbxproj",
        "  A1 /* Macshot */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = macshot.app; };"
      ),
      ("project.pbxproj", "    PRODUCT_NAME = macshot;"),
      ("project.pbxproj", "    INFOPLIST_KEY_CFBundleDisplayName = \"macshot\";"),
      (
        "App/Info.plist",
        "<plist><dict><key>CFBundleName</key><string>macshot</string></dict></plist>"
      ),
    ])
  func namesOfApp(_ path: String, _ text: String) {
    let code = Self.swiftUI(#"Button("Open macshot…") { open() }; Button("Take shot") { take() }"#)
    #expect(Self.titles(["Shelf.swift": code]).map { $0.contains("macshot") } == [true, false])
    #expect(
      Self.titles(["Shelf.swift": code, path: text]).map { $0.contains("Take Shot") } == [true])
    let setting = text.replacing("macshot", with: "$(TARGET_NAME)")
    #expect(Self.titles(["Shelf.swift": code, path: setting]).count == 2)
  }

  /// What is said of the case of titles.
  private static func titles(_ files: [String: String]) -> [String] {
    let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
    return ExistingMenus(sources).diagnostics.filter { $0.rule == "label-title-case" }.map(
      \.message)
  }

  @Test("A key that is a sentence is the text, where the language of the source has no table")
  func keyIsText() {
    let text = Self.written([
      "Shelf.swift": Self.swiftUI(#"Button("Send Box") { send() }"#),
      "it.lproj/Localizable.strings": "\"Send Box\" = \"Invia\";",
      "de.lproj/Localizable.strings": "\"Send Box\" = \"Senden\";",
    ])
    #expect(text.includes("\"Send Box\""))
    #expect(!text.includes("language"))
  }

  @Test(
    "Platforms are those of the project, or else of whole modules that are imported everywhere",
    arguments: [
      ("import SwiftUI\nimport UIKit\nimport CocoaLumberjack", "", "iOS 17, iPadOS 17"),
      ("import SwiftUI\n#if os(macOS)\nimport AppKit\n#endif", "", "iOS 17, iPadOS 17, macOS 14"),
      ("@testable import SwiftUI\n@preconcurrency import Cocoa", "", "macOS 14"),
      ("import SwiftUI\nimport UIKit", "SDKROOT = macosx;", "macOS 14"),
      (
        "import SwiftUI", "SDKROOT = auto;\nSUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";",
        "iOS 17, iPadOS 17"
      ),
    ])
  func platforms(_ imports: String, _ project: String, _ expected: String) {
    let text = Self.written([
      "Shelf.swift": Self.swiftUI(#"Button("Send Box") { send() }"#, imports: imports),
      "App.xcodeproj/project.pbxproj": project,
    ])
    #expect(text.includes("platforms \(expected)\n"))
  }

  @Test("A package that builds an app is for the platforms that it names, and a library's is not")
  func platformsOfPackage() {
    let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { V() } } }"
    func platforms(_ target: String) -> String {
      let text = Self.written([
        "Package.swift":
          "let package = Package(name: \"A\", platforms: [.macOS(.v14)], targets: [.\(target)(name: \"A\")])",
        "Sources/A/A.swift": app,
        "Sources/A/Shelf.swift": Self.swiftUI(#"Button("Send Box") { send() }"#),
      ])
      let line = text.split(separator: "\n").first { $0.hasPrefix("  platforms ") } ?? ""
      return line.split(separator: " ").dropFirst().joined(separator: " ")
    }
    #expect(platforms("executableTarget") == "macOS 14")
    #expect(platforms("target") == "iOS 17, iPadOS 17, macOS 14")
  }

  @Test("An app that shows neither in the Dock nor with a menu bar is an accessory")
  func accessory() {
    let list = "<plist><dict><key>LSUIElement</key><true/></dict></plist>"
    let menu = Self.swiftUI(#"Button("Send Box") { send() }"#, imports: "import AppKit")
    #expect(Self.written(["Shelf.swift": menu, "Info.plist": list]).includes("  accessory\n"))
    #expect(!Self.written(["Shelf.swift": menu]).includes("accessory"))
  }

  @Test("The menu bar of an app that runs in the background is none")
  func background() {
    let bar = Self.xib(#"<menuItem title="Send Box" id="x"/>"#)["Main.xib"] ?? ""
    let list = "<plist><dict><key>LSBackgroundOnly</key><true/></dict></plist>"
    let sources = [
      Source(path: "App/Helper/Main.xib", text: bar),
      Source(path: "App/Helper/Info.plist", text: list),
    ]
    #expect(MenuReaders.read(sources).surfaces.isEmpty)
    #expect(MenuReaders.read(Array(sources.prefix(1))).surfaces.count == 1)
  }

  @Test("The menu bars of two apps are two")
  func twoApps() {
    func app(_ name: String) -> String {
      """
      import AppKit
      import SwiftUI
      @main struct \(name): App {
        var body: some Scene {
          WindowGroup { V() }.commands {
            CommandMenu("Box") { Button("Send \(name)") { send\(name)() }.keyboardShortcut("b") }
          }
        }
      }
      """
    }
    let apart = ["A/A.swift": app("Kettle"), "B/B.swift": app("Teapot")]
    #expect(Self.rules(apart) == [])
    let together = ["A/A.swift": app("Kettle"), "A/B.swift": app("Teapot")]
    #expect(Self.rules(together).contains("shortcut-duplicate"))
  }

  @Test("Help tags and what VoiceOver says are not judged as titles")
  func spokenTexts() {
    let code = """
      Button { send() } label: { Image(systemName: "shippingbox") }
        .accessibilityLabel("send the box...").help("sends the box...")
      """
    #expect(Self.rules(["A.swift": Self.swiftUI(code)]) == [])
  }

  @Test("What loses something for good is marked in SwiftUI on the Mac, and cannot be in AppKit")
  func rolesOnMac() {
    let project = "SDKROOT = macosx;"
    let code = """
      import SwiftUI
      struct C: Commands {
        var body: some Commands {
          CommandGroup(after: .importExport) {
            Button("Erase Disk") { erase() }
            Button("Kill All Bottles") { kill() }
            Button("Wipe Everything", role: .destructive) { wipe() }
          }
        }
      }
      """
    let found = Self.rules(["A.xcodeproj/project.pbxproj": project, "A.swift": code])
    #expect(found == ["destructive-marked", "destructive-marked"])
    let item = #"NSMenuItem(title: "Erase Disk", action: #selector(erase), keyEquivalent: "")"#
    let appKit =
      "import AppKit\nclass C: NSView { func load() { let m = NSMenu(); m.addItem(\(item)); menu = m } }"
    #expect(Self.rules(["A.xcodeproj/project.pbxproj": project, "A.swift": appKit]) == [])
  }

  @Test(
    "Settings of the app have an ellipsis in the app menu",
    arguments: [
      ("Settings", ["settings-item"]), ("Preferences", ["settings-item"]), ("Settings…", []),
    ])
  func settings(_ title: String, _ expected: [String]) {
    let code = """
      import AppKit
      import SwiftUI
      struct C: Commands {
        var body: some Commands {
          CommandGroup(replacing: .appSettings) {
            Button("\(title)") { show() }.keyboardShortcut(",", modifiers: .command)
          }
        }
      }
      """
    #expect(Self.rules(["A.swift": code]) == expected)
  }

  @Test("Each case of an enum in a picker is judged at its own literal")
  func casesOfEnum() {
    let code = """
      import SwiftUI
      enum Sort: String, CaseIterable, Identifiable {
        case a, b
        var id: Sort { self }
        var title: LocalizedStringKey {
          switch self {
          case .a: return "Most downloaded"
          case .b: return "Best match"
          }
        }
      }
      struct V: View {
        @State var sort = Sort.a
        var body: some View {
          Menu {
            Picker("Sort By", selection: $sort) {
              ForEach(Sort.allCases) { order in Text(order.title).tag(order) }
            }.pickerStyle(.inline)
          } label: { Label("Sort", systemImage: "line") }
        }
      }
      """
    let source = Source(path: "A.swift", text: code)
    let found = ExistingMenus([source]).diagnostics.filter { $0.rule == "label-title-case" }
    #expect(
      found.map { source.text(of: $0.place.span) } == ["\"Most downloaded\"", "\"Best match\""])
    #expect(found.allSatisfy { $0.fixes.count == 1 })
  }

  // MARK: What is taken away

  private static func bar(_ code: String) -> String {
    """
    import UIKit
    class AppDelegate: UIResponder {
      override func buildMenu(with builder: any UIMenuBuilder) {
        guard builder.system == .main else { return }
        \(code)
      }
    }
    """
  }

  @Test(
    "What an app takes from the system's menus is not there, at the line that takes it",
    arguments: [
      ("builder.replaceChildren(ofMenu: .edit) { _ in [] }", "edit {\n  }"),
      ("builder.remove(menu: .standardEdit)", "edit {\n    standard undo, redo\n"),
      ("builder.remove(menu: .close)", "file {\n    standard new\n  }"),
      (
        "builder.remove(menu: .openRecent)", "file {\n    standard new\n    ---\n    standard close"
      ),
    ])
  func takenAway(_ code: String, _ expected: String) {
    let text = Self.written(["App.swift": Self.bar(code)])
    #expect(text.includes(expected), "\(text)")
    let all = Self.written(["App.swift": Self.bar("builder.remove(menu: .help)")])
    #expect(!all.includes("help") && all.includes("edit standard"))
  }

  @Test("An emptied Edit menu is an error, in SwiftUI, in UIKit and on iPad")
  func emptiedEdit() {
    let uiKit = Self.bar("builder.replaceChildren(ofMenu: .edit) { _ in [] }")
    #expect(Self.rules(["App.swift": uiKit]) == ["undo-first"])
    let swiftUI = """
      import AppKit
      import SwiftUI
      struct A: App {
        var body: some Scene {
          WindowGroup { V() }.commands { CommandGroup(replacing: .undoRedo) { } }
        }
      }
      """
    #expect(Self.rules(["App.swift": swiftUI]) == ["undo-first"])
    let some = Self.bar("builder.remove(menu: .undoRedo)")
    #expect(Self.rules(["App.swift": some]) == [])
    let kept = Self.bar(
      "builder.replaceChildren(ofMenu: .edit) { children in children.dropLast() }")
    #expect(Self.rules(["App.swift": kept]) == [])
  }

  @Test("A menu beside another of the bar is one of the bar, and a child is a part")
  func siblings() {
    let menu =
      #"UIMenu(title: "Box", children: [UICommand(title: "Send", action: #selector(send))])"#
    let sibling = Self.written([
      "A.swift": Self.bar("builder.insertSibling(\(menu), afterMenu: .view)")
    ])
    #expect(sibling.includes("\n  menu Box \"Box\" {\n    send\n"))
    let child = Self.written([
      "A.swift": Self.bar("builder.insertChild(\(menu), atEndOfMenu: .view)")
    ])
    #expect(child.includes("\n    menu \"Box\" {\n      send\n"))
  }

  // MARK: No menus and no titles

  @Test(
    "The action of a control is in no menu",
    arguments: [
      #"card.addAction(UIAction(title: "close the card") { _ in })"#,
      #"let close = UIButton(primaryAction: UIAction(title: "close the card") { _ in })"#,
      #"let pick = UISegmentedControl(items: [UIAction(title: "close the card") { _ in }])"#,
      #"let close = UIAction(title: "close the card") { _ in }; card.addAction(close)"#,
      #"let close: UIAction?; if isOpen { close = UIAction(title: "close the card") { _ in } } else { close = nil }; show(close)"#,
    ])
  func actionOfControl(_ code: String) {
    let file = "import UIKit\nclass C: UIViewController { func load() { \(code) } }"
    let found = MenuReaders.read([Source(path: "C.swift", text: file)])
    #expect(found.surfaces.isEmpty)
  }

  @Test("Menus of selected text are edit menus, without what the system suggests")
  func editMenus() {
    let file = """
      import UIKit
      class C: UIView {
        func textView(_ t: UITextView, editMenuForTextIn r: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
          UIMenu(children: suggestedActions + [UIAction(title: "Define Box") { _ in define() }])
        }
      }
      """
    #expect(Self.written(["C.swift": file]).includes("edit menu {\n    define\n  }"))
  }

  // MARK: Branches and loops

  @Test("What a loop makes of each element is a list if it is one entry, and else said")
  func loops() {
    let one = Self.written([
      "A.swift": Self.swiftUI("ForEach(boxes) { box in Button(box.name) { open(box) } }")
    ])
    #expect(one.includes("each chooseBox"))
    let two = Self.written([
      "A.swift": Self.swiftUI(
        "ForEach(boxes) { box in Button(box.name) { open(box) }; Button(\"Send Box\") { send(box) } }"
      )
    ])
    #expect(!two.includes("list "))
    #expect(two.includes("// A.swift:3: \"Send Box\", one of several for each of `boxes`"))
  }

  @Test("A command in each branch of a condition is one, whose symbol is not known")
  func branches() {
    let text = Self.written([
      "A.swift": Self.swiftUI(
        """
        if isFull { Button("Send Box", systemImage: "shippingbox.fill") { send() } }
        else { Button("Send Box", systemImage: "shippingbox") { send() } }
        """)
    ])
    #expect(text.includes("sendBox \"Send Box\"\n") && !text.includes("when"))
  }

  @Test("Branches in a menu of the bar are alternatives for what is counted")
  func branchesInBar() {
    let entries = ["A", "B", "C"].map {
      "UICommand(title: \"Send \($0)\", action: #selector(send\($0)))"
    }
    let others = ["D", "E", "F"].map {
      "UICommand(title: \"Send \($0)\", action: #selector(send\($0)))"
    }
    func rules(_ code: String) -> [String] {
      Self.rules([
        "A.swift": Self.bar(
          """
          var children: [UIMenuElement] = []
          \(code)
          builder.insertChild(UIMenu(title: "Box", children: children), atEndOfMenu: .file)
          """)
      ])
    }
    let lines = (entries + others).map { "children.append(\($0))" }
    #expect(rules(lines.joined(separator: "\n")) == ["submenu-max-items"])
    let first = lines.prefix(3).joined(separator: "\n")
    let second = lines.suffix(3).joined(separator: "\n")
    #expect(rules("if isOpen {\n\(first)\n} else {\n\(second)\n}") == [])
  }

  // MARK: Helpers of the app's own

  @Test("Initializers and methods that an app adds say what they are made of")
  func helpers() {
    let file = """
      import UIKit
      struct Hotkey { let input: String; let flags: UIKeyModifierFlags
        static let send = Hotkey(input: "k", flags: [.command, .shift]) }
      extension UIKeyCommand {
        convenience init(title: String, action: Selector, hotkey: Hotkey) {
          self.init(title: title, action: action, input: hotkey.input, modifierFlags: hotkey.flags)
        }
      }
      extension UICommand {
        func symbol(_ name: String) -> Self { image = UIImage(systemName: name); return self }
      }
      extension UIMenu {
        convenience init(inlineChildren: [UIMenuElement]) {
          self.init(title: "", options: .displayInline, children: inlineChildren)
        }
      }
      """
    let bar = Self.bar(
      """
      let send = UIKeyCommand(title: "Send Box", action: #selector(send), hotkey: .send).symbol("shippingbox")
      builder.insertChild(UIMenu(inlineChildren: [send]), atEndOfMenu: .file)
      """)
    let text = Self.written(["A.swift": file, "B.swift": bar])
    #expect(text.includes("sendBox \"Send Box\" symbol shippingbox key shift+cmd+K\n"), "\(text)")
  }

  @Test(
    "A shortcut that passes through something unread is not known, and is said",
    arguments: [
      #"NSMenuItem(title: "Send Box", action: #selector(send), keyEquivalent: "k").modifiers([.control])"#,
      #"NSMenuItem(title: "Send Box", action: #selector(send), keyEquivalent: key(for: box))"#,
      #"NSMenuItem(title: "Send Box", action: #selector(send), hotkey: .send)"#,
    ])
  func unreadShortcut(_ item: String) {
    let file = """
      import AppKit
      class C: NSView { func load() { let menu = NSMenu(); menu.addItem(\(item)); self.menu = menu } }
      """
    let text = Self.written(["C.swift": file])
    #expect(text.includes("\"Send Box\"") && !text.includes(" key "))
    #expect(text.includes("// C.swift:2: a shortcut from `"))
  }

  // MARK: Outlets

  private static func xib(_ item: String) -> [String: String] {
    [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
      <customObject id="d" customClass="Delegate"><connections>
      <outlet property="sendItem" destination="i"/></connections></customObject>
      <menu id="m" title="Main" systemMenu="main"><items>
      <menuItem title="Boxes" id="b"><menu key="submenu" title="Boxes"><items>
      \(item)
      </items></menu></menuItem></items></menu>
      </objects></document>
      """
    ]
  }

  @Test(
    "The values of a pop-up button are listed, unless they are there until the app fills its menu",
    arguments: [
      (
        ["Sort by Date", "Customize..."],
        ["the values of a pop-up button, `Sort by Date, Customize...`"]
      ),
      (["Item 1", "Item 2", "Item 3"], []), (["Sort by Date"], []),
    ])
  func valuesOfPopUp(_ titles: [String], _ expected: [String]) {
    let items = titles.enumerated().map { "<menuItem title=\"\($1)\" id=\"v\($0)\"/>" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
      <popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items>
      \(items.joined())
      </items></menu></popUpButtonCell></popUpButton></objects></document>
      """
    let menus = ExistingMenus([Source(path: "Main.xib", text: text)])
    #expect(menus.unread.map(\.reason) == expected)
    #expect(menus.diagnostics.isEmpty)
  }

  @Test(
    "What code sets on an outlet takes the place of what the XIB has",
    arguments: [
      (#"sendItem.title = "Send Box""#, #""Send Box""#),
      (
        #"sendItem.title = isOpen ? "Send Box" : "Send All""#,
        #""Send All" title "Send Box" when isOpen"#
      ),
      (
        #"if isOpen { self.sendItem?.title = "Send Box" } else { self.sendItem?.title = "Send All" }"#,
        #""Send All" title "Send Box" when isOpen"#
      ),
      (#"sendItem.title = name(of: box)"#, "// Main.xib:6: title from `name(of: box)`"),
      (#"sendItem.isHidden = !isOpen"#, "when isOpen {"),
    ])
  func outlets(_ code: String, _ expected: String) {
    var files = Self.xib(#"<menuItem title="_Send" id="i"/>"#)
    files["Delegate.swift"] = """
      import AppKit
      class Delegate: NSObject {
        @IBOutlet var sendItem: NSMenuItem!
        func awake() { \(code) }
      }
      """
    let text = Self.written(files)
    #expect(text.includes(expected), "\(text)")
    #expect(!text.includes("\"_Send\"") || code.includes("isHidden"))
  }

  @Test("An entry that a XIB hides, and nothing shows, is left out and said")
  func hiddenForGood() {
    let text = Self.written(Self.xib(#"<menuItem title="Old" hidden="YES" id="x"/>"#))
    #expect(text.includes("// Main.xib:6: `Old`, which the file hides for good"))
    let outlet = Self.written(Self.xib(#"<menuItem title="Old" hidden="YES" id="i"/>"#))
    #expect(outlet.includes("\"Old\""))
  }

  // MARK: Branches

  private static func uiKit(_ statements: String) -> String {
    written([
      "Shelf.swift": """
      import UIKit
      final class Shelf: UIViewController {
        func makeMenu() -> UIMenu {
          let one = UIAction(title: "One") { _ in self.one() }
          let two = UIAction(title: "Two") { _ in self.two() }
          \(statements)
        }
      }
      """
    ])
  }

  @Test("What a condition assigns is there while it holds, and what is not read otherwise is said")
  func arrays() {
    let both = Self.uiKit(
      "let all: [UIMenuElement]\nif isOpen { all = [one] } else { all = [two] }\nreturn UIMenu(children: all)"
    )
    #expect(both.includes("when isOpen {\n      one\n    }"), "\(both)")
    #expect(both.includes("when !isOpen {\n      two\n    }"), "\(both)")
    let unread = Self.uiKit(
      "var all = boxes.map { Row($0).element }\nif all.isEmpty { all = [one, two] }\nreturn UIMenu(children: all)"
    )
    #expect(unread.includes("when !hasAll {\n      one\n      two\n    }"), "\(unread)")
    #expect(unread.includes("// Shelf.swift:6: entries from `boxes.map { Row($0).element }`"))
  }

  @Test("A mark that is set in a branch is there while its condition holds")
  func marks() {
    let text = Self.uiKit(
      "if isOpen { one.state = .on } else { one.state = .off }\nreturn UIMenu(children: [one, two])"
    )
    #expect(text.includes("on when isOpen"), "\(text)")
  }
}
