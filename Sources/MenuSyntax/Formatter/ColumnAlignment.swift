/// Adjacent lines, and where their columns begin.
///
/// Names and titles make a column each, and so do first attributes. What follows those is aligned in lines next to
/// each other whose attributes so far are of the same kinds. A line that would pass the limit keeps its own place.
struct ColumnAlignment {
  /// How many columns a line has at most that are aligned.
  static let maximumLevels = 8
  /// How far apart the ends of later attributes may be for what follows to be aligned.
  private static let attributeSpread = 28
  /// How far apart the ends of lines may be for their comments to be aligned.
  private static let commentSpread = 40

  /// Where the next cell of a line begins.
  private struct Stop {
    /// The place in the text.
    var offset: Int
    /// The column without any alignment.
    var column: Int
    /// The kinds of the attributes before it.
    var key: UInt64
    var padding = 0
  }

  private struct Line {
    var firstStop: Int
    var stopEnd: Int
    /// Its columns without any alignment, and without a comment.
    var width = 0
    /// How far alignment has moved its end.
    var shift = 0
    /// Whether it keeps its own places from here on.
    var isFree = false
    var slot = Slot.none
    /// The comment at its end; the offset is negative where there is none.
    var comment = Stop(offset: -1, column: 0, key: 0)
  }

  /// A line that begins with the name of a toolbar's slot.
  private enum Slot {
    case none
    /// What follows the name keeps its place, and begins at this column.
    case fixed(Int)
    /// A block on the same line follows the name, and is aligned with the others: its one stop.
    case movable
  }

  private var lines: [Line] = []
  private var stops: [Stop] = []
  private var hasComments = false
  private var gaps: [FormattedText.Gap] = []
  /// The column that no line passes by alignment.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  // MARK: Lines

  mutating func beginLine() {
    lines.append(Line(firstStop: stops.count, stopEnd: stops.count))
  }

  /// Notes that the last line's next cell begins here.
  mutating func addStop(offset: Int, column: Int, key: UInt64 = 0) {
    let last = lines.count - 1
    if stops.count - lines[last].firstStop == Self.maximumLevels { return }
    stops.append(Stop(offset: offset, column: column, key: key))
    lines[last].stopEnd = stops.count
  }

  /// Forgets the cells of the last line.
  mutating func clearStops() {
    let last = lines.count - 1
    if stops.count > lines[last].firstStop {
      stops.removeLast(stops.count - lines[last].firstStop)
    }
    lines[last].stopEnd = stops.count
    lines[last].slot = .none
  }

  mutating func endLine(width: Int) { lines[lines.count - 1].width = width }

  /// Notes that the last line begins with the name of a slot; its block begins here, if that can move.
  mutating func setSlot(end: Int, block: (offset: Int, column: Int)?) {
    if let block {
      addStop(offset: block.offset, column: block.column)
      lines[lines.count - 1].slot = .movable
    } else {
      lines[lines.count - 1].slot = .fixed(end + 1)
    }
  }

  mutating func setComment(offset: Int, column: Int) {
    hasComments = true
    lines[lines.count - 1].comment = Stop(offset: offset, column: column, key: 0)
  }

  // MARK: Alignment

  /// Aligns the lines in their text, and forgets them.
  mutating func apply(to text: inout FormattedText) {
    if lines.isEmpty { return }
    if lines.count > 1 && (hasComments || !stops.isEmpty) {
      alignSlots()
      alignCells()
      alignComments()
      for line in lines {
        for stop in line.firstStop..<line.stopEnd where stops[stop].padding > 0 {
          gaps.append(FormattedText.Gap(offset: stops[stop].offset, blanks: stops[stop].padding))
        }
        if line.comment.padding > 0 {
          gaps.append(FormattedText.Gap(offset: line.comment.offset, blanks: line.comment.padding))
        }
      }
      text.insert(gaps)
      gaps.removeAll(keepingCapacity: true)
    }
    lines.removeAll(keepingCapacity: true)
    if !stops.isEmpty { stops.removeAll(keepingCapacity: true) }
    hasComments = false
  }

  private mutating func alignCells() {
    var levels = 0
    for line in lines {
      if case .none = line.slot { levels = max(levels, line.stopEnd - line.firstStop) }
    }
    for level in 0..<levels {
      // Names and titles are aligned over all lines, the rest in lines next to each other.
      if level < 2 {
        align(level, 0..<lines.count, spread: .max)
        continue
      }
      var start = 0
      while start < lines.count {
        guard let key = key(of: start, level) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < lines.count && self.key(of: end, level) == key { end += 1 }
        align(level, start..<end, spread: Self.attributeSpread)
        start = end
      }
    }
  }

  /// The kinds of attributes before a line's stop; nil where it has none to align.
  private func key(of line: Int, _ level: Int) -> UInt64? {
    guard hasStop(line, level) else { return nil }
    return stops[lines[line].firstStop + level].key
  }

  private func hasStop(_ line: Int, _ level: Int) -> Bool {
    if lines[line].isFree || lines[line].firstStop + level >= lines[line].stopEnd { return false }
    if case .none = lines[line].slot { return true }
    return false
  }

  private mutating func align(_ level: Int, _ range: Range<Int>, spread: Int) {
    if range.count < 2 { return }
    var target = 0
    var least = Int.max
    for line in range where hasStop(line, level) {
      let column = stops[lines[line].firstStop + level].column + lines[line].shift
      target = max(target, column)
      least = min(least, column)
    }
    if least == .max || target - least > spread { return }
    // A line that would pass the limit is left out, which can only bring the column nearer.
    var nearer = 0
    for line in range where hasStop(line, level) {
      let column = stops[lines[line].firstStop + level].column + lines[line].shift
      if target - column > 0 && lines[line].width + lines[line].shift + target - column > limit {
        lines[line].isFree = true
      } else {
        nearer = max(nearer, column)
      }
    }
    for line in range where hasStop(line, level) {
      let stop = lines[line].firstStop + level
      let padding = nearer - stops[stop].column - lines[line].shift
      stops[stop].padding = padding
      lines[line].shift += padding
    }
  }

  private mutating func alignSlots() {
    var target = 0
    var movable = 0
    for line in lines {
      switch line.slot {
      case .none: break
      case .fixed(let end): target = max(target, end)
      case .movable:
        movable += 1
        target = max(target, stops[line.firstStop].column)
      }
    }
    if movable == 0 { return }
    // Blocks below each other are a column, with two blanks before it as before any other.
    if movable > 1 {
      for line in lines {
        if case .movable = line.slot { target = max(target, stops[line.firstStop].column + 1) }
      }
    }
    for number in lines.indices {
      guard case .movable = lines[number].slot else { continue }
      let padding = target - stops[lines[number].firstStop].column
      if lines[number].width + padding > limit { continue }
      stops[lines[number].firstStop].padding = padding
      lines[number].shift = padding
    }
  }

  private mutating func alignComments() {
    var start = 0
    while start < lines.count {
      if lines[start].comment.offset < 0 {
        start += 1
        continue
      }
      var end = start
      var target = 0
      var least = Int.max
      while end < lines.count && lines[end].comment.offset >= 0 {
        let column = lines[end].comment.column + lines[end].shift
        target = max(target, column)
        least = min(least, column)
        end += 1
      }
      if target - least <= Self.commentSpread {
        for line in start..<end {
          lines[line].comment.padding = target - lines[line].comment.column - lines[line].shift
        }
      }
      start = end
    }
  }
}
