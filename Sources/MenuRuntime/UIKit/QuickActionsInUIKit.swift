#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  // UIKit gives a quick action to the delegate of a scene: as it connects, if the app was launched by it, and to a method
  // afterwards. At either time the scene is not in front yet, so that nothing could be asked there.

  extension QuickActionSurface {
    /// Sets the quick actions of the app's icon, and sets them again whenever they change.
    ///
    /// ```swift
    /// MailQuickActions(library.menus).install()
    /// ```
    ///
    /// Call it once, in `application(_:didFinishLaunchingWithOptions:)` or in the initializer of a SwiftUI app, with a context
    /// of the whole app: with that of a window, the last window would win. State that is not `@Observable` is read again after
    /// each command, after `MenuContext.update()` and as a scene leaves the front. The actions of several modules come one
    /// after the other. Another call for the same type replaces the former one.
    public func install() { InstalledQuickActions.shared.add(self) }

    /// Performs the quick action that a scene was given as it connected: `options.shortcutItem`.
    ///
    /// It waits until the scene is active, and then does what ``MenuContext/choose(_:at:)`` does. An action that is unknown,
    /// or whose element is gone, is `unavailable`.
    ///
    /// - Parameter item: The quick action, or nil if the scene connects for another reason.
    /// - Returns: A task that ends with the outcome.
    @discardableResult
    public func choose(
      _ item: UIApplicationShortcutItem?, in scene: UIScene
    ) -> Task<MenuOutcome, Never> {
      let ending = MenuEnding()
      choose(item, in: scene, ending)
      return ending.task
    }

    /// Performs a quick action, for the scene delegate's method:
    ///
    /// ```swift
    /// func windowScene(
    ///   _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    ///   completionHandler done: @escaping (Bool) -> Void
    /// ) {
    ///   MailQuickActions(browser.menus).choose(item, in: scene, completionHandler: done)
    /// }
    /// ```
    ///
    /// - Parameter completionHandler: Called once, when it is decided whether the command is performed: at once, or after
    ///   people have answered its question.
    public func choose(
      _ item: UIApplicationShortcutItem, in scene: UIScene,
      completionHandler: @escaping (Bool) -> Void
    ) {
      choose(item, in: scene, MenuEnding { completionHandler($0) })
    }

    private func choose(
      _ item: UIApplicationShortcutItem?, in scene: UIScene, _ ending: MenuEnding
    ) {
      guard let item else { return ending.end(.unavailable) }
      let key = item.type
      SceneQuickActions.of(scene).add(ending) { scene in
        let windows = scene as? UIWindowScene
        let anchor = MenuAnchor(responder: windows?.keyWindow ?? windows?.windows.first ?? scene)
        return choose(key, at: anchor, ending)
      }
    }
  }

  /// The quick actions that a scene was given, until it is active and, in SwiftUI, until a view answers them.
  @MainActor
  final class SceneQuickActions {
    /// A quick action that waits.
    private struct Waiting {
      let ending: MenuEnding
      /// Chooses its command. Returns false if there is none.
      let choose: @MainActor (UIScene) -> Bool
      /// Whether the views are not there yet that would choose it.
      let needsViews: Bool
    }

    private static let scenes = AssociatedObject<SceneQuickActions>()

    /// Those of a scene, which retains them.
    static func of(_ scene: UIScene) -> SceneQuickActions {
      if let actions = scenes[scene] { return actions }
      let actions = SceneQuickActions(scene)
      scenes[scene] = actions
      return actions
    }

    private weak var scene: UIScene?
    private var waiting: [Waiting] = []
    private var views: [Reference] = []

    private struct Reference {
      weak var view: QuickActionsView?
    }

    private init(_ scene: UIScene) {
      self.scene = scene
      let center = NotificationCenter.default
      _ = center.addObserver(
        forName: UIScene.didActivateNotification, object: scene, queue: nil
      ) { [weak self] _ in
        Task { @MainActor in self?.perform() }
      }
      _ = center.addObserver(
        forName: UIScene.didDisconnectNotification, object: scene, queue: nil
      ) { [weak self] _ in
        Task { @MainActor in self?.cancel() }
      }
    }

    /// Performs an action as soon as the scene is active.
    func add(_ ending: MenuEnding, _ choose: @escaping @MainActor (UIScene) -> Bool) {
      waiting.append(Waiting(ending: ending, choose: choose, needsViews: false))
      perform()
    }

    /// Performs an action as soon as the scene is active and has a view that answers.
    func add(_ item: UIApplicationShortcutItem, _ ending: MenuEnding = MenuEnding()) {
      let key = item.type
      let choose: @MainActor (UIScene) -> Bool = { [weak self] _ in
        self?.views.contains { $0.view?.choose(key, ending) ?? false } ?? false
      }
      waiting.append(Waiting(ending: ending, choose: choose, needsViews: true))
      perform()
    }

    /// Notes a view that answers.
    func add(_ view: QuickActionsView) {
      views.removeAll { $0.view == nil || $0.view === view }
      views.append(Reference(view: view))
      perform()
    }

    /// Notes that a view has left the scene.
    func remove(_ view: QuickActionsView) {
      views.removeAll { $0.view == nil || $0.view === view }
    }

    private func perform() {
      guard let scene, scene.activationState == .foregroundActive else { return }
      let hasViews = views.contains { $0.view != nil }
      let due = waiting.filter { hasViews || !$0.needsViews }
      waiting.removeAll { hasViews || !$0.needsViews }
      for action in due where !action.choose(scene) { action.ending.end(.unavailable) }
    }

    /// Answers what waits for a scene that is gone.
    private func cancel() {
      for action in waiting { action.ending.end(.cancelled) }
      waiting = []
    }
  }

  /// What answers quick actions for a view of SwiftUI.
  @MainActor
  final class QuickActionsView {
    /// Chooses the command with a key, if it is there. Returns whether it is.
    var choose: @MainActor (String, MenuEnding) -> Bool = { _, _ in false }
    private weak var scene: UIScene?

    /// Notes which scene the view is in now.
    func move(to scene: UIScene?) {
      if self.scene === scene { return }
      if let former = self.scene { SceneQuickActions.of(former).remove(self) }
      self.scene = scene
      if let scene { SceneQuickActions.of(scene).add(self) }
    }
  }

  /// The quick actions that the app has set.
  @MainActor
  private final class InstalledQuickActions {
    static let shared = InstalledQuickActions()

    /// The quick actions of a surface.
    private struct Surface {
      let type: ObjectIdentifier
      let read: @MainActor () -> [QuickAction]
      var follower: MenuFollower?
      var actions: [QuickAction] = []
    }

    private var surfaces: [Surface] = []
    private var shown: [QuickAction]?

    /// Adds the actions of a surface, in the next turn of the run loop: in the initializer of a SwiftUI app, there is no
    /// application yet.
    func add(_ surface: some QuickActionSurface) {
      Task { @MainActor in start(surface) }
    }

    private func start<Actions: QuickActionSurface>(_ actions: Actions) {
      if shown == nil { observe() }
      let type = ObjectIdentifier(Actions.self)
      let surface = Surface(type: type) { actions.opened().map { QuickAction(of: $0) } }
      let index = surfaces.firstIndex { $0.type == type } ?? surfaces.count
      surfaces.replaceSubrange(index..<min(index + 1, surfaces.count), with: [surface])
      surfaces[index].follower = MenuFollower(actions.context.activity) { [weak self] in
        self?.update(surface)
      }
    }

    private func update(_ surface: Surface) {
      let actions = surface.read()
      guard let index = surfaces.firstIndex(where: { $0.type == surface.type }) else { return }
      surfaces[index].actions = actions
      show()
    }

    /// Reads state again that does not tell when it changes.
    private func observe() {
      _ = NotificationCenter.default.addObserver(
        forName: UIScene.willDeactivateNotification, object: nil, queue: nil
      ) { _ in
        Task { @MainActor in
          let installed = InstalledQuickActions.shared
          for surface in installed.surfaces { installed.update(surface) }
        }
      }
    }

    private func show() {
      let actions = surfaces.flatMap(\.actions)
      if actions == shown { return }
      shown = actions
      UIApplication.shared.shortcutItems = actions.map(\.item)
    }
  }

  /// What people see of a quick action. The system's own objects cannot be compared.
  nonisolated private struct QuickAction: Equatable {
    private let type: String
    private let title: String
    private let subtitle: String?
    private let image: MenuImage?

    init(of item: MenuEntry<MenuAction>.Item) {
      (type, title, subtitle, image) = (item.key, item.title, item.subtitle, item.image)
    }

    var item: UIApplicationShortcutItem {
      UIApplicationShortcutItem(
        type: type, localizedTitle: title, localizedSubtitle: subtitle, icon: icon)
    }

    /// The icon. The system finds images in the app's own catalog alone.
    private var icon: UIApplicationShortcutIcon? {
      switch image {
      case .symbol(let name, _): return UIApplicationShortcutIcon(systemImageName: name)
      case .asset(let name, .main, _): return UIApplicationShortcutIcon(templateImageName: name)
      case .asset, nil: return nil
      }
    }
  }
#endif
