import MenuSyntax

extension ModuleResolver {
  /// A part of a condition with its type.
  private struct Typed {
    var type: ValueType?
    var operand: Condition.Operand
    var place: Place
  }

  /// The condition after `when`, its type checked, or nil with a diagnostic.
  mutating func condition(of syntax: ConditionAttributeSyntax) -> Condition? {
    condition(syntax.condition, of: syntax.node)
  }

  /// The condition of a title, a picture or a question, or nil with a diagnostic.
  mutating func condition(of syntax: DuringSyntax?) -> Condition? {
    syntax.flatMap { condition($0.condition, of: $0.node) }
  }

  /// When entries or a menu are there, or nil with a diagnostic.
  mutating func presence(of syntax: some PresenceSyntax) -> Presence? {
    if syntax.isDebug { return .debugBuilds }
    if case .variable(let reference)? = syntax.condition?.form, isDebugInOtherCase(reference) {
      let name = name(reference.name)
      report(
        "unknown-variable", at: name.place, "There is no state variable `\(name.text)`",
        help: "For what only debug builds have, write `DEBUG`.",
        fixes: [
          Fix(
            title: "Write `DEBUG`", applicability: .unsafe,
            edits: [Edit(place: name.place, text: "DEBUG")])
        ])
      return nil
    }
    return condition(syntax.condition, of: syntax.node).map { .whileHolds($0) }
  }

  /// Whether an unknown name is `DEBUG` but for its capitals.
  private func isDebugInOtherCase(_ reference: VariableReferenceSyntax) -> Bool {
    let text = reference.name.text
    return text.uppercased() == "DEBUG" && variables[text] == nil
  }

  /// The condition of a node, or nil with a diagnostic.
  mutating func condition(_ syntax: ConditionSyntax?, of node: SyntaxNode) -> Condition? {
    if node.isFollowedByStray { return nil }
    return syntax.flatMap { condition($0) }
  }

  private mutating func condition(_ syntax: ConditionSyntax) -> Condition? {
    switch syntax.form {
    case .or(let or): return joined(or.operands) { .or($0, $1) }
    case .and(let and): return joined(and.operands) { .and($0, $1) }
    case .not(let not):
      return not.operand.flatMap { condition($0) }.map { .not($0) }
    case .parentheses(let parentheses):
      return parentheses.condition.flatMap { condition($0) }
    case .comparison(let comparison): return self.comparison(comparison)
    case .boolean(let boolean): return .constant(boolean.value)
    case .variable(let reference):
      guard let id = variable(reference) else { return nil }
      guard module.state[id.index].type == .bool else {
        let variable = module.state[id.index]
        report(
          "not-a-condition", at: place(syntax),
          "A condition must be a `Bool`, and `\(variable.name.text)` is \(describe(variable.type))",
          related: [RelatedPlace(place: variable.place, message: "declared here")],
          help: "Compare it: `\(variable.name.text) \(comparisonExample(variable.type))`.")
        return nil
      }
      return .variable(id)
    case .option:
      report(
        "not-a-condition", at: place(syntax), "An option by itself is not a condition",
        help: "Compare a variable with it.")
      return nil
    case .integer, .text:
      report(
        "not-a-condition", at: place(syntax), "A value by itself is not a condition",
        help: "Compare a variable with it.")
      return nil
    case nil: return nil
    }
  }

  /// Operands joined from the left; nil unless all of them are conditions.
  private mutating func joined(
    _ operands: [ConditionSyntax], by join: (Condition, Condition) -> Condition
  ) -> Condition? {
    var result: Condition?
    var isWhole = true
    // All are resolved, so that the faults of each are reported.
    for operand in operands {
      guard let part = condition(operand) else {
        isWhole = false
        continue
      }
      result = result.map { join($0, part) } ?? part
    }
    return isWhole ? result : nil
  }

  private func comparisonExample(_ type: ValueType) -> String {
    switch type {
    case .bool: return "== true"
    case .int: return "> 0"
    case .string: return "!= \"\""
    case .choice(let choice):
      return "== .\(module.choices[choice.index].options.first?.name.text ?? "option")"
    }
  }

  /// What a type is called after "is".
  private func describe(_ type: ValueType?) -> String {
    switch type {
    case .bool: return "a `Bool`"
    case .int: return "an `Int`"
    case .string: return "a `String`"
    case .choice(let choice):
      let name = module.choices[choice.index].name.text
      return "\(Self.article(for: name)) `\(name)`"
    case nil: return "an option"
    }
  }

