import Foundation
import MenuSyntax
import MenuTooling
import Testing

/// The `.menu` examples of README.md and of the pages are in blocks that begin with ```menu.
@Suite("Examples in the documentation")
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = "Sources/menugen/menugen.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The contents of the blocks of a kind, in order.
  private static func blocks(_ kind: String, in text: String) throws -> [String] {
    try text.matches(of: Regex<(Substring, Substring)>("```\(kind)\\n((?:.|\\n)*?)```"))
      .map { String($0.1) }
  }

  private static func concise(_ source: Source) -> String {
    ConciseReporter().report(ModuleAnalysis([source]).diagnostics, in: [source])
  }

  @Test("Every example is formatted, and the pages have their examples")
  func examplesAreFormatted() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent(Self.catalogue).path
    )
    .filter { $0.hasSuffix(".md") }.sorted().map { "\(Self.catalogue)/\($0)" }
    var counts: [String: Int] = [:]
    for path in ["README.md"] + pages {
      for example in try Self.blocks("menu", in: Self.text(path)) {
        let source = Source(path: path, text: example)
        let formatted = SourceFormatter.format(SyntaxTree(parsing: source))
        #expect(formatted?.bytes == source.bytes, "\(path): \(example)")
        counts[path, default: 0] += 1
      }
    }
    #expect(
      counts == [
        "README.md": 1, "\(Self.catalogue)/FirstMenu.md": 2, "\(Self.catalogue)/Formatting.md": 2,
        "\(Self.catalogue)/Language.md": 15, "\(Self.catalogue)/menugen.md": 1,
        "\(Self.catalogue)/AppKitApp.md": 1, "\(Self.catalogue)/SwiftUIApp.md": 2,
        "\(Self.catalogue)/MovingOver.md": 1,
        "\(Self.catalogue)/UIKitApp.md": 1,
      ])
  }

  @Test("The examples of README.md, the front page and the language have no errors")
  func examplesAreClean() throws {
    let pages = ["Language.md", "menugen.md"].map { "\(Self.catalogue)/\($0)" }
    for path in ["README.md"] + pages {
      for example in try Self.blocks("menu", in: Self.text(path)) {
        var options = AnalysisOptions()
        options.isFolderGuidelines = example.contains("\n  exclude ")
        let found = ModuleAnalysis([Source(path: path, text: example)], options: options)
          .diagnostics.filter { $0.severity > .note }
        #expect(found.map(\.message) == [], "\(path): \(example)")
      }
    }
  }

  @Test("The first menu is built as its page tells, with the findings that it shows")
  func firstMenu() throws {
    let page = try Self.text("\(Self.catalogue)/FirstMenu.md")
    let examples = try Self.blocks("menu", in: page)
    let path = "Sources/Tasks/Tasks.menu"
    let written = Source(path: path, text: examples[0])
    let check = "$ swift package check-menus --format concise\n"
    let shown = try Self.blocks("console", in: page).filter { $0.hasPrefix(check) }
    #expect(shown == [check + Self.concise(written)])

    let mended = FixApplication.mending([written], options: AnalysisOptions()).sources[0]
    let text = String(decoding: mended.bytes, as: UTF8.self)
    #expect(text.contains("context menu { done; delete }"))
    let question = try #require(examples[1].firstMatch(of: /confirm "[^"]+"/))
    let asking = text.replacing(
      /destructive +onscreen/, with: "destructive  \(question.0)  onscreen")
    #expect(Self.concise(Source(path: path, text: asking)) == "")
    #expect(examples[1].contains("destructive  \(question.0)  onscreen"))
  }

  @Test("The page about testing shows the tests of the sample")
  func testing() throws {
    let page = try Self.text("\(Self.catalogue)/Testing.md")
    let tests = try Self.text("Samples/Notes/Tests/NotesTests/NotesTests.swift")
    #expect(try Self.blocks("swift", in: page).first == tests)
  }

  @Test("The page about the language has each word of the table of constructs")
  func wordsOfTheLanguage() throws {
    let page = try Self.text("\(Self.catalogue)/Language.md")
    let code = try page.matches(of: Regex<(Substring, Substring)>("`([^`\\n]+)`"))
      .flatMap { $0.1.split { !$0.isLetter } }
    let known = Set(code.map(String.init))
    for construct in Construct.all {
      #expect(known.contains(construct.keyword.text), "\(construct.words)")
    }
  }
}
