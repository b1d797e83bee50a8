#if canImport(SwiftUI)
  import SwiftUI

  /// The keyboard shortcut of an item.
  struct MenuItemKeys: ViewModifier {
    let shortcut: MenuShortcut?

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        if let shortcut = shortcut?.keyboardShortcut {
          content.keyboardShortcut(shortcut)
        } else {
          content
        }
      #endif
    }
  }

  #if !os(tvOS) && !os(watchOS)
    nonisolated extension MenuShortcut {
      /// The shortcut as SwiftUI has it; nil for a key or a modifier that it does not have.
      var keyboardShortcut: KeyboardShortcut? {
        guard let key = key.keyEquivalent, !modifiers.contains(.function) else { return nil }
        return KeyboardShortcut(key, modifiers: modifiers.eventModifiers)
      }
    }

    nonisolated extension MenuShortcut.Key {
      /// The key as SwiftUI has it; nil where it does not have it.
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

      /// The character of AppKit's for a key that SwiftUI has no name for, as those that it names are
      /// `NSUpArrowFunctionKey` and the like. UIKit has none.
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
      /// The modifiers as SwiftUI has them.
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
