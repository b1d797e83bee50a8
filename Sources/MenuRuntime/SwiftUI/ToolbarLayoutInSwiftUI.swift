#if canImport(SwiftUI)
  public import SwiftUI

  /// The layout of a toolbar in SwiftUI, which requires static types. Refers to entries by ID.
  ///
  /// `menugen` generates it. For each kind of bar, items that people can rearrange and the bar's fixed
  /// content are separate.
  @MainActor
  public protocol ToolbarLayout: ToolbarSurface {
    associatedtype PhoneBar: ToolbarContent = NoToolbarContent
    associatedtype PadBar: ToolbarContent = NoToolbarContent
    associatedtype PadItems: CustomizableToolbarContent = NoToolbarContent
    associatedtype MacBar: ToolbarContent = NoToolbarContent
    associatedtype MacItems: CustomizableToolbarContent = NoToolbarContent
    associatedtype WatchBar: ToolbarContent = NoToolbarContent
    associatedtype VisionBar: ToolbarContent = NoToolbarContent

    /// The bars of an iPhone's screen.
    @ToolbarContentBuilder func phoneBar(_ bar: ShownToolbar) -> PhoneBar
    /// The bar of an iPad.
    @ToolbarContentBuilder func padBar(_ bar: ShownToolbar) -> PadBar
    /// The center of an iPad's bar, if people can rearrange it.
    @ToolbarContentBuilder func padItems(_ bar: ShownToolbar) -> PadItems
    /// The toolbar of a window on the Mac.
    @ToolbarContentBuilder func macBar(_ bar: ShownToolbar) -> MacBar
    /// The toolbar of a window on the Mac, if people can rearrange it.
    @ToolbarContentBuilder func macItems(_ bar: ShownToolbar) -> MacItems
    /// The buttons on an Apple Watch.
    @ToolbarContentBuilder func watchBar(_ bar: ShownToolbar) -> WatchBar
    /// The ornament below a window of visionOS.
    @ToolbarContentBuilder func visionBar(_ bar: ShownToolbar) -> VisionBar
  }

  extension ToolbarLayout where PhoneBar == NoToolbarContent {
    public func phoneBar(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  extension ToolbarLayout where PadBar == NoToolbarContent {
    public func padBar(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  extension ToolbarLayout where PadItems == NoToolbarContent {
    public func padItems(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  extension ToolbarLayout where MacBar == NoToolbarContent {
    public func macBar(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  extension ToolbarLayout where MacItems == NoToolbarContent {
    public func macItems(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  extension ToolbarLayout where WatchBar == NoToolbarContent {
    public func watchBar(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  extension ToolbarLayout where VisionBar == NoToolbarContent {
    public func visionBar(_ bar: ShownToolbar) -> NoToolbarContent { NoToolbarContent() }
  }

  /// The content of a bar that a toolbar does not have. It is never shown.
  public struct NoToolbarContent: CustomizableToolbarContent {
    public var body: some CustomizableToolbarContent {
      ToolbarItem(id: "none") {
        EmptyView()
      }
    }
  }

  /// Up to ten items. A builder accepts at most ten; more are split into several parts.
  public struct ToolbarPart<Content: CustomizableToolbarContent>: CustomizableToolbarContent {
    public let body: Content

    public init(@ToolbarContentBuilder content: () -> Content) {
      body = content()
    }
  }

  /// A toolbar in one state. A `ToolbarLayout` arranges its entries.
  @MainActor
  public struct ShownToolbar {
    /// The entries of each area by ID.
    private let entries: [ToolbarArea: [String: ToolbarEntry<MenuAction>]]
    /// The default area, for bars that have only one.
    private let area: ToolbarArea
    private let isCustomizable: Bool
    private let context: ToolbarEntryContext

    init(
      _ bar: OpenedToolbar, _ area: ToolbarArea, isCustomizable: Bool = false,
      _ context: ToolbarEntryContext
    ) {
      entries = Dictionary(
        uniqueKeysWithValues: bar.areas.map { area, entries in
          (area, Self.named(entries, flattensGroups: area == .watch))
        })
      self.area = area
      self.isCustomizable = isCustomizable
      self.context = context
    }

    /// Entries that stay together. A second `share` has the ID `share.2`.
    public func items(_ ids: String...) -> Items { items(ids, area, area.placement) }

    /// The leading entries of an iPhone's or an iPad's bar.
    public func leading(_ ids: String...) -> Items {
      let edge: ToolbarArea = area == .phoneBottom ? .phoneLeading : .padLeading
      return items(ids, edge, edge.placement)
    }

    /// The center entries of an iPad's bar.
    public func center(_ ids: String...) -> Items {
      items(ids, .padCenter, ToolbarArea.padCenter.placement)
    }

    /// The trailing entries of an iPhone's or an iPad's bar.
    public func trailing(_ ids: String...) -> Items {
      items(ids, trailingArea, trailingArea.placement)
    }

    /// The last trailing entries of an iPhone's or an iPad's bar, which stay at its end.
    public func pinned(_ ids: String...) -> Items {
      items(ids, trailingArea, .pinned)
    }

    private var trailingArea: ToolbarArea { area == .phoneBottom ? .phoneTrailing : .padTrailing }

    /// The search field, on systems that let a bar place it; nothing on others.
    public var search: Search { Search(placement: area.placement) }

    /// The main button of a screen on an Apple Watch.
    public func primary(_ id: String) -> some ToolbarContent { single(id, .primaryAction) }

    /// The corner button of a screen on an Apple Watch that does not scroll.
    public func corner(_ id: String) -> some ToolbarContent { single(id, .watchCorner) }

    private func single(
      _ id: String, _ placement: ToolbarItemPlacement
    ) -> ToolbarItem<Void, ToolbarEntryView> {
      ToolbarItem(placement: placement) { view(id, in: area) }
    }

    /// An entry that people can rearrange.
    ///
    /// - Parameter options: The options that the `.menu` file sets on the entry.
    public func item(_ id: String, _ options: ToolbarOptions = []) -> Item {
      Item(
        id: id, options: options, placement: area.placement,
        view: view(id, in: area))
    }

    /// A space of a fixed width.
    public var space: Space {
      Space(isFlexible: false, isCustomizable: isCustomizable, placement: area.placement)
    }

    /// A flexible space.
    public var flexibleSpace: Space {
      Space(isFlexible: true, isCustomizable: isCustomizable, placement: area.placement)
    }

    private func items(
      _ ids: [String], _ area: ToolbarArea, _ placement: ToolbarItemPlacement
    ) -> Items {
      let all = ids.compactMap { entries[area]?[$0] }
      return Items(
        placement: placement, priority: all.map(\.priority).max() ?? .standard,
        views: ids.map { view($0, in: area) })
    }

    private func view(_ id: String, in area: ToolbarArea) -> ToolbarEntryView {
      ToolbarEntryView(
        entry: entries[area]?[id], anchor: "\(area)/\(id)", context: context)
    }

    /// The entries by ID. On an Apple Watch these include the entries in groups.
    private static func named(
      _ all: [ToolbarEntry<MenuAction>], flattensGroups: Bool
    ) -> [String: ToolbarEntry<MenuAction>] {
      var entries: [String: ToolbarEntry<MenuAction>] = [:]
      func add(_ entry: ToolbarEntry<MenuAction>) {
        if flattensGroups, case .group(let group, _) = entry {
          group.entries.forEach(add)
          return
        }
        var id = entry.id
        var number = 2
        while entries[id] != nil {
          id = entry.id + "." + String(number)
          number += 1
        }
        entries[id] = entry
      }
      all.filter { !$0.isSpace }.forEach(add)
      return entries
    }
  }

  extension ShownToolbar {
    /// Entries that stay together.
    public struct Items: ToolbarContent {
      let placement: ToolbarItemPlacement
      let priority: ToolbarPriority
      let views: [ToolbarEntryView]

      public var body: some ToolbarContent {
        #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && (os(iOS) || os(macOS))
          if #available(iOS 27, macOS 26.1, *) {
            return group.visibilityPriority(priority.inSwiftUI)
          } else {
            return group
          }
        #else
          return group
        #endif
      }

      private var group: ToolbarItemGroup<ForEach<Range<Int>, Int, ToolbarEntryView>> {
        ToolbarItemGroup(placement: placement) {
          ForEach(views.indices, id: \.self) { index in views[index] }
        }
      }
    }

    /// The search field of a bar.
    public struct Search: ToolbarContent {
      let placement: ToolbarItemPlacement

      public var body: some ToolbarContent {
        #if os(tvOS) || os(watchOS)
          return nothing
        #else
          if #available(iOS 26, macOS 26, visionOS 26, *) {
            return DefaultToolbarItem(kind: .search, placement: placement)
          } else {
            return nothing
          }
        #endif
      }

      private var nothing: ToolbarItem<Void, EmptyView> {
        ToolbarItem(placement: placement) { EmptyView() }
      }
    }

    /// An entry that people can rearrange.
    public struct Item: CustomizableToolbarContent {
      let id: String
      let options: ToolbarOptions
      let placement: ToolbarItemPlacement
      let view: ToolbarEntryView

      public var body: some CustomizableToolbarContent {
        if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
          return ToolbarItem(id: id, placement: placement) { view }
            .defaultCustomization(options.contains(.hidden) ? .hidden : .automatic)
            .customizationBehavior(options.contains(.essential) ? .reorderable : .default)
        } else {
          return ToolbarItem(
            id: id, placement: placement, showsByDefault: !options.contains(.hidden)
          ) { view }
        }
      }
    }

    /// A space between entries.
    public struct Space: CustomizableToolbarContent {
      let isFlexible: Bool
      let isCustomizable: Bool
      let placement: ToolbarItemPlacement

      public var body: some CustomizableToolbarContent {
        #if os(tvOS) || os(watchOS) || os(visionOS)
          OlderSpace(space: self)
        #else
          if #available(iOS 26, macOS 26, *) {
            return ToolbarSpacer(isFlexible ? .flexible : .fixed, placement: placement)
          } else {
            return OlderSpace(space: self)
          }
        #endif
      }
    }

    /// A flexible view, for systems whose toolbars have no spaces. Items that people can rearrange have
    /// no spaces there.
    private struct OlderSpace: CustomizableToolbarContent {
      let space: Space

      private var isShown: Bool { space.isFlexible && !space.isCustomizable }

      var body: some CustomizableToolbarContent {
        if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
          let item: ToolbarItem<String, Spacer>? =
            isShown ? ToolbarItem(id: "space", placement: space.placement) { Spacer() } : nil
          return item
        } else {
          return ToolbarItem(id: "space", placement: space.placement, showsByDefault: isShown) {
            if isShown { Spacer() }
          }
        }
      }
    }
  }

  @MainActor extension ToolbarArea {
    /// The placement of the area in SwiftUI.
    var placement: ToolbarItemPlacement {
      #if os(iOS)
        switch self {
        case .phoneBottom: return .bottomBar
        case .phoneLeading, .padLeading: return .topBarLeading
        case .phoneTrailing, .padTrailing: return .topBarTrailing
        case .padCenter:
          if #available(iOS 16, *) { return .secondaryAction }
          return .topBarTrailing
        default: return .automatic
        }
      #elseif os(visionOS)
        return self == .vision ? .bottomOrnament : .automatic
      #elseif os(watchOS)
        if #available(watchOS 10, *) { return .bottomBar }
        return .automatic
      #else
        return .automatic
      #endif
    }
  }

  #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && (os(iOS) || os(macOS))
    extension ToolbarPriority {
      @available(iOS 27, macOS 26.1, *)
      fileprivate var inSwiftUI: ToolbarItemVisibilityPriority {
        switch self {
        case .low: return .low
        case .standard: return .automatic
        case .raised:
          if #available(macOS 27, *) {
            return ToolbarItemVisibilityPriority(higherThan: .automatic)
          }
          return .high
        case .high: return .high
        }
      }
    }
  #endif

  nonisolated extension ToolbarItemPlacement {
    /// The end of a bar at the top, which its items leave last.
    fileprivate static var pinned: ToolbarItemPlacement {
      #if os(iOS)
        #if compiler(>=6.4) && canImport(SwiftUI, _version: 8)
          if #available(iOS 27, *) { return .topBarPinnedTrailing }
        #endif
        return .topBarTrailing
      #else
        return .automatic
      #endif
    }

    /// The corner of a screen on an Apple Watch.
    fileprivate static var watchCorner: ToolbarItemPlacement {
      #if os(watchOS)
        if #available(watchOS 10, *) { return .topBarTrailing }
      #endif
      return .primaryAction
    }
  }
#endif
