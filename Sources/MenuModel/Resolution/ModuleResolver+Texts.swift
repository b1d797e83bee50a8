import MenuSyntax

extension ModuleResolver {
  /// A text that people see, with its placeholders resolved.
  mutating func text(_ node: NodeView) -> Text {
    let token = node.firstToken
    let place = place(token)
    // Not `contains`, which is a generic call in a debug build.
    guard token.flags.rawValue & TokenFlags.braces.rawValue != 0 else {
      return Text(literal: plainText(token, in: node), place: place)
    }
    if let segments = plainSegments(token, in: node) {
      return Text(segments: segments, place: place)
    }
    var segments: [Text.Segment] = []
    for piece in StringDecoder(node.tree.source, token).pieces() {
      switch piece {
      case .literal(let text): segments.append(.literal(text))
      case .placeholder(let name, let span):
        if let id = placeholder(Name(text: name, place: Place(source: source, span: span))) {
          segments.append(.variable(id))
        }
      case .fault(let fault, let span): report(fault, at: Place(source: source, span: span))
      }
    }
    return Text(segments: segments, place: place)
  }

  /// The pieces of a text without escapes in which each brace belongs to a placeholder of a variable that can stand in
  /// one, as they mostly do; nil for any other.
  private mutating func plainSegments(_ token: Token, in node: NodeView) -> [Text.Segment]? {
    let unusual =
      TokenFlags.escapes.rawValue | TokenFlags.respelt.rawValue | TokenFlags.unterminated.rawValue
    if token.flags.rawValue & unusual != 0 { return nil }
    let start = node.view.pointee.bytes + Int(token.start) + 1
    let end = node.view.pointee.bytes + Int(token.end) - 1
    var segments: [Text.Segment] = []
    var uses: [(id: StateID, place: Place)] = []
    var literal = start
    var cursor = start
    while cursor < end {
      let byte = cursor.pointee
      if byte == UInt8(ascii: "}") { return nil }
      guard byte == UInt8(ascii: "{") else {
        cursor += 1
        continue
      }
      let name = cursor + 1
      var close = name
      while close < end, close.pointee != UInt8(ascii: "}"), close.pointee != UInt8(ascii: "{") {
        close += 1
      }
      // A name that is declared is one; what else may stand in braces is told of elsewhere.
      guard close < end, close.pointee == UInt8(ascii: "}"),
        let number = variableNames.find(NameBytes(start: name, count: close - name)),
        let id = variables[number].id, !isUntyped(id)
      else { return nil }
      switch module.state[id.index].type {
      case .int, .string: break
      case .bool, .choice: return nil
      }
      if literal < cursor {
        let bytes = UnsafeBufferPointer(start: literal, count: cursor - literal)
        segments.append(.literal(String(decoding: bytes, as: UTF8.self)))
      }
      segments.append(.variable(id))
      let offset = token.start + 1 + UInt32(name - start)
      let span = Span(offset, offset + UInt32(close - name))
      if self.unusual != nil { uses.append((id, Place(source: source, span: span))) }
      cursor = close + 1
      literal = cursor
    }
    if literal < end {
      let bytes = UnsafeBufferPointer(start: literal, count: end - literal)
      segments.append(.literal(String(decoding: bytes, as: UTF8.self)))
    }
    for (id, place) in uses { noteUse(.variable(id.index), at: place) }
    return segments
  }

  /// The content of a string token, with its escapes resolved and its braces as they are.
  mutating func plainText(_ token: Token, in node: NodeView) -> String {
    let unusual =
      TokenFlags.escapes.rawValue | TokenFlags.respelt.rawValue | TokenFlags.unterminated.rawValue
    if token.flags.rawValue & unusual != 0 {
      return StringDecoder(node.tree.source, token).text()
    }
    let start = node.view.pointee.bytes + Int(token.start)
    return String(
      decoding: UnsafeBufferPointer(start: start + 1, count: Int(token.end - token.start) - 2),
      as: UTF8.self)
  }

  private mutating func placeholder(_ name: Name) -> StateID? {
    // The name stands between the braces, which its place is with.
    let span = name.place.span
    let inner = Place(source: name.place.source, span: Span(span.start + 1, span.end - 1))
    guard let id = variable(name, writtenAt: inner) else { return nil }
    switch module.state[id.index].type {
    case .int, .string: return id
    case .bool, .choice:
      report(
        "placeholder-type", at: name.place,
        "`{\(name.text)}` stands for an `Int` or a `String`, and the variable is neither",
        related: [RelatedPlace(place: module.state[id.index].place, message: "declared here")])
      return nil
    }
  }

  private mutating func report(_ fault: StringDecoder.PlaceholderFault, at place: Place) {
    switch fault {
    case .loneClosingBrace:
      report(
        "lone-brace", at: place, "This `}` closes no placeholder",
        help: "A brace in a text is doubled: `}}`.",
        fixes: [Fix(title: "Double it", edits: [Edit(place: place, text: "}}")])])
    case .unclosed:
      report(
        "unclosed-placeholder", at: place, "This placeholder is never closed",
        help: "Write `{name}`; a brace in a text is doubled: `{{`.")
    case .empty:
      report(
        "empty-placeholder", at: place, "A placeholder names a state variable",
        help: "Write `{name}`; braces in a text are doubled: `{{ }}`.")
    case .noName:
      report(
        "bad-placeholder", at: place,
        "A placeholder is the name of one state variable, and nothing else",
        help: "Declare a variable for what the text needs.")
    }
  }
}
