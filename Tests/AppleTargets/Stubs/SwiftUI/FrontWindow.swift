// For programs that run: sets the window in front.

#if !canImport(ObjectiveC)
  extension FocusedValues {
    /// The focused values of the window in front.
    nonisolated(unsafe) static var front = FocusedValues()
  }

  /// Brings a window with this view to the front, or closes all windows if `view` is nil.
  @MainActor public func bringToFront(_ view: (any View)?) {
    var values = FocusedValues()
    let changes = view.map { viewTree(of: $0) }?.flatMap(\.changes) ?? []
    for change in changes { (change.value as? FocusedSceneValue)?.apply(&values) }
    FocusedValues.front = values
  }
#endif
