/// A set of words or titles, by their hashes.
struct WordSet: Sendable {
  /// Open addressing: a hash stands at its lower bits, or behind; 0 is free.
  private var slots: [UInt64]

  /// Makes a set of words: what `TitleFacts.firstWord` has of a title that begins with one.
  init(_ words: some Sequence<String>) {
    self.init(hashes: words.map { TitleFacts.hash(of: $0.utf8) })
  }

  /// Makes a set of titles: what `TitleFacts.whole` has of one.
  init(titles: some Sequence<String>) {
    self.init(hashes: titles.map { TitleFacts.hash(ofTitle: $0) })
  }

  init(hashes: [UInt64]) {
    var size = 16
    while size < hashes.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for hash in hashes {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 && slots[slot] != hash { slot = (slot + 1) & (size - 1) }
      slots[slot] = hash
    }
  }

  func contains(_ hash: UInt64) -> Bool {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] == hash { return true }
      slot = (slot + 1) & mask
    }
    return false
  }
}
