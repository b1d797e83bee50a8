#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A menu that is filled each time it opens. It is its own delegate, so nobody has to keep anything.
  @MainActor
  final class FilledMenu: NSMenu, NSMenuDelegate {
    /// A menu as it opens.
    @MainActor
    struct Contents {
      var title: String?
      var rows: [MenuRow]
      var origin: MenuOrigin
    }

    private var read: (@MainActor () -> Contents)?
    private let list = MenuItemList()
    /// The item that a pull-down button shows as its own title and image.
    private(set) var face: NSMenuItem?
    /// What lives as long as the menu.
    var kept: [AnyObject] = []

    init(_ title: String, _ read: @escaping @MainActor () -> Contents) {
      self.read = read
      super.init(title: title)
      delegate = self
    }

    /// A menu of entries that belongs to a window.
    convenience init(
      title: String, window: @escaping @MainActor () -> NSWindow?,
      _ entries: @escaping @MainActor () -> [MenuEntry<MenuAction>]
    ) {
      self.init(title) {
        Contents(rows: MenuRowBuilder.rows(of: entries()), origin: MenuOrigin(in: window()))
      }
    }

    // What AppKit copies is a menu without a source of its own. `nonisolated` as in `NSMenu`: an app whose default is
    // the main actor could not compile it otherwise.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      // Unavailable, and no archive has such a menu: nothing can call it.
      fatalError("menus are made in code")
    }

    /// Makes the first item one that only a pull-down button shows.
    func addFace() -> NSMenuItem {
      let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
      insertItem(item, at: 0)
      face = item
      return item
    }

    func menuNeedsUpdate(_ menu: NSMenu) {
      guard let contents = read?() else { return }
      if let title = contents.title, menu.title != title { menu.title = title }
      if menu === self {
        list.show(contents.rows, in: self, from: face == nil ? 0 : 1, for: contents.origin)
      } else {
        // A copy that AppKit has made of this menu.
        menu.removeAllItems()
        MenuItemList().show(contents.rows, in: menu, for: contents.origin)
      }
    }
  }
#endif
