import MenuGuidelines
import MenuModel
import MenuSyntax

/// Diagnostics for people: each with its place, its line of the source, and its fixes.
///
/// The first line of each is `path:line:column: severity: message [rule]`, a form that build systems and editors recognize.
package struct TextReporter: DiagnosticReporter {
  /// Whether to write terminal colours.
  package var usesColor: Bool
  /// Whether findings of one rule in one file that are more than `abridgedLimit` are gathered: the first whole, a
  /// line for each of the others.
  package var isAbridged: Bool
  /// Whether a line at the end counts the diagnostics.
  package var hasSummary: Bool
  /// The edition of the guidelines that the summary names; nil to name none.
  package var edition: GuidelineSettings.Edition?
  /// The command that takes `--fix`, where that is not the one that people ran: `menugen check`.
  package var fixingCommand: String?

  /// How many findings of a rule in a file are shown whole before they are gathered.
  private static let abridgedLimit = 5
  /// How many related places of a finding are shown with their lines.
  private static let relatedLimit = 3

  package init(
    usesColor: Bool = false, isAbridged: Bool = false, hasSummary: Bool = true,
    edition: GuidelineSettings.Edition? = nil, fixingCommand: String? = nil
  ) {
    self.hasSummary = hasSummary
    self.fixingCommand = fixingCommand
    self.usesColor = usesColor
    self.isAbridged = isAbridged
    self.edition = edition
  }

  package func report(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    var maps = LineMaps(sources)
    var text = ""
    var gathered = isAbridged ? alike(diagnostics) : [:]
    for diagnostic in diagnostics {
      let kind = Kind(diagnostic)
      // Those after the first are printed with it.
      if let others = gathered[kind], others.isEmpty { continue }
      write(diagnostic, in: sources, &maps, to: &text)
      guard let others = gathered[kind] else { continue }
      text += "  \(paint("and \(others.count) more of \(diagnostic.rule)", .cyan)):\n"
      for other in others {
        text += "    \(place(other.place, sources, &maps)): \(Terminal.safe(other.message))\n"
      }
      gathered[kind] = []
    }
    if hasSummary && !diagnostics.isEmpty { text += summary(diagnostics) + "\n" }
    return text
  }

  /// What makes findings alike.
  private struct Kind: Hashable {
    var source: Int32
    var rule: String

    init(_ diagnostic: Diagnostic) {
      source = diagnostic.place.source
      rule = diagnostic.rule
    }
  }

  /// For each kind with more findings than are shown whole, all but its first.
  private func alike(_ diagnostics: [Diagnostic]) -> [Kind: [Diagnostic]] {
    Dictionary(grouping: diagnostics, by: Kind.init)
      .filter { $0.value.count > Self.abridgedLimit }
      .mapValues { Array($0.dropFirst()) }
  }

  private func write(
    _ diagnostic: Diagnostic, in sources: [Source], _ maps: inout LineMaps, to text: inout String
  ) {
    let severity = paint(diagnostic.severity.word, severityColor(diagnostic.severity))
    text += place(diagnostic.place, sources, &maps)
    text += ": \(severity): \(Terminal.safe(diagnostic.message)) [\(diagnostic.rule)]\n"
    excerpt(diagnostic.place, sources, &maps, mark: "^", to: &text)
    // A last one is shown rather than counted.
    let isLong = diagnostic.related.count > Self.relatedLimit + 1
    let shown = isLong ? Self.relatedLimit : diagnostic.related.count
    for related in diagnostic.related.prefix(shown) {
      text += "  \(place(related.place, sources, &maps)): \(Terminal.safe(related.message))\n"
      excerpt(related.place, sources, &maps, mark: "-", to: &text)
    }
    if isLong {
      var rest = diagnostic.related.dropFirst(shown).map { place($0.place, sources, &maps) }
      let count = rest.count
      rest = rest.enumerated().filter { !rest[..<$0].contains($1) }.map(\.element)
      text += "  and \(count) more: \(rest.joined(separator: ", "))\n"
    }
    if let help = diagnostic.help { text += "  \(paint("help", .cyan)): \(Terminal.safe(help))\n" }
    for fix in diagnostic.fixes {
      let kind: String
      switch fix.applicability {
      case .safe: kind = "fix"
      case .unsafe: kind = "fix (unsafe)"
      case .suggestion: kind = "fix (by hand)"
      }
      text += "  \(paint(kind, .green)): \(Terminal.safe(fix.title))\n"
      write(FixExcerpt(fix, in: sources, &maps), besides: diagnostic.place, sources, to: &text)
    }
  }

  /// The lines that a fix changes, as a small diff.
  private func write(
    _ excerpt: FixExcerpt, besides place: Place, _ sources: [Source], to text: inout String
  ) {
    for file in excerpt.files where !file.lines.isEmpty {
      if file.source != place.source {
        text += "  \(Terminal.safe(sources[Int(file.source)].path)):\n"
      }
      let width = file.lines.map { String($0.number).utf8.count }.max() ?? 0
      let shown = file.lines.map { Terminal.line($0.text) }
      for (index, line) in file.lines.enumerated() {
        // A long line is cut around its difference from the line that it replaces.
        var start = 0
        if shown[index].utf8.count > Terminal.excerptWidth {
          let other = file.lines.firstIndex {
            $0.number == line.number && $0.isAdded != line.isAdded
          }
          start = FixExcerpt.firstDifference(shown[index], from: other.map { shown[$0] })
        }
        let window = Terminal.window(of: shown[index], around: start, marked: 1)
        let number = String(line.number)
        let gutter = Self.blanks(width - number.utf8.count) + number
        let change = (line.isAdded ? "+" : "-") + (window.text.isEmpty ? "" : " " + window.text)
        text += "  \(paint(gutter, .dim)) \(paint(change, line.isAdded ? .green : .red))\n"
      }
      if file.left > 0 {
        let more = file.left == 1 ? "1 more line" : "\(file.left) more lines"
        text += "  \(Self.blanks(width)) … \(more)\n"
      }
    }
    let others = excerpt.files.filter(\.lines.isEmpty)
    let left = others.reduce(0) { $0 + $1.left }
    if left > 0 {
      text +=
        "  … \(left) more line\(left == 1 ? "" : "s") in \(others.count) other file\(others.count == 1 ? "" : "s")\n"
    }
  }

  private func place(_ place: Place, _ sources: [Source], _ maps: inout LineMaps) -> String {
    let position = maps.position(place)
    return "\(Terminal.safe(sources[Int(place.source)].path)):\(position.line):\(position.column)"
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " " as Character, count: count)
  }

  /// How far a line is read on each side of a place, in bytes.
  private static let excerptReach: UInt32 = 240

  /// The offset of the first byte of the scalar at `offset`.
  private func scalarStart(_ offset: UInt32, in source: Source) -> UInt32 {
    var offset = offset
    let bytes = source.bytes
    while offset > 0 && Int(offset) < bytes.count && bytes[Int(offset)] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// Writes the line that a place begins on, with marks under its span.
  private func excerpt(
    _ place: Place, _ sources: [Source], _ maps: inout LineMaps, mark: Character,
    to text: inout String
  ) {
    let source = sources[Int(place.source)]
    let map = maps.map(of: Int(place.source))
    let position = map.position(of: place.span.start)
    let lineStart = map.starts[position.line - 1]
    let nextStart =
      position.line < map.starts.count ? map.starts[position.line] : UInt32(source.count)
    // Long lines are cut around the span to stay readable. A line may be the whole file, so what is far
    // from the span is not even read.
    let isFar = place.span.start - lineStart > Self.excerptReach
    let firstByte = scalarStart(
      isFar ? place.span.start - Self.excerptReach : lineStart, in: source)
    let lastByte = scalarStart(min(nextStart, place.span.start + Self.excerptReach), in: source)
    let spanEnd = min(max(place.span.end, place.span.start), lastByte)
    let line = source.text(of: Span(firstByte, lastByte))
    let shown = Terminal.line(line)
    let before = Terminal.line(source.text(of: Span(firstByte, place.span.start)))
    let marked = Terminal.line(source.text(of: Span(place.span.start, spanEnd)))
    let window = Terminal.window(
      of: shown, around: Terminal.width(before), marked: Terminal.width(marked))
    let number = String(position.line)
    let gutter = Self.blanks(number.utf8.count)
    text += "  \(paint(number, .dim)) | \(window.text)\n"
    let marks = String(repeating: mark, count: max(1, window.markWidth))
    text +=
      "  \(gutter) | \(Self.blanks(window.markStart))\(paint(marks, .red))\n"
  }

  private func summary(_ diagnostics: [Diagnostic]) -> String {
    var parts: [String] = []
    for severity in [Severity.error, .warning, .note] {
      let count = diagnostics.count { $0.severity == severity }
      if count > 0 { parts.append("\(count) \(severity.word)\(count == 1 ? "" : "s")") }
    }
    var line = parts.joined(separator: ", ")
    if let edition, diagnostics.contains(where: { RuleCatalogue.contains($0.rule) }) {
      line += " (guidelines of \(edition.rawValue))"
    }
    let safe = diagnostics.count { $0.fixes.contains { $0.applicability == .safe } }
    let unsafe = diagnostics.count { diagnostic in
      diagnostic.fixes.contains { $0.applicability == .unsafe }
        && !diagnostic.fixes.contains { $0.applicability == .safe }
    }
    let command = fixingCommand.map { $0 + " " } ?? ""
    switch (safe, unsafe) {
    case (0, 0): return line
    case (_, 0): return "\(line); \(command)--fix mends \(safe)"
    case (0, _): return "\(line); \(command)--unsafe-fixes mends \(unsafe)"
    default: return "\(line); \(command)--fix mends \(safe), --unsafe-fixes \(unsafe) more"
    }
  }

  // MARK: Colour

  private enum Color: String {
    case red = "31"
    case yellow = "33"
    case cyan = "36"
    case green = "32"
    case dim = "2"
  }

  private func severityColor(_ severity: Severity) -> Color {
    switch severity {
    case .error: return .red
    case .warning: return .yellow
    case .note: return .cyan
    }
  }

  private func paint(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
