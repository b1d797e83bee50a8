import Foundation
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// What `import --menu-bar` writes of the apps in `Tests/Fixtures/import/proposed` is in the files that begin with `expected`.
///
/// `RECORD=1 swift test --filter ProposedMenuBarTests` writes those files again and fails once, naming those that changed.
@Suite("A menu bar that is proposed")
struct ProposedMenuBarTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/import/proposed")

  private static func found(in app: String) throws -> FoundMenus {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(app).path)
    var found = MenuReaders.read(
      try files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
        Source(
          path: file,
          bytes: Array(try Data(contentsOf: folder.appendingPathComponent("\(app)/\(file)"))))
      })
    found.addKeyButtons()
    return found
  }

  @Test("The bar is as recorded, and generates", arguments: ["Notes", "Reader"])
  func recorded(_ app: String) throws {
    let found = try Self.found(in: app)
    let written = MenuFileWriter.write(
      found, appName: app, edition: .latest, proposesMenuBar: true)
    #expect(written.hasMenuBar)
    let source = Source(path: "Menus.menu", text: written.text)
    let analysis = ModuleAnalysis(
      [source], options: AnalysisOptions(generates: true, checksGuidelines: false))
    #expect(!analysis.hasErrors)
    let formatted = try #require(SourceFormatter.format(analysis.trees[0]))
    let text =
      String(decoding: formatted.bytes, as: UTF8.self) + "\n"
      + written.report.summary(sources: found.sources).map { "// \($0)\n" }.joined()
    try expectRecorded(text, in: Self.folder.appendingPathComponent("\(app)/expected.menu"))
  }

  @Test("The bar has no error of the guidelines", arguments: ["Notes", "Reader"])
  func passes(_ app: String) throws {
    let written = MenuFileWriter.write(
      try Self.found(in: app), appName: app, edition: .latest, proposesMenuBar: true)
    let analysis = ModuleAnalysis([Source(path: "Menus.menu", text: written.text)])
    // What only the context menu and the toolbar of the app break is the app's.
    let errors = analysis.diagnostics.filter {
      $0.severity == .error && $0.rule != "context-reachable"
    }
    #expect(errors.isEmpty, "\(errors.map { "\($0.rule): \($0.message)" })")
  }

  @Test("Without key commands there is none, and with a bar its place is known")
  func refused() {
    func found(_ text: String) -> FoundMenus {
      MenuReaders.read([Source(path: "App.swift", text: "import UIKit\nimport SwiftUI\n" + text)])
    }
    let arrows = found(
      "class A: UIViewController { override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(title: \"Next\", action: #selector(a), input: UIKeyCommand.inputDownArrow)] } }"
    )
    #expect(arrows.menuBarPlace == nil)
    #expect(!MenuFileWriter.write(arrows, appName: "A", proposesMenuBar: true).hasMenuBar)
    let built = found(
      "class A: UIResponder { override func buildMenu(with builder: UIMenuBuilder) { other(builder) } }"
    )
    #expect(built.menuBarPlace != nil)
    let commands = found(
      "struct A: App { var body: some Scene { WindowGroup { B() }.commands { CommandMenu(\"Note\") { Button(\"Pin\") { pin() } } } } }"
    )
    #expect(commands.menuBarPlace != nil)
  }
}
