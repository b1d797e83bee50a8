import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Compiles the menus of Studio with the stubs of the frameworks, and opens them and chooses from them as people would.
@Suite("Menus, opened and chosen from")
struct MenuWalkTests {
  /// The files as Linux compiles them: there one system is Linux, texts are not localized, selectors are names, and
  /// nothing is bridged to Objective-C.
  private static func files(for system: String, isLarge: Bool) throws -> [GeneratedFile] {
    var module = try MenuSamples.named("Studio", isLarge: isLarge)
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
    arguments: ["UIKit", "AppKit", "SwiftUI"], [false, true])
  func walk(framework: String, isLarge: Bool) throws {
    let url = Self.folder.appending(path: framework + ".swift")
    let program = GeneratedFile(
      name: "Walk.swift", text: try String(contentsOf: url, encoding: .utf8))
    let modules = framework == "SwiftUI" ? "UIKit,SwiftUI" : framework
    let files = try Self.files(
      for: framework == "AppKit" ? "macOS" : "iOS", isLarge: isLarge)
    let outcome = try AppleCheck.run(files + [program], ["--run", modules])
    #expect(outcome.status == 0, "\(outcome.output)")
    try expect(outcome.output, isIn: Self.folder.appending(path: framework + ".txt"))
  }

  @Test(
    "Without any framework, a menu gives its entries; RECORD=1 writes them anew",
    arguments: [false, true])
  func entries(isLarge: Bool) throws {
    let program = Self.folder.appending(path: "Entries.swift")
    let text = try String(contentsOf: program, encoding: .utf8)
    let files =
      try Self.files(for: "iOS", isLarge: isLarge)
      + [GeneratedFile(name: "Walk.swift", text: text)]
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try SwiftToolchain.write(files, to: folder)
    let compiler = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
    let compiled = try SwiftToolchain.run(compiler + ["-o", "program"] + names, in: folder)
    #expect(compiled.status == 0, "\(compiled.output)")
    let outcome = try SwiftToolchain.run(["./program"], in: folder)
    #expect(outcome.status == 0)
    try expect(outcome.output, isIn: Self.folder.appending(path: "Entries.txt"))
  }

  private static let folder = MenuSamples.folder.appending(path: "Studio/Walk")
}
