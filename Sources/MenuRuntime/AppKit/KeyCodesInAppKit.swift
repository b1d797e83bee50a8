#if os(macOS) && canImport(AppKit)
  import AppKit

  // The codes are those of HIToolbox/Events.h, `kVK_Return` and so on: a place on the keyboard, not a character.

  nonisolated extension MenuShortcut.Key {
    private static let named: [(key: Self, code: UInt16)] = [
      (.return, 36), (.tab, 48), (.space, 49), (.delete, 51), (.escape, 53), (.clear, 71),
      (.enter, 76), (.help, 114), (.home, 115), (.pageUp, 116), (.forwardDelete, 117), (.end, 119),
      (.pageDown, 121), (.left, 123), (.right, 124), (.down, 125), (.up, 126),
    ]

    /// F1 to F20.
    private static let functions: [UInt16] = [
      122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111, 105, 107, 113, 106, 64, 79, 80, 90,
    ]

    /// The characters of the American keyboard, by code from 0 on.
    fileprivate static let american: [Character?] = [
      "a", "s", "d", "f", "h", "g", "z", "x", "c", "v", nil, "b", "q", "w", "e", "r", "y", "t", "1",
      "2", "3", "4", "6", "5", "=", "9", "7", "-", "8", "0", "]", "o", "u", "[", "i", "p", nil, "l",
      "j", "'", "k", ";", "\\", ",", "/", "n", "m", ".", nil, nil, "`",
    ]

    /// The code of a key without a character.
    fileprivate var fixedCode: UInt16? {
      if case .function(let number) = self {
        return Self.functions.indices.contains(number - 1) ? Self.functions[number - 1] : nil
      }
      return Self.named.first { $0.key == self }?.code
    }

    /// The key with a code, if it has no character.
    fileprivate init?(fixedCode code: UInt16) {
      if let number = Self.functions.firstIndex(of: code) {
        self = .function(number + 1)
      } else if let named = Self.named.first(where: { $0.code == code }) {
        self = named.key
      } else {
        return nil
      }
    }
  }

  /// Which keys of the keyboard have which characters, in the layout that people use now.
  @MainActor
  struct KeyboardLayout {
    private var codes: [Character: UInt16] = [:]

    init() {
      for code in UInt16(0)...50 {
        // What the key would type; the event is for nobody.
        let event = NSEvent.keyEvent(
          with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
          context: nil, characters: "", charactersIgnoringModifiers: "", isARepeat: false,
          keyCode: code)
        guard let typed = event?.characters(byApplyingModifiers: [])?.lowercased(),
          let character = typed.first, typed.count == 1, codes[character] == nil
        else { continue }
        codes[character] = code
      }
    }

    /// The code of a key. A character that the layout lacks, as a Russian one lacks A, is where the American keyboard has it.
    func code(of key: MenuShortcut.Key) -> UInt16? {
      guard case .character(let character) = key else { return key.fixedCode }
      return codes[character]
        ?? MenuShortcut.Key.american.firstIndex(of: character).flatMap { UInt16($0) }
    }
  }

  extension MenuShortcut {
    /// The shortcut that a key event presses, or nil if its key has no character.
    init?(_ event: NSEvent) {
      let modifiers = Modifiers(event.modifierFlags)
      if let key = Key(fixedCode: event.keyCode) {
        // These keys have the fn flag whether people press that key or not.
        self.init(key, modifiers.subtracting(.function))
        return
      }
      guard let typed = event.characters(byApplyingModifiers: [])?.lowercased(),
        let character = typed.first, typed.count == 1, Key.character(character).isKey
      else { return nil }
      self.init(.character(character), modifiers)
    }
  }

  nonisolated extension MenuShortcut.Modifiers {
    init(_ flags: NSEvent.ModifierFlags) {
      let all: [(NSEvent.ModifierFlags, Self)] = [
        (.function, .function), (.control, .control), (.option, .option), (.shift, .shift),
        (.command, .command),
      ]
      self = all.reduce(into: []) { modifiers, flag in
        if flags.contains(flag.0) { modifiers.formUnion(flag.1) }
      }
    }
  }
#endif
