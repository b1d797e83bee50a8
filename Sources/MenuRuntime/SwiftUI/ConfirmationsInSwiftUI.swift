#if canImport(SwiftUI)
  import SwiftUI

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
    private let title: Text
    private let style: Style

    /// - Parameter anchor: What the question has to point at, or nil for none.
    init(of presentation: MenuPresentation?, at anchor: AnyHashable?, style: Style) {
      let question = presentation?.question
      self.question = question?.anchor == anchor ? question : nil
      title = Text(verbatim: presentation?.title ?? "")
      self.style = style
    }

    @ViewBuilder
    func body(content: Content) -> some View {
      // The view that presents it is on screen.
      let _ = question?.presented()
      switch style {
      case .dialog:
        content.confirmationDialog(
          title, isPresented: isPresented, titleVisibility: .visible, presenting: question
        ) { question in
          answers(to: question)
        } message: { question in
          message(of: question)
        }
      case .alert:
        content.alert(title, isPresented: isPresented, presenting: question) { question in
          answers(to: question)
        } message: { question in
          message(of: question)
        }
      }
    }

    private var isPresented: Binding<Bool> {
      Binding { @MainActor in
        question != nil
      } set: { @MainActor isPresented in
        if !isPresented { question?.cancel() }
      }
    }

    @ViewBuilder
    private func message(of question: MenuQuestion) -> some View {
      if let message = question.message { Text(verbatim: message) }
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
      ForEach(question.answers, id: \.id) { answer in
        Button(role: answer.isDestructive ? .destructive : nil) {
          question.choose(answer)
        } label: {
          Text(verbatim: MenuTexts.label(of: answer.title))
        }
        .accessibilityIdentifier(answer.id)
      }
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
  struct MenuFailureAlert: ViewModifier {
    let presentation: Binding<MenuPresentation>

    func body(content: Content) -> some View {
      content.alert(
        Text(verbatim: MenuTexts.text(.commandFailed)), isPresented: isPresented
      ) {
        Button(role: .cancel) {
        } label: {
          Text(verbatim: MenuTexts.text(.ok))
        }
      } message: {
        Text(verbatim: presentation.wrappedValue.failure ?? "")
      }
    }

    private var isPresented: Binding<Bool> {
      Binding { @MainActor in
        presentation.wrappedValue.failure != nil
      } set: { @MainActor isPresented in
        if !isPresented { presentation.wrappedValue.failure = nil }
      }
    }
  }

  extension View {
    /// Shows the confirmations and errors of commands that are chosen in the view, apart from those that a row asks for. A
    /// question whose view goes has no answer.
    ///
    /// - Parameter control: The view as a control, at which to ask.
    func menuPresentation(
      _ presentation: Binding<MenuPresentation>, style: MenuConfirmation.Style = .dialog,
      at control: HostWindow? = nil
    ) -> some View {
      let anchor = control.map { AnyHashable(ObjectIdentifier($0)) }
      return modifier(MenuFailureAlert(presentation: presentation))
        .modifier(MenuConfirmation(of: presentation.wrappedValue, at: anchor, style: style))
        .onDisappear { presentation.wrappedValue.question?.cancel() }
    }
  }
#endif
