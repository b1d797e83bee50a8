import MenuGuidelines
import MenuModel
import MenuSyntax

/// Known findings, which are not reported again.
///
/// A finding is identified by its file, rule and element, never by its line or message; equal ones are counted. Errors of
/// the language are never in a baseline, since nothing can be generated while they are there.
package struct Baseline: Sendable {
  /// The number of findings for each key.
  private var counts: [FindingKey: Int] = [:]
  /// Whether every finding counts as known, to record a new baseline.
  private var holdsAll = false

  /// How the text begins.
  package static let header = "# menugen baseline 1"

  /// The baseline that has every finding, to record a new one.
  package static var all: Self {
    var baseline = Self()
    baseline.holdsAll = true
    return baseline
  }

  private init() {}

  /// Parses the text of a baseline.
  package init(text: String) throws(BaselineError) {
    // By scalars: CR and LF are one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0.last == "\r" ? $0.dropLast() : $0) }
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
      // After a merge of two branches a key may be there twice; the larger count covers both.
      counts[key] = max(counts[key] ?? 0, count)
    }
  }

  /// The text of the baseline: sorted, one key a line.
  package var text: String {
    var text = "\(Self.header): file, rule, element, count; `menugen check --write-baseline`\n"
    for key in counts.keys.sorted() {
      text += "\(key.path)\t\(key.rule)\t\(key.element)\t\(counts[key] ?? 0)\n"
    }
    return text
  }

  /// The number of findings.
  package var count: Int { counts.values.reduce(0, +) }

  /// Diagnostics compared with a baseline.
  package struct Outcome: Sendable {
    /// The diagnostics that are not in the baseline.
    package var reported: [Diagnostic]
    /// A baseline of all the current findings.
    package var current: Baseline
    /// The findings of the baseline that are no longer there, in the files that were checked; a line for each.
    package var gone: [String]

    /// Adds the outcome for the findings of other files.
    package mutating func join(_ other: Outcome) {
      reported += other.reported
      current.counts.merge(other.current.counts) { $0 + $1 }
      gone += other.gone
    }
  }

  package func outcome(for diagnostics: [Diagnostic], in sources: [Source]) -> Outcome {
    var keys = FindingKeys(sources)
    var left = counts
    var outcome = Outcome(reported: [], current: Baseline(), gone: [])
    for diagnostic in diagnostics {
      let isOfLanguage =
        !RuleCatalogue.contains(diagnostic.rule) || RuleCatalogue.isErrorOfLanguage(diagnostic.rule)
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
    // A file that was not checked may still have its findings.
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
package struct BaselineError: Error {
  /// The line, from 1.
  package var line: Int
  package var message: String
}
