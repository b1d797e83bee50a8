import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// What each rule says, in both languages, in its bad examples and in the cases that name it, and what its fixes make of the text:
/// `Tests/Fixtures/Findings/<rule>.txt`.
///
/// `RECORD=1 swift test` writes the files again and fails once, naming those that changed.
@Suite("Findings of each rule")
struct FindingFixtureTests {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  static let folder = GuidelineCaseTests.folder.deletingLastPathComponent()
    .appending(path: "Findings")

  /// A text in which a rule finds something, or is expected not to.
  struct Input {
    var name: String
    var text: String
    var editions: [GuidelineSettings.Edition]
    var assets: AssetCatalogue?
  }

  /// The texts of each rule: its examples first.
  static let inputs: [String: [Input]] = {
    var inputs: [String: [Input]] = [:]
    for item in GuidelineExampleTests.cases(bad: true) {
      let name = "bad example \(item.number)"
      var known = inputs[item.rule, default: []]
      if let last = known.indices.last, known[last].name == name {
        known[last].editions.append(item.edition)
      } else {
        known.append(
          Input(
            name: name, text: item.example.text, editions: [item.edition],
            assets: item.assets))
      }
      inputs[item.rule] = known
    }
    for item in GuidelineCaseTests.cases {
      let expected = item.expected.map { String($0.prefix { $0 != "@" }) }
      for rule in Set(expected + item.complete) {
        inputs[rule, default: []].append(
          Input(name: item.path, text: item.text, editions: [item.edition]))
      }
    }
    return inputs
  }()

  /// What a rule says of a text, with its fixes as changes of lines.
  static func findings(
    _ rule: String, in input: Input, _ edition: GuidelineSettings.Edition
  ) -> String {
    func analysis(_ language: Language) -> ModuleAnalysis {
      ModuleAnalysis(
        [Source(path: input.name, text: input.text)],
        options: AnalysisOptions(edition: edition, language: language, assets: input.assets))
    }
    let english = analysis(.english)
    let korean = analysis(.korean).diagnostics
    let lines = LineMap(english.sources[0])
    func position(_ place: Place) -> String {
      let position = lines.position(of: place.span.start)
      return "\(position.line):\(position.column)"
    }
    var text = ""
    for (finding, korean) in zip(english.diagnostics, korean) where finding.rule == rule {
      text += "\(position(finding.place)) \(finding.severity.word): \(finding.message)\n"
      text += "  \(korean.message)\n"
      for related in finding.related { text += "  \(position(related.place)) \(related.message)\n" }
      for help in [finding.help, korean.help] { text += help.map { "  \($0)\n" } ?? "" }
      for fix in finding.fixes {
        text += "  \(fix.title)\(fix.applicability == .safe ? "" : ", unsafe")\n"
        let mended = FixApplication.applying([fix], to: english.sources)[0]
        let changes = LineDiff(
          from: input.text, to: String(decoding: mended.bytes, as: UTF8.self)
        ).unified("", "").split(separator: "\n").dropFirst(2)
        for line in changes where line.hasPrefix("+") || line.hasPrefix("-") {
          text += "  \(line)\n"
        }
      }
    }
    return text.isEmpty ? "nothing\n" : text
  }

  @Test("What a rule says is what is recorded", arguments: inputs.keys.sorted())
  func recorded(_ rule: String) throws {
    var text = ""
    for input in Self.inputs[rule, default: []] {
      var last: String?
      for edition in input.editions {
        let found = Self.findings(rule, in: input, edition)
        if found != last { text += "== \(input.name), \(edition.rawValue)\n\(found)\n" }
        last = found
      }
    }
    let expectation = Self.folder.appending(path: "\(rule).txt")
    let recorded = try? String(contentsOf: expectation, encoding: .utf8)
    if Self.isRecording {
      if recorded == text { return }
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: expectation)
      Issue.record("recorded \(expectation.path)")
      return
    }
    #expect(recorded == text, "RECORD=1 swift test records it again")
  }

  @Test("No recorded text is without its rule")
  func nothingLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(names) == Set(Self.inputs.keys.map { "\($0).txt" }))
  }
}
