/// A shortcut by itself: what a table gives, and what shortcuts are compared by.
package struct StandardShortcut: Hashable, Sendable {
  package var modifiers: KeyModifiers
  package var key: KeyChord.Key

  package init(modifiers: KeyModifiers, key: KeyChord.Key) {
    self.modifiers = modifiers
    self.key = key
  }

  /// The shortcut that is written at a place.
  package init(_ chord: KeyChord) {
    self.init(modifiers: chord.modifiers, key: chord.key)
  }

  /// Reads `opt+cmd+F` or `shift+cmd+left`, as the tables write it: modifiers, and a character or the name of a key.
  package init?(_ text: String) {
    var modifiers: KeyModifiers = []
    var key = Substring(text)
    // A plus sign after another, or at the end, is the key.
    while let plus = key.dropFirst().firstIndex(of: "+"), key.index(after: plus) < key.endIndex {
      switch key[..<plus] {
      case "cmd": modifiers.insert(.command)
      case "ctrl": modifiers.insert(.control)
      case "opt": modifiers.insert(.option)
      case "shift": modifiers.insert(.shift)
      default: return nil
      }
      key = key[key.index(after: plus)...]
    }
    if key.utf8.count == 1, let byte = key.utf8.first {
      guard byte > 0x20, byte < 0x7F else { return nil }
      let isCapital = byte >= 0x41 && byte <= 0x5A
      self.init(modifiers: modifiers, key: .character(isCapital ? byte | 0x20 : byte))
    } else if let key = NamedKey(rawValue: String(key)) {
      self.init(modifiers: modifiers, key: .named(key))
    } else {
      return nil
    }
  }

  /// The shortcut as menus show it: `⇧⌘N`, `⌘⌫`.
  package var glyphs: String {
    let text = modifiers.glyphs
    switch key {
    case .character(let byte): return text + String(Unicode.Scalar(byte)).uppercased()
    case .nonASCII(let scalar): return text + String(scalar).uppercased()
    case .named(let key): return text + key.glyph
    }
  }

  /// The same keys on a US keyboard in one form: `cmd+?` is `shift+cmd+/`, and a letter is in lower
  /// case.
  package var canonical: StandardShortcut {
    guard case .character(let byte) = key else { return self }
    if byte >= 0x41 && byte <= 0x5A {
      return StandardShortcut(modifiers: modifiers, key: .character(byte | 0x20))
    }
    guard let base = StandardShortcut.unshifted(byte) else { return self }
    return StandardShortcut(modifiers: modifiers.union(.shift), key: .character(base))
  }

  /// The key that makes a character with Shift on a US keyboard; nil where the character needs no
  /// Shift, or is a letter.
  private static func unshifted(_ byte: UInt8) -> UInt8? {
    switch Unicode.Scalar(byte) {
    case "~": return 0x60
    case "!": return 0x31
    case "@": return 0x32
    case "#": return 0x33
    case "$": return 0x34
    case "%": return 0x35
    case "^": return 0x36
    case "&": return 0x37
    case "*": return 0x38
    case "(": return 0x39
    case ")": return 0x30
    case "_": return 0x2D
    case "+": return 0x3D
    case "{": return 0x5B
    case "}": return 0x5D
    case "|": return 0x5C
    case ":": return 0x3B
    case "\"": return 0x27
    case "<": return 0x2C
    case ">": return 0x2E
    case "?": return 0x2F
    default: return nil
    }
  }
}

extension KeyModifiers {
  /// The modifiers as menus show them, in their order: `⌥⌘`.
  package var glyphs: String {
    let signs: [(KeyModifiers, String)] = [
      (.function, "fn "), (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return signs.filter { contains($0.0) }.map(\.1).joined()
  }
}
