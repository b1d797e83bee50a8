import Foundation
import Testing

@testable import MenuSyntax

/// Each `Tests/Fixtures/Formatting/<case>.menu` comes out as `<case>.formatted`.
///
/// `RECORD=1 swift test` writes those files again and fails once, naming those that changed.
@Suite("What a formatted file looks like")
struct FormattingFixtureTests {
  static let folder = GrammarFile.root.appendingPathComponent("Tests/Fixtures/Formatting")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".menu") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func formatted(_ text: String) -> String? {
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    return SourceFormatter.format(tree).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("Each case comes out as recorded", arguments: names)
  func recorded(_ name: String) throws {
    let source = Self.folder.appendingPathComponent("\(name).menu")
    let expectation = Self.folder.appendingPathComponent("\(name).formatted")
    let tree = SyntaxTree(
      parsing: Source(path: source.path, bytes: Array(try Data(contentsOf: source))))
    let formatted = try #require(SourceFormatter.format(tree), "a syntax error")
    let recorded = try? Data(contentsOf: expectation)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      if recorded == Data(formatted.bytes) { return }
      try Data(formatted.bytes).write(to: expectation)
      Issue.record("recorded \(expectation.path)")
      return
    }
    #expect(
      recorded == Data(formatted.bytes), "\(name) differs; RECORD=1 swift test records it")
  }

  @Test("No recorded text is without its case")
  func nothingLeftOver() throws {
    #expect(Self.names.count > 10)
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where file.hasSuffix(".formatted") {
      #expect(Self.names.contains(String(file.dropLast(10))), "\(file)")
    }
  }

  @Test(
    "A shortcut has its modifiers in the system's order, and a letter is a capital",
    arguments: [
      ("cmd+shift+n", "shift+cmd+N"), ("cmd+opt+ctrl+shift+fn+f5", "fn+ctrl+opt+shift+cmd+f5"),
      ("cmd+fn+F5", "fn+cmd+F5"), ("cmd+shift++", "shift+cmd++"), ("cmd+;", "cmd+;"), ("n", "N"),
      ("cmd+delete", "cmd+delete"), ("shift+cmd", "shift+cmd"), ("cmd+cmd+k", "cmd+cmd+k"),
      ("super+cmd+k", "super+cmd+k"), ("cmd+é", "cmd+é"), ("cmd+1", "cmd+1"), ("?", "?"),
      ("cmd+@", "cmd+@"), ("shift+cmd+KK", "shift+cmd+KK"), ("k+cmd", "k+cmd"),
      ("return", "return"), ("cmd+\"n\"", "cmd+N"), ("\"n\"", "N"), ("\"7\"", "7"),
      ("shift+ctrl+\"?\"", "ctrl+shift+?"), ("cmd+\"+\"", "cmd++"), ("\"?\"", "\"?\""),
      ("cmd+opt+\"|\"", "opt+cmd+\"|\""), ("cmd+\"\\\\\"", "cmd+\"\\\\\""),
      ("cmd+\"é\"", "cmd+\"é\""), ("cmd+\"{{\"", "cmd+\"{{\""), ("cmd+\"", "cmd+\""),
    ])
  func shortcuts(_ written: String, _ expected: String) {
    #expect(
      Self.formatted("commands {\n  a \"A\" key \(written)\n}\n")
        == "commands {\n  a  \"A\"  key \(expected)\n}\n")
  }

  @Test("A file with a syntax error is left alone")
  func errors() {
    for text in [
      "menu A {", "commands { a \"\\q\" }", "menu A { share, }", "menu\u{A0}A { }", "\0",
    ] {
      #expect(Self.formatted(text) == nil, "\(text.debugDescription)")
    }
    // An error that only the module has, such as a name that nothing declares, keeps nothing from being formatted.
    #expect(Self.formatted("menu A{ nowhere }") == "menu A { nowhere }\n")
  }

  @Test("An empty file stays empty, and a byte-order mark stays alone")
  func empty() {
    #expect(Self.formatted("") == "")
    #expect(Self.formatted(" \n\n\t\n") == "")
    #expect(Self.formatted("\u{FEFF}\n") == "\u{FEFF}")
  }
}

@Suite("How many columns a text takes")
struct DisplayWidthTests {
  @Test(
    "Korean and emoji take two columns, marks none",
    arguments: [
      ("", 0), ("plain text", 10), ("메모", 4), ("\u{1106}\u{1166}\u{1106}\u{1169}", 4), ("é", 1),
      ("e\u{301}", 1), ("Share…", 6), ("🙂", 2), ("👨‍👩‍👧", 2), ("🇰🇷🇩🇪", 4), ("❤\u{FE0F}", 2),
      ("Ｆ", 2), ("ａ b", 4), ("Добавить", 8), ("eight by 메모 and more", 22), ("a\u{200D}b", 2),
    ])
  func columns(_ text: String, _ expected: Int) {
    let bytes = Array(text.utf8) + [0]
    let columns = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { DisplayWidth.columns($0, buffer.count - 1) }
    }
    #expect(columns == expected)
  }
}
