#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension MenuOrigin {
    /// The view with the menu or button; in a list, the row's cell as long as it is visible.
    public var view: UIView? { viewObject as? UIView }
    /// The item of a navigation bar or toolbar.
    public var barButtonItem: UIBarButtonItem? { itemObject as? UIBarButtonItem }
    /// The window that the command belongs to.
    public var window: UIWindow? { windowObject as? UIWindow }
  }
#endif
