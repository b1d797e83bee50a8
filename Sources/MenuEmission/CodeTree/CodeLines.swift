/// Lines of Swift that are the same in every module but for some names.
///
/// `\(if: condition, "…")` alone on a line leaves the line out where the condition does not hold.
struct CodeLines: ExpressibleByStringInterpolation {
  fileprivate let text: String

  /// Stands where something was left out; no emitted line holds this character.
  private static let leftOut: Character = "\u{1}"

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
      if condition { text += code } else { text.append(CodeLines.leftOut) }
    }
  }

  /// The lines that remain.
  fileprivate var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !(line.contains(Self.leftOut) && line.allSatisfy { $0 == " " || $0 == Self.leftOut })
    }
  }

  fileprivate static func cleaned(_ line: Substring) -> String {
    line.contains(leftOut) ? line.filter { $0 != leftOut } : String(line)
  }
}

extension CodeTree {
  /// Lines as they are, indented as the tree is.
  mutating func lines(_ code: CodeLines) {
    for line in code.lines {
      if line.isEmpty {
        blank()
      } else {
        self.line(CodeLines.cleaned(line))
      }
    }
  }
}
