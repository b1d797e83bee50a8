import MenuSyntax
import Testing

@testable import MenuImport

@Suite("Tokens of Swift")
struct SwiftLexerTests {
  /// The tokens of a text, with strings and regular expressions as they are written.
  private func tokens(_ text: String) -> [String] {
    let source = Source(path: "A.swift", text: text)
    return SwiftLexer.tokens(of: source).map {
      $0.text.isEmpty ? source.text(of: $0.span) : $0.text
    }
  }

  @Test("Strings of all forms are one token, whatever is in them")
  func strings() {
    let strings = [
      #""plain""#, #""with \" and \\""#, ##"#"raw " \( and \"#"##, ##"#"raw \#("a") "#"##,
      #""\(a ? "x" : "y(")""#, #""\(f("\(g(")"))"))""#,
      "\"\"\"\n a \" \"\" \\(b(\"\"\"\n \"\"\"))\n\"\"\"",
      "#\"\"\"\n \"\"\" \n\"\"\"#", #""""#,
    ]
    for string in strings {
      #expect(tokens("f(\(string)) + 1") == ["f", "(", string, ")", "+", "1"])
    }
  }

  @Test("A string that isn't closed ends with its line")
  func openString() {
    #expect(tokens("a(\"open)\nb") == ["a", "(", "\"open)", "b"])
    #expect(tokens("a(\"open\\\nb") == ["a", "(", "\"open\\", "b"])
    #expect(tokens("a = \"\"\"\nb") == ["a", "=", "\"\"\"\nb"])
  }

  @Test(
    "A string that the file breaks off in ends with the file",
    arguments: [
      #""\"#, #""""\"#, ##"#"\#"##, #""\("\"#, #""\("\("#, ##"#"\#(#"\#"##, #""\u{"#, #""\(a"#,
    ])
  func brokenOffString(_ text: String) {
    #expect(tokens("a " + text) == ["a", text])
    let source = Source(path: "A.swift", text: "Button(" + text)
    let file = SwiftParser.parse(source, number: 0)
    #expect(file.statements.allSatisfy { $0.span.end <= source.count })
  }

  @Test("Comments are left out, and those in them")
  func comments() {
    #expect(tokens("a // \"b\n/* c /* d */ \" e */ f /* open") == ["a", "f"])
    #expect(tokens("x = /* y */ 3") == ["x", "=", "3"])
  }

  @Test("A slash divides, or begins a regular expression")
  func slashes() {
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("(a)/2 + b/2") == ["(", "a", ")", "/", "2", "+", "b", "/", "2"])
    #expect(tokens(#"x = /a"\/(b/ + y"#) == ["x", "=", #"/a"\/(b/"#, "+", "y"])
    #expect(tokens(##"f(#/a"/b/#)"##) == ["f", "(", ##"#/a"/b/#"##, ")"])
    #expect(tokens("f(#/\n a\" # /# \n/#)") == ["f", "(", "#/\n a\" # /#", "/", "#", ")"])
  }

  @Test("Names, numbers and operators")
  func others() {
    #expect(
      tokens("`default`.x1 ?? $0!.y = 0x1F + 1.5e3 ... a..<b") == [
        "default", ".", "x1", "??", "$0", "!", ".", "y", "=", "0x1F", "+", "1.5e3", "...", "a",
        "..<", "b",
      ])
    #expect(tokens("#if os(iOS)\n@State") == ["#if", "os", "(", "iOS", ")", "@State"])
    #expect(tokens("größe.😀") == ["größe", ".", "😀"])
  }
}
