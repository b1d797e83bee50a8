/// A table written as text: a row a line, fields parted by two or more blanks, `-` for none.
struct AlignedTable: Sendable {
  /// The fields of each row, from left to right. Empty lines are no rows.
  let rows: [[String?]]

  init(_ text: String) {
    rows = Array(text.utf8).split(separator: 0x0A).map { Self.fields(of: $0) }
  }

  private static func fields(of line: ArraySlice<UInt8>) -> [String?] {
    var fields: [String?] = []
    var start = line.startIndex
    while start < line.endIndex {
      var end = start
      // One blank is part of a field.
      while end < line.endIndex,
        line[end] != 0x20 || end + 1 < line.endIndex && line[end + 1] != 0x20
      {
        end += 1
      }
      let field = String(decoding: line[start..<end], as: UTF8.self)
      fields.append(field == "-" ? nil : field)
      start = end
      while start < line.endIndex, line[start] == 0x20 { start += 1 }
    }
    return fields
  }
}
