import MenuSyntax

/// Reads XML as Interface Builder writes it: elements, attributes, character data, comments and CDATA sections, in UTF-8.
///
/// There is no DTD, so entities are the five of XML and characters by number, and none of them can grow. What doesn't
/// change the tree is let pass, such as two attributes with the same name.
struct XMLReader {
  private let bytes: ArraySlice<UInt8>
  private var offset = 0
  private var document = XMLDocument()
  /// The numbers of the elements that have not ended.
  private var open: [Int] = []

  static func read(_ source: Source) throws(XMLError) -> XMLDocument {
    var reader = XMLReader(source.bytes)
    try reader.checkEncoding()
    try reader.readDocument()
    return reader.document
  }

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  // MARK: Bytes

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func starts(with text: String, at place: Int) -> Bool {
    let count = text.utf8.count
    guard place + count <= bytes.count else { return false }
    return text.utf8.elementsEqual(bytes[place..<place + count])
  }

  private func error(_ message: String, from start: Int, to end: Int? = nil) -> XMLError {
    let end = min(max(end ?? start + 1, start), bytes.count)
    return XMLError(message: message, span: Span(UInt32(min(start, end)), UInt32(end)))
  }

  /// Moves behind the next `mark`, and returns where that begins.
  private mutating func skip(to mark: String) -> Int? {
    let first = mark.utf8.first
    var place = offset
    while place < bytes.count {
      if bytes[place] == first, starts(with: mark, at: place) {
        offset = place + mark.utf8.count
        return place
      }
      place += 1
    }
    return nil
  }

  private mutating func skipBlanks() {
    while let byte, Self.isBlank(byte) { offset += 1 }
  }

