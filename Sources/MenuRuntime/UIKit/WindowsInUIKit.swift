#if canImport(UIKit) && !os(watchOS)
  import UIKit

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

    /// The window that a responder is in, or nil if it is in none. For the app and its delegate, the active one.
    static func window(of responder: UIResponder) -> UIWindow? {
      switch responder {
      case is UIView, is UIViewController, is UIWindowScene: return Self.window(around: responder)
      default: return active
      }
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

    /// The window with the keyboard focus. While none of the app's has it, as an open menu bar may take it, the one that
    /// had it when it was last asked for. It is used only for what belongs to no particular window.
    static var active: UIWindow? {
      let windows = key
      let focused = UIApplication.shared.focusedResponder.flatMap { Self.window(around: $0) }
      let scenes = [focused, lastActive].map { $0?.windowScene }
      let found = scenes.lazy.compactMap { scene in windows.first { $0.windowScene === scene } }
      lastActive = found.first ?? windows.first
      return lastActive
    }

    private static weak var lastActive: UIWindow?

    /// The window that a responder is in, or that it is the scene of.
    private static func window(around responder: UIResponder) -> UIWindow? {
      switch responder {
      case let view as UIView: return view.window
      case let controller as UIViewController: return controller.viewIfLoaded?.window
      case let scene as UIWindowScene: return scene.keyWindow
      default: return nil
      }
    }

    /// The key windows of the active scenes or, while none is active, of all.
    static var key: [UIWindow] {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let active = scenes.filter { $0.activationState == .foregroundActive }
      return (active.isEmpty ? scenes : active).compactMap { $0.keyWindow }
    }
  }

  extension UIApplication {
    /// The responder that receives actions without a target: the first responder of the window with the keyboard focus or,
    /// where that has none or refuses them, one after it.
    var focusedResponder: UIResponder? {
      let found = NSMutableArray()
      let action = #selector(UIResponder.addToMenuRuntimeResponders(_:))
      sendAction(action, to: nil, from: found, for: nil)
      return found.firstObject as? UIResponder
    }
  }

  extension UIResponder {
    /// Adds the responder to an array.
    @objc func addToMenuRuntimeResponders(_ array: NSMutableArray) { array.add(self) }
  }
#endif
