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
  /// The cases with a value of their own, in the order of the enum.
  private(set) var values: [(pattern: String, value: Value)] = []

  /// The number of values that are texts without interpolations.
  private var constantTexts = 0

  /// What a case has.
  enum Value {
    case constant(Expression)
    /// A condition, the value while it holds, and the value else.
    case either(Expression, Expression, Expression)
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

  /// Gives the cases of a pattern a value.
  mutating func set(_ pattern: String, _ value: Expression) {
    if case .string = value { constantTexts += 1 }
    values.append((pattern, .constant(value)))
  }

  /// Gives the cases of a pattern a value that depends on a condition.
  mutating func set(
    _ pattern: String, while condition: Expression, _ value: Expression, else other: Expression
  ) {
    values.append((pattern, .either(condition, value, other)))
  }

  /// Appends the declaration.
  ///
  /// - Parameters:
  ///   - access: What stands before the declaration.
  ///   - cases: The number of cases of the enum. If each has a value, there is no fallback.
  func append(to code: inout CodeTree, access: String, cases: Int) {
    let hasCases = cases > 0
    let fallback = values.count == cases ? nil : fallback
    code.blank()
    code.documentation([documentation])
    guard constantTexts > CommandGroup.plainLimit else {
      appendDeclaration(to: &code, access: access) { code in
        appendSwitch(over: values, fallback: fallback, hasCases: hasCases, to: &code)
      }
      return
    }
    // A switch that returns `StaticString` compiles several times faster than one that returns `String`, so the
    // constant texts of a large enum are in one of their own.
    let isOptional = type.hasSuffix("?")
    let table = name + "Text"
    let others = values.filter { !$0.value.isConstantText }
    appendDeclaration(to: &code, access: access) { code in
      let read = Expression.code(table + (isOptional ? "?.description" : ".description"))
      appendSwitch(over: others, fallback: read, hasCases: hasCases, to: &code)
    }
    code.blank()
    code.block("private var " + table + ": StaticString" + (isOptional ? "?" : "")) { code in
      let constants = values.filter { $0.value.isConstantText }
      let rest = others.isEmpty ? fallback : isOptional ? .null : .string("")
      appendSwitch(over: constants, fallback: rest, hasCases: hasCases, to: &code)
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

  private func appendSwitch(
    over values: [(pattern: String, value: Value)], fallback: Expression?, hasCases: Bool,
    to code: inout CodeTree
  ) {
    if !hasCases {
      code.line("switch self {}")
      return
    }
    if values.isEmpty, let fallback {
      code.return(fallback)
      return
    }
    code.switchOver(.code("self")) { code in
      for (pattern, value) in values {
        switch value {
        case .constant(let expression):
          code.case(pattern, returning: expression)
        case .either(let condition, let expression, let other):
          code.case([pattern]) { code in
            code.if(condition) { code in
              code.return(expression)
            }
            code.return(other)
          }
        }
      }
      if let fallback { code.defaultCase(returning: fallback) }
    }
  }
}

extension Fact.Value {
  /// Whether it is a text without interpolations that always holds.
  fileprivate var isConstantText: Bool {
    if case .constant(.string) = self { return true }
    return false
  }
}
