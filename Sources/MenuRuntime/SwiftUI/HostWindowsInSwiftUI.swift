#if canImport(SwiftUI)
  import SwiftUI

  #if os(macOS)
    import AppKit
  #elseif canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// The window that a view is in, as AppKit or UIKit knows it. SwiftUI itself does not tell what is in front of a view.
  ///
  /// A view with menus keeps it in its `@State`.
  @MainActor
  final class HostWindow {
    #if os(macOS)
      fileprivate weak var view: NSView?
      /// What the window tells the menu of the Dock.
      private(set) lazy var contexts = WindowContexts { [weak self] in self?.window }

      var window: NSWindow? { unsafe view?.window }
    #elseif canImport(UIKit) && !os(watchOS)
      fileprivate weak var view: UIView?

      var window: UIWindow? { view?.window }
    #endif

    /// What identifies the view while it is on screen, so that a dialog can point at it; nil in an overflow menu. An Apple
    /// Watch has none.
    var anchor: AnyHashable? {
      #if os(macOS) || (canImport(UIKit) && !os(watchOS))
        return window == nil ? nil : AnyHashable(ObjectIdentifier(self))
      #else
        return AnyHashable(ObjectIdentifier(self))
      #endif
    }

    /// Whether a sheet, an alert or a modal window is in front of the view. False on an Apple Watch, where it covers
    /// everything.
    var isBehindModal: Bool {
      #if os(macOS)
        return ModalState.isBlocked(window)
      #elseif canImport(UIKit) && !os(watchOS)
        guard let controller = view.flatMap({ MenuWindows.controller(of: $0) }) else {
          return false
        }
        return ModalState.isBlocked(controller)
      #else
        return false
      #endif
    }
  }

  extension View {
    /// Notes the window that the view is in.
    func noted(in window: HostWindow) -> some View {
      #if os(macOS) || (canImport(UIKit) && !os(watchOS))
        background { HostWindowReader(window: window) }
      #else
        self
      #endif
    }
  }

  extension View {
    /// Notes the window that the view is in, on the Mac: elsewhere no menu of the view can be opened behind a sheet.
    func notedOnMac(in window: HostWindow) -> some View {
      #if os(macOS)
        noted(in: window)
      #else
        self
      #endif
    }
  }

  #if os(macOS)
    extension ModalState {
      /// Whether something modal is in front of the window with the keyboard focus, or is that window.
      static var isBlockedInFront: Bool {
        let application = NSApplication.shared
        guard let key = application.keyWindow else { return application.modalWindow != nil }
        return application.modalWindow != nil || key.attachedSheet != nil || key.sheetParent != nil
      }
    }

    /// A view without content that knows its window.
    private struct HostWindowReader: NSViewRepresentable {
      let window: HostWindow

      func makeNSView(context: Context) -> NSView { NSView(frame: .zero) }

      func updateNSView(_ view: NSView, context: Context) { window.view = view }
    }
  #elseif canImport(UIKit) && !os(watchOS)
    /// A view without content that knows its window.
    private struct HostWindowReader: UIViewRepresentable {
      let window: HostWindow

      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
      }

      func updateUIView(_ view: UIView, context: Context) { window.view = view }
    }
  #endif
#endif
