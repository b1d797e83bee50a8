// The delegate's protocol is on no actor: a method of it on the main actor is no answer.
// fails: ios17: crosses into main actor-isolated code
import UIKit

@MainActor final class Handler: NSObject, UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
