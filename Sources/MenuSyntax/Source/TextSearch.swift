extension String {
  /// Whether another text is in this one. The standard library's own needs macOS 13.
  public func includes(_ part: String) -> Bool {
    // As arrays, so that where a character ends is found out once.
    let (all, wanted) = (Array(self), Array(part))
    guard wanted.count <= all.count else { return false }
    return (0...(all.count - wanted.count)).contains { all[$0...].starts(with: wanted) }
  }
}
