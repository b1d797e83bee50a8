import MenuSyntax

extension ModuleResolver {
  /// A text that people see, with its placeholders and plural forms resolved.
  mutating func text(_ syntax: TextSyntax) -> Text {
    let (forms, countedBy) = (syntax.pluralForms, syntax.countedBy)
    if forms.isEmpty && countedBy == nil { return textAlone(syntax) }
    var isWhole = true
    let text = text(syntax, isWhole: &isWhole)
    return plural(text, forms, by: countedBy, isWhole: isWhole)
  }

  /// A text without its plural forms, and whether all its placeholders are known.
  mutating func text(_ syntax: TextSyntax, isWhole: inout Bool) -> Text {
    let known = (diagnostics.count, leftOut.count)
    let text = textAlone(syntax)
    isWhole = known == (diagnostics.count, leftOut.count)
    return text
  }

  /// A text without its plural forms.
  private mutating func textAlone(_ syntax: TextSyntax) -> Text {
    let place = place(syntax)
    if syntax.content.utf8.contains(UInt8(ascii: "%")) { warnOfFormats(in: syntax) }
    guard syntax.hasBraces else { return Text(literal: syntax.content, place: place) }
    var segments: [Text.Segment] = []
    var names: [String] = []
    for piece in syntax.pieces {
      switch piece {
      case .literal(let text): segments.append(.literal(text))
      case .placeholder("option", _) where isInOptionForm:
        segments.append(.option)
        names.append("option")
      case .placeholder(let name, let span):
        if let id = placeholder(Name(text: name, place: self.place(span))) {
          segments.append(.variable(id))
          names.append(name)
        }
      case .fault(let fault, let span): report(fault, at: self.place(span))
      }
    }
    return Text(segments: segments, variableNames: names, place: place)
  }

  /// Warns of `%d` and the like, which are shown as they are written.
  private mutating func warnOfFormats(in syntax: TextSyntax) {
    let written = Array(syntax.node.tree.source.text(of: syntax.span).utf8)
    for specifier in FormatSpecifier.all(in: written) {
      let (range, kind) = (specifier.range, specifier.kind)
      let shown = String(decoding: written[range], as: UTF8.self)
      let start = syntax.span.start + UInt32(range.lowerBound)
      let place = place(Span(start, start + UInt32(range.count)))
      let type: ValueType = kind == "@" || kind == "s" ? .string : .int
      let variables = module.state.filter { $0.type == type }
      let name = variables.first?.name.text ?? (type == .int ? "count" : "name")
      report(
        "format-in-text", .warning, at: place,
        "A text shows `\(shown)` as it is; a value is a state variable in braces, such as `{\(name)}`",
        help: variables.isEmpty
          ? "Declare the variable: `state { \(name): \(type == .int ? "Int" : "String") }`."
          : "Write the name of the variable in braces.",
        fixes: variables.count != 1 || !["d", "i", "u", "@"].contains(kind)
          ? []
          : [
            Fix(
              title: "Write `{\(name)}`", applicability: .unsafe,
              edits: [Edit(place: place, text: "{\(name)}")])
          ])
    }
  }

  private mutating func placeholder(_ name: Name) -> StateID? {
    // The place is that of the braces.
    let span = name.place.span
    let inner = Place(source: name.place.source, span: Span(span.start + 1, span.end - 1))
    guard let id = variable(name, writtenAt: inner) else { return nil }
    switch module.state[id.index].type {
    case .int, .string: return id
    case .bool, .choice:
      report(
        "placeholder-type", at: name.place,
        "A placeholder shows an `Int` or a `String`, and `\(name.text)` is neither",
        related: [RelatedPlace(place: module.state[id.index].place, message: "declared here")],
        help: "Declare a variable of type `Int` or `String` for it.")
      return nil
    }
  }

  private mutating func report(_ fault: StringDecoder.PlaceholderFault, at place: Place) {
    switch fault {
    case .loneClosingBrace:
      report(
        "lone-brace", at: place, "This `}` closes no placeholder",
        help: "To show a brace, double it: `}}`.",
        fixes: [Fix(title: "Double it", edits: [Edit(place: place, text: "}}")])])
    case .unclosed:
      report(
        "unclosed-placeholder", at: place, "This placeholder is never closed",
        help: "Write `{name}`; to show a brace, double it: `{{`.")
    case .empty:
      report(
        "empty-placeholder", at: place, "A placeholder needs the name of a state variable",
        help: "Write `{name}`; to show braces, double them: `{{ }}`.")
    case .noName:
      report(
        "bad-placeholder", at: place,
        "A placeholder can hold only the name of a state variable",
        help: "Declare a variable for what the text needs.")
    }
  }
}
