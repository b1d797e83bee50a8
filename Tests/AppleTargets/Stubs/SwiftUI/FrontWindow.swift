// For programs that run: the window in front and its focus, and what is on screen.

#if !canImport(ObjectiveC)
  extension FocusedValues {
    /// The focused values of the window in front.
    nonisolated(unsafe) static var front = FocusedValues()
  }

  /// Brings a window with this view to the front, or closes all windows if `view` is nil.
  ///
  /// - Parameter focus: The title of the view with the focus, or nil if nothing has it. Of the values that views around it
  ///   publish with the same key, that of the closest counts.
  @MainActor public func bringToFront(_ view: (any View)?, focus: String? = nil) {
    var values = FocusedValues()
    let nodes = view.map { viewTree(of: $0) } ?? []
    let focused = nodes.flatMap(\.all).first { focus != nil && $0.title == focus }
    let changes =
      nodes.flatMap(\.changes).filter { $0.name == "focusedSceneValue" }
      + (focused?.changes.reversed().filter { $0.name == "focusedValue" } ?? [])
    for change in changes { (change.value as? PublishedFocusedValue)?.apply(&values) }
    FocusedValues.front = values
  }

  extension ViewNode {
    /// Calls what is to be called when the view comes on screen.
    public func appear() { for change in changes { change.act("onAppear") } }
    /// Calls what is to be called when the view has left the screen, and others around it have not. Its dialogs go with
    /// it: no binding is written.
    public func disappear() { for change in changes { change.act("onDisappear") } }
  }

  extension Change {
    @MainActor fileprivate func act(_ name: String) {
      if self.name == name, count == 1 { (value as? () -> Void)?() }
    }
  }

  /// A dialog or an alert that is on screen.
  @MainActor public struct ShownDialog {
    /// `alert` or `confirmationDialog`.
    public let kind: String
    public let title: String
    /// The title of the view that it points at; empty for that of a whole screen.
    public let place: String
    public let isPresented: Binding<Bool>
    public let actions: [ViewNode]
  }

  /// The dialogs of a window with this view, in the content and in its bars.
  ///
  /// - Parameter overflow: The titles of what is in an overflow menu and not in the bar. It presents nothing.
  @MainActor public func shownDialogs(
    in view: any View, overflow: Set<String> = []
  ) -> [ShownDialog] {
    let nodes = viewTree(of: view)
    let bars = nodes.flatMap(\.toolbars).flatMap(\.views).filter { !overflow.contains($0.title) }
    return (nodes + bars).flatMap { node in
      node.changes.compactMap { change -> ShownDialog? in
        guard let dialog = change.value as? Dialog, dialog.isPresented.wrappedValue else {
          return nil
        }
        return ShownDialog(
          kind: change.name, title: dialog.title.text, place: node.title,
          isPresented: dialog.isPresented, actions: change.tree("actions"))
      }
    }
  }
#endif
