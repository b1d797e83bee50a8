import Foundation
import Testing

@testable import MenuSyntax

@Suite("Formatting keeps the meaning, and formats what is formatted to itself")
struct FormattingPropertyTests {
  /// What holds for the formatting of any bytes; says whether they could be formatted.
  @discardableResult
  static func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) -> Bool {
    let tree = SyntaxTree(parsing: Source(path: "a.menu", bytes: bytes))
    let errors = SyntaxDiagnoser.diagnose(tree, source: 0).filter { $0.severity == .error }
    guard let formatted = SourceFormatter.format(tree) else {
      #expect(!errors.isEmpty, "\(what()): refused without an error")
      return false
    }
    #expect(errors.isEmpty, "\(what()): formatted with an error")
    let text =
      "\(String(decoding: bytes, as: UTF8.self).debugDescription)\n\(String(decoding: formatted.bytes, as: UTF8.self))"
    let again = SyntaxTree(parsing: formatted)
    let (old, new) = (FormattedMeaning(tree), FormattedMeaning(again))
    #expect(old.tokens == new.tokens, "\(what()): tokens\n\(text)")
    #expect(old.nodes == new.nodes, "\(what()): nodes\n\(text)")
    #expect(old.comments == new.comments, "\(what()): comments\n\(text)")
    #expect(old.documentation == new.documentation, "\(what()): documentation\n\(text)")
    let twice = SourceFormatter.format(again)
    #expect(
      twice?.bytes == formatted.bytes,
      "\(what()): not the same again\n\(text)\n\(twice.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")"
    )
    #expect(isTidy(Array(formatted.bytes)), "\(what()): untidy\n\(text)")
    return true
  }

  /// Whether no line ends in a blank, no two blank lines follow each other, none is first or last, and the last line ends.
  private static func isTidy(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if text.isEmpty { return true }
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = index + 1
      let isEnd =
        text[index] == 0x0A
        || (text[index] == 0x0D && !(next < text.endIndex && text[next] == 0x0A))
      if isEnd {
        lines.append(
          text[start..<index].last == 0x0D ? text[start..<(index - 1)] : text[start..<index])
        start = next
      }
      index = next
    }
    if start != text.endIndex || lines.first?.isEmpty != false || lines.last?.isEmpty != false {
      return false
    }
    return lines.allSatisfy { $0.last != 0x20 && $0.last != 0x09 }
  }

  @Test("The project's files: samples and fixtures")
  func files() {
    var count = 0
    for (number, file) in RandomTexts.files.enumerated() where Self.check(file, "file \(number)") {
      count += 1
    }
    #expect(count > 60)
  }

  @Test("The conformance files, where they are there")
  func conformance() throws {
    let root = GrammarFile.root.deletingLastPathComponent().resolvingSymlinksInPath()
    let folder = root.appendingPathComponent("shared/conformance")
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil),
      FileManager.default.fileExists(atPath: folder.path)
    else {
      print("not run: no \(folder.path) beside the project")
      return
    }
    var count = 0
    while let file = found.nextObject() as? URL {
      guard file.pathExtension == "menu" else { continue }
      if Self.check(Array(try Data(contentsOf: file)), file.lastPathComponent) { count += 1 }
    }
    #expect(count > 300)
  }

  /// Files small enough to try many changes of them.
  private static let small = RandomTexts.files.filter { file in
    file.count < 1200
      && !SyntaxTree(parsing: Source(path: "a.menu", bytes: file)).hasSyntaxError
  }

  @Test("Small files changed at random, ten thousand in all", arguments: 1...20)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 15_485_863)
    var count = 0
    for round in 0..<500 {
      let file = Self.small[random.number(below: Self.small.count)]
      let text =
        round % 4 == 0 ? RandomTexts.mutated(file, &random) : RandomTexts.respaced(file, &random)
      if Self.check(text, "seed \(seed), round \(round)") { count += 1 }
    }
    // Enough to say something; how many exactly depends on the files that there are to change.
    #expect(count > 100, "changes that leave no syntax error")
  }

  @Test("A comment at each place, in lines that need braces too")
  func comments() {
    let long = """
      state { isOn: Bool; count: Int }
      commands {
        glow "Glow in the Dark of the Night" symbol star enabled when isOn && count > 0 key cmd+G often help "Glows"
        fade "Fade" / "Appear" on when isOn subtitle "Slowly" symbol moon destructive { key cmd+F; confirm "Fade, really?" }
      }
      """
    let comments = ["/* c */", " // c\n", "/// c\n", "/* c\n   c */"]
    for file in [Array(long.utf8)] + Self.small.filter({ $0.count < 500 }) {
      let tokens = SyntaxTree(parsing: Source(path: "a.menu", bytes: file)).tokens
      for (number, token) in tokens.enumerated() {
        for comment in comments {
          let text = file[..<Int(token.start)] + comment.utf8 + file[Int(token.start)...]
          Self.check(Array(text), "\(comment.debugDescription) before token \(number)")
        }
      }
      // And one at all of them.
      for comment in comments {
        var text: [UInt8] = []
        var offset = 0
        for token in tokens {
          text += file[offset..<Int(token.start)] + Array(comment.utf8)
          offset = Int(token.start)
        }
        Self.check(text + file[offset...], "\(comment.debugDescription) before all tokens")
      }
    }
  }

  @Test("Deep, long and many")
  func extremes() {
    let deep = String(repeating: "menu \"A\" { ", count: 62)
    let many = String(repeating: "flip; ", count: 20_000)
    let comments = String(repeating: "/* a */ ", count: 5_000)
    let long = String(repeating: "é", count: 50_000)
    let attributes = String(repeating: " often symbol a", count: 5_000)
    let texts = [
      "menu M { \(deep)flip\(String(repeating: "}", count: 62))}",
      "menu M { \(many)}", "menu M { \(comments)flip \(comments)}",
      "menu M { flip; \(comments) flip }",
      "commands { a \"\(long)\" symbol star; \(long) \"B\" }",
      "commands {\n a \"A\"\(attributes)\n b \"B\"\(attributes)\n}",
      "commands { a \"A\" enabled when \(String(repeating: "(", count: 60))a\(String(repeating: ")", count: 60)) }",
      String(repeating: "list A\n", count: 20_000),
    ]
    for (number, text) in texts.enumerated() {
      #expect(Self.check(Array(text.utf8), "text \(number)"))
    }
  }
}
