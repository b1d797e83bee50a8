#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a name in a source, without backticks.
struct NameBytes {
  let start: UnsafePointer<UInt8>
  let count: Int

  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    var index = 0
    while index < count {
      if start[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }

  /// Whether these are the bytes of a word.
  func spell(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && memcmp(start, word.utf8Start, count) == 0
  }
}

/// Names and a number for each, found by their bytes.
///
/// A name is hashed and compared where it stands, so that looking one up makes no `String`. Pointers and a table of its
/// own instead of a `Dictionary`: a module's names are looked up once for each place that uses them, in debug builds too.
///
/// Sendable, unchecked: the memory is the table's alone, and only `mutating` methods change it.
struct NameTable: ~Copyable, @unchecked Sendable {
  private struct Entry {
    var start: UnsafePointer<UInt8>
    var count: UInt32
    /// What the name is in: the number of a choice, or 0.
    var scope: Int32
    var value: Int32
  }

  /// A place in the table, with the hash beside the number: names that differ are told apart without a look at them.
  private struct Slot {
    var hash: UInt32
    /// The number of the entry, from 1; 0 for none.
    var number: UInt32
  }

  /// Their number is a power of two.
  private var slots: UnsafeMutablePointer<Slot>
  private var slotCount: Int
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private(set) var count = 0
  /// Differs from run to run, so that no source is made of names that collide.
  private let seed: UInt64
  /// Names with letters past ASCII, which may be spelt by different bytes.
  private var spelt: SpeltNames?
  /// Copies of the names that stand in no source.
  private var copies: [UnsafeMutablePointer<UInt8>] = []

  /// A class, so that a table without such names has no dictionary to let go.
  private final class SpeltNames {
    var values: [ScopedName: Int32] = [:]
  }

  private struct ScopedName: Hashable {
    var scope: Int32
    var name: String
  }

  /// An empty table with room for some names.
  init(capacity: Int = 16) {
    self.capacity = max(capacity, 16)
    slotCount = 32
    while slotCount < self.capacity * 2 { slotCount *= 2 }
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: Slot(hash: 0, number: 0), count: slotCount)
    entries = .allocate(capacity: self.capacity)
    seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  }

  deinit {
    slots.deallocate()
    entries.deallocate()
    for copy in copies { copy.deallocate() }
  }

  /// The number of a name, or nil.
  func find(_ name: NameBytes, in scope: Int32 = 0) -> Int? {
    guard let hash = hash(name, scope) else {
      return spelt?.values[ScopedName(scope: scope, name: Self.text(name))].map { Int($0) }
    }
    let mask = slotCount &- 1
    var slot = Int(hash) & mask
    while slots[slot].number != 0 {
      if slots[slot].hash == hash {
        let entry = entries + (Int(slots[slot].number) &- 1)
        if entry.pointee.scope == scope, Int(entry.pointee.count) == name.count,
          Self.areEqual(entry.pointee.start, name.start, name.count)
        {
          return Int(entry.pointee.value)
        }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// The number of a name that is given as a text.
  func find(_ name: String, in scope: Int32 = 0) -> Int? {
    var name = name
    return name.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return find(NameBytes(start: start, count: bytes.count), in: scope)
    }
  }

  /// Adds a name that is not there. Its bytes live as long as the table.
  mutating func insert(_ name: NameBytes, _ value: Int, in scope: Int32 = 0) {
    guard let hash = hash(name, scope) else {
      let spelt = self.spelt ?? SpeltNames()
      self.spelt = spelt
      spelt.values[ScopedName(scope: scope, name: Self.text(name))] = Int32(value)
      return
    }
    if count == capacity { grow() }
    (entries + count).initialize(
      to: Entry(
        start: name.start, count: UInt32(name.count), scope: scope, value: Int32(value)))
    count &+= 1
    place(hash, number: count)
  }

  /// Adds a name that stands in no source.
  mutating func insert(copying name: String, _ value: Int, in scope: Int32 = 0) {
    var name = name
    let copy = name.withUTF8 { bytes in
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
      if let start = bytes.baseAddress { copy.initialize(from: start, count: bytes.count) }
      return copy
    }
    copies.append(copy)
    insert(NameBytes(start: copy, count: name.utf8.count), value, in: scope)
  }

  /// Adds a name by the bytes where it is written, or else by a copy.
  mutating func insert(
    _ written: NameBytes?, orCopying name: String, _ value: Int, in scope: Int32 = 0
  ) {
    if let written {
      insert(written, value, in: scope)
    } else {
      insert(copying: name, value, in: scope)
    }
  }

  /// Whether two names have the same bytes.
  static func areEqual(_ left: NameBytes, _ right: NameBytes) -> Bool {
    left.count == right.count && areEqual(left.start, right.start, left.count)
  }

  private mutating func place(_ hash: UInt32, number: Int) {
    let mask = slotCount &- 1
    var slot = Int(hash) & mask
    while slots[slot].number != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = Slot(hash: hash, number: UInt32(number))
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    larger.initialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    guard capacity * 2 > slotCount else { return }
    let (old, oldCount) = (slots, slotCount)
    while slotCount < capacity * 2 { slotCount *= 2 }
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: Slot(hash: 0, number: 0), count: slotCount)
    var index = 0
    while index < oldCount {
      if old[index].number != 0 { place(old[index].hash, number: Int(old[index].number)) }
      index &+= 1
    }
    old.deallocate()
  }

  /// The hash of a name, or nil if a byte of it is past ASCII.
  private func hash(_ name: NameBytes, _ scope: Int32) -> UInt32? {
    var hash = seed ^ UInt64(UInt32(bitPattern: scope)) ^ UInt64(name.count) << 32
    var bits: UInt64 = 0
    // Eight bytes at a time.
    var cursor = UnsafeRawPointer(name.start)
    var left = name.count
    while left >= 8 {
      let word = cursor.loadUnaligned(as: UInt64.self)
      bits |= word
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      cursor += 8
      left &-= 8
    }
    var last: UInt64 = 0
    while left > 0 {
      last = last << 8 | UInt64(cursor.load(as: UInt8.self))
      cursor += 1
      left &-= 1
    }
    if (bits | last) & 0x8080_8080_8080_8080 != 0 { return nil }
    hash = (hash ^ last) &* 0x9E37_79B9_7F4A_7C15
    // A product's lower bits know nothing of the factor's higher ones, which are bytes too.
    hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private static func areEqual(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    memcmp(left, right, count) == 0
  }

  private static func text(_ name: NameBytes) -> String {
    String(decoding: UnsafeBufferPointer(start: name.start, count: name.count), as: UTF8.self)
  }
}
