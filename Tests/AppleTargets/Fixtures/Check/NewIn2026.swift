// passes: ios27 tvos27 visionos27 catalyst27
// fails: ios26+SDK27: 'preferredImageVisibility' is only available in iOS 27
// fails: visionos26+SDK27: 'preferredImageVisibility' is only available in visionOS 27
import UIKit

@MainActor func keepImage(of element: UIMenuElement) {
  element.preferredImageVisibility = .visible
}
