import MenuSyntax

extension ModuleResolver {
  /// The shortcut that `key` gives, or a diagnostic.
  mutating func key(_ node: NodeView) -> KeyChord? {
    guard let child = node.child(.name) else { return nil }
    if isBeforeStray(node) { return nil }
    let place = place(child)
    let bytes = NameBytes(
      start: node.view.pointee.bytes + Int(place.span.start), count: place.span.count)
    if let (modifiers, key) = Self.plainKey(bytes) {
      return KeyChord(modifiers: modifiers, key: .character(key), place: place)
    }
    let text = node.text(of: child.span)
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

  /// Modifiers that differ and a letter, digit or sign, as most shortcuts are; nil for any other text.
  private static func plainKey(_ bytes: NameBytes) -> (KeyModifiers, UInt8)? {
    var modifiers: UInt8 = 0
    var start = bytes.start
    let last = bytes.start + max(bytes.count - 1, 0)
    var cursor = start
    while cursor < last {
      guard cursor.pointee == UInt8(ascii: "+") else {
        cursor += 1
        continue
      }
      let word = NameBytes(start: start, count: cursor - start)
      let modifier: KeyModifiers
      if word.spell("cmd") {
        modifier = .command
      } else if word.spell("shift") {
        modifier = .shift
      } else if word.spell("opt") {
        modifier = .option
      } else if word.spell("ctrl") {
        modifier = .control
      } else {
        return nil
      }
      if modifiers & modifier.rawValue != 0 { return nil }
      modifiers |= modifier.rawValue
      cursor += 1
      start = cursor
    }
    guard start == last, bytes.count > 0 else { return nil }
    switch last.pointee {
    case UInt8(ascii: "+"): return nil
    case 0x41...0x5A: return (KeyModifiers(rawValue: modifiers), last.pointee | 0x20)
    case 0x21...0x7E: return (KeyModifiers(rawValue: modifiers), last.pointee)
    default: return nil
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
