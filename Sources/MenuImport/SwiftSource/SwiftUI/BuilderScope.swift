import MenuSyntax

/// Where code of a view is: what the names in it mean.
struct BuilderScope {
  var file: SwiftFile
  /// The type that has the code; nil outside of types.
  var typeName: String?
  /// What parameters, local constants, and properties that an initializer sets are.
  var values: [String: ScopedExpression] = [:]
  /// The names that a loop gives values to, which only the running app knows.
  var loopNames: Set<String> = []
  /// The views, properties and functions that were followed to get here.
  var followed: [String] = []

  /// The code of a span, its blanks and line ends as one blank each.
  func code(_ span: Span) -> String {
    file.text(of: span).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func place(_ span: Span) -> Place { file.place(of: span) }

  /// Takes a local constant in. Each holds the scope before it, so their number is limited.
  mutating func define(_ variable: SwiftVariable) {
    guard let value = variable.value, values.count < Limits.namesInScope else { return }
    loopNames.remove(variable.name)
    values[variable.name] = ScopedExpression(value, in: self)
  }
}

/// An expression, and where it is.
struct ScopedExpression {
  var expression: SwiftExpression
  var scope: BuilderScope

  init(_ expression: SwiftExpression, in scope: BuilderScope) {
    self.expression = expression
    self.scope = scope
  }
}

/// Something that can be another while a condition holds: a title by `isPinned ? "Unpin" : "Pin"`.
struct Choice<Value> {
  var value: Value
  var whenOn: Value?
  var on: FoundCondition?

  init(_ value: Value) { self.value = value }

  init(_ value: Value, whenOn: Value, on: FoundCondition) {
    self.value = value
    self.whenOn = whenOn
    self.on = on
  }
}

/// What the label of a control shows.
struct FoundLabel {
  var title: Choice<FoundText>?
  var image: Choice<FoundImage>?
  var subtitle: FoundText?

  /// What a label shows by `if condition { … } else { … }`.
  init(_ on: FoundCondition, then: FoundLabel, otherwise: FoundLabel) {
    title = Self.choice(on, then.title, otherwise.title)
    if let choice = title, let second = choice.whenOn,
      second.segments == nil || choice.value.segments == nil
        || second.segments == choice.value.segments
    {
      title = Choice(second.segments == nil ? second : choice.value)
    }
    image = Self.choice(on, then.image, otherwise.image)
    subtitle = otherwise.subtitle
  }

  init(title: Choice<FoundText>? = nil, image: Choice<FoundImage>? = nil) {
    self.title = title
    self.image = image
  }

  private static func choice<Value>(
    _ on: FoundCondition, _ then: Choice<Value>?, _ otherwise: Choice<Value>?
  ) -> Choice<Value>? {
    guard let then, let otherwise else { return otherwise ?? then }
    return Choice(otherwise.value, whenOn: then.value, on: on)
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

extension SwiftExpression {
  /// The names of a chain, without `self` or `Self` before others.
  var plainPath: [String]? {
    guard let path, path.count > 1, path[0] == "self" || path[0] == "Self" else { return path }
    return Array(path.dropFirst())
  }
}
