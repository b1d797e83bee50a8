import Foundation
import Observation

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isFavorite = false
}

/// The model, which is the same before and after.
@MainActor
@Observable
final class Cookbook {
  private(set) var recipes = [Recipe(title: "Bread"), Recipe(title: "Soup")]
  var selection: Recipe.ID?

  var isFavorite: Bool { isFavorite(selection) }

  func isFavorite(_ id: Recipe.ID?) -> Bool {
    recipes.contains { $0.id == id && $0.isFavorite }
  }

  func addRecipe() { recipes.append(Recipe(title: String(localized: "Untitled"))) }

  func toggleFavorite(_ id: Recipe.ID?) {
    for index in recipes.indices where recipes[index].id == id {
      recipes[index].isFavorite.toggle()
    }
  }

  func delete(_ id: Recipe.ID?) { recipes.removeAll { $0.id == id } }

  /// Here the app shows a panel, and a sheet.
  func askForImport() {}
  func share(_ id: Recipe.ID?) {}
}
