/// A standard item of toolbars that an app can perform itself.
nonisolated public enum MenuToolbarAction: String, CaseIterable, Hashable, Sendable {
  /// “Forward”, as in a browser.
  case forward
  /// “Cancel”.
  case cancel
  /// “Done”.
  case done
  /// “Close”.
  case close
}

nonisolated extension MenuSystemItem {
  /// The item as one that apps can perform, or nil for any other item.
  var toolbarAction: MenuToolbarAction? { MenuToolbarAction(rawValue: rawValue) }

  /// The SF Symbol in a toolbar. Cancel, Done and Close are words before version 26.
  var toolbarSymbolName: String? {
    switch toolbarAction {
    case .cancel, .done, .close:
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return symbolName }
      return nil
    case .forward, nil: return symbolName
    }
  }
}

/// What an app does for a standard item, in one state.
@MainActor
struct ToolbarHandler {
  let isEnabled: Bool
  let perform: @MainActor () -> Void
}

nonisolated extension MenuToolbarAction {
  /// The item in menus and bars of the system.
  var item: MenuSystemItem {
    switch self {
    case .forward: return .forward
    case .cancel: return .cancel
    case .done: return .done
    case .close: return .close
    }
  }
}

@MainActor extension MenuToolbarAction {
  /// Whether people can choose the item. Forward needs somebody to perform it; the others can always leave what is
  /// presented.
  func isEnabled(with handler: ToolbarHandler?) -> Bool { handler?.isEnabled ?? (self != .forward) }
}

extension MenuContext {
  /// Returns the context with what a standard item of toolbars does.
  ///
  /// Without it, Cancel, Done and Close dismiss the sheet, the screen or the window of the toolbar, and Forward is dimmed.
  ///
  /// ```swift
  /// NavigationStack { editor.toolbar(EditorToolbar(menus.handling(.done) { save(); dismiss() })) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item, wherever toolbars with the context show it.
  ///   - isEnabled: Whether people can choose the item in a state.
  ///   - perform: Performs the item. It is retained, and has to dismiss what is presented itself.
  public func handling(
    _ item: MenuToolbarAction,
    isEnabled: @escaping @MainActor (Command.State) -> Bool = { _ in true },
    perform: @escaping @MainActor () -> Void
  ) -> MenuContext {
    adding(ToolbarItemHandler(isEnabled: isEnabled, perform: perform), for: item)
  }

  /// Returns the context with what a standard item of toolbars does, as `handling(_:isEnabled:perform:)` does.
  ///
  /// - Parameter owner: What performs the item. It is held weakly; once it is gone, the item is dimmed.
  public func handling<Owner: AnyObject>(
    _ item: MenuToolbarAction, for owner: Owner,
    isEnabled: @escaping @MainActor (Command.State) -> Bool = { _ in true },
    perform: @escaping @MainActor (Owner) -> Void
  ) -> MenuContext {
    adding(
      ToolbarItemHandler(
        isEnabled: { [weak owner] state in owner != nil && isEnabled(state) },
        perform: { [weak owner] in if let owner { perform(owner) } }), for: item)
  }
}
