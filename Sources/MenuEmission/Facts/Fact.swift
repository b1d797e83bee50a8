/// One fact of the cases of an enum: a property or a function that switches over them.
struct Fact {
  /// What the fact is.
  var documentation: String
  /// The name of the property or function.
  var name: String
  /// The parameter of a function; nil for a property.
  var parameter: String?
  /// `String`
  var type: String
  /// The value of the cases that are not named; nil where all are.
  var fallback: Expression?
  /// What constant texts stand in where there are many.
  var table: Table

  /// Where the constant texts of a fact stand.
  struct Table {
    /// The static property with a line for each case, if most cases have a text; nil where there is none.
    var lines: String?
    /// The type of that property.
    var linesType = ""
    /// The static property with the lines of names, which the keys of a localization table begin with.
    var names = ""
    /// Whether a text without interpolations is a constant, and not a call that looks it up.
    var holdsTexts = true
    /// Whether also a fact with few texts has it.
    var isAlways = false
    /// Whether it is in lines even if few cases have a text.
    var isAlwaysLines = false
    /// What the texts of a localization table have behind the command's name in their keys: `.title`; nil where they are not
    /// looked up.
    var role: StaticString?
    /// What the table's texts have before them: `note.`
    var prefix = ""
  }
  /// The texts without interpolations, in the order of the enum.
  private var texts: [ConstantText] = []
  /// The other values and the cases that have them, in the order of the enum.
  private var values: [Row] = []
  /// The number of cases that have a value.
  private var patternCount = 0

  /// The patterns of further cases that have a value.
  private var sharers: [[String]] = []
  /// The condition of a value that depends on one, and the value while it does not hold.
  private var conditions: [(condition: Expression, other: Expression)] = []

  /// A case whose value is a text without interpolations. By itself, since a large enum has thousands and nothing else.
  private struct ConstantText {
    var pattern: String
    var text: String
    /// The number of the case in the enum; only where texts stand in lines.
    var position: Int
    /// The number of values before it.
    var order: Int
    var hasEllipsis: Bool

    /// The text as an expression.
    var expression: Expression { .string(hasEllipsis ? text + "…" : text) }
  }

  /// Cases that share a value. Small, since a large enum has thousands.
  private struct Row {
    var pattern: String
    var value: Expression
    /// The number of values before it.
    var order: Int
    /// The number in `sharers`; -1 where no other case has the value.
    var sharer = -1
    /// The number in `conditions`; -1 for a value that always holds.
    var condition = -1

    init(_ pattern: String, _ value: Expression, order: Int) {
      self.pattern = pattern
      self.value = value
      self.order = order
    }
  }

  init(
    _ name: String, in parameter: String? = nil, _ type: String, fallback: Expression? = nil,
    documentation: String
  ) {
    self.documentation = documentation
    self.name = name
    self.parameter = parameter
    self.type = type
    self.fallback = fallback
    self.table = Table()
  }

  /// Gives the case of a pattern a value.
  ///
  /// - Parameter position: The number of the case in the enum; only where texts stand in lines.
  /// - Returns: The number of the value, for other cases that have it too; -1 for a constant text.
  @discardableResult
  mutating func set(_ pattern: String, _ value: Expression, at position: Int = 0) -> Int {
    if case .string(let text) = value, setText(text, in: pattern, at: position) { return -1 }
    patternCount += 1
    values.append(Row(pattern, value, order: texts.count + values.count))
    return values.count - 1
  }

  /// Gives the case of a pattern a text without interpolations; false, and nothing changes, where the fact has to make it
  /// otherwise.
  ///
  /// - Parameters:
  ///   - hasEllipsis: Whether an ellipsis follows the text.
  ///   - position: The number of the case in the enum; only where texts stand in lines.
  mutating func setText(
    _ text: String, hasEllipsis: Bool = false, in pattern: String, at position: Int
  ) -> Bool {
    guard table.holdsTexts, table.lines == nil || StringLiteral.isLine(text) else { return false }
    patternCount += 1
    texts.append(
      ConstantText(
        pattern: pattern, text: text, position: position, order: texts.count + values.count,
        hasEllipsis: hasEllipsis))
    return true
  }

  /// Gives the case of a pattern a value that depends on a condition.
  mutating func set(
    _ pattern: String, while condition: Expression, _ value: Expression, else other: Expression
  ) {
    patternCount += 1
    var row = Row(pattern, value, order: texts.count + values.count)
    row.condition = conditions.count
    conditions.append((condition, other))
    values.append(row)
  }

  /// Gives the case of a pattern the value that another case has.
  mutating func set(_ pattern: String, toValue number: Int) {
    patternCount += 1
    if values[number].sharer < 0 {
      values[number].sharer = sharers.count
      sharers.append([])
    }
    sharers[values[number].sharer].append(pattern)
  }

