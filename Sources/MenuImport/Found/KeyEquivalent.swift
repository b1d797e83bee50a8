import MenuModel

extension StandardShortcut {
  /// The shortcut of a menu item in AppKit: its `keyEquivalent`, and the modifiers of its mask.
  ///
  /// A capital letter adds Shift; other characters are what is typed: `?`, and not Shift with `/`. Nil for an empty key
  /// equivalent, and for one that is no key.
  ///
  /// Sources: Apple's reference of `NSMenuItem.keyEquivalent` for Backspace and Forward Delete, and of
  /// `NSEvent.SpecialKey` for the others.
  init?(keyEquivalent: String, modifiers: KeyModifiers) {
    guard keyEquivalent.unicodeScalars.count == 1, let scalar = keyEquivalent.unicodeScalars.first
    else { return nil }
    if let key = Self.namedKey(scalar) {
      // The back tab is the tab with Shift.
      let shift: KeyModifiers = scalar == "\u{19}" ? .shift : []
      self.init(modifiers: modifiers.union(shift), key: .named(key))
      return
    }
    let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    if isControl || 0xF700...0xF8FF ~= scalar.value { return nil }
    let lowercase = scalar.properties.lowercaseMapping.unicodeScalars
    guard scalar.properties.isUppercase, lowercase.count == 1, let small = lowercase.first else {
      self.init(modifiers: modifiers, key: Self.key(scalar))
      return
    }
    self.init(modifiers: modifiers.union(.shift), key: Self.key(small))
  }

  /// The key of a character in SwiftUI, where a capital letter is the key with that letter on it.
  static func key(ofSwiftUI scalar: Unicode.Scalar) -> KeyChord.Key? {
    StandardShortcut(keyEquivalent: String(scalar), modifiers: [])?.key
  }

  private static func key(_ scalar: Unicode.Scalar) -> KeyChord.Key {
    scalar.isASCII ? .character(UInt8(ascii: scalar)) : .nonASCII(scalar)
  }

  private static func namedKey(_ scalar: Unicode.Scalar) -> NamedKey? {
    switch scalar.value {
    case 0x03: return .enter
    case 0x08: return .delete
    case 0x09, 0x19: return .tab
    case 0x0A, 0x0D: return .return
    case 0x1B: return .escape
    case 0x20: return .space
    case 0x7F, 0xF728: return .forwardDelete
    case 0xF700: return .up
    case 0xF701: return .down
    case 0xF702: return .left
    case 0xF703: return .right
    case 0xF704...0xF717: return NamedKey(rawValue: "F\(scalar.value - 0xF703)")
    case 0xF729: return .home
    case 0xF72B: return .end
    case 0xF72C: return .pageUp
    case 0xF72D: return .pageDown
    case 0xF739: return .clear
    case 0xF746: return .help
    default: return nil
    }
  }
}
