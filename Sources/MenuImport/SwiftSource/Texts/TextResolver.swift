import MenuSyntax

/// Finds out what an expression says to people, by the declarations and strings tables of the app.
///
/// What isn't sure is unknown: a title that is wrong is worse than one that is missing.
struct TextResolver {
  /// What a literal is.
  enum Literal {
    /// A text that is shown as it is.
    case text
    /// A key of a strings table, as for `Text("…")` of SwiftUI.
    case key
  }

  let index: ProjectIndex

  func resolve(
    _ expression: SwiftExpression, in scope: SwiftScope, literalIs literal: Literal = .text
  ) -> ResolvedText {
    var steps = Limits.swiftTextSteps
    return resolve(expression, in: scope, literal, &steps)
  }

  private func resolve(
    _ expression: SwiftExpression, in scope: SwiftScope, _ literal: Literal, _ steps: inout Int
  ) -> ResolvedText {
    let code = scope.file.text(of: expression.span)
    steps -= 1
    guard steps > 0 else { return .unknown(source: "`\(code)`, which is too many steps away") }
    let expression = expression.withoutParentheses
    switch expression.kind {
    case .string(let string) where expression.steps.isEmpty:
      return text(of: string, in: scope, literal)
    case .string(let string): return localized(string, expression, in: scope)
    case .ternary(let condition, let then, let otherwise) where expression.steps.isEmpty:
      return .choice(
        FoundCondition(condition, in: scope.file),
        then: resolve(then, in: scope, literal, &steps),
        otherwise: resolve(otherwise, in: scope, literal, &steps))
    case .sequence(let operands, let operators)
    where operators.allSatisfy({ $0 == "+" }) && expression.steps.isEmpty:
      return joined(operands, in: scope, &steps)
    case .name:
      if let path = expression.path {
        return resolve(path: path, code: code, in: scope, literal, &steps)
      }
      if let call = expression.call, expression.calls.count == 1 {
        return resolve(call, in: scope, literal, code: code, &steps)
      }
    default: break
    }
    return .unknown(source: "`\(code)`")
  }

  // MARK: Literals

  /// The text of a literal with its values.
  private func text(
    of string: SwiftString, in scope: SwiftScope, _ literal: Literal
  ) -> ResolvedText {
    if literal == .key { return localized(string, table: nil, value: nil, in: scope) }
    return .known(segments(of: string, in: scope), key: nil)
  }

  private func segments(of string: SwiftString, in scope: SwiftScope) -> [FoundText.Segment] {
    string.segments.map { segment in
      switch segment {
      case .text(let text): return .literal(text)
      case .value(let span):
        let value = TextValue(scope.file.text(of: span))
        return .value(name: value.name, expression: value.expression, isNumber: value.isNumber)
      }
    }
  }

  /// The text of a key. A key with values is in tables with `%@` or `%lld` for them.
  private func localized(
    _ string: SwiftString, table: String?, value: String?, in scope: SwiftScope
  ) -> ResolvedText {
    if let key = string.literal { return localized(key, table: table, value: value) }
    let segments = segments(of: string, in: scope)
    for specifiers in [["%@", "%lld"], ["%@", "%@"], ["%lld", "%lld"]] {
      let key = segments.map { segment in
        switch segment {
        case .literal(let text): return text
        case .value(_, _, let isNumber): return isNumber ? specifiers[1] : specifiers[0]
        }
      }.joined()
      let place = LocalizedTexts.Key(table: table ?? "Localizable", key: key)
      if let format = index.texts.text(key, table: place.table) {
        let values = segments.compactMap { segment -> (String, String)? in
          guard case .value(let name, let expression, _) = segment else { return nil }
          return (name, expression)
        }
        return .known(FormatString.segments(format, values: values), key: place)
      }
    }
    return .known(segments, key: nil)
  }

