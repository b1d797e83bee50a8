import MenuSyntax

extension SwiftParser {
  /// Parses an expression with its operators; `other` if there is none here.
  mutating func parseExpression() -> SwiftExpression {
    let start = current.span.start
    return nested { $0.parseSequence() }
      ?? SwiftExpression(kind: .other, span: Span(start, max(start, current.span.start)))
  }

  private mutating func parseSequence() -> SwiftExpression {
    let start = current.span.start
    var operands = [parseOperand()]
    var operators: [String] = []
    while !isAtEnd {
      let token = current
      if token.isSymbol("?"), token.hasSpaceBefore {
        return parseTernary(condition: sequence(operands, operators, from: start), from: start)
      }
      if token.isWord("as") {
        advance()
        if current.isSymbol("?") || current.isSymbol("!") { advance() }
        _ = parseType()
        continue
      }
      if token.isWord("is") {
        advance()
        let typeStart = current.span.start
        let type = parseType()
        operators.append("is")
        operands.append(SwiftExpression(kind: .name(type), span: span(from: typeStart)))
        continue
      }
      guard isInfix(token) else { break }
      advance()
      operators.append(token.text)
      operands.append(parseOperand())
    }
    return sequence(operands, operators, from: start)
  }

  private func sequence(
    _ operands: [SwiftExpression], _ operators: [String], from start: UInt32
  ) -> SwiftExpression {
    if operands.count == 1 { return operands[0] }
    return SwiftExpression(kind: .sequence(operands, operators: operators), span: span(from: start))
  }

  private mutating func parseTernary(
    condition: SwiftExpression, from start: UInt32
  ) -> SwiftExpression {
    advance()
    let then = parseExpression()
    guard take(":") else { return SwiftExpression(kind: .other, span: span(from: start)) }
    let otherwise = parseExpression()
    return SwiftExpression(
      kind: .ternary(condition, then: then, otherwise: otherwise), span: span(from: start))
  }

  private func isInfix(_ token: SwiftToken) -> Bool {
    token.kind == .symbol && token.hasSpaceBefore == token.hasSpaceAfter && !isAssignment(token)
      && token.text != "->"
  }

  /// `=`, `+=` and the like.
  func isAssignment(_ token: SwiftToken) -> Bool {
    token.kind == .symbol && token.text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(token.text)
  }

  // MARK: Operands

  private mutating func parseOperand() -> SwiftExpression {
    let start = current.span.start
    var prefixes: [String] = []
    while !isAtEnd {
      let token = current
      if token.kind == .symbol, !token.hasSpaceAfter, !next.isPunctuation(","), index + 1 < end {
        if token.text != "&" { prefixes.append(token.text) }
        advance()
      } else if ["try", "await", "consume", "copy"].contains(token.text), token.kind == .word {
        // `copy(…)` and `a.copy` are names.
        if token.text != "try", next.kind != .word { break }
        advance()
        if token.text == "try", current.isSymbol("?") || current.isSymbol("!") { advance() }
      } else {
        break
      }
    }
    var operand = parsePrimary()
    parseSteps(of: &operand)
    operand.span = span(from: operand.span.start)
    guard let prefix = prefixes.first else { return operand }
    return SwiftExpression(
      kind: prefixes.count == 1 ? .prefixed(prefix, operand) : .other, span: span(from: start))
  }

  private mutating func parsePrimary() -> SwiftExpression {
    let token = current
    func made(_ kind: SwiftExpression.Kind) -> SwiftExpression {
      SwiftExpression(kind: kind, span: span(from: token.span.start))
    }
    switch token.kind {
    case .word: return parseWord()
    case .pound:
      if ["#if", "#elseif", "#else", "#endif"].contains(token.text) { return made(.other) }
      advance()
      return made(.name(token.text))
    case .string:
      advance()
      return made(.string(string(of: token)))
    case .number:
      advance()
      return made(.number(token.text))
    case .symbol:
      // An operator as a function: `reduce(0, +)`. Others are left to who called.
      if index + 1 == end || next.isPunctuation(",") {
        advance()
        return made(.name(token.text))
      }
      return made(.other)
    case .regex, .attribute:
      advance()
      return made(.other)
    case .end: return made(.other)
    case .punctuation: return parseBracketsOrDot()
    }
  }

