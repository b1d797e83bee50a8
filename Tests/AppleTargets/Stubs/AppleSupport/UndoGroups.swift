extension UndoManager {
  /// A group is open during an event in which something was registered.
  public var groupingLevel: Int { canUndo ? 1 : 0 }
}
