import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Compiles the edit menus of a sample with the stubs of the frameworks, opens them and chooses from them.
@Suite("Edit menus")
struct EditMenuTests {
  private static let folder = MenuSamples.folder.appending(path: "EditMenus/Walk")

  /// The files as Linux compiles them: there one system is Linux, texts are not localized, and the methods of a protocol
  /// have no selectors but their names.
  private static func files(for system: String) throws -> [GeneratedFile] {
    var module = try MenuSamples.named("EditMenus")
    module.app.stringsTable = nil
    let action =
      /#selector\(\(any (?:UIResponderStandardEditActions|NSStandardKeyBindingResponding)\)\.(\w+)\(_:\)\)/
    return MenuSamples.files(module).map { file in
      let text = file.text.replacing("os(\(system))", with: "os(Linux)")
        .replacing(action) { match in "Selector(\"\(match.output.1):\")" }
      return GeneratedFile(name: file.name, text: text)
    }
  }

  @Test(
    "What is shown and what comes out is in Tests/Fixtures/Emission/EditMenus/Walk; RECORD=1 writes it anew",
    arguments: ["UIKit", "AppKit", "SwiftUI"])
  func walk(framework: String) throws {
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(
        contentsOf: Self.folder.appending(path: framework + ".swift"), encoding: .utf8))
    let files = try Self.files(for: framework == "UIKit" ? "iOS" : "macOS")
    let modules = framework == "SwiftUI" ? "AppKit,SwiftUI" : framework
    let outcome = try AppleCheck.run(files + [program], ["--run", modules])
    #expect(outcome.status == 0, "\(outcome.output)")
    try expect(outcome.output, isIn: Self.folder.appending(path: framework + ".txt"))
  }

  /// The declarations that the texts below have in common.
  private static let declarations = """
    state { a: Bool; b: Bool; n: Int }
    commands { x "X" affects selection }

    """

  private static func swift(_ menu: String, platforms: String = "iOS 16, macOS 13") -> String {
    MenuSamples.swift(
      "app A { platforms \(platforms) }\n" + declarations + "item I { \(menu) }")
  }

  @Test("A condition around a standard command and that of the header hold together")
  func conditions() {
    let text = Self.swift(
      """
      edit menu selection a pasteboard b {
        when n > 0 { standard cut, select }
        standard cut, paste
        x
      }
      """)
    #expect(
      text.contains("    case .cut:\n      return state.n > 0 && state.a || state.a"), "\(text)")
    #expect(text.contains("    case .select:\n      return state.n > 0 && !state.a"))
    #expect(text.contains("    case .paste:\n      return state.b"))
    #expect(text.contains("    default:\n      return nil"))
  }

  @Test("Only what a menu uses is written")
  func needs() {
    let plain = Self.swift("edit menu { standard copy; x }")
    for word in ["UndoProvider", "EditMenuArrow", "undoManager", "isOffered", "addSubmenu", "tag:"]
    {
      #expect(!plain.contains(word), "\(word)")
    }
    #expect(Self.swift("edit menu arrow left { x }").contains("return .left"))
    #expect(Self.swift("edit menu undoable { x }").contains("setActionName(name)"))
    #expect(Self.swift("edit menu { standard undo; x }").contains("undoManager.undoMenuItemTitle"))
    #expect(Self.swift("edit menu { standard find; x }").contains("tag: Int"))
  }

  @Test("An edit menu is for the platforms and frameworks that have them")
  func frameworks() throws {
    let mac = Self.swift("edit menu { standard copy; x }", platforms: "macOS 13")
    #expect(!mac.contains("import UIKit") && mac.contains("import AppKit"))
    #expect(mac.contains("editCommands"))
    let phone = Self.swift("edit menu { standard copy; x }", platforms: "iOS 16")
    #expect(phone.contains("import UIKit") && !phone.contains("import SwiftUI"))
    let television = Self.swift("edit menu { standard copy; x }", platforms: "tvOS 17")
    #expect(!television.contains("EditMenu:"))
    let none = Self.swift("on macOS { edit menu { x } }", platforms: "iOS 15, macOS 12")
    #expect(none.contains("import AppKit") && !none.contains("import UIKit"))
  }

  @Test("Modules with edit menus alone are right on systems without them, and in one framework")
  func alone() throws {
    let targets = ["ios16", "macos13", "tvos17"]
    for emit in ["uikit, appkit, swiftui", "uikit", "appkit", "swiftui"] {
      for menu in ["edit menu { x }", "edit menu undoable { standard copy, undo; x }"] {
        let module = MenuSamples.module(
          "app A { platforms iOS 16, macOS 13, tvOS 17; emit \(emit); access public }\n"
            + Self.declarations + "item I { \(menu) }")
        let flags = ["--flag=-enable-upcoming-feature", "--flag=InternalImportsByDefault"]
        let outcome = try AppleCheck.run(MenuSamples.files(module), flags + targets)
        #expect(outcome.status == 0, "\(emit), \(menu): \(outcome.output)")
      }
    }
  }
}
