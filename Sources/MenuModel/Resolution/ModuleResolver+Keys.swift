import MenuSyntax

extension ModuleResolver {
  /// The shortcuts that `key` gives, without those that have a diagnostic.
  mutating func keys(_ syntax: KeySyntax) -> [KeyChord] {
    var keys: [KeyChord] = []
    for chord in syntax.chords {
      guard let key = key(chord, traits: syntax.traits) else { continue }
      let canonical = StandardShortcut(key).canonical
      if let same = keys.first(where: { StandardShortcut($0).canonical == canonical }) {
        report(
          "duplicate-key", at: key.place, "`\(chord.text)` is written twice",
          related: [RelatedPlace(place: same.place, message: "the first")],
          help: "Write each shortcut once.")
      } else {
        keys.append(key)
      }
    }
    checkTraits(of: syntax, keys)
    return keys
  }

  private mutating func key(_ chord: ChordSyntax, traits: [KeyTraitSyntax]) -> KeyChord? {
    // A sign before or after it that is no key, such as `⌘`, has been reported.
    guard !chord.node.isFollowedByStray, !chord.token.flags.contains(.afterStray) else {
      return nil
    }
    let place = place(chord)
    guard let (modifiers, key) = parts(of: chord, at: place) else { return nil }
    var result = KeyChord(modifiers: modifiers, key: key, place: place)
    result.isAlways = traits.contains { $0.keyword == .always }
    result.isGlobal = traits.contains { $0.keyword == .global }
    result.isFixed = traits.contains { $0.keyword == .fixed }
    return result
  }

  /// The modifiers and the key of a shortcut, or nil with a diagnostic.
  private mutating func parts(
    of chord: ChordSyntax, at place: Place
  ) -> (KeyModifiers, KeyChord.Key)? {
    let text = chord.text
    if let quoted = chord.quotedKey { return self.quoted(quoted, of: chord, at: place) }
    // What is after it is no letter, and has been reported.
    let behind = chord.node.tree.source.bytes.dropFirst(Int(chord.span.end)).first
    if text.hasSuffix("+"), let behind, behind >= 0x80 { return nil }
    var parts = text.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // `cmd++`: the key is the plus sign.
    if text == "+" { parts = ["+"] }
    if text.hasSuffix("++") {
      parts.removeLast(2)
      parts.append("+")
    }
    guard let last = parts.popLast(), let modifiers = modifiers(parts, of: text, at: place) else {
      return nil
    }
    if last.isEmpty {
      report(
        "key-missing", at: place, "`\(text)` has modifiers but no key",
        help: "Write the key after the last `+`.")
      return nil
    }
    if Self.modifier(last) != nil {
      report(
        "key-missing", at: place, "`\(text)` has modifiers but no key",
        help: "Write a key after it: `\(text)+N`.")
      return nil
    }
    return key(last, behind: text.dropLast(last.count), at: place).map { (modifiers, $0) }
  }

