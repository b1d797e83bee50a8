// passes: visionos26
// fails: visionos2: 'prominent' is only available in visionOS 26
// fails: visionos1: 'prominent' is only available in visionOS 26
import UIKit

#if os(visionOS)
  @MainActor
  func emphasize(_ item: UIBarButtonItem) {
    item.style = .prominent
  }
#endif
