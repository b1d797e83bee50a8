/// How much the readers of an app's files take.
enum Limits {
  /// How deep expressions, statements and brackets of Swift nest. What is deeper is skipped.
  static let swiftNesting = 200
}
