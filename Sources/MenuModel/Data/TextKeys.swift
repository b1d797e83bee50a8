/// What a key does where people edit text.
package enum TextKeyUse: Sendable {
  /// It types a character, or starts a line.
  case types
  /// It deletes text.
  case deletes
  /// It moves the insertion point, or extends the selection.
  case moves
  /// It ends what is typed, or completes it.
  case ends
}

// Source: support.apple.com/102650 (“Mac keyboard shortcuts”, document shortcuts). `MenuShortcut.editsText` of the
// library, which keeps these keys from menus while text is edited, has the same table; a test compares the two.

extension StandardShortcut {
  /// What the keys do where people edit text; nil for keys that only commands have.
  ///
  /// Shortcuts of the Edit menu such as ⌘C are not among them: they reach text through its own menu.
  package var useInText: TextKeyUse? {
    let withoutShift = modifiers.subtracting(.shift)
    let withoutFn = withoutShift.subtracting(.function)
    let isPlain = modifiers.isDisjoint(with: [.command, .control])
    switch key {
    case .character(let byte):
      // With the Fn (globe) key, a character is a command of the system.
      if modifiers.contains(.function) { return nil }
      if isPlain { return .types }
      return withoutShift == .control ? Self.emacsKeys[byte] : nil
    case .nonASCII: return isPlain && !modifiers.contains(.function) ? .types : nil
    case .named(let key):
      switch key {
      case .space, .return, .enter, .tab: return isPlain ? .types : nil
      case .escape: return isPlain ? .ends : nil
      case .clear: return isPlain ? .deletes : nil
      case .delete, .forwardDelete:
        let isLine = withoutFn == .command && !modifiers.contains(.shift)
        return !modifiers.contains(.command) || isLine ? .deletes : nil
      case .up, .down, .left, .right:
        return !modifiers.contains(.command) || withoutFn == .command ? .moves : nil
      case .home, .end, .pageUp, .pageDown: return modifiers.contains(.command) ? nil : .moves
      default: return nil
      }
    }
  }

  /// The letters that edit text with Control, as in Emacs.
  private static let emacsKeys: [UInt8: TextKeyUse] = {
    var keys: [UInt8: TextKeyUse] = [:]
    for byte in "abeflnpv".utf8 { keys[byte] = .moves }
    for byte in "dhk".utf8 { keys[byte] = .deletes }
    for byte in "oty".utf8 { keys[byte] = .types }
    return keys
  }()
}
