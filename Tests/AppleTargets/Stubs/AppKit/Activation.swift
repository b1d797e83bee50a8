// developer.apple.com/documentation/appkit/nsapplication/activate(), activate(ignoringotherapps:) and activationpolicy();
// nsaccessibilitycustomaction.

extension NSApplication {
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")

  /// Asks the system to make the app active, which it does later, if at all.
  @available(macOS 14, *)
  public func activate() { askToBecomeActive() }
  public func activate(ignoringOtherApps flag: Bool) { askToBecomeActive() }

  private func askToBecomeActive() {
    #if !canImport(ObjectiveC)
      activations += 1
      guard canActivate, !isActive else { return }
      Task { @MainActor in
        isActive = true
        NotificationCenter.default.post(
          name: NSApplication.didBecomeActiveNotification, object: self)
      }
    #endif
  }
}

/// Nonisolated.
open class NSAccessibilityCustomAction: NSObject {
  public init(name: String, handler: (() -> Bool)? = nil) {
    (self.name, self.handler) = (name, handler)
    super.init()
  }
  open var name: String
  open var handler: (() -> Bool)?
}
