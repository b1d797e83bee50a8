import MenuSyntax

/// Texts in the tables of an app.
extension Evaluator {
  // MARK: Keys

  /// The text of a key: from the tables, or else `value`, or else the key itself if it reads as a text.
  ///
  /// - Parameter isText: Whether a word that no table has is shown as it is.
  func localized(
    _ key: String, table: String?, value: String? = nil, values: [ResolvedText] = [],
    _ literal: Literal, isText: Bool = false
  ) -> ResolvedText {
    let place = LocalizedTexts.Key(table: table ?? "Localizable", key: key)
    // Two targets have a table each, with another text for the key.
    if index.texts.ambiguous.contains(place) { return .unknown }
    var text = index.texts.text(key, table: place.table) ?? value
    if text == nil, Self.readsAsText(key) || isText && Self.isWord(key) { text = key }
    // `^[1 note](inflect: true)`
    guard let text, !text.includes("^[") else { return .unknown }
    if case .format = literal { return .literal(text, key: place) }
    return filled(text, with: values, key: place)
  }

  /// A format with its values; unknown if it has not enough of them.
  func filled(
    _ format: String, with values: [ResolvedText], key: LocalizedTexts.Key?
  ) -> ResolvedText {
    .combining(values) { values in
      let segments = values.map(\.segments)
      // Translations of a key have places for values that this text has not.
      let isWhole = segments.allSatisfy { $0.count == 1 && $0[0].isValue }
      return FormatString.segments(format, values: segments).map {
        .one(KnownText(segments: $0, key: isWhole ? key : nil))
      } ?? .unknown
    }
  }

  /// The text of a key with values in it, which tables have with `%@` or `%lld` for them.
  func localized(_ string: SwiftString, table: String?, in scope: SwiftScope) -> ResolvedText {
    let parts = parts(of: string, in: scope)
    let texts = string.segments.compactMap { segment -> String? in
      if case .text(let text) = segment { return text }
      return nil
    }
    if texts.contains(where: { $0.includes("^[") }) { return .unknown }
    let values = zip(string.segments, parts).compactMap { segment, part -> ResolvedText? in
      if case .value = segment { return part }
      return nil
    }
    // Whether a value is a number, which the key says, the code often does not: each way is tried.
    for choice in 0..<(values.count < 5 ? 1 << values.count : 0) {
      let key = Self.key(of: string, numbers: choice)
      let place = LocalizedTexts.Key(table: table ?? "Localizable", key: key)
      if let format = index.texts.text(key, table: place.table) {
        return filled(format, with: values, key: place)
      }
    }
    return .combining(parts, ResolvedText.joined)
  }

  /// The key of a text; the bits of `numbers` tell which values are numbers.
  private static func key(of string: SwiftString, numbers: Int) -> String {
    var key = ""
    var number = 0
    for segment in string.segments {
      switch segment {
      case .text(let text):
        for scalar in text.unicodeScalars { key += scalar == "%" ? "%%" : String(scalar) }
      case .value:
        key += numbers & 1 << number == 0 ? "%@" : "%lld"
        number += 1
      }
    }
    return key
  }

  /// Whether a key is its own text, and no name such as `menu.copy`, `menu_copy` or `menuCopy`.
  static func readsAsText(_ key: String) -> Bool {
    // "Rename..."
    let end = key.reversed().prefix { $0 == "." }.count
    let key = key.dropLast(end)
    if key.contains(" ") || key.isEmpty { return true }
    // Titles have a capital, and keys rarely do.
    guard let first = key.first, first.isUppercase || !first.isLetter else { return false }
    let isName = key.dropFirst().contains { $0.isUppercase || $0 == "_" || $0 == "." }
    // “URL” and “PDF” are words.
    return !isName || key.allSatisfy { !$0.isLowercase && $0 != "_" && $0 != "." }
  }

  /// Whether a key is a word, such as `delete`.
  private static func isWord(_ key: String) -> Bool {
    !key.dropLast().contains { $0 == "." || $0 == "_" }
  }

