/// The texts of a `.strings` file: `"key" = "text";`, in UTF-8 or UTF-16.
struct StringsFile {
  private(set) var texts: [(key: String, text: String)] = []
  /// Where each of them is, if the file is in UTF-8. A key alone has no text of its own.
  private(set) var places: [(key: Range<Int>, text: Range<Int>?)] = []
  /// The first error, with its byte offset in the file. The reader continues after it.
  private(set) var problem: (message: String, offset: Int)?

  /// The file in UTF-8.
  private let bytes: [UInt8]
  private let encoding: Encoding
  private var offset = 0

  private enum Encoding {
    case utf8, utf16
  }

  init(_ file: [UInt8]) {
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE): (bytes, encoding) = (Self.utf8(ofUTF16: file, isBigEndian: false), .utf16)
    case (0xFE, 0xFF): (bytes, encoding) = (Self.utf8(ofUTF16: file, isBigEndian: true), .utf16)
    default: (bytes, encoding) = (file, .utf8)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: Array("bplist".utf8)) {
      problem = ("this is a compiled file; name the one that it is made of", 0)
      return
    }
    readEntries()
  }

  private static func utf8(ofUTF16 file: [UInt8], isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: 0, to: file.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func report(_ message: String, at position: Int) {
    guard problem == nil else { return }
    var place = position
    if encoding == .utf16 {
      place = String(decoding: bytes[..<position], as: UTF8.self).utf16.count * 2
    }
    problem = (message, place)
  }

  // MARK: Entries

  /// `{ "key" = "text"; … }`, mostly without the braces.
  private mutating func readEntries() {
    skipBlanks()
    if isAt("{") { offset += 1 }
    while true {
      skipBlanks()
      guard offset < bytes.count else { return }
      if isAt("}") || isAt(";") {
        offset += 1
      } else if !readEntry() {
        skipToNextEntry()
      }
    }
  }

  /// Reads one entry; false if there is a fault in it.
  private mutating func readEntry() -> Bool {
    let start = offset
    guard let key = readText() else { return false }
    let keyPlace = start..<offset
    var textPlace: Range<Int>?
    skipBlanks()
    // A key alone is its own text.
    var text: String? = key
    if isAt("=") {
      offset += 1
      skipBlanks()
      if isAt("{") || isAt("(") {
        skipNestedValue()
        text = nil
      } else {
        let start = offset
        guard let value = readText() else { return false }
        text = value
        textPlace = start..<offset
      }
      skipBlanks()
    }
    guard isAt(";") || isAt("}") else {
      report("`;` is missing here, or a quote in the text before is not escaped", at: offset)
      return false
    }
    offset += 1
    if let text {
      texts.append((key, text))
      if encoding == .utf8 { places.append((keyPlace, textPlace)) }
    }
    return true
  }

  private mutating func skipToNextEntry() {
    while offset < bytes.count {
      let isEnd = isAt(";")
      offset += 1
      if isEnd && (offset == bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D) {
        return
      }
    }
  }

  /// Steps over a dictionary or an array, which no text is in.
  private mutating func skipNestedValue() {
    let start = offset
    var depth = 0
    repeat {
      skipBlanks()
      guard offset < bytes.count else { return report("this is not closed", at: start) }
      if isAt("{") || isAt("(") { depth += 1 }
      if isAt("}") || isAt(")") { depth -= 1 }
      if isAt("\"") {
        if readText() == nil { return }
      } else {
        offset += 1
      }
    } while depth > 0
  }

  // MARK: Texts

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: character)
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    isAt(first) && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: second)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if isAt("/", "/") {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if isAt("/", "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = offset
    offset += 2
    while let star = bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "*")) {
      offset = star + 1
      if isAt("/") {
        offset += 1
        return
      }
    }
    offset = bytes.count
    report("this comment is not closed", at: start)
  }

  /// A text in quotes, or a word without.
  private mutating func readText() -> String? {
    if isAt("\"") || isAt("'") { return readQuotedText() }
    let start = offset
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    if offset == start {
      report("a text in quotes is missing here", at: start)
      return nil
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      return true
    default: return "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func readQuotedText() -> String? {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    // UTF-16, since an escape can be half of a character.
    var text: [UInt8] = []
    var units: [UInt16] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        offset += 1
        units.append(readEscape())
        continue
      }
      if !units.isEmpty {
        text += Array(String(decoding: units, as: UTF16.self).utf8)
        units = []
      }
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    report("this text is not closed", at: start)
    return nil
  }

  /// What the characters after a backslash mean.
  private mutating func readEscape() -> UInt16 {
    guard offset < bytes.count else { return 0xFFFD }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return readNumber(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return readNumber(digits: 3, radix: 8)
    case 0x80...:
      // The rest of the character is read as it is.
      offset -= 1
      return readCharacter()
    default: return UInt16(byte)
    }
  }

  private mutating func readNumber(digits: Int, radix: Int) -> UInt16 {
    let text = bytes[offset...].prefix(digits).prefix { byte in
      Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
    }
    offset += text.count
    return UInt16(String(decoding: text, as: UTF8.self), radix: radix) ?? 0xFFFD
  }

  /// One character outside of ASCII that has a backslash before it.
  private mutating func readCharacter() -> UInt16 {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).utf16.first ?? 0xFFFD
  }
}
