@testable import MenuSyntax

/// A tree read after changes is the tree of the whole text.
func fuzzChanges(_ input: FuzzInput) {
  var random = input.random
  var bytes = input.bytes
  var sound: SyntaxTree?
  var change: TextChange?
  for round in 0..<8 {
    let source = Source(path: "a.menu", bytes: bytes)
    let whole = SyntaxTree(parsing: source)
    if let sound, let change {
      let partial = SyntaxTree.parsing(source, after: change, of: sound)
      require(haveSameContents(partial, whole), "round \(round): another tree after \(change)")
    }
    if !whole.hasSyntaxError {
      sound = whole
      change = nil
    } else if sound == nil {
      return
    }
    let edit = RandomEdit(of: bytes, &random)
    bytes.replaceSubrange(edit.range, with: edit.text)
    let span = Span(UInt32(edit.range.lowerBound), UInt32(edit.range.upperBound))
    if change == nil {
      change = TextChange(replacing: span, by: edit.text.count)
    } else {
      change?.append(replacing: span, by: edit.text.count)
    }
  }
}

private func haveSameContents(_ tree: SyntaxTree, _ other: SyntaxTree) -> Bool {
  tree.tokens.count == other.tokens.count && tree.nodes.count == other.nodes.count
    && tree.errorNodes == other.errorNodes
    && zip(tree.lexicalFaults, other.lexicalFaults).allSatisfy {
      $0.kind == $1.kind && $0.span == $1.span
    }
    && tree.lexicalFaults.count == other.lexicalFaults.count
    && tree.escapedStrings == other.escapedStrings
    && tree.documentedTokens == other.documentedTokens
    && zip(tree.tokens, other.tokens).allSatisfy {
      $0.start == $1.start && $0.end == $1.end && $0.kind == $1.kind && $0.keyword == $1.keyword
        && $0.flagBits == $1.flagBits
    }
    && zip(tree.nodes, other.nodes).allSatisfy {
      $0.kind == $1.kind && $0.firstToken == $1.firstToken && $0.tokenEnd == $1.tokenEnd
        && $0.subtreeEnd == $1.subtreeEnd
    }
}

/// An edit as someone types it: mostly a few signs, at times a part of the text from elsewhere.
struct RandomEdit {
  var range: Range<Int>
  var text: [UInt8]

  private static let typed = ["x", " ", "\n", "share\n", " \"T\"", "", "{", "}", "{}", "\"", "é"]
    .map { Array($0.utf8) }

  init(of bytes: [UInt8], _ random: inout SeededGenerator) {
    let start = random.number(below: bytes.count + 1)
    let length = random.number(below: 3) > 0 ? 0 : random.number(below: 12)
    range = start..<min(bytes.count, start + length)
    switch random.number(below: 8) {
    case 0...4: text = Self.typed[random.number(below: Self.typed.count)]
    case 5...6: text = RandomTexts.pieces[random.number(below: RandomTexts.pieces.count)]
    default:
      let first = random.number(below: bytes.count + 1)
      text = Array(bytes[first..<min(bytes.count, first + random.number(below: 60))])
    }
  }
}
