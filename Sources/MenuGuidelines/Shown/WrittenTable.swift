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
  /// The bytes of each source. They stay where they are: `sources` holds them, and nothing writes them.
  private let bytes: [UnsafeRawBufferPointer]
  /// Open addressing: where a text is written first, at the lower bits of its hash, or behind.
  private var slots: [Slot] = Array(repeating: Self.free, count: 256)
  /// How many numbers there are.
  private(set) var count: Int32 = 0

  private struct Slot {
    var hash: UInt64
    /// What is written.
    var bytes: UnsafeRawBufferPointer
    /// -1 for a free slot.
    var number: Int32
  }

  init(_ sources: [Source]) {
    self.sources = sources
    bytes = sources.map { source in
      source.bytes.withUnsafeBufferPointer { UnsafeRawBufferPointer($0) }
    }
  }

  /// The number of what is written somewhere in the sources, and whether nothing like it was met before.
  ///
  /// - Parameter written: What `bytes(at:)` gives.
  mutating func number(of written: UnsafeRawBufferPointer) -> (number: Int32, isNew: Bool) {
    let hash = Self.hash(of: written)
    // Free slots are of number -1, and the table is never full.
    let (slot, known) = slots.withUnsafeBufferPointer { slots in
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot].number >= 0 {
        if slots[slot].hash == hash && Self.areAlike(slots[slot].bytes, written) { break }
        slot = (slot + 1) & (slots.count - 1)
      }
      return (slot, slots[slot].number)
    }
    if known >= 0 { return (known, false) }
    let number = newNumber()
    slots[slot] = Slot(hash: hash, bytes: written, number: number)
    if Int(count) * 2 > slots.count { grow() }
    return (number, true)
  }

  /// A number of its own.
  mutating func newNumber() -> Int32 {
    defer { count += 1 }
    return count
  }

  /// What is written at a place, as far as it is in the source.
  func bytes(at place: Place) -> UnsafeRawBufferPointer {
    guard bytes.indices.contains(Int(place.source)) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let all = bytes[Int(place.source)]
    let end = min(Int(place.span.end), all.count)
    let start = min(Int(place.span.start), end)
    return UnsafeRawBufferPointer(rebasing: all[start..<end])
  }

  private static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0
    while offset < bytes.count {
      last = last << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mixed(hash, last)
  }

  private static func areAlike(
    _ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer
  ) -> Bool {
    guard bytes.count == others.count else { return false }
    guard let left = bytes.baseAddress, let right = others.baseAddress else { return true }
    return memcmp(left, right, bytes.count) == 0
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ bits: UInt64) -> UInt64 {
    let (high, low) = (hash ^ bits).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
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

  private static var free: Slot {
    Slot(hash: 0, bytes: UnsafeRawBufferPointer(start: nil, count: 0), number: -1)
  }
}
