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
    title = Self.choice(on, then.title, otherwise.title) { $0.segments == $1.segments }
    // Of two texts both are known, or neither is.
    if let choice = title, let second = choice.whenOn,
      second.segments == nil || choice.value.segments == nil
    {
      title = Choice(choice.value.segments == nil ? choice.value : second)
    }
    image = Self.choice(on, then.image, otherwise.image) { $0.name == $1.name }
    subtitle = otherwise.subtitle
  }

  private static func choice<Value>(
    _ on: FoundCondition, _ then: Choice<Value>?, _ otherwise: Choice<Value>?,
    isSame: (Value, Value) -> Bool
  ) -> Choice<Value>? {
    // Where one branch has none, such as a wheel that turns, the other's is what the command is called.
    guard let then, let otherwise else { return otherwise ?? then }
    let both = Alternatives.either(on, .one(then.value), .one(otherwise.value))
    return both.choice(isSame: isSame)
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
