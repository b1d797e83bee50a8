#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Whether presented view controllers block what is behind them.
  @MainActor
  enum ModalState {
    /// Whether something modal is in front of a view controller.
    static func isBlocked(_ controller: UIViewController) -> Bool {
      var current = controller
      while let presented = presented(by: current) {
        if isModal(presented) { return true }
        current = presented
      }
      return false
    }

    /// The frontmost view controller over another one, which can present the next.
    static func frontmost(over controller: UIViewController) -> UIViewController {
      var front = controller
      while let presented = presented(by: front) { front = presented }
      return front
    }

    /// The view controller that another one presents, unless it is being dismissed.
    private static func presented(by controller: UIViewController) -> UIViewController? {
      guard let presented = controller.presentedViewController, !presented.isBeingDismissed else {
        return nil
      }
      return presented
    }

    /// Whether a presented view controller blocks the content below it. Alerts, popovers, full-screen presentations and
    /// sheets do; a search, and a sheet that does not dim the content, do not.
    ///
    /// An open menu is a presented view controller, too: one of UIKit's, or the preview that the app made for it. It has
    /// the modal style of a sheet and is presented in another way.
    private static func isModal(_ presented: UIViewController) -> Bool {
      if presented is UIAlertController { return true }
      if presented is UISearchController { return false }
      #if os(tvOS)
        // People cannot reach what is behind a full screen, and there are no others. Menus have its style.
        return false
      #else
        switch presented.modalPresentationStyle {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom:
          return true
        default: break
        }
        switch presented.presentationController {
        case let sheet as UISheetPresentationController: return dims(sheet)
        case let presentation: return presentation is UIPopoverPresentationController
        }
      #endif
    }

    #if !os(tvOS)
      private static func dims(_ sheet: UISheetPresentationController) -> Bool {
        #if os(visionOS)
          return true
        #else
          return sheet.largestUndimmedDetentIdentifier == nil
        #endif
      }
    #endif
  }
#endif
