import MenuModel
import MenuSyntax

/// Targets, keys and images of items.
extension MenuInterpreter {
  func setTarget(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    guard case .selector(let name, _)? = item.command.action, let path = value.path else { return }
    // The class of another object is not known.
    if path == ["self"] { item.command.action = .selector(name, target: scope.typePath.last) }
  }

  func setKey(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    let place = scope.place(value.span)
    // `[.command, "f"]`
    if let elements = value.elements {
      guard let key = elements.last, let text = key.string?.literal else { return }
      let modifiers = SwiftExpression(kind: .array(elements.dropLast()), span: value.span)
      item.key = (text, place)
      setModifiers(of: item, modifiers, in: scope)
    } else if let text = evaluator.keyEquivalent(of: value, in: scope) {
      item.key = text.isEmpty ? nil : (text, place)
      item.unreadKey = nil
    } else {
      item.unreadKey = scope.shortCode(value.span)
    }
  }

  func setModifiers(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    item.modifiers = evaluator.modifiers(of: value, in: scope)
    item.modifiersPlace = scope.place(value.span)
    item.unreadKey = item.modifiers == nil ? scope.shortCode(value.span) : nil
  }

  func setImage(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    if let image = evaluator.image(of: value, in: scope) { set(image, of: item) }
  }

  func set(_ image: Choice<FoundImage>, of item: DraftItem) {
    item.command.setImages(image)
  }
}
