/// Swift string literals. Escapes everything in a text that Swift would interpret.
package enum StringLiteral {
  /// The literal for a text without its quotes.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isInvisible(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Whether a byte is a printable ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// Whether a character is invisible or changes the order of the text around it.
  ///
  /// The joiners U+200C and U+200D are excluded: words and emoji need them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x61C: return true
    case 0x2000...0x200B, 0x200E, 0x200F, 0x2028...0x202F, 0x205F...0x206F: return true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: return true
    default: return false
    }
  }
}
