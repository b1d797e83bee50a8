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
    var question: MenuQuestion? {
      didSet { if let question { title = question.text } }
    }
    /// The title of the confirmation, which stays while its dialog closes.
    private(set) var title = ""
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
    private(set) weak var undoManager: UndoManager?
    private var presentation: Binding<MenuPresentation>?
    /// Whether it is the menu bar's own, which no view is.
    private var isMenuBar = false
    private var host: HostWindow?
    /// The control whose menu it is, or nil for another view. A control may be in the overflow menu of a bar.
    private var control: HostWindow?
    private var conditions: Conditions?
    /// The ID of the place where the last command was chosen.
    private var originID: AnyHashable?
    private var anchorID: AnyHashable?

    /// Connects the presenter to the state of a view that shows what the menus depend on, and updates the view when the
    /// activity notifies.
    ///
    /// - Parameter updates: The current count; reading it makes the body depend on it.
    func connect(
      _ activity: MenuActivity, _ presentation: Binding<MenuPresentation>, updates: Int,
      in surroundings: MenuSurroundings, window: MenuActivity? = nil
    ) {
      let (activityBefore, windowBefore) = (self.activity, self.window)
      connect(activity, presentation, in: surroundings, window: window)
      if activityBefore !== activity { observe(activity) }
      if let window = self.window, windowBefore !== window { observe(window) }
    }

    /// Connects the presenter to the state of a view that itself shows nothing that depends on the menus. It is not
    /// updated: a list would update all of its rows for each command.
    ///
    /// - Parameter window: The activity of the window, if it is not that around the view.
    func connect(
      _ activity: MenuActivity, _ presentation: Binding<MenuPresentation>,
      in surroundings: MenuSurroundings, window: MenuActivity? = nil
    ) {
      // Hold only the binding, not the view, whose state holds this object.
      self.presentation = presentation
      undoManager = surroundings.undoManager
      anchorID = surroundings.anchorID
      self.activity = activity
      self.window = window ?? surroundings.window
    }

    /// Connects the presenter to the menu bar, which has no window and presents nothing itself.
    func connectToApp(
      _ activity: MenuActivity, _ presentation: Binding<MenuPresentation>, updates: Int
    ) {
      isMenuBar = true
      self.presentation = presentation
      if self.activity === activity { return }
      self.activity = activity
      observe(activity)
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
    private struct Conditions: Equatable {
      var isBehindModal: Bool
      var isAppModal: Bool
      var isInText: Bool
    }

    /// Says which window the view is in.
    func locate(in host: HostWindow) { self.host = host }

    /// Says which window the control is in whose menu the presenter has.
    func locate(control: HostWindow) {
      self.control = control
      followSheets(over: control)
    }

    /// Says which window the view is in. On the Mac, where menus can be opened behind a sheet, it updates the view when one
    /// opens or closes.
    func followSheets(over host: HostWindow) {
      #if os(macOS)
        follow(host, text: false)
      #else
        self.host = host
      #endif
    }

    /// Says which window the view is in, and updates the view when a sheet opens or closes on the Mac, and when people
    /// begin or end to edit text.
    ///
    /// - Parameter text: Whether the view publishes to the menu bar, which depends on whether people edit text.
    func follow(_ host: HostWindow, text: Bool = true) {
      if self.host === host { return }
      self.host = host
      let read: @MainActor (HostWindow) -> Conditions = { host in
        Conditions(
          isBehindModal: host.isBehindModal, isAppModal: text && Self.isAppModal,
          isInText: text && KeyboardFocus.shared.isInText)
      }
      conditions = read(host)
      KeyboardFocus.shared.observe { [weak self, weak host] in
        guard let self, let host, self.host === host else { return false }
        let now = read(host)
        if now != conditions {
          conditions = now
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
        return isMenuBar && ModalState.isBlockedInFront
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

    /// Whether something modal is in front of the whole app. A sheet is in front of its window alone.
    static var isAppModal: Bool {
      #if os(macOS)
        return NSApplication.shared.modalWindow != nil
      #else
        return false
      #endif
    }

    /// What affects the whole app can be chosen behind a sheet, too.
    func blocks(_ item: MenuEntry<MenuAction>.Item) -> Bool {
      isBlocked && !(item.worksBehindSheets && !Self.isAppModal)
    }

    var origin: MenuOrigin {
      #if os(macOS) || (canImport(UIKit) && !os(watchOS))
        var origin = MenuOrigin(window: host?.window)
      #else
        var origin = MenuOrigin()
      #endif
      origin.anchorID = originID
      return origin
    }

    /// Performs an item, or asks before that.
    ///
    /// - Parameters:
    ///   - anchor: What a dialog points at, or nil for the place itself.
    ///   - row: The ID of the row that the menu was opened for.
    func choose(_ item: MenuEntry<MenuAction>.Item, at anchor: AnyHashable?, row: AnyHashable?) {
      if !isBlocked { originID = row ?? anchorID }
      choose(item, at: anchor ?? control?.anchor)
    }

    func present(_ question: MenuQuestion) {
      guard canPresent(at: question.anchor) else { return askInFront(question) }
      change { $0.question = question }
    }

    func update(for question: MenuQuestion) {
      if question.status == .confirmed || question.status == .cancelled {
        change { if $0.question === question { $0.question = nil } }
      }
      if let window { window.notify() } else { change { $0.updates += 1 } }
    }

    func present(_ error: any Error) {
      // Behind a sheet, SwiftUI would present nothing.
      guard canPresent(at: control?.anchor), !isBehindModal else {
        return MenuActivity.showError(error)
      }
      change { $0.failure = error.localizedDescription }
    }

    /// Whether the view is on screen and can present something. The overflow menu of a bar presents nothing.
    private func canPresent(at anchor: AnyHashable?) -> Bool {
      !isMenuBar && (control == nil || anchor != nil)
    }

    /// Asks in the window in front.
    private func askInFront(_ question: MenuQuestion) {
      #if os(macOS)
        let application = NSApplication.shared
        let anchor = MenuAnchor(in: application.mainWindow ?? application.keyWindow)
        RunLoop.afterTracking { MenuAlerts.ask(question, for: anchor, in: anchor.window) }
      #elseif canImport(UIKit) && !os(watchOS)
        MenuAlerts.ask(question, at: MenuAnchor(responder: nil))
      #endif
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
#endif
