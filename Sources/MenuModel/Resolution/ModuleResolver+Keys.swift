import MenuSyntax

extension ModuleResolver {
  /// The shortcut that `key` gives, or nil with a diagnostic.
  mutating func key(_ syntax: KeySyntax) -> KeyChord? {
    guard let chord = syntax.chord, !syntax.node.isFollowedByStray else { return nil }
    let place = place(chord)
    let text = chord.text
    if let quoted = syntax.quotedKey { return self.quoted(quoted, of: syntax, at: place) }
    // What is behind it is no letter, and has been reported.
    let behind = chord.node.tree.source.bytes.dropFirst(Int(chord.span.end)).first
    if text.hasSuffix("+"), let behind, behind >= 0x80 { return nil }
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
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
        "key-missing", at: place, "`\(text)` has modifiers and no key",
        help: "Write the key behind the last `+`.")
      return nil
    }
    if Self.modifier(last) != nil {
      report(
        "key-missing", at: place, "`\(text)` has modifiers and no key",
        help: "Write a key behind it: `\(text)+N`.")
      return nil
    }
    guard let key = key(last, behind: text.dropLast(last.count), at: place) else { return nil }
    return KeyChord(modifiers: modifiers, key: key, place: place)
  }

  /// The modifiers of a shortcut, or nil with a diagnostic.
  private mutating func modifiers(
    _ parts: [String], of text: String, at place: Place
  ) -> KeyModifiers? {
    var modifiers: KeyModifiers = []
    for part in parts {
      guard let modifier = Self.modifier(part) else {
        reportBadModifier(part, at: place)
        return nil
      }
      if modifiers.contains(modifier) {
        report("duplicate-modifier", at: place, "`\(part)` stands twice in `\(text)`")
        return nil
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  // MARK: Keys in quotes

  /// The shortcut whose key stands in quotes, or nil with a diagnostic.
  private mutating func quoted(_ text: String, of syntax: KeySyntax, at place: Place) -> KeyChord? {
    // The lexer has reported a string that does not end, or an escape that is none.
    if syntax.chord?.token.flags.contains(.unterminated) ?? true { return nil }
    let written = syntax.modifiersOfQuotedKey
    let parts = written.split(separator: "+").map(String.init)
    guard let modifiers = modifiers(parts, of: syntax.chord?.text ?? "", at: place) else {
      return nil
    }
    if text.count == 1, let key = Self.key(of: text) {
      return KeyChord(modifiers: modifiers, key: key, place: place)
    }
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
        "key-in-quotes", at: place, "`\(text)` is no character of a key",
        help: "Quotes hold a character that a keyboard has: `key cmd+\"|\"`.")
    } else if NamedKey(rawValue: text) != nil
      || modifiers.isEmpty && text.contains("+") && Self.modifier(last) == nil
        && text.split(separator: "+").dropLast().allSatisfy({ Self.modifier(String($0)) != nil })
    {
      report(
        "key-in-quotes", at: place, "`\(text)` stands without quotes, which hold one character",
        fixes: fix(text))
    } else {
      let isDoubled = text == "{{" || text == "}}"
      report(
        "key-in-quotes", at: place, "Quotes hold one character of a key, and `\(text)` has more",
        help: isDoubled ? "A brace stands once here." : "A shortcut has one key: `key cmd+\"|\"`.",
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

  private mutating func reportBadModifier(_ part: String, at place: Place) {
    let habits = [
      "command": "cmd", "control": "ctrl", "option": "opt", "alt": "opt", "super": "cmd",
      "meta": "cmd",
      "Cmd": "cmd", "Ctrl": "ctrl", "Shift": "shift", "Opt": "opt", "Alt": "opt", "Command": "cmd",
    ]
    let modifiers = ["cmd", "ctrl", "opt", "shift", "fn"]
    if let word = habits[part] ?? Spelling.nearest(to: part, among: modifiers, limit: 1).first {
      report(
        "unknown-modifier", at: place, "`\(part)` is no modifier", help: "Did you mean `\(word)`?")
    } else {
      report(
        "unknown-modifier", at: place, "`\(part)` is no modifier, and a shortcut has one key",
        help: "The modifiers are `cmd`, `ctrl`, `opt`, `shift` and `fn`.")
    }
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
    let habits = ["backspace": "delete", "esc": "escape", "del": "forwardDelete", "Enter": "enter"]
    let names = NamedKey.allCases.map(\.rawValue)
    if let hyphen = text.firstIndex(of: "-"), Self.modifier(String(text[..<hyphen])) != nil {
      let joined = String(text.map { $0 == "-" ? "+" : $0 })
      report(
        "unknown-key", at: place, "A shortcut is joined by `+`", help: "Write `\(joined)`.",
        fixes: [Fix(title: "Write `\(joined)`", edits: [Edit(place: place, text: joined)])])
      return nil
    }
    if text.count == 1, Self.key(of: text) != nil {
      let quoted = "\(modifiers)\"\(text)\""
      report(
        "key-in-quotes", at: place, "As a key, `\(text)` stands in quotes",
        fixes: [Fix(title: "Write `\(quoted)`", edits: [Edit(place: place, text: quoted)])])
      return nil
    }
    if let word = habits[text] ?? Spelling.nearest(to: text, among: names, limit: 1).first {
      report("unknown-key", at: place, "`\(text)` is no key", help: "Did you mean `\(word)`?")
    } else {
      report(
        "unknown-key", at: place, "`\(text)` is no key",
        help: "A key is one character or a name: `return`, `delete`, `up`, `F5`.")
    }
    return nil
  }
}
