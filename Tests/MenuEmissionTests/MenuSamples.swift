import Foundation
import MenuModel
import MenuSyntax
import Testing

@testable import MenuEmission

/// The modules whose menus the tests generate, read from `.menu` files or texts.
enum MenuSamples {
  static let folder = ExpectedFilesTests.folder

  /// Resolves a text; a diagnostic of severity error is an issue.
  static func module(_ text: String, path: String = "Test.menu") -> MenuModule {
    let tree = SyntaxTree(parsing: Source(path: path, text: text))
    let resolved = ModuleResolver.resolve([tree], fallbackName: "Test")
    for diagnostic in resolved.diagnostics where diagnostic.severity == .error {
      Issue.record("\(path): \(diagnostic.message)")
    }
    return resolved.module
  }

  /// The module of `Tests/Fixtures/Emission/NAME/NAME.menu`.
  ///
  /// - Parameter isLarge: Whether it has so many further commands that its Swift is that of a large module.
  static func named(_ name: String, isLarge: Bool = false) throws -> MenuModule {
    let url = folder.appending(path: "\(name)/\(name).menu")
    let text = try String(contentsOf: url, encoding: .utf8)
    return module(isLarge ? text + furtherCommands(260) : text, path: "\(name).menu")
  }

  /// A block of commands with a context menu of ten of them.
  static func furtherCommands(_ count: Int) -> String {
    var text = "\ncommands Further {\n"
    for number in 0..<count { text += "  further\(number) \"Further \(number)\"\n" }
    return text + """
      }
      screen Further {
        item Further {
          context menu {
            further0; further1; further2; further3; further4; further5
            ---
            menu "More" { further6; further7; menu "Most" { further8 } }
            menu "Others" symbol star { further9 }
          }
        }
      }

      """
  }

  /// The files of a module.
  static func files(_ module: MenuModule) -> [GeneratedFile] {
    let names = module.sources.map { source in
      (source.path.split(separator: "/").last.map(String.init) ?? "") + ".swift"
    }
    return SwiftEmitter(module: module, outputNames: names).files()
  }

  /// What a module with these declarations becomes, as one text.
  static func swift(_ text: String) -> String {
    files(module(text)).map(\.text).joined(separator: "\n")
  }
}

/// Runs `Tests/AppleTargets/check`.
enum AppleCheck {
  static let tool = MenuSamples.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "AppleTargets/check").path

  /// Writes files and hands them to the tool.
  static func run(_ files: [GeneratedFile], _ arguments: [String]) throws
    -> SwiftToolchain.Outcome
  {
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try SwiftToolchain.write(files, to: folder)
    return try SwiftToolchain.run([tool] + arguments + names, in: folder)
  }
}