  private mutating func comparison(_ syntax: ComparisonSyntax) -> Condition? {
    let operands = syntax.operands
    guard operands.count == 2, let symbol = comparison(syntax.operatorToken?.kind) else {
      return nil
    }
    let (first, second) = (operands[0], operands[1])
    if isNone(second) { return comparisonWithNone(symbol, first, at: place(second)) }
    if isNone(first) { return comparisonWithNone(symbol, second, at: place(first)) }
    // An option takes its choice from the other side.
    var left: Typed?
    var right: Typed?
    if case .option = first.form {
      right = operand(second, expecting: nil)
      guard let other = right else { return nil }
      left = operand(first, expecting: other.type)
    } else {
      left = operand(first, expecting: nil)
      guard let other = left else {
        // The other side's own faults are reported too, unless it is an option, which needs this side.
        if case .option = second.form { return nil }
        _ = operand(second, expecting: nil)
        return nil
      }
      if case .variable(let reference) = second.form, case .choice(let choice) = other.type,
        reportOptionWithoutDot(name(reference.name), of: choice)
      {
        return nil
      }
      right = operand(second, expecting: other.type)
    }
    guard let left, let right else { return nil }
    guard left.type == right.type else {
      if reportOptionInQuotes(left, right, second) { return nil }
      report(
        "type-mismatch", at: place(syntax),
        "\(capitalized(describe(left.type))) and \(describe(right.type)) cannot be compared",
        help: "Compare values of one type.")
      return nil
    }
    if left.type == .bool && symbol != .equal && symbol != .notEqual {
      report(
        "type-mismatch", at: place(syntax),
        "`Bool` values have no order; `\(symbol.symbol)` compares `Int`, `String` and choices",
        help: "Write `==`, `!=`, or the variable by itself.")
      return nil
    }
    if symbol != .equal && symbol != .notEqual,
      isOptional(left.operand) || isOptional(right.operand)
    {
      report(
        "type-mismatch", at: place(syntax),
        "A choice that may hold nothing has no order; `\(symbol.symbol)` cannot compare it",
        help: "Write `==` or `!=`, or leave out the `?` of the variable's type.")
      return nil
    }
    return .comparison(symbol, left.operand, right.operand)
  }

  /// Reports a text that is compared with a choice, and is the name or the title of one of its options.
  private mutating func reportOptionInQuotes(
    _ left: Typed, _ right: Typed, _ text: ConditionSyntax
  ) -> Bool {
    guard case .choice(let choice) = left.type, case .string(let words) = right.operand,
      let option = module.choices[choice.index].options.first(where: {
        guard $0.name.text != words, $0.title.segments.count == 1,
          case .literal(let title) = $0.title.segments[0]
        else { return $0.name.text == words }
        return title == words
      })
    else { return false }
    let written = ".\(option.name.text)"
    report(
      "type-mismatch", at: place(text), "An option is written with a dot: `\(written)`",
      fixes: [
        Fix(title: "Write `\(written)`", edits: [Edit(place: place(text), text: written)])
      ])
    return true
  }

  /// Reports a name that is compared with a choice, and is no state variable.
  mutating func reportOptionWithoutDot(_ name: Name, of choice: ChoiceID) -> Bool {
    if variables[name.text] != nil { return false }
    if optionNumbers[choice.index][name.text] != nil {
      report(
        "unknown-variable", at: name.place, "An option is written with a dot: `.\(name.text)`",
        fixes: [
          Fix(
            title: "Write `.\(name.text)`", edits: [Edit(place: name.place, text: ".\(name.text)")])
        ])
      return true
    }
    if name.text == "nil" {
      if hasOptional(choice) {
        reportNone("`nil` is written `none` here", at: name.place)
      } else {
        reportNever(choice, at: name.place)
      }
      return true
    }
    let declared = module.choices[choice.index]
    reportUnknown(
      "unknown-option", name, "The choice `\(declared.name.text)` has no option `\(name.text)`",
      among: declared.options.map { ".\($0.name.text)" },
      help:
        "Its options are \(declared.options.map { "`.\($0.name.text)`" }.joined(separator: ", ")).")
    return true
  }

  /// Whether a state variable of a choice may hold none of its options.
  private func hasOptional(_ choice: ChoiceID) -> Bool {
    module.state.contains { $0.isOptional && $0.type == .choice(choice) }
  }

  /// Reports a word for no option where one always holds.
  private mutating func reportNever(_ choice: ChoiceID, at place: Place) {
    let name = module.choices[choice.index].name.text
    report(
      "unknown-option", at: place, "A variable of the choice `\(name)` always holds an option",
      help:
        "One that may hold none is declared with `?`, `order: \(name)?`, and compared with `none`.")
  }

  /// Reports another language's word for no option.
  private mutating func reportNone(_ message: String, at place: Place) {
    report(
      "unknown-option", at: place, message,
      fixes: [Fix(title: "Write `none`", edits: [Edit(place: place, text: "none")])])
  }

  /// The article before a name.
  static func article(for name: String) -> String {
    guard let first = name.utf8.first else { return "a" }
    return "AEIOUaeiou".utf8.contains(first) ? "an" : "a"
  }

  func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func comparison(_ kind: TokenKind?) -> Condition.Comparison? {
    switch kind {
    case .equalsEquals, .equals: return .equal
    case .notEquals: return .notEqual
    case .less: return .less
    case .lessOrEqual: return .lessOrEqual
    case .greater: return .greater
    case .greaterOrEqual: return .greaterOrEqual
    default: return nil
    }
  }

