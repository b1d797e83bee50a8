#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Names the view as the place of the commands that are chosen in it, so that the app can show a popover there.
    ///
    /// ```swift
    /// NoteRow(note).contextMenu(NoteContextMenu(menus))
    ///   .popover(isPresented: browser.isMoving(note.id)) { FolderPicker(note) }
    ///   .menuAnchor(note.id)
    /// ```
    ///
    /// `MenuOrigin.current.anchorID` is the ID while such a command is performed. A row of a list with
    /// `contextMenu(_:for:order:)` needs no name: there it is the row's selection value.
    public func menuAnchor(_ id: some Hashable) -> some View {
      environment(\.menuAnchorID, AnyHashable(id))
    }
  }

  /// What a view with menus has around it.
  @MainActor
  struct MenuSurroundings: DynamicProperty {
    /// The activity of the window, or nil outside `menuCommands(_:)`.
    @Environment(\.menuWindow) var window
    @Environment(\.undoManager) var undoManager
    /// The ID of the nearest `menuAnchor(_:)`.
    @Environment(\.menuAnchorID) var anchorID
  }

  nonisolated private enum MenuWindowKey: EnvironmentKey {
    static let defaultValue: MenuActivity? = nil
  }

  nonisolated private enum MenuAnchorKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }

  nonisolated extension EnvironmentValues {
    /// The activity of a window with `menuCommands(_:)`, which tracks its confirmations.
    var menuWindow: MenuActivity? {
      get { self[MenuWindowKey.self] }
      set { self[MenuWindowKey.self] = newValue }
    }

    /// The ID of the nearest `menuAnchor(_:)`.
    fileprivate var menuAnchorID: AnyHashable? {
      get { self[MenuAnchorKey.self] }
      set { self[MenuAnchorKey.self] = newValue }
    }
  }
#endif
