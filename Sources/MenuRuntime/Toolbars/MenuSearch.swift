/// The search field of a toolbar, as the app sees it.
///
/// Keep one a window, and hand it to the toolbar: `list.toolbar(NoteListToolbar(menus), search: search)`.
@MainActor
public final class MenuSearch {
  /// What is in the field. Setting it changes the field.
  public var text = "" {
    didSet { if text != oldValue { textChanged() } }
  }
  /// What people can narrow the search to, by title; none for a field without scopes.
  public var scopes: [String] = [] {
    didSet { if scopes != oldValue { shownChanged?() } }
  }
  /// The number of the scope that is chosen.
  public var scope = 0 {
    didSet { if scope != oldValue { scopeChanged() } }
  }
  /// What the system offers below the field.
  public var suggestions: [String] = [] {
    didSet { if suggestions != oldValue { shownChanged?() } }
  }

  /// Called whenever the text or the scope changes.
  private let onChange: @MainActor (MenuSearch) -> Void
  /// The layer of a framework puts the text, the scopes and the suggestions into its field.
  var shownChanged: (@MainActor () -> Void)?
  /// The layer of a framework gives its field the focus.
  var takeFocus: (@MainActor () -> Void)?

  /// A search that hands the text on whenever it changes.
  public convenience init(_ search: @escaping @MainActor (String) -> Void = { _ in }) {
    self.init(scopes: []) { field in search(field.text) }
  }

  /// A search that hands itself on whenever its text or its scope changes.
  ///
  /// ```swift
  /// let search = MenuSearch(scopes: ["All", "Inbox"]) { search in
  ///   model.search(search.text, in: search.scope)
  /// }
  /// ```
  public init(scopes: [String], _ search: @escaping @MainActor (MenuSearch) -> Void) {
    self.scopes = scopes
    onChange = search
  }

  /// Gives the field the focus, as ⌘F does.
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
