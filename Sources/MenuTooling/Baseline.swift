import MenuGuidelines
import MenuJSON
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
  /// The folder that the paths in it begin in, with a `/` at the end; empty for the working folder.
  package var folder = ""

  /// How the text begins.
  package static let header = "# menugen baseline 1"
  /// How it begins as JSON.
  package static let headerOfJSON = "{\"menugen baseline\": 1"
  /// The name of the file in an app's folder that is found without being named.
  package static let fileName = ".menugen-baseline.json"

  /// How the name ends of a file beside a `.menu` file, with what the app had when the file was imported.
  package static let importedEnding = ".baseline.json"

  /// The path of the baseline beside a `.menu` file: `Menus.baseline.json` for `Menus.menu`.
  package static func path(beside menuFile: String) -> String {
    let ending = ".menu"
    let stem = menuFile.hasSuffix(ending) ? String(menuFile.dropLast(ending.count)) : menuFile
    return stem + importedEnding
  }

  /// The baseline that has every finding, to record a new one.
  package static var all: Self {
    var baseline = Self()
    baseline.holdsAll = true
    return baseline
  }

  package init() {}

  /// Parses the text of a baseline.
  package init(text: String) throws(BaselineError) {
    if text.utf8.first == UInt8(ascii: "{") {
      self = try Self(json: text)
      return
    }
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

  private init(json text: String) throws(BaselineError) {
    let value: JSONValue
    do throws(JSONSyntaxError) { value = try JSONValue(Array(text.utf8)) } catch {
      let lines = text.utf8.prefix(error.offset).count { $0 == 0x0A }
      throw BaselineError(line: lines + 1, message: "it is not JSON")
    }
    guard value["menugen baseline"]?.int == 1, let findings = value["findings"]?.array else {
      throw BaselineError(line: 1, message: "it does not begin with `\(Self.headerOfJSON)`")
    }
    for (number, finding) in findings.enumerated() {
      guard let path = finding["path"]?.string, let rule = finding["rule"]?.string,
        let element = finding["element"]?.string, let count = finding["count"]?.int, count > 0
      else {
        throw BaselineError(
          line: number + 2, message: "a finding has a `path`, a `rule`, an `element` and a `count`")
      }
      let key = FindingKey(path: path, element: element, rule: rule)
      counts[key] = max(counts[key] ?? 0, count)
    }
  }

  /// The baseline as JSON: sorted, one key a line.
  package var json: String {
    var json = JSONPrinter(.spaced)
    json.object { json in
      json.member("menugen baseline", 1)
      json.member("findings") { json in
        json.array(.lines) { json in
          for key in counts.keys.sorted() {
            json.object { json in
              json.member("path", key.path)
              json.member("rule", key.rule)
              json.member("element", key.element)
              json.member("count", counts[key] ?? 0)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// The text of the baseline: sorted, one key a line.
  package var text: String {
    var text = "\(Self.header): file, rule, element, count; `menugen check --write-baseline`\n"
    for key in counts.keys.sorted() {
      text += "\(key.path)\t\(key.rule)\t\(key.element)\t\(counts[key] ?? 0)\n"
    }
    return text
  }

  /// Adds the findings of a baseline whose paths begin in another folder.
  package mutating func add(_ other: Baseline) {
    for (key, count) in other.counts {
      var key = key
      key.path = path(other.folder + key.path)
      counts[key, default: 0] += count
    }
  }

  /// Adds the findings that are there now and were not before; all three have paths from the same folder.
  package mutating func add(_ now: Baseline, since before: Baseline) {
    for (key, count) in now.counts {
      let new = count - (before.counts[key] ?? 0)
      if new > 0 { counts[key, default: 0] += new }
    }
  }

  /// The baseline without what is no longer in some files; what it has about other files stays.
  ///
  /// - Parameters:
  ///   - kept: What is still there, with paths from the working folder.
  ///   - files: The paths of the files that were checked.
  package func shrunk(to kept: Baseline, in files: Set<String>) -> Baseline {
    var rest = self
    for (key, count) in counts where files.contains(folder + key.path) {
      var shown = key
      shown.path = folder + key.path
      rest.counts[key] = kept.counts[shown].map { min($0, count) }
    }
    return rest
  }

  package var isEmpty: Bool { counts.isEmpty }

  /// The number of findings.
  package var count: Int { counts.values.reduce(0, +) }

  /// Diagnostics compared with a baseline.
  package struct Outcome: Sendable {
    /// The diagnostics that are not in the baseline.
    package var reported: [Diagnostic]
    /// Those that are.
    package var known: [Diagnostic] = []
    /// What is left of the baseline.
    package var kept = Baseline()
    /// A baseline of all the current findings.
    package var current: Baseline
    /// The findings of the baseline that are no longer there, in the files that were checked; a line for each.
    package var gone: [String]

    /// Adds the outcome for the findings of other files.
    package mutating func join(_ other: Outcome) {
      reported += other.reported
      known += other.known
      kept.counts.merge(other.kept.counts) { $0 + $1 }
      current.counts.merge(other.current.counts) { $0 + $1 }
      gone += other.gone
    }
  }

  /// A path as the baseline has it.
  private func path(_ path: String) -> String {
    guard path.utf8.starts(with: folder.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
  }

  /// Compares diagnostics with the baseline.
  package func outcome(for diagnostics: [Diagnostic], in sources: [Source]) -> Outcome {
    var keys = FindingKeys(sources)
    var left = counts
    var outcome = Outcome(reported: [], current: Baseline(), gone: [])
    outcome.current.folder = folder
    for diagnostic in diagnostics {
      if RuleCatalogue.isOfLanguage(diagnostic) {
        outcome.reported.append(diagnostic)
        continue
      }
      var key = keys.key(diagnostic)
      key.path = path(key.path)
      outcome.current.counts[key, default: 0] += 1
      if holdsAll { continue }
      if let count = left[key], count > 0 {
        left[key] = count - 1
        outcome.known.append(diagnostic)
        outcome.kept.counts[key, default: 0] += 1
      } else {
        outcome.reported.append(diagnostic)
      }
    }
    // A file that was not checked may still have its findings.
    let paths = Set(sources.map { path($0.path) })
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
