#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  #if os(macOS)
    import AppKit
  #elseif canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// Tells views with menus when people begin and end to edit text, and when sheets open and close on the Mac.
  ///
  /// A key reaches a menu of SwiftUI before it reaches text. So menus do without the keys that edit text while people
  /// do that in the window with the keyboard focus.
  @MainActor
  final class KeyboardFocus {
    static let shared = KeyboardFocus()

    private var observers: [@MainActor () -> Bool] = []

    /// Calls `changed` after each change that menus may depend on, until it returns false.
    func observe(_ changed: @escaping @MainActor () -> Bool) {
      observers.append(changed)
    }

    private func notify() {
      // An observer may start to observe.
      let all = observers
      observers = []
      observers = all.filter { $0() } + observers
    }

    #if os(macOS)
      /// Whether people edit text in the key window.
      var isInText: Bool { NSApplication.shared.keyWindow?.isEditingText ?? false }

      /// Passes the key that is being pressed to the text that people edit, if it edits that. Whether it was passed.
      ///
      /// SwiftUI may not have taken the key from its menu yet: a web page can get the insertion point at any time.
      static func passToText(_ shortcut: MenuShortcut) -> Bool {
        let application = NSApplication.shared
        guard application.isTyping(shortcut), let event = application.currentEvent else {
          return false
        }
        application.keyWindow?.firstResponder?.keyDown(with: event)
        return true
      }

      // A window posts an update after each event. Nothing else reports that a web page gets or loses the insertion
      // point, and it costs no more than to compare two values.
      private init() {
        for name in [
          NSWindow.didUpdateNotification, NSWindow.didBecomeKeyNotification,
          NSWindow.didEndSheetNotification,
        ] {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.notify() }
          }
        }
      }
    #elseif canImport(UIKit) && !os(watchOS) && !os(tvOS)
      /// Whether people edit text in the window with the keyboard focus.
      var isInText: Bool { textEditing.isEditing }

      private lazy var textEditing = TextEditingObserver { [weak self] in self?.notify() }

      private init() {
        textEditing.begin()
      }
    #else
      /// Whether people edit text. There are no keys for menus on these platforms.
      var isInText: Bool { false }

      private init() {}
    #endif
  }
#endif
