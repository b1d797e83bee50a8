import MenuModel
import MenuSyntax

/// The words of the language for texts, keys and comments.
enum MenuText {
  /// A text in quotes.
  static func quoted(_ text: PlannedText) -> String {
    var result = "\""
    for segment in text.segments {
      switch segment {
      case .literal(let literal): result += escaped(literal, doublingBraces: true)
      case .variable(let name): result += "{\(name)}"
      }
    }
    return result + "\""
  }

  /// A name in quotes, in which braces are themselves.
  static func quoted(_ name: String) -> String { "\"\(escaped(name, doublingBraces: false))\"" }

  private static func escaped(_ text: String, doublingBraces: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "{" where doublingBraces: result += "{{"
      case "}" where doublingBraces: result += "}}"
      default:
        if isInvisible(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Controls, separators of lines, and what changes the direction of text.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      return true
    default: return false
    }
  }

  /// A comment of one line: its text without what a comment cannot have, and not too long to read.
  static func comment(_ text: String) -> String {
    var line = ""
    var wasBlank = false
    for scalar in text.unicodeScalars.prefix(2_000) {
      let isBlank = scalar.properties.isWhitespace || isInvisible(scalar)
      if isBlank {
        if !wasBlank && !line.isEmpty { line += " " }
      } else {
        line.unicodeScalars.append(scalar)
      }
      wasBlank = isBlank
    }
    while line.last == " " { line.removeLast() }
    return "// " + (line.count > 240 ? line.prefix(239) + "…" : line)
  }

  /// A text as a literal of Swift.
  static func swiftQuoted(_ text: String) -> String { quoted(text) }

  // MARK: Keys

  /// The shortcut as `key` takes it; nil for one that the language has no word for.
  static func key(_ shortcut: StandardShortcut) -> String? {
    guard let key = keyName(shortcut.key) else { return nil }
    var text = ""
    for (modifier, word) in modifierWords where shortcut.modifiers.contains(modifier) {
      text += word + "+"
    }
    return text + key
  }

  static let modifierWords: [(KeyModifiers, String)] = [
    (.function, "fn"), (.control, "ctrl"), (.option, "opt"), (.shift, "shift"), (.command, "cmd"),
  ]

  private static func keyName(_ key: KeyChord.Key) -> String? {
    switch key {
    case .named(let key): return key.rawValue
    case .character(let byte):
      guard byte > 0x20, byte < 0x7F else { return nil }
      let character = String(Unicode.Scalar(byte))
      switch byte {
      case 0x61...0x7A: return character.uppercased()
      case 0x30...0x39, 0x41...0x5A: return character
      default: break
      }
      if ",.-=+?[]'".includes(character) { return character }
      return "\"\(escaped(character, doublingBraces: false))\""
    case .nonASCII(let scalar):
      let lower = String(scalar).lowercased()
      guard lower.unicodeScalars.count == 1, scalar.value >= 0xA1,
        !scalar.properties.isEmojiPresentation, isOfKeyboard(scalar)
      else { return nil }
      return "\"\(lower)\""
    }
  }

  private static func isOfKeyboard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .otherPunctuation,
      .mathSymbol, .currencySymbol, .otherSymbol, .modifierSymbol, .dashPunctuation:
      return !isInvisible(scalar)
    default: return false
    }
  }

  /// The image as an attribute of a command or header; nil for a name that cannot be written.
  static func image(_ image: FoundImage, _ second: FoundImage? = nil) -> String? {
    guard let first = imageName(image) else { return nil }
    let word = image.isSymbol ? "symbol " : "image "
    guard let second, second.isSymbol == image.isSymbol, let name = imageName(second) else {
      return word + first
    }
    return "\(word)\(first) / \(name)"
  }

  private static func imageName(_ image: FoundImage) -> String? {
    if !image.isSymbol { return image.name.isEmpty ? nil : quoted(image.name) }
    let isName = image.name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
        || byte == UInt8(ascii: ".")
    }
    guard isName, let first = image.name.utf8.first, first != UInt8(ascii: "."),
      image.name.utf8.last != UInt8(ascii: "."), image.name != "none", !image.name.includes("..")
    else { return nil }
    return image.name
  }
}
