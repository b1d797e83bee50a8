/// The bytes of a text that is being printed.
///
/// A buffer of its own instead of a `String`: the printer writes many short pieces, and takes back what turned out too
/// long for its line. Pointers, since a plugin runs this in a debug build.
struct TextBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes so far.
  private(set) var count = 0
  /// Where the current line begins.
  private(set) var lineStart = 0

  /// Makes an empty buffer with room for this number of bytes.
  init(capacity: Int) {
    self.capacity = max(capacity, 4096)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// A file of the text, which the buffer gives away.
  consuming func file(named name: String) -> GeneratedFile {
    let file = GeneratedFile(
      name: name, owning: UnsafeMutableBufferPointer(start: base, count: capacity), count: count)
    discard self
    return file
  }

  /// The bytes, which the buffer gives away; whoever takes them deallocates them.
  consuming func giveAway() -> UnsafeMutablePointer<UInt8> {
    let bytes = base
    discard self
    return bytes
  }

  /// The text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Makes room. A function of its own: a debug build clears all variables of a function each time it is called.
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// Writes text that has no line end in it. Inlined, so that a short constant is a move or two.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    let more = text.utf8CodeUnitCount
    if count + more > capacity { grow(more) }
    // Raw memory: `initialize(from:count:)` is a generic call in a debug build.
    UnsafeMutableRawPointer(base + count).copyMemory(from: text.utf8Start, byteCount: more)
    count += more
  }

  /// Writes text that has no line end in it.
  mutating func append(_ text: String) {
    // Where a text lies in one piece, as nearly all do, it is not even held for the while.
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let source = bytes.baseAddress else { return }
      append(source, count: bytes.count)
    }
    if isWritten == nil { appendPieces(of: text) }
  }

  private mutating func appendPieces(of text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let source = bytes.baseAddress else { return }
      append(source, count: bytes.count)
    }
  }

  /// Some of the bytes, which stand there until more are written.
  func piece(from start: Int, count: Int) -> CodePiece {
    CodePiece(start: UnsafePointer(base + start), count: count)
  }

  /// Writes a piece of code.
  mutating func append(_ piece: CodePiece) { append(piece.start, count: piece.count) }

  /// Writes bytes that have no line end among them.
  mutating func append(_ bytes: UnsafePointer<UInt8>, count more: Int) {
    if count + more > capacity { grow(more) }
    UnsafeMutableRawPointer(base + count).copyMemory(from: bytes, byteCount: more)
    count += more
  }

  /// Writes a number in decimal digits.
  mutating func append(_ number: Int) {
    if count + 20 > capacity { grow(20) }
    var digits = 1
    var limit = 10
    while limit <= number {
      digits += 1
      limit *= 10
    }
    var rest = number
    var place = digits
    while place > 0 {
      place -= 1
      (base + (count + place)).initialize(to: UInt8(0x30 + rest % 10))
      rest /= 10
    }
    count += digits
  }

  /// Ends the line behind this text.
  mutating func endLine(_ text: StaticString) {
    put(text)
    endLine()
  }

  /// Ends the line.
  @inline(__always)
  mutating func endLine() {
    if count == capacity { grow(1) }
    (base + count).pointee = 0x0A
    count += 1
    lineStart = count
  }

  /// Ends as many lines, all of them but the first empty; none for 0.
  mutating func endLines(_ number: Int) {
    var left = number
    while left > 0 {
      endLine()
      left -= 1
    }
  }

  /// Begins a line with two spaces for each depth.
  mutating func indent(_ depth: Int) {
    let blanks = depth * 2
    // Eight at a time; those too many are written over.
    if count + blanks + 8 > capacity { grow(blanks + 8) }
    let start = UnsafeMutableRawPointer(base + count)
    start.storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
    var offset = 8
    while offset < blanks {
      start.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    count += blanks
  }

  /// Takes back everything behind a count that lies in the current line.
  mutating func takeBack(to count: Int) {
    self.count = count
  }

  /// A place in the text.
  struct Mark {
    fileprivate(set) var count: Int
    fileprivate var lineStart: Int
  }

  /// The end of the text so far.
  var mark: Mark { Mark(count: count, lineStart: lineStart) }

  /// Takes back everything behind a place.
  mutating func takeBack(to mark: Mark) {
    count = mark.count
    lineStart = mark.lineStart
  }

  /// Takes the last line, if there is one behind the line that ends at a count, up into that line, and ends it with
  /// `closing`.
  ///
  /// - Parameters:
  ///   - end: The end of the line, without the line end.
  ///   - lineStart: Where that line begins.
  ///   - indent: How many blanks the last line begins with, which go.
  ///   - width: The columns that the line may have.
  /// - Returns: False, with nothing changed, where more than one line is behind it, or all has more columns.
  mutating func joinLine(
    at end: Int, lineStart start: Int, skipping indent: Int, _ closing: StaticString, width: Int
  ) -> Bool {
    let first = end + 1
    // Without the blanks and the line end.
    let text = count > first ? count - first - indent - 1 : 0
    let bytes = end - start + (text > 0 ? text + 1 : 0) + closing.utf8CodeUnitCount
    // A character has at most four bytes.
    if bytes > width * 4 { return false }
    var cursor = base + first
    let last = base + (count - 1)
    while cursor < last {
      if cursor.pointee == 0x0A { return false }
      cursor += 1
    }
    if bytes > width {
      var columns = Self.columns(UnsafeBufferPointer(start: base + start, count: end - start))
      if text > 0 {
        let moved = UnsafeBufferPointer(start: base + (first + indent), count: text)
        columns += Self.columns(moved) + 1
      }
      if columns + closing.utf8CodeUnitCount > width { return false }
    }
    count = end
    if text > 0 {
      (base + end).pointee = 0x20
      UnsafeMutableRawPointer(base + first).copyMemory(
        from: base + (first + indent), byteCount: text)
      count = first + text
    }
    lineStart = start
    endLine(closing)
    return true
  }

  /// Takes back the last line end.
  mutating func takeBackLineEnd() {
    count -= 1
    lineStart = 0
  }

  /// Whether a line end is among the bytes behind a count.
  func hasLineEnd(since start: Int) -> Bool {
    var cursor = base + start
    let end = base + count
    while cursor < end {
      if cursor.pointee == 0x0A || cursor.pointee == 0x0D { return true }
      cursor += 1
    }
    return false
  }

  /// The byte before the end.
  var last: UInt8 { count > 0 ? (base + (count - 1)).pointee : 0 }

  /// The number of columns of the current line.
  var column: Int {
    Self.columns(UnsafeBufferPointer(start: base + lineStart, count: count - lineStart))
  }

  /// The number of columns that bytes take, which is that of their characters.
  static func columns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var columns = bytes.count
    var cursor = UnsafeRawPointer(base)
    let end = cursor + bytes.count
    // A byte that continues a character has its first bit set and its second not; eight at a time.
    while end - cursor >= 8 {
      let word = cursor.loadUnaligned(as: UInt64.self)
      let continuing = (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
      // The product adds up the bytes in the highest one.
      columns -= Int((continuing &* 0x0101_0101_0101_0101) >> 56)
      cursor += 8
    }
    while cursor < end {
      if cursor.load(as: UInt8.self) & 0xC0 == 0x80 { columns -= 1 }
      cursor += 1
    }
    return columns
  }

  /// Whether the current line and `trailing` more columns have no more columns than `width`.
  func lineFits(_ width: Int, trailing: Int) -> Bool {
    if count - lineStart + trailing <= width { return true }
    // A column is a character, not a byte: bytes that continue one are not counted.
    return column + trailing <= width
  }
}
