extension Parser {
  /// `condition = orCondition`
  mutating func expectCondition() {
    if isAtNewline && openParentheses == 0 {
      missing(.condition)
      return
    }
    parseOr()
    // `isOn = true` out of habit.
    if case .equals = current.pointee.kind, !isAtNewline {
      unexpectedStatementInLine(.singleEquals)
    }
  }

  /// The word alone, on this line; next to an operator it is the name of a variable.
  ///
  /// `debug = "DEBUG"`
  mutating func parseDebug() -> Bool {
    guard atKeywordOnLine(.debug) else { return false }
    switch nextKindOnLine {
    case .andAnd, .orOr, .equalsEquals, .notEquals, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .equals:
      return false
    default:
      leaf(.debug)
      return true
    }
  }

  /// Whether an operator at the current token continues the condition.
  private var conditionContinues: Bool {
    mutating get { openParentheses > 0 || current.pointee.flagBits & 1 == 0 }
  }

  /// `orCondition = andCondition { "||" andCondition }`
  mutating func parseOr() {
    let first = nodeCount
    parseAnd()
    guard at(.orOr) && conditionContinues else { return }
    wrap(first, in: .orCondition)
    while at(.orOr) && conditionContinues {
      advance()
      parseAnd()
    }
    finish(first)
  }

  /// `andCondition = comparison { "&&" comparison }`
  mutating func parseAnd() {
    let first = nodeCount
    parseComparison()
    guard at(.andAnd) && conditionContinues else { return }
    wrap(first, in: .andCondition)
    while at(.andAnd) && conditionContinues {
      advance()
      parseComparison()
    }
    finish(first)
  }

  /// `comparison = notCondition [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) notCondition ]`
  mutating func parseComparison() {
    let first = nodeCount
    parseNot()
    guard isComparison && conditionContinues else { return }
    wrap(first, in: .comparison)
    if case .equals = current.pointee.kind { unexpectedToken(.singleEquals) } else { advance() }
    parseNot()
    while isComparison && conditionContinues {
      unexpectedToken(.chainedComparison)
      parseNot()
    }
    finish(first)
  }

  private var isComparison: Bool {
    mutating get {
      switch current.pointee.kind {
      case .equalsEquals, .notEquals, .less, .lessOrEqual, .greater, .greaterOrEqual, .equals:
        return true
      default: return false
      }
    }
  }

  /// `notCondition = "!" notCondition | operand`
  mutating func parseNot() {
    guard at(.bang) && conditionContinues else {
      parseOperand()
      return
    }
    guard enterCondition() else { return }
    let not = start(.notCondition)
    advance()
    parseNot()
    finish(not)
    conditionDepth -= 1
  }

  /// `operand = parentheses | boolean | variableReference | optionReference | integer | text`
  /// `parentheses = "(" orCondition ")"`
  /// `boolean = "true" | "false"`
  /// `variableReference = name`
  /// `optionReference = "." name`
  mutating func parseOperand() {
    guard conditionContinues else {
      missing(.condition)
      return
    }
    switch current.pointee.kind {
    case .leftParenthesis:
      guard enterCondition() else { return }
      let parentheses = start(.parentheses)
      advance()
      openParentheses += 1
      parseOr()
      openParentheses -= 1
      if case .rightParenthesis = current.pointee.kind {
        advance()
      } else {
        missing(.closingParenthesis)
      }
      finish(parentheses)
      conditionDepth -= 1
    case .identifier:
      let isBoolean = atKeyword(.true) || atKeyword(.false)
      leaf(isBoolean ? .boolean : .variableReference)
    case .quotedIdentifier:
      leaf(.variableReference)
    case .dot:
      let option = start(.optionReference)
      advance()
      if at(.identifier) || at(.quotedIdentifier) {
        leaf(.name)
      } else {
        missing(.name)
      }
      finish(option)
    case .number:
      leaf(.integer)
    case .string:
      leaf(.text)
    case .dottedWord, .hyphenatedWord, .keyChord:
      unexpectedToken(.dottedName)
    default:
      missing(.condition)
    }
  }

  /// Goes one level deeper; false past the bound, with the rest of the condition skipped.
  private mutating func enterCondition() -> Bool {
    if conditionDepth < Nesting.maximumDepth {
      conditionDepth += 1
      return true
    }
    unexpectedStatementInLine(.tooDeep)
    return false
  }

  /// What is left of the line, or up to `{`, as one error.
  @inline(never)
  private mutating func unexpectedStatementInLine(_ error: ParseError) {
    let index = start(.unexpected, error: error)
    record(index)
    advance()
    while !isAtStatementEnd && !at(.leftBrace) { advance() }
    finish(index)
    // The parentheses left open are those of the part that was skipped.
    statementHasError = true
  }
}
