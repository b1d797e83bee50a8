// For tests that run: which window is in front.

#if !canImport(ObjectiveC)
  extension FocusedValues {
    /// What the window in front says.
    nonisolated(unsafe) static var front = FocusedValues()
  }

  /// Puts a window with this view in front of all others, or closes all.
  @MainActor public func bringToFront(_ view: (any View)?) {
    var values = FocusedValues()
    let changes = view.map { viewTree(of: $0) }?.flatMap(\.changes) ?? []
    for change in changes { (change.value as? FocusedSceneValue)?.apply(&values) }
    FocusedValues.front = values
  }
#endif
