import MenuModel
import MenuSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives one number to what is written alike, in the order in which it is met.
struct WrittenTable {
  private let sources: [Source]
  /// Open addressing: where a text is written first, at the lower bits of its hash, or behind.
  private var slots: [Slot] = Array(repeating: free, count: 64)
  /// How many numbers there are.
  private(set) var count: Int32 = 0

  private struct Slot {
    var hash: UInt64
    var place: Place
    /// -1 for a free slot.
    var number: Int32
  }

  init(_ sources: [Source]) {
    self.sources = sources
  }

  /// The number of what is written at a place, and whether nothing like it was met before.
  mutating func number(at place: Place) -> (number: Int32, isNew: Bool) {
    guard let hash = hash(at: place) else { return (newNumber(), true) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].number >= 0 {
      if slots[slot].hash == hash && isAlike(slots[slot].place, place) {
        return (slots[slot].number, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = newNumber()
    slots[slot] = Slot(hash: hash, place: place, number: number)
    if Int(count) * 2 > slots.count { grow() }
    return (number, true)
  }

  /// A number of its own.
  mutating func newNumber() -> Int32 {
    defer { count += 1 }
    return count
  }

  /// The hash of the bytes at a place; nil if the place is in no source.
  private func hash(at place: Place) -> UInt64? {
    guard sources.indices.contains(Int(place.source)) else { return nil }
    return withBytes(at: place) { bytes in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var rest = UnsafeRawBufferPointer(bytes)
      while rest.count >= 8 {
        hash = Self.mixed(hash, rest.loadUnaligned(as: UInt64.self))
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8))
      }
      var last: UInt64 = 0
      for byte in rest { last = last << 8 | UInt64(byte) }
      return Self.mixed(hash, last)
    }
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ bits: UInt64) -> UInt64 {
    let (high, low) = (hash ^ bits).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  private func isAlike(_ place: Place, _ other: Place) -> Bool {
    if place.span.count != other.span.count { return false }
    return withBytes(at: place) { bytes in
      withBytes(at: other) { others in
        guard let left = bytes.baseAddress, let right = others.baseAddress,
          bytes.count == others.count
        else { return bytes.count == others.count }
        return memcmp(left, right, bytes.count) == 0
      }
    }
  }

  @inline(__always)
  private func withBytes<Result>(
    at place: Place, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    sources[Int(place.source)].withBytes(of: place.span, body)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.free, count: old.count * 2)
    for entry in old where entry.number >= 0 {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot].number >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  private static let free = Slot(hash: 0, place: Place(source: 0, span: Span(0, 0)), number: -1)
}

extension Source {
  /// Calls a function with the bytes of a span, as far as they are in the file.
  @inline(__always)
  func withBytes<Result>(of span: Span, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { all in
      let end = Swift.min(Int(span.end), all.count)
      let start = Swift.min(Int(span.start), end)
      return body(UnsafeBufferPointer(rebasing: all[start..<end]))
    }
  }
}
