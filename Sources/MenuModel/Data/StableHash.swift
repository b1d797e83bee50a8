/// A hash that is the same in every run and on every platform: FNV-1a with 64 bits. It offers no protection against
/// forgery.
package struct StableHash {
  /// The basis that FNV gives.
  package static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  package private(set) var value: UInt64

  package init(basis: UInt64 = Self.basis) { value = basis }

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen hexadecimal digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