  /// The text of a key: from the tables, or else `value`, or else the key itself if it reads as a text.
  private func localized(
    _ key: String, table: String?, value: String?,
    values: [(name: String, expression: String)] = []
  ) -> ResolvedText {
    let place = LocalizedTexts.Key(table: table ?? "Localizable", key: key)
    if index.texts.ambiguous.contains(place) {
      return .unknown(source: "the key `\(key)`, which has two texts")
    }
    if let text = index.texts.text(key, table: place.table) ?? value {
      return .known(FormatString.segments(text, values: values), key: place)
    }
    guard Self.readsAsText(key) else {
      return .unknown(source: "the key `\(key)`, which no strings file has")
    }
    return .known(FormatString.segments(key, values: values), key: place)
  }

  /// Whether a key is its own text, and no name such as `menu.copy`, `menu_copy` or `menuCopy`.
  static func readsAsText(_ key: String) -> Bool {
    if key.contains(" ") || key.isEmpty { return true }
    guard let first = key.first, first.isUppercase || !first.isLetter else { return false }
    let isName =
      key.dropFirst().contains { $0.isUppercase || $0 == "_" } || key.dropLast().contains(".")
    return !isName || key.allSatisfy { !$0.isLowercase && $0 != "_" && $0 != "." }
  }

  /// `"key".localized`, `"key".localized(count)`.
  private func localized(
    _ string: SwiftString, _ expression: SwiftExpression, in scope: SwiftScope
  ) -> ResolvedText {
    let code = scope.file.text(of: expression.span)
    guard let key = string.literal, case .member(let name, _)? = expression.steps.first,
      expression.steps.count <= 2, looksUp(name, in: scope)
    else { return .unknown(source: "`\(code)`") }
    let arguments = expression.call?.arguments ?? []
    let table = expression.call?.argument("tableName") ?? expression.call?.argument("table")
    if let table, table.string?.literal == nil { return .unknown(source: "`\(code)`") }
    let values = arguments.filter { $0.label == nil || $0.label == "with" }
    return localized(
      key, table: table?.string?.literal, value: nil,
      values: values.map { value(of: $0.value, in: scope) })
  }

  private func value(
    of expression: SwiftExpression, in scope: SwiftScope
  ) -> (name: String, expression: String) {
    let value = TextValue(scope.file.text(of: expression.span))
    return (value.name, value.expression)
  }

  /// Whether a function or property of this name looks its text up.
  static func isLocalizing(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("locali") || name.hasPrefix("nslocali") || name.hasPrefix("l10n")
      || name.hasSuffix("localizedstring") || ["loc", "i18n", "translated"].contains(name)
  }

  /// Whether a property or method of a string looks it up: by its name, or by what the app's own does.
  private func looksUp(_ name: String, in scope: SwiftScope) -> Bool {
    if Self.isLocalizing(name) { return true }
    return index.members(name, of: ["String"], near: scope.file).contains { member in
      let span = member.function?.span ?? member.variable?.span
      return span.map { member.file.text(of: $0).includes("ocalized") } ?? false
    }
  }

  /// `"a" + b`
  private func joined(
    _ operands: [SwiftExpression], in scope: SwiftScope, _ steps: inout Int
  ) -> ResolvedText {
    var segments: [FoundText.Segment] = []
    var isKnown = false
    for operand in operands {
      switch resolve(operand, in: scope, .text, &steps) {
      case .known(let more, _):
        isKnown = isKnown || !more.isEmpty
        segments += more
      case .choice: return .unknown(source: "`\(scope.file.text(of: operand.span))`")
      case .unknown:
        let value = TextValue(scope.file.text(of: operand.span))
        segments.append(
          .value(name: value.name, expression: value.expression, isNumber: value.isNumber))
      }
    }
    if !isKnown { return .unknown(source: "`\(scope.file.text(of: operands[0].span))` and others") }
    return .known(FoundText.Segment.merged(segments), key: nil)
  }

  // MARK: Names

