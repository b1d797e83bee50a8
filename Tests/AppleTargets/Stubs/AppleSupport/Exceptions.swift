// What raises an exception of Objective-C on Apple's platforms, which ends the program unless a test wants to see it.

@MainActor public enum Raised {
  /// Sees the exceptions in place of the end of the program; set by a test.
  public static var handler: ((String) -> Void)?

  public static func exception(_ reason: String) {
    guard let handler else { preconditionFailure("exception: \(reason)") }
    handler(reason)
  }
}
