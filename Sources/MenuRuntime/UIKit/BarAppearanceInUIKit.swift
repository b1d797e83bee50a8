#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Follows the appearance of a view controller, as a child of it: UIKit tells no other object.
  @MainActor
  final class BarAppearance: UIViewController {
    private let willAppear: @MainActor (Bool) -> Void
    private let willDisappear: @MainActor (Bool) -> Void

    init(
      of controller: UIViewController, willAppear: @escaping @MainActor (Bool) -> Void,
      willDisappear: @escaping @MainActor (Bool) -> Void
    ) {
      (self.willAppear, self.willDisappear) = (willAppear, willDisappear)
      super.init(nibName: nil, bundle: nil)
      // UIKit forwards appearance callbacks only to children whose views are in the parent's view.
      view.frame = .zero
      view.isHidden = true
      view.isUserInteractionEnabled = false
      controller.addChild(self)
      controller.view.addSubview(view)
      didMove(toParent: controller)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      // Only the library creates it; no storyboard can.
      return nil
    }

    func remove() {
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      willAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      willDisappear(animated)
    }
  }
#endif
