import MenuModel
import MenuSyntax

extension GuidelineReport {
  /// Whether an entry can be taken out of the text of a menu, or moved in it, by itself.
  ///
  /// Not so for an entry of another menu's text, in a block of its own, with an alternate, or with an `@allow`.
  func isMovable(_ entry: ExpandedEntry, in menu: ExpandedMenu) -> Bool {
    guard entry.includedFrom == nil, menu.includedAt == nil, !entry.isNested, entry.alternate == nil
    else { return false }
    guard menu.place.contains(entry.place), !isWrittenElsewhere(menu) else { return false }
    if let index = menu.entries.firstIndex(where: { $0.place == entry.place }),
      index + 1 < menu.entries.count, menu.entries[index + 1].alternate != nil
    {
      return false
    }
    return !module.guidelines.allowances.contains { $0.scope == entry.place }
  }

  /// A fix that takes an entry out of a menu; nil if it is the only one there, or cannot go by itself.
  func removal(of entry: ExpandedEntry, from menu: ExpandedMenu, title: Message) -> GuidelineFix? {
    guard menu.entries.count > 1, isMovable(entry, in: menu) else { return nil }
    return GuidelineFix(
      title: title, applicability: .unsafe, edits: [edits.removal(of: entry.place)])
  }

  /// Whether a submenu's text is in another menu that is included.
  private func isWrittenElsewhere(_ menu: ExpandedMenu) -> Bool {
    var menu = menu
    while let parent = menu.parent {
      guard expanded.menus[parent].place.contains(menu.place) else { return true }
      menu = expanded.menus[parent]
    }
    return false
  }
}

extension Place {
  /// Whether another place is within this one.
  func contains(_ other: Place) -> Bool {
    source == other.source && span.start <= other.span.start && other.span.end <= span.end
  }
}
