#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  // State is not private here: with the `@State` of Xcode 27, the memberwise initializers of views that have private state
  // cannot be relied on.

  /// What a view with menus presents, kept in its `@State`.
  @MainActor
  struct MenuPresentation {
    /// The confirmation that is open.
    var question: MenuQuestion?
    /// The description of the error to show.
    var failure: String?
    /// Increments when the state of the menus may have changed.
    var updates = 0
  }

  /// Performs the items that people choose in a view, and presents what they need.
  ///
  /// The view keeps it in its `@State` and connects it each time its body runs.
  @MainActor
  final class ViewPresenter: MenuPresenter {
    private weak var activity: MenuActivity?
    private weak var window: MenuActivity?
    private weak var undoManager: UndoManager?
    private var presentation: Binding<MenuPresentation>?
    /// Whether the view shows errors; otherwise they are shown where no view is.
    private var showsErrors = true
    private var host: HostWindow?
    private var surroundings: Surroundings?
    private let contexts = UnownedContexts()

    /// Connects the presenter to the state of a view that shows what the menus depend on, and updates the view when the
    /// activity notifies.
    ///
    /// - Parameters:
    ///   - updates: The current count; reading it makes the body depend on it.
    ///   - window: The activity of the window, or nil for a view outside `menuCommands(_:)`.
    func connect(
      _ activity: MenuActivity, _ presentation: Binding<MenuPresentation>, updates: Int,
      window: MenuActivity?, undoManager: UndoManager?
    ) {
      let (activityBefore, windowBefore) = (self.activity, self.window)
      connect(activity, presentation, window: window, undoManager: undoManager)
      if activityBefore !== activity { observe(activity) }
      if let window, windowBefore !== window { observe(window) }
    }

    /// Connects the presenter to the state of a view that itself shows nothing that depends on the menus. It is not
    /// updated: a list would update all of its rows for each command.
    func connect(
      _ activity: MenuActivity, _ presentation: Binding<MenuPresentation>, window: MenuActivity?,
      undoManager: UndoManager?
    ) {
      // Hold only the binding, not the view, whose state holds this object.
      self.presentation = presentation
      self.undoManager = undoManager
      if activity.isUnowned { contexts.note(activity) }
      self.activity = activity
      self.window = window
    }

    /// Connects the presenter to the menu bar, which has no window and presents nothing itself.
    func connectToApp(
      _ activity: MenuActivity, _ presentation: Binding<MenuPresentation>, updates: Int
    ) {
      showsErrors = false
      connect(activity, presentation, updates: updates, window: nil, undoManager: nil)
    }

    private func observe(_ activity: MenuActivity) {
      activity.observe { [weak self, weak activity] in
        guard let self, let activity, self.activity === activity || self.window === activity else {
          return false
        }
        change { $0.updates += 1 }
        return true
      }
    }

    /// Changes what the view shows. On the Mac it waits until menus are closed: SwiftUI may lose an alert whose state
    /// changes while a menu tracks the mouse.
    private func change(_ body: @escaping @MainActor (inout MenuPresentation) -> Void) {
      guard let presentation else { return }
      RunLoop.afterTracking { body(&presentation.wrappedValue) }
    }

    // MARK: - What is around the view

    /// What menus depend on and SwiftUI does not tell.
    private struct Surroundings: Equatable {
      var isBehindModal: Bool
      var isInText: Bool
    }

    /// Says which window the view is in.
    func locate(in host: HostWindow) { self.host = host }

    /// Says which window the view is in, and updates the view when people begin or end to edit text or, on the Mac, a
    /// sheet opens or closes.
    func follow(_ host: HostWindow) {
      if self.host === host { return }
      self.host = host
      KeyboardFocus.shared.observe { [weak self, weak host] in
        guard let self, let host, self.host === host else { return false }
        let now = Surroundings(
          isBehindModal: host.isBehindModal, isInText: KeyboardFocus.shared.isInText)
        if now != surroundings {
          surroundings = now
          change { $0.updates += 1 }
        }
        return true
      }
    }

    // MARK: - Presenter

    /// The window's activity or, outside `menuCommands(_:)`, this object.
    var presentingWindow: AnyObject? { window ?? self }

    var isBehindModal: Bool {
      if let host { return host.isBehindModal }
      #if os(macOS)
        // The menu bar's keys are pressed even then.
        return !showsErrors && ModalState.isBlockedInFront
      #else
        return false
      #endif
    }

    /// Whether the menu bar dims the commands of the view.
    ///
    /// Only on the Mac is it reported when a sheet opens and closes. Elsewhere the menu bar could stay dimmed, so there
    /// commands behind a sheet are enabled and do nothing.
    var dimsMenuBar: Bool {
      #if os(macOS)
        return isBlocked
      #else
        return MenuQuestion.isOpen(in: presentingWindow)
      #endif
    }

    var origin: MenuOrigin {
      #if os(macOS) || (canImport(UIKit) && !os(watchOS))
        return MenuOrigin(window: host?.window)
      #else
        return MenuOrigin()
      #endif
    }

    func present(_ question: MenuQuestion) { change { $0.question = question } }

    func update(for question: MenuQuestion) {
      if question.status == .confirmed || question.status == .cancelled {
        change { if $0.question === question { $0.question = nil } }
      }
      if let window { window.notify() } else { change { $0.updates += 1 } }
    }

    func present(_ error: any Error) {
      guard showsErrors else { return MenuActivity.showError(error) }
      change { $0.failure = error.localizedDescription }
    }

    func perform(_ command: MenuAction, isUndoable: Bool) {
      command.perform(undoingWith: isUndoable ? undoManager : nil)
    }
  }

  extension RunLoop {
    /// Runs work at once or, on the Mac, in the next turn of the run loop in which no menu tracks the mouse.
    @MainActor
    static func afterTracking(_ work: @escaping @MainActor () -> Void) {
      #if os(macOS)
        RunLoop.main.perform(inModes: [.default]) { MainActor.assumeIsolated { work() } }
      #else
        work()
      #endif
    }
  }

  nonisolated private enum MenuWindowKey: EnvironmentKey {
    static let defaultValue: MenuActivity? = nil
  }

  nonisolated extension EnvironmentValues {
    /// The activity of a window with `menuCommands(_:)`, which tracks its confirmations.
    var menuWindow: MenuActivity? {
      get { self[MenuWindowKey.self] }
      set { self[MenuWindowKey.self] = newValue }
    }
  }
#endif
