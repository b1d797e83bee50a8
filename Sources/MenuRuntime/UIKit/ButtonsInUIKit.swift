#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(tvOS 17, *)
  extension PullDownSurface {
    /// Returns a button for a view. Its label follows the state.
    public func makeButton() -> UIButton {
      let button = FollowingButton(type: .system)
      let performer = MenuPerformer(anchor: MenuAnchor(view: button))
      button.menu = makeMenu(performer)
      if tapCommand != nil {
        button.addAction(tapAction(performer), for: .primaryActionTriggered)
      } else {
        button.showsMenuAsPrimaryAction = true
      }
      button.accessibilityIdentifier = identifier
      button.follower = MenuFollower(context.activity) { [weak button] in
        button?.show(openedButton())
      }
      return button
    }

    /// Returns an item for a navigation bar or toolbar. Its label follows the state.
    ///
    /// - Parameter viewController: The view controller that shows the item, so that confirmations appear in
    ///   its window. If nil, it is looked up when a confirmation is needed.
    public func makeBarButtonItem(in viewController: UIViewController? = nil) -> UIBarButtonItem {
      let item = FollowingBarButtonItem()
      let anchor = MenuAnchor(barButtonItem: item, viewController: viewController)
      let performer = MenuPerformer(anchor: anchor)
      item.menu = makeMenu(performer)
      if tapCommand != nil { item.primaryAction = tapAction(performer) }
      item.accessibilityIdentifier = identifier
      item.follower = MenuFollower(context.activity) { [weak item] in
        item?.show(openedButton())
      }
      return item
    }

    #if !os(tvOS)
      /// Shows the menu in the navigation bar of a view controller, as fits a More button: its entries are in the bar's
      /// own overflow menu. Where bars have none, on an iPhone before iOS 27, it is a button at the trailing end.
      ///
      /// Call it in `viewDidLoad()`. The view controller retains what it needs.
      public func attach(to viewController: UIViewController) {
        if #available(iOS 16, *), Self.hasOverflow {
          let performer = MenuPerformer(anchor: MenuAnchor(responder: viewController))
          viewController.navigationItem.additionalOverflowItems = .uncached { completion in
            let button = openedButton()
            let entries = button.isShown ? opened().entries : []
            completion(
              performer.elements(of: button.isEnabled ? entries : entries.map { $0.dimmed() }))
          }
          return
        }
        let item = makeBarButtonItem(in: viewController)
        let others = viewController.navigationItem.rightBarButtonItems ?? []
        viewController.navigationItem.rightBarButtonItems = [item] + others
      }

      /// Whether navigation bars have an overflow menu.
      private static var hasOverflow: Bool {
        if #available(iOS 27, *) { return true }
        return UIDevice.current.userInterfaceIdiom != .phone
      }
    #endif

    /// The identifier of the button, for tests: the key of the tap command, or else the name of the button's type.
    private var identifier: String { openedButton().tap?.key ?? String(describing: Self.self) }

    /// Returns an action that performs the tap command current at the time of the tap.
    private func tapAction(_ performer: MenuPerformer) -> UIAction {
      UIAction { _ in
        if let item = openedButton().tap { performer.choose(item) }
      }
    }

    /// Makes a menu whose elements are made each time it opens.
    private func makeMenu(_ performer: MenuPerformer) -> UIMenu {
      let elements = UIDeferredMenuElement.uncached { completion in
        completion(performer.elements(of: opened()))
      }
      return UIMenu(children: [elements])
    }
  }

  /// A button that retains its follower.
  @available(tvOS 17, *)
  @MainActor
  private final class FollowingButton: UIButton {
    var follower: MenuFollower?
    private var label: MenuLabel?

    func show(_ button: OpenedButton) {
      isEnabled = button.isEnabled
      isHidden = !button.isShown
      let label = button.label
      if label == self.label { return }
      self.label = label
      let image = label.image?.uiImage
      setImage(image, for: .normal)
      setTitle(image == nil ? label.title : nil, for: .normal)
      accessibilityLabel = label.title
    }
  }

  /// A bar button item that retains its follower.
  @available(tvOS 17, *)
  @MainActor
  private final class FollowingBarButtonItem: UIBarButtonItem {
    var follower: MenuFollower?
    private var label: MenuLabel?

    func show(_ button: OpenedButton) {
      isEnabled = button.isEnabled
      #if !os(tvOS)
        if #available(iOS 16, *) { isHidden = !button.isShown }
      #endif
      let label = button.label
      if label == self.label { return }
      self.label = label
      title = label.title
      image = label.image?.uiImage
      accessibilityLabel = label.title
      // The action's title and image would override the item's.
      guard let action = primaryAction else { return }
      (action.title, action.image) = (label.title, image)
      primaryAction = action
    }
  }
#endif
