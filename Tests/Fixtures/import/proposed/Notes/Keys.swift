import UIKit

final class NotesController: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      command("New Note", #selector(newNote), "n"),
      UIKeyCommand(title: "Search", action: #selector(find), input: "f", modifierFlags: [.command, .alternate]),
      UIKeyCommand(title: "Undo", action: #selector(undoMove), input: "z", modifierFlags: .command),
      UIKeyCommand(title: "Archive All", action: #selector(archiveAll), input: "a", modifierFlags: .command),
      UIKeyCommand(title: "Highlight", action: #selector(highlight), input: "h", modifierFlags: .command),
      UIKeyCommand(title: "Close Tab", action: #selector(closeTab), input: "w", modifierFlags: .command),
      UIKeyCommand(title: "Pin Note", action: #selector(pin), input: "p", modifierFlags: [.command, .shift]),
      UIKeyCommand(title: "Next Note", action: #selector(nextNote), input: UIKeyCommand.inputDownArrow, modifierFlags: [.command]),
      UIKeyCommand(title: "Settings", action: #selector(settings), input: ",", modifierFlags: .command),
      UIKeyCommand(title: "Keyboard Shortcuts", action: #selector(showKeys), input: "/", modifierFlags: .command),
    ]
  }
  func command(_ title: String, _ action: Selector, _ input: String) -> UIKeyCommand {
    UIKeyCommand(title: title, action: action, input: input, modifierFlags: .command)
  }
}

final class FoldersController: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "New Folder", action: #selector(newFolder), input: "n", modifierFlags: .command),
      UIKeyCommand(title: "Search", action: #selector(find), input: "f", modifierFlags: [.command, .alternate]),
      UIKeyCommand(title: "Find Next", action: #selector(findNext), input: "g", modifierFlags: [.command, .control]),
      UIKeyCommand(title: "Italic", action: #selector(toggleItalics), input: "i", modifierFlags: .command),
    ]
  }
}
