// developer.apple.com/documentation/foundation/undomanager
// …/documentation/foundation/undomanager/registerundo(withtarget:handler:)
// …/documentation/foundation/undomanager/groupsbyevent
// …/documentation/foundation/undomanager/removeallactions(withtarget:)
import Foundation

/// Actions registered in one turn of the main actor are one group, unless `groupsByEvent` is false: then each needs a group
/// that the program opens and closes. Actions registered during an undo can be redone. As Apple documents it, a target is
/// unowned: undoing an action whose target is gone traps.
@MainActor open class UndoManager: NSObject {
  private struct Action {
    let target: ObjectIdentifier
    let perform: @MainActor () -> Void
  }
  private final class Group {
    var name = ""
    var actions: [Action] = []
    @MainActor func perform() {
      for action in actions.reversed() { action.perform() }
    }
  }
  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: [Group] = []
  /// Whether the outermost open group is that of the turn.
  private var isOfTurn = false
  private var isUndoing = false
  private var isRedoing = false

  nonisolated public override init() { super.init() }

  open var groupsByEvent = true
  open var groupingLevel: Int { open.count }
  open var canUndo: Bool {
    !undone.isEmpty || (!isUndoing && open.contains { !$0.actions.isEmpty })
  }
  open var canRedo: Bool { !redone.isEmpty }
  open var undoActionName: String {
    (isUndoing ? nil : open.first)?.name ?? undone.last?.name ?? ""
  }
  open var redoActionName: String { redone.last?.name ?? "" }
  open var undoMenuItemTitle: String {
    undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName
  }
  open var redoMenuItemTitle: String {
    redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName
  }
  open func beginUndoGrouping() {
    if groupsByEvent { beginTurn() }
    open.append(Group())
  }
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      outer.actions += group.actions
    } else if !group.actions.isEmpty {
      if isUndoing { redone.append(group) } else { undone.append(group) }
      post(.NSUndoManagerDidCloseUndoGroup)
    }
  }
  open func undo() {
    endTurn()
    precondition(open.isEmpty, "undo() was invoked with too many nested undo groups")
    guard let group = undone.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  open func redo() {
    endTurn()
    guard let group = redone.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }
  /// A group has one name, which that of a group inside it replaces.
  open func setActionName(_ actionName: String) {
    (open.first ?? undone.last)?.name = actionName
  }
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    for group in undone + redone + open { group.actions.removeAll { $0.target == target } }
    undone.removeAll { $0.actions.isEmpty }
    redone.removeAll { $0.actions.isEmpty }
  }
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    if groupsByEvent { beginTurn() }
    precondition(!open.isEmpty, "must begin a group before registering undo")
    if !isUndoing && !isRedoing { redone = [] }
    open.last?.actions.append(
      Action(target: ObjectIdentifier(target)) { [unowned target] in handler(target) })
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  private func perform(_ group: Group) {
    open.append(Group())
    group.perform()
    endUndoGrouping()
  }
  private func beginTurn() {
    guard open.isEmpty else { return }
    open = [Group()]
    isOfTurn = true
    Task { @MainActor [weak self] in self?.endTurn() }
  }
  /// The run loop's work at the end of an event. A program without a run loop calls it.
  public func endTurn() {
    guard isOfTurn else { return }
    isOfTurn = false
    while !open.isEmpty { endUndoGrouping() }
  }
}
