import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuGuidelines

/// What holds for each fix, on any input: the fixtures, samples and examples, and mutations of them.
///
/// `MENU_MUTATIONS=2000` checks more mutations than the ordinary run.
@Suite("What holds for each fix")
struct FixPropertyTests {
  static let parts = 8
  static let mutations =
    ProcessInfo.processInfo.environment["MENU_MUTATIONS"].flatMap { Int($0) } ?? 240

  /// Texts that people could have written, with the edition that they are checked in.
  static let texts: [GuidelineCaseTests.Case] = {
    let tests = GuidelineCaseTests.folder.deletingLastPathComponent().deletingLastPathComponent()
    let samples = tests.deletingLastPathComponent().appending(path: "Samples")
    var found = MendingTests.texts
    for folder in [samples, tests.appending(path: "Fixtures/Emission")] {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
      for path in paths.sorted() where path.hasSuffix(".menu") && !path.contains(".build") {
        let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        if let text, text.utf8.count < 6_000 {
          var item = GuidelineCaseTests.Case(path: path, text: text)
          item.edition = .edition2026
          found.append(item)
        }
      }
    }
    return found
  }()

  @Test(
    "No safe fix makes a finding, and none an error or a command without a place",
    arguments: 0..<parts)
  func fixes(_ part: Int) {
    var problems: [String: String] = [:]
    for number in stride(from: part, to: Self.texts.count, by: Self.parts) {
      Self.check(Self.texts[number], &problems)
    }
    for number in stride(from: part, to: Self.mutations, by: Self.parts) {
      var random = SplitMix(seed: UInt64(number))
      var item = Self.texts[random.next(below: Self.texts.count)]
      item.path += ", mutation \(number)"
      for _ in 0...random.next(below: 2) { item.text = TextMutation.mutated(item.text, &random) }
      Self.check(item, &problems)
    }
    for (problem, sample) in problems.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(problem)\n\(sample)")
    }
  }

  /// Takes each fix of a text by itself, and all safe ones together.
  private static func check(
    _ item: GuidelineCaseTests.Case, _ problems: inout [String: String]
  ) {
    let options = AnalysisOptions(edition: item.edition)
    let before = ModuleAnalysis([Source(path: item.path, text: item.text)], options: options)
    let state = State(before)
    for diagnostic in before.diagnostics {
      check(diagnostic, of: item, &problems)
      for fix in diagnostic.fixes {
        let mended = FixApplication.applying([fix], to: before.sources)
        let after = State(ModuleAnalysis(mended, options: options))
        for problem in state.problems(after, isSafe: fix.applicability == .safe) {
          let key = "\(diagnostic.rule), “\(fix.title)” \(problem)"
          if problems[key] != nil { continue }
          let text = String(decoding: mended[0].bytes, as: UTF8.self)
          problems[key] = "\(item.path)\n\(item.text)\n-- becomes\n\(text)"
        }
      }
    }
    if state.errors > 0 { return }
    if !before.diagnostics.contains(where: { $0.fixes.contains { $0.applicability == .safe } }) {
      return
    }
    let mended = FixApplication.mending(before.sources, options: options).sources
    let after = State(ModuleAnalysis(mended, options: options))
    for problem in state.problems(after, isSafe: true) {
      let key = "all safe fixes \(problem)"
      if problems[key] != nil { continue }
      let text = String(decoding: mended[0].bytes, as: UTF8.self)
      problems[key] = "\(item.path)\n\(item.text)\n-- becomes\n\(text)"
    }
  }

  /// What the page of a rule says about its findings is true: how severe they are.
  private static func check(
    _ diagnostic: Diagnostic, of item: GuidelineCaseTests.Case, _ problems: inout [String: String]
  ) {
    guard let rule = GuidelineChecker.guideline(named: diagnostic.rule) else { return }
    let isSet = item.text.contains(diagnostic.rule + " ") || item.text.contains("strict")
    if rule.isDecided, !isSet, !rule.severities(in: item.edition).contains(diagnostic.severity) {
      problems["\(rule.id) is a \(diagnostic.severity.word), unlike on its page"] =
        "\(item.path)\n\(item.text)"
    }
  }

  /// The measures that a fix may not make worse.
  private struct State {
    /// The number of findings of each rule.
    var counts: [String: Int] = [:]
    /// The number of errors of the language.
    var errors = 0
    /// The commands that are somewhere, and the titles of all.
    var placed: Set<String> = []
    var titles: [String: TitleFacts] = [:]
    /// The commands that destroy, and the keys of those that have one alone or with Command.
    var destructive: Set<String> = []
    var plainKeys: [String: StandardShortcut] = [:]

    init(_ analysis: ModuleAnalysis) {
      for diagnostic in analysis.diagnostics {
        counts[diagnostic.rule, default: 0] += 1
        if diagnostic.severity == .error && !RuleCatalogue.contains(diagnostic.rule) { errors += 1 }
      }
      let expanded = ExpandedModule(analysis.module)
      for (index, command) in analysis.module.commands.enumerated() {
        let id = CommandID(index)
        titles[command.name.text] = expanded.titleFacts(of: id)
        if expanded.isDestructive(id) {
          destructive.insert(command.name.text)
          let key = command.key.map { StandardShortcut($0) }
          if let key, case .character = key.key, key.modifiers.isSubset(of: .command) {
            plainKeys[command.name.text] = key
          }
        }
        if command.isOnscreen || !expanded.placements(of: id).isEmpty {
          placed.insert(command.name.text)
        }
      }
    }

    /// The measures that are worse after a fix.
    func problems(_ after: State, isSafe: Bool) -> [String] {
      var problems: [String] = []
      // What was broken may be understood after a fix, and more is found then.
      if errors > 0 { return problems }
      if after.errors > 0 { problems.append("makes an error of the language") }
      if isSafe {
        for (rule, count) in after.counts where count > counts[rule] ?? 0 {
          problems.append("makes a finding of \(rule)")
        }
      }
      for (name, key) in after.plainKeys where plainKeys[name] != key && destructive.contains(name)
      {
        problems.append("gives a command that destroys a plain key")
      }
      for name in placed.symmetricDifference(after.placed) {
        // The system's command takes the place of a copy.
        if after.titles[name] == nil, titles[name]?.editCommand != nil { continue }
        problems.append(
          placed.contains(name) ? "leaves a command without a place" : "places a command")
      }
      return Array(Set(problems))
    }
  }
}

