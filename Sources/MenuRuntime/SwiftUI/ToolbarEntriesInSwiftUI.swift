#if canImport(SwiftUI)
  import SwiftUI

  /// The context that a toolbar's entries share.
  @MainActor
  struct ToolbarEntryContext {
    let presenter: ViewPresenter
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

    var body: some View {
      if let entry, entry.isShown || showsHidden {
        ToolbarEntryControl(entry: entry.entry, context: context)
          .modifier(ToolbarProminence(isProminent: entry.entry.options.contains(.prominent)))
          .modifier(ToolbarSpringLoading(springs: entry.entry.options.contains(.springs)))
      }
    }
  }

  /// The control of an entry.
  private struct ToolbarEntryControl: View {
    let entry: MenuToolbarEntry<MenuAction>
    let context: ToolbarEntryContext

    var body: some View {
      switch entry.content {
      case .item(let item, _):
        ToolbarItemControl(item: item, choose: choose)
      case .menu(let menu, _):
        ToolbarMenuControl(
          menu: menu, traits: MenuItemTraits(presenter: context.presenter), choose: choose)
      case .group(let group, _):
        ToolbarGroupControl(group: group, context: context)
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
        }
      case .search, .space, .flexibleSpace, .separator, .hidden:
        EmptyView()
      }
    }

    private func choose(_ item: MenuEntry<MenuAction>.Item) {
      context.presenter.choose(item)
    }
  }

  /// A toolbar item for a command.
  private struct ToolbarItemControl: View {
    let item: MenuEntry<MenuAction>.Item
    let choose: @MainActor (MenuEntry<MenuAction>.Item) -> Void

    var body: some View {
      described
        .disabled(!item.isEnabled)
        .accessibilityIdentifier(item.key)
    }

    @ViewBuilder
    private var described: some View {
      if let help = item.help {
        control.help(Text(verbatim: help))
      } else {
        control
      }
    }

    @ViewBuilder
    private var control: some View {
      if item.isToggle {
        #if os(tvOS)
          Toggle(isOn: isOn) { label }
        #else
          if #available(watchOS 9, *) {
            Toggle(isOn: isOn) { label }.toggleStyle(.button)
          } else {
            Toggle(isOn: isOn) { label }
          }
        #endif
      } else {
        Button(role: item.isDestructive ? .destructive : nil) {
          choose(item)
        } label: {
          label
        }
      }
    }

    private var isOn: Binding<Bool> {
      Binding { @MainActor in
        item.isChecked
      } set: { @MainActor _ in
        choose(item)
      }
    }

    private var label: ToolbarLabel { ToolbarLabel(title: item.title, image: item.image) }
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
          ToolbarLabel(
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

  /// The label of an item: an image with the title for VoiceOver, or the title only.
  private struct ToolbarLabel: View {
    let title: String
    let image: MenuImage?

    var body: some View {
      MenuItemLabel(title: MenuTexts.label(of: title), image: image)
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
            ToolbarLabel(title: menu.label.title, image: menu.label.image)
          } primaryAction: {
            if tap.isEnabled { choose(tap) }
          }
        } else {
          Menu {
            MenuEntriesView(menu.entries, traits)
          } label: {
            ToolbarLabel(title: menu.label.title, image: menu.label.image)
          }
        }
      }
    #endif
  }

  /// A group of toolbar items that stay together.
  private struct ToolbarGroupControl: View {
    let group: MenuToolbarEntry<MenuAction>.Group
    let context: ToolbarEntryContext

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
              ToolbarLabel(title: label.title, image: label.image)
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
      ForEach(group.namedEntries) { entry in ToolbarEntryView(entry: entry, context: context) }
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
          ToolbarLabel(title: item.title, image: item.image).tag(Optional(item.key))
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
