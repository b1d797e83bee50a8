import Foundation
import MenuModel
import Testing

@testable import MenuEmission

/// Compiles the menu bar of Tape with the stubs of the frameworks, and opens its menus and chooses from them as people
/// would.
@Suite("The menu bar, opened and chosen from")
struct MenuBarWalkTests {
  /// The files as Linux compiles them: there iOS is Linux, texts are not localized, and no protocol's method is a
  /// selector.
  private static func files(_ framework: Framework) throws -> [GeneratedFile] {
    var module = try MenuSamples.named("MenuBars")
    module.app.stringsTable = nil
    module.app.frameworks = [framework]
    let selector =
      /#selector\(\s*\(any \w+\)\.(\w+)\(_:\)\)/
    return MenuSamples.files(module).map { file in
      var text = file.text.replacingOccurrences(of: "os(iOS)", with: "os(Linux)")
      text = text.replacing(selector) { match in "Selector(\"\(match.output.1):\")" }
      return GeneratedFile(name: file.name, text: text)
    }
  }

  @Test(
    "What is shown and what comes out is in Tests/Fixtures/Emission/MenuBars/Walk; RECORD=1 writes it anew",
    arguments: [Framework.uikit, .appkit])
  func walk(framework: Framework) throws {
    let name = framework == .appkit ? "AppKit" : "UIKit"
    let folder = MenuSamples.folder.appending(path: "MenuBars/Walk")
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8))
    let outcome = try AppleCheck.run(Self.files(framework) + [program], ["--run", name])
    #expect(outcome.status == 0, "\(outcome.output)")
    try expect(outcome.output, isIn: folder.appending(path: name + ".txt"))
  }

  @Test("Without any framework, the menu bar gives its entries; RECORD=1 writes them anew")
  func entries() throws {
    let walk = MenuSamples.folder.appending(path: "MenuBars/Walk")
    var module = try MenuSamples.named("MenuBars")
    module.app.stringsTable = nil
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(contentsOf: walk.appending(path: "Entries.swift"), encoding: .utf8))
    let files = MenuSamples.files(module).map { file in
      GeneratedFile(
        name: file.name,
        text: file.text.replacingOccurrences(
          of: "os(iOS) && !targetEnvironment(macCatalyst)", with: "os(Linux)"))
    }
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try SwiftToolchain.write(files + [program], to: folder)
    let compiler = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
    let compiled = try SwiftToolchain.run(compiler + ["-o", "program"] + names, in: folder)
    #expect(compiled.status == 0, "\(compiled.output)")
    let outcome = try SwiftToolchain.run(["./program"], in: folder)
    #expect(outcome.status == 0)
    try expect(outcome.output, isIn: walk.appending(path: "Entries.txt"))
  }
}
