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
  /// The values and the cases that have them, in the order of the enum.
  private var values: [Row] = []
  /// The number of cases that have a value.
  private var patternCount = 0

  /// The number of values that are texts without interpolations.
  private var constantTexts = 0

  /// Cases that share a value.
  private struct Row {
    var pattern: String
    /// The patterns of further cases.
    var others: [String] = []
    var value: Value

    init(_ pattern: String, _ value: Value) {
      self.pattern = pattern
      self.value = value
    }
  }

  /// What a case has.
  private enum Value {
    case constant(Expression)
    /// A condition, the value while it holds, and the value else.
    case either(Expression, Expression, Expression)

    /// Whether it is a text without interpolations that always holds.
    var isConstantText: Bool {
      if case .constant(.string) = self { return true }
      return false
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
  }

  /// Gives the case of a pattern a value.
  ///
  /// - Returns: The number of the value, for other cases that have it too.
  @discardableResult
  mutating func set(_ pattern: String, _ value: Expression) -> Int {
    if case .string = value { constantTexts += 1 }
    patternCount += 1
    values.append(Row(pattern, .constant(value)))
    return values.count - 1
  }

  /// Gives the case of a pattern a value that depends on a condition.
  mutating func set(
    _ pattern: String, while condition: Expression, _ value: Expression, else other: Expression
  ) {
    patternCount += 1
    values.append(Row(pattern, .either(condition, value, other)))
  }

  /// Gives the case of a pattern the value that another case has.
  mutating func set(_ pattern: String, toValue number: Int) {
    patternCount += 1
    values[number].others.append(pattern)
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
    guard constantTexts > CommandGroup.plainLimit else {
      appendDeclaration(to: &code, access: access) { code in
        appendSwitch(over: .all, fallback: fallback, hasCases: hasCases, to: &code)
      }
      return
    }
    // A switch that returns `StaticString` compiles several times faster than one that returns `String`, so the
    // constant texts of a large enum are in one of their own.
    let isOptional = type.hasSuffix("?")
    let table = name + "Text"
    let hasOthers = constantTexts < values.count
    appendDeclaration(to: &code, access: access) { code in
      let read = Expression.code(table + (isOptional ? "?.description" : ".description"))
      appendSwitch(over: .others, fallback: read, hasCases: hasCases, to: &code)
    }
    code.blank()
    code.block("private var " + table + ": StaticString" + (isOptional ? "?" : "")) { code in
      let rest = !hasOthers ? fallback : isOptional ? .null : .string("")
      appendSwitch(over: .constantTexts, fallback: rest, hasCases: hasCases, to: &code)
    }
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
        case .constantTexts: if !values[index].value.isConstantText { continue }
        case .others: if values[index].value.isConstantText { continue }
        }
        append(values[index], to: &code)
      }
      if let fallback { code.defaultCase(returning: fallback) }
    }
  }

  private func isEmpty(_ selection: Selection) -> Bool {
    switch selection {
    case .all: return values.isEmpty
    case .constantTexts: return constantTexts == 0
    case .others: return constantTexts == values.count
    }
  }

  private func append(_ row: Row, to code: inout CodeTree) {
    switch row.value {
    case .constant(let expression):
      if row.others.isEmpty {
        code.case(row.pattern, returning: expression)
      } else {
        code.case([row.pattern] + row.others, returning: expression)
      }
    case .either(let condition, let expression, let other):
      code.case([row.pattern] + row.others) { code in
        code.if(condition) { code in
          code.return(expression)
        }
        code.return(other)
      }
    }
  }
}
