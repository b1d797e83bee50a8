import MenuSyntax
import Testing

@testable import MenuImport

/// What code says is the same in AppKit, UIKit and SwiftUI: a table of the means by which apps give titles, images and keys.
@Suite("What Swift code says, in each framework")
struct EvaluatorTests {
  enum Framework: String, CaseIterable {
    case appKit, uiKit, swiftUI

    /// A file in which a type with some members has a menu of one command.
    func file(_ command: String, members: String = "") -> String {
      switch self {
      case .appKit:
        return """
          import AppKit
          final class Shelf: NSViewController {
            \(members)
            func show(parameter: String) { let menu = NSMenu(); menu.addItem(\(command)); view.menu = menu }
          }
          """
      case .uiKit:
        return """
          import UIKit
          final class Shelf: UIViewController {
            \(members)
            func show(parameter: String) { button.menu = UIMenu(children: [\(command)]) }
          }
          """
      case .swiftUI:
        return """
          import SwiftUI
          struct Shelf: View {
            \(members)
            var body: some View { Text(parameter).contextMenu { \(command) } }
          }
          """
      }
    }

    func command(title: String) -> String {
      switch self {
      case .appKit: return "NSMenuItem(title: \(title), action: nil, keyEquivalent: \"\")"
      case .uiKit: return "UIAction(title: \(title)) { _ in go() }"
      case .swiftUI: return "Button(\(title)) { go() }"
      }
    }

    func command(symbol: String) -> String {
      switch self {
      case .appKit:
        return
          "NSMenuItem(title: \"A\", image: NSImage(systemSymbolName: \(symbol), accessibilityDescription: nil))"
      case .uiKit: return "UIAction(title: \"A\", image: UIImage(systemName: \(symbol))) { _ in }"
      case .swiftUI: return "Button(\"A\", systemImage: \(symbol)) {}"
      }
    }

    func command(modifiers: String) -> String {
      switch self {
      case .appKit:
        return
          "NSMenuItem(title: \"A\", action: nil, keyEquivalent: \"k\", keyModifiers: \(modifiers))"
      case .uiKit:
        return "UIKeyCommand(title: \"A\", action: go, input: \"k\", modifierFlags: \(modifiers))"
      case .swiftUI: return "Button(\"A\") {}.keyboardShortcut(\"k\", modifiers: \(modifiers))"
      }
    }

    func command(action: String) -> String {
      switch self {
      case .appKit: return "NSMenuItem(title: \"A\", action: { \(action) })"
      case .uiKit: return "UIAction(title: \"A\") { _ in \(action) }"
      case .swiftUI: return "Button(\"A\") { \(action) }"
      }
    }
  }

  /// What the type with the menu has.
  static let members = """
    let count = 3
    var name = "x"
    var isShown = false
    let prefix = "Re"
    let order = Order.date
    var model: Model
    var shared: String { isShared ? "Stop Sharing" : "Share" }
    var pinned: String { if isPinned { return "Unpin" }; return "Pin" }
    var locked: String { guard isLocked else { return "Lock" }; return "Unlock" }
    var mode: String { switch state { case .on: return "Turn Off"; case .off: return "Turn On" } }
    var size: String { if isLarge { "Large" } else if isSmall { "Small" } else { "Medium" } }
    func title(for box: Box) -> String { box == .export ? "Export" : "Import" }
    func greeting(_ who: String, loud: Bool = false) -> String { loud ? "Hey \\(who)" : "Greet \\(who)" }
    """

