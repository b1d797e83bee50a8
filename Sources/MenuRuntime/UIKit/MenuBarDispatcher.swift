#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Shows the commands of the main menu as they are, and performs them: an app has one main menu.
  @MainActor
  final class MenuBarDispatcher {
    static let shared = MenuBarDispatcher()

    private var parts: [MenuBarPart] = []
    /// What the main menu was built from.
    private var built: MenuBarSnapshot?
    /// The states that the main menu shows.
    private var states: [AnyHashable] = []
    private var faces: [MenuBarSnapshot.Face] = []
    /// The responder that was asked last.
    private weak var front: UIResponder?
    /// Whether responders show the commands as they are, so that the menus need not be built anew for it.
    private var isValidated = false
    private var followers: [MenuFollower] = []
    private var pass: Pass?
    private lazy var textEditing = MenuTextEditing { [weak self] in self?.textEditingChanged() }

    private init() {}

    // MARK: - Building

    /// Takes the menus of some parts for the main menu, as they are for the responder in front.
    func begin(_ parts: [MenuBarPart]) -> MenuBarSnapshot {
      self.parts = parts
      pass = nil
      let answers = MenuBarAnswers(from: front ?? MenuBarAnswers.front)
      let snapshot = snapshot(of: answers)
      built = snapshot
      states = parts.map { answers.state(of: $0) }
      faces = snapshot.faces
      if snapshot.hasKeysThatMoveFocus { textEditing.begin() }
      followers = parts.map { part in
        MenuFollower(part.activity) { [weak self] in self?.follow() }
      }
      return snapshot
    }

    /// Makes the system build the main menu anew.
    func rebuild() { UIMenuSystem.main.setNeedsRebuild() }

    /// Shows a state that has changed: anew, if there are other commands now.
    func follow() {
      guard let built else { return }
      let answers = MenuBarAnswers(from: front ?? MenuBarAnswers.front)
      let states = parts.map { answers.state(of: $0) }
      if states == self.states { return }
      self.states = states
      pass = nil
      let now = snapshot(of: answers)
      if now.outline != built.outline {
        rebuild()
      } else if now.faces != faces {
        faces = now.faces
        if isValidated { UIMenuSystem.main.setNeedsRevalidate() } else { rebuild() }
      }
    }

    private func snapshot(of answers: MenuBarAnswers) -> MenuBarSnapshot {
      MenuBarSnapshot(MenuBarPart.merged(parts.flatMap { answers.menus(of: $0) }))
    }

    // MARK: - Showing

    /// One asking for all commands: the menus are made once for it.
    private struct Pass {
      let responder: ObjectIdentifier
      let snapshot: MenuBarSnapshot
      var shown: Set<String> = []
    }

    /// Shows a command as it is for a responder; a command that is not the menu bar's stays as it is.
    func validate(_ command: UICommand, for responder: UIResponder) {
      guard command.action == Self.action, let key = command.propertyList as? String else { return }
      isValidated = true
      front = responder
      let snapshot = snapshot(showing: key, for: responder)
      if let choice = snapshot.choices[key] {
        choice.show(in: command, isEditingText: textEditing.isEditing)
      } else {
        // A list had the element when the menus were built.
        command.attributes = .disabled
      }
    }

    private func snapshot(showing key: String, for responder: UIResponder) -> MenuBarSnapshot {
      if var pass, pass.responder == ObjectIdentifier(responder),
        pass.shown.insert(key).inserted
      {
        self.pass = pass
        return pass.snapshot
      }
      let answers = MenuBarAnswers(from: responder)
      let snapshot = snapshot(of: answers)
      pass = Pass(responder: ObjectIdentifier(responder), snapshot: snapshot, shown: [key])
      Task { [weak self] in self?.pass = nil }
      if let built, snapshot.outline != built.outline { rebuild() }
      states = parts.map { answers.state(of: $0) }
      faces = snapshot.faces
      return snapshot
    }

    // MARK: - Choosing

    /// What commands of the menu bar send, whatever module they are of.
    static let action = #selector(UIViewController.performMenuRuntimeCommand(_:))

    /// Performs a command, after its question.
    ///
    /// - Parameters:
    ///   - isAlternate: Whether it is what took the command's place.
    ///   - responder: What the command was sent to; nil if nothing in front has it.
    func perform(_ command: UICommand, isAlternate: Bool = false, from responder: UIResponder?) {
      guard let key = command.propertyList as? String else { return }
      pass = nil
      let responder = responder ?? MenuBarAnswers.front
      let snapshot = snapshot(of: MenuBarAnswers(from: responder))
      guard let choice = snapshot.choices[key] else { return }
      guard let item = isAlternate ? choice.alternate : choice.item else { return }
      MenuPerformer(anchor: MenuAnchor(responder: responder)).choose(item)
    }

    // MARK: - Keys

    /// Whether the system takes keys first that move its focus, as it does in a text.
    var isEditingText: Bool { textEditing.isEditing }

    private func textEditingChanged() {
      if built?.hasKeysThatMoveFocus ?? false { rebuild() }
    }
  }

  @MainActor
  extension MenuBarSnapshot.Choice {
    /// Shows the item in a command.
    func show(in command: UICommand, isEditingText: Bool) {
      command.title = item.title
      command.subtitle = item.subtitle
      command.image = item.image?.uiImage
      command.attributes = item.attributes
      command.state = item.isChecked ? .on : .off
      command.discoverabilityTitle = item.discoverabilityTitle
      if let keyCommand = command as? UIKeyCommand {
        let takesKey = (item.shortcut?.movesFocus ?? false) && !isEditingText
        keyCommand.wantsPriorityOverSystemBehavior = takesKey
      }
    }
  }

  // Views have no such method: UIKit asks the object that has the method to validate the command, and only a
  // view controller of the app's does.
  extension UIViewController {
    /// Performs a command of the menu bar.
    @objc func performMenuRuntimeCommand(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, from: self)
    }

    /// Performs what the menu bar showed in place of a command while keys were held.
    @objc func performMenuRuntimeAlternate(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, isAlternate: true, from: self)
    }
  }

  // At the end of the responder chain, for windows in which nothing is first responder.
  extension UIApplication {
    @objc func performMenuRuntimeCommand(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, from: nil)
    }

    @objc func performMenuRuntimeAlternate(_ sender: UICommand) {
      MenuBarDispatcher.shared.perform(sender, isAlternate: true, from: nil)
    }
  }

  extension UIResponder {
    /// Shows a command of the menu bar as it is: the one line of a view controller.
    ///
    /// ```swift
    /// override func validate(_ command: UICommand) {
    ///   super.validate(command)
    ///   validateMenu(command)
    /// }
    /// ```
    ///
    /// Commands that are not the menu bar's stay as they are. Without it the menus are built anew whenever
    /// a state changes that can be followed.
    public func validateMenu(_ command: UICommand) {
      MenuBarDispatcher.shared.validate(command, for: self)
    }
  }

  /// Knows whether someone edits a text.
  @MainActor
  final class MenuTextEditing {
    private(set) var isEditing = false
    private var hasBegun = false
    private let changed: @MainActor () -> Void

    init(_ changed: @escaping @MainActor () -> Void) {
      self.changed = changed
    }

    /// Watches text fields and text views from now on.
    func begin() {
      if hasBegun { return }
      hasBegun = true
      watch(UITextField.textDidBeginEditingNotification, true)
      watch(UITextView.textDidBeginEditingNotification, true)
      watch(UITextField.textDidEndEditingNotification, false)
      watch(UITextView.textDidEndEditingNotification, false)
    }

    private func watch(_ name: Notification.Name, _ isEditing: Bool) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.set(isEditing) }
      }
    }

    private func set(_ isEditing: Bool) {
      if isEditing == self.isEditing { return }
      self.isEditing = isEditing
      changed()
    }
  }
#endif
