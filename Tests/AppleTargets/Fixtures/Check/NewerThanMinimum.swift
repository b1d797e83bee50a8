// passes: ios16 ios26 tvos17
// fails: ios15: is only available in iOS 16 or newer
// fails: tvos16: is only available in tvOS 17 or newer
import UIKit

@MainActor func makeConfiguration() -> UIContextMenuConfiguration {
  let configuration = UIContextMenuConfiguration(actionProvider: { _ in UIMenu() })
  configuration.preferredMenuElementOrder = .priority
  return configuration
}
