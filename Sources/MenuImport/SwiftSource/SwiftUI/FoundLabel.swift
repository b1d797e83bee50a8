/// What the label of a control shows.
struct FoundLabel {
  var title: Choice<FoundText>?
  var image: Choice<FoundImage>?
  var subtitle: FoundText?

  init(title: Choice<FoundText>? = nil, image: Choice<FoundImage>? = nil) {
    self.title = title
    self.image = image
  }

  /// What a label shows by `if condition { … } else { … }`.
  init(_ on: FoundCondition, then: FoundLabel, otherwise: FoundLabel) {
    title = Self.titles(on, then.title, otherwise.title)
    image = Self.images(on, then.image, otherwise.image)
    subtitle = otherwise.subtitle
  }

  private static func titles(
    _ on: FoundCondition, _ then: Choice<FoundText>?, _ otherwise: Choice<FoundText>?
  ) -> Choice<FoundText>? {
    // Where one branch has none, such as a wheel that turns, the other's is what the command is called.
    guard let then, let otherwise else { return otherwise ?? then }
    // Of several texts all are known, or none is.
    for choice in [otherwise, then] where choice.states == nil && choice.value.segments == nil {
      return Choice(choice.value)
    }
    let unknown = FoundText(segments: nil, expression: on.expression, place: then.value.place)
    return Alternatives.either(on, then.alternatives, otherwise.alternatives)
      .titles(orElse: unknown)
  }

  private static func images(
    _ on: FoundCondition, _ then: Choice<FoundImage>?, _ otherwise: Choice<FoundImage>?
  ) -> Choice<FoundImage>? {
    guard let then, let otherwise else { return otherwise ?? then }
    let all = Alternatives.either(on, then.alternatives, otherwise.alternatives)
    let isSame = { (image: FoundImage, other: FoundImage) in image.name == other.name }
    return all.choice(isSame: isSame)
      ?? all.states(isSame: isSame).map { Choice($0.otherwise, $0) }
  }

  /// Adds what `other` shows too. The second text is a subtitle.
  mutating func add(_ other: FoundLabel) {
    if title == nil { title = other.title } else { subtitle = subtitle ?? other.title?.value }
    image = image ?? other.image
  }
}

extension SwiftCall {
  /// The closure that makes the content: the first after the parentheses, or the argument `label`.
  func content(_ label: String = "content") -> SwiftClosure? { trailingClosure ?? closure(label) }

  /// The names, without `SwiftUI` or `self` before them.
  var plainPath: [String] {
    guard path.count > 1, let first = path.first, ["SwiftUI", "self", "Self"].contains(first) else {
      return path
    }
    return Array(path.dropFirst())
  }
}
