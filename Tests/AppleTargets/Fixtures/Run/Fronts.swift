// What tells that something has come to the front, and who performs an action.
import UIKit

final class Told: UIView {
  var name = ""
  override func didMoveToWindow() { print(name, window == nil ? "leaves" : "is in a window") }
}

final class Inspecting: UIViewController {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("toggleInspector:")
  }
}

@main
@MainActor
struct Program {
  static func main() {
    for name in [
      UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        print(name.rawValue)
      }
    }
    let scene = UIWindowScene()
    scene.activationState = .background
    scene.activationState = .foregroundActive
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()

    let (outer, inner) = (Told(frame: .zero), Told(frame: .zero))
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    let controller = Inspecting()
    controller.view.addSubview(outer)
    window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.removeFromSuperview()

    let undo = UndoManager()
    undo.registerUndo(withTarget: window) { window in
      undo.registerUndo(withTarget: window) { _ in }
    }
    undo.undo()
    undo.redo()

    let action = Selector("toggleInspector:")
    print("from inside:", controller.view.target(forAction: action, withSender: nil) != nil)
    print("from outside:", window.target(forAction: action, withSender: nil) != nil)
  }
}
