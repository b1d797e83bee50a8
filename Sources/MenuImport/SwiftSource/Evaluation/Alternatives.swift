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
}

extension Alternatives where Value: Sendable & Equatable {
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
    case .choice, .unknown: return nil
    }
  }

  /// The values by their conditions, where they are more than two; nil if one is not known, or there are more than anybody
  /// keeps apart.
  func states(isSame: (Value, Value) -> Bool) -> Choice<Value>.States? {
    guard count <= Limits.statesOfCommand else { return nil }
    var all: [(value: Value, conditions: [FoundCondition])] = []
    guard collect(&all, []), let last = all.popLast() else { return nil }
    while let other = all.last, isSame(other.value, last.value) { all.removeLast() }
    let cases = all.compactMap { one in
      FoundCondition(allOf: one.conditions).map { FoundCase(one.value, when: $0) }
    }
    return Choice.States(cases: cases, otherwise: last.value)
  }

  /// Adds the values, in an order in which the first whose conditions hold is the one.
  private func collect(
    _ all: inout [(value: Value, conditions: [FoundCondition])], _ conditions: [FoundCondition]
  ) -> Bool {
    switch self {
    case .one(let value): all.append((value, conditions))
    case .choice(let condition, let then, let otherwise):
      return then.collect(&all, conditions + [condition]) && otherwise.collect(&all, conditions)
    case .unknown: return false
    }
    return true
  }
}

/// Something that can be another while a condition holds: a title by `isPinned ? "Unpin" : "Pin"`.
struct Choice<Value: Sendable & Equatable> {
  var value: Value
  var whenOn: Value?
  var on: FoundCondition?
  /// All values, where they are more than two; `value` is then what is not known.
  var states: States?

  /// Values of which each is the one while its condition holds: the first that does.
  struct States {
    var cases: [FoundCase<Value>]
    /// What it is otherwise.
    var otherwise: Value
  }

  init(_ value: Value) { self.value = value }

  init(_ value: Value, _ states: States?) {
    self.value = value
    self.states = states
    if let states, states.cases.isEmpty {
      self = Choice(states.otherwise)
    } else if let states, states.cases.count == 1 {
      var condition = states.cases[0].condition
      let (then, otherwise) = (states.cases[0].value, states.otherwise)
      let isNegated = condition.isNegated
      condition.isNegated = false
      self = Choice(
        isNegated ? then : otherwise, whenOn: isNegated ? otherwise : then, on: condition)
    }
  }

  /// The same as alternatives.
  var alternatives: Alternatives<Value> {
    if let states {
      return states.cases.reversed().reduce(.one(states.otherwise)) { rest, one in
        .choice(one.condition, then: .one(one.value), otherwise: rest)
      }
    }
    guard let whenOn, let on else { return .one(value) }
    return .choice(on, then: .one(whenOn), otherwise: .one(value))
  }

  init(_ value: Value, whenOn: Value, on: FoundCondition) {
    self.value = value
    self.whenOn = whenOn
    self.on = on
  }
}
