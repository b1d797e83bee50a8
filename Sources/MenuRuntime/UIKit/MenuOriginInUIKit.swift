#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension MenuOrigin {
    /// Creates the origin of a view, such as the row or button where people chose the command.
    public init(_ view: UIView) { self.init(view: view, window: view.window) }

    /// Creates the origin of an item of a navigation bar or toolbar.
    public init(_ barButtonItem: UIBarButtonItem) {
      self.init(
        item: barButtonItem, window: MenuWindows.controller(of: barButtonItem)?.viewIfLoaded?.window
      )
    }

    /// Creates the origin of a window.
    public init(_ window: UIWindow) { self.init(view: nil, window: window) }

    /// The view with the menu or button; in a list, the row's cell as long as it is visible.
    public var view: UIView? { viewObject as? UIView }
    /// The item of a navigation bar or toolbar.
    public var barButtonItem: UIBarButtonItem? { itemObject as? UIBarButtonItem }
    /// The window that the command belongs to.
    public var window: UIWindow? { windowObject as? UIWindow }

    /// What presents questions and errors there.
    var anchor: MenuAnchor {
      if let barButtonItem { return MenuAnchor(barButtonItem: barButtonItem, viewController: nil) }
      if let view { return MenuAnchor(view: view) }
      return MenuAnchor(responder: window)
    }
  }
#endif
