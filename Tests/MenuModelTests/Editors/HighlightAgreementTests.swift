import Foundation
import MenuSyntax
import Testing

@Suite("What the editors show, beside what the parser reads")
struct HighlightAgreementTests {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The styles of a text's bytes, as a listing of `Tests/Editors/check` gives them.
  static func styles(of text: String, in listing: String) throws -> [String?] {
    let bytes = Array(text.utf8)
    var styles = [String?](repeating: nil, count: bytes.count)
    var lineStarts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(offset + 1) }
    for line in listing.split(separator: "\n") {
      let number = try #require(line.split(separator: ":").first.flatMap { Int($0) })
      var cursor = lineStarts[number - 1]
      for match in line.matches(of: /(\w+) ‹(.*?)›/) {
        let piece = Array(match.2.utf8)
        let start = try #require(
          bytes[cursor...].firstRange(of: piece)?.lowerBound, "\(line)")
        for offset in start..<start + piece.count { styles[offset] = String(match.1) }
        cursor = start + piece.count
      }
    }
    return styles
  }

  static let samples = [
    "Editors/Samples/Contexts", "../Samples/Mail/Mail", "../Samples/Timer/Sources/Timer/Timer",
    "../Samples/Files/Browser",
  ]

  @Test("The samples have every kind of surface")
  func surfaces() throws {
    var missing = Set(SurfaceKind.allCases.flatMap(\.nodeKinds))
    for sample in Self.samples {
      let file = Self.tests.appending(path: sample + ".menu")
      let text = try String(contentsOf: file, encoding: .utf8)
      let tree = SyntaxTree(parsing: Source(path: file.path, text: text))
      for number in tree.tokens.indices {
        for node in tree.nodes(aroundToken: number) { missing.remove(node.kind) }
      }
    }
    #expect(missing.isEmpty)
  }

  @Test(
    "A word is shown as a keyword where the parser takes it for one, and nowhere else",
    arguments: samples)
  func keywords(sample: String) throws {
    let file = Self.tests.appending(path: sample + ".menu")
    let name = file.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    let listing = try String(
      contentsOf: Self.tests.appending(path: "Editors/Expected/\(name).txt"), encoding: .utf8)
    let styles = try Self.styles(of: text, in: listing)
    let tree = SyntaxTree(parsing: Source(path: file.path, text: text))
    // Names to the tree, which are told from each other later.
    let areas: Set<String> = ["leading", "center", "trailing", "bottom", "max", "min"]

    var words = 0
    for (number, token) in tree.tokens.enumerated() where token.kind == .identifier {
      let node = try #require(tree.nodes(aroundToken: number).last)
      let word = tree.text(of: token)
      let style = styles[Int(token.start)]
      let isShown = style == "keyword" || style == "attribute" || style == "annotation"
      let isName: Bool
      switch node.kind {
      case .name, .variableReference, .optionReference, .optionTitle, .boolean:
        isName = !areas.contains(word)
      case .commandEntry: isName = node.firstToken.start == token.start
      default: isName = token.keyword == .notAKeyword
      }
      #expect(isShown == !isName, "\(word) in \(node.kind) at \(token.start): \(style ?? "plain")")
      words += 1
    }
    #expect(words > 60)
  }
}
