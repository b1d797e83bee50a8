import Foundation
import MenuEmission
import Testing

/// Expects a text in a file of `Tests/Fixtures`; with `RECORD=1` in the environment, writes it there and fails.
func expect(
  _ text: String, isIn file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let name = file.lastPathComponent
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(
    text == expected, "\(name) differs; RECORD=1 swift test records it",
    sourceLocation: sourceLocation)
}

/// Expects generated files in a folder of `Tests/Fixtures`, or writes them there.
func expect(
  _ files: [GeneratedFile], areIn folder: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for file in files {
    try expect(
      file.text, isIn: folder.appending(path: file.name), sourceLocation: sourceLocation)
  }
}

/// Expects that `swift format lint` finds nothing in modules once the header that switches it off is gone.
func expectNoLint(
  in modules: [[GeneratedFile]], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = try SwiftToolchain.temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  var names: [String] = []
  for (number, module) in modules.enumerated() {
    let files = module.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines.prefix(2) == ["// swift-format-ignore-file", "// swiftlint:disable all"],
        sourceLocation: sourceLocation)
      return GeneratedFile(name: file.name, text: lines.dropFirst(2).joined(separator: "\n"))
    }
    names += try SwiftToolchain.write(files, prefix: "\(number)", to: folder)
  }
  let outcome = try SwiftToolchain.run(["swift", "format", "lint", "--strict"] + names, in: folder)
  #expect(outcome.status == 0, sourceLocation: sourceLocation)
  #expect(outcome.output == "", sourceLocation: sourceLocation)
}

/// Expects neither error nor warning in a language mode for targets, isolated to the main actor by default or not.
func expectNoDiagnostics(
  in files: [GeneratedFile], mode: String, targets: [String], flags: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    .flatMap { feature in ["--flag=-enable-upcoming-feature", "--flag=" + feature] }
  for isolation in [[], ["--flag=-default-isolation", "--flag=MainActor"]] {
    let outcome = try AppleCheck.run(
      files, ["--swift-version", mode] + flags + features + isolation + targets)
    #expect(outcome.status == 0, "\(outcome.output)", sourceLocation: sourceLocation)
    let systems = outcome.output.split(separator: "\n").filter { line in line.hasSuffix(" ok") }
    #expect(
      systems.count == targets.count, "\(outcome.output)", sourceLocation: sourceLocation)
  }
}
