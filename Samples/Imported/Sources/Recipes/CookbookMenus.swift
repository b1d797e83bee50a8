import MenuRuntime

/// What all menus of the app show, and what they do: `perform` has what `Perform.swift` had.
extension Cookbook {
  /// The context of the menu bars, which act on the selection.
  var menus: RecipesMenus {
    rowMenus.contextWhenOpened { [weak self] in (self?.selection).map { [$0] } ?? [] }
  }

  /// The context of the rows, whose menu acts on the one that it was opened for.
  var rowMenus: RecipesMenus.Items<Recipe.ID> {
    RecipesMenus.Items(for: self) { cookbook, ids in
      cookbook.state(for: ids.first)
    } perform: { cookbook, command, ids in
      cookbook.perform(command, on: ids.first)
    }
  }

  private func state(for id: Recipe.ID?) -> RecipesState {
    RecipesState(isFavorite: isFavorite(id), hasSelection: id != nil)
  }

  private func perform(_ command: RecipesCommand, on id: Recipe.ID?) {
    switch command {
    case .newRecipe: addRecipe()
    case .importRecipes: askForImport()
    case .addToFavorites: toggleFavorite(id)
    case .share: share(id)
    case .delete: delete(id)
    }
  }
}
