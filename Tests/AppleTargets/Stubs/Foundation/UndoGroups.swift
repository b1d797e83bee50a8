extension UndoManager {
  public var groupingLevel: Int { 0 }
}
