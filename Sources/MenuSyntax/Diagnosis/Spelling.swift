/// Finds the names that someone may have meant.
package enum Spelling {
  /// The names nearest to a name that is not known, the best first.
  ///
  /// A name that differs in letter case only comes before all others. The others differ by few
  /// insertions, deletions, replacements and swaps of neighbours (Damerau–Levenshtein over bytes,
  /// no byte swapped twice, `A`-`Z` without case): by a third of the longer length, but at least
  /// one and at most three.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - candidates: The names that there are.
  ///   - limit: How many names to return at most.
  package static func nearest(
    to name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let wanted = folded(name)
    guard !wanted.isEmpty, limit > 0 else { return [] }
    var matcher = Matcher(wanted: wanted)
    var found: [(distance: Int, order: Int, name: String)] = []
    for (order, candidate) in candidates.enumerated() where candidate != name {
      let other = folded(candidate)
      let bound = bound(for: wanted.count, and: other.count)
      guard let distance = matcher.distance(to: other, atMost: bound) else { continue }
      found.append((distance, order, candidate))
    }
    found.sort { left, right in
      left.distance != right.distance ? left.distance < right.distance : left.order < right.order
    }
    return found.prefix(limit).map(\.name)
  }

  /// The number of changes that turn one name into the other, letters counted without case.
  package static func distance(from left: String, to right: String) -> Int {
    let wanted = folded(left)
    let other = folded(right)
    var matcher = Matcher(wanted: wanted)
    let most = max(wanted.count, other.count)
    return matcher.distance(to: other, atMost: most) ?? most
  }

  /// The most changes that still count as a misspelling, in names of any length.
  package static let largestBound = 3

  /// How many changes still count as a misspelling between names of these lengths.
  private static func bound(for count: Int, and other: Int) -> Int {
    min(largestBound, max(1, max(count, other) / 3))
  }

  /// The bytes that occur, a bit for each remainder by 64. Most names are told apart by it, for one
  /// change brings in at most one of them and takes away at most one.
  package static func letters(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var letters: UInt64 = 0
    for byte in bytes { letters |= 1 &<< UInt64(byte & 63) }
    return letters
  }

  /// The bytes of a name, with `A`-`Z` in lower case.
  package static func folded(_ name: String) -> [UInt8] {
    var bytes = Array(name.utf8)
    for index in bytes.indices where bytes[index] >= 0x41 && bytes[index] <= 0x5A {
      bytes[index] |= 0x20
    }
    return bytes
  }

  /// Compares one name with many, in rows that are made once.
  private struct Matcher {
    let wanted: [UInt8]
    let letters: UInt64
    private var beforeLast: [Int]
    private var last: [Int]
    private var current: [Int]

    init(wanted: [UInt8]) {
      self.wanted = wanted
      letters = Spelling.letters(of: wanted[...])
      let row = [Int](repeating: 0, count: wanted.count + 1)
      beforeLast = row
      last = row
      current = row
    }

    /// The distance to another name, or nil where it is past the bound.
    mutating func distance(to other: [UInt8], atMost bound: Int) -> Int? {
      guard abs(other.count - wanted.count) <= bound else { return nil }
      if other == wanted { return 0 }
      let otherLetters = Spelling.letters(of: other[...])
      guard (letters & ~otherLetters).nonzeroBitCount <= bound,
        (otherLetters & ~letters).nonzeroBitCount <= bound
      else { return nil }

      for column in 0...wanted.count { last[column] = column }
      for row in 1..<(other.count + 1) {
        current[0] = row
        var best = row
        for column in 1..<(wanted.count + 1) {
          let same = other[row - 1] == wanted[column - 1]
          var cost = min(last[column], current[column - 1]) + 1
          cost = min(cost, last[column - 1] + (same ? 0 : 1))
          if row > 1, column > 1, other[row - 1] == wanted[column - 2],
            other[row - 2] == wanted[column - 1]
          {
            cost = min(cost, beforeLast[column - 2] + 1)
          }
          current[column] = cost
          best = min(best, cost)
        }
        if best > bound { return nil }
        swap(&beforeLast, &last)
        swap(&last, &current)
      }
      return last[wanted.count] <= bound ? last[wanted.count] : nil
    }
  }
}
