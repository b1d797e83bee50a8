// Presented view controllers: developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:),
// presentationcontroller, transitioncoordinator; uipresentationcontroller.

@available(iOS 8, tvOS 9, *)
@MainActor open class UIPresentationController: NSObject {}

@available(iOS 7, tvOS 9, *)
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@available(iOS 7, tvOS 7, *)
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewController {
  @available(iOS 7, tvOS 7, *)
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    #if canImport(ObjectiveC)
      return nil
    #else
      return closing
    #endif
  }

  /// The one that presents it. Before it is presented, one is made for its style.
  @available(iOS 8, tvOS 9, *)
  public var presentationController: UIPresentationController? {
    #if canImport(ObjectiveC)
      return nil
    #else
      if presentation == nil { presentation = makePresentation() }
      return presentation
    #endif
  }
}

#if !canImport(ObjectiveC)
  extension UIViewController {
    /// Only alerts, sheets, popovers and full screens can be told from each other by the class.
    private func makePresentation() -> UIPresentationController {
      switch modalPresentationStyle {
      case .pageSheet, .formSheet, .automatic: return UISheetPresentationController()
      case .popover: return popoverPresentationController ?? UIPresentationController()
      default: return UIPresentationController()
      }
    }

    /// UIKit presents nothing, and reports it in the log, from a view controller that is not in a window ("whose view is
    /// not in the window hierarchy") or presents something already ("which is already presenting"), even if that is
    /// being dismissed.
    func presentIfPossible(_ controller: UIViewController, _ completion: (() -> Void)?) {
      guard let window = viewIfLoaded?.window, presentedViewController == nil else { return }
      var presenter = self
      while let parent = presenter.parent { presenter = parent }
      presenter.presented = controller
      controller.presenter = presenter
      _ = controller.presentationController
      window.addSubview(controller.view)
      completion?()
    }

    func dismissPresented(_ completion: (() -> Void)?) {
      let presenter = presentedViewController?.presentingViewController ?? presentingViewController
      if let controller = presenter?.presented {
        controller.view.removeFromSuperview()
        controller.presenter = nil
        controller.presentation = nil
        presenter?.presented = nil
      }
      completion?()
    }
  }

  /// A menu on screen. UIKit presents a view controller for it: the app's preview, or one of its own. It has a presentation
  /// controller of its own, whatever its style. While the menu is open, and while it closes, its presenter can present
  /// nothing else. An action that is chosen is performed as soon as the menu begins to close.
  @MainActor public final class MenuOnScreen {
    private final class Controller: UIViewController {}
    private final class Presentation: UIPresentationController {}
    private let presenter: UIViewController
    private let controller: UIViewController
    private let interaction: UIContextMenuInteraction?
    private let shown: UIMenu?

    /// - Parameter interaction: The interaction that shows the menu, or nil for the menu of a bar item.
    public init(
      _ menu: UIMenu? = nil, by interaction: UIContextMenuInteraction? = nil,
      on presenter: UIViewController, preview: UIViewController? = nil
    ) {
      (self.presenter, self.interaction) = (presenter, interaction)
      // An interaction shows copies of elements. Which ones a bar item shows is not documented.
      shown = menu.map { menu in interaction == nil ? menu : menu.deepCopy() }
      interaction?.visibleMenu = shown
      controller = preview ?? Controller()
      controller.presentation = Presentation()
      presenter.present(controller, animated: true)
    }

    /// The menu as people see it.
    public var visible: UIMenu? { interaction?.visibleMenu ?? shown }

    /// Chooses an action. The menu stays open if it keeps it presented, and else begins to close.
    public func choose(_ action: UIAction?, from sender: Any? = nil) {
      guard let action else { return }
      if !action.attributes.contains(.keepsMenuPresented) {
        controller.isBeingDismissed = true
        controller.closing = Closing()
      }
      action.performWithSender(sender, target: nil)
    }

    /// Ends the animation with which the menu closes.
    public func close() {
      let closing = controller.closing
      controller.closing = nil
      controller.isBeingDismissed = false
      presenter.dismiss(animated: false)
      interaction?.visibleMenu = nil
      closing?.end()
    }
  }

  extension UIMenu {
    fileprivate func deepCopy() -> UIMenu {
      let copy = UIMenu(
        title: title, image: image, identifier: identifier, options: options,
        children: children.flatMap { child -> [UIMenuElement] in
          switch child {
          case let menu as UIMenu: return [menu.deepCopy()]
          case let action as UIAction: return [action.copied()]
          case let deferred as UIDeferredMenuElement:
            return UIMenu(children: deferred.elements() ?? []).deepCopy().children
          default: return [child]
          }
        })
      copy.accessibilityIdentifier = accessibilityIdentifier
      return copy
    }
  }

  extension UIAction {
    /// A copy that calls the same handler.
    fileprivate func copied() -> UIAction {
      let copy = UIAction(
        title: title, subtitle: subtitle, image: image, identifier: identifier,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
        handler: handler)
      copy.accessibilityIdentifier = accessibilityIdentifier
      return copy
    }
  }

  /// The animation with which a menu closes.
  @MainActor final class Closing: NSObject, UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animation?(self)
      if let completion { completions.append(completion) }
      return true
    }

    func end() { for completion in completions { completion(self) } }
  }
#endif
