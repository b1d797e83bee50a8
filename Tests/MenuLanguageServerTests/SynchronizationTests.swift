import MenuJSON
import MenuSyntax
import Testing

@testable import MenuLanguageServer

@Suite struct SynchronizationTests {
  /// SplitMix64, so that each run makes the same edits.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let pieces = [
    "a", "…", "⌘", "한국어", "👩‍👩‍👧", "😀", "\n", "\r\n", "\r", "\"", "{", "}", " ", "é", "", "e\u{301}",
    "share", "  pin \"Pin\"\n", "// ⌘\n",
  ]

  /// A position in the units of an encoding, counted here from the characters alone.
  private static func position(
    _ text: [Unicode.Scalar], _ index: Int, _ encoding: PositionEncoding
  ) -> JSONValue {
    var line = 0
    var character = 0
    for (number, scalar) in text[..<index].enumerated() {
      let endsLine =
        scalar == "\n" || scalar == "\r" && !(number + 1 < text.count && text[number + 1] == "\n")
      if endsLine {
        line += 1
        character = 0
      } else {
        switch encoding {
        case .utf8: character += String(scalar).utf8.count
        case .utf16: character += String(scalar).utf16.count
        case .utf32: character += 1
        }
      }
    }
    return ["line": .int(line), "character": .int(character)]
  }

  /// 10,000 edits in notifications of one to three, of which some wait while others come: the server works on the last.
  @Test(arguments: PositionEncoding.allCases)
  func randomEditsComeToTheWholeText(encoding: PositionEncoding) throws {
    var generator = Generator(state: 0x6D65_6E75)
    var scalars = Array("commands {\n  share \"Share…\" key cmd+S // ⌘\n}\n".unicodeScalars)
    let editor = Editor(initialized: [:], encoding: encoding.rawValue)
    editor.open("a.menu", String(String.UnicodeScalarView(scalars)))
    var count = 0
    while count < 10_000 {
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        let changes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          Self.edit(&scalars, encoding, &generator)
        }
        count += changes.count
        editor.queueChange("a.menu", changes)
      }
      editor.work()
      editor.clear()
      let held = try #require(editor.server.workspace.open["/w/a.menu"])
      let expected = Array(String(String.UnicodeScalarView(scalars)).utf8)
      try #require(Array(held.text.source.bytes) == expected, "after \(count) edits")
      try #require(held.text.lines.starts == LineMap(held.text.source).starts)
    }
  }

  /// Changes the text at a random place, and gives the change as an editor sends it.
  private static func edit(
    _ scalars: inout [Unicode.Scalar], _ encoding: PositionEncoding, _ generator: inout Generator
  ) -> JSONValue {
    // Sometimes much goes at once, so that the text stays short.
    let most = scalars.count > 400 ? 300 : 4
    var start = Int.random(in: 0...scalars.count, using: &generator)
    var end = min(scalars.count, start + Int.random(in: 0...most, using: &generator))
    // No position is between CR and LF.
    if start > 0, start < scalars.count, scalars[start - 1] == "\r", scalars[start] == "\n" {
      start -= 1
    }
    if end > 0, end < scalars.count, scalars[end - 1] == "\r", scalars[end] == "\n" { end += 1 }
    let text = pieces.randomElement(using: &generator) ?? ""
    let change: JSONValue = [
      "range": [
        "start": position(scalars, start, encoding), "end": position(scalars, end, encoding),
      ], "text": .string(text),
    ]
    scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
    return change
  }

  @Test func positionsPastTheEndAreItsEnd() {
    let text = TextPositions(Source(path: "", text: "a⌘\r\nb"), .utf16)
    #expect(text.offset(LSP.Position(line: 0, character: 99)) == 4)
    #expect(text.offset(LSP.Position(line: 9, character: 0)) == 7)
    #expect(text.offset(LSP.Position(line: -1, character: 0)) == 0)
    #expect(text.position(7) == LSP.Position(line: 1, character: 1))
  }

  @Test func aPositionWithinACharacterIsItsStart() {
    let text = TextPositions(Source(path: "", text: "😀x"), .utf16)
    #expect(text.offset(LSP.Position(line: 0, character: 1)) == 0)
    #expect(text.offset(LSP.Position(line: 0, character: 2)) == 4)
  }

  @Test func aChangeOfAnUnopenedDocumentLeavesTheServerAlive() {
    let editor = Editor(initialized: [:])
    editor.replace("never.menu", with: "app A { }")
    editor.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/never.menu"]])
    #expect(editor.request("workspace/symbol", ["query": ""]) == [])
  }
}
