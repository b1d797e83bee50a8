extension MenuContext {
  /// Returns the context with what the system's Share shares: `standard share` in menus and bars of AppKit and UIKit. Without
  /// it, and while there is nothing to share, Share is dimmed. In SwiftUI, `menuSharedItems(_:)` says it.
  ///
  /// ```swift
  /// let menus = NotesMenus(for: editor, state: \.menuState)
  ///   .sharing(for: editor) { editor in [editor.note.text] }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: What has the items. It is held weakly.
  ///   - items: Returns what `NSSharingServicePicker` or `UIActivityViewController` can share. It is asked each time a menu
  ///     opens or a bar is updated.
  public func sharing<Owner: AnyObject>(
    for owner: Owner, items: @escaping @MainActor (_ owner: Owner) -> [Any]
  ) -> MenuContext {
    sharing { [weak owner] in owner.map(items) ?? [] }
  }
}

extension MenuItemsContext {
  /// Returns the context with what the system's Share shares of the clicked items, as `MenuContext.sharing(for:items:)` does.
  public func sharing<Owner: AnyObject>(
    for owner: Owner, items: @escaping @MainActor (_ owner: Owner, _ clicked: [Item]) -> [Any]
  ) -> MenuItemsContext {
    changed { [weak owner] context, clicked in
      context.sharing { owner.map { items($0, clicked) } ?? [] }
    }
  }
}
