#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
  #endif

  extension View {
    /// Performs the quick actions of the app's icon in the window of this view, which asks their questions and shows their
    /// errors.
    ///
    /// ```swift
    /// @main
    /// struct MailApp: App {
    ///   @UIApplicationDelegateAdaptor(MenuAppDelegate.self) private var appDelegate
    ///   private let library = Library()
    ///
    ///   init() { MailQuickActions(library.menus).install() }
    ///
    ///   var body: some Scene {
    ///     WindowGroup { Browser(library).quickActions(MailQuickActions(library.menus)) }
    ///   }
    /// }
    /// ```
    ///
    /// An action that comes before the view, as at launch, waits for it. On systems without quick actions, it adds nothing.
    public func quickActions(_ actions: some QuickActionSurface) -> some View {
      #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        modifier(QuickActionsModifier(actions: actions))
      #else
        self
      #endif
    }
  }

  #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    /// Performs quick actions in the window of a view.
    private struct QuickActionsModifier<Actions: QuickActionSurface>: ViewModifier {
      let actions: Actions
      var surroundings = MenuSurroundings()
      @State var presentation = MenuPresentation()
      @State var presenter = ViewPresenter()
      @State var host = HostWindow()
      @State var view = QuickActionsView()

      func body(content: Content) -> some View {
        let _ = presenter.connect(actions.activity, $presentation, in: surroundings)
        let _ = presenter.locate(in: host)
        let _ = connect()
        content
          .menuPresentation($presentation, style: .alert)
          .noted(in: host)
          .background { QuickActionsReader(view: view) }
      }

      private func connect() {
        // Hold only the presenter, not the modifier, whose state holds the view.
        view.choose = { [actions, presenter] key, ending in
          actions.choose(key, at: presenter, ending)
        }
      }
    }

    /// A view without content that knows its scene.
    private struct QuickActionsReader: UIViewRepresentable {
      let view: QuickActionsView

      func makeUIView(context: Context) -> FrontProbe {
        let probe = FrontProbe()
        probe.moved = { [weak view, weak probe] in view?.move(to: probe?.window?.windowScene) }
        return probe
      }

      func updateUIView(_ probe: FrontProbe, context: Context) {}
    }
  #endif
#endif
