import Testing

@testable import MenuSyntax

@Suite("A tree that is read after a change is the tree of the whole text")
struct ChangedTreeTests {
  private static func source(_ bytes: [UInt8]) -> Source { Source(path: "a.menu", bytes: bytes) }

  /// What is in a tree, without its source.
  private static func contents(_ tree: SyntaxTree) -> [String] {
    tree.tokens.map { "\($0)" } + tree.nodes.map { "\($0)" }
      + [
        "\(tree.slips) \(tree.lexicalFaults.count)", "\(tree.escapedStrings)",
        "\(tree.documentedTokens)",
      ]
  }

  /// Edits as someone types them, and any: each tree is read from the last sound one and what changed since.
  @Test(arguments: Array(UInt64(1)...8))
  func randomChangesGiveTheSameTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var partialCount = 0
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
          : Array(["x", " ", "\n", "share\n", " \"T\"", ""][random.number(below: 6)].utf8)
        bytes.replaceSubrange(start..<end, with: inserted)
        let span = Span(UInt32(start), UInt32(end))
        if change == nil {
          change = TextChange(replacing: span, by: inserted.count)
        } else {
          change?.append(replacing: span, by: inserted.count)
        }
        let whole = SyntaxTree(parsing: Self.source(bytes))
        if let sound, let change {
          if let partial = sound.replacing(change, in: Self.source(bytes)) {
            partialCount += 1
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(Self.contents(partial) == Self.contents(whole), "\(change) in \(text)")
          }
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
    let text = "/// D\nmenu A { a }\n/// E\nmenu B { b }\n\nmenu C { c }\n"
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    func isPartial(_ old: String, _ new: String) -> Bool {
      guard let range = text.firstRange(of: old) else { return false }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let change = TextChange(
        replacing: Span(UInt32(start), UInt32(start + old.utf8.count)), by: new.utf8.count)
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      return tree.replacing(change, in: Source(path: "a.menu", text: changed)) != nil
    }
    #expect(isPartial("{ b", "{ bb"))
    #expect(isPartial("{ a", "{ (a"))
    // A brace opens or closes more than this; a comment may hide the rest; what stands before it is another's.
    #expect(!isPartial(" b ", " { b "))
    #expect(!isPartial(" b ", " /* b "))
    #expect(!isPartial("/// E", "/// F"))
    #expect(!isPartial("menu B", "menus B"))
  }
}
