import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Where the rules that count begin to speak.
@Suite("Limits of the rules that count")
struct LimitTests {
  /// Bad examples that count what a rule has a limit for: another limit silences it.
  static let cases = GuidelineExampleTests.cases(bad: true).filter { item in
    // Its limit is a share in percent.
    if item.rule == "toolbar-not-mirror" { return false }
    let rule = GuidelineChecker.guideline(named: item.rule)
    guard let threshold = rule?.threshold else { return false }
    return messages(item, limit: threshold.isMinimum ? 0 : 1_000).isEmpty
  }

  /// What the rule of an example says with another limit, or with its own.
  static func messages(_ item: GuidelineExampleTests.Case, limit: Int?) -> [String] {
    var sources = [Source(path: "a.menu", text: item.example.text)]
    if let limit {
      let isMinimum = minimums.contains(item.rule)
      let setting = "\(item.rule) \(isMinimum ? "min" : "max") \(limit)"
      sources.append(Source(path: "b.menu", text: "guidelines { \(setting) }"))
    }
    let options = AnalysisOptions(edition: item.edition, assets: item.assets)
    return ModuleAnalysis(sources, options: options).diagnostics
      .filter { $0.rule == item.rule }.map { "\($0.message) \($0.help ?? "")" }
  }

  static let minimums = Set(
    GuidelineChecker.guidelines.filter { $0.threshold?.isMinimum == true }.map(\.id))

  @Test("A rule speaks of one more than its limit, and not of as many", arguments: cases)
  func boundary(_ item: GuidelineExampleTests.Case) throws {
    let message = try #require(Self.messages(item, limit: nil).first)
    // The message has the count and the limit.
    let numbers = message.matches(of: /\d+/).compactMap { Int($0.output) }
    let within = Self.minimums.contains(item.rule) ? 1 : -1
    #expect(
      numbers.contains { count in
        Self.messages(item, limit: count).isEmpty
          && !Self.messages(item, limit: count + within).isEmpty
      }, "\(message)")
  }

  @Test("Most of these rules have such an example")
  func count() {
    #expect(Set(Self.cases.map(\.rule)).count > 25)
  }
}
