import MenuModel
import MenuSyntax

extension SwiftParser {
  /// What statements are in, which tells what ends them.
  enum Context {
    case code
    /// The members of a type.
    case members
    /// The statements of a case, which the next case ends.
    case cases
  }

  /// Parses statements up to the end of the brackets, or to a branch of `#if` that ends them.
  mutating func parseStatements(
    _ context: Context, inBranch: Bool = false
  ) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while !isAtEnd {
      if inBranch, isBranchEnd(current) { break }
      if context == .cases, isCaseLabel { break }
      if take(";") { continue }
      let start = index
      parseStatement(context, into: &statements)
      if index == start { skip() }
    }
    return statements
  }

  private func isBranchEnd(_ token: SwiftToken) -> Bool {
    token.kind == .pound && ["#elseif", "#else", "#endif"].contains(token.text)
  }

  private var isCaseLabel: Bool {
    current.isWord("case") || current.isWord("default") && next.isPunctuation(":")
      || current.kind == .attribute && current.text == "@unknown"
  }

  /// Parses one statement; `let a = 1, b = 2` is two, of which the last is given.
  mutating func parseStatement(_ context: Context) -> SwiftStatement {
    var statements: [SwiftStatement] = []
    let start = current.span.start
    parseStatement(context, into: &statements)
    return statements.last ?? SwiftStatement(kind: .other, span: span(from: start))
  }

  private mutating func parseStatement(_ context: Context, into statements: inout [SwiftStatement])
  {
    let start = current.span.start
    let parsed = nested { parser in
      if let declared = parser.parseDeclaration(context) { return declared }
      let kind = parser.parseCode()
      return [SwiftStatement(kind: kind, span: parser.span(from: start))]
    }
    statements += parsed ?? [SwiftStatement(kind: .other, span: Span(start, start))]
  }

  private mutating func parseCode() -> SwiftStatement.Kind {
    let token = current
    if token.kind == .pound {
      if token.text == "#if" { return parseCompiledStatements() }
      if isBranchEnd(token) {
        skipLine()
        return .other
      }
    }
    guard token.kind == .word else { return parseExpressionStatement() }
    if next.isPunctuation(":"), isLoopOrBlock(self.token(at: index + 2)) { index += 2 }
    switch current.text {
    case "if": return parseConditional()
    case "guard": return parseGuard()
    case "switch": return parseSwitch()
    case "for": return parseLoop()
    case "while":
      advance()
      _ = parseConditions()
      return .block(parseBlock() ?? [])
    case "repeat", "defer", "do": return parseBlocks()
    case "return":
      advance()
      let hasValue = !current.startsLine && !isAtEnd && !current.isPunctuation(";")
      return .returned(hasValue ? parseExpression() : nil)
    case "throw":
      advance()
      _ = parseExpression()
      return .other
    case "break", "continue", "fallthrough":
      advance()
      if current.kind == .word, !current.startsLine { advance() }
      return .other
    default: return parseExpressionStatement()
    }
  }

  private func isLoopOrBlock(_ token: SwiftToken) -> Bool {
    token.kind == .word && ["for", "while", "repeat", "switch", "if", "do"].contains(token.text)
  }

  private mutating func parseExpressionStatement() -> SwiftStatement.Kind {
    let target = parseExpression()
    let token = current
    guard isAssignment(token) else { return .expression(target) }
    advance()
    return .assignment(target, operator: token.text, parseExpression())
  }

  mutating func skipLine() {
    repeat { advance() } while !isAtEnd && !current.startsLine
  }

  // MARK: Blocks

  /// Parses `{ … }`, if it is here.
  mutating func parseBlock() -> [SwiftStatement]? {
    guard current.isPunctuation("{") else { return nil }
    return inBrackets { $0.parseStatements(.code) } ?? []
  }

  /// `repeat { … } while`, `do { … } catch { … }`, `defer { … }`.
  private mutating func parseBlocks() -> SwiftStatement.Kind {
    advance()
    if takeWord("throws"), current.isPunctuation("(") { skip() }
    var statements = parseBlock() ?? []
    while takeWord("catch") {
      while !isAtEnd, !current.isPunctuation("{") { skip() }
      statements += parseBlock() ?? []
    }
    if !current.startsLine, takeWord("while") { _ = parseExpression() }
    return .block(statements)
  }

  private mutating func parseConditional() -> SwiftStatement.Kind {
    var branches: [SwiftBranch] = []
    while takeWord("if") {
      branches.append(parseBranch())
      guard takeWord("else") else { return .conditional(branches) }
    }
    let here = Span(current.span.start, current.span.start)
    branches.append(
      SwiftBranch(conditions: [], conditionSpan: here, statements: parseBlock() ?? []))
    return .conditional(branches)
  }

  private mutating func parseBranch() -> SwiftBranch {
    let start = current.span.start
    let conditions = parseConditions()
    let place = span(from: start)
    return SwiftBranch(
      conditions: conditions, conditionSpan: place, statements: parseBlock() ?? [])
  }

  private mutating func parseGuard() -> SwiftStatement.Kind {
    advance()
    let start = current.span.start
    let conditions = parseConditions()
    let place = span(from: start)
    _ = takeWord("else")
    return .guarded(
      SwiftBranch(conditions: conditions, conditionSpan: place, statements: parseBlock() ?? []))
  }

  /// Parses conditions up to the block, or to the `else` of a guard.
  private mutating func parseConditions() -> [SwiftCondition] {
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    var conditions: [SwiftCondition] = []
    while !isAtEnd, !current.isPunctuation("{"), !current.isWord("else") {
      let start = index
      if current.isWord("let") || current.isWord("var") {
        conditions += parseVariables(SwiftModifiers(), isCondition: true).map { .binding($0) }
      } else if takeWord("case") {
        let place = current.span.start
        while !isAtEnd, !current.isSymbol("="), !current.isPunctuation("{") { skip() }
        conditions.append(.pattern(span(from: place)))
        if current.isSymbol("=") {
          advance()
          _ = parseExpression()
        }
      } else {
        conditions.append(.expression(parseExpression()))
      }
      if take(",") { continue }
      if index == start || current.startsLine { break }
      if !current.isPunctuation("{"), !current.isWord("else") { skip() }
    }
    return conditions
  }

  private mutating func parseLoop() -> SwiftStatement.Kind {
    advance()
    while current.isWord("try") || current.isWord("await") || current.isWord("case") { advance() }
    let start = current.span.start
    while !isAtEnd, !current.isWord("in"), !current.isPunctuation("{") { skip() }
    let pattern = span(from: start)
    guard takeWord("in") else {
      return .loop(
        pattern: pattern, sequence: SwiftExpression(kind: .other, span: pattern),
        body: parseBlock() ?? [])
    }
    let sequence = inCondition { $0.parseExpression() }
    if takeWord("where") { _ = inCondition { $0.parseExpression() } }
    return .loop(pattern: pattern, sequence: sequence, body: parseBlock() ?? [])
  }

  private mutating func inCondition(
    _ parse: (inout SwiftParser) -> SwiftExpression
  ) -> SwiftExpression {
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    return parse(&self)
  }

  // MARK: Switch

  private mutating func parseSwitch() -> SwiftStatement.Kind {
    advance()
    let subject = inCondition { $0.parseExpression() }
    guard current.isPunctuation("{") else { return .other }
    return .switched(subject, cases: inBrackets { $0.parseCases() } ?? [])
  }

  /// Cases between `#if`s are read as if all were compiled.
  private mutating func parseCases() -> [SwiftCase] {
    var cases: [SwiftCase] = []
    while !isAtEnd {
      if current.kind == .attribute || current.kind == .pound {
        if current.kind == .attribute { advance() } else { skipLine() }
        continue
      }
      if current.isWord("default"), next.isPunctuation(":") {
        index += 2
        cases.append(SwiftCase(pattern: nil, patterns: [], statements: parseCaseBody()))
      } else if takeWord("case") {
        let start = current.span.start
        let patterns = parsePatterns()
        let place = span(from: start)
        _ = take(":")
        cases.append(
          SwiftCase(pattern: place, patterns: patterns, statements: parseCaseBody()))
      } else {
        skip()
      }
    }
    return cases
  }

  private mutating func parseCaseBody() -> [SwiftStatement] {
    parseStatements(.cases, inBranch: true)
  }

  private mutating func parsePatterns() -> [SwiftExpression] {
    var patterns: [SwiftExpression] = []
    while !isAtEnd, !current.isPunctuation(":") {
      while current.isWord("let") || current.isWord("var") || current.isWord("is") { advance() }
      patterns.append(parseExpression())
      while !isAtEnd, !current.isPunctuation(","), !current.isPunctuation(":") { skip() }
      if !take(",") { break }
    }
    return patterns
  }

  // MARK: `#if`

  private mutating func parseCompiledStatements() -> SwiftStatement.Kind {
    .compiled(
      parseCompiled { $0.parseStatements(.members, inBranch: true) }
        .map { (condition: $0.condition, statements: $0.content) })
  }

  /// Parses the branches of `#if` up to `#endif`.
  mutating func parseCompiled<Content>(
    _ parse: (inout SwiftParser) -> Content
  ) -> [(condition: CompilationCondition, content: Content)] {
    var branches: [(condition: CompilationCondition, content: Content)] = []
    var rest = ConditionalPlatforms(ConditionalPlatforms.all)
    while current.kind == .pound, ["#if", "#elseif", "#else"].contains(current.text) {
      // A second `#if` begins another one.
      if current.text == "#if", !branches.isEmpty { break }
      let (condition, platforms) = parseCompilationCondition(unlessBefore: rest)
      rest = rest && !platforms
      let start = index
      guard let content = nested(parse) else { break }
      branches.append((condition, content))
      while !isAtEnd, !isBranchEnd(current) { skip() }
      if index == start, isAtEnd { break }
    }
    if current.kind == .pound, current.text == "#endif" { advance() }
    return branches
  }

  private mutating func parseCompilationCondition(
    unlessBefore rest: ConditionalPlatforms
  ) -> (CompilationCondition, ConditionalPlatforms) {
    let isElse = current.text == "#else"
    advance()
    let start = current.span.start
    if isElse || current.startsLine {
      return (CompilationCondition(text: "", platforms: rest.maybe), .unknown)
    }
    let lineStart = index
    let expression = inCondition { $0.parseExpression() }
    let platforms = ConditionalPlatforms(expression)
    index = lineStart
    while !isAtEnd, !current.startsLine || index == lineStart { index += 1 }
    let text = text(of: span(from: start))
    return (CompilationCondition(text: text, platforms: (rest && platforms).maybe), platforms)
  }
}
