// passes: visionos26
// fails: visionos2: 'prominent' is only available in visionOS 26 or newer
// fails: visionos1: 'prominent' is only available in visionOS 26 or newer
import UIKit

#if os(visionOS)
  @MainActor
  func emphasize(_ item: UIBarButtonItem) {
    item.style = .prominent
  }
#endif
