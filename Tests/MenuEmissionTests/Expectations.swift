import Foundation
import MenuEmission
import Testing

/// Expects generated files to equal those in a folder of `Tests/Fixtures`. With `RECORD=1` in the environment, writes
/// them there and fails.
func expect(
  _ files: [GeneratedFile], areIn folder: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for file in files {
    let url = folder.appendingPathComponent(file.name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.name)", sourceLocation: sourceLocation)
      continue
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    if file.text == expected { continue }
    let lines = zip(file.text.split(separator: "\n"), expected.split(separator: "\n"))
    let line = lines.first { $0 != $1 }?.0 ?? "its end"
    Issue.record(
      "\(file.name) differs at: \(line); RECORD=1 swift test records it",
      sourceLocation: sourceLocation)
  }
}

/// Expects `swift format lint` to find nothing in modules without the header that disables it.
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
