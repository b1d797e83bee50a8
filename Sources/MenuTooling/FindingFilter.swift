import MenuGuidelines
import MenuModel
import MenuSyntax

/// Which findings a run is about. Errors of the language are always reported, since nothing can be generated with them.
package struct FindingFilter: Sendable {
  /// The rules that are reported; nil for all.
  package var selected: Set<String>?
  package var ignored: Set<String> = []
  /// The lines that differ from a revision; nil for all lines.
  package var changes: ChangedLines?

  package init() {}

  /// The findings that are to be reported.
  package func applied(to findings: [Diagnostic], in sources: [Source]) -> [Diagnostic] {
    if selected == nil && ignored.isEmpty && changes == nil { return findings }
    var maps = LineMaps(sources)
    return findings.filter { finding in
      if RuleCatalogue.isOfLanguage(finding) { return true }
      if selected?.contains(finding.rule) == false || ignored.contains(finding.rule) {
        return false
      }
      guard let changes else { return true }
      return ([finding.place] + finding.related.map(\.place)).contains { place in
        let lines = maps.position(place).line...maps.position(place, atEnd: true).line
        return changes.includes(lines, of: sources[Int(place.source)].path)
      }
    }
  }
}

/// The lines of files that differ from a revision of them.
package struct ChangedLines: Sendable {
  /// By the paths of the files; nil for a file that is new.
  private var lines: [String: [ClosedRange<Int>]?] = [:]

  package init() {}

  /// Adds a file that the revision does not have.
  package mutating func addNew(_ path: String) { lines.updateValue(nil, forKey: path) }

  /// Adds what a diff without lines of context says; `path` is that of a file by its path in the diff.
  package mutating func add(diff: String, path: (String) -> String) {
    // By scalars: CR and LF are one character.
    let text = diff.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var file = ""
    var left = 0
    for scalars in text {
      let line = String(scalars)
      if left > 0 {
        // A line that was there or is there now, whatever it says.
        if line.utf8.first != UInt8(ascii: "\\") { left -= 1 }
        continue
      }
      if line.hasPrefix("+++ ") {
        file = path(Self.name(in: line.dropFirst(4)))
      } else if line.hasPrefix("@@ "), let hunk = Hunk(line) {
        left = hunk.removed + hunk.added
        if hunk.added > 0, case .some(.some(let known)) = lines[file] ?? .some([]) {
          lines[file] = known + [hunk.start...(hunk.start + hunk.added - 1)]
        }
      }
    }
  }

  /// Whether some of the lines of a file differ.
  func includes(_ range: ClosedRange<Int>, of path: String) -> Bool {
    guard let changed = lines[path] else { return false }
    guard let changed else { return true }
    return changed.contains { $0.overlaps(range) }
  }

  /// The path in a line of a diff: without `b/`, quotes, and the tab after a name with blanks.
  private static func name(in text: Substring) -> String {
    var text = text
    if text.last == "\t" { text = text.dropLast() }
    if text.first == "\"" {
      text = Substring(
        text.dropFirst().dropLast().replacing(each: "\\\"", by: "\"").replacing(
          each: "\\\\", by: "\\"))
    }
    return String(text.hasPrefix("b/") ? text.dropFirst(2) : text)
  }

  /// `@@ -12,3 +14,2 @@`
  private struct Hunk {
    var removed: Int
    var start: Int
    var added: Int

    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard words.count >= 3, let old = Self.range(words[1]), let new = Self.range(words[2]) else {
        return nil
      }
      removed = old.count
      (start, added) = new
    }

    private static func range(_ word: Substring) -> (start: Int, count: Int)? {
      let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let start = numbers.first else { return nil }
      return (start, numbers.count > 1 ? numbers[1] : 1)
    }
  }
}

extension RuleCatalogue {
  /// Whether a diagnostic is an error that the language reports.
  package static func isOfLanguage(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error
      && (!contains(diagnostic.rule) || isErrorOfLanguage(diagnostic.rule))
  }
}
