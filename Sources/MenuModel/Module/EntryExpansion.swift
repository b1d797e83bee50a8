import MenuSyntax

extension MenuModule {
  /// The entries that a surface shows on one platform.
  ///
  /// `include` is spliced, `on` is applied, a submenu that names a menu gets that menu's entries, a menu, section, row or
  /// group that is empty there is left out, and separators that lead, trail or double are dropped. `when` stays, since
  /// the state decides it.
  package func entries(_ entries: [Entry], on platform: Platform) -> [Entry] {
    expanded(entries, on: platform, includedAt: nil)
  }

  /// Whether `entries(_:on:)` has any.
  package func hasEntry(_ list: [Entry], on platform: Platform) -> Bool {
    !entries(list, on: platform).isEmpty
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
      default:
        if entry.block == nil { break }
        let inner = entry.namedMenu.map { menus[$0.index].entries } ?? entry.children
        entry.block = expanded(inner, on: platform, includedAt: includedAt)
        if entry.children.isEmpty { continue }
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
