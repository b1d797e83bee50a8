#if canImport(SwiftUI)
  import SwiftUI

  /// How the items of a menu behave.
  @MainActor
  struct MenuItemTraits {
    let presenter: ViewPresenter
    /// The IDs of the rows that the menu was opened for.
    var rows: [AnyHashable] = []
    /// What a dialog points at, or nil for the place itself.
    var anchor: AnyHashable?
    /// The control whose menu it is, to point at while it is on screen.
    var control: HostWindow?
    /// Whether the menu is in the menu bar, which handles keys and shows nothing side by side.
    var isInMenuBar = false
    /// Whether the items are side by side, where their images are shown anyway, and often without titles.
    var isSideBySide = false

    /// Whether people edit text, so that keys which edit it are not the menu's.
    var isInText = false

    func choose(_ item: MenuEntry<MenuAction>.Item) {
      #if os(macOS)
        if isInMenuBar, item.shortcuts.contains(where: KeyboardFocus.passToText) { return }
      #endif
      if isInMenuBar { return presenter.choose(item, at: nil, row: nil) }
      presenter.choose(item, at: anchor ?? control?.anchor, row: rows.first)
    }

    /// The key of an item, or nil if it has none here.
    func shortcut(of item: MenuEntry<MenuAction>.Item) -> MenuShortcut? {
      guard isInMenuBar, let shortcut = item.shortcut else { return nil }
      return isInText && shortcut.yieldsToText ? nil : shortcut
    }

    /// The keys of an item that its menu does not show.
    func otherShortcuts(of item: MenuEntry<MenuAction>.Item) -> [MenuShortcut] {
      item.shortcuts.dropFirst().filter { !(isInText && $0.yieldsToText) }
    }
  }

  /// A menu item for a command.
  struct MenuItemView: View {
    let item: MenuEntry<MenuAction>.Item
    let traits: MenuItemTraits

    var body: some View {
      described
        .disabled(!item.isEnabled)
        .accessibilityIdentifier(item.key)
        .modifier(MenuImageStay(image: traits.isSideBySide ? nil : item.image))
        .modifier(
          MenuItemKeys(shortcut: traits.shortcut(of: item), isTyped: item.hasChangedKeys)
        )
        .modifier(MenuItemDismissal(keepsMenuOpen: item.keepsMenuOpen))
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
      // Also while it is off: a button in its place would be another item.
      if let isMixed = item.isMixed, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        // Two values that differ are a dash. Both are written, and the second ignores that.
        Toggle(sources: [isOn, .constant(isMixed || item.isChecked)], isOn: \.self) {
          label
        }
      } else if item.canBeChecked {
        Toggle(isOn: isOn) {
          label
        }
      } else {
        Button(role: item.isDestructive ? .destructive : nil) {
          traits.choose(item)
        } label: {
          label
        }
      }
    }

    private var isOn: Binding<Bool> {
      Binding { @MainActor in
        item.isChecked
      } set: { @MainActor _ in
        traits.choose(item)
      }
    }

    private var label: MenuItemLabel {
      MenuItemLabel(title: item.title, subtitle: item.subtitle, image: item.image)
    }
  }

  nonisolated extension MenuEntry.Item {
    /// Whether the item has a check mark in some states.
    fileprivate var canBeChecked: Bool {
      facts.isToggle || (optionID != nil && facts.isOn != nil)
    }
  }

  /// The options of a choice, the current one checked.
  struct MenuChoiceView: View {
    let items: [MenuEntry<MenuAction>.Item]
    let traits: MenuItemTraits
    var isPalette = false

    @ViewBuilder
    var body: some View {
      #if os(tvOS) || os(watchOS)
        picker.pickerStyle(.inline)
      #else
        if isPalette, #available(iOS 17, macOS 14, *) {
          picker.pickerStyle(.palette)
        } else {
          picker.pickerStyle(.inline)
        }
      #endif
    }

    private var picker: some View {
      Picker(selection: selection) {
        ForEach(items, id: \.key) { item in
          MenuItemLabel(title: item.title, subtitle: item.subtitle, image: item.image)
            .accessibilityIdentifier(item.key)
            .modifier(MenuImageStay(image: isPalette ? nil : item.image))
            .modifier(
              MenuItemKeys(shortcut: traits.shortcut(of: item), isTyped: item.hasChangedKeys)
            )
            .tag(Optional(item.key))
        }
      } label: {
        EmptyView()
      }
      .disabled(!items.contains { item in item.isEnabled })
    }

    private var selection: Binding<String?> {
      Binding { @MainActor in
        items.first { item in item.isChecked }?.key
      } set: { @MainActor key in
        if let item = items.first(where: { $0.key == key }) { traits.choose(item) }
      }
    }
  }

  /// The title and image of an item.
  struct MenuItemLabel: View {
    let title: String
    var subtitle: String?
    let image: MenuImage?

    var body: some View {
      if let subtitle {
        Text(verbatim: title)
        Text(verbatim: subtitle)
        if let image { MenuImageView(image: image) }
      } else if let image {
        Label {
          Text(verbatim: title)
        } icon: {
          MenuImageView(image: image)
        }
      } else {
        Text(verbatim: title)
      }
    }
  }

  /// Shows an image that stays on the systems of 2026, whose menus hide images by default.
  struct MenuImageStay: ViewModifier {
    let image: MenuImage?

    @ViewBuilder
    func body(content: Content) -> some View {
      if let image, image.stays, #available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *) {
        content.labelStyle(.titleAndIcon)
      } else {
        content
      }
    }
  }

  /// An image.
  struct MenuImageView: View {
    let image: MenuImage

    var body: some View {
      switch image {
      case .symbol(let name, _): Image(systemName: name)
      case .asset(let name, let bundle, _): Image(name, bundle: bundle)
      }
    }
  }

  /// Keeps the menu open when people choose an item.
  private struct MenuItemDismissal: ViewModifier {
    let keepsMenuOpen: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(macOS) || os(watchOS)
        content
      #else
        if keepsMenuOpen, #available(iOS 16.4, tvOS 17, *) {
          content.menuActionDismissBehavior(.disabled)
        } else {
          content
        }
      #endif
    }
  }

  /// A command and its alternate, which replaces it while modifiers are held. Systems that cannot
  /// swap them show both.
  struct MenuAlternatesView: View {
    let item: MenuEntry<MenuAction>.Item
    let alternate: MenuEntry<MenuAction>.Item
    let traits: MenuItemTraits

    @ViewBuilder
    var body: some View {
      #if os(macOS)
        if #available(macOS 15, *) {
          MenuItemView(item: item, traits: traits)
            .modifierKeyAlternate(alternate.alternate?.eventModifiers ?? []) {
              MenuItemView(item: alternate, traits: traits)
            }
        } else {
          both
        }
      #else
        both
      #endif
    }

    @ViewBuilder
    private var both: some View {
      MenuItemView(item: item, traits: traits)
      MenuItemView(item: alternate, traits: traits)
    }
  }
#endif
