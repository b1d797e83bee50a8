import MenuSyntax

/// Text for a terminal: its width, and without control characters.
package enum Terminal {
  /// The maximum width of an excerpt of a line, in columns.
  static let excerptWidth = 120

  /// A text with control characters, line ends and marks of direction replaced.
  package static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    // Most texts that are not ASCII have nothing to replace either.
    if text.unicodeScalars.allSatisfy({ shown($0) == $0 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(shown(scalar)) }
    return String(result)
  }

  /// A text with control characters and marks of direction replaced, but its line ends and tabs kept.
  package static func safeLines(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar == "\n" || scalar == "\t" ? scalar : shown(scalar))
    }
    return String(result)
  }

  /// The first line of a text, without its line end, and with two blanks for each tab.
  static func line(_ text: String) -> String {
    if let plain = plainLine(text) { return plain }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" { break }
      if scalar == "\t" {
        result.append(" ")
        result.append(" ")
      } else {
        result.append(shown(scalar))
      }
    }
    return String(result)
  }

  /// The first line of a text if it is ASCII without tabs and control characters, as most are; nil otherwise.
  private static func plainLine(_ text: String) -> String? {
    guard let end = text.utf8.firstIndex(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    let isLineEnd = text.utf8[end] == UInt8(ascii: "\n") || text.utf8[end] == UInt8(ascii: "\r")
    return isLineEnd ? String(text[..<end]) : nil
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    if value < 0x20 || (value >= 0x7F && value < 0xA0) { return "\u{FFFD}" }
    let isDirection =
      value == 0x061C || value == 0x200E || value == 0x200F || (value >= 0x2028 && value <= 0x202E)
      || (value >= 0x2066 && value <= 0x2069)
    return isDirection ? "\u{FFFD}" : scalar
  }

  /// The width of a text in columns.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var columns = 0
    for character in text { columns += width(character) }
    return columns
  }

  private static func width(_ character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      columns = max(columns, DisplayWidth.isWide(scalar.value) ? 2 : isZeroWidth(scalar) ? 0 : 1)
    }
    return columns
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  /// A part of a line with its marks.
  struct Window {
    var text: String
    /// The column of the first mark, from 0.
    var markStart: Int
    /// The number of columns with marks.
    var markWidth: Int
  }

  /// The part of a line around a span, at most `excerptWidth` columns wide.
  static func window(of line: String, around start: Int, marked: Int) -> Window {
    let total = width(line)
    if total <= excerptWidth { return Window(text: line, markStart: start, markWidth: marked) }
    let first = max(0, min(start - 30, total - excerptWidth))
    var text = first > 0 ? "…" : ""
    var column = 0
    var shown = 0
    var skipped = 0
    for character in line {
      let columns = width(character)
      if column < first {
        skipped += columns
      } else if shown + columns <= excerptWidth {
        text.append(character)
        shown += columns
      } else {
        text += "…"
        break
      }
      column += columns
    }
    let markStart = max(0, start - skipped + (first > 0 ? 1 : 0))
    return Window(
      text: text, markStart: markStart, markWidth: min(marked, max(1, excerptWidth - markStart)))
  }
}
