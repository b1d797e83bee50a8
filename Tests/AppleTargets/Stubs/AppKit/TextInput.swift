// developer.apple.com/documentation/appkit/nstextinputclient, nstextinputcontext, nsview/inputcontext.

/// The part that key events use. The SDK's has more requirements.
public protocol NSTextInputClient: AnyObject {
  func insertText(_ string: Any, replacementRange: NSRange)
  func doCommand(by selector: Selector)
}

open class NSTextInputContext: NSObject {
  public init(client: any NSTextInputClient) {
    self.client = client
    super.init()
  }
  nonisolated public static let keyboardSelectionDidChangeNotification = Notification.Name(
    "NSTextInputContextKeyboardSelectionDidChangeNotification")
  open private(set) unowned var client: any NSTextInputClient
}

#if !canImport(ObjectiveC)
  extension NSTextView {
    /// The effects of keys on the text, for a test to read: the characters typed, and commands of key bindings.
    public func takeInput() -> [String] {
      defer { input = [] }
      return input
    }

    /// Some of the key bindings that “Text System Defaults and Key Bindings”, in Apple's documentation archive,
    /// describes.
    func interpret(_ event: NSEvent) {
      let flags = event.modifierFlags
      var name = ""
      if flags.contains(.control) { name += "^" }
      if flags.contains(.option) { name += "~" }
      if flags.contains(.shift) { name += "$" }
      if flags.contains(.command) { name += "@" }
      let typed = event.charactersIgnoringModifiers ?? ""
      if let command = keyBindings[name + typed] {
        doCommand(by: Selector(command))
      } else if flags.isDisjoint(with: [.command, .control]) {
        insertText(event.characters ?? typed, replacementRange: NSRange(location: 0, length: 0))
      } else {
        nextResponder?.keyDown(with: event)
      }
    }
  }

  private let keyBindings = [
    "\u{7F}": "deleteBackward:", "~\u{7F}": "deleteWordBackward:",
    "@\u{7F}": "deleteToBeginningOfLine:", "\u{F728}": "deleteForward:",
    "\u{F702}": "moveLeft:", "~\u{F702}": "moveWordLeft:", "@\u{F702}": "moveToLeftEndOfLine:",
    "$@\u{F702}": "moveToLeftEndOfLineAndModifySelection:",
    "\u{F703}": "moveRight:", "@\u{F703}": "moveToRightEndOfLine:",
    "\u{F700}": "moveUp:", "@\u{F700}": "moveToBeginningOfDocument:",
    "\u{F701}": "moveDown:", "@\u{F701}": "moveToEndOfDocument:",
    "\r": "insertNewline:", "\t": "insertTab:", "\u{1B}": "cancelOperation:",
    "^a": "moveToBeginningOfParagraph:", "^k": "deleteToEndOfParagraph:",
  ]
#endif
