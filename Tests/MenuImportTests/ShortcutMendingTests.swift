import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// Shortcuts in an app's own files: keys and modifiers, where they are written.
@Suite("Mending shortcuts where they are")
struct ShortcutMendingTests {
  /// What becomes of a file whose first command with a shortcut gets another; nil where that is refused.
  private func mended(_ path: String, _ text: String, to shortcut: String) throws -> String? {
    let menus = MenuReaders.read([Source(path: path, text: text)])
    let key = try #require(menus.surfaces.flatMap(\.entries).firstKey)
    guard let edits = try? PlaceMender(menus, MendableFiles()).keyEdits(key, shortcut) else {
      return nil
    }
    let sources = FixApplication.applying([Fix(title: "", edits: edits)], to: menus.sources)
    // It is read as what was wanted, and nothing else has changed.
    let now = MenuReaders.read(sources).surfaces.flatMap(\.entries)
    #expect(now.firstKey?.shortcut == StandardShortcut(shortcut))
    return String(decoding: sources[0].bytes, as: UTF8.self)
  }

  private func swiftUI(_ modifier: String) -> String {
    """
    import SwiftUI
    struct Boat: Commands {
      var body: some Commands {
        CommandMenu("Boat") { Button("Keep Log") { log() }.\(modifier).disabled(isCalm) }
      }
    }
    let other = Button("Sail") { sail() }.\(modifier)

    """
  }

