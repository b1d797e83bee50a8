import UIKit

final class TagList: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu: UIMenu?
    switch sections[indexPath.section] {
    case .tag(let tag): menu = createMenu(for: tag)
    case .group(let group): menu = createMenu(for: group)
    }
    return menu.flatMap { menu in
      UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    func createMenu(for tag: Tag) -> UIMenu? {
      UIMenu(title: "", children: [renameAction(), UIAction(title: "Remove Tag") { _ in tag.remove() }])
    }

    func createMenu(for group: TagGroup) -> UIMenu? {
      var actions: [UIAction] = []
      let collapse = UIAction(title: "Collapse Group") { _ in group.collapse() }
      #if DEBUG
        actions.append(UIAction(title: "Log Group") { _ in group.log() })
        actions.append(collapse)
      #else
        actions.append(collapse)
      #endif
      return UIMenu(title: "", children: actions)
    }

    func renameAction() -> UIAction {
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in self.rename() }
    }
  }
}