  private static let tagStart = UInt8(ascii: "<")
  private static let tagEnd = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")
  private static let equals = UInt8(ascii: "=")
  private static let quote = UInt8(ascii: "\"")
  private static let apostrophe = UInt8(ascii: "'")
  private static let ampersand = UInt8(ascii: "&")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The bytes up to one that can't be in a name.
  private mutating func name() -> String {
    let start = offset
    scan: while let byte {
      switch byte {
      case 0...0x20, Self.slash, Self.tagEnd, Self.tagStart, Self.equals, Self.quote,
        Self.apostrophe,
        Self.ampersand:
        break scan
      default: offset += 1
      }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: The file

  private mutating func checkEncoding() throws(XMLError) {
    if bytes.count > Limits.fileSize {
      throw error("The file has more than \(Limits.fileSize >> 20) megabytes", from: 0, to: 0)
    }
    let isUTF16 =
      bytes.count > 1 && (bytes[0] >= 0xFE && bytes[1] >= 0xFE || bytes[0] == 0 || bytes[1] == 0)
    if isUTF16 { throw error("The file is in UTF-16; it has to be in UTF-8", from: 0, to: 0) }
    if let invalid = Self.firstInvalidByte(in: bytes) {
      throw error("The file is not in UTF-8", from: invalid)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The offset of the first byte that is not UTF-8.
  private static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
    // Most files are ASCII up to somewhere.
    guard var offset = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes[offset...].makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private mutating func readDocument() throws(XMLError) {
    while let byte {
      if byte != Self.tagStart {
        try readText()
      } else if starts(with: "<!--", at: offset) {
        try skipMarkup(from: "<!--", to: "-->", as: "The comment")
      } else if starts(with: "<![CDATA[", at: offset) {
        try readCharacterData()
      } else if starts(with: "<?", at: offset) {
        try readInstruction()
      } else if starts(with: "<!", at: offset) {
        throw error(
          "A document type is not read: entities could be declared in it", from: offset,
          to: offset + 2)
      } else if starts(with: "</", at: offset) {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    if let last = open.last {
      let element = document.elements[last]
      throw XMLError(
        message: "The file ends before the end of `<\(shown(element.name))>`", span: element.span)
    }
    if document.elements.isEmpty { throw error("There is no XML in the file", from: 0, to: 0) }
  }

  /// A name as messages have it.
  private func shown(_ name: String) -> String {
    name.utf8.count > 60 ? name.prefix(50) + "…" : name
  }

  @discardableResult
  private mutating func skipMarkup(
    from start: String, to end: String, as what: String
  ) throws(XMLError) -> Range<Int> {
    let begin = offset
    offset += start.utf8.count
    let first = offset
    guard let last = skip(to: end) else {
      throw error("\(what) does not end", from: begin, to: first)
    }
    return first..<last
  }

  private mutating func readCharacterData() throws(XMLError) {
    let begin = offset
    let range = try skipMarkup(from: "<![CDATA[", to: "]]>", as: "The CDATA section")
    guard let last = open.last else {
      throw error("Text is outside of the root element", from: begin, to: offset)
    }
    append(String(decoding: bytes[range], as: UTF8.self), to: last)
  }

  /// A processing instruction. The first one, `<?xml … ?>`, can name the encoding.
  private mutating func readInstruction() throws(XMLError) {
    let begin = offset
    let range = try skipMarkup(from: "<?", to: "?>", as: "The processing instruction")
    guard document.elements.isEmpty, starts(with: "xml", at: range.lowerBound) else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let encoding = Self.encoding(in: text) else { return }
    if !["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased()) {
      throw error(
        "The file is in \(shown(encoding)); it has to be in UTF-8", from: begin, to: offset)
    }
  }

  /// The value of `encoding` in an XML declaration.
  private static func encoding(in declaration: String) -> String? {
    let parts = declaration.split { " =\"'\t\r\n".contains($0) }
    guard let name = parts.firstIndex(of: "encoding"), name + 1 < parts.count else { return nil }
    return String(parts[name + 1])
  }

  // MARK: Tags

  private mutating func readStartTag() throws(XMLError) {
    let begin = offset
    offset += 1
    let name = name()
    if name.isEmpty { throw error("`<` has to be followed by a name", from: begin) }
    if open.isEmpty && !document.elements.isEmpty {
      throw error("There is a second root element", from: begin, to: offset)
    }
    if open.count >= Limits.xmlDepth {
      throw error("Elements nest deeper than \(Limits.xmlDepth) levels", from: begin, to: offset)
    }
    let number = document.elements.count
    var element = XMLElement(
      name: name, number: number, parent: open.last, span: Span(UInt32(begin), UInt32(offset)))
    if let parent = open.last { document.elements[parent].children.append(number) }
    while true {
      skipBlanks()
      guard let byte else {
        throw error("The file ends in the tag of `<\(shown(name))>`", from: begin, to: begin + 1)
      }
      if byte == Self.tagEnd { break }
      if byte == Self.slash {
        guard offset + 1 < bytes.count, bytes[offset + 1] == Self.tagEnd else {
          throw error("`/` has to be followed by `>` in a tag", from: offset)
        }
        break
      }
      element.attributes.append(try readAttribute())
    }
    let isEmpty = byte == Self.slash
    offset += isEmpty ? 2 : 1
    element.span.end = UInt32(offset)
    document.elements.append(element)
    if !isEmpty { open.append(number) }
  }

  private mutating func readAttribute() throws(XMLError) -> XMLAttribute {
    let begin = offset
    let name = name()
    if name.isEmpty { throw error("An attribute has to begin with its name", from: begin) }
    skipBlanks()
    guard byte == Self.equals else {
      throw error("The attribute `\(shown(name))` has no value", from: begin, to: offset)
    }
    offset += 1
    skipBlanks()
    guard let quote = byte, quote == Self.quote || quote == Self.apostrophe else {
      throw error(
        "The value of `\(shown(name))` has to be in quotation marks", from: begin, to: offset)
    }
    offset += 1
    let start = offset
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw error("The value of `\(shown(name))` does not end", from: begin, to: start)
    }
    // Blanks that are typed in a value are spaces, whatever they are.
    let value = try text(start..<end) { $0 == 0x0A || $0 == 0x09 ? 0x20 : $0 }
    offset = end + 1
    return XMLAttribute(name: name, value: value, span: Span(UInt32(start), UInt32(end)))
  }

  private mutating func readEndTag() throws(XMLError) {
    let begin = offset
    offset += 2
    let name = name()
    skipBlanks()
    guard byte == Self.tagEnd else {
      throw error("The tag `</\(shown(name))` does not end", from: begin, to: offset)
    }
    offset += 1
    guard let last = open.popLast() else {
      throw error("`</\(shown(name))>` ends nothing", from: begin, to: offset)
    }
    let opened = document.elements[last].name
    if opened != name {
      throw error(
        "`</\(shown(name))>` is where `</\(shown(opened))>` has to be", from: begin, to: offset)
    }
  }

  // MARK: Text

  private mutating func readText() throws(XMLError) {
    let start = offset
    let end = bytes[start...].firstIndex(of: Self.tagStart) ?? bytes.count
    guard let last = open.last else {
      if let first = bytes[start..<end].firstIndex(where: { !Self.isBlank($0) }) {
        throw error("Text is outside of the root element", from: first, to: end)
      }
      offset = end
      return
    }
    // Blanks between elements are most of a file.
    if document.elements[last].children.isEmpty {
      append(try text(start..<end) { $0 }, to: last)
    }
    offset = end
  }

  private mutating func append(_ text: String, to element: Int) {
    if document.elements[element].children.isEmpty { document.elements[element].text += text }
  }

  /// The text of a range, with references replaced and ends of lines as LF; `map` changes the bytes that are typed.
  private func text(
    _ range: Range<Int>, map: (UInt8) -> UInt8
  ) throws(XMLError) -> String {
    var text: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      place += 1
      switch byte {
      case Self.ampersand:
        let (scalar, end) = try reference(at: place, before: range.upperBound)
        text += Array(String(Character(scalar)).utf8)
        place = end
      case 0x0D:
        if place < range.upperBound, bytes[place] == 0x0A { place += 1 }
        text.append(map(0x0A))
      default:
        text.append(map(byte))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What `amp;` or `#xF700;` after an ampersand means, and where it ends.
  private func reference(
    at start: Int, before limit: Int
  ) throws(XMLError) -> (scalar: Unicode.Scalar, end: Int) {
    // The longest is `&#x10FFFF;`; a few zeros are let pass.
    let window = bytes[start..<min(limit, start + 16)]
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
      throw error("`&` has to be followed by the name of an entity and `;`", from: start - 1)
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else {
      throw error("The entity `&\(name);` is not known", from: start - 1, to: end + 1)
    }
    return (scalar, end + 1)
  }

  static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init)
  }
}
