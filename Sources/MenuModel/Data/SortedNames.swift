import MenuSyntax

/// Names written as one text, with blanks or line ends between them, in the order of their bytes.
package struct SortedNames: Sendable {
  package let names: [String]

  /// Splits a text into its names.
  package init(_ text: String) {
    names = Array(text.utf8).split { $0 == 0x20 || $0 == 0x0A }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a name is among them.
  package func contains(_ name: String) -> Bool {
    let index = names.partitioningIndex { $0 >= name }
    return index < names.count && names[index] == name
  }
}
