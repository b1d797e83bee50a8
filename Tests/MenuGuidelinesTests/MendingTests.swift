import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Fixes taken all at once, again and again until nothing is left to mend.
@Suite("Mending whole files")
struct MendingTests {
  static let texts: [GuidelineCaseTests.Case] =
    GuidelineCaseTests.cases
    + GuidelineChecker.guidelines.flatMap { guideline in
      guideline.examples.enumerated().filter(\.element.isBad).map { number, example in
        var item = GuidelineCaseTests.Case(
          path: "\(guideline.page.id), example \(number + 1)", text: example.text)
        item.edition = example.edition ?? .edition2025
        return item
      }
    }

  @Test("Fixes come to an end, keep the language and add no rule's finding", arguments: texts)
  func fixedPoint(_ item: GuidelineCaseTests.Case) {
    let options = AnalysisOptions(edition: item.edition)
    let sources = [Source(path: item.path, text: item.text)]
    let before = ModuleAnalysis(sources, options: options).diagnostics
    for includesUnsafe in [false, true] {
      let mended = FixApplication.mending(
        sources, options: options, includesUnsafe: includesUnsafe)
      let text = String(decoding: mended.sources[0].bytes, as: UTF8.self)
      let after = ModuleAnalysis(mended.sources, options: options).diagnostics
      let again = FixApplication.mending(
        mended.sources, options: options, includesUnsafe: includesUnsafe)
      #expect(again.count == 0, "\(item.path) is mended without end:\n\(text)")
      let known = Set(before.map(\.rule))
      let added = after.filter { !known.contains($0.rule) && $0.severity > .note }
      #expect(
        added.isEmpty,
        "\(item.path), unsafe \(includesUnsafe)\n\(text)\n\(GuidelineExampleTests.list(added))")
    }
  }
}
