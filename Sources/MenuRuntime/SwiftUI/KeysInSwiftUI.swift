#if canImport(SwiftUI)
  import SwiftUI

  /// Adds an item's keyboard shortcut.
  struct MenuItemKeys: ViewModifier {
    let shortcut: MenuShortcut?
    /// Whether people have typed the key, so that it is on their keyboard.
    var isTyped = false

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        if isTyped, let shortcut = shortcut?.keyboardShortcut {
          content.keyboardShortcut(
            shortcut.key, modifiers: shortcut.modifiers, localization: .custom)
        } else if #available(iOS 15.4, macOS 12.3, *) {
          // With and without a key, it is the same item.
          content.keyboardShortcut(shortcut?.keyboardShortcut)
        } else if let shortcut = shortcut?.keyboardShortcut {
          content.keyboardShortcut(shortcut)
        } else {
          content
        }
      #endif
    }
  }

  #if !os(tvOS) && !os(watchOS)
    nonisolated extension MenuShortcut {
      /// The shortcut for SwiftUI, or nil if SwiftUI lacks the key or a modifier.
      var keyboardShortcut: KeyboardShortcut? {
        guard let key = key.keyEquivalent, !modifiers.contains(.function) else { return nil }
        return KeyboardShortcut(key, modifiers: modifiers.eventModifiers)
      }
    }

    nonisolated extension MenuShortcut.Key {
      /// The key for SwiftUI, or nil if SwiftUI lacks it.
      fileprivate var keyEquivalent: KeyEquivalent? {
        switch self {
        case .character(let character): return KeyEquivalent(character)
        case .return: return .return
        case .tab: return .tab
        case .space: return .space
        case .delete: return .delete
        case .forwardDelete: return .deleteForward
        case .escape: return .escape
        case .up: return .upArrow
        case .down: return .downArrow
        case .left: return .leftArrow
        case .right: return .rightArrow
        case .home: return .home
        case .end: return .end
        case .pageUp: return .pageUp
        case .pageDown: return .pageDown
        case .clear: return .clear
        case .enter, .help, .function: return functionKey.map { KeyEquivalent($0) }
        }
      }

      /// The AppKit character of a key that SwiftUI has no name for. The keys that it names are
      /// AppKit characters too: `NSUpArrowFunctionKey` and so on. UIKit has none.
      private var functionKey: Character? {
        #if os(macOS)
          switch self {
          case .enter: return "\u{3}"
          case .help: return "\u{F746}"
          case .function(let number):
            // NSF1FunctionKey to NSF35FunctionKey.
            guard (1...35).contains(number) else { return nil }
            return Unicode.Scalar(0xF703 + UInt32(number)).map { Character($0) }
          default: return nil
          }
        #else
          return nil
        #endif
      }
    }

    nonisolated extension MenuShortcut.Modifiers {
      /// The modifiers for SwiftUI.
      var eventModifiers: EventModifiers {
        var result: EventModifiers = []
        if contains(.control) { result.insert(.control) }
        if contains(.option) { result.insert(.option) }
        if contains(.shift) { result.insert(.shift) }
        if contains(.command) { result.insert(.command) }
        return result
      }
    }
  #endif
#endif
