#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The place where people choose a command: what its question points at, and the window that shows it.
  @MainActor
  final class MenuAnchor: MenuPresenter {
    private weak var view: UIView?
    /// The row of `view`, which is a list.
    private let row: IndexPath?
    /// What UIKit shows beside a swiped row, as long as that is open.
    private weak var swiped: UIView?
    #if !os(tvOS)
      /// Tells when the swiped row closes while its question is open.
      private var closing: FrontProbe?
    #endif
    private weak var barButtonItem: UIBarButtonItem?
    private weak var owner: UIResponder?
    /// The window at first. By the time of a question, the place may have left it.
    private weak var openedIn: UIWindow?

    private init(
      owner: UIResponder?, view: UIView? = nil, row: IndexPath? = nil, item: UIBarButtonItem? = nil
    ) {
      (self.owner, self.view, self.row, barButtonItem) = (owner, view, row, item)
      openedIn = owner.flatMap { MenuWindows.window(of: $0) }
    }

    /// Creates an anchor for a menu or control on a view.
    convenience init(view: UIView?) { self.init(owner: view, view: view) }

    /// Creates an anchor for the menu of a row.
    ///
    /// - Parameters:
    ///   - row: The row that people pressed, or nil for the list's empty area.
    ///   - list: The table or collection view.
    convenience init(row: IndexPath?, in list: UIScrollView) {
      self.init(owner: list, view: list, row: row)
    }

    /// Creates an anchor for a swiped row.
    ///
    /// - Parameter view: What UIKit shows beside the row.
    convenience init(swiped view: UIView, row: IndexPath) {
      var list: UIView? = view
      while let inner = list, !(inner is UITableView || inner is UICollectionView) {
        list = inner.superview
      }
      self.init(owner: list ?? view, view: list ?? view, row: row)
      swiped = view
    }

    /// Creates an anchor for a bar item.
    ///
    /// - Parameter viewController: The view controller with the bar, or nil to look it up when it is needed.
    convenience init(barButtonItem: UIBarButtonItem?, viewController: UIViewController?) {
      self.init(owner: viewController, item: barButtonItem)
    }

    /// Creates an anchor for the responder that handles a key or a command of the menu bar. Its questions point at nothing.
    convenience init(responder: UIResponder?) { self.init(owner: responder) }

    /// The view with the menu.
    var menuView: UIView? { view }

    // MARK: - Where the place is

    /// The nearest view controller, or nil if the place is in no window.
    private var nearestController: UIViewController? {
      var nearest: UIViewController?
      if let owner {
        nearest = MenuWindows.controller(of: owner)
      } else if let barButtonItem {
        nearest = MenuWindows.controller(of: barButtonItem)
      }
      return nearest?.viewIfLoaded?.window == nil ? nil : nearest
    }

    /// The nearest view controller. If the place has left its window, that of the window.
    private var controller: UIViewController? {
      nearestController ?? openedIn?.rootViewController ?? MenuWindows.active?.rootViewController
    }

    var window: UIWindow? { controller?.viewIfLoaded?.window }

    var presentingWindow: AnyObject? { window }

    var origin: MenuOrigin {
      MenuOrigin(view: cell ?? view, item: barButtonItem, window: window)
    }

    var isBehindModal: Bool { controller.map { ModalState.isBlocked($0) } ?? false }

    /// The undo manager of the place or, if it has none (as the app's delegate), of its view controller.
    var undoManager: UndoManager? { owner?.undoManager ?? controller?.undoManager }

    /// The anchor of a context's commands that are chosen without a place: the view controller in front that has the
    /// context, or else the window in front.
    static func front(of context: MenuContext<some MenuCommand>) -> MenuAnchor {
      #if os(tvOS)
        return MenuAnchor(responder: nil)
      #else
        return MenuAnchor(responder: MenuBarContexts(from: nil).responder(with: context))
      #endif
    }

    /// The view controller that presents what is in front of everything else in the window.
    var frontmostController: UIViewController? { controller.map { ModalState.frontmost(over: $0) } }

    // MARK: - Questions and errors

    func present(_ question: MenuQuestion) {
      #if !os(tvOS)
        if let swiped {
          closing = FrontProbe(in: swiped) { [weak swiped, weak question] in
            if swiped?.window == nil { question?.cancel() }
          }
        }
      #endif
      MenuAlerts.ask(question, at: self)
    }

    #if !os(tvOS)
      func update(for question: MenuQuestion) {
        guard !question.isUnanswered else { return }
        closing?.removeFromSuperview()
        closing = nil
      }
    #endif

    func present(_ error: any Error) { MenuAlerts.show(error, at: self) }

    #if !os(tvOS)
      /// Shows the system's sheet for sharing.
      func share(_ items: [Any]) {
        guard !items.isEmpty, let front = frontmostController else { return }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        // On iPad the sheet is a popover, which has to point at something.
        if let source = source ?? front.viewIfLoaded.map({ .view($0) }) {
          MenuAlerts.point(sheet, at: source)
        }
        MenuAlerts.present(sheet, at: self)
      }
    #endif

    /// What a question points at.
    enum Source {
      case item(UIBarButtonItem)
      case view(UIView)
    }

    /// The item, the row or the view of the menu; nil if it has left the screen.
    var source: Source? {
      if let barButtonItem { return nearestController == nil ? nil : .item(barButtonItem) }
      if let swiped, swiped.window != nil { return .view(swiped) }
      guard let view = cell ?? view, view.window != nil else { return nil }
      return .view(view)
    }

    /// The row's cell, if it is visible.
    private var cell: UIView? {
      guard let row else { return nil }
      switch view {
      case let list as UITableView: return list.cellForRow(at: row)
      case let list as UICollectionView: return list.cellForItem(at: row)
      default: return nil
      }
    }
  }
#endif
