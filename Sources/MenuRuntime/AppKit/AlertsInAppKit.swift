#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Confirmation and error alerts, shown as sheets on the command's window.
  @MainActor
  enum MenuAlerts {
    private static var asking: Set<ObjectIdentifier> = []

    /// Whether a confirmation is open in a window.
    static func isAsking(in window: NSWindow) -> Bool { asking.contains(ObjectIdentifier(window)) }

    /// Asks whether to perform a command. Escape cancels in every language.
    static func ask(
      _ question: String, _ item: MenuEntry<MenuAction>.Item, in window: NSWindow?,
      then perform: @escaping @MainActor () -> Void
    ) {
      let alert = NSAlert()
      alert.messageText = question
      let button = alert.addButton(
        withTitle: MenuTexts.label(of: item.optionTitle ?? item.commandTitle))
      button.hasDestructiveAction = item.isDestructive
      button.setAccessibilityIdentifier(item.key)
      let cancel = alert.addButton(withTitle: MenuTexts.text(.cancel))
      // AppKit recognizes a Cancel button only by its English title.
      cancel.keyEquivalent = "\u{1B}"
      cancel.setAccessibilityIdentifier("cancel")
      show(alert, in: window) { response in
        if response == .alertFirstButtonReturn { perform() }
      }
    }

    /// Reports that a command failed.
    ///
    /// - Parameter window: The command's window, or nil for the window in front.
    static func show(_ error: any Error, in window: NSWindow? = nil) {
      let alert = NSAlert()
      alert.messageText = MenuTexts.text(.commandFailed)
      alert.informativeText = error.localizedDescription
      alert.addButton(withTitle: MenuTexts.text(.ok))
      let application = NSApplication.shared
      show(alert, in: window ?? application.mainWindow ?? application.keyWindow) { _ in }
    }

    /// Shows an alert as a sheet, or app-modally if there is no window.
    private static func show(
      _ alert: NSAlert, in window: NSWindow?,
      then answer: @escaping @MainActor (NSApplication.ModalResponse) -> Void
    ) {
      guard let window else { return answer(alert.runModal()) }
      let id = ObjectIdentifier(window)
      asking.insert(id)
      alert.beginSheetModal(for: window) { response in
        MainActor.assumeIsolated {
          asking.remove(id)
          answer(response)
        }
      }
    }
  }
#endif
