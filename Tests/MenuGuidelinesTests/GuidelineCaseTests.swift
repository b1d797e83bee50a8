import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Each `Tests/Fixtures/Guidelines/<area>/<case>.menu` says in its first lines what is found in it.
///
/// `// edition: 2025` (2022 unless said), `// expect: RULE@LINE SEVERITY` for a finding that starts there,
/// `// only: RULE` if these are all of the rule's, `// forbid: RULE` for a rule that says nothing, `// says: WORDS` for
/// words of a message, `// fix: TITLE` for the title of a fix, and `// no fix: RULE` if a rule offers none.
@Suite("Cases of the guidelines")
struct GuidelineCaseTests {
  /// A file with what its first lines say.
  struct Case: CustomTestStringConvertible, Sendable {
    var path: String
    var text: String
    var edition = GuidelineSettings.Edition.edition2022
    var expected: [String] = []
    var complete: [String] = []
    var forbidden: [String] = []
    var words: [String] = []
    var fixes: [String] = []
    var withoutFix: [String] = []

    var testDescription: String { path }

    init(path: String, text: String) {
      self.path = path
      self.text = text
      for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }) {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let value = parts[1].trimmingCharacters(in: .whitespaces)
        switch parts[0].trimmingCharacters(in: .whitespaces) {
        case "edition": edition = Int(value).flatMap { .init(rawValue: $0) } ?? .unnamed
        case "expect": expected.append(value)
        case "only": complete.append(value)
        case "forbid": forbidden.append(value)
        case "says": words.append(value)
        case "fix": fixes.append(value)
        case "no fix": withoutFix.append(value)
        default: break
        }
      }
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Guidelines")

  static let cases: [Case] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
    return paths.filter { $0.hasSuffix(".menu") }.sorted().compactMap { path in
      let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.map { Case(path: path, text: $0) }
    }
  }()

  @Test("What is found in a file is what its first lines say", arguments: cases)
  func findings(_ item: Case) throws {
    let source = Source(path: item.path, bytes: Array(item.text.utf8))
    let analysis = ModuleAnalysis([source], options: AnalysisOptions(edition: item.edition))
    let lines = LineMap(source)
    let found = analysis.diagnostics.map { diagnostic in
      let line = lines.position(of: diagnostic.place.span.start).line
      return (
        rule: diagnostic.rule, text: "\(diagnostic.rule)@\(line) \(diagnostic.severity.word)"
      )
    }
    let list = found.map(\.text)
    for expected in item.expected { #expect(list.contains(expected), "\(list)") }
    for rule in item.complete {
      let wanted = item.expected.filter { $0.hasPrefix(rule + "@") }
      #expect(found.filter { $0.rule == rule }.map(\.text) == wanted, "\(list)")
    }
    for rule in item.forbidden { #expect(!found.contains { $0.rule == rule }, "\(list)") }
    #expect(!item.expected.isEmpty || !item.forbidden.isEmpty)
    let messages = analysis.diagnostics.map(\.message)
    for words in item.words { #expect(messages.contains { $0.contains(words) }, "\(messages)") }
    let titles = analysis.diagnostics.flatMap(\.fixes).map(\.title)
    for title in item.fixes { #expect(titles.contains(title), "\(titles)") }
    for rule in item.withoutFix {
      let findings = analysis.diagnostics.filter { $0.rule == rule }
      #expect(!findings.isEmpty && findings.allSatisfy(\.fixes.isEmpty), "\(titles)")
    }
    let strange = analysis.diagnostics.filter {
      $0.severity == .error && !RuleCatalogue.contains($0.rule)
    }
    #expect(strange.isEmpty, "\(list)")
  }

  @Test("There are cases")
  func count() {
    #expect(!Self.cases.isEmpty)
  }
}
