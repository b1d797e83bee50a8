#if os(iOS)
  import MenuRuntime
  import SwiftUI

  /// The menu bar on iPad.
  struct RecipeCommands: Commands {
    let cookbook: Cookbook

    var body: some Commands {
      // All windows show the one cookbook, so the bar performs all commands itself.
      RecipesMenuBar(cookbook.menus).handling { _ in true }
    }
  }
#endif
