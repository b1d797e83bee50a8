import MenuSyntax

extension ModuleResolver {
  /// A part of a condition with its type.
  private struct Typed {
    var type: ValueType?
    var operand: Condition.Operand
    var place: Place
  }

  /// The condition in a node, its type checked, or nil with a diagnostic.
  mutating func condition(of node: NodeView) -> Condition? {
    if isBeforeStray(node) { return nil }
    for child in node.children {
      switch child.kind {
      case .orCondition, .andCondition, .notCondition, .comparison, .parentheses,
        .variableReference,
        .optionReference, .integer, .boolean, .text:
        return knownCondition(child)
      default: continue
      }
    }
    return nil
  }

  /// A node as a condition: one that is written as another before it is the same.
  private mutating func knownCondition(_ node: NodeView) -> Condition? {
    // A variable alone is quickly found, and each use of a name that is to be changed counts.
    guard node.kind != .variableReference, unusual == nil else { return condition(node) }
    let span = node.span
    let text = NameBytes(start: node.view.pointee.bytes + Int(span.start), count: span.count)
    if let number = conditionTexts.find(text) { return conditions[number] }
    let count = diagnostics.count
    let condition = condition(node)
    // Past ASCII, texts that are told apart may be one name.
    if let condition, diagnostics.count == count, text.isASCII {
      conditionTexts.insert(text, conditions.count)
      conditions.append(condition)
    }
    return condition
  }

  /// A node as a condition, which is a `Bool`.
  private mutating func condition(_ node: NodeView) -> Condition? {
    switch node.kind {
    case .orCondition, .andCondition:
      var result: Condition?
      var isWhole = true
      for child in node.children where child.kind != .missing && child.kind != .unexpected {
        guard let part = condition(child) else {
          isWhole = false
          continue
        }
        guard let left = result else {
          result = part
          continue
        }
        result = node.kind == .orCondition ? .or(left, part) : .and(left, part)
      }
      return isWhole ? result : nil
    case .notCondition:
      guard let inner = operandNode(node) else { return nil }
      return condition(inner).map { .not($0) }
    case .parentheses:
      return operandNode(node).flatMap { condition($0) }
    case .comparison:
      return comparison(node)
    case .boolean:
      return .constant(node.firstToken.keyword == .true)
    case .variableReference:
      guard let id = variable(node) else { return nil }
      guard module.state[id.index].type == .bool else {
        report(
          "not-a-condition", at: place(node),
          "`\(module.state[id.index].name.text)` is \(describe(module.state[id.index].type)), and a condition is a `Bool`",
          related: [RelatedPlace(place: module.state[id.index].place, message: "declared here")],
          help:
            "Compare it: `\(module.state[id.index].name.text) \(comparisonExample(module.state[id.index].type))`."
        )
        return nil
      }
      return variableCondition(id)
    case .optionReference:
      report(
        "not-a-condition", at: place(node), "An option alone is no condition",
        help: "Compare a variable with it.")
      return nil
    case .integer, .text:
      report(
        "not-a-condition", at: place(node), "A value alone is no condition",
        help: "Compare a variable with it.")
      return nil
    default:
      return nil
    }
  }

  /// The condition that a variable alone is, made once.
  private mutating func variableCondition(_ id: StateID) -> Condition {
    if let known = variableConditions[id.index] { return known }
    let condition = Condition.variable(id)
    variableConditions[id.index] = condition
    return condition
  }

  private func comparisonExample(_ type: ValueType) -> String {
    switch type {
    case .bool: return "== true"
    case .int: return "> 0"
    case .string: return "!= \"\""
    case .choice(let choice):
      return "== .\(module.choices[choice.index].options.first?.name.text ?? "option")"
    }
  }

  private func operandNode(_ node: NodeView) -> NodeView? {
    for child in node.children where child.kind != .missing && child.kind != .unexpected {
      return child
    }
    return nil
  }

  /// What a type is called behind "is".
  private func describe(_ type: ValueType?) -> String {
    switch type {
    case .bool: return "a `Bool`"
    case .int: return "an `Int`"
    case .string: return "a `String`"
    case .choice(let choice):
      let name = module.choices[choice.index].name.text
      return "\(Self.article(for: name)) `\(name)`"
    case nil: return "an option"
    }
  }

  private mutating func comparison(_ node: NodeView) -> Condition? {
    var sides: [NodeView] = []
    for child in node.children where child.kind != .missing && child.kind != .unexpected {
      sides.append(child)
    }
    guard sides.count == 2, let symbol = comparisonSymbol(node, behind: sides[0]) else {
      return nil
    }
    // An option takes its choice from the other side.
    var left: Typed?
    var right: Typed?
    if sides[0].kind == .optionReference {
      right = operand(sides[1], expecting: nil)
      guard let other = right else { return nil }
      left = operand(sides[0], expecting: other.type)
    } else {
      left = operand(sides[0], expecting: nil)
      guard let other = left else {
        // The other side's own faults are told too, unless it is an option, which needs this side.
        if sides[1].kind != .optionReference { _ = operand(sides[1], expecting: nil) }
        return nil
      }
      right = operand(sides[1], expecting: other.type)
    }
    guard let left, let right else { return nil }
    guard left.type == right.type else {
      report(
        "type-mismatch", at: place(node),
        "\(capitalized(describe(left.type))) and \(describe(right.type)) cannot be compared")
      return nil
    }
    if left.type == .bool && symbol != .equal && symbol != .notEqual {
      report(
        "type-mismatch", at: place(node),
        "`Bool` has no order; `\(symbol.symbol)` compares `Int`, `String` and choices")
      return nil
    }
    return .comparison(symbol, left.operand, right.operand)
  }

