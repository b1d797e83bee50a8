/// `condition = orCondition`, or a part of one that is a condition or a value by itself
package struct ConditionSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .orCondition, .andCondition, .notCondition, .comparison, .parentheses, .boolean,
      .variableReference, .optionReference, .integer, .text:
      return true
    default:
      return false
    }
  }

  /// What a condition is, by its parts.
  package enum Form: Sendable {
    case or(OrConditionSyntax)
    case and(AndConditionSyntax)
    case not(NotConditionSyntax)
    case comparison(ComparisonSyntax)
    case parentheses(ParenthesesSyntax)
    case boolean(BooleanSyntax)
    case variable(VariableReferenceSyntax)
    case option(OptionReferenceSyntax)
    case integer(IntegerSyntax)
    case text(TextSyntax)
  }

  package var form: Form? {
    switch node.kind {
    case .orCondition: return .or(OrConditionSyntax(unchecked: node))
    case .andCondition: return .and(AndConditionSyntax(unchecked: node))
    case .notCondition: return .not(NotConditionSyntax(unchecked: node))
    case .comparison: return .comparison(ComparisonSyntax(unchecked: node))
    case .parentheses: return .parentheses(ParenthesesSyntax(unchecked: node))
    case .boolean: return .boolean(BooleanSyntax(unchecked: node))
    case .variableReference: return .variable(VariableReferenceSyntax(unchecked: node))
    case .optionReference: return .option(OptionReferenceSyntax(unchecked: node))
    case .integer: return .integer(IntegerSyntax(unchecked: node))
    case .text: return .text(TextSyntax(unchecked: node))
    default: return nil
    }
  }
}

/// What is not always there: `onlyWhen` and `whenEntry`.
package protocol PresenceSyntax: SyntaxView {}

extension PresenceSyntax {
  package var condition: ConditionSyntax? { node.part() }

  /// Whether it is there in debug builds alone.
  package var isDebug: Bool { node.part(DebugSyntax.self) != nil }
}

/// `onlyWhen = "only" "when" ( condition | debug )`
package struct OnlyWhenSyntax: PresenceSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .onlyWhen }
}

/// `debug = "DEBUG"`
package struct DebugSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .debug }
}

/// `orCondition = andCondition { "||" andCondition }`
package struct OrConditionSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .orCondition }

  package var operands: [ConditionSyntax] { node.parts() }
}

/// `andCondition = comparison { "&&" comparison }`
package struct AndConditionSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .andCondition }

  package var operands: [ConditionSyntax] { node.parts() }
}

/// `notCondition = "!" notCondition | operand`
package struct NotConditionSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .notCondition }

  package var operand: ConditionSyntax? { node.part() }
}

/// `comparison = notCondition [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) notCondition ]`
package struct ComparisonSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .comparison }

  /// Two, but where the text has one too few or too many.
  package var operands: [ConditionSyntax] { node.parts() }

  /// The operator between the first two operands.
  package var operatorToken: Token? {
    let left: ConditionSyntax? = node.part()
    return left?.node.nextToken
  }
}

/// `parentheses = "(" orCondition ")"`
package struct ParenthesesSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .parentheses }

  package var condition: ConditionSyntax? { node.part() }
}

/// `boolean = "true" | "false"`
package struct BooleanSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .boolean }

  package var value: Bool { keyword == .true }
}

/// `variableReference = name`
package struct VariableReferenceSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .variableReference }

  package var name: NameSyntax { NameSyntax(unchecked: node) }
}

/// `optionReference = "." name`
package struct OptionReferenceSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .optionReference }
}
