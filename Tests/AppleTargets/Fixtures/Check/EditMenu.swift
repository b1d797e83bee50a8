// passes: ios16
// fails: ios15: is only available in iOS 16 or newer
// fails: tvos17: is unavailable in tvOS
import UIKit

@MainActor final class NoteView: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(UIResponderStandardEditActions.copy(_:)) || action == #selector(pin(_:))
  }
  @objc func pin(_ sender: Any?) {}

  func show(_ interaction: UIEditMenuInteraction) {
    let configuration = UIEditMenuConfiguration(identifier: "note", sourcePoint: .zero)
    configuration.preferredArrowDirection = .down
    interaction.presentEditMenu(with: configuration)
  }
}
