#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// From where commands are chosen: what their questions point at, and the window that they appear in.
  @MainActor
  final class MenuAnchor {
    private weak var view: UIView?
    private weak var barButtonItem: UIBarButtonItem?
    private weak var owner: UIResponder?
    /// Whether questions are alerts, which point at nothing.
    private let isAlert: Bool

    /// A menu or control on a view.
    init(view: UIView?) {
      (self.view, owner, isAlert) = (view, view, false)
    }

    /// An item of a bar.
    ///
    /// - Parameter viewController: What shows the bar; nil to look for it when it is needed.
    init(barButtonItem: UIBarButtonItem?, viewController: UIViewController?) {
      (self.barButtonItem, owner, isAlert) = (barButtonItem, viewController, false)
    }

    /// The responder that answers a key or a command of the menu bar.
    init(responder: UIResponder?) {
      (owner, isAlert) = (responder, true)
    }

    /// What has the undo manager for the commands: what they were chosen from or, for responders without one
    /// such as the app's delegate, the window that answers for them.
    var responder: UIResponder? {
      if let owner, owner.undoManager != nil { return owner }
      return controller ?? owner
    }

    /// Whether something in front of the window keeps people from choosing commands here.
    var isBehindModal: Bool { controller.map { MenuWindows.modal(over: $0) != nil } ?? false }

    /// Asks, and performs what people confirm.
    ///
    /// - Parameter title: The title of the button that performs it.
    func confirm(
      _ question: String, title: String, isDestructive: Bool,
      perform: @escaping @MainActor () -> Void
    ) {
      // On a Mac, and beside a menu bar, nothing on the screen is what people have just touched.
      let alert = UIAlertController(
        title: question, message: nil, preferredStyle: isAlert ? .alert : .actionSheet)
      alert.addAction(
        UIAlertAction(title: title, style: isDestructive ? .destructive : .default) { _ in
          perform()
        })
      alert.addAction(UIAlertAction(title: MenuTexts.text(.cancel), style: .cancel))
      show(alert)
    }

    /// Shows an alert in the window that the commands are in.
    func show(_ alert: UIAlertController) {
      guard let presenter = controller.map({ MenuWindows.front(of: $0) }) else { return }
      #if !os(tvOS)
        point(alert, in: presenter)
      #endif
      presenter.present(alert, animated: true)
    }

    #if !os(tvOS)
      /// An action sheet is a popover where the screen is wide, and needs something to point at there.
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
        let view = view ?? presenter.viewIfLoaded
        popover.sourceView = view
        popover.sourceRect = view?.bounds ?? .null
      }
    #endif

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
      // The app's delegate: its commands belong to whatever window is in use.
      return responder is UIView ? nil : active?.rootViewController
    }

    /// The view controller that shows an item in its bar.
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
      // Other view controllers would make a navigation item because they are asked.
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

    /// The window that people use, as far as UIKit says: of several on a screen it is any one, so only
    /// what belongs to no window appears there.
    static var active: UIWindow? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let active = scenes.filter { $0.activationState == .foregroundActive }
      let windows = (active.isEmpty ? scenes : active).compactMap { $0.keyWindow }
      return windows.first { $0.isKeyWindow } ?? windows.first
    }

    /// The view controller in front of another one, which can present the next.
    static func front(of controller: UIViewController) -> UIViewController {
      var front = controller
      while let presented = presented(by: front) { front = presented }
      return front
    }

    /// What keeps people from choosing commands of a view controller; nil if nothing does.
    static func modal(over controller: UIViewController) -> UIViewController? {
      var current = controller
      while let presented = presented(by: current) {
        if !leavesUsable(presented) { return presented }
        current = presented
      }
      return nil
    }

    /// What a view controller presents, other than what is on its way out and the system's own menus,
    /// which UIKit presents as well.
    private static func presented(by controller: UIViewController) -> UIViewController? {
      guard let presented = controller.presentedViewController, !presented.isBeingDismissed else {
        return nil
      }
      return String(describing: type(of: presented)).hasPrefix("_UI") ? nil : presented
    }

    /// Whether people can use what is behind a view controller.
    private static func leavesUsable(_ presented: UIViewController) -> Bool {
      #if !os(tvOS)
        // A sheet that does not dim what is behind it.
        if presented.sheetPresentationController?.largestUndimmedDetentIdentifier != nil {
          return true
        }
      #endif
      return presented is UISearchController
    }
  }

  /// Tells people that a command failed, where the context does not say what else to do.
  @MainActor
  enum MenuErrorAlert {
    static func show(_ error: any Error) {
      let alert = UIAlertController(
        title: MenuTexts.text(.commandFailed), message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: MenuTexts.text(.ok), style: .default))
      let anchor = MenuActivity.origin as? MenuAnchor ?? MenuAnchor(responder: nil)
      anchor.show(alert)
    }
  }
#endif
