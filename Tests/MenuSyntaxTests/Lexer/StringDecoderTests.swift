import Testing

@testable import MenuSyntax

@Suite("Strings: escapes and placeholders")
struct StringDecoderTests {
  static func decoder(_ text: String) -> StringDecoder {
    let source = Source(path: "a.menu", text: text)
    return StringDecoder(source, Lexer.lex(source).tokens[0])
  }

  /// Pieces as text: literals as they are, placeholders as `<name>`, faults as `!fault`.
  static func pieces(_ text: String) -> [String] {
    decoder("\"\(text)\"").pieces().map { piece in
      switch piece {
      case .literal(let text): return text
      case .placeholder(let name, _): return "<\(name)>"
      case .fault(let fault, _): return "!\(fault)"
      }
    }
  }

  @Test("The five escapes")
  func escapes() {
    #expect(Self.decoder(#""\" \\ \n \t \u{1F600} \u{41}""#).text() == "\" \\ \n \t 😀 A")
    #expect(Self.decoder(#""\u{0000041}""#).text() == "A")
  }

  @Test("Placeholders, doubled braces and what is neither")
  func placeholders() {
    #expect(Self.pieces("{count} Cards") == ["<count>", " Cards"])
    #expect(Self.pieces("a {b} c {d}") == ["a ", "<b>", " c ", "<d>"])
    #expect(Self.pieces("{{a}} {{{b}}}") == ["{a} {", "<b>", "}"])
    #expect(Self.pieces("{}") == ["!empty"])
    #expect(Self.pieces("{ }") == ["!empty"])
    #expect(Self.pieces("{a.b}{0}") == ["!noName", "!noName"])
    #expect(Self.pieces("a } b") == ["a ", "!loneClosingBrace", " b"])
    #expect(Self.pieces("a {b") == ["a ", "!unclosed"])
    #expect(Self.pieces("{a{b}") == ["!unclosed", "<b>"])
    #expect(Self.pieces("{état}{_x1}") == ["<état>", "<_x1>"])
    #expect(Self.pieces("") == [])
    #expect(Self.pieces(#"\u{7B}a\u{7D}"#) == ["{a}"], "an escaped brace is a character")
  }

  @Test("The span of a placeholder covers its braces")
  func spans() {
    guard case .placeholder(let name, let span)? = Self.decoder("\"ab {count}\"").pieces().last
    else {
      Issue.record("no placeholder")
      return
    }
    #expect(name == "count")
    #expect(span == Span(4, 11))
  }

  @Test("What is no escape is told with its span")
  func escapeErrors() {
    var found: [String] = []
    Self.decoder(#""\q \u{110000} \u{D800} \u{} \u41 \(x) \é""#).forEachEscapeError { span, error in
      found.append("\(error) \(span.start)..<\(span.end)")
    }
    #expect(
      found == [
        "unknown 1..<3", "noScalar 4..<14", "noScalar 15..<23", "noDigits 24..<28",
        "noDigits 29..<31", "interpolation 34..<36", "unknown 39..<42",
      ])
  }
}
