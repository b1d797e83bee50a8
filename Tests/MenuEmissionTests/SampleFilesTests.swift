import Foundation
import MenuModel
import MenuSyntax
import Testing

@testable import MenuEmission

@Suite("The Swift of the samples")
struct SampleFilesTests {
  private static let project = MenuSamples.folder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The samples, each with the systems for which it is checked here; `.ci/run` checks those between too.
  private static let samples: [(name: String, targets: [String])] = [
    ("Mail", ["ios17", "ios26", "macos14", "macos26"]),
    ("TextEditor", ["ios26", "macos14", "macos26"]),
    ("Files", ["ios16", "ios26", "macos13", "macos26"]),
    ("Watch", ["watchos10", "watchos26"]),
  ]

  /// The module of the `.menu` files in a folder of `Samples`.
  static func module(_ name: String) throws -> MenuModule {
    let folder = project.appending(path: "Samples/" + name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".menu") }.sorted()
    #expect(!names.isEmpty)
    let trees = try names.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return SyntaxTree(parsing: Source(path: file, text: text))
    }
    let resolved = ModuleResolver.resolve(trees, fallbackName: name)
    for diagnostic in resolved.diagnostics where diagnostic.severity == .error {
      Issue.record("\(name): \(diagnostic.message)")
    }
    return resolved.module
  }

  @Test("Every sample is here")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.project.appending(path: "Samples").path)
    // Notes is among the fixtures of the emitters.
    let expected = Set(Self.samples.map(\.name)).union(["Notes"])
    #expect(Set(names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }) == expected)
  }

  @Test("Notes is the sample of that name")
  func notes() throws {
    let sample = Self.project.appending(path: "Samples/Notes/Sources/Notes/Notes.menu")
    let fixture = MenuSamples.folder.appending(path: "Notes/Notes.menu")
    #expect(try Data(contentsOf: sample) == Data(contentsOf: fixture))
  }

  @Test(
    "The files are those in Tests/Fixtures/Samples; RECORD=1 writes them anew",
    arguments: samples.map(\.name))
  func expected(name: String) throws {
    let folder = Self.project.appending(path: "Tests/Fixtures/Samples/" + name)
    try expect(MenuSamples.files(Self.module(name)), areIn: folder)
  }

  @Test("swift format lint finds nothing once the header that switches it off is gone")
  func lint() throws {
    try expectNoLint(in: Self.samples.map { try MenuSamples.files(Self.module($0.name)) })
  }

  @Test(
    "No error and no warning for the oldest and the newest systems, in language modes 5 and 6",
    arguments: samples, ["5", "6"])
  func types(sample: (name: String, targets: [String]), mode: String) throws {
    var flags = ["--swift-version", mode]
    if mode == "6" { flags += ["--flag=-default-isolation", "--flag=MainActor"] }
    for feature in ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"] {
      flags += ["--flag=-enable-upcoming-feature", "--flag=" + feature]
    }
    let files = MenuSamples.files(try Self.module(sample.name))
    let outcome = try AppleCheck.run(files, flags + sample.targets)
    #expect(outcome.status == 0, "\(outcome.output)")
    let systems = outcome.output.split(separator: "\n").filter { $0.hasSuffix(" ok") }
    #expect(systems.count == sample.targets.count, "\(outcome.output)")
  }
}
