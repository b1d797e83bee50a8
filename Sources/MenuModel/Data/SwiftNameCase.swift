/// How the names of generated Swift are made of those in `.menu` files.
extension SwiftNames {
  /// The name with an uppercase first letter.
  package static func upperCamel(_ name: String) -> String {
    guard let first = name.utf8.first, first >= 0x61, first <= 0x7A else {
      let isCapital = name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
      return isCapital ? name : name.prefix(1).uppercased() + name.dropFirst()
    }
    var bytes = Array(name.utf8)
    bytes[0] = first - 32
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name with leading capitals lowercased: `Note` → `note`, `URLField` → `urlField`.
  package static func lowerCamel(_ name: String) -> String {
    if let result = lowerCamelASCII(name) { return result }
    var letters = Array(name)
    for index in letters.indices {
      guard letters[index].isUppercase else { break }
      if index > 0, index + 1 < letters.count, letters[index + 1].isLowercase { break }
      letters[index] = Character(letters[index].lowercased())
    }
    return String(letters)
  }

  /// A fast path for ASCII names, which nearly all are; nil for any other.
  private static func lowerCamelASCII(_ name: String) -> String? {
    var bytes = Array(name.utf8)
    var index = 0
    var inCapitals = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 { return nil }
      if inCapitals {
        inCapitals = byte >= 0x41 && byte <= 0x5A
        if index > 0, index + 1 < bytes.count, bytes[index + 1] >= 0x61, bytes[index + 1] <= 0x7A {
          inCapitals = false
        }
        if inCapitals { bytes[index] = byte | 0x20 }
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
