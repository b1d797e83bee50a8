extension String {
  /// Whether another text is in this one. The standard library's own needs macOS 13.
  public func includes(_ part: String) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
