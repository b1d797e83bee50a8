import MenuSyntax

extension ModuleResolver {
  /// The shortcut that `key` gives, or nil with a diagnostic.
  mutating func key(_ syntax: KeySyntax) -> KeyChord? {
    guard let chord = syntax.chord, !syntax.node.isFollowedByStray else { return nil }
    let place = place(chord)
    let text = chord.text
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // `cmd++`: the key is the plus sign.
    if text == "+" { parts = ["+"] }
    if text.hasSuffix("++") {
      parts.removeLast(2)
      parts.append("+")
    }
    guard let last = parts.popLast() else { return nil }
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
    guard let key = key(last, at: place) else { return nil }
    return KeyChord(modifiers: modifiers, key: key, place: place)
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

  private mutating func key(_ text: String, at place: Place) -> KeyChord.Key? {
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
    if let word = habits[text] ?? Spelling.nearest(to: text, among: names, limit: 1).first {
      report("unknown-key", at: place, "`\(text)` is no key", help: "Did you mean `\(word)`?")
    } else {
      report(
        "unknown-key", at: place, "`\(text)` is no key",
        help: "A key is one printable ASCII character or a name: `return`, `delete`, `up`, `F5`.")
    }
    return nil
  }
}
