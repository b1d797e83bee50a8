/// Stands in for the library in self-check.
nonisolated public struct Library: Sendable {
  public init() {}
  public var name: String { "\(framework)\(system)" }
  var inside: Int { 1 }
}