  /// Appends the declaration.
  ///
  /// - Parameters:
  ///   - access: What stands before the declaration.
  ///   - cases: The number of cases of the enum. If each has a value, there is no fallback.
  func append(to code: inout CodeTree, access: String, cases: Int) {
    let hasCases = cases > 0
    let fallback = patternCount == cases ? nil : fallback
    code.blank()
    code.documentation([documentation])
    guard texts.count > (table.isAlways ? 0 : CommandGroup.plainLimit) else {
      appendDeclaration(to: &code, access: access) { code in
        appendSwitch(over: .all, fallback: fallback, hasCases: hasCases, to: &code)
      }
      return
    }
    // Lines of one literal cost the compiler almost nothing. Where few cases have a text, a switch that returns
    // `StaticString` still compiles several times faster than one that returns `String`.
    let isOptional = type.hasSuffix("?")
    let lines = texts.count * 2 >= cases || table.isAlwaysLines ? table.lines : nil
    appendDeclaration(to: &code, access: access) { code in
      appendSwitch(
        over: .others,
        fallback: reading(from: lines, isOptional: isOptional, hasGaps: patternCount < cases),
        hasCases: hasCases, to: &code)
    }
    code.blank()
    if let lines {
      appendLines(lines, cases: cases, to: &code)
      return
    }
    code.block("private var \(name)Text: StaticString" + (isOptional ? "?" : "")) { code in
      let rest = values.isEmpty ? fallback : isOptional ? .null : .string("")
      appendSwitch(over: .constantTexts, fallback: rest, hasCases: hasCases, to: &code)
    }
  }

  /// Appends the constant texts, a line for each case of the enum.
  private func appendLines(_ lines: String, cases: Int, to code: inout CodeTree) {
    code.text("private static let " + lines + " = " + table.linesType) { code in
      var position = 0
      // By number: a loop over the texts would copy each.
      for index in texts.indices {
        while position < texts[index].position {
          code.textLine(nil)
          position += 1
        }
        code.textLine(texts[index].text, hasEllipsis: texts[index].hasEllipsis)
        position += 1
      }
      while position < cases {
        code.textLine(nil)
        position += 1
      }
    }
  }

  /// What reads the text of a case from the table.
  ///
  /// - Parameters:
  ///   - lines: The static property with the lines; nil where the texts are in a switch.
  ///   - hasGaps: Whether there are cases without a value.
  private func reading(from lines: String?, isOptional: Bool, hasGaps: Bool) -> Expression {
    let text: String
    let isFound: Bool
    if let lines {
      isFound = !(isOptional && hasGaps)
      text = "Self." + lines + (isFound ? "[index]" : ".text(at: index)")
    } else {
      isFound = !isOptional
      text = name + "Text"
    }
    if let role = table.role {
      let key = Expression.code("Self." + table.names + "[index] + \"" + role.description + "\"")
      func lookedUp(_ text: String) -> Expression {
        let text = lines == nil ? text + ".description" : text
        return .call("String", [.init("menuText", .code(text)), .init("key", key)])
      }
      if isFound { return lookedUp(text) }
      return .trailingClosure(text + ".map", [], .init { $0.statement("", lookedUp("$0")) })
    }
    if !table.prefix.isEmpty { return .code("\"" + table.prefix + "\" + " + text) }
    if lines != nil { return .code(text) }
    return .code(text + (isFound ? ".description" : "?.description"))
  }

  private func appendDeclaration(
    to code: inout CodeTree, access: String, _ body: (inout CodeTree) -> Void
  ) {
    if let parameter {
      code.function(access + "func " + name, [parameter], "-> " + type, body)
    } else {
      code.block(access + "var " + name + ": " + type, body)
    }
  }

  /// Values that a switch is over.
  private enum Selection {
    case all, constantTexts, others
  }

  private func appendSwitch(
    over selection: Selection, fallback: Expression?, hasCases: Bool,
    to code: inout CodeTree
  ) {
    if !hasCases {
      code.line("switch self {}")
      return
    }
    if isEmpty(selection), let fallback {
      code.return(fallback)
      return
    }
    code.switchOver(.code("self")) { code in
      // By number: a loop over the values would copy each.
      var text = selection == .others ? texts.count : 0
      var value = selection == .constantTexts ? values.count : 0
      while text < texts.count || value < values.count {
        if value == values.count || text < texts.count && texts[text].order < values[value].order {
          append(texts[text], to: &code)
          text += 1
        } else {
          append(value, to: &code)
          value += 1
        }
      }
      if let fallback { code.defaultCase(returning: fallback) }
    }
  }

  private func isEmpty(_ selection: Selection) -> Bool {
    switch selection {
    case .all: return values.isEmpty && texts.isEmpty
    case .constantTexts: return texts.isEmpty
    case .others: return values.isEmpty
    }
  }

  private func append(_ text: ConstantText, to code: inout CodeTree) {
    if table.role == nil {
      code.case(text.pattern, returning: text.expression)
    } else {
      code.case(text.pattern, returning: text.text, hasEllipsis: text.hasEllipsis)
    }
  }

  private func append(_ index: Int, to code: inout CodeTree) {
    let row = values[index]
    let sharer = row.sharer
    let condition = row.condition
    if sharer < 0 && condition < 0 {
      code.case(row.pattern, returning: row.value)
      return
    }
    let patterns = [row.pattern] + (sharer < 0 ? [] : sharers[sharer])
    if condition < 0 {
      code.case(patterns, returning: row.value)
      return
    }
    code.case(patterns) { code in
      code.if(conditions[condition].condition) { code in
        code.return(row.value)
      }
      code.return(conditions[condition].other)
    }
  }
}
