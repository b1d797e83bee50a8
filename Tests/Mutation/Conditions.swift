import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Lists the conditions of Swift files, a line each: file, start and end in bytes, line, the condition on one line, and,
/// for an order, what it is at its boundary (`<=` for `<`), with tabs between.
@main
struct Conditions {
  static func main() throws {
    for path in CommandLine.arguments.dropFirst() {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
      let finder = ConditionFinder(path: path, tree: tree)
      finder.walk(tree)
      for condition in finder.found.values.sorted() { print(condition) }
    }
  }
}

/// Finds the expressions that are a `Bool` by where they are or by their operator.
final class ConditionFinder: SyntaxVisitor {
  let path: String
  let bytes: [UInt8]
  let converter: SourceLocationConverter
  /// The lines to print, by range and boundary, so that each is there once.
  var found: [String: String] = [:]
  /// Operands of `!`: to flip them is to flip the whole.
  var negated: Set<SyntaxIdentifier> = []
  /// Beginnings of chains: `a && b` of `a && b && c`.
  var chained: Set<SyntaxIdentifier> = []

  static let logical: Set<String> = ["&&", "||"]
  static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", "<=", ">", ">="]
  static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  init(path: String, tree: Syntax) {
    self.path = path
    bytes = Array(tree.description.utf8)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let expression) = node.condition { add(expression) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.condition)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(ExprSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let operation = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      return .visitChildren
    }
    if Self.logical.contains(operation.text) {
      add(ExprSyntax(node))
      // Of a chain, the whole and each link.
      let chain = Self.bare(node.leftOperand).as(InfixOperatorExprSyntax.self)
      if let chain, chain.operator.trimmedDescription == operation.text { chained.insert(chain.id) }
      add(node.leftOperand)
      add(node.rightOperand)
    } else if Self.comparisons.contains(operation.text) {
      add(ExprSyntax(node))
      if let boundary = Self.boundaries[operation.text] {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let left = text(start, operation.positionAfterSkippingLeadingTrivia.utf8Offset)
        let right = text(operation.endPositionBeforeTrailingTrivia.utf8Offset, end)
        add(start, end, boundary: left + boundary + right)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression, value.is(BooleanLiteralExprSyntax.self) { add(value) }
    return .visitChildren
  }

  /// What `#if` asks is not an expression of the program.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  private func add(_ expression: ExprSyntax) {
    let bare = Self.bare(expression)
    if negated.contains(bare.id) || chained.contains(bare.id) { return }
    if let not = bare.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      negated.insert(Self.bare(not.expression).id)
    }
    add(
      bare.positionAfterSkippingLeadingTrivia.utf8Offset,
      bare.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func add(_ start: Int, _ end: Int, boundary: String = "") {
    let line = converter.location(for: AbsolutePosition(utf8Offset: start)).line
    let fields = ["\(start)", "\(end)", "\(line)", text(start, end), boundary]
    let words = fields.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    found["\(start) \(end) \(boundary)"] = ([path] + words).joined(separator: "\t")
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// An expression without parentheses around it.
  private static func bare(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return expression }
    return bare(only.expression)
  }
}
