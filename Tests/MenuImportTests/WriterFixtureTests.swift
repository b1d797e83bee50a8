import Foundation
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What is written of each app in `Tests/Fixtures/import/written` is in the files that begin with `expected`.
///
/// `RECORD=1 swift test` writes those files again and fails once, naming those that changed.
@Suite("What is written of an app")
struct WriterFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/import/written")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test("The menus, the catalog and the function are as recorded", arguments: names)
  func recorded(_ name: String) throws {
    let sources = try Self.sources(of: name)
    let found = MenuReaders.read(sources)
    let written = MenuFileWriter.write(found, appName: found.appName ?? name, edition: .latest)
    let analysis = ModuleAnalysis(
      [Source(path: "Menus.menu", text: written.text)],
      options: AnalysisOptions(generates: true, checksGuidelines: false))
    #expect(!analysis.hasErrors)
    let formatted = try #require(SourceFormatter.format(analysis.trees[0]))
    try compare(String(decoding: formatted.bytes, as: UTF8.self), name, "expected.menu")
    try compare(written.performFunction(sources: sources), name, "expected.swift")
    let catalogue = try written.catalogue(of: analysis.module, texts: found.texts)
    try compare(catalogue.text, name, "expected.xcstrings")
    try compare(
      written.report.summary(sources: sources).joined(separator: "\n") + "\n", name, "expected.txt")
  }

  private static func sources(of name: String) throws -> [Source] {
    let app = folder.appendingPathComponent(name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: app.path)
    return try paths.filter { ImportPaths.isRead($0) && !$0.hasPrefix("expected") }.sorted().map {
      path in
      Source(path: path, bytes: Array(try Data(contentsOf: app.appendingPathComponent(path))))
    }
  }

  private func compare(_ text: String, _ name: String, _ file: String) throws {
    try expectRecorded(text, in: Self.folder.appendingPathComponent("\(name)/\(file)"))
  }
}
