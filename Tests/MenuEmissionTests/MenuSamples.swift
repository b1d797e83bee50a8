import Foundation
import MenuModel

@testable import MenuEmission

/// The modules whose menus the tests generate.
enum MenuSamples {
  static let folder = ExpectedFilesTests.folder

  /// The complete file of the language's description, for all frameworks.
  static func notes() throws -> MenuModule {
    let source = try String(contentsOf: folder.appending(path: "Notes/Notes.menu"), encoding: .utf8)
    var module = SampleModules.notes(source: source)
    module.screens[0].items[0].preview?.shape = .rounded(12)
    return module
  }

  /// The files of a module with one source.
  static func files(_ module: MenuModule) -> [GeneratedFile] {
    let names = module.sources.map { source in
      (source.path.split(separator: "/").last.map(String.init) ?? "") + ".swift"
    }
    return SwiftEmitter(module: module, outputNames: names).files()
  }
}
