/// A text while it is written: bytes that are cheap to append, to take back and to move apart.
struct FormattedText: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes written.
  private(set) var count = 0

  /// The byte written last; nil in an empty text.
  var last: UInt8? { count > 0 ? bytes[count - 1] : nil }

  init(capacity: Int) {
    self.capacity = max(64, capacity)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if count &+ more > capacity { grow(for: more) }
  }

  @inline(never)
  private mutating func grow(for more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
    makeRoom(for: length)
    (bytes + count).update(from: start, count: length)
    count &+= length
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    bytes[count] = byte
    count &+= 1
  }

  mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(__always)
  mutating func appendBlanks(_ number: Int) {
    makeRoom(for: number)
    var index = 0
    while index < number {
      bytes[count &+ index] = 0x20
      index &+= 1
    }
    count &+= number
  }

  /// Takes back what was written past `length`.
  mutating func truncate(to length: Int) { count = length }

  /// Puts blanks between bytes that are written.
  ///
  /// - Parameter gaps: In the order of their offsets.
  mutating func insert(_ gaps: [Gap]) {
    var moved = 0
    for gap in gaps { moved += gap.blanks }
    if moved == 0 { return }
    makeRoom(for: moved)
    var end = count
    count += moved
    // From the back, so that each byte is moved once.
    for gap in gaps.reversed() {
      (bytes + (gap.offset + moved)).update(from: bytes + gap.offset, count: end - gap.offset)
      moved -= gap.blanks
      (bytes + (gap.offset + moved)).update(repeating: 0x20, count: gap.blanks)
      end = gap.offset
    }
  }

  /// Blanks to put before the byte at an offset.
  struct Gap {
    var offset: Int
    var blanks: Int
  }

  /// The bytes with a NUL after them, as a `Source` keeps them.
  func terminated() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      start.update(from: bytes, count: count)
      start[count] = 0
      initialized = count + 1
    }
  }
}
