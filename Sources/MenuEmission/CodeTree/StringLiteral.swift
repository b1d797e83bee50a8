/// Text as Swift string literals. What stands in a text is never read as Swift.
enum StringLiteral {
  /// The literal's inside for `text`, without the quotes.
  static func escaped(_ text: String) -> String {
    needsEscape(text) ? escapedSlowly(text) : text
  }

  /// Whether a character of the text cannot stand in a literal as it is.
  static func needsEscape(_ text: String) -> Bool {
    if let found = text.utf8.withContiguousStorageIfAvailable({ needsEscape($0) }) { return found }
    var text = text
    return text.withUTF8 { needsEscape($0) }
  }

  /// Whether a text, or the literal's inside for it, can stand in a line of its own: not empty, and no line end in it.
  static func isLine(_ text: String) -> Bool {
    if text.isEmpty { return false }
    // U+000A is the only character that ends a line there; in a literal it is `\n`.
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A || (byte == 0x6E && previous == 0x5C) { return false }
      previous = byte
    }
    return true
  }

  /// The same for the bytes of a text.
  static func needsEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var cursor = bytes.baseAddress else { return false }
    let end = cursor + bytes.count
    // A pointer and plain comparisons: every literal of the output comes through here, also in debug builds.
    if bytes.count >= 8,
      isPlain(UnsafeRawPointer(end - 8).loadUnaligned(as: UInt64.self))
    {
      // The last eight bytes first: then none is left over to be read by itself.
      while end - cursor > 8,
        isPlain(UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self))
      {
        cursor += 8
      }
      if end - cursor <= 8 { return false }
    }
    while cursor < end {
      if end - cursor >= 8, isPlain(UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self)) {
        cursor += 8
        continue
      }
      let byte = cursor.pointee
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return true }
      } else if byte == 0xE2 {
        // U+2000 to U+203F and U+2040 to U+206F: blanks, marks and, with 0x80 0xA6, the ellipsis.
        let second = (cursor + 1).pointee
        if second == 0x80 {
          let third = (cursor + 2).pointee
          if third < 0x90 || (third > 0xA7 && third < 0xB0) { return true }
        } else if second == 0x81, (cursor + 2).pointee > 0x9E {
          return true
        }
      } else if byte == 0xC2 {
        // U+0080 to U+00BF: C1 controls, the no-break space and the soft hyphen.
        let second = (cursor + 1).pointee
        if second < 0xA1 || second == 0xAD { return true }
      } else if byte == 0xD8 || byte == 0xEF {
        return true
      }
      cursor += 1
    }
    return false
  }

  /// Whether eight bytes are printable ASCII without a quote or a backslash. May say no where they are.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A borrow sets the first bit of a byte below the one that is taken from it.
    let isControl = word &- ones &* 0x20
    let isQuote = (word ^ ones &* 0x22) &- ones
    let isBackslash = (word ^ ones &* 0x5C) &- ones
    let isDelete = word &+ ones
    return (word | isControl | isQuote | isBackslash | isDelete) & (ones &* 0x80) == 0
  }

  /// Whether a line end that ends a comment is in the text.
  static func hasLineEnd(_ text: String) -> Bool {
    if let found = text.utf8.withContiguousStorageIfAvailable({ hasLineEnd($0) }) { return found }
    var text = text
    return text.withUTF8 { hasLineEnd($0) }
  }

  private static func hasLineEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var cursor = bytes.baseAddress else { return false }
    let end = cursor + bytes.count
    // Eight bytes at a time, as long as all are printable.
    while end - cursor >= 8,
      isPlain(UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self))
    {
      cursor += 8
    }
    while cursor < end {
      if cursor.pointee == 0x0A || cursor.pointee == 0x0D { return true }
      cursor += 1
    }
    return false
  }

  private static func escapedSlowly(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
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

  /// Whether a reader would not see the character, or see the text around it in another order.
  ///
  /// The joiners U+200C and U+200D stay: words and emoji are written with them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x61C: return true
    case 0x2000...0x200B, 0x200E, 0x200F, 0x2028...0x202F, 0x205F...0x206F: return true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: return true
    default: return false
    }
  }
}
