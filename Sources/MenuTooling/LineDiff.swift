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

  /// The steps from the old text to the new: the common start and end and, between them, the shortest edit script if it
  /// is found quickly.
  private func script() -> [Step] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var steps = (0..<start).map { Step.keep($0, $0) }
    steps += shortest(start..<oldEnd, start..<newEnd)
    for offset in 0..<(old.count - oldEnd) { steps.append(.keep(oldEnd + offset, newEnd + offset)) }
    return steps
  }

  /// The greedy algorithm of Myers (1986), with the furthest point of each diagonal kept for each distance.
  private func shortest(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Step] {
    let (n, m) = (oldRange.count, newRange.count)
    let limit = min(n + m, 2_000)
    var furthest = [Int](repeating: 0, count: 2 * limit + 2)
    var trace: [[Int]] = []
    for distance in 0...limit {
      trace.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance
            && furthest[limit + diagonal - 1] < furthest[limit + diagonal + 1])
        var x = goesDown ? furthest[limit + diagonal + 1] : furthest[limit + diagonal - 1] + 1
        var y = x - diagonal
        while x < n, y < m, old[oldRange.lowerBound + x] == new[newRange.lowerBound + y] {
          (x, y) = (x + 1, y + 1)
        }
        furthest[limit + diagonal] = x
        if x >= n && y >= m { return walk(back: trace, limit, oldRange, newRange) }
      }
    }
    // The texts have little in common, so all of one replaces all of the other.
    return oldRange.map { .remove($0) } + newRange.map { .add($0) }
  }

  private func walk(
    back trace: [[Int]], _ limit: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [Step] {
    var steps: [Step] = []
    var (x, y) = (oldRange.count, newRange.count)
    for distance in trace.indices.reversed() {
      let furthest = trace[distance]
      let diagonal = x - y
      let goesDown =
        diagonal == -distance
        || (diagonal != distance && furthest[limit + diagonal - 1] < furthest[limit + diagonal + 1])
      let before = goesDown ? diagonal + 1 : diagonal - 1
      let beforeX = distance == 0 ? 0 : furthest[limit + before]
      let beforeY = distance == 0 ? 0 : beforeX - before
      while x > beforeX && y > beforeY {
        (x, y) = (x - 1, y - 1)
        steps.append(.keep(oldRange.lowerBound + x, newRange.lowerBound + y))
      }
      if distance == 0 { break }
      if goesDown {
        y -= 1
        steps.append(.add(newRange.lowerBound + y))
      } else {
        x -= 1
        steps.append(.remove(oldRange.lowerBound + x))
      }
    }
    return steps.reversed()
  }
}
