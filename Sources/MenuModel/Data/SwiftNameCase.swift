/// How the names of generated Swift are made of those in `.menu` files.
extension SwiftNames {
  /// The name with an uppercase first letter.
  package static func upperCamel(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name with leading capitals lowercased: `Note` → `note`, `URLField` → `urlField`.
  package static func lowerCamel(_ name: String) -> String {
    var letters = Array(name)
    for index in letters.indices {
      guard letters[index].isUppercase else { break }
      if index > 0, index + 1 < letters.count, letters[index + 1].isLowercase { break }
      letters[index] = Character(letters[index].lowercased())
    }
    return String(letters)
  }
}