  /// What other files of the app have.
  static let declarations = """
    import Foundation
    extension String {
      var translated: String { NSLocalizedString(self, comment: "") }
      var tr: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
      func localized() -> String { NSLocalizedString(self, comment: "") }
    }
    func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    func lookedUp(_ key: String) -> String {
      let text = NSLocalizedString(key, tableName: "Menus", comment: "")
      return text
    }
    enum Texts {
      static let archive = "Archive Box"
      static let copy = NSLocalizedString("copy.key", comment: "")
      static var help: String { String(localized: "help.key", table: "Menus", bundle: .module) }
      static func delete(_ count: Int) -> String { String(format: NSLocalizedString("delete.key", comment: ""), count) }
      enum Sub { static let open = "Open Box" }
    }
    enum L10n {
      static let merge = L10n.tr("Localizable", "merge.key", fallback: "Merge")
      static func inFolder(_ p1: Any) -> String { L10n.tr("Localizable", "in.key", String(describing: p1), fallback: "In %@") }
    }
    enum Box: String { case export = "Export Box", label, key = "copy.key" }
    enum Order: String, CaseIterable {
      case name, date
      var title: String { switch self { case .name: "By Name"; case .date: "By Date" } }
      func title(short: Bool) -> String { switch self { case .name: return "N"; case .date: return "D" } }
      var localizedName: String { rawValue.capitalized }
    }
    struct Model { var title: String { "Sync Now" } }
    """

  static let strings = """
    "copy.key" = "Copy Link";
    "move.key" = "Move to Shelf";
    "delete.key" = "Delete %d Boxes";
    "merge.key" = "Merge Boxes";
    "in.key" = "In %@";
    "%d of %@" = "%1$d in %2$@";
    "%lld of %@" = "%1$lld in %2$@";
    "menu.open_recent" = "Open Recent";
    "ambiguous text" = "";
    "%@ Box" = "%@ the Box";
    """

  static func sources(_ file: String, members: String = members) -> [Source] {
    [
      Source(path: "Shelf.swift", text: file), Source(path: "Texts.swift", text: declarations),
      Source(path: "en.lproj/Localizable.strings", text: strings),
      Source(path: "en.lproj/Menus.strings", text: "\"help.key\" = \"Box Help\";"),
    ]
  }

  static func command(_ file: String) -> FoundCommand? {
    let entries = MenuReaders.read(sources(file)).surfaces.flatMap(\.entries)
    guard entries.count == 1, case .command(let command) = entries[0].content else { return nil }
    return command
  }

  static func shown(_ text: FoundText?) -> String {
    guard let segments = text?.segments else { return "?" }
    return segments.map { segment in
      switch segment {
      case .literal(let text): return text
      case .value(let name, _, _): return "{\(name)}"
      }
    }.joined()
  }

  // MARK: Titles