  /// The article before a name.
  static func article(for name: String) -> String {
    guard let first = name.utf8.first else { return "a" }
    return "AEIOUaeiou".utf8.contains(first) ? "an" : "a"
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func comparisonSymbol(_ node: NodeView, behind left: NodeView) -> Condition
    .Comparison?
  {
    switch left.nextToken.kind {
    case .equalsEquals, .equals: return .equal
    case .notEquals: return .notEqual
    case .less: return .less
    case .lessOrEqual: return .lessOrEqual
    case .greater: return .greater
    case .greaterOrEqual: return .greaterOrEqual
    default: return nil
    }
  }

  /// One side of a comparison.
  private mutating func operand(_ node: NodeView, expecting type: ValueType?) -> Typed? {
    switch node.kind {
    case .variableReference:
      guard let id = variable(node) else { return nil }
      return Typed(type: module.state[id.index].type, operand: .variable(id), place: place(node))
    case .integer:
      let text = node.text(of: node.span)
      guard let value = Int64(text) else {
        report(
          "bad-number", at: place(node), "`\(text)` is past what a whole number of 64 bits holds")
        return nil
      }
      return Typed(type: .int, operand: .integer(value), place: place(node))
    case .text:
      let text = plainText(node.firstToken, in: node)
      return Typed(type: .string, operand: .string(text), place: place(node))
    case .boolean:
      return Typed(
        type: .bool, operand: .boolean(node.firstToken.keyword == .true), place: place(node))
    case .optionReference:
      return option(node, of: type)
    case .parentheses:
      guard let inner = operandNode(node) else { return nil }
      switch inner.kind {
      case .variableReference, .integer, .text, .boolean, .optionReference, .parentheses:
        return operand(inner, expecting: type)
      default: break
      }
      return condition(inner).map {
        Typed(type: .bool, operand: .condition($0), place: place(node))
      }
    default:
      return condition(node).map { Typed(type: .bool, operand: .condition($0), place: place(node)) }
    }
  }

  private mutating func option(_ node: NodeView, of type: ValueType?) -> Typed? {
    guard let token = nameToken(of: node) else { return nil }
    guard case .choice(let choice)? = type else {
      let name = name(token, in: node)
      report(
        "type-mismatch", at: place(node),
        "`.\(name.text)` is an option, and the other side is \(describe(type))",
        help: "An option is compared with a variable whose type is its choice.")
      return nil
    }
    guard let index = optionNames.find(nameBytes(token, in: node), in: Int32(choice.index)) else {
      let name = name(token, in: node)
      reportUnknown(
        "unknown-option", name,
        "The choice `\(module.choices[choice.index].name.text)` has no option `\(name.text)`",
        among: module.choices[choice.index].options.map(\.name.text))
      return nil
    }
    noteUse(.option(choice: choice.index, option: index), at: place(token))
    return Typed(type: type, operand: .option(choice, index), place: place(node))
  }

  /// The state variable that a node names, or nil with a diagnostic.
  private mutating func variable(_ node: NodeView) -> StateID? {
    if let number = variableNames.find(nameBytes(node.firstToken, in: node)),
      let id = variables[number].id
    {
      noteUse(.variable(id.index), at: place(node.firstToken))
      return isUntyped(id) ? nil : id
    }
    let name = name(node.firstToken, in: node)
    if variableNames.find(name.text) == nil {
      // `not isOn`: the parser has told of it.
      let next = node.nextToken
      if name.text == "not" && next.kind == .identifier && !next.flags.contains(.newlineBefore) {
        return nil
      }
      if module.choices.indices.contains(where: {
        optionNames.find(name.text, in: Int32($0)) != nil
      }) {
        report(
          "unknown-variable", at: name.place, "There is no state variable `\(name.text)`",
          help: "An option has a dot before it: `.\(name.text)`.",
          fixes: [
            Fix(
              title: "Write `.\(name.text)`", applicability: .unsafe,
              edits: [Edit(place: name.place, text: ".\(name.text)")])
          ])
        return nil
      }
    }
    return variable(name)
  }

  /// The state variable of a name, or nil: with a diagnostic, or for a variable whose own type is at fault.
  ///
  /// - Parameters:
  ///   - name: The name, with the place where it is told of.
  ///   - place: Where the name alone is written, if not there.
  mutating func variable(_ name: Name, writtenAt place: Place? = nil) -> StateID? {
    guard let number = variableNames.find(name.text) else {
      reportUnknown(
        "unknown-variable", name, "There is no state variable `\(name.text)`",
        among: module.state.map(\.name.text), help: "Declare it: `state { \(name.text): Bool }`.")
      return nil
    }
    guard let id = variables[number].id else {
      report(
        "list-in-condition", at: name.place,
        "`\(name.text)` is the field of a list, which no condition or text reads",
        related: [RelatedPlace(place: variables[number].place, message: "declared here")],
        help: "Declare a state variable for what you want to know of it.")
      return nil
    }
    noteUse(.variable(id.index), at: place ?? name.place)
    return isUntyped(id) ? nil : id
  }
}