  private mutating func parseWord() -> SwiftExpression {
    let token = current
    if ["if", "switch", "do"].contains(token.text) {
      let statement = parseStatement(.code)
      return SwiftExpression(kind: .branches(statement), span: span(from: token.span.start))
    }
    advance()
    let kind: SwiftExpression.Kind
    switch token.text {
    case "true": kind = .bool(true)
    case "false": kind = .bool(false)
    case "nil": kind = .absent
    default: kind = .name(token.text)
    }
    return SwiftExpression(kind: kind, span: token.span)
  }

  private mutating func parseBracketsOrDot() -> SwiftExpression {
    let token = current
    var kind = SwiftExpression.Kind.other
    switch token.text {
    // The member is the first step.
    case ".": kind = .name("")
    case "(": kind = .tuple(parseArguments())
    case "[": kind = parseArray()
    case "{": kind = .closure(parseClosure())
    case "\\":
      advance()
      if current.kind == .word { advance() }
    default: break
    }
    return SwiftExpression(kind: kind, span: span(from: token.span.start))
  }

  private mutating func parseArray() -> SwiftExpression.Kind {
    inBrackets { parser in
      var elements: [SwiftExpression] = []
      var members: [(key: SwiftExpression, value: SwiftExpression)] = []
      var isDictionary = false
      while !parser.isAtEnd {
        if parser.take(",") { continue }
        if parser.take(":") {
          isDictionary = true
          continue
        }
        let start = parser.index
        let element = parser.parseExpression()
        if parser.take(":") {
          members.append((element, parser.parseExpression()))
          isDictionary = true
        } else {
          elements.append(element)
        }
        if parser.index == start { parser.skip() }
        parser.skipToComma()
      }
      return isDictionary ? .dictionary(members) : .array(elements)
    } ?? .other
  }

  /// Parses arguments with their parentheses or square brackets.
  private mutating func parseArguments() -> [SwiftArgument] {
    inBrackets { parser in
      var arguments: [SwiftArgument] = []
      while !parser.isAtEnd {
        if parser.take(",") { continue }
        var label: String?
        if parser.current.kind == .word, parser.next.isPunctuation(":") {
          label = parser.current.text
          parser.index += 2
        }
        let start = parser.index
        arguments.append(SwiftArgument(label: label, value: parser.parseExpression()))
        if parser.index == start, !parser.current.isPunctuation(",") { parser.skip() }
        parser.skipToComma()
      }
      return arguments
    } ?? []
  }

  // MARK: Steps

  /// Parses the members, calls and subscripts that follow.
  private mutating func parseSteps(of expression: inout SwiftExpression) {
    while !isAtEnd {
      let token = current
      let start = token.span.start
      switch token.text {
      case "." where token.kind == .punctuation:
        guard next.kind == .word || next.kind == .number else {
          advance()
          return
        }
        advance()
        expression.steps.append(.member(current.text, current.span))
        advance()
      case "(" where token.kind == .punctuation && !token.startsLine:
        var arguments = parseArguments()
        arguments += parseTrailingClosures()
        expression.steps.append(.call(arguments: arguments, span(from: start)))
      case "[" where token.kind == .punctuation && !token.startsLine:
        expression.steps.append(.subscripted(parseArguments()))
      case "{" where token.kind == .punctuation && canBeCalled(expression):
        let closures = parseTrailingClosures()
        if closures.isEmpty { return }
        expression.steps.append(.call(arguments: closures, span(from: start)))
      case "<" where !token.hasSpaceBefore && skipGenericArguments(): continue
      case "#if" where token.kind == .pound && isBeforeMember():
        expression.steps.append(.compiled(parseCompiledSteps()))
      case _ where token.kind == .symbol && isUnwrapping(token):
        expression.steps.append(.unwrapped)
        advance()
      default: return
      }
    }
  }

  private func canBeCalled(_ expression: SwiftExpression) -> Bool {
    switch expression.kind {
    case .name(let name): return name != "" || !expression.steps.isEmpty
    case .string, .closure, .tuple, .array: return !expression.steps.isEmpty
    default: return false
    }
  }

  /// `?` or `!`, or several, right after an operand, and not between two.
  private func isUnwrapping(_ token: SwiftToken) -> Bool {
    guard !token.hasSpaceBefore, token.text.allSatisfy({ $0 == "?" || $0 == "!" }) else {
      return false
    }
    return token.hasSpaceAfter || next.kind == .punctuation || next.kind == .end
  }

