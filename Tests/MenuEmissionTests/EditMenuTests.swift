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
    let url = Self.folder.appending(path: framework + ".txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try outcome.output.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(framework).txt")
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(outcome.output == expected)
  }
}
