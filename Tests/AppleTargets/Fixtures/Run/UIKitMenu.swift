// Builds a menu, walks it and chooses from it. Prints what happened.
import UIKit

@MainActor
final class Handler: NSObject, UIContextMenuInteractionDelegate {
  var chosen: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
      [weak self] suggested in
      let reply = UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) {
        _ in self?.chosen.append("reply")
      }
      let sort = UIDeferredMenuElement.uncached { completion in
        completion([UIAction(title: "Name", state: .on) { _ in self?.chosen.append("sort") }])
      }
      return UIMenu(
        children: suggested + [reply, UIMenu(options: .displayInline, children: [sort])])
    }
    configuration.preferredMenuElementOrder = .priority
    return configuration
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let handler = Handler()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let interaction = UIContextMenuInteraction(delegate: handler)
    view.addInteraction(interaction)
    let configuration = handler.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
    let menu = configuration?.menu()
    let reply = menu?.children[0] as? UIAction
    reply?.performWithSender(view, target: nil)
    let group = menu?.children[1] as? UIMenu
    let sort = (group?.children[0] as? UIDeferredMenuElement)?.elements()?[0] as? UIAction
    sort?.performWithSender(view, target: nil)
    print(reply?.title ?? "", reply?.image?.symbolName ?? "", sort?.state == .on)
    print(group?.options == .displayInline, configuration?.preferredMenuElementOrder == .priority)
    print(handler.chosen, interaction.view === view)
  }
}
