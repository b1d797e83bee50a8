import MenuModel

extension EmissionContext {
  /// Whether entries for some platforms leave groups, submenus and sections as they are on all others.
  func standsInPlace(_ entries: [Entry]) -> Bool {
    for entry in entries {
      switch entry.kind {
      case .on(_, let inner):
        for case .separator in inner.map(\.kind) { return false }
        if !standsInPlace(inner) { return false }
      case .submenu(let submenu):
        let named = submenu.menu.map { module.menus[$0.index].entries }
        if !isOnAll(named ?? submenu.entries) { return false }
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner):
        if !isOnAll(inner) { return false }
      case .include(let menu):
        if !standsInPlace(module.menus[menu.index].entries) { return false }
      default:
        continue
      }
    }
    return true
  }

  /// Whether nothing among the entries is for some platforms only.
  private func isOnAll(_ entries: [Entry]) -> Bool {
    entries.allSatisfy { entry in
      switch entry.kind {
      case .on: return false
      case .include(let menu): return isOnAll(module.menus[menu.index].entries)
      case .submenu(let submenu):
        return isOnAll(
          submenu.menu.map { module.menus[$0.index].entries } ?? submenu.entries)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner):
        return isOnAll(inner)
      default: return true
      }
    }
  }

  /// Entries with those of the menus that they include.
  func spliced(_ entries: [Entry]) -> [Entry] {
    let isPlain = entries.indices.allSatisfy { index in
      if case .include = entries[index].kind { return false }
      return true
    }
    if isPlain { return entries }
    return entries.flatMap { entry in
      guard case .include(let menu) = entry.kind else { return [entry] }
      return spliced(module.menus[menu.index].entries)
    }
  }
}
