#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// What a view with menus shows besides them, in its `@State`.
  @MainActor
  struct MenuAsking {
    /// What people have to answer before a command is performed.
    var question: MenuQuestion?
    /// What went wrong.
    var failure: String?
    /// Counts up whenever the state of the menus may have changed.
    var updates = 0
  }

  /// A command that waits for its confirmation.
  @MainActor
  final class MenuQuestion {
    let item: MenuEntry<MenuAction>.Item
    /// The entry of a toolbar at which it is asked; nil for the view itself.
    let anchor: String?

    init(_ item: MenuEntry<MenuAction>.Item, at anchor: String?) {
      self.item = item
      self.anchor = anchor
    }
  }

  /// Where the items go that people choose in a view: asks first where they need it.
  ///
  /// The view keeps it in its `@State`, and connects it whenever its body runs.
  @MainActor
  final class MenuChooser: MenuErrorPresenter {
    private weak var activity: MenuActivity?
    private weak var window: MenuActivity?
    private weak var undoManager: UndoManager?
    private var asking: Binding<MenuAsking>?

    /// Connects it to the view's state, and shows the view again whenever the activity says so.
    ///
    /// - Parameters:
    ///   - updates: Makes the body depend on the count.
    ///   - window: What a question is in front of; nil for a view outside of `menuCommands(_:)`.
    func connect(
      _ activity: MenuActivity, _ asking: Binding<MenuAsking>, updates: Int,
      window: MenuActivity?, undoManager: UndoManager?
    ) {
      // Only the binding is kept, not the view: its state holds this object.
      self.asking = asking
      self.undoManager = undoManager
      if self.activity !== activity { observe(activity) }
      self.activity = activity
      if let window, self.window !== window { observe(window) }
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

    /// Whether a question is in front of what the commands are for.
    var isAsking: Bool { activity?.question != nil || window?.question != nil }

    /// Performs an item, or asks for its confirmation first.
    func choose(_ item: MenuEntry<MenuAction>.Item, at anchor: String? = nil) {
      if isAsking { return }
      guard item.confirmation != nil else {
        perform(item.command, isUndoable: item.isUndoable)
        return
      }
      let question = MenuQuestion(item, at: anchor)
      asking?.wrappedValue.question = question
      setQuestion(question)
    }

    /// Performs what people confirmed.
    func confirm(_ question: MenuQuestion) {
      dismiss()
      perform(question.item.command, isUndoable: question.item.isUndoable)
    }

    /// Forgets the question.
    func dismiss() {
      guard asking?.wrappedValue.question != nil else { return }
      asking?.wrappedValue.question = nil
      setQuestion(nil)
    }

    private func setQuestion(_ question: MenuQuestion?) {
      activity?.question = question
      window?.question = question
      activity?.notify()
      window?.notify()
    }

    func present(_ error: any Error) {
      asking?.wrappedValue.failure = error.localizedDescription
    }

    private func perform(_ command: MenuAction, isUndoable: Bool) {
      MenuActivity.from(self) {
        guard isUndoable, let undoManager else {
          command.perform()
          return
        }
        MenuUndoing(command: command, name: command.name()).run(in: undoManager, for: self)
      }
    }
  }

  nonisolated private enum MenuWindowKey: EnvironmentKey {
    static let defaultValue: MenuActivity? = nil
  }

  nonisolated extension EnvironmentValues {
    /// What the questions of a window with `menuCommands(_:)` are in front of.
    var menuWindow: MenuActivity? {
      get { self[MenuWindowKey.self] }
      set { self[MenuWindowKey.self] = newValue }
    }
  }

  /// A command that people can undo and redo under its name.
  @MainActor
  private struct MenuUndoing {
    let command: MenuAction
    let name: String

    func run(in undoManager: UndoManager, for target: MenuChooser) {
      let takeBack = command.takeBack?()
      command.perform()
      guard let takeBack else {
        // A group is open where the command has registered something itself.
        if undoManager.groupingLevel > 0 { undoManager.setActionName(name) }
        return
      }
      undoManager.registerUndo(withTarget: target) { [weak undoManager] target in
        takeBack()
        guard let undoManager else { return }
        undoManager.registerUndo(withTarget: target) { [weak undoManager] target in
          if let undoManager { run(in: undoManager, for: target) }
        }
        undoManager.setActionName(name)
      }
      undoManager.setActionName(name)
    }
  }

  /// Asks for the confirmation of what was chosen in a view.
  struct MenuQuestions: ViewModifier {
    /// Where a question appears.
    nonisolated enum Style: Sendable {
      /// At the view.
      case dialog
      /// In front of the window.
      case alert
    }

    let asking: Binding<MenuAsking>
    let chooser: MenuChooser
    var anchor: String?
    var style = Style.dialog

    @ViewBuilder
    func body(content: Content) -> some View {
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

    private var question: MenuQuestion? {
      guard let question = asking.wrappedValue.question, question.anchor == anchor else {
        return nil
      }
      return question
    }

    private var title: Text { Text(verbatim: question?.item.confirmation ?? "") }

    private var isPresented: Binding<Bool> {
      Binding { @MainActor in
        question != nil
      } set: { @MainActor isPresented in
        if !isPresented && question != nil { chooser.dismiss() }
      }
    }

    @ViewBuilder
    private func answers(to question: MenuQuestion) -> some View {
      Button(role: question.item.isDestructive ? .destructive : nil) {
        chooser.confirm(question)
      } label: {
        Text(verbatim: MenuTexts.label(of: question.item.title))
      }
      .accessibilityIdentifier(question.item.key)
      Button(role: .cancel) {
      } label: {
        Text(verbatim: MenuTexts.text(.cancel))
      }
    }
  }

  /// Says what went wrong with a command that was chosen in a view.
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
    /// Shows the questions and the errors of what was chosen in the view.
    func menuAsking(
      _ asking: Binding<MenuAsking>, _ chooser: MenuChooser,
      style: MenuQuestions.Style = .dialog
    ) -> some View {
      modifier(MenuFailures(asking: asking))
        .modifier(MenuQuestions(asking: asking, chooser: chooser, style: style))
    }
  }
#endif
