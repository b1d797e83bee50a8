#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  extension View {
    /// Handles the system commands of an edit menu, each while it applies and the view has the focus.
    ///
    /// SwiftUI cannot show an app's own edit menus: the menu's other entries are for UIKit and AppKit. On
    /// platforms other than the Mac, this modifier adds nothing.
    ///
    /// - Parameters:
    ///   - menu: The edit menu.
    ///   - cut: Removes the selection and returns it for the pasteboard.
    ///   - copy: Returns the selection for the pasteboard.
    ///   - perform: Performs any other command.
    public func editCommands(
      _ menu: some EditMenuSurface,
      cut: (() -> [NSItemProvider])? = nil,
      copy: (() -> [NSItemProvider])? = nil,
      perform: ((MenuSystemItem) -> Void)? = nil
    ) -> some View {
      #if os(macOS)
        modifier(EditCommandsModifier(menu: menu, cut: cut, copy: copy, perform: perform))
      #else
        self
      #endif
    }
  }

  #if os(macOS)
    /// Handles the system commands of an edit menu.
    private struct EditCommandsModifier<Menu: EditMenuSurface>: ViewModifier {
      let menu: Menu
      let cut: (() -> [NSItemProvider])?
      let copy: (() -> [NSItemProvider])?
      let perform: ((MenuSystemItem) -> Void)?
      var surroundings = MenuSurroundings()
      @State var presentation = MenuPresentation()
      @State var presenter = ViewPresenter()

      func body(content: Content) -> some View {
        let _ = presenter.connect(
          menu.activity, $presentation, updates: presentation.updates, in: surroundings)
        let allowed = allowedItems
        content
          .onCutCommand(perform: allowed.contains(.cut) ? cut : nil)
          .onCopyCommand(perform: allowed.contains(.copy) ? copy : nil)
          .onDeleteCommand(perform: action(for: .delete, allowed))
          .onCommand(#selector(NSText.paste(_:)), perform: action(for: .paste, allowed))
          .onCommand(
            #selector(NSTextView.pasteAsPlainText(_:)),
            perform: action(for: .pasteAndMatchStyle, allowed)
          )
          .onCommand(#selector(NSText.selectAll(_:)), perform: action(for: .selectAll, allowed))
          .onCommand(
            #selector((any NSStandardKeyBindingResponding).centerSelectionInVisibleArea(_:)),
            perform: action(for: .jumpToSelection, allowed)
          )
          .onCommand(
            #selector(NSResponder.uppercaseWord(_:)), perform: action(for: .makeUpperCase, allowed)
          )
          .onCommand(
            #selector(NSResponder.lowercaseWord(_:)), perform: action(for: .makeLowerCase, allowed)
          )
          .onCommand(
            #selector(NSResponder.capitalizeWord(_:)), perform: action(for: .capitalize, allowed))
      }

      /// The system commands that the menu contains and that apply now.
      private var allowedItems: Set<MenuSystemItem> {
        let (menu, traits) = menu.opened()
        return Set(menu.entries.flatMap(\.systemItems).filter { traits.allows($0) })
      }

      private func action(
        for item: MenuSystemItem, _ allowed: Set<MenuSystemItem>
      ) -> (() -> Void)? {
        guard let perform, allowed.contains(item) else { return nil }
        return { perform(item) }
      }
    }
  #endif
#endif
