import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The menu bar in SwiftUI")
struct SwiftUIMenuBarTests {
  private static let folder = MenuSamples.folder.appending(path: "SwiftUIMenuBar")

  private static func files() throws -> [GeneratedFile] {
    try MenuSamples.files(MenuSamples.named("SwiftUIMenuBar"))
  }

  @Test("The files are those in Tests/Fixtures/Emission/SwiftUIMenuBar; RECORD=1 writes them anew")
  func expected() throws {
    let files = try Self.files()
    #expect(files.map(\.name) == ["SwiftUIMenuBar.menu.swift", "MenuModule.swift"])
    try expect(files, areIn: Self.folder)
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    let plain = MenuSamples.module(
      "app Plain { platforms macOS 14 }\ncommands { open \"Open\" }\nmenu bar { file { open } }")
    var modules = [plain]
    for name in ["Desk", "Ab", "PhotoLibraryPlus"] {
      var module = try MenuSamples.named("SwiftUIMenuBar")
      module.app.name = name
      modules.append(module)
    }
    try expectNoLint(in: modules.map(MenuSamples.files))
  }

  @Test(
    "No error and no warning on any system, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"])
  func types(mode: String) throws {
    let targets = [
      "ios15", "ios17", "ios26", "macos12", "macos13", "macos14", "macos15", "macos26", "tvos15",
      "tvos26",
    ]
    try expectNoDiagnostics(in: Self.files(), mode: mode, targets: targets)
  }

  @Test(
    "The window in front decides what is shown and enabled, and who performs it",
    arguments: [
      "macOS", "iOS",
    ])
  func walk(system: String) throws {
    var module = try MenuSamples.named("SwiftUIMenuBar")
    module.app.stringsTable = nil
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(contentsOf: Self.folder.appending(path: "Walk/Walk.swift"), encoding: .utf8))
    let files = MenuSamples.files(module).map { file in
      GeneratedFile(
        name: file.name,
        text: file.text.replacingOccurrences(of: "os(\(system))", with: "os(Linux)"))
    }
    let outcome = try AppleCheck.run(files + [program], ["--run", "SwiftUI"])
    #expect(outcome.status == 0, "\(outcome.output)")
    try expect(outcome.output, isIn: Self.folder.appending(path: "Walk/\(system).txt"))
  }
}
