/// How a text leaves the grammar at a `missing` or `unexpected` node.
enum ParseError: Sendable, CaseIterable {
  /// No error, or one that another node reports.
  case silent

  // What is missing.
  case name, text, block, closingBrace, version, type, colon, when, condition, closingParenthesis
  case symbolName, key, integer, ruleName, settingValue, word, platformName, listElement, reason
  case openingParenthesis, menuWord, edge

  // What is there instead.
  case surplusBrace
  case notADeclaration, notAnElement
  case trailing
  case braceOnNextLine, listAcrossLines
  case foreignPunctuation, singleEquals, chainedComparison
  case unquotedText, wordAsName, dottedName
  case tooDeep
}

extension ParseError {
  /// Whether this is what a stray character before the token leads to, so that the character's message is enough.
  var followsFromStray: Bool {
    switch self {
    case .trailing, .unquotedText, .notAnElement, .notADeclaration, .wordAsName:
      return true
    default: return false
    }
  }

  /// Whether a statement is skipped with all that is in it.
  var skipsStatement: Bool {
    switch self {
    case .notADeclaration, .notAnElement, .tooDeep: return true
    default: return false
    }
  }
}
