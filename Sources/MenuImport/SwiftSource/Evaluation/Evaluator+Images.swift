import MenuSyntax

/// Images: symbols and those of the app, by the code that makes them.
extension Evaluator {
  /// The image that an expression makes: `UIImage(systemName: "pin")`, `Image(.pin)`, a constant of the app.
  func image(of expression: SwiftExpression, in scope: SwiftScope) -> Choice<FoundImage>? {
    images(of: expression, in: scope).choice { $0.name == $1.name }
  }

  /// The image of a name, as `systemImage:` has it.
  func image(
    named name: SwiftExpression, isSymbol: Bool, in scope: SwiftScope
  ) -> Choice<FoundImage>? {
    images(named: name, isSymbol: isSymbol, in: scope).choice { $0.name == $1.name }
  }

  private func images(
    of expression: SwiftExpression, in scope: SwiftScope
  ) -> Alternatives<FoundImage> {
    Evaluator(index, impliedTypes: ["UIImage", "NSImage", "Image"])
      .outcome(of: expression, in: scope).flatMap { leaf in
        let (expression, scope) = (leaf.expression, leaf.scope)
        if case .sequence(let operands, let operators) = expression.kind,
          // `UIImage(systemName: "pin") ?? UIImage()`: the first that is known is the one that people see.
          operators.allSatisfy({ $0 == "??" }), expression.steps.isEmpty, takesStep()
        {
          return operands.lazy.map { self.images(of: $0, in: scope) }.first { $0.single != nil }
            ?? .unknown
        }
        if let call = expression.call {
          let name = Self.imageName(in: call)
          return name.map { images(named: $0.name, isSymbol: $0.isSymbol, in: scope) } ?? .unknown
        }
        return generatedImage(expression, in: scope)
      }
  }

  /// The argument of a call that names an image.
  static func imageName(in call: SwiftCall) -> (name: SwiftExpression, isSymbol: Bool)? {
    let symbol =
      call.argument("systemName") ?? call.argument("systemSymbolName")
      ?? call.argument("systemSymbol") ?? call.argument("symbolName")
      ?? call.argument("systemImageName")
    if let symbol { return (symbol, true) }
    if let template = call.argument("templateImageName") { return (template, false) }
    // An app's own function may load a picture from anywhere.
    guard ["UIImage", "NSImage", "Image", "init", ""].contains(call.name) else { return nil }
    let name =
      call.argument("named") ?? call.argument("resource")
      ?? call.argument("imageLiteralResourceName") ?? call.argument()
    return name.map { ($0, false) }
  }

  private func images(
    named name: SwiftExpression, isSymbol: Bool, in scope: SwiftScope
  ) -> Alternatives<FoundImage> {
    let origin = origin(of: name, in: scope)
    let place = origin.scope.place(origin.expression.span)
    return outcome(of: name, in: scope).flatMap { leaf in
      if let path = leaf.expression.path, path.count > 1, let name = path.last {
        // `.pin` of a catalog, or of a package with the names of symbols.
        let isPlain = path.count == 2 && (path[0] == "" || path[0] == "SFSymbol")
        guard isPlain || !isSymbol else { return .unknown }
        return .one(
          FoundImage(isSymbol ? Self.symbol(ofCase: name) : name, isSymbol: isSymbol, place: place))
      }
      return text(of: leaf.expression, in: leaf.scope).flatMap { text in
        // An empty name shows no picture.
        guard let name = text.literal, !name.isEmpty else { return .unknown }
        return .one(FoundImage(name, isSymbol: isSymbol, place: place))
      }
    }
  }

  /// `doc.on.doc` of `docOnDoc`, `1.circle` of `_1Circle`, `rectangle.split.2x1` of `rectangleSplit2x1`.
  private static func symbol(ofCase name: String) -> String {
    var symbol = ""
    var wasDigit = false
    for character in name where character != "_" {
      let isDigit = character.isNumber
      let isOfProduct = symbol.last == "x" && symbol.dropLast().last?.isNumber ?? false
      let beginsNumber = isDigit && !wasDigit && !symbol.isEmpty && !isOfProduct
      if character.isUppercase || beginsNumber { symbol.append(".") }
      symbol += character.lowercased()
      wasDigit = isDigit
    }
    return symbol
  }

  /// An image of the asset catalog by its generated name: `Asset.pin.image` of SwiftGen, `.pin` of Xcode.
  private func generatedImage(
    _ expression: SwiftExpression, in scope: SwiftScope
  ) -> Alternatives<FoundImage> {
    guard let path = expression.path, let name = path.last, path.count > 1,
      scope.meaning(of: path[0]) == nil
    else { return .unknown }
    let place = scope.place(expression.span)
    if path.count > 2, name == "image" {
      return .one(FoundImage(path[path.count - 2], isSymbol: false, place: place))
    }
    let isGenerated = path.count == 2 && ["", "NSImage", "UIImage"].contains(path[0])
    return isGenerated ? .one(FoundImage(name, isSymbol: false, place: place)) : .unknown
  }
}
