import MenuSyntax

/// Comparisons with `none`, which an optional choice holds while none of its options does.
extension ModuleResolver {
  /// Whether a side of a comparison is the word `none`, and no variable of that name.
  func isNone(_ syntax: ConditionSyntax) -> Bool {
    guard case .variable(let reference)? = syntax.form else { return false }
    return reference.keyword == Keyword.none && variables["none"] == nil
  }

  /// Whether one side of a comparison may hold nothing.
  func isOptional(_ operand: Condition.Operand) -> Bool {
    guard case .variable(let id) = operand else { return false }
    return module.state[id.index].isOptional
  }

  /// A comparison with `none`, or nil with a diagnostic.
  ///
  /// - Parameters:
  ///   - symbol: The operator.
  ///   - other: The side that is not `none`.
  ///   - none: Where `none` is.
  mutating func comparisonWithNone(
    _ symbol: Condition.Comparison, _ other: ConditionSyntax, at none: Place
  ) -> Condition? {
    guard case .variable(let reference)? = other.form else {
      report(
        "none-without-choice", at: none, "`none` is compared with a state variable",
        help: "Write `priority == none`, where `priority: Priority?` is in `state`.")
      return nil
    }
    guard let id = variable(reference) else { return nil }
    let variable = module.state[id.index]
    guard variable.isOptional else {
      reportNone(of: variable, at: none)
      return nil
    }
    guard symbol == .equal || symbol == .notEqual else {
      report(
        "type-mismatch", at: none, "`none` has no order; `\(symbol.symbol)` cannot compare it",
        help: "Write `==` or `!=`.")
      return nil
    }
    return .comparison(symbol, .variable(id), .noOption)
  }

  /// Reports `none` compared with a variable that always has a value.
  private mutating func reportNone(of variable: StateVariable, at none: Place) {
    let declared = RelatedPlace(place: variable.place, message: "declared here")
    guard case .choice(let choice) = variable.type else {
      report(
        "none-without-choice", at: none,
        "`none` is compared with a choice, and `\(variable.name.text)` is not one",
        related: [declared], help: "A `Bool`, an `Int` and a `String` always have a value.")
      return
    }
    let name = Name(text: "none", place: none)
    if optionNumbers[choice.index][name.text] != nil {
      _ = reportOptionWithoutDot(name, of: choice)
      return
    }
    let end = Span(variable.place.span.end, variable.place.span.end)
    report(
      "none-without-choice", at: none,
      "One option of `\(variable.name.text)` always holds, so it is never `none`",
      related: [declared],
      help: "If none of them may hold, add `?` to its type.",
      fixes: [
        Fix(
          title: "Add `?`", applicability: .unsafe,
          edits: [Edit(place: Place(source: variable.place.source, span: end), text: "?")])
      ])
  }
}
