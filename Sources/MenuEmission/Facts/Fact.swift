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

  /// A property that switches over the constant texts of a fact.
  struct Table {
    /// The name of the property.
    var name: String
    /// Whether also a fact with few texts has it.
    var isAlways = false
    /// What the texts of a localization table have behind the command's name in their keys: `.title`; nil where they are not
    /// looked up.
    var role: StaticString?
    /// What the table's texts have before them: `note.`
    var prefix = ""
  }
  /// The values and the cases that have them, in the order of the enum.
  private var values: [Row] = []
  /// The number of cases that have a value.
  private var patternCount = 0

  /// The number of values that are texts without interpolations.
  private var constantTexts = 0

  /// The patterns of further cases that have a value.
  private var sharers: [[String]] = []
  /// The condition of a value that depends on one, and the value while it does not hold.
  private var conditions: [(condition: Expression, other: Expression)] = []

  /// Cases that share a value. Small, since a large enum has thousands.
  private struct Row {
    var pattern: String
    var value: Expression
    /// The number in `sharers`; -1 where no other case has the value.
    var sharer = -1
    /// The number in `conditions`; -1 for a value that always holds.
    var condition = -1

    init(_ pattern: String, _ value: Expression) {
      self.pattern = pattern
      self.value = value
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
    self.table = Table(name: name + "Text")
  }

  /// Gives the case of a pattern a value.
  ///
  /// - Returns: The number of the value, for other cases that have it too.
  @discardableResult
  mutating func set(_ pattern: String, _ value: Expression) -> Int {
    if isConstantText(value) { constantTexts += 1 }
    patternCount += 1
    values.append(Row(pattern, value))
    return values.count - 1
  }

  /// Gives the case of a pattern a value that depends on a condition.
  mutating func set(
    _ pattern: String, while condition: Expression, _ value: Expression, else other: Expression
  ) {
    patternCount += 1
    var row = Row(pattern, value)
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
    guard constantTexts > (table.isAlways ? 0 : CommandGroup.plainLimit) else {
      appendDeclaration(to: &code, access: access) { code in
        appendSwitch(over: .all, fallback: fallback, hasCases: hasCases, to: &code)
      }
      return
    }
    // A switch that returns `StaticString` compiles several times faster than one that returns `String`, so the
    // constant texts of a large enum are in one of their own.
    let isOptional = type.hasSuffix("?")
    let hasOthers = constantTexts < values.count
    appendDeclaration(to: &code, access: access) { code in
      appendSwitch(
        over: .others, fallback: reading(isOptional: isOptional), hasCases: hasCases, to: &code)
    }
    code.blank()
    code.block("private var " + table.name + ": StaticString" + (isOptional ? "?" : "")) { code in
      let rest = !hasOthers ? fallback : isOptional ? .null : .string("")
      appendSwitch(over: .constantTexts, fallback: rest, hasCases: hasCases, to: &code)
    }
  }

  /// Whether a value is a text without interpolations.
  private func isConstantText(_ value: Expression) -> Bool {
    switch value {
    case .string: return true
    case .localized: return table.role != nil
    default: return false
    }
  }

  /// What reads the text of a case from the table.
  private func reading(isOptional: Bool) -> Expression {
    if let role = table.role {
      let key = "key: \"\\(nameText)" + role.description + "\")"
      return .code(
        isOptional
          ? table.name + ".map { text in String(menuText: text, " + key + " }"
          : "String(menuText: " + table.name + ", " + key)
    }
    if !table.prefix.isEmpty {
      return .code("\"" + table.prefix + "\\(" + table.name + ")\"")
    }
    return .code(table.name + (isOptional ? "?.description" : ".description"))
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
      for index in values.indices {
        switch selection {
        case .all: break
        case .constantTexts: if !isConstantText(values[index]) { continue }
        case .others: if isConstantText(values[index]) { continue }
        }
        append(index, to: &code)
      }
      if let fallback { code.defaultCase(returning: fallback) }
    }
  }

  private func isConstantText(_ row: Row) -> Bool {
    row.condition < 0 && isConstantText(row.value)
  }

  private func isEmpty(_ selection: Selection) -> Bool {
    switch selection {
    case .all: return values.isEmpty
    case .constantTexts: return constantTexts == 0
    case .others: return constantTexts == values.count
    }
  }

  private func append(_ index: Int, to code: inout CodeTree) {
    var row = values[index]
    if case .localized(let string) = row.value, isConstantText(row) {
      row.value = .defaultValue(string)
    }
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
