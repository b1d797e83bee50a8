#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A menu that is filled each time it opens. It is its own delegate, so no other object has to retain one.
  ///
  /// The subclasses adopt `NSMenuDelegate`: AppKit sees a method of it only in the class that adopts it.
  @MainActor
  class FilledMenu: NSMenu {
    /// The contents of a menu at the time it opens.
    @MainActor
    struct Contents {
      var title: String?
      var rows: MenuRows
      var anchor: MenuAnchor
    }

    private var read: (@MainActor () -> Contents)?
    private let list = MenuItemList()
    /// The first item, which supplies a pull-down button's title and image.
    private(set) var titleItem: NSMenuItem?
    /// Objects that live as long as the menu.
    var kept: [AnyObject] = []

    init(_ title: String, _ read: @escaping @MainActor () -> Contents) {
      self.read = read
      super.init(title: title)
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
    func addTitleItem() -> NSMenuItem {
      let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
      insertItem(item, at: 0)
      titleItem = item
      return item
    }

    /// Takes away the keys of commands that will get others.
    func clearKeys(of commands: Set<String>) { list.clearKeys(of: commands) }

    /// Fills the menu, or a copy of it that AppKit has made.
    func fill(_ menu: NSMenu) {
      guard let contents = read?() else { return }
      if let title = contents.title, menu.title != title { menu.title = title }
      if menu === self {
        list.show(
          contents.rows, in: self, from: titleItem == nil ? 0 : 1, for: contents.anchor)
      } else {
        menu.removeAllItems()
        MenuItemList().show(contents.rows, in: menu, for: contents.anchor)
      }
    }

    /// Updates the items while the menu is open. None is added, moved or removed: people point at one of them.
    func updateItems() {
      guard let contents = read?() else { return }
      list.update(contents.rows, for: contents.anchor)
      validateItems()
    }
  }

  @MainActor
  extension NSMenu {
    /// Enables and dims the items, and those of submenus.
    fileprivate func validateItems() {
      update()
      for item in items { item.submenu?.validateItems() }
    }
  }

  /// A menu of the menu bar.
  @MainActor
  final class BarMenu: FilledMenu, NSMenuDelegate {
    override init(_ title: String, _ read: @escaping @MainActor () -> Contents) {
      super.init(title, read)
      delegate = self
    }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(title: "")
    }

    func menuNeedsUpdate(_ menu: NSMenu) { fill(menu) }
  }

  /// A menu outside the menu bar, whose items have no keys.
  @MainActor
  final class KeylessMenu: FilledMenu, NSMenuDelegate {
    override init(_ title: String, _ read: @escaping @MainActor () -> Contents) {
      super.init(title, read)
      delegate = self
    }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(title: "")
    }

    func menuNeedsUpdate(_ menu: NSMenu) { fill(menu) }

    /// Without this method, AppKit fills the menu to look for each key that is pressed.
    func menuHasKeyEquivalent(
      _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
      action: UnsafeMutablePointer<Selector?>
    ) -> Bool { false }
  }
#endif
