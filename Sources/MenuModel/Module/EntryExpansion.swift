import MenuSyntax

extension MenuModule {
  /// The entries that a surface shows on one platform.
  ///
  /// `include` is spliced, `on` is applied, a submenu that names a menu gets that menu's entries, a menu, section, row or
  /// group that is empty there is left out, and separators that lead, trail or double are dropped. `when` stays, since
  /// the state decides it.
  package func entries(_ entries: [Entry], on platform: Platform) -> [Entry] {
    if Self.areAsShown(entries) { return entries }
    var result: [Entry] = []
    appendExpanded(entries, on: platform, includedAt: nil, to: &result)
    return Self.normalizingSeparators(result)
  }

  /// Whether every platform shows entries just as they are, as it does most.
  private static func areAsShown(_ entries: [Entry]) -> Bool {
    // A separator has an entry before and behind it.
    var mayBeSeparator = false
    for index in entries.indices {
      switch entries[index].kind {
      case .separator:
        if !mayBeSeparator { return false }
        mayBeSeparator = false
        continue
      case .include, .on:
        return false
      case .submenu(let submenu):
        if submenu.menu != nil || submenu.entries.isEmpty { return false }
        if !areAsShown(submenu.entries) { return false }
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .titleMenu(let inner), .area(_, _, let inner):
        if inner.isEmpty || !areAsShown(inner) { return false }
      case .group(let group):
        if group.entries.isEmpty || !areAsShown(group.entries) { return false }
      case .command, .each, .standard, .view, .space, .flexible, .segmented, .search:
        break
      }
      mayBeSeparator = true
    }
    return mayBeSeparator || entries.isEmpty
  }

  /// Whether `entries(_:on:)` has any; stops at the first.
  package func hasEntry(_ entries: [Entry], on platform: Platform) -> Bool {
    for index in entries.indices {
      switch entries[index].kind {
      case .separator:
        continue
      case .include(let menu):
        if hasEntry(menus[menu.index].entries, on: platform) { return true }
      case .on(let platforms, let inner):
        if platforms.contains(platform), hasEntry(inner, on: platform) { return true }
      case .submenu(let submenu):
        if hasEntry(submenu.menu.map { menus[$0.index].entries } ?? submenu.entries, on: platform) {
          return true
        }
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .titleMenu(let inner), .area(_, _, let inner):
        if hasEntry(inner, on: platform) { return true }
      case .group(let group):
        if hasEntry(group.entries, on: platform) { return true }
      case .command, .each, .standard, .view, .space, .flexible, .segmented, .search:
        return true
      }
    }
    return false
  }

  private func appendExpanded(
    _ entries: [Entry], on platform: Platform, includedAt: Place?, to result: inout [Entry]
  ) {
    for entry in entries {
      var entry = entry
      if let includedAt { entry.includedAt = includedAt }
      switch entry.kind {
      case .include(let menu):
        appendExpanded(
          menus[menu.index].entries, on: platform, includedAt: includedAt ?? entry.place,
          to: &result)
        continue
      case .on(let platforms, let inner):
        if platforms.contains(platform) {
          appendExpanded(inner, on: platform, includedAt: includedAt, to: &result)
        }
        continue
      case .submenu(var submenu):
        if let menu = submenu.menu { submenu.entries = menus[menu.index].entries }
        submenu.entries = expanded(submenu.entries, on: platform, includedAt: includedAt)
        if submenu.entries.isEmpty { continue }
        entry.kind = .submenu(submenu)
      case .section(let title, let inner):
        let inner = expanded(inner, on: platform, includedAt: includedAt)
        if inner.isEmpty { continue }
        entry.kind = .section(title: title, entries: inner)
      case .row(let inner):
        let inner = expanded(inner, on: platform, includedAt: includedAt)
        if inner.isEmpty { continue }
        entry.kind = .row(inner)
      case .palette(let inner):
        let inner = expanded(inner, on: platform, includedAt: includedAt)
        if inner.isEmpty { continue }
        entry.kind = .palette(inner)
      case .when(let condition, let inner):
        let inner = expanded(inner, on: platform, includedAt: includedAt)
        if inner.isEmpty { continue }
        entry.kind = .when(condition, inner)
      case .group(var group):
        group.entries = expanded(group.entries, on: platform, includedAt: includedAt)
        if group.entries.isEmpty { continue }
        entry.kind = .group(group)
      case .titleMenu(let inner):
        let inner = expanded(inner, on: platform, includedAt: includedAt)
        if inner.isEmpty { continue }
        entry.kind = .titleMenu(inner)
      case .area(let area, let isCustomizable, let inner):
        let inner = expanded(inner, on: platform, includedAt: includedAt)
        if inner.isEmpty { continue }
        entry.kind = .area(area, isCustomizable: isCustomizable, entries: inner)
      case .command, .each, .separator, .standard, .view, .space, .flexible, .segmented, .search:
        break
      }
      result.append(entry)
    }
  }

  private func expanded(_ entries: [Entry], on platform: Platform, includedAt: Place?) -> [Entry] {
    var result: [Entry] = []
    appendExpanded(entries, on: platform, includedAt: includedAt, to: &result)
    return Self.normalizingSeparators(result)
  }

  private static func normalizingSeparators(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    var separatorIsDue: Entry?
    for entry in entries {
      if case .separator = entry.kind {
        if !result.isEmpty && separatorIsDue == nil { separatorIsDue = entry }
        continue
      }
      if let separator = separatorIsDue {
        result.append(separator)
        separatorIsDue = nil
      }
      result.append(entry)
    }
    return result
  }
}
