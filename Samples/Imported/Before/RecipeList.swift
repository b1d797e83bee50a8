#if os(iOS)
  import UIKit

  /// The recipes on iPhone and iPad.
  final class RecipeList: UICollectionViewController {
    var cookbook = Cookbook()

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let row = paths.first?.item else { return nil }
      let recipe = cookbook.recipes[row]
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
        let favorite = UIAction(
          title: recipe.isFavorite
            ? NSLocalizedString("Remove from Favorites", comment: "")
            : NSLocalizedString("Add to Favorites", comment: ""),
          image: UIImage(systemName: recipe.isFavorite ? "heart.slash" : "heart")
        ) { _ in
          self.cookbook.toggleFavorite(recipe.id)
        }
        let share = UIAction(
          title: NSLocalizedString("Share...", comment: ""),
          image: UIImage(systemName: "square.and.arrow.up")
        ) { _ in
          self.cookbook.share(recipe.id)
        }
        let delete = UIAction(
          title: NSLocalizedString("Delete Recipe", comment: ""),
          image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in
          self.cookbook.delete(recipe.id)
        }
        return UIMenu(children: [
          favorite, share, UIMenu(options: .displayInline, children: [delete]),
        ])
      }
    }
  }
#endif
