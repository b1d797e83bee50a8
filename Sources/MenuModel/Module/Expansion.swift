import MenuSyntax

/// What one platform shows of some entries, as a tree of those that are left. Each knows where it is written.
///
/// `include` is spliced, `on` is applied, a submenu that names a menu gets that menu's entries, a block that is empty
/// there is left out, and separators that lead, trail or double are dropped. `when` stays, since the state decides it;
/// it is no border, so that a separator in it can divide what is in it from what follows.
package struct Expansion: Sendable {
  package private(set) var entries: [Entry] = []
  /// The separators of the text itself that are dropped, not those that an `include` brings.
  package private(set) var droppedSeparators: [DroppedSeparator] = []
  private let platform: Platform
  private let module: MenuModule

  /// A separator that does not divide anything on the platform.
  package struct DroppedSeparator: Sendable {
    package var place: Place
    /// The submenu or document menu that it is in; nil if it is in the menu or toolbar itself.
    package var menu: Place?
    /// Whether it comes after the last entry of its menu.
    package var isTrailing: Bool
  }

  package init(of entries: [Entry], on platform: Platform, in module: MenuModule) {
    self.platform = platform
    self.module = module
    self.entries = divided(spliced(entries, in: nil, includedAt: nil), in: nil)
  }

  /// Whether the platform shows none of the entries.
  package var isEmpty: Bool { entries.isEmpty }

  /// The entries without `include` and `on`, and with their blocks expanded.
  private mutating func spliced(
    _ entries: [Entry], in menu: Place?, includedAt: Place?
  ) -> [Entry] {
    var result: [Entry] = []
    for var entry in entries {
      if let includedAt { entry.includedAt = includedAt }
      switch entry.kind {
      case .include(let named):
        result += spliced(
          module.menus[named.index].entries, in: menu, includedAt: includedAt ?? entry.place)
      case .on(let platforms, let inner):
        if !platforms.contains(platform) { continue }
        result += spliced(inner, in: menu, includedAt: includedAt).map { inner in
          var inner = inner
          inner.isInPlatformBlock = true
          return inner
        }
      case .when(_, let inner):
        entry.block = spliced(inner, in: menu, includedAt: includedAt)
        result.append(entry)
      case .submenu, .titleMenu:
        // A menu of its own: its entries are in its text, or it includes them.
        let inner = entry.namedMenu.map { module.menus[$0.index].entries } ?? entry.children
        entry.block = divided(
          spliced(inner, in: entry.place, includedAt: nil), in: entry.place)
        if !entry.children.isEmpty { result.append(entry) }
      case .section, .row, .palette, .group, .area:
        entry.block = divided(
          spliced(entry.children, in: menu, includedAt: includedAt), in: menu, isBlock: true)
        if !entry.children.isEmpty { result.append(entry) }
      case .command, .each, .text, .separator, .standard, .view, .space, .flexible, .segmented,
        .search:
        result.append(entry)
      }
    }
    return result
  }

  /// The entries with only those separators that divide two of them.
  private mutating func divided(
    _ entries: [Entry], in menu: Place?, isBlock: Bool = false
  ) -> [Entry] {
    var isPreceded = false
    return divided(entries, in: menu, isBlock, isPreceded: &isPreceded, isFollowed: false)
  }

  /// - Parameters:
  ///   - isPreceded: Whether an entry comes before these with no separator in between; afterwards, before what follows.
  ///   - isFollowed: Whether an entry comes after these in the same list.
  private mutating func divided(
    _ entries: [Entry], in menu: Place?, _ isBlock: Bool, isPreceded: inout Bool, isFollowed: Bool
  ) -> [Entry] {
    let last = entries.lastIndex { !$0.hasOnlySeparators } ?? 0
    var result: [Entry] = []
    for (index, var entry) in entries.enumerated() {
      let isFollowed = isFollowed || index < last
      switch entry.kind {
      case .separator:
        if isPreceded && isFollowed {
          result.append(entry)
        } else if entry.includedAt == nil {
          droppedSeparators.append(
            DroppedSeparator(place: entry.place, menu: menu, isTrailing: isPreceded && !isBlock))
        }
        isPreceded = false
      case .when(_, let inner):
        entry.block = divided(
          inner, in: menu, isBlock, isPreceded: &isPreceded, isFollowed: isFollowed)
        if !entry.children.isEmpty { result.append(entry) }
      default:
        isPreceded = true
        result.append(entry)
      }
    }
    return result
  }
}

extension Entry {
  /// Whether it is a separator, or a `when` with nothing else in it.
  fileprivate var hasOnlySeparators: Bool {
    switch kind {
    case .separator: return true
    case .when(_, let inner): return inner.allSatisfy(\.hasOnlySeparators)
    default: return false
    }
  }
}

extension MenuModule {
  /// What a platform shows of some entries.
  package func expansion(of entries: [Entry], on platform: Platform) -> Expansion {
    Expansion(of: entries, on: platform, in: self)
  }
}
