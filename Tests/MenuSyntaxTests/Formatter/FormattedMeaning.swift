@testable import MenuSyntax

/// What formatting has to keep of a file: nodes, the texts of tokens, comments and documentation.
///
/// Left out are the braces around attributes and `;`, which formatting may put or take away, and how a shortcut is written.
struct FormattedMeaning: Equatable {
  /// Each node with the numbers of its first token and of the one after its last.
  var nodes: [String] = []
  var tokens: [String] = []
  /// The comments in order, without the blanks at the ends of their lines.
  var comments: [String] = []
  /// Each documentation with the number of the token below it.
  var documentation: [String] = []

  init(_ tree: SyntaxTree) {
    var leftOut: Set<Int> = []
    for (number, token) in tree.tokens.enumerated() where token.kind == .semicolon {
      leftOut.insert(number)
    }
    for node in tree.nodes where node.kind == .attributeBlock {
      leftOut.formUnion([Int(node.firstToken), Int(node.tokenEnd) - 1])
    }
    // The number of each token among those that count.
    var numbers: [Int] = []
    var keys: Set<Int> = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .key {
      let chords = KeySyntax(SyntaxNode(tree: tree, index: index))?.chords ?? []
      keys.formUnion(chords.map { $0.node.tokenNumbers.lowerBound })
    }
    for (number, token) in tree.tokens.enumerated() {
      numbers.append(tokens.count)
      if leftOut.contains(number) { continue }
      let text = tree.text(of: token)
      tokens.append(keys.contains(number) ? Self.shortcut(text) : "\(token.kind) \(text)")
    }
    numbers.append(tokens.count)
    var previous = NodeKind.file
    for (index, node) in tree.nodes.enumerated() {
      defer { previous = node.kind }
      if node.kind == .attributeBlock || (node.kind == .block && previous == .attributeBlock) {
        continue
      }
      // Braces that are left out, and `;`, end no node.
      let (first, end) = (numbers[Int(node.firstToken)], numbers[Int(node.tokenEnd)])
      nodes.append("\(node.kind) \(first)..<\(end)")
      guard node.kind.takesDocumentation else { continue }
      let lines = SyntaxNode(tree: tree, index: index).documentation
      if !lines.isEmpty { documentation.append("\(first): \(lines)") }
    }
    var start = 0
    for token in tree.tokens {
      comments += Self.comments(Array(tree.source.bytes[start..<Int(token.start)]))
      start = Int(token.end)
    }
  }

  /// Modifiers in the order of the alphabet, a letter as a capital, and one character without its quotes.
  private static func shortcut(_ text: String) -> String {
    // In `cmd++` the key is the last sign.
    if text.hasSuffix("++") { return shortcut(text.dropLast() + "\"+\"") }
    let quote = text.firstIndex(of: "\"") ?? text.endIndex
    let quoted = text[quote...].count > 1 ? String(text[quote...]) : nil
    let unquoted = quoted == nil ? text[...] : text[..<quote] + "?"
    var words = unquoted.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var key = words.removeLast()
    if let quoted { key = quoted.count == 3 ? String(quoted.dropFirst().dropLast()) : quoted }
    let known = ["cmd", "ctrl", "fn", "opt", "shift"]
    guard words.allSatisfy(known.contains), Set(words).count == words.count else { return text }
    return (words.sorted() + [key.utf8.count == 1 ? key.uppercased() : key]).joined(separator: "+")
  }

  private static func comments(_ trivia: [UInt8]) -> [String] {
    var comments: [String] = []
    var index = 0
    while index < trivia.count {
      guard trivia[index] == 0x2F else {
        index += 1
        continue
      }
      let start = index
      index += 2
      if trivia[start + 1] == 0x2F {
        while index < trivia.count && trivia[index] != 0x0A && trivia[index] != 0x0D { index += 1 }
      } else {
        var depth = 1
        while depth > 0 && index + 1 < trivia.count {
          switch (trivia[index], trivia[index + 1]) {
          case (0x2A, 0x2F): (depth, index) = (depth - 1, index + 2)
          case (0x2F, 0x2A): (depth, index) = (depth + 1, index + 2)
          default: index += 1
          }
        }
      }
      let text = String(decoding: trivia[start..<index], as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      comments.append(
        lines.map { $0.trimming { $0 == " " || $0 == "\t" } }.joined(separator: "\n"))
    }
    return comments
  }
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
