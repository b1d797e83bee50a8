import MenuEmission
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@Suite("String catalogs")
struct StringCatalogueTests {
  private static let module = """
    state { noteCount: Int; folder: String }
    commands {
      pin "Pin at 100%"
      delete "Delete {noteCount} Notes" one "Delete {noteCount} Note"
      move "Move {noteCount} Notes to {folder}" one "Move Note to {folder}"
      charge "{noteCount}% Done"
    }
    """

  private static func entries(_ text: String = module) -> [LocalizedEntry] {
    let tree = SyntaxTree(parsing: Source(path: "Notes.menu", text: text))
    let resolved = ModuleResolver.resolve([tree], fallbackName: "Notes")
    return SwiftEmitter.localizedEntries(of: resolved.module)
  }

  /// A catalog brought up to date with a module.
  private static func updated(
    _ old: String? = nil, _ module: String = module, language: String = "en"
  ) throws -> String {
    var catalogue = try old.map { try StringCatalogue(Array($0.utf8)) } ?? StringCatalogue()
    try catalogue.update(entries(module), language: language)
    return catalogue.text
  }

  @Test("Each text has its key, a format for its variables, and what it is")
  func texts() {
    let found = Self.entries().map { "\($0.key) | \($0.value) | \($0.comment)" }
    #expect(
      found == [
        "charge.title | %lld%% Done | Title of the command charge",
        "delete.title | Delete %lld Notes | Title of the command delete",
        "delete.title.one | Delete %lld Note | Title of the command delete (one)",
        "move.title | Move %1$lld Notes to %2$@ | Title of the command move",
        "move.title.one | Move Note to %@ | Title of the command move (one)",
        "pin.title | Pin at 100% | Title of the command pin",
      ])
    let variations = Self.entries()[1].variations.map { "\($0.category.rawValue) \($0.value)" }
    #expect(variations == ["one Delete %lld Note", "other Delete %lld Notes"])
    // A second value can be varied only as a part of its own, which a translator does in Xcode.
    #expect(Self.entries()[3].variations.isEmpty)
  }

  @Test("A new catalog is set as Xcode sets it")
  func layout() throws {
    let text = try Self.updated(nil, "commands { pin \"Pin\" }")
    #expect(
      text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "pin.title" : {
              "comment" : "Title of the command pin",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pin"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(try Self.updated(nil, "app Notes { strings none }").contains("\"strings\" : {\n\n  }"))
  }

  private static let german = """
    {"sourceLanguage":"en","version":"1.1","strings":{
      "pin.title":{"comment":"For the menu of notes.","extractionState":"extracted_with_value","localizations":{
        "en":{"stringUnit":{"state":"new","value":"PIN"}},
        "de":{"variations":{"device":{"mac":{"stringUnit":{"state":"translated","value":"Anheften"}}}}}}},
      "gone.title":{"comment":"Title of the command gone","extractionState":"manual","localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Weg"}}}},
      "own":{"extractionState":"manual","shouldTranslate":false}}}
    """

  @Test("Translations stay, and are to be looked at again where the text is another")
  func translations() throws {
    let changed = try Self.updated(Self.german, "commands { pin \"Pin\" }")
    #expect(changed.contains("\"value\" : \"Anheften\""))
    #expect(changed.contains("\"state\" : \"needs_review\""))
    #expect(changed.contains("For the menu of notes.") && changed.contains("extracted_with_value"))
    #expect(changed.contains(#""version":"1.1""#) && changed.contains("shouldTranslate"))
    let same = try Self.updated(Self.german, "commands { pin \"PIN\" }")
    #expect(!same.contains("needs_review"))
  }

  @Test(
    "Two commands of one menu that are translated alike are found once, and those of two menus are not"
  )
  func doubledTitles() throws {
    let module = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          app Notes { platforms iOS 17, macOS 14 }
          commands { remove "Remove"; delete "Delete"; erase "Erase" }
          item One { context menu { remove; delete } }
          item Two { context menu { erase; menu "More" { delete } } }
          """)
    ]).module
    let units = ["remove", "delete", "erase"].map { name in
      """
      "\(name).title":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Löschen"}}}}
      """
    }
    let text =
      #"{"sourceLanguage":"en","strings":{\#(units.joined(separator: ","))},"version":"1.0"}"#
    let catalogue = try StringCatalogue(Array(text.utf8))
    let texts = SwiftEmitter.localizedEntries(of: module)
    let found = catalogue.doubledTitles(in: module, texts, in: "de")
    #expect(found.map(\.key) == ["delete.title"])
    #expect(found.map(\.problem) == [.doubled("Remove")])
    #expect(catalogue.doubledTitles(in: module, texts, in: "fr").isEmpty)
  }

  @Test("A text that is gone keeps its translation as a stale one; a key of someone else's stays")
  func leftovers() throws {
    let changed = try StringCatalogue(Array(Self.updated(Self.german, "").utf8))
    let lines = changed.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.filter { $0.contains("stale") }.count == 1)
    #expect(
      changed.text.contains(#""value":"Weg""#) == false && lines.contains("\"value\" : \"Weg\""))
    #expect(changed.text.contains(#""own":{"extractionState":"manual","shouldTranslate":false}"#))
    let back = try Self.updated(changed.text, "commands { gone \"Gone\" }")
    #expect(!back.contains("stale") && back.contains("\"value\" : \"Weg\""))
  }

  @Test("What is gone is removed with its translations where that is asked for")
  func pruning() throws {
    var catalogue = try StringCatalogue(Array(Self.german.utf8))
    try catalogue.update([], language: "en", prunes: true)
    #expect(!catalogue.text.contains("gone.title") && catalogue.text.contains("\"own\""))
    #expect(catalogue.text.contains("For the menu of notes."))
  }

  @Test("Each comment begins as one of a `.menu` file")
  func comments() {
    let all = Self.entries(
      """
      choice Order { title "Title" help "By title" subtitle "A to Z" }
      state { order: Order; isOn: Bool }
      commands {
        pin "Pin" / "Unpin" on when isOn help "Keeps it first" subtitle "Here" confirm "Pin it?"
        sort "Sort" choose order
      }
      screen Notes {
        item Note { context menu "Note" { menu "More" { pin }; section "Order" { each sort } } }
        button Add "Add" { pin }
        toolbar { iOS { group "Pins" { pin }; search "Find Notes" } macOS { view zoom "Zoom" } }
      }
      menu bar { menu Tools "Tools" { pin } }
      """)
    #expect(all.count > 12)
    for entry in all {
      #expect(
        LocalizedEntry.commentBeginnings.contains { entry.comment.hasPrefix($0) },
        "\(entry.comment)")
    }
  }

  @Test(
    "A change of one text leaves the others as they are written, and new ones go where Xcode puts them"
  )
  func smallChanges() throws {
    let written = """
      {
        "sourceLanguage": "en",
        "strings": {
          "zoom" : {},
          "About" : { "shouldTranslate" : false },
          "About" : { "comment" : "Twice" },
          "pin.title" : {
          }
        },
        "version": "1.2"
      }

      """
    #expect(
      try Self.updated(written, "commands { pin \"Pin\"; zap \"Zap\" }")
        == """
        {
          "sourceLanguage": "en",
          "strings": {
            "zoom" : {},
            "About" : { "shouldTranslate" : false },
            "About" : { "comment" : "Twice" },
            "pin.title" : {
              "comment" : "Title of the command pin",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pin"
                  }
                }
              }
            },
            "zap.title" : {
              "comment" : "Title of the command zap",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zap"
                  }
                }
              }
            }
          },
          "version": "1.2"
        }

        """)
  }

  @Test("A catalog that is up to date is not written again, however it is set")
  func unchanged() throws {
    let text = try Self.updated()
    for same in [text, text.filter { $0 != "\n" }] {
      var catalogue = try StringCatalogue(Array(same.utf8))
      try catalogue.update(Self.entries(), language: "en")
      #expect(catalogue.isUnchanged)
    }
    var first = StringCatalogue()
    try first.update(Self.entries(), language: "en")
    #expect(!first.isUnchanged)
  }

  @Test("A source text that a person varies stays as it is")
  func variedSource() throws {
    let varied = """
      {"sourceLanguage":"en","strings":{"pin.title":{"localizations":{"en":{"variations":{"device":{
      "mac":{"stringUnit":{"state":"translated","value":"Pin Here"}}}}}}}}}
      """
    #expect(try Self.updated(varied).contains("Pin Here"))
  }

  @Test(
    "What is no catalog, or one of another language, is left alone",
    arguments: ["", "{", "[]", "{\"strings\":[]}", "{\"sourceLanguage\":\"de\",\"strings\":{}}"])
  func faults(text: String) {
    #expect(throws: StringCatalogue.Fault.self) { try Self.updated(text) }
  }

  @Test("A file that is not UTF-8 is refused, since it could not be written as it is")
  func otherEncodings() throws {
    let bytes = Array("{\"strings\":{\"Caf".utf8) + [0xE9] + Array("\":{}}}".utf8)
    #expect(throws: StringCatalogue.Fault.self) { try StringCatalogue(bytes) }
  }
}
