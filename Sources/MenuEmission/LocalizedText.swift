import MenuModel
import MenuSyntax

extension EmissionContext {
  /// A text that people see as an expression of type `String`.
  ///
  /// - Parameters:
  ///   - text: The text; its placeholders become interpolations from `state`.
  ///   - key: The stable key of the localization table: `reply.title`.
  ///   - suffix: What is added to the text: the ellipsis of a command that asks.
  ///   - state: What stands before the variables' names, without a dot.
  func localized(
    _ text: Text, key: @autoclosure () -> String, suffix: String = "", state: String = "state"
  ) -> Expression {
    if let stringsTable, let literal = text.literal, literal.utf8.count <= Self.shortText,
      suffix.isEmpty || suffix == "…"
    {
      return .localized(
        LocalizedString(
          name: key(), role: "", text: literal, suffix: suffix.isEmpty ? "" : "…", in: stringsTable,
          source: Int(text.place.source), line: line(of: text.place)))
    }
    let value = literal(text, suffix: suffix, state: state)
    guard let table = module.app.stringsTable else { return value }
    return .call(
      "String",
      [
        .init("localized", .string(key())), .init("defaultValue", value),
        .init("table", .string(table)), .init("bundle", .code(bundle)),
        .init("comment", .string(location(of: text.place))),
      ])
  }

  /// A text that a surface has of its own.
  func localized(_ member: SurfaceTexts.Member) -> Expression {
    guard let stringsTable, let literal = member.text.literal, literal.utf8.count <= Self.shortText,
      member.suffix.isEmpty || member.suffix == "…"
    else {
      return localized(member.text, key: member.key, suffix: member.suffix)
    }
    return .localized(
      LocalizedString(
        prefix: member.prefix, name: member.identifier, role: member.role.key, text: literal,
        suffix: member.suffix.isEmpty ? "" : "…", in: stringsTable,
        source: Int(member.text.place.source), line: line(of: member.text.place)))
  }

  /// The most bytes of a text that fits in a line as an argument, wherever the call stands.
  private static let shortText = 40

  /// A text of a command that people see.
  func localized(
    _ text: Text, of command: Command, _ role: TextRole, hasEllipsis: Bool = false
  ) -> Expression {
    guard let stringsTable, text.segments.count == 1, case .literal(let literal) = text.segments[0]
    else {
      return localized(text, key: key(command, role), suffix: hasEllipsis ? "…" : "")
    }
    return .localized(
      LocalizedString(
        name: command.name.text, role: role.name, text: literal, suffix: hasEllipsis ? "…" : "",
        in: stringsTable, source: Int(text.place.source), line: line(of: text.place)))
  }

  /// A text as a string literal, with interpolations.
  func literal(_ text: Text, suffix: String = "", state: String = "state") -> Expression {
    if text.isPlain {
      return .string(plainText(text) + suffix)
    }
    var pieces: [Expression.TextPiece] = []
    for segment in text.segments {
      switch segment {
      case .literal(let literal): pieces.append(.literal(literal))
      case .variable(let variable): pieces.append(.inserted(state + "." + member(variable)))
      }
    }
    if !suffix.isEmpty { pieces.append(.literal(suffix)) }
    return .text(pieces)
  }

  /// The characters of a text without its placeholders.
  func plainText(_ text: Text) -> String {
    if text.segments.count == 1, case .literal(let literal) = text.segments[0] { return literal }
    var result = ""
    for case .literal(let literal) in text.segments { result += literal }
    return result
  }
}
