import MenuModel
import MenuSyntax
import Testing

@Suite("Plural forms of texts")
struct PluralTests {
  static func forms(_ text: Text?) -> [String] {
    text?.plural?.forms.map { form in
      let pieces = form.text.segments.map { segment in
        switch segment {
        case .literal(let literal): literal
        case .variable(let id): "{\(id.index)}"
        case .option: "{option}"
        }
      }
      return "\(form.category.rawValue) \(pieces.joined())"
    } ?? []
  }

  @Test("Forms belong to the text before them, and count the first number in it")
  func forms() {
    let resolved = resolve(
      """
      state { name: String; noteCount: Int; pageCount: Int }
      commands {
        delete "{name}: {noteCount} of {pageCount}" one "{name}: A of {pageCount}" / "B" on when true confirm "C?" help "{pageCount} D" one "D"
      }
      """)
    #expect(found(resolved) == [])
    let command = resolved.module.commands[0]
    #expect(Self.forms(command.title) == ["one {0}: A of {2}"])
    #expect(command.title.plural?.count == StateID(1))
    #expect(command.titleWhenOn?.plural == nil && command.confirmation?.plural == nil)
    #expect(Self.forms(command.help) == ["one D"])
    #expect(command.help?.plural?.count == StateID(2))
  }

  @Test("`by` names the number that the text does not show, and `zero` is for 0 in every language")
  func countedBy() {
    let resolved = resolve(
      """
      app A { language fr }
      state { name: String; shown: Int; count: Int }
      commands {
        a "A" one "B" by count / "C" zero "D" one "E" by shown on when true
        b "{shown} As" zero "Z" one "O" by count help "{shown} B" zero "Z" one "O"
      }
      """)
    #expect(found(resolved) == [])
    let commands = resolved.module.commands
    #expect(Self.forms(commands[0].title) == ["one B"])
    #expect(commands[0].title.plural?.count == StateID(2))
    #expect(Self.forms(commands[0].titleWhenOn) == ["zero D", "one E"])
    #expect(commands[1].title.plural?.count == StateID(2))
    #expect(commands[1].help?.plural?.count == StateID(1))
  }

  @Test("Each text that people see can have forms")
  func everywhere() {
    let resolved = resolve(
      """
      state { n: Int; order: Order }
      choice Order { byDate "{n} Ds" one "D" subtitle "{n} Es" one "E" }
      commands {
        sort "{n} Ss" one "S" choose order
        both "{n} As" one "A" / "{n} Bs" one "B" on when n > 0
      }
      screen Main {
        item Card { context menu "{n} Cs" one "C" fixed { both as "{n} Fs" one "F" symbol star } }
        button Add "{n} Gs" one "G" symbol star { section "{n} Hs" one "H" { both } }
        toolbar {
          macOS {
            search "{n} Is" one "I" prominent
            view Level "{n} Js" one "J"
            group "{n} Ks" one "K" { both }
          }
        }
      }
      """)
    #expect(found(resolved) == [])
    let module = resolved.module
    #expect(Self.forms(module.choices[0].options[0].title) == ["one D"])
    #expect(Self.forms(module.choices[0].options[0].subtitle) == ["one E"])
    #expect(Self.forms(module.commands[1].titleWhenOn) == ["one B"])
    #expect(Self.forms(module.screens[0].items[0].contextMenu?.title) == ["one C"])
    #expect(Self.forms(module.screens[0].buttons[0].title) == ["one G"])
  }

  @Test("The language decides which forms there are")
  func language() {
    let resolved = resolve(
      """
      app A { language ru-RU }
      state { n: Int }
      commands { a "{n} заметки" one "{n} заметка" few "{n} заметки" many "{n} заметок" }
      """)
    #expect(found(resolved) == [])
    #expect(resolved.module.app.language == .russian)
    #expect(resolved.module.app.languageCode == "ru-RU")
    #expect(Self.forms(resolved.module.commands[0].title).count == 3)
  }

  @Test(
    "A language is found by its code, with a region or script",
    arguments: [
      ("en", SourceLanguage.english), ("en-GB", .english), ("pt", .portuguese),
      ("pt-BR", .portuguese), ("pt-PT", .europeanPortuguese), ("zh-Hant", .chinese),
      ("no", .norwegian), ("nb-NO", .norwegian),
    ])
  func codes(code: String, language: SourceLanguage) {
    #expect(SourceLanguage(code: code) == language)
  }

  @Test("A form for one number alone is told from one for several")
  func numbers() {
    #expect(SourceLanguage.english.numbers(of: .one) == nil)
    #expect(SourceLanguage.french.numbers(of: .one) == "0 and 1")
    #expect(SourceLanguage.arabic.numbers(of: .two) == nil)
  }
}
