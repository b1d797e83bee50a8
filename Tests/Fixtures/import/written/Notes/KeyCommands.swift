import UIKit

extension NoteController {
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close))]
  }

  func showBar() {
    toolbarItems = [
      UIBarButtonItem(image: UIImage(systemName: "trash"), primaryAction: deleteAction)
    ]
  }
}
