import Foundation
import MenuJSON
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuPreview

/// The page of a module. `Tests/Preview/check` opens those of the samples in a browser.
@Suite("Preview pages")
struct PreviewPageTests {
  static func page(_ text: String) -> String {
    let analysis = ModuleAnalysis([Source(path: "a.menu", text: text)])
    return PreviewPage(
      module: analysis.module, sources: analysis.sources,
      state: PreviewState(showing: analysis.module), diagnostics: analysis.diagnostics
    ).html
  }

  /// The text between the tags of the page's data.
  static func data(_ page: String) -> Substring {
    let start = page.range(of: "id=\"menus\">")?.upperBound ?? page.endIndex
    let end = page[start...].range(of: "</script>")?.lowerBound ?? page.endIndex
    return page[start..<end]
  }

  @Test("No text of a file ends the script that holds it, and the data stays JSON")
  func hostileTexts() throws {
    let page = Self.page(
      """
      commands { run "</script><img src=x onerror=alert(1)><!--" }
      item Note { context menu { run } }
      """)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<img"))
    let value = try JSONValue(Array(Self.data(page).utf8))
    #expect("\(value)".contains("onerror"))
  }

  /// A page whose texts are all this, the file's name among them, for an editor.
  private static func page(ofTexts text: String) -> String {
    let source = Source(
      path: text + ".menu",
      text: """
        guidelines 2026
        state { s: String; n: Int }
        commands {
          run "\(text)" / "\(text)" on when n == 1
          move "{n} \(text)" one "\(text) {s}" subtitle "\(text)"
        }
        item Note { context menu "\(text)" { run; menu "\(text)" { run; move } } }
        """)
    let analysis = ModuleAnalysis([source])
    var module = analysis.module
    module.app.name = text
    let translations = Dictionary(
      uniqueKeysWithValues: module.commands.compactMap(\.title).map {
        ($0.place, Text(segments: [.literal(text)], place: $0.place))
      })
    return PreviewPage(
      module: module, sources: analysis.sources, state: PreviewState(showing: module),
      diagnostics: [],
      translation: PreviewTranslation(code: "en", texts: translations)
    ).editorHTML
  }

  @Test(
    "A sign of markup is escaped whatever it makes one character with",
    arguments: GraphemeSamples.scalars)
  func graphemes(name: String, joining: String) {
    let signs = ["<", ">", "&", "'", "/", "!", "-"].flatMap { sign in
      ["", "\u{301}", "\u{200D}", "\u{FE0F}"].map { joining + sign + $0 }
    }
    let page = Self.page(ofTexts: signs.joined() + "\(joining)</script\(joining)>")
    let plain = Self.page(ofTexts: "x")
    func count(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "<") } }
    #expect(count(page) == count(plain))
    #expect(page.utf8.count > plain.utf8.count + 5 * signs.count)
  }

  @Test("A page lets a browser run its own script, by its hash, and no other")
  func policy() throws {
    let page = Self.page("commands { run \"Run\" }")
    let policies = page.matches(of: /Content-Security-Policy" content="([^"]*)"/).map {
      String($0.1)
    }
    let scripts = page.matches(of: /<script>([\s\S]*?)<\/script>/).map { String($0.1) }
    let (policy, script) = (try #require(policies.first), try #require(scripts.first))
    #expect(policies.count == 1 && scripts.count == 1)
    let source = policy.firstMatch(of: /script-src '([^']*)'/)?.1
    #expect(source.map(String.init) == PageScript.source(of: script))
    // Of FIPS 180-4, and of lengths around that of a block, as `openssl dgst -sha256 -binary | base64` gives them.
    for (text, hash) in [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
      (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
      (String(repeating: "a", count: 63), "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
      (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
      (String(repeating: "a", count: 65), "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA="),
      (String(repeating: "a", count: 200), "wqkI2Y9d+Yet5BtfziEwZ++8wh7yJAISpB5UtefCiuU="),
    ] { #expect(PageScript.source(of: text) == "sha256-\(hash)") }
  }

  @Test("Findings stand with the entry that they are about, by their numbers")
  func findings() {
    let page = Self.page(
      """
      guidelines 2026
      commands {
        one  "delete it"
        two  "Two"
      }
      item Note { context menu { one; two } }
      """)
    let data = Self.data(page)
    #expect(data.contains("\"rule\":\"label-title-case\""))
    let one = data.range(of: "\"title\":[\"delete it\"]")?.upperBound ?? data.endIndex
    let two = data.range(of: "\"title\":[\"Two\"]")?.lowerBound ?? data.endIndex
    #expect(one < two && data[one..<two].contains("\"findings\":["))
  }

  @Test("The pages of the rules that found something are in the page, in its language")
  func rules() {
    let text = """
      guidelines 2026
      commands { one "delete it"; one "Two" }
      item Note { context menu { one } }
      """
    let data = Self.data(Self.page(text))
    #expect(data.matches(of: /"id":"label-title-case"/).count == 1)
    #expect(data.contains("Capitals set a command apart from a sentence"))
    #expect(data.contains("https://developer.apple.com/design/human-interface-guidelines/menus"))
    // An error of the language has no page.
    #expect(data.contains("\"rule\":\"duplicate") && !data.contains("\"id\":\"duplicate"))
  }

  @Test("An alternate has the modifier that shows it, on platforms with a menu bar alone")
  func alternates() {
    let data = Self.data(
      Self.page(
        """
        app App { platforms iOS 26, macOS 26 }
        commands { copy "Copy Text"; plain "Copy as Text" }
        item Note { context menu { copy; plain alternate } }
        menu bar { menu Text "Text" { copy; plain alternate ctrl } }
        """))
    #expect(data.matches(of: /"alternate":"(.+?)"/).map(\.1) == ["⌥", "⌃"])
    #expect(data.components(separatedBy: "\"title\":[\"Copy as Text\"]").count == 3)
  }

  @Test(
    "The data of a page is what is recorded, and JSON",
    arguments: ["Studio", "MenuBars", "Toolbars", "MacToolbars", "Marks"])
  func data(_ name: String) throws {
    let analysis = try TextPreviewTests.analysis("Tests/Fixtures/Emission/\(name)/\(name).menu")
    let page = PreviewPage(
      module: analysis.module, sources: analysis.sources,
      state: PreviewState(showing: analysis.module), diagnostics: analysis.diagnostics
    ).html
    let data = String(Self.data(page))
    _ = try JSONValue(Array(data.utf8))
    // A line for each item; rules have pages of their own.
    let text =
      data.replacing(/,"rules":.*/.dotMatchesNewlines(), with: "")
      .replacing("{\"kind\"", with: "\n{\"kind\"") + "\n"
    let recorded = TextPreviewTests.root.appendingPathComponent(
      "Tests/Fixtures/Preview/\(name).json")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: recorded)
      Issue.record("recorded \(name).json")
    }
    #expect(try String(contentsOf: recorded, encoding: .utf8) == text)
  }
}
