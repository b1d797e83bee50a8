// Apple lists these keys on support.apple.com/102650 (“Mac keyboard shortcuts”, document shortcuts). The bindings
// themselves are in AppKit's StandardKeyBinding.dict, which “Text System Defaults and Key Bindings” in Apple's
// documentation archive describes. iPad and Apple Vision Pro use the same ones with a hardware keyboard.

nonisolated extension MenuShortcut {
  /// Whether the key types a character, deletes text or moves the insertion point where people edit text.
  ///
  /// | keys | with | do in text |
  /// | --- | --- | --- |
  /// | characters, Space | nothing, ⇧, ⌥, ⌥⇧ | type a character |
  /// | ↩, ⌅, ⇥, ⎋, ⌧ | nothing, ⇧, ⌥, ⌥⇧ | start a line, indent, complete or cancel, delete |
  /// | ⌫, ⌦ | anything without ⌘, or ⌘ alone | delete a character, word, line |
  /// | arrows | anything without ⌘, ⌘ or ⇧⌘ | move and select by character, word, line, document |
  /// | ↖, ↘, ⇞, ⇟ | anything without ⌘ | scroll, move and select |
  /// | A B D E F H K L N O P T V Y | ⌃, ⌃⇧ | move, select, delete, yank, as in Emacs |
  ///
  /// Shortcuts of the Edit menu such as ⌘C are not among them: they reach text through its own menu.
  public var editsText: Bool {
    let modifiers = modifiers.subtracting(.shift)
    let withoutFn = modifiers.subtracting(.function)
    let isPlain = modifiers.isDisjoint(with: [.command, .control])
    switch key {
    case .character(let character):
      // With the Fn (globe) key, a character is a command of the system.
      if modifiers.contains(.function) { return false }
      return isPlain || (modifiers == .control && "abdefhklnoptvy".contains(character))
    case .space, .return, .enter, .tab, .escape, .clear: return isPlain
    case .delete, .forwardDelete:
      return !modifiers.contains(.command)
        || (withoutFn == .command && !self.modifiers.contains(.shift))
    case .up, .down, .left, .right: return !modifiers.contains(.command) || withoutFn == .command
    case .home, .end, .pageUp, .pageDown: return !modifiers.contains(.command)
    case .function, .help: return false
    }
  }

  /// Whether the key belongs to text while people edit it, and to the command at all other times.
  var yieldsToText: Bool { editsText && !worksInText }
}