  private func resolve(
    path: [String], code: String, in scope: SwiftScope, _ literal: Literal, _ steps: inout Int
  ) -> ResolvedText {
    var path = path
    if path.count > 1, path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    guard let name = path.last else { return .unknown(source: "`\(code)`") }
    steps -= 1
    if path.count > 1, steps > 0, Self.isLocalizing(name) {
      let owner = Array(path.dropLast())
      let key =
        rawValue(of: owner, near: scope.file)
        ?? resolve(path: owner, code: code, in: scope, .text, &steps)
      return key.literal.map { localized($0, table: nil, value: nil) } ?? key
    }
    if path.count == 1 {
      switch scope.meaning(of: name) {
      case .expression(let expression, let outer):
        return resolve(expression, in: outer, literal, &steps)
      case .menu, .unknown: return .unknown(source: "the variable `\(name)`")
      case nil: break
      }
    } else if scope.meaning(of: path[0]) != nil {
      return .unknown(source: "`\(code)`")
    }
    let owners = path.count == 1 ? Self.enclosing(scope.typePath) : [Self.owner(path)]
    for owner in owners {
      let members = index.members(name, of: owner, near: scope.file).filter { $0.variable != nil }
      if !members.isEmpty {
        return same(members.map { resolve($0, code: code, literal, &steps) }, code: code)
      }
    }
    return ofCase(path, code: code, in: scope, literal, &steps)
      ?? ofInstance(path, code: code, in: scope, literal, &steps)
      ?? generated(path, values: []) ?? .unknown(source: "`\(code)`")
  }

  /// The types in which `name` is looked for, and those of texts for `.name`.
  private static func owner(_ path: [String]) -> [String] {
    path[0].isEmpty ? ["LocalizedStringResource"] + path.dropFirst().dropLast() : path.dropLast()
  }

  /// The types around a place, the innermost first, then none.
  private static func enclosing(_ path: [String]) -> [[String]] {
    (0...path.count).map { Array(path.dropLast($0)) }
  }

  func resolve(
    _ member: ProjectIndex.Member, code: String, _ literal: Literal, _ steps: inout Int
  ) -> ResolvedText {
    let scope = SwiftScope(file: member.file, typePath: member.owner)
    guard let variable = member.variable else { return .unknown(source: "`\(code)`") }
    let isLocalizedType = variable.type.map { $0.hasPrefix("LocalizedString") } ?? false
    let literal = isLocalizedType ? .key : literal
    if let body = variable.body { return result(of: body, in: scope, literal, code: code, &steps) }
    guard let value = variable.value, variable.isLet || variable.modifiers.isStatic else {
      return .unknown(source: "the variable `\(variable.name)`")
    }
    return resolve(value, in: scope, literal, &steps)
  }

  /// What a body gives that has constants and one result.
  func result(
    of body: [SwiftStatement], in scope: SwiftScope, _ literal: Literal, code: String,
    _ steps: inout Int
  ) -> ResolvedText {
    for (number, statement) in body.enumerated() {
      switch statement.kind {
      case .variable(let variable):
        scope.declare(variable.name, variable.value.map { .expression($0, scope) } ?? .unknown)
      case .returned(let value?): return resolve(value, in: scope, literal, &steps)
      case .expression(let value) where number == body.count - 1:
        return resolve(value, in: scope, literal, &steps)
      case .conditional(let branches):
        let rest = Array(body[(number + 1)...])
        return result(of: branches, rest: rest, in: scope, literal, code: code, &steps)
      default: return .unknown(source: "`\(code)`")
      }
    }
    return .unknown(source: "`\(code)`")
  }

  /// What `if` gives, and `else` or the statements after it.
  private func result(
    of branches: [SwiftBranch], rest: [SwiftStatement], in scope: SwiftScope, _ literal: Literal,
    code: String, _ steps: inout Int
  ) -> ResolvedText {
    steps -= 1
    guard steps > 0, branches.count < 3, branches[0].conditions.count == 1,
      case .expression(let condition) = branches[0].conditions[0],
      condition.call?.name.hasPrefix("#") != true
    else { return .unknown(source: "`\(code)`") }
    let other = branches.count == 2 ? branches[1].statements : rest
    if branches.count == 2, !branches[1].conditions.isEmpty {
      return .unknown(source: "`\(code)`")
    }
    return .choice(
      FoundCondition(condition, in: scope.file),
      then: result(
        of: branches[0].statements, in: scope.inner(), literal, code: code, &steps),
      otherwise: result(of: other, in: scope.inner(), literal, code: code, &steps))
  }

