#if os(iOS)
  import MenuRuntime
  import SwiftUI

  /// The menu bar on iPad.
  struct RecipeCommands: Commands {
    let cookbook: Cookbook

    var body: some Commands {
      // The root of each window says `.menuCommands(cookbook.menus)`, and performs the commands while it is in front.
      RecipesMenuBar(cookbook.menus)
    }
  }
#endif
