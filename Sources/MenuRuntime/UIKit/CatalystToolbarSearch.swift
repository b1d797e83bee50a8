#if targetEnvironment(macCatalyst)
  #if canImport(AppKit)
    import AppKit
  #endif
  import UIKit

  extension WindowToolbarController {
    /// Connects the app's search to the field in the toolbar.
    func connectSearch() {
      guard #available(macCatalyst 16, *) else { return }
      source.search?.shownChanged = { [weak self] in self?.searchItem?.showSearch() }
      source.search?.takeFocus = { [weak self] in
        _ = self?.searchItem?.uiView.becomeFirstResponder()
      }
    }

    @available(macCatalyst 16, *)
    private var searchItem: SearchItem? {
      let items = toolbar?.items ?? []
      let inner = items.flatMap { item in (item as? NSToolbarItemGroup)?.subitems ?? [] }
      for case let item as SearchItem in items + inner { return item }
      return nil
    }

    func makeSearch(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
      guard #available(macCatalyst 16, *) else { return nil }
      let field = UISearchTextField(frame: .zero)
      field.accessibilityIdentifier = identifier.rawValue
      field.widthAnchor.constraint(equalToConstant: 200).isActive = true
      let item = SearchItem(itemIdentifier: identifier, uiView: field)
      item.controller = self
      field.delegate = item
      field.addAction(
        UIAction { [weak item] _ in item?.searchChanged() }, for: .editingChanged)
      item.showSearch()
      return item
    }

    /// A search field. Mac Catalyst has no search scopes.
    @available(macCatalyst 16, *)
    @MainActor
    final class SearchItem: NSUIViewToolbarItem, UISearchTextFieldDelegate {
      weak var controller: WindowToolbarController?
      private var shownSuggestions: [String] = []

      private var search: MenuSearch? { controller?.source.search }
      private var field: UISearchTextField? { uiView as? UISearchTextField }

      override func validate() {
        controller?.show(self)
        if field?.placeholder != label { field?.placeholder = label }
      }

      /// Updates the field from the app's search.
      func showSearch() {
        guard let search, let field else { return }
        if (field.text ?? "") != search.text { field.text = search.text }
        if shownSuggestions != search.suggestions {
          shownSuggestions = search.suggestions
          field.searchSuggestions = shownSuggestions.map { text in
            UISearchSuggestionItem(localizedSuggestion: text)
          }
        }
      }

      func searchChanged() {
        // UIKit removes the suggestions when one is chosen.
        shownSuggestions = field?.searchSuggestions == nil ? [] : shownSuggestions
        search?.text = field?.text ?? ""
        showSearch()
      }

      func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
      ) {
        searchTextField.text = suggestion.localizedSuggestion
        searchChanged()
      }
    }
  }
#endif
