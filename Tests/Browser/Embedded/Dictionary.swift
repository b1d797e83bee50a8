// The standard library's functions of these names cast at run time.

extension Dictionary {
  init<S: Sequence>(
    _ pairs: S, uniquingKeysWith combine: (Value, Value) -> Value
  ) where S.Element == (Key, Value) {
    self.init()
    for (key, value) in pairs { add(value, for: key, combine) }
  }

  mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) {
    for (key, value) in other { add(value, for: key, combine) }
  }

  func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> Self {
    var result = self
    result.merge(other, uniquingKeysWith: combine)
    return result
  }

  private mutating func add(_ value: Value, for key: Key, _ combine: (Value, Value) -> Value) {
    if let old = self[key] { self[key] = combine(old, value) } else { self[key] = value }
  }
}
