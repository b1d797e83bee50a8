#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Tells when something else may have come to the front: a scene, a window, the view controller of a context or the first
  /// responder.
  @MainActor
  final class FrontObserver {
    private let changed: @MainActor () -> Void
    private var isObserving = false
    /// Whether a change is to be told in the next turn of the run loop.
    private var isDue = false

    private let notifications: [Notification.Name]

    /// - Parameter others: What tells of other changes to follow.
    init(also others: [Notification.Name] = [], _ changed: @escaping @MainActor () -> Void) {
      notifications =
        TextEditingObserver.notifications + [UIScene.didActivateNotification] + others
      self.changed = changed
    }

    func begin() {
      if isObserving { return }
      isObserving = true
      for name in notifications {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          Task { @MainActor in self?.noteChange() }
        }
      }
    }

    /// Tells of a change in the next turn of the run loop: several come together, some before what they announce.
    func noteChange() {
      if isDue { return }
      isDue = true
      Task { @MainActor [weak self] in
        self?.isDue = false
        self?.changed()
      }
    }
  }

  /// What a responder with contexts has besides them.
  @MainActor
  final class FrontPlace {
    /// Follow the states of the contexts, by their commands.
    private var followers: [ObjectIdentifier: MenuFollower] = [:]
    private var probe: FrontProbe?

    private static let places = AssociatedObject<FrontPlace>()

    /// The place of a responder, made if needed.
    static func of(_ responder: UIResponder) -> FrontPlace {
      if let place = places[responder] { return place }
      let place = FrontPlace()
      places[responder] = place
      return place
    }

    /// Calls `changed` after each change of a context's state, as long as the responder is there.
    func follow<Command: MenuCommand>(
      _ context: MenuContext<Command>, _ changed: @escaping @MainActor () -> Void
    ) {
      followers[ObjectIdentifier(Command.self)] = MenuFollower(context.activity) {
        _ = context.state
        changed()
      }
    }

    /// Calls `changed` when the view of a responder comes to the screen or leaves it. Returns false if the view is not loaded
    /// yet.
    func probe(_ responder: UIResponder, _ changed: @escaping @MainActor () -> Void) -> Bool {
      if probe != nil || responder is UIWindow { return true }
      let view: UIView
      switch responder {
      case let controller as UIViewController:
        guard let loaded = controller.viewIfLoaded else { return false }
        view = loaded
      case let own as UIView: view = own
      default: return true
      }
      // These allow no subviews of others, and say so in the log or with an exception.
      let name = String(describing: type(of: view))
      if name.contains("HostingView") || name.contains("VisualEffectView") { return true }
      probe = FrontProbe(in: view, changed)
      return true
    }
  }

  /// A view that people do not see, in another one: UIKit tells nobody else that this comes to the screen or leaves it.
  @MainActor
  final class FrontProbe: UIView {
    /// Called whenever the view has come to a window or left it.
    var moved: (@MainActor () -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a view in another one, and calls `moved` whenever that has come to a window or left it.
    convenience init(in view: UIView, _ moved: @escaping @MainActor () -> Void) {
      self.init(frame: .zero)
      self.moved = moved
      view.addSubview(self)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      moved?()
    }
  }
#endif
