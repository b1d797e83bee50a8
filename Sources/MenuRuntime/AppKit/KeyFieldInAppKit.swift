#if os(macOS) && canImport(AppKit)
  public import AppKit

  extension MenuKeys {
    /// Returns a recorder: a field that shows the keys of a command, and below it what people should know about them.
    ///
    /// A click, Space or Return begins to record. The next key takes the place of the first one; Escape gives up, Delete takes
    /// all keys away, and Tab or a click elsewhere ends it. Meanwhile no key reaches menus, and global keys are off. A command
    /// whose keys people cannot change has a dimmed field.
    public func makeRecorder(for command: Command) -> NSView {
      let field = MenuKeyField(entry(of: command))
      let note = MenuKeyField.makeNote(field.note)
      field.noted = { [weak note] in note?.show($0) }
      let recorder = NSStackView(views: [field, note])
      recorder.orientation = .vertical
      recorder.alignment = .leading
      return recorder
    }
  }

  /// A button that shows the keys of a command, and records another one.
  @MainActor
  final class MenuKeyField: NSButton {
    private let recording: MenuKeyRecording
    private var isListening = false
    private var monitor: Any?
    private var observer: (any NSObjectProtocol)?
    /// Called while people record, with what they should know.
    var noted: @MainActor (String?) -> Void = { _ in }

    init(_ entry: MenuKeyEntry) {
      recording = MenuKeyRecording(entry)
      super.init(frame: .zero)
      bezelStyle = .push
      target = self
      action = #selector(MenuKeyField.click(_:))
      recording.changed = { [weak self] in self?.changed($0) }
      recording.ask = { [weak self] conflict, answer in
        MenuAlerts.ask(conflict, in: self?.host, then: answer)
      }
      MenuKeyChanges.shared.observe(for: self) { view, _ in view.update() }
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The command, as in `MenuKeys.propertyList`.
    var id: String { recording.entry.id }
    /// What people should know before they record.
    var note: String? { recording.note }

    /// Shows another command.
    func show(_ entry: MenuKeyEntry) {
      recording.entry = entry
      update()
    }

    /// The window, retained while it is used.
    private var host: NSWindow? { unsafe window }

    private func update() {
      let (text, note) = (recording.text, recording.note)
      title = text
      isEnabled = recording.entry.isChangeable
      toolTip = note
      setAccessibilityLabel(recording.entry.title)
      setAccessibilityValue(text)
      setAccessibilityHelp(note ?? (isEnabled ? MenuTexts.text(.recordShortcut) : nil))
    }

    private func changed(_ announcement: String?) {
      if recording.isRecording != isListening {
        isListening = recording.isRecording
        if isListening { listen() } else { stopListening() }
      }
      update()
      noted(recording.note)
      if let announcement, let host {
        NSAccessibility.post(
          element: host, notification: .announcementRequested,
          userInfo: [
            .announcement: announcement,
            .priority: NSAccessibilityPriorityLevel.high.rawValue,
          ])
      }
    }

    // MARK: - Keys

    override var acceptsFirstResponder: Bool { isEnabled }

    override var intrinsicContentSize: NSSize {
      var size = super.intrinsicContentSize
      // So that it hardly changes with the keys.
      size.width = max(size.width, 160)
      return size
    }

    @objc func click(_ sender: Any?) {
      if recording.isRecording { recording.end() } else { recording.begin() }
    }

    override func keyDown(with event: NSEvent) {
      if ["\r", "\u{3}", " "].contains(event.charactersIgnoringModifiers),
        event.modifierFlags.isDisjoint(with: [.control, .option, .command])
      {
        performClick(nil)
      } else {
        super.keyDown(with: event)
      }
    }

    override func resignFirstResponder() -> Bool {
      recording.end()
      return super.resignFirstResponder()
    }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      recording.end()
      update()
    }

    /// Takes all keys of the app, before menus and views see them.
    private func listen() {
      host?.makeFirstResponder(self)
      #if canImport(Carbon)
        HotKeys.shared.pause()
      #endif
      monitor = NSEvent.addLocalMonitorForEvents(
        matching: [.keyDown, .leftMouseDown, .rightMouseDown]
      ) { [weak self] event in
        self?.takes(event) ?? false ? nil : event
      }
      observer = NotificationCenter.default.addObserver(
        forName: NSWindow.didResignKeyNotification, object: host, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.recording.end() }
      }
    }

    private func stopListening() {
      #if canImport(Carbon)
        HotKeys.shared.resume()
      #endif
      if let monitor { NSEvent.removeMonitor(monitor) }
      if let observer { NotificationCenter.default.removeObserver(observer) }
      (monitor, observer) = (nil, nil)
    }

    private func takes(_ event: NSEvent) -> Bool {
      if event.type == .keyDown { return recording.press(MenuShortcut(event)) }
      // A click on the button ends it, too.
      let isOutside =
        event.window !== host || !bounds.contains(convert(event.locationInWindow, from: nil))
      if isOutside { recording.end() }
      return false
    }
  }

  extension MenuKeyField {
    /// Returns a label for what people should know.
    static func makeNote(_ text: String? = nil) -> NSTextField {
      let label = NSTextField(wrappingLabelWithString: "")
      label.show(text)
      return label
    }
  }

  extension NSTextField {
    /// Shows a text, or nothing.
    func show(_ text: String?) {
      stringValue = text ?? ""
      isHidden = text == nil
    }
  }
#endif
