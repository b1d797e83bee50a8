/// Names in the order of their bytes, kept as one text among the program's constants.
///
/// The text is a run of records, each a name or a name and what is known of it (`name=data`), with
/// exactly one blank or line end between two. Nothing is built at start; a name is found by halving
/// the text.
package struct SortedNames: Sendable {
  /// The records.
  let text: StaticString

  /// Makes a table of a text of records.
  package init(_ text: StaticString) {
    self.text = text
  }

  /// Whether a record has this name.
  package func contains(_ name: String) -> Bool {
    data(of: name) != nil
  }

  /// Where the data of a name begins: behind its `=`, or, without data, at the byte behind the
  /// name.
  ///
  /// The text lives as long as the program, and so does the pointer. A NUL stands behind the text.
  func data(of name: String) -> UnsafePointer<UInt8>? {
    let utf8 = name.utf8
    if let found = utf8.withContiguousStorageIfAvailable({ data(of: $0) }) { return found }
    return Array(utf8).withUnsafeBufferPointer { data(of: $0) }
  }

  /// Where the data of a name, given by its bytes, begins.
  func data(of name: UnsafeBufferPointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard let wanted = name.baseAddress, name.count > 0 else { return nil }
    let wantedEnd = wanted + name.count
    var lower = text.utf8Start
    var upper = lower + text.utf8CodeUnitCount
    // Pointers and no helper calls, for a plugin runs this in a debug build; there `>` on pointers
    // is a call, `<` and `!=` are not.
    while lower < upper {
      var record = lower + (upper - lower) / 2
      while record != lower, (record - 1).pointee > 0x20 { record -= 1 }

      var cursor = record
      var other = wanted
      while other < wantedEnd, cursor < upper, cursor.pointee == other.pointee,
        cursor.pointee > 0x20, cursor.pointee != 0x3D
      {
        cursor += 1
        other += 1
      }
      let ends = cursor == upper || cursor.pointee <= 0x20 || cursor.pointee == 0x3D
      if other == wantedEnd, ends {
        return cursor < upper && cursor.pointee == 0x3D ? cursor + 1 : cursor
      }
      if other == wantedEnd || (!ends && other.pointee < cursor.pointee) {
        upper = record
      } else {
        while cursor < upper, cursor.pointee > 0x20 { cursor += 1 }
        lower = cursor < upper ? cursor + 1 : upper
      }
    }
    return nil
  }

  /// The bytes from a place in the text up to the record's end, as a text.
  func restOfRecord(from start: UnsafePointer<UInt8>) -> String {
    let textEnd = text.utf8Start + text.utf8CodeUnitCount
    var end = start
    while end < textEnd, end.pointee > 0x20 { end += 1 }
    return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }

  /// All names, in the order of their bytes.
  var names: [String] {
    var names: [String] = []
    forEachName { names.append(String(decoding: $0, as: UTF8.self)) }
    return names
  }

  /// Calls `body` with the bytes of each name, in their order.
  package func forEachName(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var cursor = text.utf8Start
    let textEnd = cursor + text.utf8CodeUnitCount
    while cursor < textEnd {
      let start = cursor
      while cursor != textEnd, cursor.pointee > 0x20, cursor.pointee != 0x3D { cursor += 1 }
      body(UnsafeBufferPointer(start: start, count: cursor - start))
      while cursor != textEnd, cursor.pointee > 0x20 { cursor += 1 }
      cursor += 1
    }
  }
}
