/// What an expression can come to: one value, or one of several by conditions.
indirect enum Alternatives<Value> {
  case one(Value)
  case choice(FoundCondition, then: Alternatives, otherwise: Alternatives)
  /// What only the running app knows.
  case unknown

  /// The value, if it is the same whatever the conditions are.
  var single: Value? {
    guard case .one(let value) = self else { return nil }
    return value
  }

  /// How many there are.
  var count: Int {
    guard case .choice(_, let then, let otherwise) = self else { return 1 }
    return then.count + otherwise.count
  }

  func flatMap<Other>(_ transform: (Value) -> Alternatives<Other>) -> Alternatives<Other> {
    switch self {
    case .one(let value): return transform(value)
    case .choice(let condition, let then, let otherwise):
      return .either(condition, then.flatMap(transform), otherwise.flatMap(transform))
    case .unknown: return .unknown
    }
  }

  /// One of two by a condition, which is known in each of them.
  static func either(
    _ condition: FoundCondition, _ then: Alternatives, _ otherwise: Alternatives
  ) -> Alternatives {
    .choice(
      condition, then: then.assuming(condition, isTrue: true),
      otherwise: otherwise.assuming(condition, isTrue: false))
  }

  private func assuming(_ condition: FoundCondition, isTrue: Bool) -> Alternatives {
    guard case .choice(let own, let then, let otherwise) = self else { return self }
    if own.expression == condition.expression {
      let holds = (own.isNegated == condition.isNegated) == isTrue
      return (holds ? then : otherwise).assuming(condition, isTrue: isTrue)
    }
    return .choice(
      own, then: then.assuming(condition, isTrue: isTrue),
      otherwise: otherwise.assuming(condition, isTrue: isTrue))
  }

  /// What is made of several that are known, for each way that their conditions come out.
  static func combining<Part>(
    _ parts: [Alternatives<Part>], _ make: ([Part]) -> Alternatives
  ) -> Alternatives {
    // More than a few conditions make more alternatives than anything can show.
    guard Set(parts.flatMap(\.conditions)).count < 4 else { return .unknown }
    return combined(parts, make)
  }

  private static func combined<Part>(
    _ parts: [Alternatives<Part>], _ make: ([Part]) -> Alternatives
  ) -> Alternatives {
    var known: [Part] = []
    for part in parts {
      switch part {
      case .one(let value): known.append(value)
      case .unknown: return .unknown
      case .choice(let condition, _, _):
        let ways = [true, false].map { isTrue in
          combined(parts.map { $0.assuming(condition, isTrue: isTrue) }, make)
        }
        return .choice(condition, then: ways[0], otherwise: ways[1])
      }
    }
    return make(known)
  }

  private var conditions: [String] {
    guard case .choice(let condition, let then, let otherwise) = self else { return [] }
    return [condition.expression] + then.conditions + otherwise.conditions
  }

  /// The value, or the two that a command can have by one condition; nil if one is not known, or there are more.
  func choice(isSame: (Value, Value) -> Bool) -> Choice<Value>? {
    switch self {
    case .one(let value): return Choice(value)
    case .choice(var condition, .one(let then), .one(let otherwise)):
      if isSame(then, otherwise) { return Choice(then) }
      let isNegated = condition.isNegated
      condition.isNegated = false
      return isNegated
        ? Choice(then, whenOn: otherwise, on: condition)
        : Choice(otherwise, whenOn: then, on: condition)
    // A command of a `.menu` file has two titles at most.
    case .choice, .unknown: return nil
    }
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
