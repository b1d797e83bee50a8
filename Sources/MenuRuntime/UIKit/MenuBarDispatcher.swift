#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Updates and performs the commands of the main menu, of which an app has one.
  @MainActor
  final class MenuBarDispatcher {
    static let shared = MenuBarDispatcher()

    private var parts: [MenuBarPart] = []
    /// The snapshot that the main menu was built from.
    private var built: MenuBarSnapshot?
    /// The states that the main menu shows.
    private var states: [[AnyHashable]] = []
    private var appearances: [MenuBarSnapshot.Appearance] = []
    /// The responder that last validated a command. A change of state need not rebuild the menus while it is in front.
    private weak var front: UIResponder?
    private var followers: [MenuFollower] = []
    /// The responders with contexts whose views were not loaded yet.
    private var unloaded: [() -> UIResponder?] = []
    private lazy var frontObserver = FrontObserver { [weak self] in self?.follow() }
    private var pass: Pass?
    private lazy var textEditing = TextEditingObserver { [weak self] in self?.rebuild() }

    private init() {
      MenuKeyChanges.shared.observe(for: self) { dispatcher, _ in
        if dispatcher.built != nil { dispatcher.rebuild() }
      }
    }

    // MARK: - Building

    /// Starts to use the menus of some parts, in the state of the responder in front.
    func begin(_ parts: [MenuBarPart]) -> MenuBarSnapshot {
      self.parts = parts
      pass = nil
      let contexts = MenuBarContexts(from: MenuBarContexts.front(after: front))
      let snapshot = snapshot(of: contexts)
      built = snapshot
      note(contexts)
      appearances = snapshot.appearances
      if snapshot.hasKeysForText { textEditing.begin() }
      frontObserver.begin()
      followers = parts.map { part in
        MenuFollower(part.activity) { [weak self] in
          _ = part.state(nil)
          self?.follow()
        }
      }
      return snapshot
    }

    /// Follows a context of a responder: its state, and when its view comes to the screen or leaves it.
    func follow<Command: MenuCommand>(_ context: MenuContext<Command>, of responder: UIResponder) {
      FrontPlace.of(responder).follow(context) { [weak self] in self?.follow() }
      unloaded.append { [weak responder] in responder }
      probeLoaded()
    }

    /// Notes the states that the main menu shows, which change when what is in front of them goes.
    private func note(_ contexts: MenuBarContexts) {
      states = parts.map { contexts.state(of: $0) }
      guard let modal = contexts.modal else { return }
      _ = FrontPlace.of(modal).probe(modal) { [weak self] in self?.frontObserver.noteChange() }
    }

    private func probeLoaded() {
      unloaded.removeAll { responder in
        guard let responder = responder() else { return true }
        return FrontPlace.of(responder).probe(responder) { [weak self] in
          self?.frontObserver.noteChange()
        }
      }
    }

    /// Asks the system to rebuild the main menu.
    func rebuild() { UIMenuSystem.main.setNeedsRebuild() }

    /// Shows a changed state, or what is in front now. Rebuilds the main menu only if its structure has changed, or the
    /// responder in front does not validate commands.
    func follow() {
      probeLoaded()
      guard let built else { return }
      let responder = MenuBarContexts.front(after: front)
      let contexts = MenuBarContexts(from: responder)
      if parts.map({ contexts.state(of: $0) }) == states { return }
      note(contexts)
      pass = nil
      let now = snapshot(of: contexts)
      if now.outline != built.outline {
        rebuild()
      } else if now.appearances != appearances {
        appearances = now.appearances
        if front != nil, front === responder, !Self.takesFocus {
          UIMenuSystem.main.setNeedsRevalidate()
        } else {
          rebuild()
        }
      }
    }

    /// Whether the open menu bar takes the focus from the app, as on iPadOS 27, so that no view controller may be asked
    /// to validate its commands.
    private static var takesFocus: Bool {
      #if !targetEnvironment(macCatalyst)
        if #available(iOS 27, *) { return MenuDevice.isPad }
      #endif
      return false
    }

    private func snapshot(of contexts: MenuBarContexts) -> MenuBarSnapshot {
      MenuBarSnapshot(MenuBarPart.merged(parts.flatMap { contexts.menus(of: $0) }))
    }

    // MARK: - Validating

    /// One validation of all commands, which shares a snapshot.
    private struct Pass {
      let responder: ObjectIdentifier
      let snapshot: MenuBarSnapshot
      var shown: Set<MenuBarKey> = []
    }

    /// Updates a command for a responder. Ignores commands that are not the menu bar's.
    func validate(_ command: UICommand, for responder: UIResponder) {
      guard command.action == Self.action, let key = MenuBarKey(command.propertyList) else {
        return
      }
      front = responder
      let snapshot = snapshot(showing: key, for: responder)
      if let choice = snapshot.choices[key.key] {
        choice.show(in: command, shortcut: key.shortcut, isEditingText: textEditing.isEditing)
      } else {
        // The command's list element was removed after the menus were built.
        command.attributes = .disabled
      }
    }

    private func snapshot(showing key: MenuBarKey, for responder: UIResponder) -> MenuBarSnapshot {
      if var pass, pass.responder == ObjectIdentifier(responder),
        pass.shown.insert(key).inserted
      {
        self.pass = pass
        return pass.snapshot
      }
      textEditing.check()
      let contexts = MenuBarContexts(from: responder)
      let snapshot = snapshot(of: contexts)
      pass = Pass(responder: ObjectIdentifier(responder), snapshot: snapshot, shown: [key])
      Task { [weak self] in self?.pass = nil }
      if let built, snapshot.outline != built.outline { rebuild() }
      note(contexts)
      appearances = snapshot.appearances
      return snapshot
    }

    // MARK: - Choosing

    /// Performs a command, asking for confirmation first if it needs one.
    ///
    /// - Parameters:
    ///   - isAlternate: Whether to perform the command's alternate.
    ///   - responder: The responder that received the command, or nil if none in front did.
    func perform(_ command: UICommand, isAlternate: Bool, from responder: UIResponder?) {
      guard let key = MenuBarKey(command.propertyList) else { return }
      pass = nil
      let responder = responder ?? MenuBarContexts.front(after: front)
      let snapshot = snapshot(of: MenuBarContexts(from: responder))
      guard let choice = snapshot.choices[key.key] else { return }
      guard let item = isAlternate ? choice.alternate : choice.item else { return }
      MenuPerformer(anchor: MenuAnchor(responder: responder)).choose(item)
    }

    // MARK: - Keys

    /// Whether text is edited in the window with the keyboard focus.
    var isEditingText: Bool { textEditing.isEditing }
  }

  @MainActor
  extension MenuBarSnapshot.Choice {
    /// Updates a command from the item.
    ///
    /// - Parameter shortcut: The number of the shortcut that it has. A command with another than the first is hidden.
    func show(in command: UICommand, shortcut: Int = 0, isEditingText: Bool) {
      command.title = item.title
      command.subtitle = item.subtitle
      command.image = item.image?.uiImage
      if item.image?.stays ?? false { command.keepImage() }
      command.attributes = shortcut == 0 ? item.attributes : item.attributes.union(.hidden)
      command.state = item.state
      command.discoverabilityTitle = item.discoverabilityTitle
      if let keyCommand = command as? UIKeyCommand, item.shortcuts.indices.contains(shortcut) {
        keyCommand.wantsPriorityOverSystemBehavior =
          item.shortcuts[shortcut].takesPriority(isEditingText: isEditingText)
        // Keys that people have typed are on their keyboard.
        keyCommand.allowsAutomaticLocalization = !item.hasChangedKeys
      }
    }
  }

  extension UIResponder {
    /// Updates a menu bar command. Call it in each view controller:
    ///
    /// ```swift
    /// override func validate(_ command: UICommand) {
    ///   super.validate(command)
    ///   validateMenu(command)
    /// }
    /// ```
    ///
    /// Commands that are not the menu bar's are ignored. Without this call, the menus are rebuilt each time
    /// an observable state changes.
    public func validateMenu(_ command: UICommand) {
      MenuBarDispatcher.shared.validate(command, for: self)
    }
  }
#endif
