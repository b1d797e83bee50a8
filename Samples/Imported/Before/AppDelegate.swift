#if os(macOS)
  import AppKit

  /// What the items of MainMenu.xib do on the Mac.
  @MainActor
  final class AppDelegate: NSObject, NSApplicationDelegate, NSMenuItemValidation {
    let cookbook = Cookbook()

    @IBAction func newRecipe(_ sender: Any?) { cookbook.addRecipe() }
    @IBAction func importRecipes(_ sender: Any?) { cookbook.askForImport() }
    @IBAction func toggleFavorite(_ sender: Any?) { cookbook.toggleFavorite(cookbook.selection) }
    @IBAction func deleteRecipe(_ sender: Any?) { cookbook.delete(cookbook.selection) }

    func validateMenuItem(_ item: NSMenuItem) -> Bool {
      switch item.action {
      case #selector(toggleFavorite):
        item.title =
          cookbook.isFavorite
          ? NSLocalizedString("Remove from Favorites", comment: "")
          : NSLocalizedString("Add to Favorites", comment: "")
        return cookbook.selection != nil
      case #selector(deleteRecipe): return cookbook.selection != nil
      default: return true
      }
    }
  }
#endif
