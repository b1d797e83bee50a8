// passes: ios16 --no-warnings-as-errors
// fails: ios16: nearly matches
import UIKit

@MainActor final class Handler: NSObject {}

// The compiler looks for near misses in extensions that state the conformance.
extension Handler: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEnd configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
