import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuGuidelines

/// Pieces of text that go and come leave no blank line and no second semicolon.
@Suite("Edits of the text")
struct SourceEditsTests {
  /// A text in which `[` and `]` are around a place.
  struct Marked {
    var source: Source
    var place: Place

    init(_ text: String) {
      let start = text.utf8.firstIndex(of: UInt8(ascii: "["))?.utf16Offset(in: text) ?? 0
      let end = (text.utf8.firstIndex(of: UInt8(ascii: "]"))?.utf16Offset(in: text) ?? 1) - 1
      source = Source(
        path: "a.menu",
        text: text.replacing("[", with: "").replacing("]", with: ""))
      place = Place(source: 0, span: Span(UInt32(start), UInt32(end)))
    }

    var edits: SourceEdits { SourceEdits([source]) }

    func applying(_ edits: [Edit]) -> String {
      let fix = Fix(title: "", edits: edits)
      let mended = FixApplication.applying([fix], to: [source])
      return String(decoding: mended[0].bytes, as: UTF8.self)
    }
  }

  @Test(
    "A removed piece takes its line, its semicolon or its blanks with it",
    arguments: [
      ("a\n  [b]\nc\n", "a\nc\n"), ("[b]\nc\n", "c\n"), ("a\n  [b]  \nc", "a\nc"),
      ("a\n[b]", "a\n"), ("a\r\n[b]\r\nc\r\n", "a\r\nc\r\n"), ("a\r[b]\rc", "a\rc"),
      ("a\n[b]\r", "a\n"),
      ("a; [b]; c", "a; c"), ("[a]; b", "b"), ("a; [b]", "a"), ("{ a; [b] }", "{ a }"),
      ("{ [a]; b }", "{ b }"), ("{ [a] ;b }", "{ b }"), ("{ [a] }", "{ }"), ("a [b] c", "a c"),
      ("a [b]\nc", "a\nc"), ("a [b]", "a "), ("a;\t[b]\nc", "a\nc"),
    ])
  func removal(_ text: String, _ wanted: String) {
    let marked = Marked(text)
    #expect(marked.applying([marked.edits.removal(of: marked.place)]) == wanted)
  }

  @Test(
    "Words go from around texts, and not from within",
    arguments: [
      (#"[a as "\" hidden \"" hidden]"#, #"a as "\" hidden \"""#),
      (#"[a hidden as "b"]"#, #"a as "b""#), (#"[hidden] a"#, " a"),
    ])
  func words(_ text: String, _ wanted: String) throws {
    let marked = Marked(text)
    let edit = try #require(marked.edits.removal(ofWords: ["hidden"], in: marked.place))
    #expect(marked.applying([edit]) == wanted)
  }

  @Test(
    "Words that stand in a text or in a block alone are not there",
    arguments: [#"[a as "\" hidden \""]"#, #"[a as "hidden]"#, #"[a "b" { hidden }]"#])
  func noWords(_ text: String) {
    let marked = Marked(text)
    #expect(marked.edits.removal(ofWords: ["hidden"], in: marked.place) == nil)
  }

  @Test(
    "A piece comes on a line of its own where the other has one, and behind a semicolon elsewhere",
    arguments: [
      ("{\n  [a]\n}", "{\n  a\n  x\n}", "{\n  x\n  a\n}"),
      ("{ [a] }", "{ a; x }", "{ x; a }"), ("[a]", "a\nx", "x\na"),
      ("\t[a]\r\n", "\ta\n\tx\r\n", "\tx\n\ta\r\n"), ("b\r[a]", "b\ra\nx", "b\rx\na"),
    ])
  func neighbours(_ text: String, _ after: String, _ before: String) {
    let marked = Marked(text)
    #expect(marked.applying([marked.edits.insertion("x", after: marked.place)]) == after)
    #expect(marked.applying([marked.edits.insertion("x", before: marked.place)]) == before)
  }

  @Test(
    "A piece comes at the end of a block as the others are written",
    arguments: [
      ("[menu { a }]", "menu { a; x }"), ("[menu { a; }]", "menu { a; x }"),
      ("[menu { }]", "menu { x }"), ("[menu {}]", "menu { x }"), ("[{}]", "{ x }"),
      ("[menu {\n  a\n}]", "menu {\n  a\n  x\n}"),
      ("  [menu {\n    a\n  }]", "  menu {\n    a\n    x\n  }"),
      ("[menu {\r\n  a\r\n}]", "menu {\r\n  a\r\n  x\n}"),
    ])
  func end(_ text: String, _ wanted: String) throws {
    let marked = Marked(text)
    let edit = try #require(marked.edits.insertion("x", atEndOf: marked.place))
    #expect(marked.applying([edit]) == wanted)
  }

  @Test(
    "What does not end with a block has no end to put a piece at", arguments: ["[a]", "[a }b]"])
  func noBlock(_ text: String) {
    let marked = Marked(text)
    #expect(marked.edits.insertion("x", atEndOf: marked.place) == nil)
  }

  @Test("A moved piece leaves its place as a removed one does")
  func moves() {
    let marked = Marked("{ a; [b]; c }")
    let a = Place(source: 0, span: Span(2, 3))
    let c = Place(source: 0, span: Span(8, 9))
    #expect(marked.applying(marked.edits.move(marked.place, after: c)) == "{ a; c; b }")
    #expect(marked.applying(marked.edits.move(marked.place, before: a)) == "{ b; a; c }")
  }
}