  // MARK: Names

  /// Whether a function or property of this name looks its text up.
  static func isLocalizing(_ name: String) -> Bool {
    let name = name.lowercased()
    // Apps wrap `NSLocalizedString` in functions of such names.
    return name.hasPrefix("locali") || name.hasPrefix("nslocali") || name.hasPrefix("l10n")
      || name.hasSuffix("localizedstring") || ["loc", "i18n", "translated"].contains(name)
  }

  /// Whether a property or method of a string looks it up: by its name, or by what the app's own does.
  func looksUp(_ name: String, in scope: SwiftScope) -> Bool {
    if Self.isLocalizing(name) { return true }
    return index.members(name, of: ["String"], near: scope.file).contains { member in
      let span = member.function?.span ?? member.variable?.span
      return span.map { member.file.text(of: $0).includes("ocalized") } ?? false
    }
  }

  /// A constant or function that a generator makes of a key in the build.
  func generated(_ path: [String], values: [ResolvedText], _ literal: Literal) -> ResolvedText? {
    guard path.count > 1, let type = path.first, !index.isDeclared(type: type),
      // The constants of the system are not made of the app's keys.
      type.first.map({ $0.isUppercase }) ?? true, !type.hasPrefix("NS"), !type.hasPrefix("UI")
    else { return nil }
    let names = type == "R" && path.count > 2 ? path.dropFirst(2) : path.dropFirst()
    return index.generatedNames.key(of: Array(names)).map {
      localized($0.key, table: $0.table, values: values, literal)
    }
  }

  /// `.customFields(.delete)`, as Xcode names the key `delete` of the table `CustomFields`; nil for another call.
  private func ofTable(_ call: SwiftCall, _ literal: Literal) -> ResolvedText? {
    guard call.path.count == 2, call.path[0] == "", call.labels == [""],
      let key = call.argument(), let path = key.path ?? key.call?.path, path.count == 2,
      path[0] == ""
    else { return nil }
    guard key.call == nil, let found = index.generatedNames.key(of: [call.path[1], path[1]])
    else { return .unknown }
    return localized(found.key, table: found.table, values: [], literal)
  }

  // MARK: Calls

  /// Whether a call makes a text by itself, rather than by what its body does.
  func isText(_ call: SwiftCall) -> Bool {
    if Self.textTypes.contains(call.path[0]), call.path.count == 1 || call.path == ["", "init"] {
      return true
    }
    return isLookup(call) || isGeneratedLookup(call)
      || call.name == "localizedStringWithFormat"
  }

  private static let textTypes: Set<String> = [
    "String", "Text", "LocalizedStringKey", "LocalizedStringResource", "", "NSAttributedString",
    "AttributedString", "NSString",
  ]

  /// `NSLocalizedString("key", comment: "")`, and functions of an app that do the same.
  private func isLookup(_ call: SwiftCall) -> Bool {
    Self.isLocalizing(call.name) && call.path.count <= 3 && key(of: call) != nil
      && !Self.textTypes.contains(call.name)
  }

  private func key(of call: SwiftCall) -> SwiftExpression? {
    call.argument() ?? call.argument("forKey") ?? call.argument("key")
  }

  /// `L10n.tr("Table", "key", count, fallback: "Text")`, which SwiftGen writes.
  private func isGeneratedLookup(_ call: SwiftCall) -> Bool {
    call.name == "tr"
      && call.arguments.prefix { $0.label == nil && $0.value.string != nil }.count > 1
  }

