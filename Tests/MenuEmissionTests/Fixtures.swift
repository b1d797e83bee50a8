import Foundation
import MenuModel
import MenuSyntax
import Testing

@testable import MenuEmission

/// The modules of `Tests/Fixtures/Emission` and `Samples`, and helpers that generate Swift.
enum Fixtures {
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let emission = project.appendingPathComponent("Tests/Fixtures/Emission")

  /// The modules with expected files: each with the folder of its `.menu` files and the folder of its Swift.
  static let all: [(name: String, menus: String, swift: String)] =
    [
      "Notes", "Studio", "Plain", "EditMenus", "Toolbars", "MacToolbars", "MenuBars", "Catalyst",
      "SwiftUIMenuBar", "Old", "Systems26", "Systems27", "Plurals", "Names",
      "LeavingMenus", "Questions", "Marks", "Recorder", "Wrist", "Atlas", "Shelf",
    ].map { ($0, "Tests/Fixtures/Emission/\($0)", "Tests/Fixtures/Emission/\($0)") }
    + ["Mail", "TextEditor", "Files", "Watch"]
    .map { ($0, "Samples/\($0)", "Tests/Fixtures/Samples/\($0)") }
    + [("Timer", "Samples/Timer/Sources/Timer", "Tests/Fixtures/Samples/Timer")]

  /// The module of the `.menu` files in a project folder.
  static func module(in folder: String) throws -> MenuModule {
    let folder = project.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".menu") }.sorted()
    #expect(!names.isEmpty)
    return SampleModules.module(
      try names.map { name in
        (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      })
  }

  /// The generated files of a module.
  static func files(_ module: MenuModule) -> [GeneratedFile] {
    let names = module.sources.map { source in
      (source.path.split(separator: "/").last.map(String.init) ?? "") + ".swift"
    }
    return SwiftEmitter(module: module, outputNames: names).files()
  }

  /// The generated Swift of a module with these declarations, as one text.
  static func swift(_ text: String) -> String {
    files(SampleModules.module([("Test.menu", text)])).map(\.text).joined(separator: "\n")
  }
}
