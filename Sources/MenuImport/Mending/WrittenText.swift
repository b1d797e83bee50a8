import MenuSyntax

/// A text in a file, scalar by scalar, with the bytes that each is written as: between the quotation marks of a literal,
/// or between the tags of an element.
struct WrittenText {
  /// What escapes look like where it is.
  enum Syntax {
    case swift, strings, json, xml
  }

  /// A scalar of the text, or a value that is put into it: `\(name)`, `%@`.
  enum Element: Hashable {
    case scalar(Unicode.Scalar)
    case value
  }

  struct Unit {
    var element: Element
    /// As it is written.
    var code: String
  }

  /// What is between the quotation marks.
  let place: Place
  let syntax: Syntax
  private(set) var units: [Unit] = []
  /// Whether `%` begins a value, and `%%` is a percent sign.
  private var isFormat = false

  var elements: [Element] { units.map(\.element) }

  /// The text at a place; nil if it is written in a way that is not sure to be read rightly.
  init?(_ place: Place, in source: Source, as syntax: Syntax, isFormat: Bool = false) {
    self.place = place
    self.syntax = syntax
    let code = source.text(of: place.span)
    guard code.utf8.count == place.span.count, readUnits(Array(code.unicodeScalars)) else {
      return nil
    }
    // Values that are put into a literal are no format.
    if isFormat, !units.contains(where: { $0.element == .value }) { readFormat() }
  }

  /// What is written for other elements, with those that stay as they are written now.
  func code(for new: [Element]) -> String? {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: elements) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var kept = units.indices.filter { !removed.contains($0) }[...]
    var code = ""
    for (number, element) in new.enumerated() {
      if !added.contains(number), let unit = kept.popFirst() {
        code += units[unit].code
      } else {
        guard case .scalar(let scalar) = element else { return nil }
        code += written(scalar)
      }
    }
    return code
  }

  private func written(_ scalar: Unicode.Scalar) -> String {
    switch (syntax, scalar) {
    case (.xml, "&"): return "&amp;"
    case (.xml, "<"): return "&lt;"
    case (.xml, ">"): return "&gt;"
    case (.xml, "\""): return "&quot;"
    case (.xml, _): return String(scalar)
    case (_, "\""): return "\\\""
    case (_, "\\"): return "\\\\"
    case (_, "\n"): return "\\n"
    case (_, "\t"): return "\\t"
    case (_, "%"): return isFormat ? "%%" : "%"
    default: return String(scalar)
    }
  }

  // MARK: Reading

  private mutating func readUnits(_ scalars: [Unicode.Scalar]) -> Bool {
    var index = 0
    while index < scalars.count {
      let length: Int
      let element: Element
      switch (syntax, scalars[index]) {
      case (.xml, "&"):
        guard let found = Self.entity(in: scalars[index...].prefix(16)) else { return false }
        (element, length) = (.scalar(found.scalar), found.length)
      case (.xml, "<"): return false
      case (.xml, _): (element, length) = (.scalar(scalars[index]), 1)
      case (_, "\\"):
        guard let found = escape(in: scalars[index...]) else { return false }
        (element, length) = found
      default: (element, length) = (.scalar(scalars[index]), 1)
      }
      var code = String.UnicodeScalarView()
      code.append(contentsOf: scalars[index..<index + length])
      units.append(Unit(element: element, code: String(code)))
      index += length
    }
    return true
  }

  private static func entity(
    in scalars: ArraySlice<Unicode.Scalar>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let end = scalars.firstIndex(of: ";") else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[scalars.startIndex + 1..<end])
    return XMLReader.scalar(named: String(name)).map { ($0, end - scalars.startIndex + 1) }
  }

  /// The escape that begins with a backslash, and its length.
  private func escape(in scalars: ArraySlice<Unicode.Scalar>) -> (Element, Int)? {
    let start = scalars.startIndex
    guard scalars.count > 1 else { return nil }
    let second = scalars[start + 1]
    switch second {
    case "\"", "\\", "'": return (.scalar(second), 2)
    case "/" where syntax == .json: return (.scalar(second), 2)
    case "n": return (.scalar("\n"), 2)
    case "t": return (.scalar("\t"), 2)
    case "r": return (.scalar("\r"), 2)
    case "(" where syntax == .swift: return value(in: scalars)
    case "u" where syntax == .swift:
      guard scalars.count > 3, scalars[start + 2] == "{", let end = scalars.firstIndex(of: "}")
      else { return nil }
      return Self.scalar(scalars[(start + 3)..<end]).map { (.scalar($0), end - start + 1) }
    case "u" where syntax == .json, "U" where syntax == .strings:
      guard scalars.count >= 6 else { return nil }
      // Half of a character is nil.
      return Self.scalar(scalars[(start + 2)..<(start + 6)]).map { (.scalar($0), 6) }
    default: return nil
    }
  }

  private static func scalar(_ digits: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: digits)
    return UInt32(String(text), radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// `\(name)`
  private func value(in scalars: ArraySlice<Unicode.Scalar>) -> (Element, Int)? {
    var code = String.UnicodeScalarView()
    code.append(contentsOf: scalars)
    let bytes = Array(String(code).utf8)
    var lexer = SwiftLexer(bytes: bytes)
    let end = lexer.endOfValue(from: 2, upTo: bytes.count)
    guard end < bytes.count else { return nil }
    let length = String(decoding: bytes[...end], as: UTF8.self).unicodeScalars.count
    return (.value, length)
  }

  /// Joins the units of each `%@` and `%%`.
  private mutating func readFormat() {
    isFormat = true
    var joined: [Unit] = []
    var rest = units[...]
    while let unit = rest.popFirst() {
      var scalars = String.UnicodeScalarView()
      for case .scalar(let scalar) in rest.map(\.element) { scalars.append(scalar) }
      var ahead = Substring(String(scalars)).unicodeScalars
      let count = ahead.count
      guard unit.element == .scalar("%"), let found = FormatString.takeSpecifier(&ahead) else {
        joined.append(unit)
        continue
      }
      let taken = rest.prefix(count - ahead.count)
      rest = rest.dropFirst(taken.count)
      joined.append(
        Unit(
          element: found.type == "%" ? .scalar("%") : .value,
          code: unit.code + taken.map(\.code).joined()))
    }
    units = joined
  }
}
