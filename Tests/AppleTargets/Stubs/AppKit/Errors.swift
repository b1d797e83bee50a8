// How the application presents errors: developer.apple.com/documentation/appkit/nsresponder/presenterror(_:modalfor:delegate:didpresent:contextinfo:),
// nsapplicationdelegate/application(_:willpresenterror:) and applicationdockmenu(_:), and Apple's Error Handling Programming Guide.

/// All optional in the SDK.
public protocol NSApplicationDelegate: NSObjectProtocol {
  @MainActor func application(
    _ application: NSApplication, willPresentError error: any Error
  ) -> any Error
  @MainActor func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}
extension NSApplicationDelegate {
  @MainActor public func application(
    _ application: NSApplication, willPresentError error: any Error
  ) -> any Error { error }
  @MainActor public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

#if !canImport(ObjectiveC)
  extension NSApplication {
    /// Shows an error, unless people have cancelled what failed, and lets it recover as they choose.
    func show(_ error: any Error, in window: NSWindow?) {
      let error = delegate?.application(self, willPresentError: error) ?? error
      if (error as? CocoaError)?.code == .userCancelled { return }
      let alert = NSAlert(error: error)
      let recover: (ModalResponse) -> Void = { response in
        let index = response.rawValue - ModalResponse.alertFirstButtonReturn.rawValue
        _ = (error as? any RecoverableError)?.attemptRecovery(optionIndex: index)
      }
      if let window {
        alert.beginSheetModal(for: window, completionHandler: recover)
      } else {
        recover(alert.runModal())
      }
    }
  }
#endif
