#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension PullDownSurface {
    /// Returns a pull-down button for a view. Its title and image follow the state; its menu is filled each time it
    /// opens.
    public func makeButton() -> NSPopUpButton {
      let button = NSPopUpButton(frame: .zero, pullsDown: true)
      let menu = makeMenu(for: button)
      let titleItem = menu.addTitleItem()
      button.menu = menu
      button.identifier = identifier
      button.setAccessibilityIdentifier(identifier.rawValue)
      follow(menu) { [weak button, weak titleItem] shown, image in
        let label = shown.label
        titleItem?.title = label.title
        titleItem?.image = image
        titleItem?.setImageStays(true)
        button?.imagePosition = image == nil ? .noImage : .imageOnly
        button?.setAccessibilityLabel(label.title)
        button?.isEnabled = shown.isEnabled
        button?.isHidden = !shown.isShown
      }
      return button
    }

    /// Returns a button that performs `tap` when clicked, with an arrow that opens the menu.
    @available(macOS 13, *)
    public func makeComboButton() -> NSComboButton {
      let button = NSComboButton(frame: .zero)
      let menu = makeMenu(for: button)
      button.menu = menu
      if let tap = makeTap(menu, button) {
        button.target = tap
        button.action = #selector(PullDownTap.click(_:))
      }
      button.identifier = identifier
      button.setAccessibilityIdentifier(identifier.rawValue)
      follow(menu) { [weak button] shown, image in
        let label = shown.label
        button?.title = image == nil ? label.title : ""
        button?.image = image
        button?.setAccessibilityLabel(label.title)
        button?.isEnabled = shown.isEnabled
        button?.isHidden = !shown.isShown
      }
      return button
    }

    /// Returns a toolbar item with the same menu. A click performs `tap` if the button has one.
    public func makeToolbarItem(identifier: NSToolbarItem.Identifier) -> NSMenuToolbarItem {
      let item = PullDownItem(itemIdentifier: identifier)
      let menu = makeMenu(for: nil)
      item.menu = menu
      if let tap = makeTap(menu, nil) {
        item.target = tap
        item.action = #selector(PullDownTap.click(_:))
      }
      follow(menu) { [weak item] shown, image in
        let label = shown.label
        item?.label = MenuTexts.label(of: label.title)
        item?.paletteLabel = MenuTexts.label(of: label.title)
        item?.toolTip = image == nil ? nil : label.title
        item?.image = image
        item?.title = image == nil ? label.title : ""
        item?.isUsable = shown.isEnabled && shown.isShown
        item?.validate()
        if #available(macOS 15, *) { item?.isHidden = !shown.isShown }
      }
      return item
    }

    /// The identifier of the button, for tests: the key of the tap command, or else the name of the button's type.
    private var identifier: NSUserInterfaceItemIdentifier {
      NSUserInterfaceItemIdentifier(openedButton().tap?.key ?? String(describing: Self.self))
    }

    private func makeMenu(for view: NSView?) -> FilledMenu {
      KeylessMenu("") { [weak view] in
        let (menu, anchor) = (opened(), MenuAnchor(view))
        anchor.sharedItems = menu.sharedItems
        return FilledMenu.Contents(rows: MenuRows(of: menu.entries), anchor: anchor)
      }
    }

    /// Shows the button, and again after each change to its appearance. The menu retains the follower.
    func follow(
      _ menu: FilledMenu, show: @escaping @MainActor (OpenedButton, NSImage?) -> Void
    ) {
      var last: (button: OpenedButton, image: NSImage?)?
      let follower = MenuFollower(context.activity) {
        let button = openedButton()
        if let last, last.button.looks(like: button) { return }
        let isSame = last?.button.label.image == button.label.image
        let image = isSame ? last?.image : button.label.image?.nsImage
        last = (button, image)
        show(button, image)
      }
      menu.kept.append(follower)
    }

    /// Returns the click action, or nil for a button that only has a menu. The menu retains it.
    private func makeTap(_ menu: FilledMenu, _ view: NSView?) -> PullDownTap? {
      guard tapCommand != nil else { return nil }
      let tap = PullDownTap { [weak view] in
        if let item = openedButton().tap { MenuAnchor(view).choose(item) }
      }
      menu.kept.append(tap)
      return tap
    }
  }

  extension OpenedButton {
    fileprivate func looks(like other: OpenedButton) -> Bool {
      label == other.label && isEnabled == other.isEnabled && isShown == other.isShown
    }
  }

  /// A toolbar's item for a button with a menu. Its toolbar asks it whether it is enabled, and would otherwise enable it
  /// by its action.
  @MainActor
  private final class PullDownItem: NSMenuToolbarItem {
    var isUsable = true

    override func validate() {
      let isEnabled = isUsable && !ModalState.isBlocked(window)
      if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
    }

    private var window: NSWindow? {
      NSApplication.shared.windows.first { window in
        window.toolbar?.items.contains { $0 === self } ?? false
      }
    }
  }

  /// The click action of a button with a menu.
  @MainActor
  private final class PullDownTap: NSObject {
    private let tap: @MainActor () -> Void

    init(_ tap: @escaping @MainActor () -> Void) {
      self.tap = tap
      super.init()
    }

    @objc func click(_ sender: Any?) { tap() }
  }
#endif
