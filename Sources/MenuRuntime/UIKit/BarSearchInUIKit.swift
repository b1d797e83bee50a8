#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Connects a `MenuSearch` to a search field.
  @MainActor
  final class BarSearch: NSObject, UISearchResultsUpdating {
    private let search: MenuSearch
    private weak var controller: UISearchController?

    init(_ search: MenuSearch) {
      self.search = search
      super.init()
    }

    /// Shows the field on a screen, unless the app has set its own there.
    func show(_ prompt: String, on item: UINavigationItem) {
      if item.searchController == nil {
        let controller = UISearchController(searchResultsController: nil)
        controller.obscuresBackgroundDuringPresentation = false
        item.searchController = controller
      }
      guard let controller = item.searchController else { return }
      controller.searchBar.placeholder = prompt
      if self.controller === controller { return }
      self.controller = controller
      controller.searchBar.searchTextField.accessibilityIdentifier = "search"
      if controller.searchResultsUpdater == nil { controller.searchResultsUpdater = self }
      search.shownChanged = { [weak self] in self?.update() }
      search.takeFocus = { [weak self] in self?.takeFocus() }
      update()
    }

    private func update() {
      guard let controller else { return }
      let bar = controller.searchBar
      if (bar.text ?? "") != search.text { bar.text = search.text }
      if (bar.scopeButtonTitles ?? []) != search.scopes {
        bar.scopeButtonTitles = search.scopes.isEmpty ? nil : search.scopes
      }
      if search.scopes.indices.contains(search.scope), bar.selectedScopeButtonIndex != search.scope
      {
        bar.selectedScopeButtonIndex = search.scope
      }
      guard #available(iOS 16, *) else { return }
      controller.searchSuggestions =
        search.suggestions.isEmpty
        ? nil : search.suggestions.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }

    private func takeFocus() {
      guard let controller else { return }
      controller.isActive = true
      controller.searchBar.becomeFirstResponder()
    }

    func updateSearchResults(for searchController: UISearchController) {
      let bar = searchController.searchBar
      search.text = bar.text ?? ""
      if search.scopes.indices.contains(bar.selectedScopeButtonIndex) {
        search.scope = bar.selectedScopeButtonIndex
      }
    }

    @available(iOS 16, *)
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      search.text = searchSuggestion.localizedSuggestion ?? ""
    }
  }
#endif
