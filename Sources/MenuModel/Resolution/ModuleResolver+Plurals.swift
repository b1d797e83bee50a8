import MenuSyntax

extension ModuleResolver {
  /// A text with those of its forms that say something.
  ///
  /// - Parameters:
  ///   - countedBy: What is written after the forms.
  ///   - isWhole: Whether all placeholders of the text are known.
  mutating func plural(
    _ text: Text, _ syntax: [PluralFormSyntax], by countedBy: CountedBySyntax?, isWhole: Bool
  ) -> Text {
    let count = countedBy.map { number($0, isUsed: !syntax.isEmpty) } ?? counted(in: text)
    if countedBy == nil, count == nil, isWhole { reportNothingCounted(text, syntax) }
    let hasZero = syntax.contains { $0.keyword == .zero }
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
      if isFormWhole, countedBy == nil {
        reportHiddenNumber(form, category, count, hasZero: hasZero)
      }
      forms.append(PluralForms.Form(category: category, text: form))
    }
    guard let count, !forms.isEmpty else { return text }
    return Text(
      segments: text.segments, plural: PluralForms(count: count, forms: forms), place: text.place)
  }

  /// The variable after `by`; nil with a diagnostic if it is no number, or if there is no form to choose.
  private mutating func number(_ syntax: CountedBySyntax, isUsed: Bool) -> StateID? {
    guard let name = name(of: syntax), let id = variable(name) else { return nil }
    if case .int = module.state[id.index].type {
      if isUsed { return id }
      report(
        "counted-without-forms", at: place(syntax.keywordToken.span),
        "`by` chooses a form, and this text has one form only",
        help: "Write the other form before it: `one \"…\" by \(name.text)`.",
        fixes: [
          Fix(
            title: "Remove it", applicability: .unsafe,
            edits: [Edit(place: place(syntax.spanWithBlanks), text: "")])
        ])
    } else {
      let numbers = module.state.filter { $0.type == .int }.map { "`\($0.name.text)`" }
      report(
        "counted-type", at: name.place,
        "`by` takes a variable of type `Int`, and `\(name.text)` is not one",
        related: [RelatedPlace(place: module.state[id.index].place, message: "declared here")],
        help: numbers.isEmpty
          ? "Declare a state variable of type `Int` for it."
          : "The numbers are \(numbers.joined(separator: ", ")).")
    }
    return nil
  }

  /// The first number in a text.
  private func counted(in text: Text) -> StateID? {
    for case .variable(let id) in text.segments where module.state[id.index].type == .int {
      return id
    }
    return nil
  }

  private mutating func reportNothingCounted(_ text: Text, _ syntax: [PluralFormSyntax]) {
    // Of a number in Swift's `\(…)`, the text itself tells.
    let span = text.place.span
    let written = module.sources[Int(text.place.source)].text(of: span)
    if written.includes("\\(") { return }
    guard let first = syntax.first else { return }
    let numbers = module.state.filter { $0.type == .int }.map(\.name.text)
    let help =
      numbers.count == 1
      ? "Write the number in the text, `{\(numbers[0])}`, or after the forms: `by \(numbers[0])`."
      : "Write a state variable of type `Int` in the text, `{noteCount}`, or after the forms: `by noteCount`."
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
    if known.contains(category) || category == .zero { return true }
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
    _ form: Text, _ category: PluralCategory, _ count: StateID, hasZero: Bool
  ) {
    let language = module.app.language
    guard let numbers = language.numbers(of: category) else { return }
    // With a form for 0, this one is for 1 alone.
    if hasZero, numbers == "0 and 1" { return }
    for case .variable(let id) in form.segments where id == count { return }
    let name = module.state[count.index].name.text
    report(
      "plural-hides-number", at: form.place,
      "This form does not show the number, and \(language.name) uses it for \(numbers)",
      help: "Write `{\(name)}` in it.")
  }
}
