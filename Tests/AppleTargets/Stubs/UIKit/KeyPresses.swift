// What happens when people press a key of a hardware keyboard:
// developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior, and the release notes of iOS 15:
// “key commands no longer intercept text input and text editing commands”. On Mac Catalyst the commands are items of
// AppKit's main menu, which takes its key equivalents first.

#if !canImport(ObjectiveC)
  extension UIApplication {
    /// Who handled a key.
    public enum KeyHandler: String { case command, text, focus, nobody }

    public var focusedWindow: UIWindow? { FirstResponder.keyWindow }

    /// Presses a key in the window with the keyboard focus.
    @discardableResult
    public func press(
      _ input: String, _ flags: UIKeyModifierFlags = [], with menu: MenuTree
    ) -> KeyHandler {
      let command = menu.keyCommand(input, flags)
      #if targetEnvironment(macCatalyst)
        if let command, perform(command) { return .command }
      #else
        if let command, command.wantsPriorityOverSystemBehavior, perform(command) {
          return .command
        }
      #endif
      if let text = FirstResponder.focused as? any UIKeyInput, text.edit(input, flags) {
        return .text
      }
      #if !targetEnvironment(macCatalyst)
        if flags.isEmpty, UIKeyCommand.movesFocus.contains(input) { return .focus }
        if let command, perform(command) { return .command }
      #endif
      return .nobody
    }

    /// Sends a command up the responder chain, which validates it first. A dimmed command is not sent.
    private func perform(_ command: UIKeyCommand) -> Bool {
      var responder = FirstResponder.focused ?? FirstResponder.keyWindow ?? self
      while !responder.canPerformAction(command.action, withSender: command) {
        guard let next = responder.next else { return false }
        responder = next
      }
      responder.validate(command)
      if command.attributes.contains(.disabled) { return false }
      return command.action.invoke(on: responder, with: command)
    }
  }

  extension UIKeyCommand {
    fileprivate static let movesFocus = [
      "\t", inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, inputHome, inputEnd,
      inputPageUp, inputPageDown,
    ]
  }

  extension UIKeyInput {
    /// Edits the text or moves the insertion point, as support.apple.com/102650 lists it. Returns false for other keys.
    fileprivate func edit(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
      if (self as? UITextView)?.isEditable == false { return false }
      let isDelete = input == UIKeyCommand.inputDelete
      let isArrow = UIKeyCommand.movesFocus.contains(input) && input != "\t"
      if flags.contains(.command) {
        if isDelete && flags == .command {
          while hasText { deleteBackward() }
          return true
        }
        return isArrow
      }
      if isDelete {
        deleteBackward()
      } else if input.count == 1 && !flags.contains(.control) {
        insertText(input)
      } else {
        return isArrow
      }
      return true
    }
  }

  extension MenuTree {
    /// The command of the main menu with a key.
    func keyCommand(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
      func find(in menu: UIMenu) -> UIKeyCommand? {
        for child in menu.children {
          if let command = child as? UIKeyCommand, command.input == input,
            command.modifierFlags == flags
          {
            return command
          }
          if let submenu = child as? UIMenu, let found = find(in: submenu) { return found }
        }
        return nil
      }
      return find(in: root)
    }
  }
#endif
