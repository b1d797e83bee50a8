#if canImport(SwiftUI)
  import SwiftUI

  /// The context that a toolbar's entries share.
  @MainActor
  struct ToolbarEntryContext {
    let presenter: ViewPresenter
    /// What the content of the toolbar presents.
    let presentation: MenuPresentation
    /// What the app does for standard items.
    let handlers: [MenuToolbarAction: ToolbarHandler]
    /// Makes the supplied view with an ID.
    let views: @MainActor (String) -> AnyView
  }

  /// An entry of a toolbar; empty if it is hidden.
  struct ToolbarEntryView: View {
    let entry: NamedToolbarEntry?
    let context: ToolbarEntryContext
    /// Whether the item hides the entry by itself.
    var showsHidden = false
    @State var host = HostWindow()

    var body: some View {
      if let entry, entry.isShown || showsHidden {
        ToolbarEntryControl(entry: entry.entry, context: context, host: host)
          .modifier(ToolbarProminence(isProminent: entry.entry.options.contains(.prominent)))
          .modifier(ToolbarSpringLoading(springs: entry.entry.options.contains(.springs)))
          .modifier(ToolbarEntryQuestion(presentation: context.presentation, host: host))
      }
    }
  }

  /// Asks at an entry that is in the bar of an iPhone or iPad. Elsewhere dialogs point at nothing, so the content asks.
  private struct ToolbarEntryQuestion: ViewModifier {
    let presentation: MenuPresentation
    let host: HostWindow

    func body(content: Content) -> some View {
      #if os(iOS) && !targetEnvironment(macCatalyst)
        let anchor = AnyHashable(ObjectIdentifier(host))
        let question = presentation.question
        content
          .modifier(MenuConfirmation(of: presentation, at: anchor, style: .dialog))
          .onDisappear { if question?.anchor == anchor { question?.cancel() } }
          .noted(in: host)
      #else
        content
      #endif
    }
  }

  /// The control of an entry.
  private struct ToolbarEntryControl: View {
    let entry: MenuToolbarEntry<MenuAction>
    let context: ToolbarEntryContext
    let host: HostWindow

    var body: some View {
      switch entry.content {
      case .item(let item, _):
        MenuCommandControl(item: item, choose: choose)
      case .menu(let menu, _):
        ToolbarMenuControl(
          menu: menu, traits: MenuItemTraits(presenter: context.presenter, control: host),
          choose: choose)
      case .group(let group, _):
        ToolbarGroupControl(group: group, context: context, host: host)
      case .segments(let segments, _):
        ToolbarSegmentsControl(segments: segments, choose: choose)
      case .view(let id, let title, _):
        context.views(id)
          // An element of its own, so that the views inside keep their labels and identifiers.
          .accessibilityElement(children: .contain)
          .accessibilityLabel(Text(verbatim: title))
          .accessibilityIdentifier(id)
      case .system(let item, _):
        if let action = item.toolbarAction {
          ToolbarActionControl(action: action, handler: context.handlers[action])
        } else if item == .share {
          MenuShareView(title: item.title)
        } else if item == .undo || item == .redo {
          MenuUndoView(isRedo: item == .redo)
        }
      case .search, .space, .flexibleSpace, .separator, .hidden:
        EmptyView()
      }
    }

    private func choose(_ item: MenuEntry<MenuAction>.Item) {
      context.presenter.choose(item, at: host.anchor, row: nil)
    }
  }

  /// Forward, Cancel, Done or Close.
  private struct ToolbarActionControl: View {
    let action: MenuToolbarAction
    let handler: ToolbarHandler?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      button
        .disabled(!action.isEnabled(with: handler))
        .accessibilityIdentifier("system." + action.rawValue)
    }

    /// The system titles a button with a role itself, from version 26 on.
    @ViewBuilder
    private var button: some View {
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), let role = action.role {
        Button(role: role, action: perform)
      } else {
        Button(role: action == .cancel ? .cancel : nil, action: perform) {
          MenuControlLabel(
            title: action.item.title,
            image: action.item.toolbarSymbolName.map { .symbol($0) })
        }
      }
    }

    private func perform() {
      if let handler { handler.perform() } else { dismiss() }
    }
  }

  extension MenuToolbarAction {
    /// The role of the button, or nil for Forward, which has none.
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    fileprivate var role: ButtonRole? {
      switch self {
      case .forward: return nil
      case .cancel: return .cancel
      case .done: return .confirm
      case .close: return .close
      }
    }
  }

  /// A button with a menu in a toolbar.
  private struct ToolbarMenuControl: View {
    let menu: MenuToolbarEntry<MenuAction>.Menu
    let traits: MenuItemTraits
    let choose: @MainActor (MenuEntry<MenuAction>.Item) -> Void

    @ViewBuilder
    var body: some View {
      if let help = menu.help {
        control.help(Text(verbatim: help))
      } else {
        control
      }
    }

    @ViewBuilder
    private var control: some View {
      #if os(watchOS)
        // watchOS has no menus.
        EmptyView()
      #else
        if #available(tvOS 17, *) {
          opened
            .disabled(!menu.isEnabled || (menu.entries.isEmpty && menu.tap == nil))
            .accessibilityIdentifier(menu.id)
        }
      #endif
    }

    #if !os(watchOS)
      @available(tvOS 17, *)
      @ViewBuilder
      private var opened: some View {
        if let tap = menu.tap {
          Menu {
            MenuEntriesView(menu.entries, traits)
          } label: {
            MenuControlLabel(title: menu.label.title, image: menu.label.image)
          } primaryAction: {
            if tap.isEnabled { choose(tap) }
          }
        } else {
          Menu {
            MenuEntriesView(menu.entries, traits)
          } label: {
            MenuControlLabel(title: menu.label.title, image: menu.label.image)
          }
        }
      }
    #endif
  }

  /// A group of toolbar items that stay together.
  private struct ToolbarGroupControl: View {
    let group: MenuToolbarEntry<MenuAction>.Group
    let context: ToolbarEntryContext
    /// The view of the group, at which its entries ask.
    let host: HostWindow

    @ViewBuilder
    var body: some View {
      #if os(watchOS)
        entries
      #else
        if #available(tvOS 17, *) {
          if #available(iOS 16, macOS 13, *), let label = group.label {
            ControlGroup {
              entries
            } label: {
              MenuControlLabel(title: label.title, image: label.image)
            }
          } else {
            ControlGroup { entries }
          }
        } else {
          entries
        }
      #endif
    }

    private var entries: some View {
      ForEach(group.namedEntries) { entry in
        ToolbarEntryControl(entry: entry.entry, context: context, host: host)
      }
    }
  }

  /// A segmented control with the options of a choice.
  private struct ToolbarSegmentsControl: View {
    let segments: MenuToolbarEntry<MenuAction>.Segments
    let choose: @MainActor (MenuEntry<MenuAction>.Item) -> Void

    @ViewBuilder
    var body: some View {
      #if os(watchOS)
        // watchOS has no segments.
        EmptyView()
      #else
        picker
          .pickerStyle(.segmented)
          .disabled(!segments.items.contains { item in item.isEnabled })
          .accessibilityIdentifier(segments.id)
      #endif
    }

    private var picker: some View {
      Picker(selection: selection) {
        ForEach(segments.items.filter(\.isShown), id: \.key) { item in
          MenuControlLabel(title: item.title, image: item.image).tag(Optional(item.key))
        }
      } label: {
        Text(verbatim: MenuTexts.label(of: segments.label.title))
      }
    }

    private var selection: Binding<String?> {
      Binding { @MainActor in
        segments.items.first { item in item.isOn == true }?.key
      } set: { @MainActor key in
        if let item = segments.items.first(where: { $0.key == key }) { choose(item) }
      }
    }
  }

  /// Emphasizes a toolbar's single prominent action.
  private struct ToolbarProminence: ViewModifier {
    let isProminent: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
      if isProminent {
        #if os(visionOS)
          content.buttonStyle(.borderedProminent)
        #else
          if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.buttonStyle(.glassProminent)
          } else {
            content.buttonStyle(.borderedProminent)
          }
        #endif
      } else {
        content
      }
    }
  }

  /// Makes an item spring-loaded, so that it opens during a drag.
  private struct ToolbarSpringLoading: ViewModifier {
    let springs: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
      if springs, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        content.springLoadingBehavior(.enabled)
      } else {
        content
      }
    }
  }
#endif
