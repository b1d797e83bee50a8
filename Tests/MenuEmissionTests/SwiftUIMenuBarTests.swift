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

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  /// Compares a text with a file of the fixture, or records it there.
  private func expect(_ text: String, isIn name: String) throws {
    let url = Self.folder.appending(path: name)
    if Self.isRecording {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    #expect(
      try text == String(contentsOf: url, encoding: .utf8),
      "\(name) differs; RECORD=1 swift test records it")
  }

  @Test("The files are those in Tests/Fixtures/Emission/SwiftUIMenuBar; RECORD=1 writes them anew")
  func expected() throws {
    let files = try Self.files()
    #expect(files.map(\.name) == ["SwiftUIMenuBar.menu.swift", "MenuModule.swift"])
    for file in files { try expect(file.text, isIn: file.name) }
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = MenuSamples.module(
      "app Plain { platforms macOS 14 }\ncommands { open \"Open\" }\nmenu bar { file { open } }")
    var names: [String] = []
    var modules = [plain]
    for name in ["Desk", "Ab", "PhotoLibraryPlus"] {
      var module = try MenuSamples.named("SwiftUIMenuBar")
      module.app.name = name
      modules.append(module)
    }
    for module in modules {
      let prefix = module.app.name
      let files = MenuSamples.files(module).map { file in
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        return GeneratedFile(name: file.name, text: lines.joined(separator: "\n"))
      }
      names += try SwiftToolchain.write(files, prefix: prefix, to: folder)
    }
    let outcome = try SwiftToolchain.run(
      ["swift", "format", "lint", "--strict"] + names, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  @Test(
    "No error and no warning on any system, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"], [[], ["--flag=-default-isolation", "--flag=MainActor"]])
  func types(mode: String, isolation: [String]) throws {
    let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    let flags = features.flatMap { ["--flag=-enable-upcoming-feature", "--flag=" + $0] }
    let targets = [
      "ios15", "ios17", "ios26", "macos12", "macos13", "macos14", "macos15", "macos26", "tvos15",
      "tvos26",
    ]
    let outcome = try AppleCheck.run(
      Self.files(), ["--swift-version", mode] + flags + isolation + targets)
    #expect(outcome.status == 0, "\(outcome.output)")
    let systems = outcome.output.split(separator: "\n").filter { $0.hasSuffix(" ok") }
    #expect(systems.count == targets.count, "\(outcome.output)")
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
    try expect(outcome.output, isIn: "Walk/\(system).txt")
  }
}
