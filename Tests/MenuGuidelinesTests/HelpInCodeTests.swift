import Testing

@testable import MenuGuidelines

/// What rules say of menus in an app's code has no words of the language of `.menu` files.
@Suite("Help about menus in code")
struct HelpInCodeTests {
  @Test("A sentence with a word of the language is left out, and one with a name is not")
  func sentences() {
    let message: Message = "Give it the shortcut of Redo. It is `key \("shift+cmd+Z")`."
    #expect(message.textForCode(in: .english) == "Give it the shortcut of Redo.")
    #expect(
      message.text(in: .english) == "Give it the shortcut of Redo. It is `key shift+cmd+Z`.")
    let name: Message = "Did you mean `\("star")`?"
    #expect(name.textForCode(in: .english) == "Did you mean `star`?")
    let word: Message = "Leave out `symbol none`."
    #expect(word.textForCode(in: .english) == nil)
  }

  @Test(
    "The page of a rule that looks at code says what to do there",
    arguments: GuidelineChecker.guidelines.filter { !$0.needs.contains(.menuFile) }.map(\.id))
  func pages(id: String) throws {
    let rule = try #require(GuidelineChecker.guideline(named: id))
    for language in [Language.english, .korean] {
      guard let remedy = rule.page.prose(in: language).remedy else { continue }
      let text = try #require(Message.forCode(remedy), "\(language)")
      #expect(!text.contains("`"))
    }
  }
}
