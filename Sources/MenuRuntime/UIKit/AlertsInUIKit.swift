#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Presents the questions and errors of commands, in front of everything else in the window.
  @MainActor
  enum MenuAlerts {
    /// Asks a question where its command was chosen. The alert retains that place until it is answered.
    static func ask(_ question: MenuQuestion, at anchor: MenuAnchor) {
      // An action sheet points at the touched place. A key or a command of the menu bar has none.
      let source = anchor.source
      let alert = UIAlertController(
        title: question.text, message: question.message,
        preferredStyle: source == nil ? .alert : .actionSheet)
      let confirm = UIAlertAction(
        title: question.confirmTitle, style: question.item.isDestructive ? .destructive : .default
      ) { _ in
        withExtendedLifetime(anchor) { question.confirm() }
      }
      let cancel = UIAlertAction(title: MenuTexts.text(.cancel), style: .cancel) { _ in
        question.takeOff = nil
        question.cancel()
      }
      alert.addAction(confirm)
      for answer in question.answers {
        let action = UIAlertAction(
          title: MenuTexts.label(of: answer.title),
          style: answer.isDestructive ? .destructive : .default
        ) { _ in
          withExtendedLifetime(anchor) { question.choose(answer) }
        }
        alert.addAction(action)
      }
      alert.addAction(cancel)
      // The action for the Return key. Only alerts have one.
      if source == nil { alert.preferredAction = question.returnConfirms ? confirm : cancel }
      #if !os(tvOS)
        if let source { point(alert, at: source) }
      #endif
      present(alert, at: anchor) {
        question.isUnanswered
      } whenPresented: {
        question.presented()
        question.takeOff = { [weak alert] in alert?.dismiss(animated: true) }
      }
    }

    /// Shows that a command failed.
    static func show(_ error: any Error, at anchor: MenuAnchor) {
      let alert = UIAlertController(
        title: MenuTexts.text(.commandFailed), message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: MenuTexts.text(.ok), style: .default))
      present(alert, at: anchor)
    }

    #if !os(tvOS)
      /// On a wide screen, an action sheet is a popover and needs a source.
      static func point(_ alert: UIViewController, at source: MenuAnchor.Source) {
        guard let popover = alert.popoverPresentationController else { return }
        switch source {
        case .item(let item):
          if #available(iOS 16, *) {
            popover.sourceItem = item
          } else {
            popover.barButtonItem = item
          }
        case .view(let view):
          popover.sourceView = view
          popover.sourceRect = view.bounds
        }
      }
    #endif

    /// Presents an alert. A view controller whose menu is still closing presents nothing, so it is tried once more after
    /// that.
    ///
    /// - Parameter isWanted: Whether the alert is still to be shown.
    static func present(
      _ alert: UIViewController, at anchor: MenuAnchor, isSecondAttempt: Bool = false,
      if isWanted: @escaping @MainActor () -> Bool = { true },
      whenPresented presented: @escaping @MainActor () -> Void = {}
    ) {
      guard isWanted(), let front = anchor.frontmostController else { return }
      front.present(alert, animated: true)
      if alert.presentingViewController != nil { return presented() }
      if isSecondAttempt { return }
      let tryAgain: @MainActor () -> Void = {
        present(alert, at: anchor, isSecondAttempt: true, if: isWanted, whenPresented: presented)
      }
      if let closing = (front.presentedViewController ?? front).transitionCoordinator {
        closing.animate(alongsideTransition: nil) { _ in tryAgain() }
      } else {
        Task { @MainActor in tryAgain() }
      }
    }
  }
#endif
