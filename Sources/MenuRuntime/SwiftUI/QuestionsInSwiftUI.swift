#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The confirmation and error of a view with menus, kept in its `@State`.
  @MainActor
  struct MenuAsking {
    /// The confirmation that is open.
    var question: MenuQuestion?
    /// The description of the error to show.
    var failure: String?
    /// Increments when the state of the menus may have changed.
    var updates = 0
  }

  /// Performs the items that people choose in a view, asking for confirmation first if they need it.
  ///
  /// The view keeps it in its `@State` and connects it each time its body runs.
  @MainActor
  final class MenuChooser: MenuPresenter {
    private weak var activity: MenuActivity?
    private weak var window: MenuActivity?
    private weak var undoManager: UndoManager?
    private var asking: Binding<MenuAsking>?
    private let contexts = UnownedContexts()

    /// Connects the chooser to the state of a view that shows what the menus depend on, and updates the view when the
    /// activity notifies.
    ///
    /// - Parameters:
    ///   - updates: The current count; reading it makes the body depend on it.
    ///   - window: The activity of the window, or nil for a view outside `menuCommands(_:)`.
    func connect(
      _ activity: MenuActivity, _ asking: Binding<MenuAsking>, updates: Int,
      window: MenuActivity?, undoManager: UndoManager?
    ) {
      let (activityBefore, windowBefore) = (self.activity, self.window)
      connect(activity, asking, window: window, undoManager: undoManager)
      if activityBefore !== activity { observe(activity) }
      if let window, windowBefore !== window { observe(window) }
    }

    /// Connects the chooser to the state of a view that itself shows nothing that depends on the menus. It is not updated:
    /// a list would update all of its rows for each command.
    func connect(
      _ activity: MenuActivity, _ asking: Binding<MenuAsking>, window: MenuActivity?,
      undoManager: UndoManager?
    ) {
      // Hold only the binding, not the view, whose state holds this object.
      self.asking = asking
      self.undoManager = undoManager
      if activity.isUnowned { contexts.note(activity) }
      self.activity = activity
      self.window = window
    }

    private func observe(_ activity: MenuActivity) {
      activity.observe { [weak self, weak activity] in
        guard let self, let activity, self.activity === activity || self.window === activity else {
          return false
        }
        self.asking?.wrappedValue.updates += 1
        return true
      }
    }

    /// The window's activity or, outside `menuCommands(_:)`, this object.
    var presentingWindow: AnyObject? { window ?? self }

    var isBehindModal: Bool { false }

    /// Whether a confirmation is open in the view or its window.
    var isAsking: Bool { MenuQuestion.isOpen(in: presentingWindow) }

    func present(_ question: MenuQuestion) { asking?.wrappedValue.question = question }

    func update(for question: MenuQuestion) {
      let isAnswered = question.status == .confirmed || question.status == .cancelled
      if isAnswered, asking?.wrappedValue.question === question {
        asking?.wrappedValue.question = nil
      }
      if let window { window.notify() } else { asking?.wrappedValue.updates += 1 }
    }

    func present(_ error: any Error) {
      asking?.wrappedValue.failure = error.localizedDescription
    }

    func perform(_ command: MenuAction, isUndoable: Bool) {
      command.perform(undoingWith: isUndoable ? undoManager : nil)
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

  /// Asks for confirmation of the command that was chosen in a view.
  struct MenuConfirmation: ViewModifier {
    /// Where a confirmation appears.
    nonisolated enum Style: Sendable {
      /// A dialog at the view.
      case dialog
      /// An alert in front of the window.
      case alert
    }

    private let question: MenuQuestion?
    private let style: Style

    init(of question: MenuQuestion?, style: Style) {
      (self.question, self.style) = (question, style)
    }

    @ViewBuilder
    func body(content: Content) -> some View {
      // The view that presents it is on screen.
      let _ = question?.presented()
      switch style {
      case .dialog:
        content.confirmationDialog(
          title, isPresented: isPresented, titleVisibility: .visible, presenting: question
        ) { question in answers(to: question) }
      case .alert:
        content.alert(title, isPresented: isPresented, presenting: question) { question in
          answers(to: question)
        }
      }
    }

    private var title: Text { Text(verbatim: question?.text ?? "") }

    private var isPresented: Binding<Bool> {
      Binding { @MainActor in
        question != nil
      } set: { @MainActor isPresented in
        if !isPresented { question?.cancel() }
      }
    }

    @ViewBuilder
    private func answers(to question: MenuQuestion) -> some View {
      Button(role: question.item.isDestructive ? .destructive : nil) {
        question.confirm()
      } label: {
        Text(verbatim: question.confirmTitle)
      }
      .accessibilityIdentifier(question.item.key)
      .modifier(MenuReturnKey(isUsed: question.returnConfirms))
      Button(role: .cancel) {
        question.cancel()
      } label: {
        Text(verbatim: MenuTexts.text(.cancel))
      }
      .modifier(MenuReturnKey(isUsed: !question.returnConfirms))
    }
  }

  /// Gives a button of a confirmation the Return key.
  private struct MenuReturnKey: ViewModifier {
    let isUsed: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        if isUsed {
          content.keyboardShortcut(.defaultAction)
        } else {
          content
        }
      #endif
    }
  }

  /// Shows the error of a command that was chosen in a view.
  struct MenuFailures: ViewModifier {
    let asking: Binding<MenuAsking>

    func body(content: Content) -> some View {
      content.alert(
        Text(verbatim: MenuTexts.text(.commandFailed)), isPresented: isPresented
      ) {
        Button(role: .cancel) {
        } label: {
          Text(verbatim: MenuTexts.text(.ok))
        }
      } message: {
        Text(verbatim: asking.wrappedValue.failure ?? "")
      }
    }

    private var isPresented: Binding<Bool> {
      Binding { @MainActor in
        asking.wrappedValue.failure != nil
      } set: { @MainActor isPresented in
        if !isPresented { asking.wrappedValue.failure = nil }
      }
    }
  }

  extension View {
    /// Shows the confirmations and errors of commands that are chosen in the view, apart from those that a row asks for.
    func menuAsking(
      _ asking: Binding<MenuAsking>, style: MenuConfirmation.Style = .dialog
    ) -> some View {
      let question = asking.wrappedValue.question
      return modifier(MenuFailures(asking: asking))
        .modifier(
          MenuConfirmation(of: question?.anchor == nil ? question : nil, style: style))
    }
  }
#endif
