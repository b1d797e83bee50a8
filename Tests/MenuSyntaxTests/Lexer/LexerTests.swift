import Testing

@testable import MenuSyntax

@Suite("The lexer")
struct LexerTests {
  /// The tokens of a text as `kind text`, without the end of the file.
  static func tokens(_ text: String) -> [String] {
    let source = Source(path: "a.menu", text: text)
    return Lexer.lex(source).tokens.dropLast().map { "\($0.kind) \(source.text(of: $0.span))" }
  }

  static func faults(_ bytes: [UInt8]) -> [String] {
    let lexed = Lexer.lex(Source(path: "a.menu", bytes: bytes))
    return lexed.faults.map { "\($0.kind) \($0.span.start)..<\($0.span.end)" }
  }

  static func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

  @Test("Words, numbers and signs")
  func signs() {
    #expect(
      Self.tokens("a _b2 é 12 -3 17.2 a.b a-b {}();,:/.@ = == != < <= > >= ! && || ---") == [
        "identifier a", "identifier _b2", "identifier é", "number 12", "number -3",
        "dottedWord 17.2", "dottedWord a.b", "hyphenatedWord a-b", "leftBrace {", "rightBrace }",
        "leftParenthesis (", "rightParenthesis )", "semicolon ;", "comma ,", "colon :", "slash /",
        "dot .", "at @", "equals =", "equalsEquals ==", "notEquals !=", "less <", "lessOrEqual <=",
        "greater >", "greaterOrEqual >=", "bang !", "andAnd &&", "orOr ||", "separator ---",
      ])
  }

  @Test("A symbol's name may begin with a digit, and holds dots")
  func symbolNames() {
    #expect(
      Self.tokens("1.circle 4k.tv 00.circle square.and.arrow.up")
        == [
          "dottedWord 1.circle", "dottedWord 4k.tv", "dottedWord 00.circle",
          "dottedWord square.and.arrow.up",
        ])
  }

  @Test(
    "Behind a plus the sign is the key, and the shortcut ends there",
    arguments: [
      ("key cmd+;", "cmd+;"), ("key cmd+; ;", "cmd+;"), ("key cmd+/ // c", "cmd+/"),
      ("key cmd++", "cmd++"), ("key cmd+}", "cmd+}"), ("key cmd+{", "cmd+{"),
      ("key cmd+\"", "cmd+\""), ("key cmd+shift+?", "cmd+shift+?"), ("key cmd+[ x", "cmd+["),
      ("key cmd+", "cmd+"), ("key cmd+F12", "cmd+F12"), ("key cmd+é", "cmd+é"),
      ("key cmd+a+b", "cmd+a+b"), ("key cmd+,a", "cmd+,"),
      ("key cmd+\"|\" x", "cmd+\"|\""), ("key cmd+\"\\\"\";", "cmd+\"\\\"\""),
      ("key cmd+\" \"", "cmd+\" \""), ("key cmd+\" help \"x\"", "cmd+\""),
      ("key cmd+\"é\"", "cmd+\"é\""), ("key cmd+\"}\" }", "cmd+\"}\""),
    ])
  func shortcuts(_ text: String, _ chord: String) {
    #expect(Self.tokens(text)[1] == "keyChord \(chord)")
  }

  @Test(
    "Straight behind `key` one sign is a key", arguments: ["?", "*", "+", "#", "%", "~", "[", "\\"])
  func signAlone(_ sign: String) {
    #expect(Self.tokens("key \(sign)") == ["identifier key", "sign \(sign)"])
    #expect(Self.faults("key \(sign)") == [])
    #expect(Self.tokens("kee \(sign)") == ["identifier kee"])
  }

  @Test("LF, CRLF and CR end a line")
  func lineEnds() {
    for end in ["\n", "\r\n", "\r", "\n\n\r"] {
      let tokens = Lexer.lex(Source(path: "a.menu", text: "a\(end)b c")).tokens
      #expect(tokens.map { $0.flags.contains(.newlineBefore) } == [false, true, false, false])
    }
    #expect(
      LineMap(Source(path: "a.menu", text: "a\nb\r\nc\rd\n\re")).starts == [0, 2, 5, 7, 9, 10])
  }

  @Test("A block comment is a blank, nests, and a line end in it is none")
  func blockComments() {
    #expect(Self.tokens("a/* x /* y */ z */b") == ["identifier a", "identifier b"])
    let tokens = Lexer.lex(Source(path: "a.menu", text: "a /* one\ntwo */ b")).tokens
    #expect(!tokens[1].flags.contains(.newlineBefore))
    #expect(Self.faults("a /* b /* c */") == ["unclosedComment 2..<4"])
    #expect(Self.faults("/*/") == ["unclosedComment 0..<2"])
    #expect(Self.faults("/**/") == [])
    #expect(Self.tokens("a // b /* c\nd") == ["identifier a", "identifier d"])
  }

  @Test("Only `///` first on its line is documentation")
  func documentation() {
    let cases: [(String, Bool)] = [
      ("/// x\na", true), ("  /// x\n\n  a", true), ("// x\na", false), ("//// x\na", false),
      ("/** x */\na", false), ("///\na", true), ("/// x\n// y\na", true), ("/// x\r\na", true),
      ("/// x\ra", true), ("\u{FEFF}/// x\na", true),
    ]
    for (text, isDocumented) in cases {
      let lexed = Lexer.lex(Source(path: "a.menu", text: text))
      #expect(
        lexed.tokens[0].flags.contains(.documented) == isDocumented, "\(text.debugDescription)")
      #expect(lexed.documentedTokens == (isDocumented ? [0] : []), "\(text.debugDescription)")
    }
    let tree = SyntaxTree(
      parsing: Source(path: "a.menu", text: "/// One.\n///  Two. \n//// No.\nlist A"))
    #expect(tree.root.part(ListSyntax.self)?.documentation == ["One.", " Two."])
    let behind = SyntaxTree(
      parsing: Source(path: "a.menu", text: "list A /// Behind A.\n/// Above B.\nlist B"))
    #expect(behind.root.parts(ListSyntax.self).map(\.documentation) == [[], ["Above B."]])
  }

  @Test("A byte-order mark is a blank at the start and nowhere else")
  func byteOrderMark() {
    #expect(Self.tokens("\u{FEFF}a") == ["identifier a"])
    #expect(Self.faults("\u{FEFF}a") == [])
    #expect(Self.faults("a\u{FEFF}b") == ["noBreakSpace 1..<4"])
  }

  @Test("A string ends on its line, and an escaped quote does not end it")
  func strings() {
    #expect(Self.tokens(#""a\"b" "c\\" "#) == [#"string "a\"b""#, #"string "c\\""#])
    #expect(Self.faults("\"a \nb") == ["unterminatedString 0..<2"])
    #expect(Self.faults("\"a\rb\"") == ["unterminatedString 0..<2", "unterminatedString 4..<5"])
    #expect(Self.faults("\"tab\there\"") == [])
    #expect(Self.faults("\"a\u{1}b\"") == ["controlInString 2..<3"])
    #expect(Self.faults("\"a\u{9F}b\"") == ["controlInString 2..<4"])
    #expect(Self.faults("\"a\u{202E}b\u{2069}\"") == [])
  }

  @Test(
    "Quotes of other kinds make a string, with one fault",
    arguments: ["“a b”", "”a b”", "‘a b’", "'a b'", "«a b»", "\"a b”", "“a b\"", "„a b“", "＂a b＂"])
  func otherQuotes(_ text: String) throws {
    let tokens = Self.tokens("x \(text) y")
    #expect(tokens == ["identifier x", "string \(text)", "identifier y"])
    #expect(Self.faults("x \(text) y").count == 1)
    let source = Source(path: "a.menu", text: text)
    let token = try #require(Lexer.lex(source).tokens.first)
    #expect(StringDecoder(source, token).text() == "a b")
  }

  @Test("Full-width signs are the signs that they stand for")
  func wideSigns() {
    #expect(
      Self.tokens("｛｝（）；，：／．＠＝＜＞！、").map { $0.split(separator: " ")[0] } == [
        "leftBrace", "rightBrace", "leftParenthesis", "rightParenthesis", "semicolon", "comma",
        "colon", "slash", "dot", "at", "equals", "less", "greater", "bang", "comma",
      ])
    #expect(Self.faults("｛").count == 1)
    #expect(Self.faults("ａ") == [], "a full-width letter is a letter")
  }

  @Test("Blanks of other kinds, controls and stray characters are trivia with a fault")
  func strayBytes() {
    #expect(Self.faults("a\u{A0}b") == ["noBreakSpace 1..<3"])
    #expect(Self.faults("a\u{3000}\u{2009}b") == ["noBreakSpace 1..<7"])
    #expect(Self.faults("a\u{B}b") == ["controlCharacter 1..<2"])
    #expect(Self.faults("a\u{7F}") == ["controlCharacter 1..<2"])
    #expect(Self.faults("a\0b") == ["nul 1..<2"])
    #expect(Self.faults("a\0\0") == ["nul 1..<3"])
    #expect(Self.faults("a # ??") == ["stray 2..<3", "stray 4..<6"])
    #expect(Self.faults("a\u{200E}b") == ["bidirectionalControl 1..<4"])
    #expect(
      Self.faults("// \u{2066}\n/* \u{61C} */") == [
        "bidirectionalControl 3..<6", "bidirectionalControl 10..<12",
      ])
    #expect(Self.tokens("a\u{200E}b") == ["identifier a", "identifier b"])
  }

  @Test(
    "Bytes that are not UTF-8 are faults wherever they stand",
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    for (before, after) in [("a ", " b"), ("\"", "\""), ("// ", "\n"), ("/* ", " */"), ("`", "`")] {
      let text = Array(before.utf8) + bytes + Array(after.utf8)
      let start = before.utf8.count
      #expect(Self.faults(text) == ["invalidUTF8 \(start)..<\(start + bytes.count)"], "\(before)")
    }
  }

  @Test("A line of seven signs is a marker of a merge conflict; six or eight are not")
  func mergeMarkers() {
    #expect(
      Self.faults("<<<<<<< HEAD\na\n=======\n>>>>>>> b") == [
        "mergeMarker 0..<12", "mergeMarker 15..<22", "mergeMarker 23..<32",
      ])
    #expect(Self.tokens("a\n||||||| x\nb") == ["identifier a", "identifier b"])
    #expect(!Self.faults("<<<<<<<< a").contains { $0.hasPrefix("merge") })
    #expect(!Self.faults(" ======= a").contains { $0.hasPrefix("merge") })
  }

  @Test("In backticks any word is a name and no keyword")
  func backticks() {
    let tokens = Lexer.lex(Source(path: "a.menu", text: "menu `menu` ` x")).tokens
    #expect(tokens[0].keyword == .menu)
    #expect(tokens[1].kind == .quotedIdentifier && tokens[1].keyword == .notAKeyword)
    #expect(tokens[2].kind == .quotedIdentifier && tokens[2].flags.contains(.unterminated))
    #expect(Self.faults("``") == ["wordInBackticks 0..<2"])
    #expect(Self.faults("`1a`") == ["wordInBackticks 0..<4"])
    #expect(Self.faults("`a b`") == ["wordInBackticks 0..<5"])
    #expect(Self.faults("`é`") == [])
  }

  @Test("Each keyword is found by its spelling, and no other word is one")
  func keywords() {
    for keyword in Keyword.allCases where keyword != .notAKeyword {
      #expect(!keyword.text.isEmpty)
      let tokens = Lexer.lex(Source(path: "a.menu", text: "\(keyword.text) \(keyword.text)x"))
        .tokens
      #expect(tokens[0].keyword == keyword)
      #expect(tokens[1].keyword == .notAKeyword)
    }
    let words = Set(Keyword.allCases.map(\.text))
    #expect(words.count == Keyword.allCases.count)
    for keyword in Keyword.allCases {
      let other = keyword.text.uppercased()
      if words.contains(other) { continue }
      #expect(Lexer.lex(Source(path: "a.menu", text: other)).tokens[0].keyword == .notAKeyword)
    }
  }

  @Test("A file past 16 MiB has one fault at its start and no token; one of that size is read")
  func sizeLimit() {
    let limit = Lexer.maximumSize
    #expect(limit == 16 * 1024 * 1024)
    let whole = Lexer.lex(Source(path: "a.menu", bytes: [UInt8](repeating: 0x20, count: limit)))
    #expect(whole.faults.isEmpty && whole.tokens.count == 1)
    #expect(whole.tokens[0].start == UInt32(limit))
    let over = SyntaxTree(
      parsing: Source(path: "a.menu", bytes: [UInt8](repeating: 0x61, count: limit + 1)))
    let diagnostics = SyntaxDiagnoser.diagnose(over, source: 0)
    #expect(diagnostics.map(\.rule) == ["file-too-large"])
    #expect(diagnostics[0].place.span == Span(0, 0))
    #expect(over.printed.count == limit + 1)
  }
}
