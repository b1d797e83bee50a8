import Foundation
import MenuGuidelines
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// `check` of an app's own files, and `check` of the `.menu` file that `import` writes of them, say the same.
@Suite("The same findings in an app's files and in what is imported of them")
struct OneTruthTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Conformance/apps")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(name + "/expected.tsv").path)
    }.sorted()
  }()

  /// A finding at a place in the app's files.
  private struct Finding: Hashable, CustomStringConvertible {
    var rule: String
    var place: Place
    var description: String { "\(rule) at byte \(place.span.start) of \(place.source)" }
  }

  /// What one of the two says alone, and why.
  static let exceptions: [String: [(rule: String, why: String)]] = [
    "Oakmoss": [("ellipsis-character", "one command of two frameworks has its title once")],
    "Wickett": [("toggle-label-pair", "two titles in code may be for more than two states")],
    "Twinfell": [("undo-first", "two apps, of which one is imported, have one menu bar here")],
  ]

  /// What an app's files do not tell, of whatever menus they have.
  private static let facts: Set<Rule.Fact> = [
    .menuFile, .menuBar, .place, .shortcutsTogether, .roles,
  ]

  @Test("The findings of the invented apps are the same", arguments: names)
  func findings(_ name: String) throws {
    let sources = try Self.sources(of: name)
    let found = MenuReaders.read(sources)
    let options = AnalysisOptions(edition: .latest)
    let written = MenuFileWriter.write(found, appName: name, edition: .latest)
    let analysis = ModuleAnalysis(
      [Source(path: "Menus.menu", text: written.text)], options: options)
    let imported = analysis.diagnostics.compactMap { finding -> Finding? in
      guard let rule = GuidelineChecker.guideline(named: finding.rule),
        rule.needs.isDisjoint(with: Self.facts),
        let place = written.places.origin(of: finding.place.span.start)
      else { return nil }
      return Finding(rule: finding.rule, place: place)
    }
    let inPlace = ExistingMenus(sources, options: options).diagnostics
      .filter { finding in
        GuidelineChecker.guideline(named: finding.rule)?.needs.isDisjoint(with: Self.facts) ?? false
      }
      .map { Finding(rule: $0.rule, place: $0.place) }
    let different = Set(imported).symmetricDifference(Set(inPlace))
    let excepted = Set((Self.exceptions[name] ?? []).map(\.rule))
    #expect(different.filter { !excepted.contains($0.rule) }.map(\.description) == [])
    #expect(
      excepted.isSubset(of: Set(different.map(\.rule))), "an exception that is none any more")
  }

  private static func sources(of name: String) throws -> [Source] {
    let app = folder.appendingPathComponent(name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: app.path)
    return try paths.filter { ImportPaths.isRead($0) }.sorted().map { path in
      Source(path: path, bytes: Array(try Data(contentsOf: app.appendingPathComponent(path))))
    }
  }
}
