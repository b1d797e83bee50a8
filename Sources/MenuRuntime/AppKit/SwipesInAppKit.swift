#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView {
    /// The swipe actions of a row, for the table view's delegate:
    ///
    /// ```swift
    /// func tableView(
    ///   _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    /// ) -> [NSTableViewRowAction] {
    ///   tableView.makeRowActions(MessageRowSwipes.self, for: rows, at: row, edge: edge) { row in shown[row].id }
    /// }
    /// ```
    ///
    /// They act on the swiped row alone, selected or not. A command that asks does so in the row's window, and the row stays
    /// open until people have answered; the question is taken back if the row goes. AppKit has no switch for full swipes.
    ///
    /// - Parameters:
    ///   - swipes: The actions of a row: `MessageRowSwipes.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - row: The swiped row.
    ///   - edge: The edge that the delegate's method was called for.
    ///   - item: Returns the item in a row, or nil for a row without actions.
    public func makeRowActions<Swipes: SwipeSurface, Item>(
      _ swipes: Swipes.Type, for items: MenuItemsContext<Swipes.Command, Item>, at row: Int,
      edge: RowActionEdge, item: (Int) -> Item?
    ) -> [NSTableViewRowAction] {
      guard let item = item(row) else { return [] }
      let swipe = Swipes(items.context(for: [item])).opened(edge == .leading ? .leading : .trailing)
      return swipe.items.map { swipe.action(for: $0, in: self) }
    }

    /// The swipe actions of a row, for an app that identifies rows by number.
    public func makeRowActions<Swipes: SwipeSurface>(
      _ swipes: Swipes.Type, for items: MenuItemsContext<Swipes.Command, Int>, at row: Int,
      edge: RowActionEdge
    ) -> [NSTableViewRowAction] {
      makeRowActions(swipes, for: items, at: row, edge: edge, item: { $0 })
    }
  }

  extension OpenedSwipe {
    /// An action of a row. AppKit retains it as long as the row is open.
    fileprivate func action(
      for item: MenuEntry<MenuAction>.Item, in table: NSTableView
    ) -> NSTableViewRowAction {
      // AppKit itself takes the row of a destructive action away.
      let action = NSTableViewRowAction(style: .regular, title: item.controlTitle) {
        [weak table] _, row in
        MainActor.assumeIsolated {
          guard let table else { return }
          // It throws an exception for true.
          let ending = MenuEnding { _ in table.rowActionsVisible = false }
          guard let item = current(item.key) else { return ending.end(.unavailable) }
          SwipedRow(row, in: table).choose(item, isUndoable: false, ending)
        }
      }
      action.image = item.image?.nsImage
      if item.isDestructive { action.backgroundColor = NSColor.systemRed }
      return action
    }
  }

  /// The place of commands of a swiped row.
  @MainActor
  private final class SwipedRow: MenuAnchor {
    private weak var view: NSView?
    /// Tells when the row goes while its question is open.
    private var probe: RowProbe?

    init(_ row: Int, in table: NSTableView) {
      let view = table.rowView(atRow: row, makeIfNecessary: false)
      self.view = view
      super.init(view ?? table)
    }

    override func present(_ question: MenuQuestion) {
      if let view {
        let probe = RowProbe(frame: .zero)
        probe.isHidden = true
        probe.left = { [weak question] in question?.cancel() }
        view.addSubview(probe)
        self.probe = probe
      }
      super.present(question)
    }

    override func update(for question: MenuQuestion) {
      guard !question.isUnanswered else { return }
      probe?.removeFromSuperview()
      probe = nil
    }
  }

  /// A view that people do not see, in that of a row: AppKit tells nobody else when a row goes.
  @MainActor
  private final class RowProbe: NSView {
    var left: (@MainActor () -> Void)?

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      if unsafe window == nil { left?() }
    }
  }
#endif
