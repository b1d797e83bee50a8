/// Lines of Swift that are the same in every module but for some names.
///
/// `\(if: condition, "…")` alone on a line leaves the line out where the condition does not hold.
struct CodeLines: ExpressibleByStringInterpolation {
  fileprivate let text: String

  /// Stands where something was left out; no emitted line holds this character.
  fileprivate static let leftOut: UInt8 = 1

  init(stringLiteral value: String) {
    text = value
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ code: String) { text += code }

    mutating func appendInterpolation(if condition: Bool, _ code: String) {
      if condition { text += code } else { text += "\u{1}" }
    }
  }
}

extension CodeTree {
  /// Lines as they are, indented as the tree is.
  mutating func lines(_ code: CodeLines) { add(.lines(code.text)) }
}

extension CodePrinter {
  /// Prints lines, without those that hold blanks and what was left out alone.
  ///
  /// Pointers, and a pass over the bytes: most of a small module's text comes through here.
  mutating func printLines(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard var cursor = bytes.baseAddress else { return }
      let end = cursor + bytes.count
      while true {
        let start = cursor
        var leftOut = 0
        var blanks = 0
        while cursor < end, cursor.pointee != 0x0A {
          if cursor.pointee == 0x20 { blanks += 1 }
          if cursor.pointee == CodeLines.leftOut { leftOut += 1 }
          cursor += 1
        }
        if cursor == start {
          blankLine()
        } else if leftOut == 0 {
          startLine()
          output.append(start, count: cursor - start)
          output.endLine()
          isFirst = false
        } else if leftOut + blanks < cursor - start {
          startLine()
          var piece = start
          while piece < cursor {
            if piece.pointee != CodeLines.leftOut { output.append(piece, count: 1) }
            piece += 1
          }
          output.endLine()
          isFirst = false
        }
        if cursor == end { return }
        cursor += 1
      }
    }
  }
}
