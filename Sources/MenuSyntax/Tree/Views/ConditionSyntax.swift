/// `condition = orCondition`, or a part of one that is a condition or a value by itself
public struct ConditionSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .orCondition, .andCondition, .notCondition, .comparison, .parentheses, .boolean,
      .variableReference, .optionReference, .integer, .text:
      return true
    default:
      return false
    }
  }

  /// What a condition is, by its parts.
  public enum Form: Sendable {
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

  public var form: Form? {
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

/// `orCondition = andCondition { "||" andCondition }`
public struct OrConditionSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .orCondition }

  public var operands: [ConditionSyntax] { node.parts() }
}

/// `andCondition = comparison { "&&" comparison }`
public struct AndConditionSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .andCondition }

  public var operands: [ConditionSyntax] { node.parts() }
}

/// `notCondition = "!" notCondition | operand`
public struct NotConditionSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .notCondition }

  public var operand: ConditionSyntax? { node.part() }
}

/// `comparison = notCondition [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) notCondition ]`
public struct ComparisonSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .comparison }

  /// Two, but where the text has one too few or too many.
  public var operands: [ConditionSyntax] { node.parts() }

  /// The operator between the first two operands.
  public var operatorToken: Token? {
    let left: ConditionSyntax? = node.part()
    return left?.node.nextToken
  }
}

/// `parentheses = "(" orCondition ")"`
public struct ParenthesesSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .parentheses }

  public var condition: ConditionSyntax? { node.part() }
}

/// `boolean = "true" | "false"`
public struct BooleanSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .boolean }

  public var value: Bool { keyword == .true }
}

/// `variableReference = name`
public struct VariableReferenceSyntax: SyntaxView {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .variableReference }

  public var name: NameSyntax { NameSyntax(unchecked: node) }
}

/// `optionReference = "." name`
public struct OptionReferenceSyntax: NamedSyntax {
  public let node: SyntaxNode
  public init(unchecked node: SyntaxNode) { self.node = node }
  public static func accepts(_ kind: NodeKind) -> Bool { kind == .optionReference }
}
