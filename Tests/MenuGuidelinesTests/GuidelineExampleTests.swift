import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuGuidelines

/// The examples of each rule, run: what they say about the rule is true.
@Suite("Examples of the guidelines")
struct GuidelineExampleTests {
  /// An example with the rule that it belongs to.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var number: Int
    var example: RuleExample
    var edition: GuidelineSettings.Edition

    /// The images of the app, for the rules about them: `// Stamp.imageset: a template, 48 × 48 pixels at 2x`.
    var assets: AssetCatalogue? {
      guard let note = example.text.firstMatch(of: /\/\/ (\w+)\.imageset: (.+)/) else { return nil }
      let (name, facts) = (String(note.1), note.2)
      let files = facts.matches(of: /(\d+) × (\d+) (?:pixels )?at (\d)x/).compactMap { file in
        if let width = Int(file.1), let height = Int(file.2), let scale = Int(file.3) {
          let header = PNGHeader(
            width: width, height: height, hasColor: facts.contains("in colour"))
          let suffix = scale == 1 ? "" : "@\(scale)x"
          return AssetImage.File(
            name: "\(name)\(suffix).png", scale: scale, content: .png(header))
        }
        return nil
      }
      let isTemplate = facts.contains("a template")
      return AssetCatalogue([
        AssetImage(name: name, rendering: isTemplate ? .template : .automatic, files: files)
      ])
    }

    var testDescription: String {
      "\(rule), \(example.isBad ? "bad" : "good") example \(number), \(edition.rawValue)"
    }
  }

  static func cases(bad: Bool) -> [Case] {
    var cases: [Case] = []
    for guideline in GuidelineChecker.guidelines {
      for (number, example) in guideline.page.examples.enumerated() where example.isBad == bad {
        for edition in GuidelineSettings.Edition.allCases {
          if let only = example.edition, only != edition { continue }
          // A rule that is off in an edition has nothing to say there; examples of one that is off in all switch it on.
          if bad && guideline.severity[edition] == nil && guideline.severity != .none { continue }
          cases.append(
            Case(rule: guideline.id, number: number + 1, example: example, edition: edition))
        }
      }
    }
    return cases
  }

  static func analysis(
    _ text: String, _ edition: GuidelineSettings.Edition, _ assets: AssetCatalogue?
  ) -> ModuleAnalysis {
    ModuleAnalysis(
      [Source(path: "Example.menu", bytes: Array(text.utf8))],
      options: AnalysisOptions(edition: edition, assets: assets))
  }

  static func list(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\($0.severity.word) \($0.rule): \($0.message)" }.joined(separator: "\n")
  }

  @Test(
    "A bad example breaks its rule once, and nothing of the language", arguments: cases(bad: true))
  func badExample(_ item: Case) {
    let found = Self.analysis(item.example.text, item.edition, item.assets).diagnostics
    #expect(found.count { $0.rule == item.rule } == 1, "\(Self.list(found))")
    let strange = found.filter { $0.severity == .error && !RuleCatalogue.contains($0.rule) }
    #expect(strange.isEmpty, "\(Self.list(strange))")
    for finding in found where finding.rule == item.rule {
      #expect(finding.help != nil || !finding.fixes.isEmpty, "\(finding.message) says no way out")
    }
  }

  @Test("A good example breaks no rule", arguments: cases(bad: false))
  func goodExample(_ item: Case) {
    let found = Self.analysis(item.example.text, item.edition, item.assets).diagnostics
    #expect(found.isEmpty, "\(Self.list(found))")
  }

  @Test("The fixes of a bad example remove its finding, and add none", arguments: cases(bad: true))
  func fixes(_ item: Case) throws {
    let analysis = Self.analysis(item.example.text, item.edition, item.assets)
    let finding = try #require(analysis.diagnostics.first { $0.rule == item.rule })
    for fix in finding.fixes {
      let mended = try #require(FixApplication.applying([fix], to: analysis.sources).first)
      let text = String(decoding: mended.bytes, as: UTF8.self)
      let after = Self.analysis(text, item.edition, item.assets).diagnostics
      #expect(!after.contains { $0.rule == item.rule }, "\(fix.title)\n\(text)")
      let before = Set(analysis.diagnostics.map(\.rule))
      let added = after.filter { !before.contains($0.rule) }
      #expect(added.isEmpty, "\(fix.title)\n\(text)\n\(Self.list(added))")
    }
  }

  @Test("A rule that a check decides has a bad and a good example")
  func examplesOfChecks() {
    for guideline in GuidelineChecker.guidelines where !guideline.checks.isEmpty {
      let examples = guideline.page.examples
      #expect(examples.contains { $0.isBad }, "\(guideline.id) has no bad example")
      #expect(examples.contains { !$0.isBad }, "\(guideline.id) has no good example")
    }
  }
}
