import Foundation
import MenuImport
import MenuSyntax
import MenuTooling
import Testing

/// What each format writes about the menus of the apps in `Tests/Fixtures/existing`: `<app>/…` and `<app>.<format>`.
///
/// `RECORD=1 swift test` writes the files again and fails once, naming those that changed.
@Suite("Reports about menus where they are")
struct ExistingMenusFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/existing")

  private static func menus(_ app: String) throws -> ExistingMenus {
    let folder = folder.appendingPathComponent(app)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return ExistingMenus(
      try paths.filter { ImportPaths.isRead($0) }.map { path in
        Source(
          path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
      })
  }

  @Test("Each format writes what is recorded", arguments: ["Notes"], ReportFormat.allCases)
  func recordedReport(_ app: String, _ format: ReportFormat) throws {
    let menus = try Self.menus(app)
    let context = ReportContext(
      version: "1.2.3", workingFolder: "/project", edition: menus.edition)
    let text = format.reporter(context).report(menus.diagnostics, in: menus.sources)
    try expectRecorded(text, in: Self.folder.appendingPathComponent("\(app).\(format.rawValue)"))
  }
}
