#if os(macOS) && canImport(AppKit) && canImport(Carbon)
  import AppKit
  import Carbon

  /// Keys that the system hands to this app, whichever app is in front.
  ///
  /// Carbon's are the only ones that need no permission, also in the sandbox.
  @MainActor
  final class HotKeys {
    static let shared = HotKeys()

    /// A key and what it does.
    struct HotKey {
      let shortcut: MenuShortcut
      let press: @MainActor () -> Void
    }

    /// The keys of each module.
    private var sources: [ObjectIdentifier: @MainActor () -> [HotKey]] = [:]
    private var registered: [UInt32: Registration] = [:]
    private var lastID: UInt32 = 0
    private var pauses = 0
    /// The keys that the system did not give, as another app may have them.
    private(set) var refused: Set<MenuShortcut> = []

    /// A key that is registered.
    @safe
    private struct Registration {
      let reference: EventHotKeyRef
      let press: @MainActor () -> Void
    }

    private init() {
      MenuKeyChanges.shared.observe { _ in
        Self.shared.update()
        return true
      }
      observe(NSTextInputContext.keyboardSelectionDidChangeNotification) { $0.update() }
      // An open menu has the keys of its items.
      observe(NSMenu.didBeginTrackingNotification) { $0.pause() }
      observe(NSMenu.didEndTrackingNotification) { $0.resume() }
      installHandler()
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor (HotKeys) -> Void)
    {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { body(.shared) }
      }
    }

    /// Registers the keys of a module, in place of those that it had.
    func install(_ module: ObjectIdentifier, _ keys: @escaping @MainActor () -> [HotKey]) {
      sources[module] = keys
      update()
    }

    /// Gives the keys back, for as long as a menu is open or a recorder records.
    func pause() {
      pauses += 1
      update()
    }

    func resume() {
      pauses = max(0, pauses - 1)
      update()
    }

    /// Registers the keys as they are now.
    private func update() {
      for registration in registered.values {
        _ = unsafe UnregisterEventHotKey(registration.reference)
      }
      registered = [:]
      guard pauses == 0 else { return }
      refused = []
      let layout = KeyboardLayout()
      for key in sources.values.flatMap({ $0() }) {
        guard let code = layout.code(of: key.shortcut.key) else {
          refused.insert(key.shortcut.press)
          continue
        }
        lastID += 1
        var reference: EventHotKeyRef?
        let status = unsafe RegisterEventHotKey(
          UInt32(code), key.shortcut.modifiers.carbonFlags,
          EventHotKeyID(signature: Self.signature, id: lastID), GetEventDispatcherTarget(), 0,
          &reference)
        if status == noErr, let reference = unsafe reference {
          registered[lastID] = unsafe Registration(reference: reference, press: key.press)
        } else {
          refused.insert(key.shortcut.press)
        }
      }
    }

    // MARK: - Pressing

    /// “Menu”, as four characters.
    nonisolated private static let signature: OSType = 0x4D65_6E75

    private func installHandler() {
      var type = EventTypeSpec(
        eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed))
      // It stays for as long as the app runs, and cannot fail with one type.
      _ = unsafe InstallEventHandler(
        GetEventDispatcherTarget(), { _, event, _ in unsafe HotKeys.handle(event) }, 1, &type, nil,
        nil)
    }

    nonisolated private static func handle(_ event: EventRef?) -> OSStatus {
      var id = EventHotKeyID()
      let status = unsafe GetEventParameter(
        event, EventParamName(kEventParamDirectObject), EventParamType(typeEventHotKeyID), nil,
        MemoryLayout<EventHotKeyID>.size, nil, &id)
      guard status == noErr, id.signature == signature else { return OSStatus(eventNotHandledErr) }
      // The system sends it in the main run loop.
      let number = id.id
      return MainActor.assumeIsolated {
        guard let key = shared.registered[number] else { return OSStatus(eventNotHandledErr) }
        key.press()
        return noErr
      }
    }

    // MARK: - The system's

    /// Whether the system has a key itself, such as ⌃↑ for Mission Control.
    static func systemHas(_ shortcut: MenuShortcut) -> Bool {
      guard let code = KeyboardLayout().code(of: shortcut.key) else { return false }
      var list: Unmanaged<CFArray>?
      guard unsafe CopySymbolicHotKeys(&list) == noErr,
        let keys = (unsafe list?.takeRetainedValue() as AnyObject?) as? [[String: Any]]
      else { return false }
      let all = MenuShortcut.Modifiers([.control, .option, .shift, .command]).carbonFlags
      return keys.contains { key in
        guard key[kHISymbolicHotKeyEnabled] as? Bool == true,
          key[kHISymbolicHotKeyCode] as? Int == Int(code),
          let modifiers = key[kHISymbolicHotKeyModifiers] as? Int
        else { return false }
        return UInt32(truncatingIfNeeded: modifiers) & all == shortcut.modifiers.carbonFlags
      }
    }
  }

  nonisolated extension MenuShortcut.Modifiers {
    fileprivate var carbonFlags: UInt32 {
      var flags = 0
      if contains(.control) { flags |= controlKey }
      if contains(.option) { flags |= optionKey }
      if contains(.shift) { flags |= shiftKey }
      if contains(.command) { flags |= cmdKey }
      return UInt32(flags)
    }
  }

  extension GlobalKeysSurface {
    /// Makes the global keys work, in the app's delegate or its `init`. The application keeps the surface.
    ///
    /// They perform commands as this context has them; one that asks makes the app active first. While a menu is open or
    /// people type a new key, they are off. What people change with `MenuKeys` holds at once. A key that another app has is
    /// left to it.
    public func install() {
      HotKeys.shared.install(ObjectIdentifier(Command.self)) {
        let changes = Command.changedKeys
        return Self.commands.flatMap { command in
          let key = command.facts(in: Command.State()).key
          return (changes[key] ?? command.shortcuts).filter(\.isGlobal).map { shortcut in
            HotKeys.HotKey(shortcut: shortcut) { choose(command) }
          }
        }
      }
    }

    private func choose(_ command: Command) {
      let context = context
      if command.facts(in: context.opened().state).confirmation == nil {
        context.choose(command)
      } else {
        Activation.ask { context.choose(command) }
      }
    }
  }
#endif
