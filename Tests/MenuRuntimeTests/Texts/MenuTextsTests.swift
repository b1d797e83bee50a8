import Testing

@testable import MenuRuntime

@Suite("The system's texts")
struct MenuTextsTests {
  /// The names of all texts.
  static let names = MenuSystemItem.allCases.map(\.rawValue) + MenuText.allCases.map(\.rawValue)

  @Test("Only the buttons that are items of bars too share a name, and so a text")
  func names() {
    let shared = MenuText.allCases.filter { MenuSystemItem(rawValue: $0.rawValue) != nil }
    #expect(shared == [.cancel, .done])
  }

  @Test(
    "Ten languages have every text, and none has another", arguments: MenuTexts.Language.allCases)
  func completeness(language: MenuTexts.Language) {
    let texts = language.table.texts
    if !SystemTitlesTests.partial.contains(language) {
      #expect(Self.names.filter { texts[$0] == nil } == [])
    }
    #expect(texts.keys.filter { !Self.names.contains($0) } == [])
  }

  @Test("A text that a language lacks is in English")
  func english() {
    #expect(MenuTexts.text(.exitFullScreen, in: .finnish) == "Exit Full Screen")
    #expect(MenuTexts.title(of: .about, appName: "Notes", in: .finnish) == "About Notes")
    #expect(MenuTexts.title(of: .print, appName: "Notes", in: .dutch) == "Druk af…")
  }

  @Test("No text is empty or has blanks at its ends", arguments: MenuTexts.Language.allCases)
  func blanks(language: MenuTexts.Language) {
    for (name, text) in language.table.texts {
      #expect(!text.isEmpty, "\(name)")
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(name)")
    }
  }

  @Test(
    "A text has the placeholder once where English has it", arguments: MenuTexts.Language.allCases)
  func placeholders(language: MenuTexts.Language) {
    let named = ["about", "hide", "quit", "help", "undoNamed", "redoNamed", "shortcutTaken"]
    for (name, text) in language.table.texts {
      let signs = text.count { $0 == "%" }
      #expect(signs == (named.contains(name) ? 1 : 0), "\(name)")
      let filled = MenuTexts.format(text, with: "%@")
      #expect(filled == text, "\(name)")
      #expect(MenuTexts.format(text, with: "").contains("%") == false, "\(name)")
    }
  }

  @Test("A title ends in an ellipsis where English does", arguments: MenuTexts.Language.allCases)
  func ellipses(language: MenuTexts.Language) {
    // Traditional Chinese uses a different ellipsis, and German puts a no-break space before it.
    let ellipsis =
      switch language {
      case .traditionalChinese: "⋯"
      case .german: "\u{A0}…"
      default: "…"
      }
    for (name, text) in language.table.texts {
      let expected = MenuTexts.english.texts[name]?.hasSuffix("…") ?? false
      #expect(text.hasSuffix(ellipsis) == expected, "\(name)")
      #expect(text.contains { "…⋯".contains($0) } == expected, "\(name)")
      #expect(!text.contains("..."), "\(name)")
    }
  }

  @Test("What shows and what hides a thing are two texts", arguments: MenuTexts.Language.allCases)
  func secondTitles(language: MenuTexts.Language) {
    for item in MenuSystemItem.allCases {
      guard let text = item.textWhenOn else { continue }
      let title = MenuTexts.title(of: item, appName: "", in: language)
      #expect(MenuTexts.text(text, in: language) != title, "\(item)")
    }
  }

  @Test(
    "Names are put into texts",
    arguments: [
      (MenuTexts.Language.english, "Quit Notes", "Notes Help"),
      (.german, "Notes beenden", "Notes-Hilfe"),
      (.korean, "Notes 종료", "Notes 도움말"),
      (.japanese, "Notesを終了", "Notesヘルプ"),
      (.french, "Quitter Notes", "Aide Notes"),
      (.danish, "Slut Notes", "Hjælp til Notes"),
      (.europeanPortuguese, "Sair do Notes", "Ajuda do Notes"),
    ])
  func appNames(language: MenuTexts.Language, quit: String, help: String) {
    #expect(MenuTexts.title(of: .quit, appName: "Notes", in: language) == quit)
    #expect(MenuTexts.title(of: .help, appName: "Notes", in: language) == help)
  }

  @Test("Only the first placeholder is replaced, and a name is never read as a format")
  func formats() {
    #expect(MenuTexts.format("100 % of %@ and %@", with: "%@ %d") == "100 % of %@ %d and %@")
    #expect(MenuTexts.format("Nothing %", with: "Notes") == "Nothing %")
    #expect(MenuTexts.format("%%@", with: "Notes") == "%Notes")
  }

  @Test("Undo and Redo name the action, if it has a name")
  func undo() {
    let language = MenuTexts.Language.current
    #expect(MenuTexts.undoTitle(for: "") == MenuTexts.title(of: .undo, appName: "", in: language))
    #expect(MenuTexts.redoTitle(for: "") == MenuTexts.title(of: .redo, appName: "", in: language))
    #expect(MenuTexts.undoTitle(for: "Delete Note").contains("Delete Note"))
    #expect(MenuTexts.redoTitle(for: "Delete Note").contains("Delete Note"))
  }

  @Test("A button's Close and a window's have different keys")
  func keys() {
    #expect(MenuText.cancel.key == "cancel.title")
    #expect(MenuText.close.key == "closeButton.title")
    #expect(Set(MenuText.allCases.map(\.key)).count == MenuText.allCases.count)
  }

  #if !canImport(Darwin)
    @Test("Without localized strings, a text is the one in the source")
    func localizedStandIn() {
      let title = String(
        localized: "pin.title", defaultValue: "Pin \("Note")", table: "Menus", bundle: nil,
        comment: "Notes.menu:3")
      #expect(title == "Pin Note")
      #expect(String(localized: "pin.title", defaultValue: "Pin") == "Pin")
    }
  #endif
}
