/// How a text leaves the grammar at a `missing` or `unexpected` node.
enum ParseError: Sendable, CaseIterable {
  /// No error, or one that another node reports.
  case silent

  // What is missing.
  case name, text, block, closingBrace, version, type, colon, when, condition, closingParenthesis
  case symbolName, key, integer, ruleName, settingValue, word, platformName, listElement, reason
  case openingParenthesis, menuWord

  // What is there instead.
  case surplusBrace
  case notADeclaration, notAnElement
  case trailing
  case braceOnNextLine, listAcrossLines
  case foreignPunctuation, singleEquals, chainedComparison
  case unquotedText, wordAsName, dottedName
  case tooDeep
}
