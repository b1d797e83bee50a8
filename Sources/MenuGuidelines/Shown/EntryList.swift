/// Entries beside each other: those of a menu, of a group in it, or of a toolbar.
///
/// It points into the `ShownModule` that the entries are of, and is good for as long as that is there.
///
/// `@unchecked`: nothing writes what it points to.
public struct EntryList: RandomAccessCollection, @unchecked Sendable {
  /// The first entry of the menu, also where the list begins behind it.
  private let base: UnsafePointer<ShownEntry>?
  public let startIndex: Int
  public let endIndex: Int

  init() { self.init(nil, 0..<0) }

  init(_ base: UnsafePointer<ShownEntry>?, _ range: Range<Int>) {
    self.base = base
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  public subscript(position: Int) -> ShownEntry {
    // A list with entries has a base: `Keep` gives none for nothing only.
    guard let base, position >= startIndex, position < endIndex else {
      preconditionFailure("There is no entry \(position) in \(startIndex)..<\(endIndex).")
    }
    return base[position]
  }

  public subscript(bounds: Range<Int>) -> EntryList {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex)
    return EntryList(base, bounds)
  }
}

extension EntryList {
  /// Whether two of the entries may have the same image.
  var mayRepeatImage: Bool {
    if count > 32 { return true }
    for index in indices {
      if !self[index].hasImage { continue }
      // Images of the app's own are compared by their names.
      guard let symbol = self[index].symbol else { return true }
      for other in startIndex..<index where self[other].symbol == symbol { return true }
    }
    return false
  }
}

/// The groups of a menu, one after the other.
public struct GroupList: Sequence, IteratorProtocol, Sendable {
  private let entries: EntryList
  private var position: Int

  init(_ entries: EntryList) {
    self.entries = entries
    position = entries.startIndex
  }

  public mutating func next() -> EntryList? {
    if position == entries.endIndex { return nil }
    let start = position
    let group = entries[start].group
    while position < entries.endIndex, entries[position].group == group { position += 1 }
    return entries[start..<position]
  }
}
