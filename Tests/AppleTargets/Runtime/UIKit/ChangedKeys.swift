// walk: UIKit on iOS
// Changes keys on an iPad, and prints which of them do something.
@_spi(Generated) import MenuRuntime
import UIKit

final class PlanScreen: UIViewController {
  override func validate(_ command: UICommand) {
    super.validate(command)
    validateMenu(command)
  }
}

@main
@MainActor
struct Program {
  static var performed: [PlanCommand] = []
  static let bar = PlanMenuBar(
    MenuContext(state: { PlanState() }, perform: { (command) throws in performed.append(command) }))
  static var tree = systemMenus()
  static var rebuilds = 0

  static func main() async {
    UIDevice.current.userInterfaceIdiom = .pad
    PlanCommand.keys.store = .memory(["add": ["cmd+4"]])
    let window = showWindow(PlanScreen())
    build()
    await press("from the store")
    give([], to: .add)
    await press("taken away")
    give(["shift+cmd+A", "F5"], to: .add)
    await press("two others")
    PlanCommand.keys.resetAll()
    PlanCommand.keys.merge(["add": ["cmd+2"], "plan.pin": ["cmd+1"]])
    await press("swapped")
    PlanCommand.keys.resetAll()
    await press("reset")
    withExtendedLifetime(window) {}
  }

  static func build() {
    tree = systemMenus()
    bar.build(with: tree)
    rebuilds = UIMenuSystem.main.rebuilds
  }

  /// Presses all keys. The system rebuilds the main menu first, if it has been asked to.
  static func press(_ what: String) async {
    await settle()
    print(what, "rebuilt:", UIMenuSystem.main.rebuilds != rebuilds)
    if UIMenuSystem.main.rebuilds != rebuilds { build() }
    let keys: [(String, String, UIKeyModifierFlags)] = [
      ("⌘1", "1", .command), ("⌘2", "2", .command), ("⌘4", "4", .command),
      ("⇧⌘A", "a", [.shift, .command]), ("F5", UIKeyCommand.f5, []),
    ]
    for (name, input, flags) in keys {
      performed = []
      _ = UIApplication.shared.press(input, flags, with: tree)
      print("  \(name):", performed)
    }
  }
}
