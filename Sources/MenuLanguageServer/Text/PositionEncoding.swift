import MenuJSON

/// The unit in which an editor counts characters of a line.
enum PositionEncoding: String, Sendable, CaseIterable, JSONEncodable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How many units a character has, by the first byte of its UTF-8; none for the bytes that follow.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: return 1
    case .utf16: return byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: return byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
