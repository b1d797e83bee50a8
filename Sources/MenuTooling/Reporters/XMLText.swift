/// Escaping for XML and HTML.
package enum XMLText {
  /// A text escaped for an attribute in double quotes, or for use between tags.
  ///
  /// XML 1.0 cannot express most control characters, so they become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      // In attributes, a parser turns the characters themselves into blanks.
      case 0x09: result += "&#9;"
      case 0x0A: result += "&#10;"
      case 0x0D: result += "&#13;"
      case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An attribute, with a blank before it.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }
}
