#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A menu that is filled each time it opens. It is its own delegate, so no other object has to retain one.
  @MainActor
  final class FilledMenu: NSMenu, NSMenuDelegate {
    /// The contents of a menu at the time it opens.
    @MainActor
    struct Contents {
      var title: String?
      var rows: [MenuRow]
      var origin: MenuAnchor
    }

    private var read: (@MainActor () -> Contents)?
    private let list = MenuItemList()
    /// The item that supplies a pull-down button's title and image.
    private(set) var face: NSMenuItem?
    /// Objects that live as long as the menu.
    var kept: [AnyObject] = []

    init(_ title: String, _ read: @escaping @MainActor () -> Contents) {
      self.read = read
      super.init(title: title)
      delegate = self
    }

    /// Creates a menu of entries for a window.
    convenience init(
      title: String, window: @escaping @MainActor () -> NSWindow?,
      _ entries: @escaping @MainActor () -> [MenuEntry<MenuAction>]
    ) {
      self.init(title) {
        Contents(rows: MenuRowBuilder.rows(of: entries()), origin: MenuAnchor(in: window()))
      }
    }

    // Called when AppKit copies the menu; the copy has no source. `nonisolated` as in `NSMenu`, or an app with the
    // main actor as its default isolation would not compile.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Adds a first item that only a pull-down button shows.
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
        // AppKit has made a copy of this menu.
        menu.removeAllItems()
        MenuItemList().show(contents.rows, in: menu, for: contents.origin)
      }
    }
  }
#endif
