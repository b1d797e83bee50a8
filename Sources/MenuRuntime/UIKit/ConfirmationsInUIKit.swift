#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The place where commands are chosen: what confirmations point at, and the window to show them in.
  @MainActor
  final class MenuAnchor: MenuPresenter {
    private weak var view: UIView?
    /// The row of `view`, which is a list.
    private let row: IndexPath?
    private weak var barButtonItem: UIBarButtonItem?
    private weak var owner: UIResponder?
    /// Whether confirmations are alerts, which point at nothing.
    private let isAlert: Bool

    /// Creates an anchor for a menu or control on a view.
    init(view: UIView?) {
      (self.view, owner, row, isAlert) = (view, view, nil, false)
    }

    /// Creates an anchor for the menu of a row.
    ///
    /// - Parameters:
    ///   - row: The row that people pressed, or nil for the list's empty area.
    ///   - list: The table or collection view.
    init(row: IndexPath?, in list: UIScrollView) {
      (view, owner, self.row, isAlert) = (list, list, row, false)
    }

    /// Creates an anchor for a bar item.
    ///
    /// - Parameter viewController: The view controller with the bar, or nil to look it up when it is needed.
    init(barButtonItem: UIBarButtonItem?, viewController: UIViewController?) {
      (self.barButtonItem, owner, row, isAlert) = (barButtonItem, viewController, nil, false)
    }

    /// Creates an anchor for the responder that handles a key or a command of the menu bar.
    init(responder: UIResponder?) {
      (owner, row, isAlert) = (responder, nil, true)
    }

    /// The responder with the undo manager for the commands: the place they were chosen from or, if that has
    /// no undo manager (as the app's delegate), the view controller for it.
    var responder: UIResponder? {
      if let owner, owner.undoManager != nil { return owner }
      return controller ?? owner
    }

    var presentingWindow: AnyObject? { controller?.viewIfLoaded?.window }

    var origin: MenuOrigin {
      MenuOrigin(view: cell ?? view, item: barButtonItem, window: presentingWindow)
    }

    /// Whether a presented view controller is in front of the window.
    var isBehindModal: Bool { controller.map { MenuWindows.modal(over: $0) != nil } ?? false }

    /// Asks for confirmation. The alert retains this place until it is answered.
    func present(_ question: MenuQuestion) {
      // A command from the menu bar or a key has no touched view for an action sheet to point at.
      let alert = UIAlertController(
        title: question.text, message: nil, preferredStyle: isAlert ? .alert : .actionSheet)
      let confirm = UIAlertAction(
        title: question.confirmTitle, style: question.item.isDestructive ? .destructive : .default
      ) { _ in
        withExtendedLifetime(self) { question.confirm() }
      }
      let cancel = UIAlertAction(title: MenuTexts.text(.cancel), style: .cancel) { _ in
        question.cancel()
      }
      alert.addAction(confirm)
      alert.addAction(cancel)
      // The action for the Return key. Only alerts have one.
      if isAlert { alert.preferredAction = question.returnConfirms ? confirm : cancel }
      show(alert)
      if alert.presentingViewController != nil { question.presented() }
    }

    func present(_ error: any Error) { MenuErrorAlert.show(error, at: self) }

    func perform(_ command: MenuAction, isUndoable: Bool) {
      command.perform(undoingWith: isUndoable ? responder?.undoManager : nil)
    }

    /// Shows an alert in the window of the commands.
    func show(_ alert: UIAlertController) {
      guard let presenter = controller.map({ MenuWindows.front(of: $0) }) else { return }
      #if !os(tvOS)
        point(alert, in: presenter)
      #endif
      presenter.present(alert, animated: true)
    }

    #if !os(tvOS)
      /// On a wide screen, an action sheet is a popover and needs a source.
      private func point(_ alert: UIAlertController, in presenter: UIViewController) {
        guard let popover = alert.popoverPresentationController else { return }
        if let barButtonItem {
          if #available(iOS 16, *) {
            popover.sourceItem = barButtonItem
          } else {
            popover.barButtonItem = barButtonItem
          }
          return
        }
        let view = cell ?? view ?? presenter.viewIfLoaded
        popover.sourceView = view
        popover.sourceRect = view?.bounds ?? .null
      }
    #endif

    /// The row's cell, if it is visible.
    private var cell: UIView? {
      guard let row else { return nil }
      switch view {
      case let list as UITableView: return list.cellForRow(at: row)
      case let list as UICollectionView: return list.cellForItem(at: row)
      default: return nil
      }
    }

    /// The nearest view controller.
    private var controller: UIViewController? {
      if let owner { return MenuWindows.controller(of: owner) }
      if let barButtonItem, let controller = MenuWindows.controller(of: barButtonItem) {
        return controller
      }
      return MenuWindows.active?.rootViewController
    }
  }

  /// Finds windows and view controllers.
  @MainActor
  enum MenuWindows {
    /// The nearest view controller up the responder chain.
    static func controller(of responder: UIResponder) -> UIViewController? {
      var next: UIResponder? = responder
      while let current = next {
        if let controller = current as? UIViewController { return controller }
        if let root = (current as? UIWindow)?.rootViewController { return root }
        if let scene = current as? UIWindowScene { return scene.keyWindow?.rootViewController }
        next = current.next
      }
      // The responder is the app's delegate: use whatever window is active.
      return responder is UIView ? nil : active?.rootViewController
    }

    /// The view controller whose bar contains an item.
    static func controller(of item: UIBarButtonItem) -> UIViewController? {
      for scene in UIApplication.shared.connectedScenes {
        for window in (scene as? UIWindowScene)?.windows ?? [] {
          if let root = window.rootViewController, let found = controller(of: item, in: root) {
            return found
          }
        }
      }
      return nil
    }

    private static func controller(
      of item: UIBarButtonItem, in controller: UIViewController
    ) -> UIViewController? {
      var inner = controller.children
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        inner.append(presented)
      }
      for child in inner {
        if let found = self.controller(of: item, in: child) { return found }
      }
      return items(of: controller).contains { $0 === item } ? controller : nil
    }

    private static func items(of controller: UIViewController) -> [UIBarButtonItem] {
      // Asking any other view controller would make it create a navigation item.
      guard controller.navigationController != nil else { return [] }
      let bar = controller.navigationItem
      var items = (bar.leftBarButtonItems ?? []) + (bar.rightBarButtonItems ?? [])
      #if !os(tvOS)
        items += controller.toolbarItems ?? []
        if #available(iOS 16, *) {
          var groups = bar.leadingItemGroups + bar.centerItemGroups + bar.trailingItemGroups
          if let pinned = bar.pinnedTrailingGroup { groups.append(pinned) }
          items += groups.flatMap { $0.barButtonItems }
        }
      #endif
      return items
    }

    /// The active window, as far as UIKit tells. If several are on screen it is an arbitrary one, so it is
    /// used only for what belongs to no particular window.
    static var active: UIWindow? {
      let windows = key
      return windows.first { $0.isKeyWindow } ?? windows.first
    }

    /// The key windows of the active scenes or, while none is active, of all.
    static var key: [UIWindow] {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let active = scenes.filter { $0.activationState == .foregroundActive }
      return (active.isEmpty ? scenes : active).compactMap { $0.keyWindow }
    }

    /// The frontmost view controller over another one, which can present the next.
    static func front(of controller: UIViewController) -> UIViewController {
      var front = controller
      while let presented = presented(by: front) { front = presented }
      return front
    }

    /// The view controller that blocks the commands of another one, or nil if none does.
    static func modal(over controller: UIViewController) -> UIViewController? {
      var current = controller
      while let presented = presented(by: current) {
        if !leavesUsable(presented) { return presented }
        current = presented
      }
      return nil
    }

    /// The view controller that another one presents. Ignores those being dismissed, and the system's own
    /// menus, which UIKit also presents.
    private static func presented(by controller: UIViewController) -> UIViewController? {
      guard let presented = controller.presentedViewController, !presented.isBeingDismissed else {
        return nil
      }
      return String(describing: type(of: presented)).hasPrefix("_UI") ? nil : presented
    }

    /// Whether the content behind a presented view controller stays usable.
    private static func leavesUsable(_ presented: UIViewController) -> Bool {
      #if !os(tvOS) && !os(visionOS)
        // The sheet does not dim the content behind it.
        if presented.sheetPresentationController?.largestUndimmedDetentIdentifier != nil {
          return true
        }
      #endif
      return presented is UISearchController
    }
  }

  /// Shows an alert for a failed command whose context does not handle the error.
  @MainActor
  enum MenuErrorAlert {
    ///
    /// - Parameter anchor: The place of the command, or nil for an arbitrary window.
    static func show(_ error: any Error, at anchor: MenuAnchor? = nil) {
      let alert = UIAlertController(
        title: MenuTexts.text(.commandFailed), message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: MenuTexts.text(.ok), style: .default))
      (anchor ?? MenuAnchor(responder: nil)).show(alert)
    }
  }
#endif
