import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Compiles the menus of Studio with the stubs of the frameworks, and opens them and chooses from them as people would.
@Suite("Menus, opened and chosen from")
struct MenuWalkTests {
  /// The files as Linux compiles them: there one system is Linux, texts are not localized, selectors are names, and
  /// nothing is bridged to Objective-C.
  private static func files(for system: String) throws -> [GeneratedFile] {
    var module = try MenuSamples.named("Studio")
    module.app.stringsTable = nil
    let replacements = [
      ("os(\(system))", "os(Linux)"),
      ("#selector((any UIResponderStandardEditActions).copy(_:))", "Selector(\"copy:\")"),
      (
        "indexPath as NSIndexPath",
        "NSIndexPath(item: indexPath.item, section: indexPath.section)"
      ),
      ("path as IndexPath", "IndexPath(item: path.item, section: path.section)"),
    ]
    return MenuSamples.files(module).map { file in
      var text = file.text
      for (darwin, linux) in replacements {
        text = text.replacingOccurrences(of: darwin, with: linux)
      }
      return GeneratedFile(name: file.name, text: text)
    }
  }

  @Test(
    "What is shown and what comes out is in Tests/Fixtures/Emission/Studio/Walk; RECORD=1 writes it anew",
    arguments: ["UIKit", "AppKit", "SwiftUI"])
  func walk(framework: String) throws {
    let folder = MenuSamples.folder.appending(path: "Studio/Walk")
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(contentsOf: folder.appending(path: framework + ".swift"), encoding: .utf8))
    let modules = framework == "SwiftUI" ? "UIKit,SwiftUI" : framework
    let files = try Self.files(for: framework == "AppKit" ? "macOS" : "iOS")
    let outcome = try AppleCheck.run(files + [program], ["--run", modules])
    #expect(outcome.status == 0, "\(outcome.output)")
    let url = folder.appending(path: framework + ".txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try outcome.output.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(framework).txt")
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(outcome.output == expected)
  }
}
