/// Writes the type that keeps the texts of a large enum.
enum TextLinesFacts {
  /// Appends the type.
  ///
  /// - Parameter type: Its name: `NotesTextLines`.
  static func append(to code: inout CodeTree, type: String) {
    code.documentation([
      "Texts of the commands of a large enum: a line for each case, in the order of the cases.",
      "",
      "A `switch` with as many texts would take the compiler several times as long. Nothing here is",
      "inlined, or else every enum and every fact would have it once more.",
    ])
    code.lines(
      """
      nonisolated struct \(type): Sendable {
        private let lines: [Substring]

        @inline(never)
        init(_ text: String) {
          let newline = UInt8(ascii: "\\n")
          lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
            .map { line in Substring(line) }
        }

        /// The text of the case with this number.
        @inline(never)
        subscript(index: Int) -> String {
          return String(lines[index])
        }

        /// The text of the case with this number; nil where its line is empty.
        @inline(never)
        func text(at index: Int) -> String? {
          return lines[index].isEmpty ? nil : String(lines[index])
        }
      }
      """)
  }
}
