// developer.apple.com/documentation/foundation/undomanager
@_exported import ObjectiveC

@MainActor open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  open var undoMenuItemTitle: String { "" }
  open var redoMenuItemTitle: String { "" }
  open var groupingLevel: Int { 0 }
  open var groupsByEvent: Bool {
    get { true }
    set {}
  }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func undo() {}
  open func redo() {}
  open func setActionName(_ actionName: String) {}
  open func removeAllActions(withTarget target: Any) {}
  @available(iOS 9, macOS 10.11, tvOS 9, *)
  @preconcurrency public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {}
}
