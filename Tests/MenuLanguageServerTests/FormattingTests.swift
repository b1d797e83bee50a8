import MenuJSON
import MenuSyntax
import Testing

@testable import MenuLanguageServer

@Suite struct FormattingTests {
  private static let options: JSONValue = ["tabSize": 2, "insertSpaces": true]

  private static func params(_ members: [String: JSONValue]) -> JSONValue {
    .object(
      members.merging(["textDocument": ["uri": "file:///w/f.menu"], "options": options]) { $1 })
  }

  /// A document after its range in `«»` was formatted.
  private static func formattingRange(of marked: String) -> String {
    let marked = MarkedText(marked)
    let editor = Editor(initialized: [:])
    editor.open("f.menu", marked.text)
    let edits = editor.request(
      "textDocument/rangeFormatting", params(["range": marked.range]))
    return editor.applying(edits, to: "f.menu")
  }

  /// A document after a character was typed before `|`.
  private static func typing(_ typed: String, in marked: String) -> String {
    let marked = MarkedText(marked)
    let editor = Editor(initialized: [:])
    editor.open("f.menu", marked.text)
    let edits = editor.request(
      "textDocument/onTypeFormatting",
      params(["position": marked.position, "ch": .string(typed)]))
    return editor.applying(edits, to: "f.menu")
  }

  // MARK: Whole files

  /// Texts that the formatter changes: braces round attributes, comments, shortcuts, line ends, a mark at the start.
  private static let untidy: [String] =
    [
      Samples.model, Samples.screens, Samples.model.replacing("\n", with: "\r\n"),
      "commands { a \"A\" key shift+cmd+k; b   \"B\" }", "\u{FEFF}list   A\n\n\n\nlist B\n\n",
      "menu M { // …\n a ;; b /* ⌘ */ ;c   // 한국어 \n\n}\n",
      "commands {\n  share \"Share…\" symbol square.and.arrow.up key shift+cmd+S asks often onscreen "
        + "enabled when hasSelection && count > 0 help \"Shares it\" {\n undoable // why\n }\n}\n",
      "commands {\n  @allow(x, \"y\") share \"Share…\" symbol square.and.arrow.up asks often onscreen "
        + "/* a */ enabled when hasSelection && count > 0 help \"Shares it with others\"\n  b \"B\"\n}\n",
      "app A { platforms iOS 17,  macOS 14 }\nstate { a : Bool }",
    ]

