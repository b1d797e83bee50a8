import MenuSyntax

/// The string literals in an app's Swift, by what they say.
struct LiteralUses {
  struct Use {
    /// The literal, with its quotation marks.
    var place: Place
    /// Whether code compares it with something, or finds something by it.
    var isCompared: Bool
    /// Whether it is what `Text` or `Label` shows.
    var isLabel: Bool
    /// Whether a view or control shows it to people, and code does nothing else with it.
    var isShown: Bool
  }

  /// By what they say, as `name(of:)` has it: a large app has half a million.
  private var uses: [String: [Use]] = [:]

  init(_ sources: [Source]) {
    for (number, source) in sources.enumerated() where source.path.hasSuffix(".swift") {
      add(source, offset: 0, path: source, number: Int32(number), depth: 0)
    }
  }

  /// The literals that say something, with their values written alike.
  func uses(of text: [WrittenText.Element]) -> [Use] { uses[Self.name(of: text)] ?? [] }

  /// A key with `%@` for each value, by which it is the same wherever it is written.
  static func name(of key: [WrittenText.Element]) -> String {
    var name = String.UnicodeScalarView()
    for element in key {
      switch element {
      case .value: name.append(contentsOf: "%@".unicodeScalars)
      case .scalar("%"): name.append(contentsOf: "%%".unicodeScalars)
      case .scalar(let scalar): name.append(scalar)
      }
    }
    return String(name)
  }

  /// The same for a key as tables have it.
  static func name(ofKey key: String) -> String {
    key.utf8.contains(UInt8(ascii: "%")) ? name(of: elements(of: key)) : key
  }

  private mutating func add(
    _ part: Source, offset: UInt32, path source: Source, number: Int32, depth: Int
  ) {
    let bytes = Array(part.bytes)
    let tokens = SwiftLexer.tokens(of: part)
    for (index, token) in tokens.enumerated() where token.kind == .string {
      let span = Span(token.span.start + offset, token.span.end + offset)
      let place = Place(source: number, span: span)
      let string = SwiftStringDecoder.string(at: token.span, in: bytes)
      let isLabel =
        index > 1 && tokens[index - 1].isPunctuation("(")
        && (tokens[index - 2].isWord("Text") || tokens[index - 2].isWord("Label"))
      let use = Use(
        place: place, isCompared: Self.isCompared(index, in: tokens), isLabel: isLabel,
        isShown: Self.isShown(index, in: tokens))
      let name =
        string.literal.map { Self.name(ofKey: $0) } ?? Self.name(of: Self.elements(of: string))
      uses[name, default: []].append(use)
      guard depth < 4 else { continue }
      for case .value(let inner) in string.segments {
        let text = Source(path: part.path, text: part.text(of: inner))
        add(text, offset: offset + inner.start, path: source, number: number, depth: depth + 1)
      }
    }
  }

  /// The elements of a key as tables have it.
  static func elements(of key: String) -> [WrittenText.Element] {
    elements(of: SwiftString(segments: [.text(key)], span: Span(0, 0)))
  }

  private static func elements(of string: SwiftString) -> [WrittenText.Element] {
    var elements: [WrittenText.Element] = []
    let isFormat = string.literal != nil
    for segment in string.segments {
      switch segment {
      case .value: elements.append(.value)
      case .text(let text):
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
          if isFormat, scalar == "%", let found = FormatString.takeSpecifier(&rest) {
            elements.append(found.type == "%" ? .scalar("%") : .value)
          } else {
            elements.append(.scalar(scalar))
          }
        }
      }
    }
    return elements
  }

  /// What shows its first argument to people.
  private static let controls: Set<String> = [
    "Button", "Label", "Link", "Menu", "Picker", "Text", "Toggle", "accessibilityLabel", "help",
  ]

  /// Whether a literal is the whole first argument of a view, a control or a help tag.
  private static func isShown(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    guard index > 1, index + 1 < tokens.count, tokens[index - 1].isPunctuation("("),
      [",", ")"].contains(tokens[index + 1].text)
    else { return false }
    return controls.contains(tokens[index - 2].text)
  }

  private static func isCompared(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1] : nil
    let after = index + 1 < tokens.count ? tokens[index + 1] : nil
    for token in [before, after] {
      if let token, ["==", "!=", "~="].contains(token.text) { return true }
    }
    if before?.isWord("case") == true { return true }
    // `item(withTitle: "Open")`, and the key of a dictionary.
    if before?.isPunctuation(":") == true, index > 1,
      ["withTitle", "forKey", "rawValue", "id", "identifier"].contains(tokens[index - 2].text)
    {
      return true
    }
    return after?.isPunctuation(":") == true
      && (before?.isPunctuation("[") == true || before?.isPunctuation(",") == true)
  }
}