  /// Code that gives a title, and the title; that while the command is on after a slash. `?` is not known.
  static let titles: [(String, String)] = [
    // Literals.
    (#""Rename...""#, "Rename..."),
    (#""Open \(file.name)""#, "Open {name}"),
    (#""\(count) from \(name)""#, "{count} from {name}"),
    (#""Open \(Texts.archive)""#, "Open Archive Box"),
    (#""\(isShown ? "Hide" : "Show") Contents""#, "Show Contents / Hide Contents"),
    (#""\(isShown ? "Hide" : "Show") \(isShown ? "Box" : "Boxes")""#, "Show Boxes / Hide Box"),
    (#""\(!isShown ? "Show" : "Hide") Contents""#, "Show Contents / Hide Contents"),
    (#""\(shared) Now""#, "Share Now / Stop Sharing Now"),
    (##"#"Say "hi""#"##, #"Say "hi""#),
    (#""Price \(price, specifier: "%.2f")""#, "Price {price}"),
    // Looked up.
    (#"NSLocalizedString("copy.key", comment: "")"#, "Copy Link"),
    (#"NSLocalizedString("none.key", value: "Fallback", comment: "")"#, "Fallback"),
    (#"NSLocalizedString("help.key", tableName: "Menus", comment: "")"#, "Box Help"),
    (#"String(localized: "copy.key")"#, "Copy Link"),
    (#"String(localized: "help.key", table: "Menus", bundle: .main, comment: "x")"#, "Box Help"),
    (#"String(localized: "none.key", defaultValue: "Fallback")"#, "Fallback"),
    (#"String(localized: "\(count) of \(name)")"#, "{count} in {name}"),
    (#"String(localized: "\(isShown ? "Hide" : "Show") Box")"#, "Show the Box / Hide the Box"),
    (#"String(localized: LocalizedStringResource("copy.key", defaultValue: "C"))"#, "Copy Link"),
    (#"String(localized: .init("copy.key"))"#, "Copy Link"),
    (#"String(AttributedString(localized: "copy.key").characters)"#, "?"),
    (
      #"NSLocalizedString(isShown ? "copy.key" : "move.key", comment: "")"#,
      "Move to Shelf / Copy Link"
    ),
    (#"Bundle.main.localizedString(forKey: "copy.key", value: nil, table: nil)"#, "Copy Link"),
    (#""copy.key".localized"#, "Copy Link"),
    (#""copy.key".localized()"#, "Copy Link"),
    (#""copy.key".localizedFromMain()"#, "Copy Link"),
    (#""copy.key".translated"#, "Copy Link"),
    (#""copy.key".l10n"#, "Copy Link"),
    (#""copy.key".i18n"#, "Copy Link"),
    (#""copy.key".loc"#, "Copy Link"),
    (#""copy.key".tr"#, "Copy Link"),
    (#""delete.key".localized(with: folders.count)"#, "Delete {folderCount} Boxes"),
    (#""help.key".localized(table: "Menus")"#, "Box Help"),
    (#"(isShown ? "copy.key" : "move.key").localized"#, "Move to Shelf / Copy Link"),
    (#"i18n("move.key")"#, "Move to Shelf"),
    (#"L("move.key")"#, "Move to Shelf"),
    (#"lookedUp("help.key")"#, "Box Help"),
    (#""\("copy.key".localized)…""#, "Copy Link…"),
    (#""\(L("move.key")) \(name)""#, "Move to Shelf {name}"),
    // Of tables that generators write.
    ("L10n.merge", "Merge Boxes"),
    ("L10n.inFolder(folder.name)", "In {name}"),
    (#"L10n.tr("Localizable", "move.key", fallback: "Move")"#, "Move to Shelf"),
    (#"L10n.tr("Localizable", "none.key", fallback: "Move")"#, "Move"),
    ("Strings.Menu.openRecent", "Open Recent"),
    ("LocalString.menu_open_recent", "Open Recent"),
    ("R.string.localizable.menuOpen_recent()", "Open Recent"),
    // Put together.
    (
      #"String(format: NSLocalizedString("%d of %@", comment: ""), count, box.name)"#,
      "{count} in {name}"
    ),
    (#"String(format: "Open %@", file.name)"#, "Open {name}"),
    (#"String(format: "copy.key".localized)"#, "Copy Link"),
    (
      #"String.localizedStringWithFormat(NSLocalizedString("delete.key", comment: ""), folders.count)"#,
      "Delete {folderCount} Boxes"
    ),
    (#""Open " + file.name"#, "Open {name}"),
    (#"prefix + "name " + L("copy.key")"#, "Rename Copy Link"),
    (#""Show " + (isShown ? "Less" : "More")"#, "Show More / Show Less"),
    (#"("Rename")"#, "Rename"),
    (#"String("Rename")"#, "Rename"),
    (#"Box.label.rawValue.capitalized"#, "Label"),
    (#"Texts.archive.uppercased()"#, "ARCHIVE BOX"),
    // Constants, properties and functions.
    ("Texts.archive", "Archive Box"),
    ("Texts.copy", "Copy Link"),
    ("Texts.help", "Box Help"),
    ("Texts.Sub.open", "Open Box"),
    ("App.Texts.Sub.open", "Open Box"),
    ("Texts.delete(folders.count)", "Delete {folderCount} Boxes"),
    ("self.prefix", "Re"),
    ("shared", "Share / Stop Sharing"),
    ("pinned", "Pin / Unpin"),
    ("locked", "Lock / Unlock"),
    ("mode", "Turn On / Turn Off"),
    ("model.title", "Sync Now"),
    ("title(for: .export)", "Export"),
    ("title(for: box)", "Import / Export"),
    (#"greeting("Ann")"#, "Greet Ann"),
    (#"greeting("Ann", loud: true)"#, "Hey Ann"),
    (#"isShown ? "Hide" : "Show""#, "Show / Hide"),
    (#"!isShown ? "Show" : "Hide""#, "Show / Hide"),
    (#"isShown ? "Hide" : shared"#, "Share / Hide / Stop Sharing"),
    // Enums.
    ("Box.export.rawValue", "Export Box"),
    ("Box.label.rawValue", "label"),
    ("Box.key.rawValue.localized", "Copy Link"),
    ("Order.name.title", "By Name"),
    ("Order.date.title(short: true)", "D"),
    ("Order.date.localizedName", "Date"),
    ("order.title", "By Date"),
    // What only the running app knows.
    ("parameter", "?"),
    ("file.title", "?"),
    ("name", "?"),
    ("size", "Medium / Large / Small"),
    (#"name ?? "Untitled""#, "?"),
    (#"isShown ? "Hide" : other"#, "?"),
    (#""\(isShown ? "Hide" : other) Box""#, "?"),
    (#""\(name ?? "none") Box""#, "?"),
    (#"NSLocalizedString("none.key", comment: "")"#, "?"),
    (#"NSLocalizedString("delete.key", comment: "")"#, "?"),
    (#"NSLocalizedString(key, comment: "")"#, "?"),
    (#"NSLocalizedString("copy.key", tableName: table, comment: "")"#, "?"),
    (#"{ "Made" }()"#, "Made"),
    (#"items.map(\.title).joined(separator: ", ")"#, "?"),
  ]

  @Test("A title by each means", arguments: titles)
  func title(code: String, expected: String) throws {
    for framework in Framework.allCases {
      let file = framework.file(framework.command(title: code), members: Self.members)
      let command = try #require(Self.command(file), "\(framework): \(code)")
      let titles = command.titles.map { Self.shown($0) }
      #expect(titles.joined(separator: " / ") == expected, "\(framework)")
      #expect((command.titleWhenOn == nil) == (command.on == nil), "\(framework)")
      #expect((command.title.expression == nil) == (expected != "?"), "\(framework)")
    }
  }

  @Test("A title by way of a local constant, a parameter and a helper of the app")
  func indirectTitles() throws {
    let appKit = """
      import AppKit
      func item(_ title: String) -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }
      final class A: NSViewController { func f() { let t = "Copy"; let menu = NSMenu(); menu.addItem(item(t)); view.menu = menu } }
      """
    let uiKit = """
      import UIKit
      func item(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
      final class A: UIViewController { func f() { let t = "Copy"; button.menu = UIMenu(children: [item(t)]) } }
      """
    let swiftUI = """
      import SwiftUI
      struct Item: View { let title: LocalizedStringKey; var body: some View { Button(title) {} } }
      struct A: View { var body: some View { Text("").contextMenu { let t = "Copy"; Item(title: t) } } }
      """
    for file in [appKit, uiKit, swiftUI] {
      #expect(Self.shown(try #require(Self.command(file)).title) == "Copy", "\(file)")
    }
  }

  /// A literal is a key in SwiftUI, and a text in the other two.
  @Test(
    "A literal is what its place makes of it",
    arguments: [
      ("copy.key", "copy.key", "Copy Link"), ("Rename", "Rename", "Rename"),
      ("none.key", "none.key", "?"), ("Done...", "Done...", "Done..."),
      (#"\(count) of \(name)"#, "{count} of {name}", "{count} in {name}"),
    ])
  func literals(text: String, asText: String, asKey: String) throws {
    for framework in Framework.allCases {
      let command = try #require(
        Self.command(framework.file(framework.command(title: "\"\(text)\""))))
      #expect(Self.shown(command.title) == (framework == .swiftUI ? asKey : asText), "\(framework)")
    }
  }

  @Test("What a title has translations under")
  func keys() throws {
    let rows: [(String, String?)] = [
      (#""copy.key".localized"#, "copy.key"), ("Texts.copy", "copy.key"),
      ("L10n.merge", "merge.key"), ("Texts.delete(folders.count)", "delete.key"),
      // The translations have a place for what is in the title already.
      (#"String(localized: "\(isShown ? "Hide" : "Show") Box")"#, nil), ("Texts.archive", nil),
    ]
    for framework in [Framework.appKit, .uiKit] {
      for (code, key) in rows {
        let command = try #require(
          Self.command(framework.file(framework.command(title: code), members: Self.members)))
        #expect(command.title.key == key, "\(framework): \(code)")
      }
    }
  }

  // MARK: Images, keys and actions

  @Test(
    "A symbol by the name that a package gives it",
    arguments: [
      ("docOnDoc", "doc.on.doc"), ("_1Circle", "1.circle"), ("goforward15", "goforward.15"),
      ("rectangleSplit2x1", "rectangle.split.2x1"), ("square3Layers3d", "square.3.layers.3d"),
    ])
  func namedSymbol(name: String, expected: String) throws {
    let file = Framework.swiftUI.file("Button(\"A\", systemSymbol: .\(name)) {}")
    #expect(try #require(Self.command(file)).image?.name == expected)
  }

  static let symbols: [(String, String?)] = [
    (#""trash""#, "trash"), (#"isOn ? "pin.slash" : "pin""#, "pin / pin.slash"),
    (#"!isOn ? "pin" : "pin.slash""#, "pin / pin.slash"), ("Symbols.trash", "trash"),
    (#""pin\(isOn ? ".slash" : "")""#, "pin / pin.slash"), ("symbol", nil),
    ("Symbols.of(.trash)", "trash"), ("Symbols.Kind.trash.rawValue", "trash"),
    ("note.symbol", nil), (#"isOn ? "pin" : other"#, nil),
  ]

  @Test("A symbol by each means", arguments: symbols)
  func symbol(code: String, expected: String?) throws {
    let members = """
      enum Symbols {
        static let trash = "trash"
        enum Kind: String { case trash, pin }
        static func of(_ kind: Kind) -> String { switch kind { case .trash: "trash"; case .pin: "pin" } }
      }
      """
    for framework in Framework.allCases {
      let command = try #require(
        Self.command(framework.file(framework.command(symbol: code), members: members)))
      let names = [command.image, command.imageWhenOn].compactMap { $0?.name }
      #expect(names.joined(separator: " / ") == expected ?? "", "\(framework)")
      #expect(command.image?.isSymbol ?? true, "\(framework)")
    }
  }

  static let modifierSets: [(String, String?)] = [
    (".command", "⌘K"), ("[.command, .shift]", "⇧⌘K"), ("Keys.both", "⌥⌘K"), ("flags", nil),
    ("[.command, flag]", nil), ("[.control, Keys.shift]", "⌃⇧K"),
  ]

  @Test("Modifiers by each means; a key with others is not known", arguments: modifierSets)
  func modifiers(code: String, expected: String?) throws {
    let members = """
      enum Keys { static let both: Flags = [.command, .option]; static let shift = Flags.shift }
      """
    for framework in Framework.allCases {
      let command = try #require(
        Self.command(framework.file(framework.command(modifiers: code), members: members)))
      #expect(command.key?.shortcut.glyphs == expected, "\(framework)")
    }
  }

  static let actions: [(String, String)] = [
    ("delete(note)", "delete"), ("model.delete(note)", "delete"),
    ("withAnimation { model.delete(note) }", "delete"), ("Task { await model.sync() }", "sync"),
    ("DispatchQueue.main.async { self.close() }", "close"), ("if isOpen { close() }", "close"),
    ("_close()", "_close"),
    ("NSApp.sendAction(#selector(NSText.copy(_:)), to: nil, from: nil)", "copy:"),
    ("isOpen = true", ""),
  ]

  @Test("What an action calls, by each means", arguments: actions)
  func action(code: String, expected: String) throws {
    for framework in Framework.allCases {
      let command = try #require(Self.command(framework.file(framework.command(action: code))))
      switch command.action {
      case .code(let text, let call, _):
        #expect(text == code && call ?? "" == expected, "\(framework)")
      case .selector(let selector, _): #expect(selector == expected, "\(framework)")
      case nil: Issue.record("\(framework): no action")
      }
    }
  }
}
