#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Says what Share shares in the menus and toolbars of the view, where a `.menu` file has `standard share`. Without it, or
    /// with nothing to share, Share is dimmed.
    ///
    /// ```swift
    /// NoteRow(note).contextMenu(NoteContextMenu(menus)).menuSharedItems([note.url])
    /// ```
    public func menuSharedItems(_ items: [URL]) -> some View {
      environment(\.menuSharing, MenuSharing { _ in .urls(items) })
    }

    /// Says what text Share shares in the menus and toolbars of the view.
    public func menuSharedItems(_ texts: [String]) -> some View {
      environment(\.menuSharing, MenuSharing { _ in .texts(texts) })
    }

    /// Says what Share shares in the menus of a list or table: `items` gets the selection values of the rows that people
    /// clicked, and none in a toolbar or a menu of the whole list.
    public func menuSharedItems<Item: Hashable>(
      for rows: Item.Type, _ items: @escaping @MainActor ([Item]) -> [URL]
    ) -> some View {
      environment(
        \.menuSharing, MenuSharing { rows in .urls(items(rows.compactMap { $0.base as? Item })) })
    }
  }

  /// What the views around a menu say that it shares.
  nonisolated struct MenuSharing: Sendable {
    enum Items {
      case urls([URL])
      case texts([String])
    }

    /// What is shared for the rows that a menu was opened for.
    let items: @MainActor @Sendable (_ rows: [AnyHashable]) -> Items
  }

  /// Share in a menu or a bar, on systems that have it.
  struct MenuShareView: View {
    let title: String
    var rows: [AnyHashable] = []
    @Environment(\.menuSharing) private var sharing

    var body: some View {
      #if !os(tvOS)
        if #available(iOS 16, macOS 13, watchOS 9, *) {
          link.accessibilityIdentifier("system.share")
        }
      #endif
    }

    #if !os(tvOS)
      @available(iOS 16, macOS 13, watchOS 9, *)
      @ViewBuilder
      private var link: some View {
        switch sharing?.items(rows) {
        case .texts(let texts): ShareLink(items: texts) { label }.disabled(texts.isEmpty)
        case .urls(let urls): ShareLink(items: urls) { label }.disabled(urls.isEmpty)
        case nil: ShareLink(items: [String]()) { label }.disabled(true)
        }
      }
    #endif

    private var label: MenuControlLabel {
      MenuControlLabel(
        title: title, image: MenuSystemItem.share.symbolName.map { .symbol($0) })
    }
  }

  nonisolated private enum MenuSharingKey: EnvironmentKey {
    static var defaultValue: MenuSharing? { nil }
  }

  nonisolated extension EnvironmentValues {
    /// What the views around a menu say that it shares.
    fileprivate var menuSharing: MenuSharing? {
      get { self[MenuSharingKey.self] }
      set { self[MenuSharingKey.self] = newValue }
    }
  }
#endif
