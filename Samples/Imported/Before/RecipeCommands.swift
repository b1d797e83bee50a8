#if os(iOS)
  import SwiftUI

  /// The menu bar on iPad.
  struct RecipeCommands: Commands {
    let cookbook: Cookbook

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button("New Recipe") { cookbook.addRecipe() }
          .keyboardShortcut("n")
      }
      CommandMenu("Recipe") {
        Button(cookbook.isFavorite ? "Remove from Favorites" : "Add to Favorites") {
          cookbook.toggleFavorite(cookbook.selection)
        }
        .keyboardShortcut("d")
        .disabled(cookbook.selection == nil)
        Divider()
        Button("Delete Recipe", role: .destructive) { cookbook.delete(cookbook.selection) }
          .keyboardShortcut(.delete)
          .disabled(cookbook.selection == nil)
      }
    }
  }
#endif
