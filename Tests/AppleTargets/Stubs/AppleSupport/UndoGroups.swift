extension UndoManager {
  /// A group is open while the event lasts in which something was registered.
  public var groupingLevel: Int { canUndo ? 1 : 0 }
}
