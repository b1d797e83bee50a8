#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  // AppKit offers a key to the main menu before it goes to the first responder. A key that edits text has to stay with
  // the text, so the menu passes it on while text is edited in the key window.

  extension NSWindow {
    /// Whether people edit text in the window: in a text view, the field editor, the editable part of a web view or any
    /// other view with text input. A web view has no input context while its page is only read.
    var isEditingText: Bool {
      guard let view = firstResponder as? NSView, view.inputContext != nil else { return false }
      return (view as? NSText)?.isEditable ?? true
    }
  }

  extension NSApplication {
    /// Whether the current event presses a key for the text that people edit, so that a command with the same
    /// shortcut does not take it.
    func isTyping(_ shortcut: MenuShortcut) -> Bool {
      guard shortcut.yieldsToText, let event = currentEvent, event.type == .keyDown,
        shortcut.isPressed(in: event)
      else { return false }
      return keyWindow?.isEditingText ?? false
    }
  }

  extension MenuShortcut {
    /// Whether a key event presses the shortcut, with or without Shift.
    ///
    /// Without Command and Control, any character presses any other: which one it is depends on the keyboard's layout.
    fileprivate func isPressed(in event: NSEvent) -> Bool {
      let modifiers = modifiers.eventFlags
      for flag: NSEvent.ModifierFlags in [.control, .option, .command]
      where event.modifierFlags.contains(flag) != modifiers.contains(flag) {
        return false
      }
      guard let typed = event.charactersIgnoringModifiers else { return false }
      if case .character(let character) = key {
        let isPlain = modifiers.isDisjoint(with: [.control, .command])
        return isPlain ? typed.isTyped : typed.lowercased() == String(character)
      }
      return typed == eventCharacters || (key == .tab && typed == "\u{19}")
    }

    /// The characters of a key event. Those of a menu item differ in the two keys for deleting.
    private var eventCharacters: String {
      switch key {
      case .delete: return "\u{7F}"
      case .forwardDelete: return "\u{F728}"
      default: return keyEquivalent
      }
    }
  }

  extension String {
    /// Whether a key with these characters types them. Keys such as arrows have characters from U+F700 on.
    fileprivate var isTyped: Bool {
      unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
      }
    }
  }
#endif
