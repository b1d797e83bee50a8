#if canImport(SwiftUI)
  import SwiftUI

  /// Adds the search field of a toolbar.
  struct ToolbarSearch: ViewModifier {
    let search: MenuSearch?
    /// The placeholder of the field, or nil if the toolbar has no search field.
    let prompt: String?
    /// Increments when the app changes the field.
    @State var updates = 0

    @ViewBuilder
    func body(content: Content) -> some View {
      if let search, let prompt {
        let _ = connect(search, updates: updates)
        content
          .searchable(text: text(of: search), prompt: Text(verbatim: prompt))
          .modifier(SearchScopes(search: search))
          .modifier(SearchSuggestions(search: search))
          .modifier(SearchFocus(search: search))
      } else {
        content
      }
    }

    /// Updates the field when the app changes it.
    ///
    /// - Parameter updates: The current count; reading it makes the body depend on it.
    private func connect(_ search: MenuSearch, updates: Int) {
      let updates = $updates
      search.shownChanged = { updates.wrappedValue += 1 }
    }

    private func text(of search: MenuSearch) -> Binding<String> {
      Binding { @MainActor in
        search.text
      } set: { @MainActor text in
        search.text = text
      }
    }
  }

  /// Adds the search scopes, if the field has or had any. A field without scopes would show an empty bar.
  private struct SearchScopes: ViewModifier {
    let search: MenuSearch

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(watchOS)
        content
      #else
        if #available(iOS 16, macOS 13, tvOS 16.4, *), search.hasHadScopes {
          content.searchScopes(scope) {
            ForEach(search.scopes.indices, id: \.self) { index in
              Text(verbatim: search.scopes[index]).tag(index)
            }
          }
        } else {
          content
        }
      #endif
    }

    private var scope: Binding<Int> {
      Binding { @MainActor in
        search.scope
      } set: { @MainActor scope in
        search.scope = scope
      }
    }
  }

  /// Adds the suggestions below the field.
  private struct SearchSuggestions: ViewModifier {
    let search: MenuSearch

    @ViewBuilder
    func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.searchSuggestions {
          ForEach(search.suggestions, id: \.self) { suggestion in
            Text(verbatim: suggestion).searchCompletion(suggestion)
          }
        }
      } else {
        content
      }
    }
  }

  /// Focuses the field when the app requests it.
  private struct SearchFocus: ViewModifier {
    let search: MenuSearch
    @FocusState private var isFocused: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        if #available(iOS 18, macOS 15, visionOS 2, *) {
          let _ = connect()
          content.searchFocused($isFocused)
        } else {
          content
        }
      #endif
    }

    private func connect() {
      let isFocused = $isFocused
      search.takeFocus = { isFocused.wrappedValue = true }
    }
  }
#endif