  @Test(
    "SwiftUI: the key, and the modifiers or what is left out for Command",
    arguments: [
      (#"keyboardShortcut("k")"#, "cmd+L", #"keyboardShortcut("l")"#),
      (
        #"keyboardShortcut("k")"#, "shift+cmd+K",
        #"keyboardShortcut("k", modifiers: [.command, .shift])"#
      ),
      (
        #"keyboardShortcut("k")"#, "opt+cmd+L",
        #"keyboardShortcut("l", modifiers: [.option, .command])"#
      ),
      (
        #"keyboardShortcut("k", modifiers: .option)"#, "cmd+K",
        #"keyboardShortcut("k", modifiers: .command)"#
      ),
      (
        #"keyboardShortcut("k",  modifiers: [.shift, .command])"#, "ctrl+cmd+L",
        #"keyboardShortcut("l",  modifiers: [.control, .command])"#
      ),
      ("keyboardShortcut(.delete)", "cmd+K", nil),
      (#"keyboardShortcut("k", modifiers: EventModifiers.command)"#, "shift+cmd+K", nil),
    ])
  func swiftUI(_ old: String, _ shortcut: String, _ new: String?) throws {
    let mended = try mended("Boat.swift", swiftUI(old), to: shortcut)
    let tail = ".\(old)\n"
    let expected = new.map { String(swiftUI($0).dropLast($0.count + 2)) + tail }
    #expect(mended == expected)
  }

  private func appKit(_ key: String, _ mask: String = "") -> String {
    """
    import AppKit
    func fill(_ menu: NSMenu) {
      let log = NSMenuItem(title: "Keep Log", action: #selector(keepLog), keyEquivalent: \(key))\(mask)
      menu.addItem(log)
      NSApp.mainMenu = menu
    }

    """
  }

  private static let mask = "\n  log.keyEquivalentModifierMask = "

  @Test(
    "AppKit: the literal, a capital for Shift, and the mask",
    arguments: [
      (#""k""#, "", "cmd+L", #""l""#, ""), (#""k""#, "", "shift+cmd+K", #""K""#, ""),
      (#""K""#, "", "cmd+L", #""l""#, ""),
      (#""k""#, mask + ".option", "opt+cmd+L", #""l""#, mask + "[.option, .command]"),
      (#""k""#, mask + "[.command, .shift]", "cmd+K", #""k""#, mask + ".command"),
      (#""k""#, "", "opt+cmd+K", nil, nil),
      (#""k""#, mask + "flags([.command])", "opt+cmd+K", nil, nil),
    ])
  func appKit(
    _ key: String, _ mask: String, _ shortcut: String, _ newKey: String?, _ newMask: String?
  ) throws {
    if mask.contains("flags") {
      let menus = MenuReaders.read([Source(path: "A.swift", text: appKit(key, mask))])
      #expect(menus.surfaces.flatMap(\.entries).firstKey == nil)
      return
    }
    let mended = try mended("Boat.swift", appKit(key, mask), to: shortcut)
    #expect(mended == newKey.map { appKit($0, newMask ?? "") })
  }

  private func uiKit(_ input: String, _ flags: String) -> String {
    """
    import UIKit
    class Boat: UIViewController {
      func menu() -> UIMenu {
        UIMenu(title: "Boat", children: [
          UIKeyCommand(
            title: "Keep Log", action: #selector(keepLog), input: \(input), modifierFlags: \(flags)),
        ])
      }
    }

    """
  }

  @Test(
    "UIKit: the input and its flags, of which Option is called alternate",
    arguments: [
      (#""k""#, ".command", "cmd+L", #""l""#, ".command"),
      (#""k""#, ".command", "opt+cmd+K", #""k""#, "[.alternate, .command]"),
      (#""k""#, "[.command, .alternate]", "shift+cmd+L", #""l""#, "[.command, .shift]"),
      (#"UIKeyCommand.inputEscape"#, ".command", "cmd+L", nil, nil),
    ])
  func uiKit(
    _ input: String, _ flags: String, _ shortcut: String, _ newInput: String?, _ newFlags: String?
  ) throws {
    let mended = try mended("Boat.swift", uiKit(input, flags), to: shortcut)
    #expect(mended == newInput.map { uiKit($0, newFlags ?? "") })
  }

  private func xib(_ key: String, _ mask: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
    <objects><menu id="m" title="Main Menu" systemMenu="main"><items>
    <menuItem title="Boat" id="b"><menu key="submenu" title="Boat" id="bm"><items>
    <menuItem title="Keep Log" tag="7" keyEquivalent="\(key)" id="k">\(mask)</menuItem>
    </items></menu></menuItem></items></menu></objects></document>

    """
  }

  private static func maskElement(_ names: String...) -> String {
    let names = names.map { " \($0)=\"YES\"" }.joined()
    return "<modifierMask key=\"keyEquivalentModifierMask\"\(names)/>"
  }

  @Test(
    "Interface Builder: the attribute, a capital for Shift, and the mask",
    arguments: [
      ("k", "", "cmd+L", "l", ""), ("K", "", "shift+cmd+L", "L", ""),
      (
        "k", maskElement("command"), "opt+cmd+K", "k", maskElement("option", "command")
      ),
      (
        "k", maskElement("shift", "command"), "cmd+L", "l", maskElement("command")
      ),
      ("k", "", "opt+cmd+K", nil, nil),
    ])
  func interfaceBuilder(
    _ key: String, _ mask: String, _ shortcut: String, _ newKey: String?, _ newMask: String?
  ) throws {
    let mended = try mended("MainMenu.xib", xib(key, mask), to: shortcut)
    #expect(mended == newKey.map { xib($0, newMask ?? "") })
  }

  @Test("A symbol in a XIB is renamed with its image, unless something else shows it")
  func symbols() {
    func xib(_ name: String, _ other: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
      <objects><menu id="m" title="Main Menu" systemMenu="main"><items>
      <menuItem title="Boat" id="b"><menu key="submenu" title="Boat" id="bm"><items>
      <menuItem title="Edit Log" id="k"><imageReference key="image" image="\(name)" catalog="system"/></menuItem>
      \(other)</items></menu></menuItem></items></menu></objects>
      <resources><image name="\(name)" catalog="system" width="16" height="17"/></resources></document>

      """
    }
    func mended(_ text: String) -> String {
      InPlaceMending([Source(path: "MainMenu.xib", text: text)], includesUnsafe: true) {
        ExistingMenus($0).diagnostics
      }.sources.map { String(decoding: $0.bytes, as: UTF8.self) }[0]
    }
    #expect(mended(xib("pencli")) == xib("pencil"))
    let other =
      #"<menuItem title="Edit Old Log" id="d"><imageReference key="image" image="pencli" catalog="system"/></menuItem>"#
    #expect(mended(xib("pencli", other)) == xib("pencli", other))
  }
}

extension [FoundEntry] {
  /// The first shortcut of a command in these or below them.
  fileprivate var firstKey: FoundKey? {
    for entry in self {
      if case .command(let command) = entry.content, let key = command.key { return key }
      if let key = entry.children.flatMap({ $0 }).firstKey { return key }
    }
    return nil
  }
}
