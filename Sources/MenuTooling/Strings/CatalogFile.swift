import MenuJSON

/// The bytes of a string catalog, and where the entries are in them.
struct CatalogFile {
  /// A member of `strings`.
  struct Member {
    var key: Range<Int>
    var value: Range<Int>
  }

  let bytes: [UInt8]
  let root: JSONValue
  /// The members of `strings`, in their order.
  private(set) var members: [Member] = []
  /// The content of the braces of `strings`; nil without any.
  private(set) var content: Range<Int>?

  /// Reads a file that is valid JSON.
  init(_ bytes: [UInt8], root: JSONValue) {
    self.bytes = bytes
    self.root = root
    var reader = MemberReader(bytes: bytes)
    for member in reader.members()
    where (try? JSONValue(Array(bytes[member.key]))) == .string("strings") {
      reader.position = member.value.lowerBound
      members = reader.members()
      content = (member.value.lowerBound + 1)..<(member.value.upperBound - 1)
    }
  }
}

/// Finds the members of objects in bytes that are valid JSON.
private struct MemberReader {
  let bytes: [UInt8]
  var position = 0

  /// The members of the object that begins at or after the position.
  mutating func members() -> [CatalogFile.Member] {
    var members: [CatalogFile.Member] = []
    skip { $0 != UInt8(ascii: "{") }
    position += 1
    while position < bytes.count {
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "}") }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { break }
      let key = value()
      skip { Self.isBlank($0) || $0 == UInt8(ascii: ":") }
      members.append(CatalogFile.Member(key: key, value: value()))
      skip { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
      if position >= bytes.count || bytes[position] == UInt8(ascii: "}") { break }
      position += 1
    }
    return members
  }

  /// The value at the position, which is moved to its end.
  private mutating func value() -> Range<Int> {
    let start = position
    var depth = 0
    repeat {
      switch bytes[position] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      case let byte where depth == 0 && !Self.isBlank(byte):
        skip { !Self.isBlank($0) && !",}]".utf8.contains($0) }
      default: position += 1
      }
    } while depth > 0 && position < bytes.count
    return start..<position
  }

  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
