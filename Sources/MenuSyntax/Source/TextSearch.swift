extension String {
  /// Whether another text is in this one. The standard library's own needs macOS 13.
  package func includes(_ part: String) -> Bool {
    if Self.includes(Array(unicodeScalars), Array(part.unicodeScalars)) { return true }
    // With marks and letters that combine, what is the same may be spelled with other scalars.
    let combines = unicodeScalars.contains {
      (0x0300...0x036F).contains($0.value) || (0x1100...0x11FF).contains($0.value)
    }
    return combines && Self.includes(Array(self), Array(part))
  }

  private static func includes<Element: Equatable>(_ all: [Element], _ part: [Element]) -> Bool {
    guard part.count <= all.count else { return false }
    return (0...(all.count - part.count)).contains { all[$0...].starts(with: part) }
  }
}
