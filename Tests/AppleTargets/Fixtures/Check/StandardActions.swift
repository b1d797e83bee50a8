// passes: macos13
import AppKit

@MainActor func makeMainMenu() -> NSMenu {
  let menu = NSMenu(title: "")
  for action in [
    #selector(NSApplication.hide(_:)), #selector(NSWindow.performClose(_:)),
    #selector(NSText.copy(_:)), #selector(NSText.`subscript`(_:)),
    #selector(NSDocument.save(_:)), #selector(NSTextView.pasteAsPlainText(_:)),
    #selector(NSResponder.performTextFinderAction(_:)), Selector(("undo:")),
  ] {
    menu.addItem(withTitle: "", action: action, keyEquivalent: "")
  }
  NSApplication.shared.mainMenu = menu
  return menu
}
