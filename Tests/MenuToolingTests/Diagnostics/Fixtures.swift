import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// A `.menu` file with the text reporter's output for it.
struct DiagnosticsFixture: CustomTestStringConvertible, Sendable {
  let name: String

  /// `Tests`, found from this file.
  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = tests.appendingPathComponent("Fixtures/Diagnostics")

  static let all: [DiagnosticsFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".menu") }.sorted().map {
      DiagnosticsFixture(name: String($0.dropLast(5)))
    }
  }()

  var testDescription: String { name }
  var input: URL { Self.folder.appendingPathComponent(name + ".menu") }
  var expectation: URL { Self.folder.appendingPathComponent(name + ".diagnostics") }

  /// The file, under its name alone.
  func source() throws -> Source {
    Source(path: name + ".menu", bytes: Array(try Data(contentsOf: input)))
  }

  /// The diagnostics of the reader; no guideline is checked.
  static func diagnostics(of sources: [Source]) -> [Diagnostic] {
    let trees = sources.map { SyntaxTree(parsing: $0) }
    var diagnostics: [Diagnostic] = []
    for (number, tree) in trees.enumerated() {
      diagnostics += SyntaxDiagnoser.diagnose(tree, source: Int32(number))
    }
    let resolved = ModuleResolver.resolve(trees, fallbackName: "App")
    diagnostics += resolved.diagnostics + RuleCatalogue.unknownRules(in: resolved.module)
    let inOrder = diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element.place, right.element.place)
      if a.source != b.source { return a.source < b.source }
      if a.span.start != b.span.start { return a.span.start < b.span.start }
      return left.offset < right.offset
    }
    return inOrder.map(\.element)
  }
}
