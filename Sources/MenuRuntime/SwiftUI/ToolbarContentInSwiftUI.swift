#if canImport(SwiftUI)
  import SwiftUI

  // From iOS 26 and macOS 26, an item with an empty view is an empty glass capsule. So what is hidden has no item, as far
  // as the builder allows it: from iOS 16 and macOS 13.

  /// Entries that stay together; nothing without any.
  struct ToolbarEntryGroup: ToolbarContent {
    let entries: [NamedToolbarEntry]
    let placement: ToolbarItemPlacement
    let context: ToolbarEntryContext

    var body: some ToolbarContent {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        return groupIfShown
      } else {
        return group
      }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @ToolbarContentBuilder private var groupIfShown: some ToolbarContent {
      if !entries.isEmpty {
        group.visibilityPriority(entries.map(\.entry.priority).max() ?? .standard)
      }
    }

    private var group: ToolbarItemGroup<ForEach<[NamedToolbarEntry], String, ToolbarEntryView>> {
      ToolbarItemGroup(placement: placement) {
        ForEach(entries) { entry in ToolbarEntryView(entry: entry, context: context) }
      }
    }
  }

  /// An entry with a placement that holds one; nothing if it is hidden.
  struct ToolbarSingleEntry: ToolbarContent {
    let entry: NamedToolbarEntry?
    let placement: ToolbarItemPlacement
    let context: ToolbarEntryContext

    var body: some ToolbarContent {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        return itemIfShown
      } else {
        return item
      }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @ToolbarContentBuilder private var itemIfShown: some ToolbarContent {
      if entry?.isShown ?? false { item }
    }

    private var item: ToolbarItem<Void, ToolbarEntryView> {
      ToolbarItem(placement: placement) { ToolbarEntryView(entry: entry, context: context) }
    }
  }

  /// An entry that people can rearrange.
  ///
  /// A hidden one stays an item, so that its place is not forgotten. Only the Mac's customization palette shows it.
  struct ToolbarCustomizableEntry: CustomizableToolbarContent {
    let entry: NamedToolbarEntry?
    let options: MenuToolbarOptions
    let placement: ToolbarItemPlacement
    let context: ToolbarEntryContext

    private var id: String { entry?.id ?? "none" }
    private var isHidden: Bool { !(entry?.isShown ?? false) }
    private var isOnMac15: Bool {
      #if os(macOS)
        if #available(macOS 15, *) { return true }
      #endif
      return false
    }

    var body: some CustomizableToolbarContent {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        let item = ToolbarItem(id: id, placement: placement) {
          ToolbarEntryView(entry: entry, context: context, showsHidden: isOnMac15)
        }
        .defaultCustomization(options.contains(.hidden) ? .hidden : .automatic)
        .customizationBehavior(options.contains(.essential) ? .reorderable : .default)
        .outOfSight(isHidden)
        // What only debug builds have is missing elsewhere.
        return entry == nil ? nil : Optional(item)
      } else {
        return ToolbarItem(
          id: id, placement: placement, showsByDefault: !options.contains(.hidden)
        ) {
          ToolbarEntryView(entry: entry, context: context)
        }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension CustomizableToolbarContent {
    /// Hides an item or, on systems that cannot, the glass around its empty view.
    fileprivate func outOfSight(_ isHidden: Bool) -> some CustomizableToolbarContent {
      #if os(macOS)
        if #available(macOS 15, *) { return hidden(isHidden) }
      #elseif os(iOS)
        if #available(iOS 26, *) {
          return sharedBackgroundVisibility(isHidden ? .hidden : .automatic)
        }
      #endif
      return self
    }
  }

  /// The search field of a bar, on systems that let a bar place it. On the Mac it stays at the trailing end: an item for it
  /// was an empty bubble on macOS 26 (feedback-assistant/reports#696).
  struct ToolbarSearchItem: ToolbarContent {
    let placement: ToolbarItemPlacement

    var body: some ToolbarContent {
      #if os(macOS)
        if #available(macOS 13, *) {
          let none: ToolbarItem<Void, EmptyView>? = nil
          return none
        }
      #elseif !os(tvOS) && !os(watchOS)
        if #available(iOS 26, visionOS 26, *) {
          return DefaultToolbarItem(kind: .search, placement: placement)
        }
      #endif
      return ToolbarItem(placement: placement) { EmptyView() }
    }
  }

  /// A space between entries.
  struct ToolbarSpace: CustomizableToolbarContent {
    /// Its ID in the toolbar, where it is an item.
    let id: String
    let isFlexible: Bool
    let isCustomizable: Bool
    let isShown: Bool
    let placement: ToolbarItemPlacement

    var body: some CustomizableToolbarContent {
      #if os(iOS) || os(macOS)
        if #available(iOS 26, macOS 26, *) {
          let spacer: ToolbarSpacer? =
            isShown ? ToolbarSpacer(isFlexible ? .flexible : .fixed, placement: placement) : nil
          return spacer
        }
      #endif
      return ToolbarSpacerView(space: self)
    }
  }

  /// A flexible view, for systems whose toolbars have no spaces. Items that people can rearrange have
  /// no spaces there.
  private struct ToolbarSpacerView: CustomizableToolbarContent {
    let space: ToolbarSpace

    private var isShown: Bool { space.isShown && space.isFlexible && !space.isCustomizable }

    var body: some CustomizableToolbarContent {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        let item: ToolbarItem<String, Spacer>? =
          isShown ? ToolbarItem(id: space.id, placement: space.placement) { Spacer() } : nil
        return item
      } else {
        return ToolbarItem(id: space.id, placement: space.placement, showsByDefault: isShown) {
          if isShown { Spacer() }
        }
      }
    }
  }
#endif
