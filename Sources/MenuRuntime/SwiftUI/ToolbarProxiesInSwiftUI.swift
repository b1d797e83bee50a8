#if canImport(SwiftUI)
  public import SwiftUI

  /// The entries of a toolbar in one state, for a `MenuToolbarLayout` to arrange.
  ///
  /// An entry is named by its command. What a command carries does not matter for the menu of a choice or
  /// list and for segments: `bar.items(.sort(.title))` is the menu of all orders.
  @MainActor
  public struct MenuToolbarProxy<Toolbar: MenuToolbarLayout> {
    let source: ToolbarEntrySource<Toolbar>
    /// The area of the entries, for bars that have only one.
    let area: MenuToolbarArea

    /// Entries that stay together.
    ///
    /// - Parameter number: Which entry of a command to use, if the bar has several.
    @_spi(Generated) public func items(_ commands: Toolbar.Command..., number: Int = 1) -> Items {
      group(area).adding(commands, number)
    }

    /// A group or menu, and the entries that follow it.
    @_spi(Generated) public func part(_ id: Toolbar.PartID) -> Items { group(area).part(id) }

    /// A view that the app supplies, and the entries that follow it.
    @_spi(Generated) public func view(_ id: Toolbar.SuppliedView) -> Items { group(area).view(id) }

    /// A standard item of the system, where it belongs.
    ///
    /// - Parameter number: Which one to use, if the bar has several.
    @_spi(Generated) public func system(_ item: MenuSystemItem, number: Int = 1)
      -> some ToolbarContent
    {
      source.single(item, number, in: area, at: area.placement)
    }

    /// The leading entries of an iPhone's or an iPad's bar.
    @_spi(Generated) public var leading: Items {
      group(area == .phoneBottom ? .phoneLeading : .padLeading)
    }

    /// The center entries of an iPad's bar.
    @_spi(Generated) public var center: Items { group(.padCenter) }

    /// The trailing entries of an iPhone's or an iPad's bar.
    @_spi(Generated) public var trailing: Items { group(trailingArea) }

    /// The last trailing entries of an iPhone's or an iPad's bar, which stay at its end.
    @_spi(Generated) public var pinned: Items { group(trailingArea, .pinned) }

    /// The main button of a screen on an Apple Watch.
    @_spi(Generated) public var primary: SingleItem {
      SingleItem(source: source, area: area, .primaryAction)
    }

    /// The corner button of a screen on an Apple Watch that does not scroll.
    @_spi(Generated) public var corner: SingleItem {
      SingleItem(source: source, area: area, .watchCorner)
    }

    /// The search field, on systems that let a bar place it; nothing on others.
    @_spi(Generated) public var search: some ToolbarContent {
      ToolbarSearchItem(placement: area.placement)
    }

    /// The state that the entries are for.
    @_spi(Generated) public var state: Toolbar.Command.State { source.state }

    /// A space of a fixed width.
    @_spi(Generated) public var space: some ToolbarContent { space(isFlexible: false) }

    /// A space of a fixed width that is there only while a condition holds.
    @_spi(Generated) public func space(when isShown: Bool) -> some ToolbarContent {
      space(isFlexible: false, isShown: isShown)
    }

    /// A flexible space.
    @_spi(Generated) public var flexibleSpace: some ToolbarContent { space(isFlexible: true) }

    /// A flexible space that is there only while a condition holds.
    @_spi(Generated) public func flexibleSpace(when isShown: Bool) -> some ToolbarContent {
      space(isFlexible: true, isShown: isShown)
    }

    private var trailingArea: MenuToolbarArea {
      area == .phoneBottom ? .phoneTrailing : .padTrailing
    }

    private func group(_ area: MenuToolbarArea, _ placement: ToolbarItemPlacement? = nil) -> Items {
      Items(source: source, area: area, placement: placement ?? area.placement)
    }

    private func space(isFlexible: Bool, isShown: Bool = true) -> ToolbarSpace {
      ToolbarSpace(
        id: source.spaceIDs.next(), isFlexible: isFlexible, isCustomizable: false, isShown: isShown,
        placement: area.placement)
    }
  }

  extension MenuToolbarProxy {
    /// Entries that stay together. Those that are hidden leave nothing behind.
    @_spi(Generated) public struct Items: ToolbarContent {
      let source: ToolbarEntrySource<Toolbar>
      let area: MenuToolbarArea
      let placement: ToolbarItemPlacement
      private(set) var entries: [NamedToolbarEntry] = []

      init(
        source: ToolbarEntrySource<Toolbar>, area: MenuToolbarArea, placement: ToolbarItemPlacement
      ) {
        (self.source, self.area, self.placement) = (source, area, placement)
      }

      /// Adds entries.
      ///
      /// - Parameter number: Which entry of a command to use, if the bar has several.
      @_spi(Generated) public func items(_ commands: Toolbar.Command..., number: Int = 1) -> Items {
        adding(commands, number)
      }

      /// Adds a group or menu.
      @_spi(Generated) public func part(_ id: Toolbar.PartID) -> Items {
        adding([source.entry(id.rawValue, in: area)])
      }

      /// Adds a view that the app supplies.
      @_spi(Generated) public func view(_ id: Toolbar.SuppliedView) -> Items {
        adding([source.entry(id.rawValue, in: area)])
      }

      /// A standard item of the system, which is an item by itself.
      ///
      /// - Parameter number: Which one to use, if the area has several.
      @_spi(Generated) public func system(_ item: MenuSystemItem, number: Int = 1)
        -> some ToolbarContent
      {
        source.single(item, number, in: area, at: placement)
      }

      func adding(_ commands: [Toolbar.Command], _ number: Int) -> Items {
        adding(commands.map { source.entry($0, number, in: area) })
      }

      private func adding(_ more: [NamedToolbarEntry?]) -> Items {
        var items = self
        items.entries += more.compactMap { $0 }.filter(\.isShown)
        return items
      }

      /// The items.
      public var body: some ToolbarContent {
        ToolbarEntryGroup(entries: entries, placement: placement, context: source.context)
      }
    }

    /// An entry with a placement that holds one.
    @MainActor
    @_spi(Generated) public struct SingleItem {
      private let source: ToolbarEntrySource<Toolbar>
      private let area: MenuToolbarArea
      private let placement: ToolbarItemPlacement

      init(
        source: ToolbarEntrySource<Toolbar>, area: MenuToolbarArea,
        _ placement: ToolbarItemPlacement
      ) {
        (self.source, self.area, self.placement) = (source, area, placement)
      }

      /// The entry of a command.
      ///
      /// - Parameter number: Which entry of the command to use, if the bar has several.
      @_spi(Generated) public func item(_ command: Toolbar.Command, number: Int = 1)
        -> some ToolbarContent
      {
        single(source.entry(command, number, in: area))
      }

      /// A view that the app supplies.
      @_spi(Generated) public func view(_ id: Toolbar.SuppliedView) -> some ToolbarContent {
        single(source.entry(id.rawValue, in: area))
      }

      private func single(_ entry: NamedToolbarEntry?) -> ToolbarSingleEntry {
        ToolbarSingleEntry(entry: entry, placement: placement, context: source.context)
      }
    }
  }

  /// The entries of a toolbar that people can rearrange, in one state, for a `MenuToolbarLayout` to arrange.
  @MainActor
  public struct MenuCustomizableToolbarProxy<Toolbar: MenuToolbarLayout> {
    let source: ToolbarEntrySource<Toolbar>
    let area: MenuToolbarArea

    /// The entry of a command.
    ///
    /// - Parameters:
    ///   - options: The options that the `.menu` file sets on the entry.
    ///   - number: Which entry of the command to use, if the bar has several.
    @_spi(Generated) public func item(
      _ command: Toolbar.Command, _ options: MenuToolbarOptions = [], number: Int = 1
    ) -> some CustomizableToolbarContent {
      item(source.entry(command, number, in: area), options)
    }

    /// A group or menu.
    @_spi(Generated) public func part(
      _ id: Toolbar.PartID, _ options: MenuToolbarOptions = []
    ) -> some CustomizableToolbarContent {
      item(source.entry(id.rawValue, in: area), options)
    }

    /// A view that the app supplies.
    @_spi(Generated) public func view(
      _ id: Toolbar.SuppliedView, _ options: MenuToolbarOptions = []
    ) -> some CustomizableToolbarContent {
      item(source.entry(id.rawValue, in: area), options)
    }

    /// A standard item of the system.
    @_spi(Generated) public func system(
      _ item: MenuSystemItem, _ options: MenuToolbarOptions = [], number: Int = 1
    ) -> some CustomizableToolbarContent {
      ToolbarCustomizableEntry(
        entry: source.entry(item, number, in: area), options: options,
        placement: area.placement(of: item, or: area.placement), context: source.context)
    }

    /// The state that the entries are for.
    @_spi(Generated) public var state: Toolbar.Command.State { source.state }

    /// A space of a fixed width.
    @_spi(Generated) public var space: some CustomizableToolbarContent { space(isFlexible: false) }

    /// A space of a fixed width that is there only while a condition holds.
    @_spi(Generated) public func space(when isShown: Bool) -> some CustomizableToolbarContent {
      space(isFlexible: false, isShown: isShown)
    }

    /// A flexible space.
    @_spi(Generated) public var flexibleSpace: some CustomizableToolbarContent {
      space(isFlexible: true)
    }

    /// A flexible space that is there only while a condition holds.
    @_spi(Generated) public func flexibleSpace(when isShown: Bool)
      -> some CustomizableToolbarContent
    {
      space(isFlexible: true, isShown: isShown)
    }

    private func item(
      _ entry: NamedToolbarEntry?, _ options: MenuToolbarOptions
    ) -> ToolbarCustomizableEntry {
      ToolbarCustomizableEntry(
        entry: entry, options: options, placement: area.placement, context: source.context)
    }

    private func space(isFlexible: Bool, isShown: Bool = true) -> ToolbarSpace {
      ToolbarSpace(
        id: source.spaceIDs.next(), isFlexible: isFlexible, isCustomizable: true, isShown: isShown,
        placement: area.placement)
    }
  }

  /// Counts the spaces of a toolbar. They have an ID where they are items, and a bar may refuse one ID for two items.
  @MainActor
  final class ToolbarSpaceIDs {
    private var ids = UniqueIDs()

    func next() -> String { ids.next("system.space") }
  }

  /// An entry of a toolbar, with the ID under which SwiftUI knows it.
  @MainActor
  struct NamedToolbarEntry: Identifiable {
    /// The ID, unique in its area. A second `share` has the ID `share.2`.
    nonisolated let id: String
    let entry: MenuToolbarEntry<MenuAction>

    var isShown: Bool { entry.isShown }
  }

  /// Finds the entries of a toolbar by what names them in its layout.
  @MainActor
  struct ToolbarEntrySource<Toolbar: MenuToolbarLayout> {
    private let areas: [MenuToolbarArea: [(id: String, entry: MenuToolbarEntry<Toolbar.Command>)]]
    private let action: @MainActor (Toolbar.Command) -> MenuAction
    let state: Toolbar.Command.State
    let context: ToolbarEntryContext
    let spaceIDs = ToolbarSpaceIDs()

    init(
      _ areas: [MenuToolbarArea: [MenuToolbarEntry<Toolbar.Command>]],
      in state: Toolbar.Command.State,
      action: @escaping @MainActor (Toolbar.Command) -> MenuAction, _ context: ToolbarEntryContext
    ) {
      self.areas = Dictionary(
        uniqueKeysWithValues: areas.map { area, entries in
          (area, Self.numbered(area == .watch ? entries.flatMap(\.ungrouped) : entries))
        })
      self.action = action
      self.state = state
      self.context = context
    }

    /// The entries for a bar that people cannot rearrange.
    func fixed(_ area: MenuToolbarArea) -> MenuToolbarProxy<Toolbar> {
      MenuToolbarProxy(source: self, area: area)
    }

    /// The entries for a bar that people can rearrange.
    func customizable(_ area: MenuToolbarArea) -> MenuCustomizableToolbarProxy<Toolbar> {
      MenuCustomizableToolbarProxy(source: self, area: area)
    }

    /// The entry of a command, or nil if the area has none.
    ///
    /// - Parameter number: Which one, if there are several.
    func entry(
      _ command: Toolbar.Command, _ number: Int, in area: MenuToolbarArea
    ) -> NamedToolbarEntry? {
      let entries = areas[area] ?? []
      // The ID of a command takes longer to find than the command itself.
      var id: String?
      let found = entries.filter { _, entry in
        switch entry.content {
        case .item(let item, _): return item.command == command
        case .menu, .segments:
          let known = id ?? command.id
          id = known
          return entry.content.commandID == known
        default: return false
        }
      }
      return found.indices.contains(number - 1) ? named(found[number - 1]) : nil
    }

    /// The entry of a group, menu or supplied view, or nil if the area has none.
    func entry(_ id: String, in area: MenuToolbarArea) -> NamedToolbarEntry? {
      areas[area]?.first { _, entry in
        switch entry.content {
        case .group, .menu, .view: return entry.id == id
        default: return false
        }
      }.map(named)
    }

    /// The entry of a standard item of the system, or nil if the area has none.
    ///
    /// - Parameter number: Which one, if there are several.
    func entry(
      _ item: MenuSystemItem, _ number: Int, in area: MenuToolbarArea
    ) -> NamedToolbarEntry? {
      let found = (areas[area] ?? []).filter { _, entry in
        if case .system(item, _) = entry.content { return true }
        return false
      }
      return found.indices.contains(number - 1) ? named(found[number - 1]) : nil
    }

    /// A standard item of the system as an item of the bar, where it belongs.
    func single(
      _ item: MenuSystemItem, _ number: Int, in area: MenuToolbarArea,
      at placement: ToolbarItemPlacement
    ) -> ToolbarSingleEntry {
      ToolbarSingleEntry(
        entry: entry(item, number, in: area), placement: area.placement(of: item, or: placement),
        context: context)
    }

    private func named(
      _ found: (id: String, entry: MenuToolbarEntry<Toolbar.Command>)
    ) -> NamedToolbarEntry {
      NamedToolbarEntry(id: found.id, entry: found.entry.map(action))
    }

    /// Entries with unique IDs, without spaces.
    private static func numbered(
      _ entries: [MenuToolbarEntry<Toolbar.Command>]
    ) -> [(id: String, entry: MenuToolbarEntry<Toolbar.Command>)] {
      var ids = UniqueIDs()
      return entries.filter { !$0.isSpace }.map { (ids.next($0.id), $0) }
    }
  }

  nonisolated extension MenuToolbarEntry {
    /// The command whose options or elements the entry lists.
    fileprivate var commandID: String? {
      switch self {
      case .menu(let menu, _): return menu.id
      case .segments(let segments, _): return segments.items.first?.id
      default: return nil
      }
    }

    /// The entry, or what it groups: a watch has no groups.
    fileprivate var ungrouped: [MenuToolbarEntry] {
      guard case .group(let group, _) = content else { return [self] }
      let entries = group.entries.flatMap(\.ungrouped)
      if case .hidden = self { return entries.map { .hidden($0) } }
      return entries
    }

    /// Whether the entry is shown in the state.
    var isShown: Bool {
      switch self {
      case .item(let item, _): return item.isShown
      case .menu(let menu, _): return menu.isShown
      case .segments(let segments, _): return segments.items.contains { $0.isShown }
      case .group(let group, _): return group.entries.contains { $0.isShown }
      case .view: return true
      case .system(let item, _):
        return item.toolbarAction != nil || [.share, .undo, .redo].contains(item)
      case .search, .space, .flexibleSpace, .separator, .hidden: return false
      }
    }
  }
#endif
