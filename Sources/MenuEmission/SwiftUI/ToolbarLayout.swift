import MenuModel
import MenuSyntax

/// Builds the layout of a toolbar for SwiftUI: which entries go where.
struct ToolbarLayout {
  let context: EmissionContext
  let toolbar: ToolbarSurface
  private let texts: SurfaceTexts

  init(context: EmissionContext, toolbar: ToolbarSurface) {
    self.context = context
    self.toolbar = toolbar
    texts = toolbar.texts(in: context)
  }

  /// Whether SwiftUI shows any of the toolbar.
  var hasBars: Bool {
    toolbar.blocks.contains { block in
      ToolbarSurface.platforms(of: block, in: context.module).contains { platform in
        bars(of: block, on: platform).contains { !$0.isEmpty }
      }
    }
  }

  /// The conformance, with a function for each bar that is not empty.
  var declaration: Declaration {
    let parts = partIDs
    let ids =
      parts.isEmpty
      ? [] : [Declaration(modifiers: [.nonisolated], kind: .cases("PartID", parts))]
    return Declaration(
      kind: .type(
        .extension, toolbar.typeName, conforms: ["MenuToolbarLayout"],
        ids + toolbar.blocks.flatMap(declarations)))
  }

  /// The IDs of the groups and menus that SwiftUI shows, each once.
  private var partIDs: [String] {
    var ids: [String] = []
    for block in toolbar.blocks {
      for platform in ToolbarSurface.platforms(of: block, in: context.module) {
        for bar in bars(of: block, on: platform) {
          for id in bar.pieces.flatMap(\.partIDs) where !ids.contains(id) { ids.append(id) }
        }
      }
    }
    return ids
  }

  /// A bar on one platform.
  private struct Bar: Equatable {
    /// The name of the function: `phoneBar`, `macItems`.
    var name: String
    var isCustomizable = false
    var pieces: [ToolbarPiece]

    var isEmpty: Bool { pieces.allSatisfy(\.isComment) }
  }

  private func declarations(for block: Toolbar.Block) -> [Declaration] {
    let platforms = ToolbarSurface.platforms(of: block, in: context.module)
    guard let platform = platforms.first else { return [] }
    return bars(of: block, on: platform).enumerated().flatMap { index, bar -> [Declaration] in
      // macOS and Mac Catalyst show the same block, and may do it differently.
      let others = platforms.dropFirst().map { bars(of: block, on: $0)[index] }
      guard let other = others.first(where: { $0 != bar }) else { return declarations(for: bar) }
      return [
        Declaration(
          kind: .conditional(
            platform.menuSupport.condition, declarations(for: bar),
            otherwise: declarations(for: other)))
      ]
    }
  }

  private func declarations(for bar: Bar) -> [Declaration] {
    let statements = bar.pieces.map(\.statement)
    // SwiftUI's builder cannot be empty.
    if bar.isEmpty { return Declaration.comment(statements).map { [$0] } ?? [] }
    let customizable = bar.isCustomizable ? "Customizable" : ""
    return [
      Declaration(
        kind: .function(
          bar.name,
          [Parameter(label: "_", name: "bar", type: "Menu" + customizable + "ToolbarProxy<Self>")],
          returns: "some " + customizable + "ToolbarContent",
          ResultBuilder.grouped(
            statements.map { [$0] }, in: bar.isCustomizable ? "MenuToolbarPart" : "Group")))
    ]
  }

  // MARK: - Bars

  private func bars(of block: Toolbar.Block, on platform: Platform) -> [Bar] {
    let entries = context.module.expansion(of: block.entries, on: platform).entries
    let items = ToolbarLayoutItems(
      context: context, names: ToolbarNames(of: toolbar, block, texts, in: context),
      isOnWatch: platform == .watchOS)
    switch block.platform {
    case .iPadOS: return padBars(entries, items)
    case .watchOS: return [Bar(name: "watchBar", pieces: watchBar(entries, items))]
    case .macOS, .macCatalyst:
      if block.isCustomizable {
        return [
          Bar(name: "macItems", isCustomizable: true, pieces: items.customizable(entries))
        ]
      }
      return [Bar(name: "macBar", pieces: items.fixed(entries, placesSearch: true))]
    case .visionOS: return [Bar(name: "visionBar", pieces: items.fixed(entries))]
    case .iOS, .tvOS: return [Bar(name: "phoneBar", pieces: phoneBar(entries, items))]
    }
  }

  private func phoneBar(
    _ entries: [Entry], _ items: ToolbarLayoutItems
  ) -> [ToolbarPiece] {
    let (areas, _) = Self.areas(of: entries, loose: .bottom)
    return items.grouped(areas[.leading] ?? [], "bar.leading")
      + items.grouped(areas[.trailing] ?? [], "bar.trailing", pinned: "bar.pinned")
      + items.fixed(areas[.bottom] ?? [], separatesTexts: true, placesSearch: true)
  }

  /// The entries of each area, and whether people can rearrange one.
  ///
  /// - Parameter looseArea: Where the entries outside any area go.
  private static func areas(
    of entries: [Entry], loose looseArea: Entry.Area
  ) -> (entries: [Entry.Area: [Entry]], isCustomizable: Bool) {
    var areas: [Entry.Area: [Entry]] = [:]
    var isCustomizable = false
    var loose: [Entry] = []
    for entry in entries {
      switch entry.kind {
      case .area(let area, let isAreaCustomizable, let inner):
        areas[area, default: []] += inner
        if isAreaCustomizable && area == .center { isCustomizable = true }
      default: loose.append(entry)
      }
    }
    areas[looseArea, default: []] += loose
    return (areas, isCustomizable)
  }

  private func padBars(_ entries: [Entry], _ items: ToolbarLayoutItems) -> [Bar] {
    let (areas, isCustomizable) = Self.areas(of: entries, loose: .trailing)
    var bar: [ToolbarPiece] = []
    bar += items.grouped(areas[.leading] ?? [], "bar.leading")
    if !isCustomizable { bar += items.grouped(areas[.center] ?? [], "bar.center") }
    bar += items.grouped(areas[.trailing] ?? [], "bar.trailing", pinned: "bar.pinned")
    let center = isCustomizable ? items.customizable(areas[.center] ?? [], spaces: false) : []
    return [
      Bar(name: "padBar", pieces: bar),
      Bar(
        name: "padBottomBar",
        pieces: items.fixed(areas[.bottom] ?? [], separatesTexts: true, placesSearch: true)),
      Bar(name: "padItems", isCustomizable: true, pieces: center),
    ]
  }

  private func watchBar(
    _ entries: [Entry], _ items: ToolbarLayoutItems
  ) -> [ToolbarPiece] {
    var pieces = items.grouped(entries, "bar")
    let shown = pieces.filter { !$0.isComment }
    guard let own = shown.first(where: \.hasSeveral), let index = pieces.firstIndex(of: own),
      case .entries(let base, var names) = own
    else { return pieces }
    let first = names.removeFirst()
    let isOnly = names.isEmpty && shown.count == 1 && !toolbar.scrolls
    pieces[index] = .entry(isOnly ? "bar.corner" : "bar.primary", first)
    if !names.isEmpty { pieces.insert(.entries(base, names), at: index + 1) }
    return pieces
  }
}
