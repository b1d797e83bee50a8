import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Files of `Tests/Fixtures/Guidelines` that say at their head what is found in them.
///
/// The lines at the head:
///
///     // edition: 2025                 2022 unless said
///     // expect: RULE@LINE SEVERITY    the rule speaks on that line; line and severity may be left out
///     // forbid: RULE[@LINE]           it does not; several with commas
///     // valid                         no error
@Suite("Cases of the guidelines")
struct GuidelineCaseTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Guidelines")

  /// The paths of the cases in `folder`.
  static let paths: [String] = {
    let all = try? FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return (all ?? []).filter { $0.hasSuffix(".menu") }.sorted()
  }()

  /// What the head of a case says.
  struct Head {
    struct Finding {
      var rule: String
      var line: Int?
      var severity: String?
    }

    var edition = GuidelineSettings.Edition.edition2022
    var expected: [Finding] = []
    var forbidden: [Finding] = []
    var isValid = false
    /// Lines that look like the head's and are not.
    var strange: [String] = []

    init(_ text: String) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if !line.hasPrefix("//") { break }
        let words = line.dropFirst(2).split { $0 == " " || $0 == "," }.map(String.init)
        switch words.first {
        case "edition:":
          guard let year = words.last.flatMap({ Int($0) }),
            let edition = GuidelineSettings.Edition(rawValue: year)
          else {
            strange.append(String(line))
            continue
          }
          self.edition = edition
        case "expect:":
          guard words.count == 2 || words.count == 3 else {
            strange.append(String(line))
            continue
          }
          var finding = Self.finding(words[1])
          if words.count == 3 { finding.severity = words[2] }
          expected.append(finding)
        case "forbid:": forbidden += words.dropFirst().map(Self.finding)
        case "valid": isValid = true
        case let word? where word.hasSuffix(":") && word != "case:": strange.append(String(line))
        default: break
        }
      }
    }

    private static func finding(_ word: String) -> Finding {
      let parts = word.split(separator: "@")
      return Finding(
        rule: String(parts[0]), line: parts.count > 1 ? Int(parts[1]) : nil, severity: nil)
    }
  }

  @Test("A case has the findings that its head names", arguments: paths)
  func findings(_ path: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
    let head = Head(text)
    #expect(head.strange.isEmpty)
    #expect(head.isValid || !head.expected.isEmpty || !head.forbidden.isEmpty, "says nothing")
    let analysis = ModuleAnalysis(
      [Source(path: path, bytes: Array(text.utf8))],
      options: AnalysisOptions(edition: head.edition))
    let lines = LineMap(analysis.sources[0])
    let found = analysis.diagnostics.map { diagnostic in
      let line = lines.position(of: diagnostic.place.span.start).line
      return (rule: diagnostic.rule, line: line, severity: diagnostic.severity.word)
    }
    let list = found.map { "\($0.rule)@\($0.line) \($0.severity)" }.joined(separator: ", ")
    for finding in head.expected {
      let isThere = found.contains { other in
        other.rule == finding.rule && (finding.line ?? other.line) == other.line
          && (finding.severity ?? other.severity) == other.severity
      }
      #expect(isThere, "no \(finding.rule) among \(list)")
    }
    for finding in head.forbidden {
      let isThere = found.contains { other in
        other.rule == finding.rule && (finding.line ?? other.line) == other.line
      }
      #expect(!isThere, "\(finding.rule) among \(list)")
    }
    if head.isValid { #expect(!analysis.hasErrors, "\(list)") }
    for finding in head.expected + head.forbidden {
      #expect(RuleCatalogue.contains(finding.rule), "\(finding.rule) is no rule")
    }
  }

  @Test("There are cases")
  func cases() {
    #expect(!Self.paths.isEmpty)
  }
}
