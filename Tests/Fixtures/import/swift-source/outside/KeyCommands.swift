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

  private func addTabs() {
    let books = UIKeyCommand(title: "Books", action: #selector(books), input: "1", modifierFlags: .command)
    addKeyCommand(books)
    if hasQueue {
      let queue = UIKeyCommand(title: "Queue", action: #selector(queue), input: "2", modifierFlags: .command)
      addKeyCommand(queue)
      let notes = UIKeyCommand(title: "Notes", action: #selector(notes), input: "3", modifierFlags: .command)
      addKeyCommand(notes)
    } else {
      let notes = UIKeyCommand(title: "Notes", action: #selector(notes), input: "2", modifierFlags: .command)
      addKeyCommand(notes)
    }
    switch layout {
    case .pages:
      addKeyCommand(UIKeyCommand(title: "Turn Page", action: #selector(turn), input: "4", modifierFlags: .command))
    case .scroll:
      addKeyCommand(UIKeyCommand(title: "Scroll", action: #selector(scroll), input: "4", modifierFlags: .command))
    }
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