  /// The modifiers of a shortcut, or nil with a diagnostic.
  private mutating func modifiers(
    _ parts: [String], of text: String, at place: Place
  ) -> KeyModifiers? {
    var modifiers: KeyModifiers = []
    for part in parts {
      guard let modifier = Self.modifier(part) else {
        reportBadModifier(part, of: text, at: place)
        return nil
      }
      if modifiers.contains(modifier) {
        report(
          "duplicate-modifier", at: place, "`\(part)` is written twice in `\(text)`",
          help: "Write each modifier once.")
        return nil
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  // MARK: Keys in quotes

  /// The shortcut whose key is in quotes, or nil with a diagnostic.
  private mutating func quoted(
    _ text: String, of chord: ChordSyntax, at place: Place
  ) -> (KeyModifiers, KeyChord.Key)? {
    // The lexer has reported a string that does not end, or an escape that is none.
    if chord.token.flags.contains(.unterminated) { return nil }
    let written = chord.modifiersOfQuotedKey
    let parts = written.split(separator: "+").map(String.init)
    guard let modifiers = modifiers(parts, of: chord.text, at: place) else { return nil }
    if text.count == 1, let key = Self.key(of: text) { return (modifiers, key) }
    reportQuotes(text, behind: written, at: place)
    return nil
  }

  /// The key with a character; nil for one that no key makes.
  private static func key(of character: String) -> KeyChord.Key? {
    if let byte = character.utf8.first, character.utf8.count == 1 {
      guard byte > 0x20, byte < 0x7F else { return nil }
      let isCapital = byte >= 0x41 && byte <= 0x5A
      return .character(isCapital ? byte | 0x20 : byte)
    }
    let lower = character.lowercased()
    var scalar = lower.unicodeScalars.first
    if lower.unicodeScalars.count > 1 {
      // Strings are equal where their compositions are: `e` with an accent is the scalar with it.
      scalar = (0xA1...0x1FFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
        .first { String($0) == lower }
    }
    guard let scalar, !scalar.properties.isEmojiPresentation else { return nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .nonASCII(scalar)
    default: return nil
    }
  }

  /// Reports quotes that hold anything but the character of a key.
  private mutating func reportQuotes(_ text: String, behind modifiers: String, at place: Place) {
    func fix(_ key: String) -> [Fix] {
      let shortcut = modifiers + key
      return [Fix(title: "Write `\(shortcut)`", edits: [Edit(place: place, text: shortcut)])]
    }
    let names = [" ": "space", "\t": "tab", "\n": "return", "\r": "return"]
    let last = text.split(separator: "+").last.map(String.init) ?? ""
    if let name = names[text] {
      report(
        "key-in-quotes", at: place, "The \(name) key has a name: `\(name)`", fixes: fix(name))
    } else if text.isEmpty {
      report(
        "key-in-quotes", at: place, "No key is in these quotes",
        help: "Write its character: `key cmd+\"|\"`.")
    } else if text.count == 1 {
      report(
        "key-in-quotes", at: place, "`\(text)` is not a character that a key can have",
        help: "Quotes hold a character that a keyboard has: `key cmd+\"|\"`.")
    } else if NamedKey(rawValue: text) != nil
      || modifiers.isEmpty && text.contains("+") && Self.modifier(last) == nil
        && text.split(separator: "+").dropLast().allSatisfy({ Self.modifier(String($0)) != nil })
    {
      report(
        "key-in-quotes", at: place,
        "`\(text)` is written without quotes, which hold a single character",
        fixes: fix(text))
    } else if modifiers.isEmpty, let shortcut = HabitualKeys.translation(of: text) {
      report(
        "key-in-quotes", at: place, "A shortcut is written without quotes", fixes: fix(shortcut))
    } else {
      let isDoubled = text == "{{" || text == "}}"
      report(
        "key-in-quotes", at: place, "Quotes hold one character of a key, and `\(text)` has more",
        help: isDoubled ? "Write a single brace here." : "A shortcut has one key: `key cmd+\"|\"`.",
        fixes: isDoubled ? fix("\"\(text.prefix(1))\"") : [])
    }
  }

  static func modifier(_ text: String) -> KeyModifiers? {
    switch text {
    case "cmd": return .command
    case "ctrl": return .control
    case "opt": return .option
    case "shift": return .shift
    case "fn": return .function
    default: return nil
    }
  }

  private mutating func reportBadModifier(_ part: String, of text: String, at place: Place) {
    let modifiers = ["cmd", "ctrl", "opt", "shift", "fn"]
    let habit = HabitualKeys.modifier(part)
    if let word = habit ?? Spelling.nearest(to: part, among: modifiers, limit: 1).first {
      report(
        "unknown-modifier", at: place,
        habit == nil ? "`\(part)` is not a modifier" : "`\(part)` is written `\(word)`",
        help: habit == nil ? "Did you mean `\(word)`?" : "Write `\(word)`.",
        fixes: respelling(text, part, as: word, at: place, isSure: habit != nil))
    } else {
      report(
        "unknown-modifier", at: place, "`\(part)` is not a modifier, and a shortcut has one key",
        help: "The modifiers are `cmd`, `ctrl`, `opt`, `shift` and `fn`.")
    }
  }

  /// The fix that writes a shortcut in the words of the language, with one for a part of it; none if that part is not
  /// all that is wrong.
  private func respelling(
    _ text: String, _ part: String, as word: String, at place: Place, isSure: Bool
  ) -> [Fix] {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let index = parts.firstIndex(of: part) else { return [] }
    parts[index] = word
    let written: String
    if text.hasSuffix("\"") {
      // The key is in quotes, and stays as it is.
      guard parts.allSatisfy({ $0.hasPrefix("\"") || Self.modifier($0) != nil }) else { return [] }
      written = parts.joined(separator: "+")
    } else {
      guard let shortcut = HabitualKeys.translation(of: parts.joined(separator: "+")) else {
        return []
      }
      written = shortcut
    }
    return [
      Fix(
        title: "Write `\(written)`", applicability: isSure ? .safe : .unsafe,
        edits: [Edit(place: place, text: written)])
    ]
  }

  private mutating func key(
    _ text: String, behind modifiers: Substring, at place: Place
  ) -> KeyChord.Key? {
    let bytes = Array(text.utf8)
    if bytes.count == 1 && bytes[0] > 0x20 && bytes[0] < 0x7F {
      let isCapital = bytes[0] >= 0x41 && bytes[0] <= 0x5A
      return .character(isCapital ? bytes[0] | 0x20 : bytes[0])
    }
    if let named = NamedKey(rawValue: text) { return .named(named) }
    let names = NamedKey.allCases.map(\.rawValue)
    if text.contains("-"), let joined = HabitualKeys.translation(of: modifiers + text) {
      report(
        "unknown-key", at: place, "A shortcut is joined by `+`", help: "Write `\(joined)`.",
        fixes: [Fix(title: "Write `\(joined)`", edits: [Edit(place: place, text: joined)])])
      return nil
    }
    if text.count == 1, Self.key(of: text) != nil {
      let quoted = "\(modifiers)\"\(text)\""
      report(
        "key-in-quotes", at: place, "As a key, `\(text)` is written in quotes",
        fixes: [Fix(title: "Write `\(quoted)`", edits: [Edit(place: place, text: quoted)])])
      return nil
    }
    let habit = HabitualKeys.namedKey(text)
    if let word = habit ?? Spelling.nearest(to: text, among: names, limit: 1).first {
      let written = String(modifiers) + word
      report(
        "unknown-key", at: place, "`\(text)` is not a key", help: "Did you mean `\(word)`?",
        fixes: [
          Fix(
            title: "Write `\(written)`", applicability: habit == nil ? .unsafe : .safe,
            edits: [Edit(place: place, text: written)])
        ])
    } else {
      report(
        "unknown-key", at: place, "`\(text)` is not a key",
        help: "A key is one character or a name: `return`, `delete`, `up`, `F5`.")
    }
    return nil
  }
}
