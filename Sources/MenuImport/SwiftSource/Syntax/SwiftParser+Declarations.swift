import MenuSyntax

extension SwiftParser {
  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "override",
    "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "dynamic", "required",
    "convenience",
    "optional", "indirect", "prefix", "postfix", "infix", "async", "isolated", "distributed",
    "borrowing",
    "consuming",
  ]
  private static let declarationWords: Set<String> = [
    "let", "var", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor",
    "extension",
    "protocol", "case", "typealias", "import", "operator", "associatedtype", "precedencegroup",
    "macro",
  ]

  /// Parses a declaration with its attributes and modifiers; nil, with nothing taken, if there is none here.
  mutating func parseDeclaration(_ context: Context) -> [SwiftStatement]? {
    let start = (index: index, offset: current.span.start)
    let modifiers = parseModifiers()
    guard current.kind == .word, Self.declarationWords.contains(current.text),
      let kinds = parseDeclared(modifiers, context)
    else {
      // An attribute of something else goes with it.
      if current.kind == .attribute || index == start.index { index = start.index }
      if !modifiers.words.isEmpty { index = start.index }
      return nil
    }
    let place = span(from: start.offset)
    return kinds.map { SwiftStatement(kind: $0, span: place) }
  }

  private mutating func parseModifiers() -> SwiftModifiers {
    var modifiers = SwiftModifiers()
    while !isAtEnd {
      let token = current
      if token.kind == .attribute {
        modifiers.attributes.append(token.text)
        advance()
        while current.isPunctuation("."), next.kind == .word { index += 2 }
        if current.isPunctuation("("), !current.hasSpaceBefore { skip() }
      } else if token.kind == .word, Self.modifierWords.contains(token.text), isModifier() {
        modifiers.words.append(token.text)
        advance()
        if current.isPunctuation("(") { skip() }
      } else {
        break
      }
    }
    return modifiers
  }

  /// Whether the word here modifies a declaration: another modifier or a declaration comes next.
  private func isModifier() -> Bool {
    var following = next
    if following.isPunctuation("("), current.text != "async" {
      following = token(at: closers[index + 1] + 1)
    }
    if following.kind == .attribute { return true }
    guard following.kind == .word else { return false }
    if current.text == "class" {
      return ["func", "var", "let", "subscript", "override", "final"].contains(following.text)
        || Self.modifierWords.contains(following.text) && following.text != "class"
    }
    return Self.declarationWords.contains(following.text)
      || Self.modifierWords.contains(following.text)
  }

  private mutating func parseDeclared(
    _ modifiers: SwiftModifiers, _ context: Context
  ) -> [SwiftStatement.Kind]? {
    switch current.text {
    case "let", "var": return parseVariables(modifiers).map { .variable($0) }
    case "func":
      advance()
      return [.function(parseFunction(named: nil, modifiers))]
    case "init", "subscript":
      let isDeclared = context != .code || !modifiers.words.isEmpty
      guard isDeclared, next.isPunctuation("(") || next.kind == .symbol else { return nil }
      return [.function(parseFunction(named: current.text, modifiers))]
    case "deinit":
      advance()
      return [.block(parseBlock() ?? [])]
    case "case":
      guard context == .members else { return nil }
      return [.enumCases(parseEnumCases())]
    case "struct", "class", "enum", "extension", "protocol":
      return [parseTypeDeclaration(modifiers)]
    case "actor":
      guard next.kind == .word, !next.startsLine else { return nil }
      return [parseTypeDeclaration(modifiers)]
    case "typealias", "import", "operator", "associatedtype", "precedencegroup", "macro":
      guard next.kind == .word || next.kind == .symbol, !next.startsLine else { return nil }
      while !isAtEnd {
        skip()
        if current.startsLine { break }
      }
      return [.other]
    default: return nil
    }
  }

  // MARK: Variables

  /// Parses `let a = 1, b = 2`. In a condition, a comma ends it.
  mutating func parseVariables(
    _ modifiers: SwiftModifiers, isCondition: Bool = false
  ) -> [SwiftVariable] {
    let isLet = current.text == "let"
    advance()
    var variables: [SwiftVariable] = []
    repeat {
      let start = current.span.start
      var variable = SwiftVariable(
        name: "", modifiers: modifiers, isLet: isLet, span: current.span)
      if current.kind == .word { variable.name = current.text }
      if current.kind == .word || current.isPunctuation("(") { skip() }
      if take(":") { variable.type = parseType() }
      if current.isSymbol("=") {
        advance()
        variable.value = parseExpression()
      }
      if current.isPunctuation("{"), !isInCondition { parseAccessors(of: &variable) }
      variable.span = span(from: start)
      variables.append(variable)
    } while !isCondition && take(",")
    return variables
  }

  /// Whether the block here is of `get`, `set`, `willSet` or `didSet`, and no closure.
  func isAccessorBlock(at index: Int) -> Bool {
    var index = index + 1
    while token(at: index).kind == .attribute
      || ["mutating", "nonmutating"].contains(token(at: index).text)
    {
      index += 1
    }
    let following = token(at: index + 1)
    switch token(at: index).text {
    case "willSet", "didSet": return true
    case "get", "set":
      return following.isPunctuation("{") || following.isPunctuation("}")
        || following.isWord("async")
        || following.isWord("throws") || ["get", "set"].contains(following.text)
        || token(at: index).text == "set" && following.isPunctuation("(")
    default: return false
    }
  }

  /// Parses the block of a variable: its getter alone, or `get`, `set`, `willSet` and `didSet`.
  private mutating func parseAccessors(of variable: inout SwiftVariable) {
    guard isAccessorBlock(at: index) else {
      variable.body = parseBlock()
      return
    }
    let parsed = inBrackets { parser in
      var getter: [SwiftStatement]?
      var observers: [SwiftStatement] = []
      while !parser.isAtEnd {
        if parser.takeWord("get") {
          while !parser.isAtEnd, !parser.current.isPunctuation("{"), !parser.current.startsLine {
            parser.skip()
          }
          getter = parser.parseBlock()
        } else if let block = parser.parseBlock() {
          observers += block
        } else {
          parser.skip()
        }
      }
      return (getter: getter, observers: observers)
    }
    variable.body = parsed?.getter
    variable.observers = parsed?.observers ?? []
  }

  // MARK: Functions

  private mutating func parseFunction(
    named name: String?, _ modifiers: SwiftModifiers
  ) -> SwiftFunction {
    let start = current.span.start
    var function = SwiftFunction(
      name: name ?? current.text, nameSpan: current.span, parameters: [], modifiers: modifiers,
      span: current.span)
    advance()
    if current.isSymbol("?") || current.isSymbol("!") { advance() }
    if current.isSymbol("<") { _ = skipAngles(upTo: tokens.count) }
    if current.isPunctuation("(") {
      function.parameters = inBrackets { $0.parseParameters() } ?? []
    }
    while ["async", "throws", "rethrows"].contains(current.text), current.kind == .word {
      advance()
      if current.isPunctuation("("), !current.startsLine { skip() }
    }
    if current.isSymbol("->") {
      advance()
      function.returnType = parseType()
    }
    skipWhere()
    function.body = parseBlock()
    function.span = span(from: start)
    return function
  }

  private mutating func parseParameters() -> [SwiftFunction.Parameter] {
    var parameters: [SwiftFunction.Parameter] = []
    while !isAtEnd {
      if take(",") { continue }
      _ = parseModifiers()
      var names: [String] = []
      while current.kind == .word {
        names.append(current.text)
        advance()
      }
      var parameter = SwiftFunction.Parameter(name: names.last ?? "", type: "")
      if let first = names.first, first != "_" { parameter.label = first }
      if take(":") { parameter.type = parseType() }
      if current.isSymbol("=") {
        advance()
        parameter.value = parseExpression()
      }
      parameters.append(parameter)
      skipToComma()
    }
    return parameters
  }

  /// Moves after a `where` clause, up to the body.
  private mutating func skipWhere() {
    guard takeWord("where") else { return }
    while !isAtEnd, !current.isPunctuation("{") {
      if current.startsLine, !tokens[index - 1].isPunctuation(",") { return }
      skip()
    }
  }

  // MARK: Types

  private mutating func parseTypeDeclaration(_ modifiers: SwiftModifiers) -> SwiftStatement.Kind {
    let start = current.span.start
    guard let keyword = SwiftType.Keyword(rawValue: current.text) else { return .other }
    advance()
    let name = current
    var names: [String] = []
    while current.kind == .word {
      names.append(current.text)
      advance()
      if current.isSymbol("<") { _ = skipAngles(upTo: tokens.count) }
      if !take(".") { break }
    }
    var type = SwiftType(
      keyword: keyword, name: names.joined(separator: "."), nameSpan: name.span, inherited: [],
      members: [], modifiers: modifiers, span: name.span)
    if take(":") {
      repeat { type.inherited.append(parseType()) } while take(",")
    }
    skipWhere()
    if current.isPunctuation("{") {
      type.members = inBrackets { $0.parseStatements(.members) } ?? []
    }
    type.span = span(from: start)
    return .type(type)
  }

  private mutating func parseEnumCases() -> [SwiftEnumCase] {
    advance()
    var cases: [SwiftEnumCase] = []
    repeat {
      guard current.kind == .word else { break }
      var item = SwiftEnumCase(name: current.text, nameSpan: current.span)
      advance()
      if current.isPunctuation("(") { skip() }
      if current.isSymbol("=") {
        advance()
        item.rawValue = parseExpression()
      }
      cases.append(item)
    } while take(",")
    return cases
  }

  /// Parses a type and gives it as it is written; empty if there is none.
  mutating func parseType() -> String {
    let start = current.span.start
    let first = index
    var needsName = true
    while !isAtEnd {
      let token = current
      // After a type, an attribute is that of what comes next: `var note: Note` and `@Published var name` below it.
      if token.kind == .attribute, needsName {
        advance()
        if current.isPunctuation("("), !current.hasSpaceBefore { skip() }
      } else if needsName {
        guard
          token.kind == .word || token.isPunctuation("(") || token.isPunctuation("[")
            || token.isSymbol("~")
        else { break }
        let isPrefix =
          token.isSymbol("~")
          || [
            "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "each",
            "repeat",
          ]
          .contains(token.text)
        skip()
        needsName = isPrefix
      } else if !takeTypeSuffix(&needsName) {
        break
      }
    }
    return index == first ? "" : text(of: span(from: start))
  }

  private mutating func takeTypeSuffix(_ needsName: inout Bool) -> Bool {
    let token = current
    if token.isPunctuation("."), next.kind == .word || next.isPunctuation("(") {
      needsName = true
    } else if token.isSymbol("<"), !token.startsLine {
      return skipAngles(upTo: tokens.count)
    } else if token.kind == .symbol, token.text.allSatisfy({ $0 == "?" || $0 == "!" }),
      !token.hasSpaceBefore
    {
      // Optional.
    } else if token.isSymbol("&") || token.isSymbol("->") {
      needsName = true
    } else if token.isSymbol("...") {
      // Several.
    } else if ["async", "throws", "rethrows"].contains(token.text), next.isSymbol("->") {
      // A function.
    } else {
      return false
    }
    advance()
    return true
  }
}
