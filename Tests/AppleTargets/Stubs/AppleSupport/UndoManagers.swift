import Foundation

/// Actions registered during an undo can be redone. Each action is its own group.
@MainActor open class UndoManager: NSObject {
  private final class Action {
    var name = ""
    let perform: @MainActor () -> Void
    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
  }
  private var undone: [Action] = []
  private var redone: [Action] = []
  private var isUndoing = false
  private var isRedoing = false

  nonisolated public override init() { super.init() }

  open var canUndo: Bool { !undone.isEmpty }
  open var canRedo: Bool { !redone.isEmpty }
  open var undoActionName: String { undone.last?.name ?? "" }
  open var redoActionName: String { redone.last?.name ?? "" }
  open var undoMenuItemTitle: String {
    undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName
  }
  open var redoMenuItemTitle: String {
    redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName
  }
  open func undo() {
    guard let action = undone.popLast() else { return }
    isUndoing = true
    action.perform()
    isUndoing = false
  }
  open func redo() {
    guard let action = redone.popLast() else { return }
    isRedoing = true
    action.perform()
    isRedoing = false
  }
  open func setActionName(_ actionName: String) {
    (isUndoing ? redone : undone).last?.name = actionName
  }
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    let action = Action { [unowned target] in handler(target) }
    if isUndoing {
      redone.append(action)
    } else {
      if !isRedoing { redone = [] }
      undone.append(action)
    }
  }
}
