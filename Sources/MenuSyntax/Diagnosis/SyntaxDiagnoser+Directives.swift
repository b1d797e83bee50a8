extension SyntaxDiagnoser {
  /// Reports the lines of Swift's conditional compilation: each `#if` once, with the lines that belong to it.
  mutating func diagnoseDirectives(_ lines: [Span]) {
    var open: [(line: Span, others: [Span])] = []
    for line in lines {
      if word(of: line) == "#if" {
        open.append((line, []))
        continue
      }
      guard let last = open.indices.last else {
        reportDirective(line, [])
        continue
      }
      open[last].others.append(line)
      if word(of: line) == "#endif", let whole = open.popLast() {
        reportDirective(whole.line, whole.others)
      }
    }
    for rest in open { reportDirective(rest.line, rest.others) }
  }

  private mutating func reportDirective(_ line: Span, _ others: [Span]) {
    let name = word(of: line)
    let condition = tree.source.text(of: line).dropFirst(name.utf8.count)
    report(
      "stray-character", at: Span(line.start, line.start + UInt32(name.utf8.count)),
      "`\(name)` has no meaning in a `.menu` file",
      related: others.map {
        RelatedPlace(place: place($0), message: "`\(word(of: $0))` belongs to it")
      },
      help: name == "#if" ? Self.help(for: String(condition.drop { $0 == " " })) : Self.anyHelp)
  }

  /// `#if` of a line.
  private func word(of line: Span) -> String {
    let letters = tree.source.text(of: line).utf8.dropFirst().prefix {
      $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")
    }
    return "#" + String(decoding: letters, as: UTF8.self)
  }

  private static let anyHelp =
    "Write `on PLATFORM { … }` for what some platforms have, and `when DEBUG { … }` for what only debug builds have."

  /// What is written in place of a condition.
  private static func help(for condition: String) -> String {
    let words = condition.split { !$0.isLetter && $0 != "_" }.map(String.init)
    if words.first == "DEBUG" && !condition.utf8.starts(with: "!".utf8) {
      return
        "Write `when DEBUG { … }` around the entries, or `only when DEBUG` in the header of a menu of the bar."
    }
    let tests: Set<String> = ["os", "targetEnvironment"]
    let names = words.filter { !tests.contains($0) }
    let known = ["iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS"]
    guard !names.isEmpty, names.allSatisfy(known.contains),
      condition.utf8.allSatisfy({ !"!&".utf8.contains($0) })
    else { return anyHelp }
    return "Write `on \(names.joined(separator: ", ")) { … }` around the entries."
  }
}
