#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The action of a menu item, stored as its represented object.
  @MainActor
  final class MenuItemTarget: NSObject, NSMenuItemValidation {
    /// The ID of the row that the item shows.
    var id: String
    var item: MenuEntry<MenuAction>.Item
    var anchor: MenuAnchor
    /// The shortcut in the menu bar. An alternate may have that of the item before it, with its own modifier.
    var shortcut: MenuShortcut?

    init(_ id: String, _ item: MenuEntry<MenuAction>.Item, _ anchor: MenuAnchor) {
      self.id = id
      self.item = item
      self.anchor = anchor
      super.init()
    }

    @objc func chooseItem(_ sender: Any?) {
      guard let item = anchor.current(item, id) else { return }
      anchor.choose(item)
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      item.isEnabled && !anchor.blocks(item) && !isTyped
    }

    /// Whether the current event presses the shortcut for the text that people edit.
    private var isTyped: Bool { shortcut.map(NSApplication.shared.isTyping) ?? false }

    /// AppKit asks it of a target while a modal window is open. Whether that blocks the command depends on its window.
    @objc var worksWhenModal: Bool { true }
  }

  /// The action of a system command that opens a window. The app is made active first, or the window would be behind those
  /// of the app that is.
  @MainActor
  final class SystemItemTarget: NSObject, NSMenuItemValidation {
    private let action: AppKitAction

    init(_ action: AppKitAction) {
      self.action = action
      super.init()
    }

    @objc func chooseSystemItem(_ sender: Any?) {
      Activation.ask { [action] in
        _ = NSApplication.shared.sendAction(action.selector, to: action.target, from: sender)
      }
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      let (application, selector) = (NSApplication.shared, action.selector)
      return application.target(forAction: selector, to: action.target, from: menuItem) != nil
    }
  }

  /// A submenu of commands. It is the target of the item that opens it, and so can dim that.
  @MainActor
  final class Submenu: NSMenu, NSMenuItemValidation {
    var isEnabled = true

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { isEnabled }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#endif
