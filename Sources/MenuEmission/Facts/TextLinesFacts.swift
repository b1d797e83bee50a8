/// Writes the type that keeps the texts of a large enum.
enum TextLinesFacts {
  /// Appends the type.
  ///
  /// - Parameters:
  ///   - type: Its name: `NotesTextLines`.
  ///   - isLarge: Whether the module is so large that an algorithm of collections shows in what the compiler takes.
  static func append(to code: inout CodeTree, type: String, isLarge: Bool) {
    let text = isLarge ? "lines[index]" : "String(lines[index])"
    code.documentation([
      "Texts of the commands of a large enum: a line for each case, in the order of the cases.",
      "",
      "A `switch` with as many texts would take the compiler several times as long. Nothing here is",
      "inlined, or else every enum and every fact would have it once more.",
    ])
    code.lines(
      """
      nonisolated struct \(type): Sendable {
        private let lines: [\(isLarge ? "String" : "Substring")]

        @inline(never)
        init(_ text: String) {
          \(if: !isLarge, "let newline = UInt8(ascii: \"\\n\")")
          \(if: !isLarge, "lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)")
          \(if: !isLarge, "  .map { line in Substring(line) }")
          \(if: isLarge, "var lines: [String] = []")
          \(if: isLarge, "var line = String.UnicodeScalarView()")
          \(if: isLarge, "for scalar in (text + \"\\n\").unicodeScalars {")
          \(if: isLarge, "  if scalar != \"\\n\" {")
          \(if: isLarge, "    line.append(scalar)")
          \(if: isLarge, "    continue")
          \(if: isLarge, "  }")
          \(if: isLarge, "  lines.append(String(line))")
          \(if: isLarge, "  line = String.UnicodeScalarView()")
          \(if: isLarge, "}")
          \(if: isLarge, "self.lines = lines")
        }

        /// The text of the case with this number.
        @inline(never)
        subscript(index: Int) -> String {
          return \(text)
        }

        /// The text of the case with this number; nil where its line is empty.
        @inline(never)
        func text(at index: Int) -> String? {
          return lines[index].isEmpty ? nil : \(text)
        }
      }
      """)
  }
}
