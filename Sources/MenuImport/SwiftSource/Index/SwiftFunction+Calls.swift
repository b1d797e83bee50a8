import MenuSyntax

extension SwiftFunction {
  /// Whether the function takes the arguments of a call: all labels are its own, and nothing that it needs is missing.
  func accepts(_ call: SwiftCall) -> Bool {
    var rest = call.arguments[...]
    for parameter in parameters {
      if let argument = rest.first, parameter.takes(argument) {
        rest.removeFirst()
        // `values...`
        if parameter.type.hasSuffix("...") {
          while let more = rest.first, more.label == nil, !more.isTrailing { rest.removeFirst() }
        }
      } else if parameter.value == nil, !parameter.type.hasSuffix("...") {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension SwiftFunction.Parameter {
  fileprivate func takes(_ argument: SwiftArgument) -> Bool {
    guard argument.isTrailing, argument.label == nil else { return argument.label == label }
    // A name of a type can be that of a function's; one of a text is not.
    return type.includes("->")
      || label == nil && !type.hasPrefix("String") && !type.hasPrefix("Localized")
  }
}

extension ProjectIndex {
  /// Declares the parameters of a function with the arguments of a call from another scope.
  func bind(
    _ parameters: [SwiftFunction.Parameter], to call: SwiftCall, from outer: SwiftScope,
    in scope: SwiftScope
  ) {
    var rest = call.arguments
    for parameter in parameters {
      let number =
        rest.firstIndex { $0.label == parameter.label && !$0.isTrailing }
        ?? rest.firstIndex { $0.isTrailing && parameter.takes($0) }
      if let number {
        let value = ofType(parameter.type, rest.remove(at: number).value, near: scope.file)
        scope.declare(parameter.name, .expression(value, outer))
      } else if let value = parameter.value {
        let value = ofType(parameter.type, value, near: scope.file)
        scope.declare(parameter.name, .expression(value, scope))
      } else {
        scope.declare(parameter.name, .unknown)
      }
    }
  }

  /// `.newTab` for a parameter of the type `Command` is `Command.newTab`.
  func ofType(
    _ type: String?, _ value: SwiftExpression, near file: SwiftFile
  ) -> SwiftExpression {
    guard let type, case .name("") = value.kind, value.steps.count == 1 else { return value }
    let name = Self.lastName(type)
    guard case .member(let member, _) = value.steps[0],
      isEnum(name, near: file)
        || members(member, of: [name], near: file).contains(where: {
          $0.variable?.modifiers.isStatic ?? false
        })
    else { return value }
    var whole = value
    whole.kind = .name(name)
    return whole
  }

  /// An array of `[Command]` with each `.newTab` as `Command.newTab`; anything else as it is.
  func elements(
    of value: SwiftExpression, as type: String?, near file: SwiftFile
  ) -> SwiftExpression {
    guard let type, type.hasPrefix("["), type.hasSuffix("]"), let elements = value.elements else {
      return value
    }
    var whole = value
    let name = String(type.dropFirst().dropLast())
    whole.kind = .array(elements.map { ofType(name, $0, near: file) })
    return whole
  }
}
