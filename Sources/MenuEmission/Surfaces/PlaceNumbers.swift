import MenuSyntax

/// Numbers by places, in open addressing.
///
/// Not a `Dictionary`: it would hash each place with a key of the process, and at the start of the program would look
/// through all conformances for the one by which it does.
struct PlaceNumbers {
  private var slots: [Slot] = []
  private var count = 0

  private struct Slot {
    var place: Place
    /// -1 in an empty slot.
    var number: Int32
  }

  /// The number of a place; nil for none.
  subscript(place: Place) -> Int? {
    if slots.isEmpty { return nil }
    let slot = slots[index(of: place)]
    return slot.number < 0 ? nil : Int(slot.number)
  }

  /// Gives a place a number, and takes the one that it had.
  mutating func set(_ number: Int, for place: Place) {
    if count * 2 >= slots.count { grow() }
    let index = index(of: place)
    if slots[index].number < 0 { count += 1 }
    slots[index] = Slot(place: place, number: Int32(number))
  }

  /// The slot of a place, or the empty one that it would have.
  private func index(of place: Place) -> Int {
    // The slots are a power of two, and at least half of them are empty.
    let mask = slots.count - 1
    let mixed = (UInt64(place.span.start) << 16 ^ UInt64(place.span.end)) &* 0x9E37_79B9_7F4A_7C15
    let source = UInt64(UInt32(bitPattern: place.source))
    var index = Int(truncatingIfNeeded: (mixed >> 32) ^ source) & mask
    while slots[index].number >= 0 {
      let other = slots[index].place
      if other.span.start == place.span.start && other.span.end == place.span.end
        && other.source == place.source
      {
        break
      }
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    let empty = Slot(place: Place(source: 0, span: Span(0, 0)), number: -1)
    slots = [Slot](repeating: empty, count: max(16, old.count * 2))
    for slot in old where slot.number >= 0 { slots[index(of: slot.place)] = slot }
  }
}
