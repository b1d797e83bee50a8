import MenuSyntax

extension SwiftFunction {
  /// Whether the function takes the arguments of a call: all labels are its own, and nothing that it needs is missing.
  func accepts(_ call: SwiftCall) -> Bool { matches(call) != nil }

  /// Declares the parameters with the arguments of a call from another scope.
  func bind(_ call: SwiftCall, from outer: SwiftScope, in scope: SwiftScope) {
    guard let arguments = matches(call) else { return }
    for (parameter, argument) in zip(parameters, arguments) {
      if let argument {
        scope.declare(parameter.name, .expression(argument, outer))
      } else if let value = parameter.value {
        scope.declare(parameter.name, .expression(value, scope))
      } else {
        scope.declare(parameter.name, .unknown)
      }
    }
  }

  /// The argument for each parameter, nil for one that has a value of its own; nil if they don't fit.
  private func matches(_ call: SwiftCall) -> [SwiftExpression?]? {
    var rest = call.arguments[...]
    var found: [SwiftExpression?] = []
    for parameter in parameters {
      if let argument = rest.first,
        argument.label == parameter.label
          || argument.isTrailing && argument.label == nil
            && parameter.type.includes("->")
      {
        found.append(argument.value)
        rest.removeFirst()
        // `values...`
        if parameter.type.hasSuffix("...") {
          while let more = rest.first, more.label == nil, !more.isTrailing { rest.removeFirst() }
        }
      } else if parameter.value != nil || parameter.type.hasSuffix("...") {
        found.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? found : nil
  }
}
