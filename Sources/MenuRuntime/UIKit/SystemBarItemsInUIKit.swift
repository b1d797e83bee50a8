#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // Items of bars for commands of the system. UIKit validates the commands of menus, but not those of bars.

  extension BarItems {
    /// The item for a system command; nil if the system shows it itself, or UIKit does not have it.
    func systemCommand(_ id: String, _ system: MenuSystemItem) -> BarItem? {
      switch system {
      case .back:
        keepsBackButton = true
        return nil
      case .sidebar:
        // A split view controller shows its own button for it.
        return nil
      case .undo, .redo: return undoItem(id, system)
      case .share: return shareItem(id)
      default: break
      }
      guard let action = system.barAction else { return nil }
      let item = item(id) { item in item.button.action = action }
      let image = system.symbolName.map { MenuImage.symbol($0) }
      item.show(
        .init(title: system.title, image: image, isEnabled: canPerform(system, action)))
      validate()
      return item
    }

    private func undoItem(_ id: String, _ system: MenuSystemItem) -> BarItem {
      let isRedo = system == .redo
      let item = item(
        id,
        UIBarButtonItem(
          systemItem: isRedo ? .redo : .undo,
          primaryAction: UIAction { [weak self] _ in
            guard let undoManager = self?.undoManager else { return }
            if isRedo { undoManager.redo() } else { undoManager.undo() }
            self?.update()
          }))
      let undoManager = undoManager
      let isEnabled = isRedo ? undoManager?.canRedo : undoManager?.canUndo
      item.showSystem(isEnabled: isEnabled ?? false, [])
      validate()
      return item
    }

    private func shareItem(_ id: String) -> BarItem {
      let item = item(id) { item in
        item.button.primaryAction = UIAction { [weak self, weak item] _ in
          self?.update()
          self?.performer(for: item).share()
        }
      }
      let share = MenuSystemItem.share
      let isEnabled = performer(for: item).canShare
      item.show(
        .init(
          title: share.title, image: share.symbolName.map { .symbol($0) }, isEnabled: isEnabled))
      return item
    }

    /// The undo manager of the text that people edit, or else of the view controller.
    private var undoManager: UndoManager? {
      focusedResponder?.undoManager ?? controller?.undoManager
    }

    /// The first responder, if it is in the window of the bar.
    private var focusedResponder: UIResponder? {
      guard let focused = UIApplication.shared.focusedResponder,
        let window = controller?.view.window,
        !(focused is UIWindow), MenuWindows.window(of: focused) === window
      else { return nil }
      return focused
    }

    /// Whether somebody performs a command. UIKit does not tell when a selection changes, so what depends on it stays enabled.
    private func canPerform(_ system: MenuSystemItem, _ action: Selector) -> Bool {
      if system.isOffered { return true }
      let first = focusedResponder ?? controller
      return first?.target(forAction: action, withSender: nil) != nil
    }

    // MARK: - Following

    private struct Reference {
      weak var items: BarItems?
    }
    /// The bars with commands of the system.
    private static var validated: [Reference] = []
    private static let observer = FrontObserver(
      also: [
        .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
      ]
    ) {
      validated.removeAll { $0.items == nil }
      for bar in validated { bar.items?.update() }
    }

    /// Updates the bar when the first responder or what can be undone changes.
    private func validate() {
      Self.observer.begin()
      if Self.validated.contains(where: { $0.items === self }) { return }
      Self.validated.append(Reference(items: self))
    }
  }

  @MainActor
  extension MenuSystemItem {
    /// The action of an item in a bar, which responders of the app may have where UIKit's own do not yet.
    fileprivate var barAction: Selector? {
      action ?? Self.namesOfActions[self].map { Selector($0) }
    }

    /// The actions that UIKit declares since iOS 26.
    private static let namesOfActions: [MenuSystemItem: String] = [
      .alignLeft: "alignLeft:", .alignCenter: "alignCenter:", .alignRight: "alignRight:",
      .justify: "alignJustified:", .inspector: "toggleInspector:",
    ]
  }
#endif
