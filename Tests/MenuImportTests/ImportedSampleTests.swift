import Foundation
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// The sample of an app that moves over: what is found in `Samples/Imported/Before`, and written of it, is in `Import`.
///
/// `RECORD=1 swift test` writes those files again and fails once, naming those that changed.
@Suite("The sample of an imported app")
struct ImportedSampleTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples/Imported")

  private static func sources() throws -> [Source] {
    let before = folder.appendingPathComponent("Before")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: before.path).sorted()
    return try paths.filter { ImportPaths.isRead($0) }.map { path in
      Source(
        path: "Before/" + path,
        bytes: Array(try Data(contentsOf: before.appendingPathComponent(path)))
      )
    }
  }

  @Test("The menus, the catalog and the function are as recorded")
  func imported() throws {
    let sources = try Self.sources()
    let found = MenuReaders.read(sources)
    let written = MenuFileWriter.write(found, appName: "Recipes", edition: .edition2026)
    let analysis = ModuleAnalysis(
      [Source(path: "Imported.menu", text: written.text)],
      options: AnalysisOptions(generates: true, checksGuidelines: false))
    #expect(!analysis.hasErrors)
    let formatted = try #require(SourceFormatter.format(analysis.trees[0]))
    try expect(String(decoding: formatted.bytes, as: UTF8.self), isIn: "Imported.menu")
    try expect(written.performFunction(sources: sources), isIn: "Perform.swift")
    let catalogue = try written.catalogue(of: analysis.module, texts: found.texts)
    try expect(catalogue.text, isIn: "Menus.xcstrings")
  }

  @Test("What `check --existing` says of the app before is as recorded")
  func existing() throws {
    let menus = ExistingMenus(try Self.sources())
    let context = ReportContext(
      version: "1.2.3", workingFolder: "/project", edition: menus.edition, hasSummary: false)
    let report = ReportFormat.text.reporter(context).report(menus.diagnostics, in: menus.sources)
    try expect(report, isIn: "existing.txt")
  }

  @Test(
    "After a person's hand nothing is left to say, and the commands that are kept have their names")
  func after() throws {
    let file = Self.folder.appendingPathComponent("Sources/Recipes/Recipes.menu")
    let text = try String(contentsOf: file, encoding: .utf8)
    let analysis = ModuleAnalysis([Source(path: "Recipes.menu", text: text)])
    #expect(analysis.diagnostics.isEmpty)
    let imported = try String(
      contentsOf: Self.folder.appendingPathComponent("Import/Menus.xcstrings"), encoding: .utf8)
    #expect(analysis.module.commands.count == 5)
    for command in analysis.module.commands {
      #expect(imported.contains("\"\(command.name.text).title\""), "its translations are lost")
    }
  }

  private func expect(_ text: String, isIn name: String) throws {
    try expectRecorded(text, in: Self.folder.appendingPathComponent("Import/\(name)"))
  }
}