  /// The text that a call makes; nil if it makes none. What follows a `Text` only changes how it looks.
  func text(
    of call: SwiftCall, _ expression: SwiftExpression, in scope: SwiftScope, _ literal: Literal
  ) -> ResolvedText? {
    let isWhole = expression.calls.count == 1 && expression.steps.last?.isCall == true
    // `String("a").uppercased()` is another text than its first call.
    guard isWhole || call.path == ["Text"], case .name = expression.kind else { return nil }
    if let text = ofTable(call, literal) { return text }
    guard isText(call) else {
      return generated(
        call.path, values: call.arguments.map { put($0.value, in: scope) }, literal)
    }
    if call.name == "localizedStringWithFormat" || call.hasArgument("format") {
      return formatted(call, in: scope)
    }
    if isGeneratedLookup(call) { return generatedLookup(call, in: scope, literal) }
    if isLookup(call) { return key(of: call).map { lookup(call, $0, in: scope, literal) } }
    if let localized = call.argument("localized") {
      if localized.string == nil {
        // A `LocalizedStringResource`.
        return text(of: localized, in: scope, literalIs: .key(table: nil))
      }
      return lookup(call, localized, in: scope, literal)
    }
    // `String(localizationKey: "key")`, as apps add to it.
    if let label = call.labels.first, Self.isLocalizing(label) {
      return lookup(call, call.arguments[0].value, in: scope, literal)
    }
    if let value = call.argument("string") ?? call.argument("verbatim") {
      return text(of: value, in: scope)
    }
    guard call.labels.first == "" || call.labels.first == "stringLiteral",
      let value = call.argument() ?? call.argument("stringLiteral")
    else { return .unknown }
    if call.path[0].hasPrefix("Localized") { return lookup(call, value, in: scope, literal) }
    let table = (call.argument("tableName") ?? call.argument("table"))?.string?.literal
    let isKey = call.path[0] == "Text"
    return text(of: value, in: scope, literalIs: isKey ? .key(table: table) : literal)
  }

  /// The text of a key that a call gives, with its table and its default.
  func lookup(
    _ call: SwiftCall, _ key: SwiftExpression, in scope: SwiftScope, _ literal: Literal
  ) -> ResolvedText {
    let table = call.argument("tableName") ?? call.argument("table")
    let tableName = table.flatMap { text(of: $0, in: scope).literal }
    // A table that only the app knows.
    if let table, !table.isNil, tableName == nil { return .unknown }
    if let string = key.string, string.literal == nil {
      return localized(string, table: tableName, in: scope)
        .written(at: scope.place(string.span))
    }
    let value = (call.argument("value") ?? call.argument("defaultValue"))
      .flatMap { text(of: $0, in: scope).literal }
    return keyText(of: key, in: scope).flatMap { key in
      guard let text = key.literal else { return .unknown }
      return localized(text, table: tableName, value: value == "" ? nil : value, literal)
        .written(at: key.written)
    }
  }

  private func generatedLookup(
    _ call: SwiftCall, in scope: SwiftScope, _ literal: Literal
  ) -> ResolvedText {
    let values = call.arguments.filter { $0.label == nil }.map(\.value)
    guard let table = values[0].string?.literal, let key = values[1].string?.literal else {
      return .unknown
    }
    return localized(
      key, table: table, value: call.argument("fallback")?.string?.literal,
      values: values.dropFirst(2).map { put($0, in: scope) }, literal)
  }

  /// `String(format: format, values)`
  private func formatted(_ call: SwiftCall, in scope: SwiftScope) -> ResolvedText {
    guard let format = call.argument("format") ?? call.argument() else { return .unknown }
    var values = call.arguments.filter {
      $0.label == nil && $0.value.span.start != format.span.start
    }.map { put($0.value, in: scope) }
    // The values may be in a list, of which nothing is known.
    let unnamed = TextValue("value")
    values += Array(repeating: .value(unnamed), count: max(0, 9 - values.count))
    return text(of: format, in: scope, literalIs: .format).flatMap { format in
      guard let text = format.literal else { return .unknown }
      return filled(text, with: values, key: format.key).written(at: format.written)
    }
  }
}

extension SwiftExpression.Step {
  fileprivate var isCall: Bool {
    guard case .call = self else { return false }
    return true
  }
}
