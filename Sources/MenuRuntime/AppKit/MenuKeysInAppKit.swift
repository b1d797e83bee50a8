#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  nonisolated extension MenuShortcut {
    /// The key equivalent for a menu item, with the characters of AppKit's `NSEvent` and `NSText`.
    var keyEquivalent: String {
      switch key {
      case .character(let character): return String(character)
      case .function(let number):
        // F1 to F35.
        guard (1...35).contains(number), let scalar = Unicode.Scalar(UInt32(0xF703 + number)) else {
          return ""
        }
        return String(Character(scalar))
      case .return: return "\r"
      case .enter: return "\u{3}"
      case .tab: return "\t"
      case .space: return " "
      case .delete: return "\u{8}"
      case .forwardDelete: return "\u{7F}"
      case .escape: return "\u{1B}"
      case .up: return "\u{F700}"
      case .down: return "\u{F701}"
      case .left: return "\u{F702}"
      case .right: return "\u{F703}"
      case .home: return "\u{F729}"
      case .end: return "\u{F72B}"
      case .pageUp: return "\u{F72C}"
      case .pageDown: return "\u{F72D}"
      case .help: return "\u{F746}"
      case .clear: return "\u{F739}"
      }
    }
  }

  nonisolated extension MenuShortcut.Modifiers {
    /// The modifier mask for a menu item.
    var eventFlags: NSEvent.ModifierFlags {
      var flags: NSEvent.ModifierFlags = []
      if contains(.function) { flags.insert(.function) }
      if contains(.control) { flags.insert(.control) }
      if contains(.option) { flags.insert(.option) }
      if contains(.shift) { flags.insert(.shift) }
      if contains(.command) { flags.insert(.command) }
      return flags
    }
  }

  @MainActor
  extension MenuImage {
    /// The image, or nil if there is none with that name.
    var nsImage: NSImage? {
      switch self {
      case .symbol(let name, _):
        return NSImage(systemSymbolName: name, accessibilityDescription: nil)
      case .asset(let name, let bundle, _): return bundle.image(forResource: name)
      }
    }
  }
#endif
