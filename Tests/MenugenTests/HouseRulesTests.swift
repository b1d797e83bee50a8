import Foundation
import Testing

@Suite("Rules of the house that the compiler does not check")
struct HouseRulesTests {
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a folder, with their lines.
  static func files(in folder: String) throws -> [(path: String, lines: [Substring])] {
    let root = project.appending(path: folder)
    let paths = try #require(FileManager.default.subpaths(atPath: root.path))
    let files = try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }.map {
      let text = try String(contentsOf: root.appending(path: $0), encoding: .utf8)
      return ("\(folder)/\($0)", text.split(separator: "\n", omittingEmptySubsequences: false))
    }
    #expect(!files.isEmpty)
    return files
  }

  @Test("No file is longer than 600 lines", arguments: ["Sources", "Tests"])
  func lengths(folder: String) throws {
    for (path, lines) in try Self.files(in: folder) {
      // Behind the last line end is an empty piece.
      #expect(lines.count <= 601, "\(path) has \(lines.count - 1) lines")
    }
  }

  @Test("Code above the parser is plain: no tricks that only save time")
  func plainCode() throws {
    let tricks = /@inlinable|@usableFromInline|reserveCapacity|By index[:,]/
    var seen = 0
    for (path, lines) in try Self.files(in: "Sources") {
      let isParser = path.hasPrefix("Sources/MenuSyntax/")
      for (number, line) in lines.enumerated() where line.contains(tricks) {
        if isParser { seen += 1 } else { Issue.record("\(path):\(number + 1): \(line)") }
      }
    }
    #expect(seen > 0, "the pattern finds nothing any more")
  }

  @Test("Only the library has public declarations")
  func access() throws {
    let declaration = /^\s*(@\w+ )*public \w/
    var seen = 0
    for (path, lines) in try Self.files(in: "Sources") {
      // Plugins are not modules of the package, and compile a copy of OutputNames.swift.
      let isPublic = path.hasPrefix("Sources/MenuRuntime/") || path.hasSuffix("/OutputNames.swift")
      for (number, line) in lines.enumerated() where line.contains(declaration) {
        if isPublic { seen += 1 } else { Issue.record("\(path):\(number + 1): \(line)") }
      }
    }
    #expect(seen > 0, "the pattern finds nothing any more")
  }

  @Test("A target declares the modules of the package that it imports, and no others")
  func dependencies() throws {
    let manifest = try String(
      contentsOf: Self.project.appending(path: "Package.swift"), encoding: .utf8)
    let target =
      /\.(target|executableTarget|testTarget)\(\s*name: "([\w-]+)"(?:,\s*dependencies: \[([^\]]*)\])?(?:,\s*path: "([^"]*)")?/
    let folders = ["target": "Sources", "executableTarget": "Sources", "testTarget": "Tests"]
    var count = 0
    for match in manifest.matches(of: target) {
      let declared = Set((match.3 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
      let usual = try #require(folders[String(match.1)]) + "/" + match.2
      let folder = match.4.map(String.init) ?? usual
      var imported: Set<String> = []
      for (path, lines) in try Self.files(in: folder) where !path.contains(".docc/") {
        for line in lines {
          if let name = line.firstMatch(of: /^(?:@\w+ )?(?:package )?import (Menu\w+)/)?.1 {
            imported.insert(String(name))
          }
        }
      }
      // Tests of the program start it.
      #expect(imported == declared.subtracting(["menugen"]), "\(match.2)")
      count += 1
    }
    #expect(count > 15, "the pattern does not find the targets any more")
  }

  @Test("An app's build compiles nothing for what it does not run")
  func programOfBuilds() throws {
    let manifest = try String(
      contentsOf: Self.project.appending(path: "Package.swift"), encoding: .utf8)
    var targets: [Substring: [Substring]] = [:]
    let target =
      /\.(?:target|executableTarget|plugin)\(\s*name: "([\w-]+)"[^\0]*?(?=\n    \.|\n  \])/
    for match in manifest.matches(of: target) {
      let dependencies = match.0.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      targets[match.1] = dependencies.matches(of: /"([\w-]+)"/).map(\.1)
    }
    for plugin in ["MenuGeneratorPlugin", "GenerateMenusPlugin"] {
      #expect(targets[plugin[...]] == ["menugen-build"])
    }
    var compiled: Set<Substring> = []
    var waiting: [Substring] = ["menugen-build"]
    while let next = waiting.popLast() {
      guard compiled.insert(next).inserted else { continue }
      waiting += try #require(targets[next], "\(next)")
    }
    #expect(
      compiled.sorted() == [
        "MenuCommandLine", "MenuEmission", "MenuGuidelines", "MenuJSON", "MenuModel", "MenuSyntax",
        "MenuTooling", "menugen-build",
      ])
    let commands = try Self.files(in: "Sources/MenuCommandLine").map(\.path)
      .filter { $0.hasSuffix("Command.swift") }
    #expect(commands == ["Sources/MenuCommandLine/GenerateCommand.swift"])
  }

  @Test("What is unsafe is in MenuSyntax, system calls, signals and the parts of frameworks")
  func unsafeCode() throws {
    let allowed = [
      "Sources/MenuSyntax/",
      "Sources/MenuCommandLine/Files/SystemCalls.swift",
      "Sources/MenuCommandLine/Files/Signals.swift",
      // Properties of AppKit that do not retain, such as the window of a view and the next responder.
      "Sources/MenuRuntime/AppKit/",
      "Sources/MenuRuntime/SwiftUI/HostWindowsInSwiftUI.swift",
      // Functions of the Objective-C runtime.
      "Sources/MenuRuntime/UIKit/AssociatedObjectsInUIKit.swift",
    ]
    // The keyword before an expression, and the attributes; not the word in a text, a comment or a case.
    let keyword = /(^|[=({\[:,&?]|return|try|in|if|while)\s*unsafe \w/
    let attribute = /@unsafe\b|nonisolated\(unsafe\)/
    var found = 0
    for (path, lines) in try Self.files(in: "Sources") {
      let isAllowed = allowed.contains { path.hasPrefix($0) }
      for (number, line) in lines.enumerated() {
        if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") { continue }
        guard line.contains(keyword) || line.contains(attribute) else { continue }
        if isAllowed { found += 1 }
        #expect(isAllowed, "\(path):\(number + 1): \(line)")
      }
    }
    #expect(found > 0, "the pattern finds nothing any more")
  }
}