  @Test(arguments: untidy)
  func theEditsOfAFileComeToTheFormattedText(text: String) throws {
    let editor = Editor(initialized: [:])
    editor.open("f.menu", text)
    let edits = editor.request("textDocument/formatting", Self.params([:]))
    let formatted = try #require(
      SourceFormatter.format(SyntaxTree(parsing: Source(path: "", text: text))))
    let expected = String(decoding: formatted.bytes, as: UTF8.self)
    #expect(editor.applying(edits, to: "f.menu") == expected)
  }

  /// Any of the edits may be left out: what the text means stays, and formatting what is left comes to the same.
  @Test(arguments: untidy)
  func eachEditOfAFileStandsAlone(text: String) throws {
    let source = Source(path: "", text: text)
    let tree = SyntaxTree(parsing: source)
    let formatted = try #require(SourceFormatter.format(tree))
    for edit in LayoutEdits.edits(from: tree, to: formatted, source: 0) {
      var bytes = Array(source.bytes)
      bytes.replaceSubrange(
        Int(edit.place.span.start)..<Int(edit.place.span.end), with: edit.text.utf8)
      let changed = SyntaxTree(parsing: Source(path: "", bytes: bytes))
      let again = try #require(SourceFormatter.format(changed), "\(edit)")
      #expect(Array(again.bytes) == Array(formatted.bytes), "\(edit)")
    }
  }

  @Test func formattingLeavesWhatIsInOrder() {
    let editor = Editor(initialized: [:])
    editor.open("f.menu", "menu A  { a }\n\nmenu B { b }\n")
    let edits = editor.request("textDocument/formatting", Self.params([:]))
    #expect(edits.array?.count == 1)
    #expect(
      edits[0]?["range"] == [
        "start": ["line": 0, "character": 7], "end": ["line": 0, "character": 8],
      ])
  }

  // MARK: Ranges

  @Test(arguments: [
    // The lines of the range and no others.
    ("menu A {\na\n«b»\nc\n}\n", "menu A {\na\n  b\nc\n}\n"),
    ("menu A {\na\n«b\n»c\n}\n", "menu A {\na\n  b\nc\n}\n"),
    ("menu  A { a }\nmenu  «»B { b }\n", "menu  A { a }\nmenu B { b }\n"),
    // What does not fit on one line goes into braces as a whole.
    (
      "commands {\n  «»share \"Share…\" symbol square.and.arrow.up key cmd+S asks often onscreen "
        + "help \"Shares the notes that are selected with people nearby\"\n}\n",
      "commands {\n  share  \"Share…\"  {\n"
        + "    symbol square.and.arrow.up  key cmd+S  asks often onscreen\n"
        + "    help \"Shares the notes that are selected with people nearby\"\n  }\n}\n"
    ),
    // Of a broken file the declarations that are sound.
    ("menu  A {{ a\n}\nmenu  «B { b }»\n", "menu  A {{ a\n}\nmenu B { b }\n"),
    ("menu «A  { a a\nlist  B»\n", "menu A  { a a\nlist B\n"),
    ("list «A  as  a\nmenu  B { ) }\nlist   C»\n", "list A as a\nmenu  B { ) }\nlist C\n"),
  ])
  func aRangeIsFormatted(marked: String, expected: String) {
    #expect(Self.formattingRange(of: marked) == expected)
  }

  @Test(arguments: untidy)
  func rangesOneAfterTheOtherComeToTheFormattedText(text: String) throws {
    let formatted = try #require(
      SourceFormatter.format(SyntaxTree(parsing: Source(path: "", text: text))))
    let editor = Editor(initialized: [:])
    editor.open("f.menu", text)
    for line in 0..<40 {
      let position: JSONValue = ["line": .int(line), "character": 0]
      let edits = editor.request(
        "textDocument/rangeFormatting",
        Self.params(["range": ["start": position, "end": position]]))
      editor.replace("f.menu", with: editor.applying(edits, to: "f.menu"))
    }
    let held = try #require(editor.server.workspace.open["/w/f.menu"])
    let left = try #require(SourceFormatter.format(SyntaxTree(parsing: held.text.source)))
    #expect(Array(left.bytes) == Array(formatted.bytes))
  }

  @Test func severalRangesAreFormattedAtOnceWhereTheClientCan() {
    let editor = Editor()
    let result = editor.request(
      "initialize",
      ["capabilities": ["textDocument": ["rangeFormatting": ["rangesSupport": true]]]])
    #expect(
      result["capabilities"]?["documentRangeFormattingProvider"] == ["rangesSupport": true])
    editor.notify("initialized", [:])
    editor.open("f.menu", "list  A\nlist  B\nlist  C\n")
    let (first, last) = (MarkedText("«»x").range, MarkedText("\n\n«»x").range)
    let edits = editor.request(
      "textDocument/rangesFormatting", Self.params(["ranges": [first, last]]))
    #expect(editor.applying(edits, to: "f.menu") == "list A\nlist  B\nlist C\n")
  }

  // MARK: While typing

  @Test(arguments: [
    // A brace formats what it ends.
    ("}", "menu A {\na\n    b\n}|\nmenu  B { b }\n", "menu A {\n  a\n  b\n}\nmenu  B { b }\n"),
    ("}", "menu A {  menu   \"B\" {a;b}|  }\n", "menu A { menu \"B\" { a; b }  }\n"),
    // In a broken file it is aligned with the start of its block.
    ("}", "menu A {{\n  menu \"B\" {\n    b\n    }|\n", "menu A {{\n  menu \"B\" {\n    b\n  }\n"),
    // A line end formats the line above and indents the next.
    ("\n", "menu A {\n  a  ;b\n|\n}\n", "menu A {\n  a\n  b\n  |\n}\n"),
    ("\n", "menu A {\n|}\n", "menu A {\n|}\n"),
    ("\n", "menu A {\n  menu \"B\" {\n|\n", "menu A {\n  menu \"B\" {\n    |\n"),
    ("\n", "menu A {\n  menu \"B\" {\n      |}\n}\n", "menu A {\n  menu \"B\" {\n  |}\n}\n"),
    ("\n", "menu A { a }\n  |\nmenu B { b }\n", "menu A { a }\n|\nmenu B { b }\n"),
    (
      "\n", "commands {\n  one  \"One\"  symbol star\n  three \"Three\" symbol star\n|\n}\n",
      "commands {\n  one    \"One\"    symbol star\n  three  \"Three\"  symbol star\n  |\n}\n"
    ),
    // Texts and comments are left alone.
    ("}", "commands {\n     a \"{n}|\"\n}\n", "commands {\n     a \"{n}\"\n}\n"),
    ("\n", "/*\n|  x */\nmenu  A { a }\n", "/*\n  x */\nmenu  A { a }\n"),
    ("x", "menu  Ax| { a }\n", "menu  Ax { a }\n"),
  ])
  func whatIsTypedIsFormatted(typed: String, marked: String, expected: String) {
    #expect(Self.typing(typed, in: marked) == expected.replacing("|", with: ""))
  }
}