  /// One side of a comparison.
  private mutating func operand(_ syntax: ConditionSyntax, expecting type: ValueType?) -> Typed? {
    switch syntax.form {
    case .variable(let reference):
      guard let id = variable(reference) else { return nil }
      return Typed(type: module.state[id.index].type, operand: .variable(id), place: place(syntax))
    case .integer(let integer):
      guard let value = Int64(integer.text) else {
        report(
          "bad-number", at: place(syntax),
          "`\(integer.text)` does not fit in 64 bits",
          help: "Write a whole number up to \(Int64.max).")
        return nil
      }
      return Typed(type: .int, operand: .integer(value), place: place(syntax))
    case .text(let text):
      return Typed(type: .string, operand: .string(text.content), place: place(syntax))
    case .boolean(let boolean):
      return Typed(type: .bool, operand: .boolean(boolean.value), place: place(syntax))
    case .option(let reference): return option(reference, of: type)
    case .parentheses(let parentheses):
      guard let inner = parentheses.condition else { return nil }
      switch inner.form {
      case .variable, .integer, .text, .boolean, .option, .parentheses:
        return operand(inner, expecting: type)
      default: break
      }
    default: break
    }
    return condition(syntax).map {
      Typed(type: .bool, operand: .condition($0), place: place(syntax))
    }
  }

  private mutating func option(_ syntax: OptionReferenceSyntax, of type: ValueType?) -> Typed? {
    guard let name = name(of: syntax) else { return nil }
    guard case .choice(let choice)? = type else {
      report(
        "type-mismatch", at: place(syntax),
        "`.\(name.text)` is an option, and the other side is \(describe(type))",
        help: "An option is compared with a variable whose type is its choice.")
      return nil
    }
    guard let index = optionNumbers[choice.index][name.text] else {
      if name.text == "none" || name.text == "nil", hasOptional(choice) {
        reportNone("That none holds is written `none`, without a dot", at: place(syntax))
        return nil
      }
      if name.text == "nil" {
        reportNever(choice, at: name.place)
        return nil
      }
      reportUnknown(
        "unknown-option", name,
        "The choice `\(module.choices[choice.index].name.text)` has no option `\(name.text)`",
        among: module.choices[choice.index].options.map(\.name.text),
        help: "Declare it in the choice, or write one that it has.")
      return nil
    }
    noteUse(.option(choice: choice.index, option: index), at: name.place)
    return Typed(type: type, operand: .option(choice, index), place: place(syntax))
  }

  /// The state variable that is referred to, or nil with a diagnostic.
  mutating func variable(_ reference: VariableReferenceSyntax) -> StateID? {
    let name = name(reference.name)
    if let known = variables[name.text] { return variable(name, known) }
    if reference.keyword == .debug {
      report(
        "debug-in-condition", at: name.place, "`DEBUG` cannot be part of a condition",
        help:
          "Write `when DEBUG { … }` around entries, with `when … { … }` in it for a condition, or `only when DEBUG` at a menu of the menu bar."
      )
      return nil
    }
    // `not isOn`, `only if isOn`: the parser has reported it.
    let next = reference.node.nextToken
    if ["not", "if"].contains(name.text), next.kind == .identifier,
      !next.flags.contains(.newlineBefore)
    {
      return nil
    }
    if optionNumbers.contains(where: { $0[name.text] != nil }) {
      report(
        "unknown-variable", at: name.place, "There is no state variable `\(name.text)`",
        help: "Write an option with a leading dot: `.\(name.text)`.",
        fixes: [
          Fix(
            title: "Write `.\(name.text)`", applicability: .unsafe,
            edits: [Edit(place: name.place, text: ".\(name.text)")])
        ])
      return nil
    }
    reportUnknownVariable(name)
    return nil
  }

  private mutating func reportUnknownVariable(_ name: Name, writtenAt place: Place? = nil) {
    reportUnknown(
      "unknown-variable", name, "There is no state variable `\(name.text)`",
      among: module.state.map(\.name.text),
      help: "Declare it: `state { \(name.text): \(place == nil ? "Bool" : "Int") }`.",
      writtenAt: place)
  }

  /// The state variable of a name, or nil: with a diagnostic, or for a variable whose own type is at fault.
  ///
  /// - Parameters:
  ///   - name: The name, with the place where it is reported.
  ///   - place: Where the name alone is written, if not there.
  mutating func variable(_ name: Name, writtenAt place: Place? = nil) -> StateID? {
    guard let known = variables[name.text] else {
      reportUnknownVariable(name, writtenAt: place)
      return nil
    }
    return variable(name, known, writtenAt: place)
  }

  private mutating func variable(
    _ name: Name, _ variable: (id: StateID?, place: Place), writtenAt place: Place? = nil
  ) -> StateID? {
    guard let id = variable.id else {
      report(
        "list-in-condition", at: name.place,
        "`\(name.text)` is the field of a list, which a condition or text cannot read",
        related: [RelatedPlace(place: variable.place, message: "declared here")],
        help: "Declare a state variable for what you need to know about it.")
      return nil
    }
    noteUse(.variable(id.index), at: place ?? name.place)
    if untypedVariables.contains(id) {
      leftOut.append(place ?? name.place)
      return nil
    }
    return id
  }
}