  /// The text on which all declarations of a name agree.
  private func same(_ texts: [ResolvedText], code: String) -> ResolvedText {
    if texts.count == 1 { return texts[0] }
    guard let first = texts.first, let literal = first.literal,
      texts.allSatisfy({ $0.literal == literal })
    else { return .unknown(source: "`\(code)`, which is declared more than once") }
    return first
  }

  /// A constant that a generator makes of a key in the build.
  private func generated(_ path: [String], values: [(name: String, expression: String)])
    -> ResolvedText?
  {
    guard path.count > 1, let type = path.first, !index.isDeclared(type: type),
      type.first.map({ $0.isUppercase }) ?? true, !type.hasPrefix("NS"), !type.hasPrefix("UI")
    else { return nil }
    let names = type == "R" && path.count > 2 ? path.dropFirst(2) : path.dropFirst()
    return index.generatedNames.key(of: Array(names)).flatMap { key in
      index.texts.text(key.key, table: key.table).map {
        .known(FormatString.segments($0, values: values), key: key)
      }
    }
  }

  // MARK: Calls

  private func resolve(
    _ call: SwiftCall, in scope: SwiftScope, _ literal: Literal, code: String, _ steps: inout Int
  ) -> ResolvedText {
    if let text = localizing(call, in: scope, &steps) { return text }
    if let text = generatedLookup(call, in: scope) { return text }
    let isText = [
      "String", "Text", "LocalizedStringKey", "LocalizedStringResource", "", "NSAttributedString",
    ]
    if isText.contains(call.path[0]), call.path.count == 1 || call.path == ["", "init"] {
      if let value = call.argument("format") { return formatted(value, call, in: scope, &steps) }
      if let value = call.argument("string") ?? call.argument("verbatim") {
        return resolve(value, in: scope, .text, &steps)
      }
      let isKey = call.path[0].hasPrefix("LocalizedString") || call.path[0] == "Text"
      if call.labels.first == "", let value = call.argument() {
        return resolve(value, in: scope, isKey ? .key : literal, &steps)
      }
      return .unknown(source: "`\(code)`")
    }
    if ["String", "NSString"].contains(call.path[0]),
      call.name == "localizedStringWithFormat", let value = call.argument()
    {
      return formatted(value, call, in: scope, &steps)
    }
    return called(call, in: scope, literal, code: code, &steps)
  }

  /// `NSLocalizedString`, `String(localized:)`, and functions of an app that do the same.
  private func localizing(
    _ call: SwiftCall, in scope: SwiftScope, _ steps: inout Int
  ) -> ResolvedText? {
    let key: SwiftExpression?
    if let localized = call.argument("localized"),
      ["String", "AttributedString"].contains(call.name)
    {
      if case .string = localized.kind {
        key = localized
      } else {
        // A `LocalizedStringResource`.
        return resolve(localized, in: scope, .key, &steps)
      }
    } else if Self.isLocalizing(call.name), call.path.count <= 3, call.name.first != "L" {
      key = call.argument() ?? call.argument("forKey") ?? call.argument("key")
    } else if ["LocalizedStringResource", "LocalizedStringKey"].contains(call.name),
      call.path.count == 1
    {
      key = call.argument()
    } else {
      return nil
    }
    steps -= 1
    guard let key, steps > 0 else { return nil }
    if case .ternary(let condition, let then, let otherwise) = key.withoutParentheses.kind {
      let texts = [then, otherwise].map { value -> ResolvedText in
        var choice = call
        for (number, argument) in call.arguments.enumerated()
        where argument.value.span.start == key.span.start {
          choice.arguments[number].value = value
        }
        return localizing(choice, in: scope, &steps) ?? .unknown(source: "a key")
      }
      return .choice(
        FoundCondition(condition, in: scope.file), then: texts[0], otherwise: texts[1])
    }
    let table = call.argument("tableName") ?? call.argument("table")
    let value = call.argument("value") ?? call.argument("defaultValue")
    let tableName = table.flatMap { resolve($0, in: scope, .text, &steps).literal }
    if let table, !table.isNil, tableName == nil {
      return .unknown(source: "a table that only the app knows")
    }
    let text = value.flatMap { resolve($0, in: scope, .text, &steps).literal }
    if let string = key.string {
      return localized(string, table: tableName, value: text, in: scope)
    }
    guard let name = resolve(key, in: scope, .text, &steps).literal else {
      return .unknown(source: "the key `\(scope.file.text(of: key.span))`")
    }
    return localized(name, table: tableName, value: text)
  }

