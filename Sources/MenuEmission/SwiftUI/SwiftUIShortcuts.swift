/// Writes keyboard shortcuts as SwiftUI has them.
enum SwiftUIShortcuts {
  /// Appends the conversions.
  static func append(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      nonisolated extension MenuShortcut {
        /// The shortcut as SwiftUI has it; nil for a key or a modifier that it has not.
        var keyboardShortcut: KeyboardShortcut? {
          guard let key = key.keyEquivalent, !modifiers.contains(.function) else { return nil }
          return KeyboardShortcut(key, modifiers: modifiers.eventModifiers)
        }
      }

      nonisolated extension MenuShortcut.Key {
        /// The key as SwiftUI has it; nil where it has not.
        fileprivate var keyEquivalent: KeyEquivalent? {
          switch self {
          case .character(let character):
            return KeyEquivalent(character)
          case .return:
            return .return
          case .tab:
            return .tab
          case .space:
            return .space
          case .delete:
            return .delete
          case .forwardDelete:
            return .deleteForward
          case .escape:
            return .escape
          case .up:
            return .upArrow
          case .down:
            return .downArrow
          case .left:
            return .leftArrow
          case .right:
            return .rightArrow
          case .home:
            return .home
          case .end:
            return .end
          case .pageUp:
            return .pageUp
          case .pageDown:
            return .pageDown
          case .clear:
            return .clear
          case .enter, .help, .function:
            return nil
          }
        }
      }
      """)
  }

  /// Appends the modifiers as SwiftUI has them.
  static func modifiers(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      nonisolated extension MenuShortcut.Modifiers {
        /// The modifiers as SwiftUI has them.
        fileprivate var eventModifiers: EventModifiers {
          var result: EventModifiers = []
          if contains(.control) { result.insert(.control) }
          if contains(.option) { result.insert(.option) }
          if contains(.shift) { result.insert(.shift) }
          if contains(.command) { result.insert(.command) }
          return result
        }
      }
      """)
  }
}