  private mutating func parseTrailingClosures() -> [SwiftArgument] {
    guard current.isPunctuation("{"), !isInCondition, !isAccessorBlock(at: index) else { return [] }
    var closures = [parseTrailingClosure(label: nil)]
    while current.kind == .word, next.isPunctuation(":"), token(at: index + 2).isPunctuation("{"),
      current.text != "default"
    {
      let label = current.text
      index += 2
      closures.append(parseTrailingClosure(label: label))
    }
    return closures
  }

  private mutating func parseTrailingClosure(label: String?) -> SwiftArgument {
    let start = current.span.start
    let closure = parseClosure()
    let value = SwiftExpression(kind: .closure(closure), span: span(from: start))
    return SwiftArgument(label: label, value: value, isTrailing: true)
  }

  /// `<A, B>` after a name, and not a comparison.
  private mutating func skipGenericArguments() -> Bool {
    let start = index
    if skipAngles(upTo: 64) {
      let isEnd = current.startsLine || current.kind == .end
      if isEnd || current.kind == .punctuation && current.text != "\\" { return true }
    }
    index = start
    return false
  }

  /// Moves after `<…>`, in which only types are, if it ends within `limit` tokens.
  mutating func skipAngles(upTo limit: Int) -> Bool {
    var open = 0
    for _ in 0..<limit where !isAtEnd {
      let token = current
      switch token.kind {
      case .symbol:
        if token.text != "->" {
          for character in token.text {
            if character == "<" { open += 1 }
            if character == ">" { open -= 1 }
          }
        }
        if ["&&", "||", "=", "+", "-", "*", "/"].contains(token.text) { return false }
      case .punctuation where token.text == "{" || token.text == ";": return false
      case .string, .regex, .pound: return false
      default: break
      }
      skip()
      if open <= 0 { return true }
    }
    return false
  }

  // MARK: `#if` in a chain

  /// Whether `#if` here has members of the chain in it: a dot begins the line after the condition.
  private func isBeforeMember() -> Bool {
    var index = index + 1
    while index < end, !tokens[index].startsLine { index += 1 }
    return token(at: index).isPunctuation(".")
  }

  private mutating func parseCompiledSteps()
    -> [(condition: CompilationCondition, steps: [SwiftExpression.Step])]
  {
    parseCompiled { parser in
      var expression = SwiftExpression(kind: .name(""), span: parser.current.span)
      parser.parseSteps(of: &expression)
      return expression.steps
    }.map { (condition: $0.condition, steps: $0.content) }
  }

  // MARK: Closures

  mutating func parseClosure() -> SwiftClosure {
    let start = current.span.start
    var body = Span(current.span.end, current.span.end)
    let parsed = inBrackets { parser -> ([String], [SwiftStatement]) in
      let parameters = parser.parseClosureSignature()
      body = parser.current.span
      let statements = parser.parseStatements(.code)
      return (parameters, statements)
    }
    let whole = span(from: start)
    let last = max(body.start, tokens[index - 1].isPunctuation("}") ? whole.end - 1 : whole.end)
    return SwiftClosure(
      parameters: parsed?.0 ?? [], statements: parsed?.1 ?? [], span: whole,
      body: Span(body.start, last))
  }

  /// `[weak self] a, b in`: the parameters; nothing is taken if there is no `in`.
  private mutating func parseClosureSignature() -> [String] {
    let start = index
    var names: [String] = []
    while current.kind == .attribute {
      advance()
      if current.isPunctuation("("), !current.hasSpaceBefore { skip() }
    }
    if current.isPunctuation("[") { skip() }
    if current.isPunctuation("(") {
      names = parameterNames(from: index + 1, to: min(closers[index], end))
      skip()
    } else {
      while current.kind == .word, current.text != "in" {
        names.append(current.text)
        advance()
        if !take(",") { break }
      }
    }
    while current.isWord("async") || current.isWord("throws") { skip() }
    if current.isSymbol("->") {
      advance()
      _ = parseType()
    }
    if takeWord("in") { return names }
    index = start
    return []
  }

  /// The names of `(a, b: Int, _ c: String)`.
  private func parameterNames(from start: Int, to end: Int) -> [String] {
    var names: [String] = []
    var name: String?
    var isType = false
    var index = start
    while index < end {
      let token = tokens[index]
      if token.isPunctuation(",") {
        names.append(name ?? "_")
        (name, isType) = (nil, false)
      } else if token.isPunctuation(":") {
        isType = true
      } else if token.kind == .word, !isType {
        name = token.text
      }
      index = token.opens ? closers[index] + 1 : index + 1
    }
    if start < end { names.append(name ?? "_") }
    return names
  }
}
