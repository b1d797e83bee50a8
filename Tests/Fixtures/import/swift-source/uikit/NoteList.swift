import UIKit

class NoteList: UIViewController {
  lazy var sortButton = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.arrow.down"),
    menu: UIMenu(title: "Sort By", children: [sortAction, deferredFolders]))

  private var sortAction: UIAction {
    UIAction(title: "Title", image: nil, state: order == .title ? .on : .off) { _ in
      self.sort(by: .title)
    }
  }

  private let deferredFolders = UIDeferredMenuElement { completion in
    completion([UIAction(title: "Loaded", handler: { _ in load() })])
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration? {
    guard let note = note(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      guard let self else { return nil }
      var children: [UIMenuElement] = []
      if let share = self.shareAction(note) { children.append(share) }
      children.append(self.pinAction(note))
      let sizes = UIMenu(
        options: .displayInline, preferredElementSize: .small,
        children: note.sizes.map { size in UIAction(title: size.name) { _ in } })
      children += [sizes]
      let delete = UIAction(
        title: "Delete…", image: UIImage(systemName: "trash"),
        attributes: note.isLocked ? [.destructive, .disabled] : .destructive
      ) { _ in self.confirmDelete(note) }
      let others = UIMenu(title: "", options: .displayInline, children: [delete])
      return UIMenu(title: "", children: children + [others])
    }
  }

  private func shareAction(_ note: Note) -> UIAction? {
    guard note.canBeShared else { return nil }
    return UIAction(title: "Share", image: Images.share, handler: { _ in self.share(note) })
  }

  private func pinAction(_ note: Note) -> UIAction {
    let title: String
    if note.isPinned { title = "Unpin" } else { title = "Pin" }
    let action = UIAction(
      title: title, image: UIImage(systemName: note.isPinned ? "pin.slash" : "pin")
    ) { _ in self.togglePin(note) }
    action.attributes = .keepsMenuPresented
    return action
  }
}

enum Images {
  static let share = UIImage(systemName: "square.and.arrow.up")!
}
