import UIKit

extension AppDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    builder.remove(menu: .format)
    let new = UIKeyCommand(
      title: "New Note", image: UIImage(systemName: "square.and.pencil"),
      action: #selector(newNote), input: "n", modifierFlags: .command)
    builder.insertChild(
      UIMenu(title: "", options: .displayInline, children: [new]), atStartOfMenu: .file)
    let view = UIMenu(
      title: "Notes",
      children: [
        UICommand(title: "Show Folders", action: #selector(showFolders)),
        UIKeyCommand(
          title: "Next", action: #selector(next(_:)), input: UIKeyCommand.inputDownArrow,
          modifierFlags: [.command, .alternate]),
      ])
    builder.insertSibling(view, afterMenu: .view)
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find)),
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close),
        discoverabilityTitle: "Close"),
    ]
  }

  #if targetEnvironment(macCatalyst)
    func makeToolsMenu() -> UIMenu {
      UIMenu(title: "Tools", children: [UICommand(title: "Inspect", action: #selector(inspect))])
    }
  #endif
}
