import Foundation
import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling
import Testing

/// Menus in the translations of a string catalog. The files are in `Tests/Fixtures/Preview/Translated`.
@Suite("Previews in another language")
struct TranslatedPreviewTests {
  static let folder = TextPreviewTests.root.appendingPathComponent(
    "Tests/Fixtures/Preview/Translated")

  static func module() throws -> ModuleAnalysis {
    try TextPreviewTests.analysis("Tests/Fixtures/Preview/Translated/Cards.menu")
  }

  static func translations(
    of analysis: ModuleAnalysis, into language: String
  ) throws -> [Place: Text] {
    let catalogue = try StringCatalogue(
      Array(Data(contentsOf: folder.appendingPathComponent("Menus.xcstrings"))))
    return catalogue.translations(of: analysis.module, into: language)
  }

  static func drawing(_ language: String, _ states: [String] = []) throws -> String {
    let analysis = try module()
    let translations = try translations(of: analysis, into: language)
    var state = PreviewState(showing: analysis.module)
    for assignment in states { try state.set(assignment) }
    let preview = TextPreview(sources: analysis.sources, state: state)
    return analysis.module.app.platforms.map {
      preview.draw(
        PreviewBuilder.surfaces(
          of: analysis.module, on: $0.platform,
          in: PreviewTranslation(code: language, texts: translations)))
    }.joined(separator: "\n")
  }

  @Test("Every platform is drawn as recorded", arguments: ["de", "ko"])
  func recorded(_ language: String) throws {
    let text = try Self.drawing(language)
    let recorded = Self.folder.appendingPathComponent("\(language).txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: recorded)
      Issue.record("recorded \(language).txt")
    }
    #expect(try String(contentsOf: recorded, encoding: .utf8) == text)
  }

  @Test("A number chooses the form of the text, and that of its translation")
  func plurals() throws {
    let one = try Self.drawing("de", ["count=1", "isPinned=true"])
    #expect(one.contains("  Karte ablegen ") && one.contains("  Lösen "))
    // The text itself has no form for one card.
    #expect(one.contains("  Eine Karte nach deck bewegen "))
    #expect(try Self.drawing("ko", ["count=1"]).contains("  deck(으)로 카드 1장 이동 "))
  }

  @Test("A page has the texts too, with what a terminal does not draw")
  func page() throws {
    let analysis = try Self.module()
    let page = PreviewPage(
      module: analysis.module, sources: analysis.sources,
      state: PreviewState(showing: analysis.module), diagnostics: [],
      translation: PreviewTranslation(
        code: "de", texts: try Self.translations(of: analysis, into: "de")),
      others: [PreviewTranslation(code: "en", texts: [:])]
    ).html
    #expect(page.contains("\"title\":[\"Karte umdrehen\"]"))
    #expect(page.contains("\"subtitle\":[\"Von A bis Z\"]") && page.contains("\"language\":\"de\""))
    let other = try #require(page.range(of: #""others":[{"code":"en","platforms""#))
    #expect(!page[..<other.lowerBound].contains("A to Z"))
    #expect(page[other.upperBound...].contains("A to Z"))
    #expect(page.contains(#""1":["Karte ablegen"],"other":[0," Karten ablegen"]"#))
    #expect(page.contains("\"title\":[\"Sortieren\"]"))
  }

  /// What a translation of `Move {count} Cards to {deck}` becomes: `<0>` is the first variable.
  static func translated(
    _ format: String, _ form: String? = nil, substitutions: String = "{}"
  ) throws -> String {
    let source = Source(
      path: "a.menu",
      text: """
        state { count: Int; deck: String }
        commands { move "Move {count} Cards to {deck}" one "Move a Card to {deck}" }
        """)
    let module = ModuleAnalysis([source]).module
    func entry(_ text: String) -> String {
      #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"},"#
        + #""substitutions":\#(substitutions)}}}"#
    }
    let one = form.map { #","move.title.one":\#(entry($0))"# } ?? ""
    let catalogue = try StringCatalogue(
      Array(#"{"sourceLanguage":"en","strings":{"move.title":\#(entry(format))\#(one)}}"#.utf8))
    let texts = catalogue.translations(of: module, into: "de")
    let text = texts[module.commands[0].title.place] ?? module.commands[0].title
    func spelled(_ text: Text) -> String {
      text.segments.map { segment in
        switch segment {
        case .literal(let literal): return literal
        case .variable(let variable): return "<\(variable.index)>"
        case .option: return "{option}"
        }
      }.joined()
    }
    return ([text] + (text.plural?.forms ?? []).map(\.text)).map(spelled).joined(separator: " | ")
  }

  @Test("Placeholders are the variables of the text, by number or else by turn")
  func placeholders() throws {
    #expect(try Self.translated("%1$lld nach %2$@") == "<0> nach <1> | Move a Card to <1>")
    #expect(try Self.translated("In %2$@: %1$lld", "Eine in %@") == "In <1>: <0> | Eine in <1>")
    #expect(
      try Self.translated("%lld nach %@ (100%%)") == "<0> nach <1> (100%) | Move a Card to <1>")
    // What the text has no value for is shown as it is.
    #expect(try Self.translated("%3$@ % x") == "%@ % x | Move a Card to <1>")
  }

  @Test("A part that varies by its own number is put in once, whatever it says itself")
  func substitutions() throws {
    let cards = #"""
      {"cards":{"argNum":1,"variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%arg × %#@cards@"}}}}}}
      """#
    #expect(
      try Self.translated("%2$@: %#@cards@, %#@gone@", substitutions: cards)
        == "<1>: <0> × %#@cards@, %#@gone@ | Move a Card to <1>")
  }
}
