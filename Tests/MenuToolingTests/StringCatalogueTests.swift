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
    _ old: String? = nil, _ module: String = module, language: String = "en",
    of name: String = "Notes"
  ) throws -> String {
    var catalogue = try old.map { try StringCatalogue(Array($0.utf8)) } ?? StringCatalogue()
    try catalogue.update(entries(module), language: language, module: name)
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
              "comment" : "Title of the command pin in Notes",
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
      "gone.title":{"comment":"Title of the command gone in Notes","extractionState":"manual","localizations":{
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
    try catalogue.update([], language: "en", module: "Notes", prunes: true)
    #expect(!catalogue.text.contains("gone.title") && catalogue.text.contains("\"own\""))
    #expect(catalogue.text.contains("For the menu of notes."))
  }

  /// Texts that an app has itself, with comments that begin like those of menus, as they are in an app.
  private static let own = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "archive.title" : { "comment" : "Title of the window that archives", "extractionState" : "manual" },
        "pane.title" : {
          "comment" : "Title of the command pane in Settings", "extractionState" : "manual",
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Bereich" } } } },
        "quit" : { "comment" : "Button of the question before closing", "extractionState" : "stale" }
      },
      "version" : "1.0"
    }
    """

  @Test("A catalog of the app's own loses nothing, and is as it was without the menus")
  func ownTexts() throws {
    let merged = try Self.updated(Self.own)
    for line in Self.own.split(separator: "\n").dropFirst(3).dropLast(4) {
      #expect(merged.contains(line), "\(line)")
    }
    var catalogue = try StringCatalogue(Array(merged.utf8))
    try catalogue.update([], language: "en", module: "Notes", prunes: true)
    #expect(catalogue.text == Self.own)
  }

  @Test("Two modules with one catalog keep each other's texts, also when they are pruned")
  func twoModules() throws {
    let mail = "commands { send \"Send\" }"
    let both = try Self.updated(try Self.updated(), mail, of: "Mail")
    for prunes in [false, true] {
      var catalogue = try StringCatalogue(Array(both.utf8))
      try catalogue.update(Self.entries(mail), language: "en", module: "Mail", prunes: prunes)
      try catalogue.update(Self.entries(), language: "en", module: "Notes", prunes: prunes)
      #expect(catalogue.text == both)
    }
    // One text for both is one entry; two texts cannot have one key.
    let same = try Self.updated(both, "commands { pin \"Pin at 100%\" }", of: "Mail")
    #expect(same.contains("Title of the command pin in Notes"))
    #expect(throws: StringCatalogue.Fault.self) {
      try Self.updated(both, "commands { pin \"Attach\" }", of: "Mail")
    }
  }

  @Test("A text that the app has by a key of the menus is not written over, and it is said")
  func takenKeys() throws {
    let own = """
      {"sourceLanguage":"en","strings":{"pin.title":{"comment":"Above the map","localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Your Pins"}}}}}}
      """
    #expect(throws: StringCatalogue.Fault.self) { try Self.updated(own) }
    let same = own.replacing("Your Pins", with: "Pin at 100%")
    #expect(try Self.updated(same).contains("Above the map"))
  }

  @Test("A form that shows another value than the number is not one of the number's forms")
  func otherValues() {
    let found = Self.entries(
      """
      state { noteCount: Int; name: String; other: Int }
      commands {
        delete "Delete {noteCount} Notes" one "Delete “{name}”"
        move "Move {noteCount} Notes" one "Move {other}"
      }
      """)
    #expect(
      found.map(\.key) == ["delete.title", "delete.title.one", "move.title", "move.title.one"])
    let varied = found.filter { !$0.variations.isEmpty }
    #expect(varied.isEmpty)
    #expect(found[1].value == "Delete “%@”")
  }

  @Test(
    "Each placeholder of a translation stands for a value of its kind",
    arguments: [
      ("charge.title", "%lld %% voll", []), ("charge.title", "%1$lld%%", []),
      ("charge.title", "zu %d%% voll", []), ("charge.title", "%lld voll", []),
      ("charge.title", "%@%% voll", ["has %@ where the text has %lld"]),
      ("charge.title", "%lld% voll", ["has “% v”, and a percent sign beside values is written %%"]),
      ("charge.title", "%lld%", ["has “%”, and a percent sign beside values is written %%"]),
      (
        "charge.title", "%2$lld",
        [
          "has the placeholder %2$lld, for which there is no value", "lacks the placeholder %lld",
        ]
      ),
      ("charge.title", "%lld %lld", ["has the placeholder %lld, for which there is no value"]),
      (
        "charge.title", "%s",
        [
          "has “%s”, and a percent sign beside values is written %%", "lacks the placeholder %lld",
        ]
      ),
      ("charge.title", "%lld %n", ["has “%n”, and a percent sign beside values is written %%"]),
      ("move.title", "%2$@: %1$lld", []), ("move.title", "%lld nach %@", []),
      (
        "move.title", "%@: %lld",
        [
          "has %@ where the text has %1$lld", "has %lld where the text has %2$@",
        ]
      ),
      (
        "move.title", "%1$@ nach %2$lld",
        [
          "has %1$@ where the text has %1$lld", "has %2$lld where the text has %2$@",
        ]
      ),
      ("move.title", "%1$lld", ["lacks the placeholder %2$@"]),
      ("move.title", "%5$@ %@ %1$lld", ["has the placeholder %5$@, for which there is no value"]),
      ("pin.title", "Bei 100 % anheften", []), ("pin.title", "100%d'un", []),
      ("pin.title", "%@ anheften", ["has the placeholder %@, for which there is no value"]),
    ])
  func placeholders(_ key: String, _ translation: String, _ problems: [String]) throws {
    var catalogue = try StringCatalogue(Array(Self.updated().utf8))
    catalogue.translate(key, into: "de", as: translation)
    let text = try #require(Self.entries().first { $0.key == key })
    let found = catalogue.translationProblems(of: [text], in: "de")
    #expect(found.map(\.problem.message) == problems)
  }

  @Test("Each form is looked at, and those that vary by a number of their own")
  func placeholdersOfForms() throws {
    func problems(_ key: String, _ german: String) throws -> [String] {
      let text = """
        {"sourceLanguage":"en","strings":{"\(key)":{"localizations":{"de":\(german)}}}}
        """
      let entry = try #require(Self.entries().first { $0.key == key })
      return try StringCatalogue(Array(text.utf8)).translationProblems(of: [entry], in: "de")
        .map(\.problem.message)
    }
    func unit(_ value: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
    }
    func plural(_ one: String, _ other: String) -> String {
      #"{"variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}}"#
    }
    #expect(try problems("delete.title", plural("Notiz", "%lld Notizen")) == [])
    #expect(
      try problems("delete.title", plural("%@", "%lld Notizen"))
        == ["has %@ where the text has %lld"])
    let varied = { (text: String, number: Int) in
      #"{"stringUnit":{"state":"translated","value":"\#(text)"},"substitutions":{"notes":{"argNum":\#(number),"#
        + #""formatSpecifier":"lld","# + plural("%arg Notiz", "%arg Notizen").dropFirst() + "}}"
    }
    #expect(try problems("move.title", varied("%#@notes@ nach %2$@", 1)) == [])
    #expect(
      try problems("move.title", varied("%#@notes@ nach %1$lld", 2))
        == ["has %2$lld where the text has %2$@"])
  }

  @Test("Each comment begins as one of a `.menu` file")
  func comments() {
    let all = Self.entries(
      """
      choice Order { title "Title" help "By title" subtitle "A to Z" }
      state { order: Order; isOn: Bool }
      commands {
        /// Keeps a note first. Others follow.
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
      let comment = entry.comment(in: "Notes")
      #expect(LocalizedEntry.isComment(comment, of: entry.key, in: "Notes"), "\(comment)")
      #expect(
        LocalizedEntry.isComment(comment + ". Short!", of: entry.key, in: "Notes"), "\(comment)")
      #expect(!LocalizedEntry.isComment(comment, of: entry.key, in: "Mail"), "\(comment)")
      #expect(!LocalizedEntry.isComment(comment, of: "other.button", in: "Notes"), "\(comment)")
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
              "comment" : "Title of the command pin in Notes",
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
              "comment" : "Title of the command zap in Notes",
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
      try catalogue.update(Self.entries(), language: "en", module: "Notes")
      #expect(catalogue.isUnchanged)
    }
    var first = StringCatalogue()
    try first.update(Self.entries(), language: "en", module: "Notes")
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
