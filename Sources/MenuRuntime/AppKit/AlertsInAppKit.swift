#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Confirmation and error alerts, shown as sheets on the command's window.
  @MainActor
  enum MenuAlerts {
    /// Asks whether to perform a command. Escape cancels in every language.
    ///
    /// - Parameter anchor: The place of the command, which the alert retains.
    static func ask(_ question: MenuQuestion, for anchor: MenuAnchor, in window: NSWindow?) {
      let alert = NSAlert()
      alert.messageText = question.text
      if let message = question.message { alert.informativeText = message }
      let button = alert.addButton(withTitle: question.confirmTitle)
      button.hasDestructiveAction = question.item.isDestructive
      // AppKit gives the first button the Return key.
      if !question.returnConfirms { button.keyEquivalent = "" }
      button.setAccessibilityIdentifier(question.item.key)
      for answer in question.answers {
        let button = alert.addButton(withTitle: MenuTexts.label(of: answer.title))
        button.hasDestructiveAction = answer.isDestructive
        button.setAccessibilityIdentifier(answer.id)
      }
      let cancel = alert.addButton(withTitle: MenuTexts.text(.cancel))
      // AppKit recognizes a Cancel button only by its English title.
      cancel.keyEquivalent = "\u{1B}"
      cancel.setAccessibilityIdentifier("cancel")
      // The sheet is attached at once; an alert without a window runs until it is answered.
      question.presented()
      question.takeOff = { [weak alert, weak window] in
        if let alert { window?.endSheet(alert.window, returnCode: .cancel) }
      }
      show(alert, in: window) { response in
        question.takeOff = nil
        withExtendedLifetime(anchor) {
          let first = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
          let button = response.rawValue - first
          if button == 0 {
            question.confirm()
          } else if question.answers.indices.contains(button - 1) {
            question.choose(question.answers[button - 1])
          } else {
            question.cancel()
          }
        }
      }
    }

    /// Asks whether to use a key that another command has, or text.
    static func ask(
      _ conflict: MenuKeyConflict, in window: NSWindow?,
      then answer: @escaping @MainActor (Bool) -> Void
    ) {
      let alert = NSAlert()
      alert.messageText = conflict.localizedDescription
      alert.informativeText = conflict.recoverySuggestion ?? ""
      alert.addButton(withTitle: MenuTexts.text(.useAnyway))
      alert.addButton(withTitle: MenuTexts.text(.cancel)).keyEquivalent = "\u{1B}"
      show(alert, in: window) { answer($0 == .alertFirstButtonReturn) }
    }

    /// Reports that a command failed, up the responder chain: a responder or the app's delegate can change the error, and
    /// the error can offer to recover.
    ///
    /// - Parameters:
    ///   - window: The command's window, or nil for the window in front. If it is closed by now, the error is shown in that.
    ///   - responder: The view with the command, or nil for the first responder.
    static func show(
      _ error: any Error, in window: NSWindow? = nil, from responder: NSResponder? = nil
    ) {
      let application = NSApplication.shared
      let isOpen = window.map { $0.isVisible || $0.isMiniaturized } ?? false
      guard var front = isOpen ? window : application.mainWindow ?? application.keyWindow else {
        application.presentError(error)
        return
      }
      let first = (isOpen ? responder : nil) ?? front.firstResponder ?? front
      while let sheet = front.attachedSheet { front = sheet }
      unsafe first.presentError(
        error, modalFor: front, delegate: nil, didPresent: nil, contextInfo: nil)
    }

    /// Shows an alert as a sheet, or app-modally if there is no window.
    private static func show(
      _ alert: NSAlert, in window: NSWindow?,
      then answer: @escaping @MainActor (NSApplication.ModalResponse) -> Void
    ) {
      guard let window else { return answer(alert.runModal()) }
      alert.beginSheetModal(for: window) { response in
        MainActor.assumeIsolated { answer(response) }
      }
    }
  }
#endif
