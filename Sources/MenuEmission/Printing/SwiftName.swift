import MenuModel

/// Converts names of a `.menu` file to Swift.
enum SwiftName {
  /// The name in a declaration, or on its own: `` `default` ``.
  static func declared(_ name: String) -> String {
    mayBeKeyword(name) && SwiftNames.needsBackticks(name) ? "`" + name + "`" : name
  }

  /// Whether a name might be a keyword: at most 15 letters, with no uppercase one after the first. Rules out most names
  /// quickly.
  static func mayBeKeyword(_ name: String) -> Bool {
    if name.utf8.count > 15 { return false }
    var isFirst = true
    for byte in name.utf8 {
      let isSmall = byte >= 0x61 && byte <= 0x7A
      if !isSmall && !(isFirst && byte >= 0x41 && byte <= 0x5A) { return false }
      isFirst = false
    }
    return true
  }

  /// Keywords that start an expression and are not expressions themselves.
  private static let operators: Set<String> = [
    "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe",
    "yield",
  ]

  /// The name as an expression: a parameter or a local variable.
  static func reference(_ name: String) -> String {
    operators.contains(name) ? "`" + name + "`" : declared(name)
  }

  /// The name after a dot: `default`, but `` `init` ``.
  static func member(_ name: String) -> String {
    if name.utf8.count != 4 || !SwiftNames.needsBackticks(name, in: .member) { return name }
    return "`" + name + "`"
  }

  /// The name with an uppercase first letter.
  static func upperCamel(_ name: String) -> String { SwiftNames.upperCamel(name) }

  /// The name with leading capitals lowercased: `Note` → `note`, `URLField` → `urlField`.
  static func lowerCamel(_ name: String) -> String { SwiftNames.lowerCamel(name) }
}
