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

  /// Whether an operator at the current token goes on with the condition.
  private var conditionGoesOn: Bool {
    mutating get { openParentheses > 0 || current.pointee.flagBits & 1 == 0 }
  }

  /// `orCondition = andCondition { "||" andCondition }`
  mutating func parseOr() {
    let first = nodeCount
    parseAnd()
    guard at(.orOr) && conditionGoesOn else { return }
    wrap(first, in: .orCondition)
    while at(.orOr) && conditionGoesOn {
      advance()
      parseAnd()
    }
    finish(first)
  }

  /// `andCondition = comparison { "&&" comparison }`
  mutating func parseAnd() {
    let first = nodeCount
    parseComparison()
    guard at(.andAnd) && conditionGoesOn else { return }
    wrap(first, in: .andCondition)
    while at(.andAnd) && conditionGoesOn {
      advance()
      parseComparison()
    }
    finish(first)
  }

  /// `comparison = notCondition [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) notCondition ]`
  mutating func parseComparison() {
    let first = nodeCount
    parseNot()
    guard isComparison && conditionGoesOn else { return }
    wrap(first, in: .comparison)
    if case .equals = current.pointee.kind { unexpectedToken(.singleEquals) } else { advance() }
    parseNot()
    while isComparison && conditionGoesOn {
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
    guard at(.bang) && conditionGoesOn else {
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
    guard conditionGoesOn else {
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
    if conditionDepth < Self.maximumDepth {
      conditionDepth += 1
      return true
    }
    unexpectedStatementInLine(.tooDeep)
    return false
  }

  /// What is left of the line, or up to `{`, as one slip.
  private mutating func unexpectedStatementInLine(_ slip: Slip) {
    let index = start(.unexpected, slip: slip)
    note(index)
    advance()
    while !isAtStatementEnd && !at(.leftBrace) { advance() }
    finish(index)
    // The parentheses left open are those of the part that was skipped.
    statementHasSlip = true
  }
}
