#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  @MainActor
  extension MenuShortcut {
    /// The input of a key command, or nil for a key that UIKit does not support.
    var input: String? {
      if modifiers.contains(.function) { return nil }
      switch key {
      case .character(let character): return String(character)
      case .function(let number):
        return Self.functionInputs.indices.contains(number - 1)
          ? Self.functionInputs[number - 1] : nil
      case .return: return "\r"
      case .tab: return "\t"
      case .space: return " "
      case .delete: return UIKeyCommand.inputDelete
      case .escape: return UIKeyCommand.inputEscape
      case .up: return UIKeyCommand.inputUpArrow
      case .down: return UIKeyCommand.inputDownArrow
      case .left: return UIKeyCommand.inputLeftArrow
      case .right: return UIKeyCommand.inputRightArrow
      case .home: return UIKeyCommand.inputHome
      case .end: return UIKeyCommand.inputEnd
      case .pageUp: return UIKeyCommand.inputPageUp
      case .pageDown: return UIKeyCommand.inputPageDown
      case .enter, .forwardDelete, .help, .clear: return nil
      }
    }

    private static let functionInputs = [
      UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5,
      UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10,
      UIKeyCommand.f11, UIKeyCommand.f12,
    ]

    /// Whether the command takes the key before the system edits text or moves the focus with it.
    ///
    /// The system has all keys first that it uses. What it does without text, with a key without modifiers, is to move the
    /// focus or to scroll, which a command may replace. Text keeps its keys unless the command takes them always.
    func takesPriority(isEditingText: Bool) -> Bool {
      isEditingText ? worksInText && editsText : movesFocus
    }

    /// Whether the menu may show the key: not on the Mac while it belongs to text. There the main menu takes its keys
    /// before text gets them, whatever the priority of its commands.
    func isAvailable(isEditingText: Bool) -> Bool {
      #if targetEnvironment(macCatalyst)
        return !(isEditingText && yieldsToText)
      #else
        return true
      #endif
    }

    /// Whether either differs while text is edited.
    var changesWithText: Bool {
      takesPriority(isEditingText: true) != takesPriority(isEditingText: false)
        || isAvailable(isEditingText: true) != isAvailable(isEditingText: false)
    }

    private var movesFocus: Bool {
      guard modifiers.isEmpty else { return false }
      switch key {
      case .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: return true
      default: return false
      }
    }
  }

  @MainActor
  extension MenuShortcut.Modifiers {
    /// The modifier flags of a key command.
    var flags: UIKeyModifierFlags {
      var flags: UIKeyModifierFlags = []
      if contains(.control) { flags.insert(.control) }
      if contains(.option) { flags.insert(.alternate) }
      if contains(.shift) { flags.insert(.shift) }
      if contains(.command) { flags.insert(.command) }
      return flags
    }
  }

  /// A key and its modifiers, as UIKit distinguishes key commands.
  nonisolated struct MenuKeyPress: Hashable {
    private let input: String
    private let modifiers: Int

    /// - Parameter input: The key. Letters match in either case.
    init(_ input: String, _ flags: UIKeyModifierFlags) {
      self.input = input.count == 1 ? input.lowercased() : input
      modifiers = flags.rawValue
    }
  }
#endif
