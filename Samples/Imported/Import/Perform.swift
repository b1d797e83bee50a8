// What the commands of Recipes did in the app, each with the place that it is from.
// Move this into the type that performs them. `menugen generate` makes `RecipesCommand`.

import AppKit
import SwiftUI
import UIKit

@MainActor
func perform(_ command: RecipesCommand) {
  switch command {
  case .newRecipe:
    // MainMenu.xib:24
    NSApplication.shared.sendAction(Selector(("newRecipe:")), to: nil, from: nil)
  case .importRecipes:
    // MainMenu.xib:27
    NSApplication.shared.sendAction(Selector(("importRecipes:")), to: nil, from: nil)
  case .toggleFavorite:
    // MainMenu.xib:65
    NSApplication.shared.sendAction(Selector(("toggleFavorite:")), to: nil, from: nil)
  case .deleteRecipe:
    // MainMenu.xib:69
    NSApplication.shared.sendAction(Selector(("deleteRecipe:")), to: nil, from: nil)
  case .addRecipe:
    // RecipeCommands.swift:10
    cookbook.addRecipe()
  case .addToFavorites:
    // RecipeCommands.swift:14
    cookbook.toggleFavorite(cookbook.selection)
  case .delete:
    // RecipeCommands.swift:20
    cookbook.delete(cookbook.selection)
  case .share:
    // RecipeList.swift:23
    self.cookbook.share(recipe.id)
  }
}
