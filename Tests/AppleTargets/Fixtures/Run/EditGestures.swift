// Opens an edit menu with a gesture, undoes and redoes. Prints what happened.
import UIKit

@MainActor
final class Target: NSObject {
  var log: [String] = []
  @objc func press(_ recognizer: UILongPressGestureRecognizer) {
    log.append("\(recognizer.state) at \(Int(recognizer.location(in: nil).x))")
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let target = Target()
    let view = UIView()
    let recognizer = UILongPressGestureRecognizer(
      target: target, action: #selector(Target.press(_:)))
    view.addGestureRecognizer(recognizer)
    recognizer.enter(.began, at: CGPoint(x: 3, y: 4))
    view.removeGestureRecognizer(recognizer)
    print(target.log, view.gestureRecognizers?.count ?? -1, recognizer.view == nil)

    let manager = UndoManager()
    func change(_ to: String) {
      manager.registerUndo(withTarget: target) { target in
        target.log.append("undone \(to)")
        manager.registerUndo(withTarget: target) { _ in change(to) }
      }
      manager.setActionName(to)
    }
    print(manager.canUndo, manager.undoMenuItemTitle)
    change("one")
    change("two")
    print(manager.undoMenuItemTitle, manager.redoMenuItemTitle)
    manager.undo()
    print(manager.undoMenuItemTitle, manager.canRedo)
    manager.redo()
    print(manager.undoMenuItemTitle, manager.canRedo)
    manager.undo()
    change("three")
    print(manager.undoMenuItemTitle, manager.canRedo)
    print(target.log)
  }
}
