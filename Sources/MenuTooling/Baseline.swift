import MenuModel
import MenuSyntax

/// Findings that are known and not reported again.
///
/// A finding is known by its file, its rule and the element that it is in, never by its line or message; how often it
/// is there is counted. Errors of the language are never in a baseline: without them nothing can be generated.
public struct Baseline: Sendable {
  /// How many findings there are for each key.
  private var counts: [FindingKey: Int] = [:]
  /// Whether every finding is known: the list that is there now is wanted.
  private var holdsAll = false

  private static let header = "# menugen baseline 1"

  /// The baseline that knows every finding, for a list of what is there now.
  public static var all: Self {
    var baseline = Self()
    baseline.holdsAll = true
    return baseline
  }

  private init() {}

  /// Reads a baseline.
  ///
  /// - Throws: What is wrong with the text, with the number of its line.
  public init(text: String) throws(BaselineError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.unicodeScalars.last == "\r" ? $0.dropLast() : $0 }
    guard lines.first?.hasPrefix(Self.header) == true else {
      throw BaselineError(line: 1, message: "it does not begin with `\(Self.header)`")
    }
    for (number, line) in lines.enumerated() where !line.isEmpty && line.utf8.first != 0x23 {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let count = Int(fields[3]), count > 0 else {
        throw BaselineError(
          line: number + 1, message: "a line is a file, a rule, an element and a count, with tabs")
      }
      let key = FindingKey(path: fields[0], element: fields[2], rule: fields[1])
      // Two branches may have added one; what both know is known.
      counts[key] = max(counts[key] ?? 0, count)
    }
  }

  /// The baseline as a file: sorted, a finding a line.
  public var text: String {
    var text = "\(Self.header): file, rule, element, count; `menugen check --write-baseline`\n"
    for key in counts.keys.sorted() {
      text += "\(key.path)\t\(key.rule)\t\(key.element)\t\(counts[key] ?? 0)\n"
    }
    return text
  }

  /// How many findings it knows.
  public var count: Int { counts.values.reduce(0, +) }

  /// What a baseline does to diagnostics.
  public struct Outcome: Sendable {
    /// Those that it does not know.
    public var reported: [Diagnostic]
    /// All findings that a baseline can know.
    public var current: Baseline
    /// What it knows of the files that were checked and is there no longer; one line each.
    public var gone: [String]
  }

  func outcome(for diagnostics: [Diagnostic], in sources: [Source]) -> Outcome {
    var keys = FindingKeys(sources)
    var left = counts
    var outcome = Outcome(reported: [], current: Baseline(), gone: [])
    for diagnostic in diagnostics {
      let isOfLanguage =
        !RuleCatalogue.contains(diagnostic.rule) || RuleCatalogue.leavesPartOut(diagnostic.rule)
      if isOfLanguage && diagnostic.severity == .error {
        outcome.reported.append(diagnostic)
        continue
      }
      let key = keys.key(diagnostic)
      outcome.current.counts[key, default: 0] += 1
      if holdsAll { continue }
      if let count = left[key], count > 0 {
        left[key] = count - 1
      } else {
        outcome.reported.append(diagnostic)
      }
    }
    // Nothing is known about files that were not looked at.
    let paths = Set(sources.map(\.path))
    for (key, count) in left.sorted(by: { $0.key < $1.key })
    where count > 0 && paths.contains(key.path) {
      let element = key.element.isEmpty ? "" : " in \(key.element)"
      outcome.gone.append("\(key.path): \(key.rule)\(element)\(count == 1 ? "" : " (\(count))")")
    }
    return outcome
  }
}

/// A baseline that cannot be read.
public struct BaselineError: Error {
  /// The line, from 1.
  public var line: Int
  public var message: String
}
