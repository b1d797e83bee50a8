/// The search field of a toolbar, as the app sees it.
///
/// Create one for each window and pass it to the toolbar: `list.toolbar(NoteListToolbar(menus), search: search)`.
@MainActor
public final class MenuSearch {
  /// The text in the field. Setting it updates the field.
  public var text = "" {
    didSet { if text != oldValue { textChanged() } }
  }
  /// The titles of the search scopes; empty for a field without scopes.
  ///
  /// In SwiftUI, the first scopes that a field gets make the screen's content anew. So pass them to the initializer, or
  /// set them before the field is shown.
  public var scopes: [String] = [] {
    didSet {
      if !scopes.isEmpty { hasHadScopes = true }
      if scopes != oldValue { shownChanged?() }
    }
  }
  /// Whether there were scopes at any time.
  private(set) var hasHadScopes = false
  /// The index of the selected scope.
  public var scope = 0 {
    didSet { if scope != oldValue { scopeChanged() } }
  }
  /// The suggestions to show below the field.
  public var suggestions: [String] = [] {
    didSet { if suggestions != oldValue { shownChanged?() } }
  }

  /// Called when the text or the scope changes.
  private let onChange: @MainActor (MenuSearch) -> Void
  /// Updates the field's text, scopes and suggestions. Set by the framework code.
  var shownChanged: (@MainActor () -> Void)?
  /// Focuses the field. Set by the framework code.
  var takeFocus: (@MainActor () -> Void)?

  /// Creates a search that calls a closure with the text when it changes.
  public convenience init(_ search: @escaping @MainActor (String) -> Void = { _ in }) {
    self.init(scopes: []) { field in search(field.text) }
  }

  /// Creates a search that calls a closure with itself when its text or scope changes.
  ///
  /// ```swift
  /// let search = MenuSearch(scopes: ["All", "Inbox"]) { search in
  ///   model.search(search.text, in: search.scope)
  /// }
  /// ```
  public init(scopes: [String], _ search: @escaping @MainActor (MenuSearch) -> Void) {
    self.scopes = scopes
    hasHadScopes = !scopes.isEmpty
    onChange = search
  }

  /// Focuses the field, as ⌘F does.
  public func focus() { takeFocus?() }

  private func scopeChanged() {
    shownChanged?()
    onChange(self)
  }

  private func textChanged() {
    shownChanged?()
    onChange(self)
  }
}
