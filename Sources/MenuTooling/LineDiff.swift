/// The difference between two texts, line by line, as `diff -u` writes it.
package struct LineDiff {
  /// A line of the difference, by its index in the old text, the new text or both.
  private enum Step {
    case keep(Int, Int)
    case remove(Int)
    case add(Int)
  }

  private let old: [Substring]
  private let new: [Substring]

  package init(from old: String, to new: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// The lines with their line ends, so that a changed line end is a difference.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    var index = start
    let bytes = text.utf8
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == 0x0A {
        lines.append(text[start..<next])
        start = next
      }
      index = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }

  /// The unified diff with three lines of context; empty if the texts are equal.
  ///
  /// - Parameters:
  ///   - oldName: The name after `---`.
  ///   - newName: The name after `+++`.
  package func unified(_ oldName: String, _ newName: String) -> String {
    let steps = script()
    let changes = steps.indices.filter { if case .keep = steps[$0] { false } else { true } }
    guard !changes.isEmpty else { return "" }
    let context = 3
    var text = "--- \(oldName)\n+++ \(newName)\n"
    var position = 0
    while position < changes.count {
      let first = max(0, changes[position] - context)
      var last = changes[position]
      while position < changes.count, changes[position] <= last + 2 * context {
        last = changes[position]
        position += 1
      }
      text += hunk(steps, first...min(steps.count - 1, last + context))
    }
    return text
  }

  private func hunk(_ steps: [Step], _ range: ClosedRange<Int>) -> String {
    var (oldStart, newStart) = (0, 0)
    for step in steps[..<range.lowerBound] {
      switch step {
      case .keep: (oldStart, newStart) = (oldStart + 1, newStart + 1)
      case .remove: oldStart += 1
      case .add: newStart += 1
      }
    }
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for step in steps[range] {
      switch step {
      case .keep(let line, _):
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
        body += " " + ended(old[line])
      case .remove(let line):
        oldCount += 1
        body += "-" + ended(old[line])
      case .add(let line):
        newCount += 1
        body += "+" + ended(new[line])
      }
    }
    // An empty range has the number of the line before it.
    let oldLine = oldCount == 0 ? oldStart : oldStart + 1
    let newLine = newCount == 0 ? newStart : newStart + 1
    return "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n" + body
  }

  private func ended(_ line: Substring) -> String {
    line.utf8.last == 0x0A ? String(line) : line + "\n\\ No newline at end of file\n"
  }

  /// The steps from the old text to the new, with what is removed before what is added in its place.
  private func script() -> [Step] {
    let (removed, added) = differences()
    var steps: [Step] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        steps.append(.remove(oldLine))
        oldLine += 1
      } else if added.contains(newLine) {
        steps.append(.add(newLine))
        newLine += 1
      } else {
        steps.append(.keep(oldLine, newLine))
        (oldLine, newLine) = (oldLine + 1, newLine + 1)
      }
    }
    return steps
  }

  /// The indices of the old lines that are removed and of the new ones that are added.
  private func differences() -> (removed: Set<Int>, added: Set<Int>) {
    var changed: (removed: Set<Int>, added: Set<Int>) = ([], [])
    compare(old.indices, new.indices, &changed)
    return changed
  }

  private func compare(
    _ oldRange: Range<Int>, _ newRange: Range<Int>,
    _ changed: inout (removed: Set<Int>, added: Set<Int>)
  ) {
    let start = zip(old[oldRange], new[newRange]).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (oldRange.dropFirst(start), newRange.dropFirst(start))
    let end = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (oldRest.dropLast(end), newRest.dropLast(end))
    // The time for texts with nothing in common grows with the square of their lines.
    if oldPart.count + newPart.count > 4_000 {
      let anchors = anchors(oldPart, newPart)
      if anchors.isEmpty {
        changed.removed.formUnion(oldPart)
        changed.added.formUnion(newPart)
        return
      }
      var (oldLine, newLine) = (oldPart.lowerBound, newPart.lowerBound)
      for (oldAnchor, newAnchor) in anchors {
        compare(oldLine..<oldAnchor, newLine..<newAnchor, &changed)
        (oldLine, newLine) = (oldAnchor + 1, newAnchor + 1)
      }
      return compare(oldLine..<oldPart.upperBound, newLine..<newPart.upperBound, &changed)
    }
    for change in new[newPart].difference(from: old[oldPart]) {
      switch change {
      case .remove(let offset, _, _): changed.removed.insert(oldPart.lowerBound + offset)
      case .insert(let offset, _, _): changed.added.insert(newPart.lowerBound + offset)
      }
    }
  }

  /// The lines that each text has once, and in the same order: as many as there are, by the method of the patience diff.
  private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(old: Int, new: Int)] {
    func once(_ lines: [Substring], _ range: Range<Int>) -> [Substring: Int] {
      var places = Dictionary(grouping: range) { lines[$0] }
      places = places.filter { $0.value.count == 1 }
      return places.mapValues { $0[0] }
    }
    let (oldPlaces, newPlaces) = (once(old, oldRange), once(new, newRange))
    let pairs = oldPlaces.compactMap { line, place in newPlaces[line].map { (old: place, new: $0) }
    }
    .sorted { $0.old < $1.old }
    // The ends of the longest runs so far, of each length the one with the least new line.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(pairs[index])
      next = before[index]
    }
    return run.reversed()
  }
}
