import Testing

@testable import MenuSyntax

@Suite("A tree that is read after a change is the tree of the whole text")
struct ChangedTreeTests {
  private static func source(_ bytes: [UInt8]) -> Source { Source(path: "a.menu", bytes: bytes) }

  /// What is in a tree, without its source.
  private static func contents(_ tree: SyntaxTree) -> [String] {
    tree.tokens.map { "\($0)" } + tree.nodes.map { "\($0)" }
      + [
        "\(tree.errorNodes) \(tree.lexicalFaults)", "\(tree.escapedStrings)",
        "\(tree.documentedTokens)",
      ]
  }

  /// Edits as someone types them, and any: each tree is read from the last sound one and what changed since.
  @Test(arguments: Array(UInt64(1)...8))
  func randomChangesGiveTheSameTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (partialCount, unbalancedCount) = (0, 0)
    for _ in 0..<100 {
      var bytes = RandomTexts.files[random.number(below: RandomTexts.files.count)]
      if bytes.count > 6_000 { continue }
      var sound: SyntaxTree?
      var change: TextChange?
      for _ in 0..<12 {
        let start = random.number(below: bytes.count + 1)
        let end =
          random.number(below: 3) > 0
          ? start : min(bytes.count, start + random.number(below: 8))
        let inserted =
          random.number(below: 2) == 0
          ? RandomTexts.pieces[random.number(below: RandomTexts.pieces.count)]
          : Array(
            ["x", " ", "\n", "share\n", " \"T\"", "", "\"", "{", "}"][random.number(below: 9)].utf8)
        bytes.replaceSubrange(start..<end, with: inserted)
        let span = Span(UInt32(start), UInt32(end))
        if change == nil {
          change = TextChange(replacing: span, by: inserted.count)
        } else {
          change?.append(replacing: span, by: inserted.count)
        }
        let whole = SyntaxTree(parsing: Self.source(bytes))
        if let sound, let change {
          let source = Self.source(bytes)
          let edit = sound.declaration(after: change, in: source)
          if let edit {
            if sound.replacing(edit, in: source) != nil { partialCount += 1 }
            if !edit.lexed.bracesAreBalanced { unbalancedCount += 1 }
          }
          let tree = SyntaxTree.parsing(source, after: change, of: sound)
          let text = String(decoding: bytes, as: UTF8.self)
          #expect(Self.contents(tree) == Self.contents(whole), "\(change) in \(text)")
        }
        if !whole.hasSyntaxError {
          sound = whole
          change = nil
        } else if sound == nil {
          break
        }
      }
    }
    #expect(partialCount > 20)
    #expect(unbalancedCount > 0)
  }

  /// Describes tokens, and the lists that name them by number.
  private static func contents(_ lexed: LexedSource) -> [String] {
    lexed.tokens.map { "\($0)" }
      + [
        "\(lexed.faults) \(lexed.bracesAreBalanced)", "\(lexed.escapedStrings)",
        "\(lexed.documentedTokens)",
      ]
  }

  /// Any edit of a declaration of many lines: tokens that are taken from the tree are those of the whole declaration.
  @Test(arguments: Array(UInt64(1)...8))
  func linesOfADeclarationAreReadAgain(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = "app A {}\n/// Those.\ncommands {\n"
    for number in 0..<12 {
      text += number % 3 == 0 ? "  /// One of them.\n\n" : "  // {\n"
      text += "  c\(number) \"T \\\"\(number)…\" symbol a.b { key cmd+\(number); often }\n"
    }
    text += "}\nmenu M {}\n"
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    let node = tree.nodes[Int(tree.nodes[1].subtreeEnd)]
    let range = Int(node.firstToken)..<Int(node.tokenEnd)
    let start = Int(tree.tokens[range.lowerBound].start)
    let end = Int(tree.tokens[range.upperBound - 1].end)
    let pieces: [String] = [
      "x", " ", "\n", "\"", "\\", "{", "}", "/* ", "*/", "// ", "///", "/", ";", "“", "cmd+", "-",
      "<<<<<<<",
      "\n  /// New.\n  d \"D\"\n", "", "",
    ]
    var readCount = 0
    for _ in 0..<600 {
      let first = start + 9 + random.number(below: end - start - 10)
      let length = random.number(below: 3) > 0 ? 0 : random.number(below: 30)
      let last = min(first + length, end - 1)
      let inserted = Array(pieces[random.number(below: pieces.count)].utf8)
      let change = TextChange(replacing: Span(UInt32(first), UInt32(last)), by: inserted.count)
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(first..<last, with: inserted)
      let part = Self.source(Array(bytes[start..<end + change.growth]))
      guard var lexed = tree.relexing(part, range, after: change) else { continue }
      // The text before the declaration is not in the part.
      lexed.tokens[0].flagBits = 0
      readCount += 1
      #expect(
        Self.contents(lexed) == Self.contents(Lexer.lex(part)),
        "\(change) in \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(readCount > 200)
  }

  @Test func changesThatFollowEachOtherBecomeOne() {
    var change = TextChange(replacing: Span(10, 12), by: 5)
    change.append(replacing: Span(20, 21), by: 0)
    #expect((change.start, change.oldEnd, change.newEnd) == (10, 18, 20))
    change.append(replacing: Span(4, 11), by: 1)
    #expect((change.start, change.oldEnd, change.newEnd) == (4, 18, 14))
    #expect(change.growth == -4)
  }

  @Test func onlyTheDeclarationOfAChangeIsRead() {
    let text = "/// D\nmenu A { a }\n/// E\nmenu B { b }\n\nmenu C { c }\nmenu D {\n  d\n}\n"
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    func edit(_ old: String, _ new: String) -> (SyntaxTree.EditedDeclaration, Source)? {
      guard let range = text.firstRange(of: old) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let change = TextChange(
        replacing: Span(UInt32(start), UInt32(start + old.utf8.count)), by: new.utf8.count)
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      let source = Source(path: "a.menu", text: changed)
      return tree.declaration(after: change, in: source).map { ($0, source) }
    }
    func isPartial(_ old: String, _ new: String) -> Bool {
      edit(old, new).flatMap { tree.replacing($0, in: $1) } != nil
    }
    #expect(isPartial("{ b", "{ bb"))
    #expect(isPartial("{ a", "{ (a"))
    // Characters that the lexer reports end with their line; an open quote may hide the brace on it.
    #expect(isPartial("  d", "  \"d"))
    #expect(isPartial("  d", "  %“d"))
    #expect(!isPartial("{ b", "{ \"b"))
    // Where a brace is open, all is parsed again, and the tokens of the others are known.
    #expect(edit(" b ", " { b ")?.0.lexed.bracesAreBalanced == false)
    #expect(edit(" b ", " /* b ") == nil)
    // A brace opens or closes more than this; a comment may hide the rest; what comes before it belongs to another.
    #expect(!isPartial(" b ", " { b "))
    #expect(!isPartial(" b ", " /* b "))
    #expect(!isPartial("/// E", "/// F"))
    #expect(!isPartial("menu B", "menus B"))
  }
}
