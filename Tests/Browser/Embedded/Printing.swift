extension DefaultStringInterpolation {
  /// What has no description is printed by reflection, which a page does not have: it would show nothing.
  @available(*, deprecated, message: "has no description of its own")
  mutating func appendInterpolation<T>(_ value: T) {}
}
