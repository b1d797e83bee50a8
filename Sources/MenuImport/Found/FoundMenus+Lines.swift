import MenuSyntax

/// Lines of one of an app's files.
package struct MenuLines: Sendable, Equatable {
  /// The number of the file among the sources.
  package var source: Int
  /// The first is 1.
  package var lines: ClosedRange<Int>
}

/// Where in the app's files a menu is written.
extension FoundMenus {
  /// How many lines apart two entries of one menu can be. With more between them, the code there is about something else.
  private static let largestGap = 5

  /// The lines that surfaces are written on, in the order of the sources; those of texts in other files are not among them.
  package func lines(of numbers: Set<Int>) -> [MenuLines] {
    var places: Set<Place> = []
    for number in numbers where surfaces.indices.contains(number) {
      places.insert(surfaces[number].place)
      for entry in surfaces[number].entries { entry.visit { places.formUnion($0.ownPlaces) } }
    }
    let bySource = Dictionary(grouping: places) { Int($0.source) }
    return bySource.keys.sorted().flatMap { number -> [MenuLines] in
      guard sources.indices.contains(number) else { return [] }
      let spans = bySource[number, default: []].map(\.span)
      return lines(of: spans, in: sources[number]).map { MenuLines(source: number, lines: $0) }
    }
  }

  private func lines(of spans: [Span], in source: Source) -> [ClosedRange<Int>] {
    let calls = ImportPaths.fileExtension(source.path) == "swift" ? SwiftCallEnds(source) : nil
    let map = LineMap(source)
    let ranges = spans.map { span in
      let end = calls?.end(after: span.end) ?? span.end
      let first = map.position(of: span.start).line
      // The end is the first byte that is not of it any more.
      return first...max(first, map.position(of: max(end, 1) - 1).line)
    }
    // In a XIB a menu is one element, of which a reader keeps some lines.
    let largestGap = calls == nil ? Int.max : Self.largestGap
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = joined.last, range.lowerBound - last.upperBound <= largestGap else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
    return joined
  }
}

/// Finds where calls in a Swift file end, of which a reader keeps the name.
private struct SwiftCallEnds {
  private let tokens: [SwiftToken]

  init(_ source: Source) { tokens = SwiftLexer.tokens(of: source) }

  /// Where a call ends, with its arguments and trailing closures, if its name ends at `offset`; `offset` if it has none.
  func end(after offset: UInt32) -> UInt32 {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].span.start < offset { low = middle + 1 } else { high = middle }
    }
    var index = low
    var end = offset
    while let open = argumentsOrClosure(at: index) {
      guard let close = closing(open) else { return end }
      end = tokens[close].span.end
      index = close + 1
    }
    return end
  }

  /// The bracket of arguments, or of a closure after them that may have a label; nil for something else.
  private func argumentsOrClosure(at index: Int) -> Int? {
    guard tokens.indices.contains(index) else { return nil }
    let token = tokens[index]
    if token.isPunctuation("{") || token.isPunctuation("(") && !token.startsLine { return index }
    guard token.kind == .word, tokens.indices.contains(index + 2),
      tokens[index + 1].isPunctuation(":"), tokens[index + 2].isPunctuation("{")
    else { return nil }
    return index + 2
  }

  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      let token = tokens[index]
      if token.opens { depth += 1 }
      if token.kind == .punctuation, [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension FoundEntry {
  /// Calls `body` with the entry and all in it.
  func visit(_ body: (FoundEntry) -> Void) {
    body(self)
    for entry in children.joined() { entry.visit(body) }
  }

  /// Its places where the menu is written; a text can be a constant that others have, too.
  fileprivate var ownPlaces: [Place] {
    guard case .command(let command) = content else { return [place] }
    var places = [place]
    if let key = command.key { places.append(key.place) }
    places += command.otherKeys.map(\.place)
    if case .code(_, _, let code)? = command.action, code.source == place.source {
      places.append(code)
    }
    return places
  }
}
