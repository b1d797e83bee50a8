#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension WindowToolbarController {
    /// Connects the app's search to the field in the toolbar.
    func connectSearch() {
      source.search?.shownChanged = { [weak self] in self?.searchItem?.showSearch() }
      source.search?.takeFocus = { [weak self] in self?.searchItem?.beginSearchInteraction() }
    }

    private var searchItem: SearchItem? {
      let items = toolbar?.items ?? []
      let inner = items.flatMap { item in (item as? NSToolbarItemGroup)?.subitems ?? [] }
      for case let item as SearchItem in items + inner { return item }
      return nil
    }

    func makeSearch(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
      let item = SearchItem(itemIdentifier: identifier)
      item.controller = self
      let field = item.searchField
      field.target = item
      field.action = #selector(SearchItem.searchChanged(_:))
      field.setAccessibilityIdentifier(identifier.rawValue)
      item.showSearch()
      return item
    }

    /// A search field, which collapses to a button if space is short.
    @MainActor
    final class SearchItem: NSSearchToolbarItem {
      weak var controller: WindowToolbarController?
      private var shownScopes: [String] = []
      private var shownScope = 0
      private var shownSuggestions: [String] = []
      /// Supplies suggestions below the field, on systems that support them.
      private var suggestions: AnyObject?

      private var search: MenuSearch? { controller?.source.search }

      override func validate() {
        super.validate()
        controller?.show(self)
        if searchField.placeholderString != label { searchField.placeholderString = label }
      }

      /// Updates the field from the app's search.
      func showSearch() {
        guard let search else { return }
        if searchField.stringValue != search.text { searchField.stringValue = search.text }
        showScopes(search)
        if #available(macOS 15, *) { showSuggestions(search) }
      }

      @objc func searchChanged(_ sender: Any?) { search?.text = searchField.stringValue }

      /// Shows the scopes in the menu of the magnifying glass.
      private func showScopes(_ search: MenuSearch) {
        if shownScopes == search.scopes, shownScope == search.scope { return }
        (shownScopes, shownScope) = (search.scopes, search.scope)
        guard !shownScopes.isEmpty else {
          searchField.searchMenuTemplate = nil
          return
        }
        let menu = NSMenu(title: "")
        for (index, scope) in shownScopes.enumerated() {
          let item = NSMenuItem(
            title: scope, action: #selector(scopeChosen(_:)), keyEquivalent: "")
          item.target = self
          item.tag = index
          item.state = index == shownScope ? .on : .off
          menu.addItem(item)
        }
        searchField.searchMenuTemplate = menu
      }

      @objc func scopeChosen(_ sender: Any?) {
        guard let item = sender as? NSMenuItem else { return }
        search?.scope = item.tag
      }

      @available(macOS 15, *)
      private func showSuggestions(_ search: MenuSearch) {
        if shownSuggestions == search.suggestions { return }
        shownSuggestions = search.suggestions
        if let suggestions = suggestions as? SearchSuggestions {
          suggestions.changed()
        } else {
          let suggestions = SearchSuggestions(search)
          self.suggestions = suggestions
          searchField.suggestionsDelegate = suggestions
        }
      }
    }
  }

  /// Supplies a search's suggestions below its field.
  @available(macOS 15, *)
  @MainActor
  private final class SearchSuggestions: NSTextSuggestionsDelegate {
    typealias SuggestionItemType = String

    private weak var search: MenuSearch?
    /// The response handler that waits for the app's suggestions.
    private var pending: ((ItemResponse) -> Void)?

    init(_ search: MenuSearch) {
      self.search = search
    }

    /// Sends the app's new suggestions to a waiting handler.
    func changed() {
      let answer = pending
      pending = nil
      answer?(response)
    }

    func textField(
      _ textField: NSTextField,
      provideUpdatedSuggestions responseHandler: @escaping (ItemResponse) -> Void
    ) {
      // Setting the text may update the suggestions immediately, or later.
      pending = responseHandler
      search?.text = textField.stringValue
      if pending == nil { return }
      var response = response
      response.phase = .intermediate
      responseHandler(response)
      Task { @MainActor [weak self] in
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        self?.changed()
      }
    }

    func textField(_ textField: NSTextField, textCompletionFor item: Item) -> String? {
      item.representedValue
    }

    func textField(_ textField: NSTextField, didSelect item: Item) {
      textField.stringValue = item.representedValue
      search?.text = item.representedValue
    }

    private var response: ItemResponse {
      let suggestions = search?.suggestions ?? []
      return ItemResponse(
        items: suggestions.map { Item(representedValue: $0, title: $0) })
    }
  }
#endif