/// The numbers of a seed, the same on each machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}

/// Changes to a `.menu` file as a slip of the hand or another app would make them.
enum TextMutation {
  private static let titles = [
    "Preferences…", "Preferences", "Settings", "Delete", "Copy", "Undo", "About", "Save...", "New",
    "The File", "Clear All", "Quit Notes", "", "A", "Show On/Off", " Indented", "Open In Finder",
    "Show Map", "Edit", "View", "Open…", "Check for Updates...", "Close", "Minimize",
  ]
  private static let keys = [
    "cmd+Z", "shift+cmd+/", "cmd+,", "opt+shift+cmd+/", "ctrl+F", "ctrl+cmd+F", "cmd+M", "cmd+C",
    "shift+cmd+=", "opt+cmd+T", "cmd+;", "K", "shift+cmd+[",
  ]
  private static let words = [
    "destructive", "asks", "rarely", "primary", "undoable", "onscreen", "alternate", "symbol none",
    "as \"Copy\"", "verbatim", "affects selection", "affects document", "key cmd+K", "---",
    "standard undo", "standard cut, copy", "standard fullScreen", "confirm \"Delete...\"",
    "symbol trash", "customizable", "edit standard", "view standard",
  ]

  /// A text with one change.
  static func mutated(_ text: String, _ random: inout SplitMix) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = random.next(below: lines.count)
    switch random.next(below: 9) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: line)
    case 2: lines.swapAt(line, random.next(below: lines.count))
    case 3: lines.insert("---", at: line)
    case 4, 5: return replaced(text, #/"[^"\n]*"/#, by: "\"\(pick(titles, &random))\"", &random)
    case 6: return replaced(text, #/key \S+/#, by: "key \(pick(keys, &random))", &random)
    case 7:
      return replaced(text, #/[a-zA-Z]+/#, by: random.next(below: 2) == 0 ? "" : nil, &random)
    default: return replaced(text, #/[ ;]/#, by: " \(pick(words, &random)) ", &random)
    }
    return lines.joined(separator: "\n")
  }

  private static func pick(_ list: [String], _ random: inout SplitMix) -> String {
    list[random.next(below: list.count)]
  }

  /// A text with one of the matches replaced, or doubled where there is no replacement.
  private static func replaced(
    _ text: String, _ regex: some RegexComponent, by new: String?, _ random: inout SplitMix
  ) -> String {
    let ranges = text.ranges(of: regex)
    if ranges.isEmpty { return text }
    let range = ranges[random.next(below: ranges.count)]
    let old = text[range]
    return text.replacingCharacters(in: range, with: new ?? "\(old) \(old)")
  }
}
