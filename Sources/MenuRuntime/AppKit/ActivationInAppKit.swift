#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Makes the app active, for what people choose outside its windows while another app may be in front.
  @MainActor
  final class Activation {
    /// What is done then, until it has been.
    private var body: (@MainActor () -> Void)?
    private var observer: (any NSObjectProtocol)?

    /// Calls `body` once the app is active, or after a second: the system need not grant it.
    static func ask(then body: @escaping @MainActor () -> Void) {
      let application = NSApplication.shared
      if application.isActive { return body() }
      // The observer and the task retain it.
      let activation = Activation(body)
      activation.observe()
      if #available(macOS 14, *) {
        application.activate()
      } else {
        application.activate(ignoringOtherApps: true)
      }
    }

    private init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }

    private func observe() {
      observer = NotificationCenter.default.addObserver(
        forName: NSApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { _ in
        // The windows get the focus only after this.
        Task { @MainActor in self.end() }
      }
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        end()
      }
    }

    private func end() {
      if let observer { NotificationCenter.default.removeObserver(observer) }
      observer = nil
      let body = body
      self.body = nil
      body?()
    }
  }
#endif
