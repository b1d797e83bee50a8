import UIKit

final class ReaderController: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close)),
      UIKeyCommand(
        title: "", action: #selector(find), input: "f", modifierFlags: .command,
        discoverabilityTitle: "Find in Book"),
    ]
  }

  override func viewDidLoad() {
    closeButton.addAction(UIAction { _ in self.close() }, for: .touchUpInside)
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Contents", style: .plain, target: self, action: #selector(showContents)),
    ]
    fontButton.menu = UIMenu(title: "Font", children: [UIAction(title: "Larger") { _ in self.enlarge() }])
  }
}