  /// `L10n.tr("Table", "key", count, fallback: "Text")`, which SwiftGen writes.
  private func generatedLookup(_ call: SwiftCall, in scope: SwiftScope) -> ResolvedText? {
    let values = call.arguments.filter { $0.label == nil }.map(\.value)
    guard call.name == "tr", values.count > 1, let table = values[0].string?.literal,
      let key = values[1].string?.literal
    else { return nil }
    return localized(
      key, table: table, value: call.argument("fallback")?.string?.literal,
      values: values.dropFirst(2).map { value(of: $0, in: scope) })
  }

  /// `String(format: format, values)`
  private func formatted(
    _ format: SwiftExpression, _ call: SwiftCall, in scope: SwiftScope, _ steps: inout Int
  ) -> ResolvedText {
    let text = resolve(format, in: scope, .text, &steps)
    guard case .known(let segments, let key) = text else { return text }
    let arguments = call.arguments.filter {
      $0.label == nil && $0.value.span.start != format.span.start
    }
    // The table's text has been cut at its values already, which have no names there.
    var values = arguments.map { value(of: $0.value, in: scope) }[...]
    let named = segments.flatMap { segment -> [FoundText.Segment] in
      switch segment {
      case .literal(let text):
        return key == nil ? FormatString.segments(text, values: take(&values)) : [segment]
      case .value(_, _, let isNumber):
        let value = values.popFirst() ?? ("value", "value")
        return [.value(name: value.name, expression: value.expression, isNumber: isNumber)]
      }
    }
    return .known(named, key: key)
  }

  private func take(
    _ values: inout ArraySlice<(name: String, expression: String)>
  ) -> [(name: String, expression: String)] {
    defer { values = [] }
    return Array(values)
  }

  /// The result of a function of the app, or of one that is generated.
  private func called(
    _ call: SwiftCall, in scope: SwiftScope, _ literal: Literal, code: String, _ steps: inout Int
  ) -> ResolvedText {
    var path = call.path
    if path.count > 1, path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    let owners = path.count == 1 ? Self.enclosing(scope.typePath) : [Self.owner(path)]
    if path.count == 1 || scope.meaning(of: path[0]) == nil {
      for owner in owners {
        let members = index.members(call.name, of: owner, near: scope.file).filter {
          $0.function?.accepts(call) ?? false
        }
        if members.isEmpty { continue }
        let texts = members.map { member -> ResolvedText in
          guard let function = member.function, let body = function.body else {
            return .unknown(source: "`\(code)`")
          }
          let inner = SwiftScope(file: member.file, typePath: member.owner)
          function.bind(call, from: scope, in: inner)
          return result(of: body, in: inner, literal, code: code, &steps)
        }
        return same(texts, code: code)
      }
    }
    let values = call.arguments.map { value(of: $0.value, in: scope) }
    return generated(path, values: values) ?? .unknown(source: "`\(code)`")
  }
}
