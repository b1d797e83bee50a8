import MenuSyntax

extension ModuleResolver {
  /// A text with those of its forms that say something.
  ///
  /// - Parameter isWhole: Whether all placeholders of the text are known.
  mutating func plural(_ text: Text, _ syntax: [PluralFormSyntax], isWhole: Bool) -> Text {
    let count = counted(in: text)
    if count == nil, isWhole { reportNothingCounted(text, syntax) }
    var forms: [PluralForms.Form] = []
    var places: [PluralCategory: Place] = [:]
    for written in syntax {
      guard let category = PluralCategory(rawValue: written.keyword.text) else { continue }
      // Its variables are used, whatever is wrong with it.
      var isFormWhole = true
      let form = written.text.map { self.text($0, isWhole: &isFormWhole) }
      let word = place(written.keywordToken.span)
      if let first = places[category] {
        reportDuplicate(
          "duplicate-plural", at: word, "The form `\(category.rawValue)` is written twice",
          first: first)
        continue
      }
      places[category] = word
      guard isForm(category, written), let form, let count else { continue }
      if isFormWhole { reportHiddenNumber(form, category, count) }
      forms.append(PluralForms.Form(category: category, text: form))
    }
    guard let count, !forms.isEmpty else { return text }
    return Text(
      segments: text.segments, plural: PluralForms(count: count, forms: forms), place: text.place)
  }

  /// The first number in a text.
  private func counted(in text: Text) -> StateID? {
    for case .variable(let id) in text.segments where module.state[id.index].type == .int {
      return id
    }
    return nil
  }

  private mutating func reportNothingCounted(_ text: Text, _ syntax: [PluralFormSyntax]) {
    guard let first = syntax.first else { return }
    let numbers = module.state.filter { $0.type == .int }.map(\.name.text)
    let help =
      numbers.count == 1
      ? "Write the number in the text: `{\(numbers[0])}`."
      : "Write a state variable of type `Int` in the text: `{noteCount}`."
    report(
      "plural-without-number", at: place(first.keywordToken.span),
      "The text has no number that a plural form could be chosen by",
      related: [RelatedPlace(place: text.place, message: "the text")], help: help,
      fixes: [
        Fix(
          title: syntax.count == 1 ? "Remove the form" : "Remove the forms",
          applicability: .unsafe,
          edits: syntax.map { Edit(place: place($0.spanWithBlanks), text: "") })
      ])
  }

  /// Whether the language has a form; a diagnostic otherwise.
  private mutating func isForm(
    _ category: PluralCategory, _ syntax: PluralFormSyntax
  ) -> Bool {
    let language = module.app.language
    let known = language.pluralForms
    if known.contains(category) { return true }
    let removal = Fix(
      title: "Remove the form", applicability: .unsafe,
      edits: [Edit(place: place(syntax.spanWithBlanks), text: "")])
    let word = place(syntax.keywordToken.span)
    if category == .other {
      report(
        "plural-other", at: word, "The text without a word before it is the form `other`",
        help: "Write what `other` says as the text itself.", fixes: [removal])
      return false
    }
    let words = known.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let other =
      module.app.saysLanguage
      ? "" : " `language` in `app` says what the texts are written in, if not English."
    report(
      "plural-not-in-language", at: word,
      "\(language.name) has no plural form `\(category.rawValue)` for whole numbers",
      help: known.isEmpty
        ? "\(language.name) has one form for all numbers.\(other)"
        : "\(language.name) has \(words), and the text itself for all other numbers.\(other)",
      fixes: [removal])
    return false
  }

  /// Reports a form for several numbers that does not show which.
  private mutating func reportHiddenNumber(
    _ form: Text, _ category: PluralCategory, _ count: StateID
  ) {
    let language = module.app.language
    guard let numbers = language.numbers(of: category) else { return }
    for case .variable(let id) in form.segments where id == count { return }
    let name = module.state[count.index].name.text
    report(
      "plural-hides-number", at: form.place,
      "This form does not show the number, and \(language.name) uses it for \(numbers)",
      help: "Write `{\(name)}` in it.")
  }
}
