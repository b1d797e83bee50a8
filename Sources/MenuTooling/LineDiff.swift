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
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old: old[start...], new: new[start...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (Array(rest.old.dropLast(end)), Array(rest.new.dropLast(end)))
    // The time for texts with nothing in common grows with the square of their lines.
    guard oldPart.count + newPart.count <= 4_000 else {
      return (Set(oldPart.indices.map { start + $0 }), Set(newPart.indices.map { start + $0 }))
    }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in newPart.difference(from: oldPart) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    return (removed, added)
  }
}
