import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The Swift of menus")
struct MenuFilesTests {
  @Test(
    "The files are those in Tests/Fixtures/Emission; RECORD=1 writes them anew",
    arguments: ["Notes", "Studio", "Plain", "EditMenus"])
  func expected(name: String) throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let files = try MenuSamples.files(MenuSamples.named(name))
    #expect(files.map(\.name) == ["\(name).menu.swift", "MenuModule.swift"])
    for file in files {
      let url = MenuSamples.folder.appending(path: name + "/" + file.name)
      if isRecording {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(file.name)")
        continue
      }
      let expected = try String(contentsOf: url, encoding: .utf8)
      #expect(file.text == expected, "\(file.name) differs; RECORD=1 swift test records it")
    }
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for name in ["Notes", "Studio", "Plain", "Old", "EditMenus"] {
      let files = try MenuSamples.files(MenuSamples.named(name)).map { file in
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        return GeneratedFile(name: file.name, text: lines.joined(separator: "\n"))
      }
      names += try SwiftToolchain.write(files, prefix: name, to: folder)
    }
    let outcome = try SwiftToolchain.run(
      ["swift", "format", "lint", "--strict"] + names, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  /// The oldest and the newest systems of each module.
  private static let targets: [String: [String]] = [
    "Notes": ["ios17", "ios26", "macos14", "macos26"],
    "Studio": ["ios15", "ios16", "ios26", "macos13", "macos14.4", "macos26", "tvos17", "tvos26"],
    "Plain": ["ios17", "ios26", "watchos10", "watchos26"],
    "EditMenus": ["ios16", "ios17", "ios26", "macos13", "macos26", "tvos17", "tvos26"],
    "Old": ["ios15", "ios16", "ios17", "macos12", "macos26", "tvos15", "tvos26"],
  ]

  @Test(
    "No error and no warning for any system of the module, in language modes 5 and 6, isolated or not",
    arguments: ["Notes", "Studio", "Plain", "Old", "EditMenus"], ["5", "6"])
  func types(name: String, mode: String) throws {
    let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    var flags = ["--swift-version", mode, "--flag=-package-name", "--flag=studio"]
    for feature in features { flags += ["--flag=-enable-upcoming-feature", "--flag=" + feature] }
    let files = try MenuSamples.files(MenuSamples.named(name))
    let targets = Self.targets[name] ?? []
    #expect(!targets.isEmpty)
    for isolation in [[], ["--flag=-default-isolation", "--flag=MainActor"]] {
      let outcome = try AppleCheck.run(files, flags + isolation + targets)
      #expect(outcome.status == 0, "\(outcome.output)")
      let systems = outcome.output.split(separator: "\n").filter { $0.hasSuffix(" ok") }
      #expect(systems.count == targets.count, "\(outcome.output)")
    }
  }

  @Test(
    "Other Swift modules of the package, or of anyone, can use the menus",
    arguments: ["package", "public"])
  func access(level: String) throws {
    var module = try MenuSamples.named("Studio")
    module.app.access = level == "public" ? .public : .package
    let flags = ["--flag=-package-name", "--flag=studio"]
    for feature in [[], ["--flag=-enable-upcoming-feature", "--flag=InternalImportsByDefault"]] {
      let outcome = try AppleCheck.run(
        MenuSamples.files(module), flags + feature + ["ios15", "macos13"])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }
}
