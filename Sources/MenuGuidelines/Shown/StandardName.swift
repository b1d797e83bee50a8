import MenuModel

/// The name after `standard`, as plain bytes.
public struct StandardName: Hashable, Sendable, ExpressibleByStringLiteral {
  private let hash: UInt64

  public init(_ name: String) {
    var hash = Self.seed
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* Self.prime }
    self.hash = hash
  }

  public init(stringLiteral name: StaticString) {
    var hash = Self.seed
    name.withUTF8Buffer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* Self.prime }
    }
    self.hash = hash
  }

  /// The name; no two names of the language's table have one hash.
  public var text: String { Self.names[self] ?? "" }

  private static let names: [Self: String] = {
    var names: [Self: String] = [:]
    for entry in StandardCommandTable.all { names[Self(entry.name)] = entry.name }
    return names
  }()

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0100_0000_01B3
}
