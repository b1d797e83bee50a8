#if os(iOS)
  import MenuRuntime
  import UIKit

  /// The recipes on iPhone and iPad.
  final class RecipeList: UICollectionViewController {
    var cookbook = Cookbook()

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      collectionView.makeContextMenu(RecipeContextMenu.self, for: cookbook.rowMenus, at: paths) {
        cookbook.recipes[$0.item].id
      }
    }
  }
#endif
